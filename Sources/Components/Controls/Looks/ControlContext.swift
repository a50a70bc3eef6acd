import Drawing
import StyleEngine

/// Where a control stands. Automatic styles look at it; a style that was pushed beats it (rule C8).
enum ControlContext: Hashable {
    case list, form, menu
}

private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext? { nil }
}

extension EnvironmentValues {
    /// The list, form or menu that a control stands in; nil outside of them.
    var controlContext: ControlContext? {
        get { self[ControlContextKey.self] }
        set { self[ControlContextKey.self] = newValue }
    }
}

extension View {
    /// Tells the controls inside where they stand.
    func controlContext(_ context: ControlContext) -> some View {
        modifier(EnvironmentTransform { $0.controlContext = context })
    }
}

/// A dash before the first row of a view, which tells a button in a list from a text: `- Share`.
struct HangingDash: Drawable {
    private let columns = 2

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal.inset(width: columns, height: 0)) ?? .zero
        return Size(width: inner.width + columns, height: max(1, inner.height))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let origin = Point(x: frame.minX + columns, y: frame.minY)
        subviews.first?.place(at: origin, proposal.inset(width: columns, height: 0))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.write("-", at: frame.origin, isNamed: false)
        for child in subviews { child.paint(on: &canvas) }
    }
}
