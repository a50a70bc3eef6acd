extension Session {
    /// Prints a part of the tree.
    func print(_ nodes: NumberedTree, numbers: Range<Int>) -> String {
        numbers.isEmpty ? Messages.emptyCanvas : TreePrinter(width: settings.width).print(nodes, numbers: numbers)
    }
}
