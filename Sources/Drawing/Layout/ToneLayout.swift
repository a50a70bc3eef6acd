/// A view of which every part takes over something: `opacity`, `rotationEffect`.
public struct ToneLayout: Drawable {
    private let change: (inout Tone) -> Void
    private var isHidden = false
    private var isFaint = false

    /// Lets everything inside take over a change of the tone.
    public init(_ change: @escaping (inout Tone) -> Void) { self.change = change }

    /// Thins every colour inside; 0 hides the view, NaN counts as 0.
    public static func opacity(_ opacity: Double) -> ToneLayout {
        let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
        var layout = ToneLayout { $0.opacity *= opacity }
        layout.isHidden = opacity == 0
        layout.isFaint = opacity < 1
        return layout
    }

    /// Lets the legend say something about everything inside.
    public static func detail(_ detail: String) -> ToneLayout { ToneLayout { $0.say(detail) } }

    public func shown(of subviews: Subviews) -> Subviews { isHidden ? [] : subviews }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard !isHidden else { return }
        let paintAll = { (canvas: inout Canvas) in
            canvas.toned(change) { canvas in
                for child in subviews { child.paint(on: &canvas) }
            }
        }
        guard isFaint else { return paintAll(&canvas) }
        var tone = Tone()
        change(&tone)
        canvas.layered(.faint(tone.opacity)) { $0.seenThrough(in: frame, paintAll) }
    }
}
