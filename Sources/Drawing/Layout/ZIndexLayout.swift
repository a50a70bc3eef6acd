/// A view with a height of its own above the others that overlap it: `zIndex(_:)`.
public struct ZIndexLayout: Drawable {
    let index: Double

    /// What is higher lies on top; NaN counts as 0.
    public init(_ index: Double) { self.index = index.isNaN ? 0 : index }

    public var isWish: Bool { true }
}

extension Element {
    /// The height that was given to the view, by itself or inside its modifiers; 0 where none was.
    private var height: Double {
        var element = self
        while element.hasWishes {
            if let own = element.drawing as? ZIndexLayout { return own.index }
            guard element.children.count == 1 else { break }
            element = element.children[0]
        }
        return 0
    }

    /// Views from the lowest to the highest, as they are painted; those of equal height stay in their order.
    public static func layered(_ elements: [Element]) -> [Element] {
        guard elements.contains(where: \.hasWishes) else { return elements }
        let heights = elements.map(\.height)
        guard heights.contains(where: { $0 != 0 }) else { return elements }
        return elements.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { elements[$0] }
    }
}
