import Trees

extension Session {
    /// Prints a part of the tree.
    func print(_ nodes: NumberedTree, numbers: Range<Int>) -> String {
        numbers.isEmpty ? Messages.emptyCanvas : nodes.text(width: settings.width, of: numbers)
    }
}
