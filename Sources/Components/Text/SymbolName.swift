import Drawing

/// The name of a symbol without a glyph, or a glyph with a frame: all of it, or one sign where there is no room for that, as
/// a part says nothing.
struct SymbolName: Drawable {
    /// The name alone; nil of a glyph.
    let word: String?
    /// The name as it is written, and what stands in its place.
    let name: TextBlock
    let sign: TextBlock

    var isRigid: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { shown(in: proposal.width).size(proposal, []) }

    func breadth(_ subviews: Subviews) -> Int { 1 }

    func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? { name.guide(guide, in: frame, []) }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        shown(in: frame.width).paint(on: &canvas, in: frame, [])
    }

    private func shown(in width: Int?) -> TextBlock {
        guard let width, width < name.size(.unspecified, []).width else { return name }
        return sign
    }
}

extension Element {
    /// Whether all that it shows is the name of a symbol, which others say too.
    func repeats(_ others: some Sequence<Element>) -> Bool {
        var alone = self
        while alone.children.count == 1 { alone = alone.children[0] }
        guard let word = (alone.drawing as? SymbolName)?.word?.lowercased() else { return false }
        var pending = Array(others)
        while let element = pending.popLast() {
            let words = (element.drawing as? TextBlock)?.text.lowercased().split(separator: " ") ?? []
            if words.contains(word[...]) { return true }
            pending += element.children
        }
        return false
    }
}
