/// A view of which every part takes over something: `opacity`, `rotationEffect`.
public struct ToneLayout: Drawable {
    private let change: (inout Tone) -> Void
    private var isHidden = false
    private var isFaint = false
    private var blur = 0.0

    /// Lets everything inside take over a change of the tone.
    public init(_ change: @escaping (inout Tone) -> Void) { self.change = change }

    /// Thins every colour inside. What nobody can see of the view is hidden; NaN counts as 0.
    public static func opacity(_ opacity: Double) -> ToneLayout {
        let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
        var layout = ToneLayout { $0.opacity *= opacity }
        layout.isHidden = opacity <= ResolvedPaint.unseen
        layout.isFaint = opacity < 1
        return layout
    }

    /// Lets the legend say something about everything inside.
    public static func detail(_ detail: String) -> ToneLayout { ToneLayout { $0.say(detail) } }

    /// Shows every colour inside through a filter, and lets the legend say it.
    public static func filter(_ filter: ColorFilter) -> ToneLayout { ToneLayout { $0.filter(filter) } }

    /// Blurs everything inside by so many points, more than 0, and lets the legend say it.
    public static func blur(_ radius: Double, _ detail: String) -> ToneLayout {
        var layout = ToneLayout {
            $0.blur += radius
            $0.say(detail)
        }
        layout.blur = radius
        return layout
    }

    public func shown(of subviews: Subviews) -> Subviews { isHidden ? [] : subviews }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard !isHidden else { return }
        let paintAll = { (canvas: inout Canvas) in
            canvas.toned(change) { canvas in
                for child in subviews { child.paint(on: &canvas) }
            }
        }
        if blur > 0 { return _ = canvas.layered(.blurred(blur), paintAll) }
        guard isFaint else { return paintAll(&canvas) }
        var tone = Tone()
        change(&tone)
        canvas.layered(.faint(tone.opacity)) { $0.seenThrough(in: frame, paintAll) }
    }
}
