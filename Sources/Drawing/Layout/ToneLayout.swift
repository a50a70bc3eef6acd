/// A view of which every part takes over something: `opacity`, `rotationEffect`.
public struct ToneLayout: Drawable {
    private let opacity: Double
    private let detail: String?

    /// Thins every colour inside; 0 hides the view, NaN counts as 0.
    public static func opacity(_ opacity: Double) -> ToneLayout {
        ToneLayout(opacity: opacity.isNaN ? 0 : max(0, min(1, opacity)), detail: nil)
    }

    /// Lets the legend say something about everything inside.
    public static func detail(_ detail: String) -> ToneLayout { ToneLayout(opacity: 1, detail: detail) }

    public func shown(of subviews: Subviews) -> Subviews { opacity > 0 ? subviews : [] }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard opacity > 0 else { return }
        let outer = canvas.tone
        canvas.tone.opacity *= opacity
        if let detail { canvas.tone.details.append(detail) }
        for child in subviews { child.paint(on: &canvas) }
        canvas.tone = outer
    }
}
