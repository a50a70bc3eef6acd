import Drawing
import StyleEngine

/// Draws the options of a picker. What has no tag can't be chosen, and is left out.
final class OptionsPayload: Payload {
    /// How options stand beside each other.
    enum Arrangement {
        case menu, segmented, inline, radioGroup
    }

    private let choices: Choices
    private let arrangement: Arrangement

    init(_ choices: Choices, _ arrangement: Arrangement) {
        self.choices = choices
        self.arrangement = arrangement
    }

    func elements(of node: Node, _ renderer: Renderer) -> [Element] {
        let options = Choices.options(below: node).map { option in
            (
                isOn: choices.isSelected(option.tag),
                element: Element.row(of: renderer.elements(of: option.node.children))
            )
        }
        switch arrangement {
        case .menu:
            let chosen = options.first { $0.isOn }?.element ?? .row(of: [])
            return [Element(Brackets("[", " v]"), [chosen])]
        case .segmented:
            let segments = options.enumerated().map { index, option in
                let (left, right) = option.isOn ? ("*", "*|") : (" ", " |")
                return Element(Brackets((index == 0 ? "|" : "") + left, right), [option.element])
            }
            return [Element(WholeLayout(), [Element(StackLayout.horizontal(spacing: 0), segments)])]
        case .inline, .radioGroup:
            let rows = options.map { Element(Brackets($0.isOn ? "(o) " : "( ) ", ""), [$0.element]) }
            return [Element(StackLayout.vertical(.leading), rows)]
        }
    }
}
