import Drawing
import StyleEngine

/// What a built-in style shows of a text field: its text, or what is to be typed, on a line of ten columns or more.
struct TextFieldFace: PrimitiveView {
    private static let columns = 10

    private let configuration: TextFieldStyleConfiguration
    private let hasBorder: Bool

    init(_ configuration: TextFieldStyleConfiguration, hasBorder: Bool) {
        self.configuration = configuration
        self.hasBorder = hasBorder
    }

    static func _resolve(_ view: TextFieldFace, at inputs: Inputs, by resolver: Resolver) {
        let text = view.configuration.text.wrappedValue
        let shown = view.configuration.isSecure ? String(repeating: "*", count: text.count) : text
        let look = ControlLook(view.configuration.label) { place, elements in
            let prompt = view.configuration.prompt.map { Element(place.text($0)) } ?? .row(of: elements)
            let inside = shown.isEmpty ? prompt.noted(["prompt"]) : Element(place.text(shown))
            let line = Element(BlankLine(columns: columns), [inside.enabled(in: place)])
            return view.hasBorder ? Element(Brackets("[", "]"), [line]) : line
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}

/// A view followed by blanks to be written on, up to a number of columns.
private struct BlankLine: Drawable {
    let columns: Int

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(
            width: max(inner.width, min(columns, proposal.width ?? Size.infinity)), height: max(1, inner.height))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let written = subviews.first?.frame.width ?? 0
        let blanks = String(repeating: "_", count: max(0, frame.width - written))
        canvas.write(blanks, at: Point(x: frame.minX + written, y: frame.maxY - 1))
        for child in subviews { child.paint(on: &canvas) }
    }
}
