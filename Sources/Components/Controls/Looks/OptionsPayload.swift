import Drawing
import StyleEngine

/// Draws the options of a picker. What has no tag can't be chosen, and is left out.
final class OptionsPayload: Payload {
    /// How options stand beside each other.
    enum Arrangement {
        case menu, segmented, inline, radioGroup

        /// Whether all options together take one row.
        var isRow: Bool { self == .menu || self == .segmented }
    }

    private let choices: Choices
    private let arrangement: Arrangement

    init(_ choices: Choices, _ arrangement: Arrangement) {
        self.choices = choices
        self.arrangement = arrangement
    }

    override func parts(of node: Node) -> [Node] { Choices.options(below: node).map(\.node) }

    override func join(_ elements: inout [Element], from start: Int, of part: Node) {
        let option = Element.row(of: Array(elements[start...]))
        elements.removeSubrange(start...)
        elements.append(option)
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let isOn = Choices.options(below: node).map { choices.isSelected($0.tag) }
        let options = Array(zip(isOn, elements[start...]))
        elements.removeSubrange(start...)
        elements.append(element(of: options, in: place))
    }

    private func element(of options: [(isOn: Bool, element: Element)], in place: Surroundings) -> Element {
        switch arrangement {
        case .menu: return .chosen(options.first { $0.isOn }?.element ?? .nothing, in: place)
        case .segmented:
            let segments = options.enumerated().map { index, option in
                let (left, right) =
                    option.isOn ? ("\(Sign.bullet)", "\(Sign.bullet)\(Sign.bar)") : (" ", " \(Sign.bar)")
                return Element(Brackets((index == 0 ? "\(Sign.bar)" : "") + left, right), [option.element])
            }
            return Element(WholeLayout(), [Element(StackLayout.horizontal(spacing: 0), segments)])
        case .inline, .radioGroup:
            let rows = options.map { option in
                option.isOn
                    ? Element(HangingMark("(\(Sign.knob))", place.tintInk), [option.element])
                    : Element(HangingMark("( )"), [option.element])
            }
            return Element(StackLayout.vertical(.leading), rows)
        }
    }
}

extension Element {
    /// The chosen option of a menu: in the tint, of which the legend tells where the option has a colour of its own. A
    /// control group has the border around it.
    static func chosen(_ option: Element, in place: Surroundings) -> Element {
        let ink = option.isNothing ? place.tintInk : .text
        let isBare = place.environment.controlContext == .group
        return Element(
            Brackets(isBare ? "" : "[", " \(Sign.down)" + (isBare ? "" : "]"), ink), [option.noted(place.hiddenTint)])
    }
}
