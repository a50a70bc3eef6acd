import Drawing
import StyleEngine

/// Shows a number or a text at the end of a row of a list or a form; elsewhere nothing, as in SwiftUI.
struct BadgeModifier: PrimitiveModifier {
    let label: Text?

    static func resolve(
        _ modifier: BadgeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(
            resolver.open(
                TypeIdentity(BadgeModifier.self), .modifier, payload: BadgePayload(modifier.label), at: inputs))
    }
}

/// Puts a badge behind each row inside.
private final class BadgePayload: Payload {
    private let label: Text?

    init(_ label: Text?) { self.label = label }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let label, place.isAmongRows else { return }
        let secondary = place.secondary
        for index in start..<elements.count {
            elements[index] = elements[index].ofEachRow { row in
                let badge = Element(label.block(in: secondary))
                guard row.drawing is LinkRow else { return Element(BadgeRow(), [row, badge]) }
                // The sign of a link stays at the end.
                let parts = [Element(BadgeRow(), [row.children[0], badge]), row.children[1]]
                return Element(row.drawing, parts)
            }
        }
    }
}

/// A row, which fills what there is up to its badge, and that at the end.
struct BadgeRow: Drawable {
    private let row = ControlRow(isLabelFirst: true)

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { row.size(proposal, subviews) }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        row.place(subviews, in: frame, proposal)
    }
}

extension Surroundings {
    /// The place with text in the secondary style, where a text has none of its own.
    fileprivate var secondary: Surroundings {
        changed {
            $0.foregroundPaints = [
                Paint.usual(HierarchicalShapeStyle.secondary.paint).anchored(in: $0.foregroundPaints)
            ]
        }
    }
}

extension View {
    /// Shows a number at the end of a row of a list; 0 shows nothing.
    ///
    /// - Example: `List { Text("Mail").badge(3); Text("Sent") }`
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text at the end of a row of a list; nil shows nothing.
    ///
    /// - Example: `List { Text("Mail").badge(Text("new").bold()) }`
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

    /// Shows a text at the end of a row of a list.
    ///
    /// - Example: `List { Text("Mail").badge("new") }`
    public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Shows a text at the end of a row of a list; nil shows nothing.
    ///
    /// - Example: `List { Text("Mail").badge(1 > 0 ? "new" : nil) }`
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
