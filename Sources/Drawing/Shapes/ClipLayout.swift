/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`. Where no fill shows the
/// shape, the legend tells it of the text inside.
public struct ClipLayout: Drawable {
    private let outline: Outline
    private let aspect: Int

    /// A clip to a shape. `aspect` is the number of columns that look as long as a row.
    public init(_ outline: Outline = .rectangle, aspect: Int = 2) {
        self.outline = outline
        self.aspect = aspect
    }

    public var isClipping: Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let frame = shape(in: frame)
        guard isBox(subviews) else { return cut(&canvas, frame, subviews) }
        canvas.casting(from: outline, in: frame) { cut(&$0, frame, subviews) }
    }

    /// The cells of the shape, which stands in the middle of the view. On one row nothing is round, and all is kept.
    private func shape(in frame: Rect) -> Rect {
        guard frame.height > 1 else { return frame }
        let size = outline.size(in: frame.size, aspect: aspect)
        return Rect(origin: frame.origin(of: size, .center), size: size)
    }

    private func cut(_ canvas: inout Canvas, _ frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            guard !outline.name.isEmpty else { return subviews.forEach { $0.paint(on: &canvas) } }
            let isFormTold = outline.isHidden(in: frame.size, aspect: aspect, isFilled: true) || frame.height == 1
            canvas.cut(outline, canvas.absolute(frame), isFormTold: isFormTold) { canvas in
                for child in subviews { child.paint(on: &canvas) }
            }
        }
    }
}
