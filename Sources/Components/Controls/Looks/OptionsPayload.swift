import Drawing
import StyleEngine

/// Draws the options of a picker, with the headers and lines among them.
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

    override func parts(of node: Node) -> [Node] { rows(below: node).map(\.node) }

    /// What is shown: options, and where they stand below each other the headers and lines among them too.
    private func rows(below node: Node) -> [Choices.Row] {
        Choices.rows(below: node).filter { $0.option != nil || !arrangement.isRow }
    }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { arrangement.isRow ? .horizontal : .vertical }

    override func join(_ elements: inout [Element], from start: Int, of part: Node) {
        guard !Choices.isBetweenOptions(part) else {
            let row = Element.row(of: Array(elements[start...])).whole
            elements.removeSubrange(start...)
            return elements.append(row)
        }
        if start == elements.count { elements.append(.nothing) }
        let tag = (part.payload as? TagPayload)?.choice ?? (part.payload as? ElementTag)?.choice
        let mark = OptionMark(isOn: tag.map(choices.isSelected) ?? false)
        for index in start..<elements.count { elements[index] = Element(mark, [elements[index].whole]) }
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let rows = elements[start...].map { element in
            (element.drawing as? OptionMark).map { ($0.isOn, element.children[0]) } ?? (nil, element)
        }
        elements.removeSubrange(start...)
        elements.append(element(of: rows, in: place))
    }

    /// One option until all of them are arranged.
    private struct OptionMark: Drawable {
        let isOn: Bool?
    }

    /// One element for all rows; those that are no options are neither on nor off.
    private func element(of rows: [(isOn: Bool?, element: Element)], in place: Surroundings) -> Element {
        switch arrangement {
        case .menu: return .chosen(rows.first { $0.isOn == true }?.element ?? .nothing, in: place)
        case .segmented:
            let segments = rows.map { Element(Brackets.segment(isOn: $0.isOn == true), [$0.element]) }
            return Element(SegmentRow("\(Sign.partsLeft)", "\(Sign.partsRight)"), segments)
        case .inline, .radioGroup:
            let lines = rows.filter { $0.isOn != nil || !$0.element.isNothing }.map { row in
                switch row.isOn {
                case true?: Element(HangingMark.option(true, place.tintInk, in: place.charset), [row.element])
                case false?: Element(HangingMark.option(false, in: place.charset), [row.element])
                case nil: row.element
                }
            }
            let column = Element(StackLayout.vertical(.leading), lines)
            // A line among them is as long as they are.
            return rows.contains { $0.isOn == nil } ? Element(WholeLayout(), [column]) : column
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
