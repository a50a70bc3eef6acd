import Drawing
import StyleEngine

/// What a built-in style shows of a text field: its text, or what is to be typed, on a line of ten columns or more, or
/// of a firm width. In a form its label stands before it, elsewhere inside where nothing else does.
struct TextFieldFace: PrimitiveView {
    /// When the line has a border.
    enum Border {
        /// Always.
        case always
        /// Where nothing else has an edge around it.
        case onlyEdge
    }

    private static let columns = 10

    private let configuration: TextFieldStyleConfiguration
    private let border: Border?

    init(_ configuration: TextFieldStyleConfiguration, border: Border?) {
        self.configuration = configuration
        self.border = border
    }

    static func _resolve(_ view: TextFieldFace, at inputs: Inputs, by resolver: Resolver) {
        let text = view.configuration.text.wrappedValue
        let isSecure = view.configuration.isSecure
        let isMultiline = view.configuration.isMultiline
        let lineLimit = isMultiline ? inputs.environment.lineLimit : 1
        let look = ControlLook(
            ControlPart(label: view.configuration.label), environment: { $0.lineLimit = lineLimit }
        ) { place, elements in
            let written = place.changed { $0.lineLimit = lineLimit }
            let isRow = place.environment.controlContext == .form && !place.environment.labelsAreHidden
            let label = isRow ? Element.nothing : elements[0]
            let prompt =
                view.configuration.prompt.map { Element($0.block(in: written)).enlarged(in: place.scale) } ?? label
            let shown = isSecure ? written.signs(.bullet, count: text.count) : written.text(text)
            let inside = text.isEmpty ? prompt.quiet.noted(["prompt"]) : Element(shown).enlarged(in: place.scale)
            let line = BlankLine(
                columns: columns, lines: isMultiline ? max(1, place.environment.reservedLines) : 1,
                sign: inside.isNothing ? .blank : .unwritten,
                alignment: place.environment.multilineTextAlignment)
            let blanks = Element(line, [inside]).standing(in: place)
            // Where it may be a frame, a text keeps away from it.
            let air = place.charset == .unicode ? " " : ""
            let field =
                view.border.map { border in
                    let brackets = Brackets.border(
                        "\(Sign.fieldLeft)\(air)", "\(air)\(Sign.fieldRight)", isOnlyEdge: border == .onlyEdge)
                    return Element(brackets, [blanks]).acting(in: place).onGround(in: place)
                } ?? blanks
            return isRow && !elements[0].isNothing ? Element(ControlRow(), [elements[0], field]) : field
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}

/// A view among blanks to be written on: at least so many columns and lines of them.
private struct BlankLine: Drawable {
    let columns: Int
    let lines: Int
    /// What a blank is.
    let sign: Sign
    /// Where among them it stands.
    let alignment: TextAlignment

    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(width: proposal.growing(max(inner.width, columns)), height: max(lines, inner.height))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let room = max(0, frame.width - child.size(proposal).width)
        let before =
            switch alignment {
            case .leading: 0
            case .center: room / 2
            case .trailing: room
            }
        child.place(at: Point(x: frame.minX + before, y: frame.minY), proposal)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        if frame.height > 1 {
            // The last of several lines may be shorter than the longest: it is written over blanks.
            let blanks = String(repeating: sign.character, count: frame.width)
            canvas.write(blanks, at: Point(x: frame.minX, y: frame.maxY - 1), isNamed: false)
            return subviews.forEach { $0.paint(on: &canvas) }
        }
        let written = subviews.first?.frame ?? Rect(x: frame.minX, y: frame.minY, width: 0, height: 1)
        let rests = [frame.minX..<written.minX, written.maxX..<max(written.maxX, frame.maxX)]
        let blanks = rests.map { rest in
            let columns = canvas.visibleColumns(
                of: Rect(x: rest.lowerBound, y: frame.maxY - 1, width: rest.count, height: 1))
            let text = String(repeating: sign.character, count: columns.count)
            return (text: text, place: Point(x: columns.lowerBound, y: frame.maxY - 1))
        }.filter { !$0.text.isEmpty }
        canvas.write(blanks, named: blanks.map(\.text).joined()) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }
}
