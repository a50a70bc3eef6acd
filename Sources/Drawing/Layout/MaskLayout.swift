/// A view of which only what lies where another view draws is seen: `mask`. The first child is the view, which alone
/// decides the size; the second one gets that as its proposal, and is the mask.
public struct MaskLayout: Drawable {
    private let places: SecondaryLayout
    private let aspect: Int

    /// A mask that is aligned with its view. `aspect` is the number of columns that look as long as a row.
    public init(_ alignment: Alignment = .center, aspect: Int = 2) {
        places = .overlay(alignment)
        self.aspect = aspect
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { places.size(proposal, subviews) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        places.place(subviews, in: frame, proposal)
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        places.guide(guide, in: frame, subviews)
    }

    public func leastRows(_ subviews: Subviews) -> Int { places.leastRows(subviews) }

    public func fillsRows(_ subviews: Subviews) -> Bool { places.fillsRows(subviews) }

    public func isBox(_ subviews: Subviews) -> Bool { subviews.first?.isBox == true }

    /// Nothing shows beyond the mask, or beyond the view.
    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        guard let view = subviews.first, let mask = subviews.last else { return extent }
        let shared = view.bounds.intersection(mask.bounds)
        return shared.isEmpty ? Rect(origin: .zero, size: .zero) : shared
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard subviews.count == 2 else { return }
        if let (outline, cells) = MaskLayout.shape(of: subviews[1]) {
            // What one shape leaves is what a clip to it leaves.
            let clip = ClipLayout(outline, aspect: aspect, verb: "mask")
            return clip.paint(on: &canvas, in: cells, [subviews[0]])
        }
        canvas.masked(by: subviews[1]) { subviews[0].paint(on: &$0) }
    }

    /// The shape that fills a mask which is nothing else, and where it does.
    private static func shape(of mask: Element) -> (outline: Outline, cells: Rect)? {
        var (element, cells) = (mask, mask.frame)
        while true {
            if let painting = element.drawing as? ShapePainting { return painting.opaque.map { ($0, cells) } }
            guard isPlain(element.drawing), element.children.count == 1 else { return nil }
            element = element.children[0]
            cells = Rect(origin: cells.origin + element.frame.origin, size: element.frame.size)
        }
    }

    /// Whether something only says where what is inside stands.
    private static func isPlain(_ drawing: any Drawable) -> Bool {
        drawing is FrameLayout || drawing is FlexibleFrameLayout || drawing is PaddingLayout || drawing is LayerLayout
            || drawing is OffsetLayout || drawing is GeometryLayout
    }
}
