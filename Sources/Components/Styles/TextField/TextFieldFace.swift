import Drawing
import StyleEngine

/// What a built-in style shows of a text field: its text, or what is to be typed, on a line of ten columns or more, or
/// of a firm width. In a form its label stands before it, elsewhere inside where nothing else does.
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
        let isSecure = view.configuration.isSecure
        let lineLimit = view.configuration.isMultiline ? inputs.environment.lineLimit : 1
        let look = ControlLook(
            ControlPart(label: view.configuration.label), environment: { $0.lineLimit = lineLimit }
        ) { place, elements in
            let line = place.changed { $0.lineLimit = lineLimit }
            let isRow = place.environment.controlContext == .form && !place.environment.labelsAreHidden
            let label = isRow ? Element.nothing : elements[0]
            let prompt = view.configuration.prompt.map { Element($0.block(in: line)) } ?? label
            let shown = isSecure ? line.signs(.bullet, count: text.count) : line.text(text)
            let inside = text.isEmpty ? prompt.noted(["prompt"]) : Element(shown)
            let blanks = Element(BlankLine(columns: columns), [inside]).standing(in: place)
            let field = view.hasBorder ? Element(Brackets("[", "]"), [blanks]).onGround(in: place) : blanks
            return isRow && !elements[0].isNothing ? Element(ControlRow(), [elements[0], field]) : field
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}

/// A view followed by blanks to be written on, up to a number of columns.
private struct BlankLine: Drawable {
    let columns: Int

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(width: proposal.growing(max(inner.width, columns)), height: max(1, inner.height))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        if frame.height > 1 {
            // The last of several lines may be shorter than the longest: it is written over blanks.
            let blanks = String(repeating: Sign.blank.character, count: frame.width)
            canvas.write(blanks, at: Point(x: frame.minX, y: frame.maxY - 1), isNamed: false)
            return subviews.forEach { $0.paint(on: &canvas) }
        }
        let written = subviews.first?.frame.width ?? 0
        let rest = Rect(
            x: frame.minX + written, y: frame.maxY - 1, width: frame.width - written, height: 1)
        let visible = canvas.visibleColumns(of: rest)
        let blanks = String(repeating: Sign.blank.character, count: visible.count)
        canvas.write([(blanks, Point(x: visible.lowerBound, y: rest.minY))], named: blanks) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }
}
