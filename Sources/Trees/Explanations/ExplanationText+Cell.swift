import Drawing
import StyleEngine

extension ExplanationText {
    /// Why a cell of the picture shows what it does.
    ///
    /// - Parameters:
    ///   - character: what the picture shows; nil where the cell is empty.
    ///   - coats: what was painted on the cell, the first one below.
    ///   - around: the parts of the layout in which it lies, the outermost first.
    package init(
        at column: Int, _ row: Int, showing character: Character?, coats: [CellWitness.Coat], around: [Element],
        names: PartNames
    ) {
        let painted = coats.lastIndex {
            switch $0.kind {
            case .character, .line, .fill, .shadow: true
            case .free, .look: false
            }
        }
        var facts: [Fact] = []
        if let painted {
            let label = character == nil ? "belongs to" : "drawn by"
            facts.append(Fact(label: label, text: Self.text(of: coats[painted], names)))
            let later = coats[(painted + 1)...].filter { if case .look = $0.kind { true } else { false } }
            let painters = later.suffix(3).map { names.nameWithCode(of: $0.element) }
            facts += painters.map { Fact(label: "changed by", text: $0) }
            let effects = names.effects(on: coats[painted].element).filter { !painters.contains($0.text) }
            facts += effects.prefix(4).map { Fact(label: $0.label, text: $0.text) }
            facts += coats[..<painted].suffix(3).reversed().map { Fact(label: "over", text: Self.text(of: $0, names)) }
        } else {
            facts.append(Fact(label: "belongs to", text: Self.space(of: around, names)))
        }
        let outside = (painted.map { coats[$0].element } ?? around.last).map(names.outside) ?? []
        if !outside.isEmpty {
            let most = 4
            let rest = outside.count - most
            facts.append(
                Fact(
                    label: "inside",
                    text: outside.prefix(most).joined(separator: ", in ") + (rest > 0 ? ", in \(rest) more" : "")))
        }
        let what = character.map { "shows \($0 == "\"" ? "'\"'" : Quotation.text(String($0), limit: 8))" } ?? "is empty"
        self.init(headline: "column \(column), row \(row) \(what)", facts)
    }

    private static func text(of coat: CellWitness.Coat, _ names: PartNames) -> String {
        let name = names.nameWithCode(of: coat.element)
        return switch coat.kind {
        case .line: "a line of \(name)"
        case .fill: "a fill of \(name)"
        case .shadow: names.caster(of: coat.element).map { "\($0), the shadow of \(name)" } ?? "a shadow of \(name)"
        case .character, .free, .look: name
        }
    }

    /// Whose an empty cell is: the innermost of the parts in which it lies.
    private static func space(of around: [Element], _ names: PartNames) -> String {
        guard let element = around.last else { return "the page" }
        let name = names.nameWithCode(of: element)
        let isCut = around.contains { $0.drawing is MaskLayout || $0.drawing is ClipLayout }
        return switch element.drawing {
        // What is cut off may have had a character there.
        case is TextBlock: isCut ? name : "the end of a line of \(name)"
        case is SpacerSpace: "the space of \(name)"
        case is PaddingLayout: "the space of \(name)"
        case is StackLayout, is GridLayout: "the space between or beside the views of \(name)"
        case is FrameLayout, is FlexibleFrameLayout: "the space that \(name) leaves beside what stands in it"
        default: name
        }
    }
}
