import Catalogue
import Drawing
import StyleEngine

/// Shows a number or a text at the end of a row of a list; outside of lists nothing, as in SwiftUI.
struct BadgeModifier: PrimitiveModifier {
    let label: Text?

    static func resolve(
        _ modifier: BadgeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Container(axis: .horizontal) { place, elements in
            guard let label = modifier.label, place.environment.controlContext == .list else {
                return .row(of: elements)
            }
            let badge = Element(label.foregroundStyle(.secondary).block(in: place))
            return Element(ControlRow(), [.row(of: elements), badge])
        }
        content(resolver.open(TypeIdentity(BadgeModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Shows a number at the end of a row of a list; 0 shows nothing.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text at the end of a row of a list; nil shows nothing.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

    /// Shows a text at the end of a row of a list.
    public func badge(_ key: LocalizedStringKey) -> some View {
        badge(Text(key))
    }

    /// Shows a text at the end of a row of a list, as it is written.
    @_disfavoredOverload
    public func badge(_ label: some StringProtocol) -> some View {
        badge(Text(label))
    }
}

extension BuiltIns {
    static let badge: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func badge(_ count: Int) -> some View", "Shows a number at the end of a row of a list.",
                    example: #"List { Text("Mail").badge(3); Text("Sent") }"#
                ) { (content: AnyView, count: Int) in AnyView(content.badge(count)) },
                BuiltIn(
                    "func badge(_ label: Text?) -> some View", "Shows a text at the end of a row of a list.",
                    example: #"List { Text("Mail").badge(Text("new").bold()) }"#
                ) { (content: AnyView, label: Text?) in AnyView(content.badge(label)) },
                BuiltIn(
                    "func badge(_ key: LocalizedStringKey) -> some View",
                    "Shows a text at the end of a row of a list.",
                    example: #"List { Text("Mail").badge("new") }"#
                ) { (content: AnyView, label: Text) in AnyView(content.badge(label)) },
            ])
    ]
}
