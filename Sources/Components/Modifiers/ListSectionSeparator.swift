import Catalogue
import Drawing
import StyleEngine

/// Shows or hides the lines at the edges of a section, or draws them in a colour.
struct ListSectionSeparatorModifier: PrimitiveModifier {
    var visibility = Visibility.automatic
    var color: Color?
    let edges: VerticalEdge.Set

    static func resolve(
        _ modifier: ListSectionSeparatorModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = RowPayload(isOfSections: true) { place in
            RowTraits(
                separators: modifier.visibility.at(modifier.edges),
                tints: place.inks(modifier.color, at: modifier.edges))
        }
        content(
            resolver.open(TypeIdentity(ListSectionSeparatorModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Shows or hides the lines above and below the sections inside, where there is no frame around them.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListSectionSeparatorModifier(visibility: visibility, edges: edges))
    }

    /// Draws the lines above and below the sections inside in a colour, where there are any; nil is the usual one.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListSectionSeparatorModifier(color: color, edges: edges))
    }
}

extension BuiltIns {
    static let listSectionSeparator: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
                    "Shows or hides the lines above and below a section of a list.",
                    example: #"""
                        List { Section("Sky") { Text("Sun") }.listSectionSeparator(.hidden, edges: .bottom) }
                            .listStyle(.grouped)
                        """#
                ) { (content: AnyView, visibility: Visibility, edges: VerticalEdge.Set) in
                    AnyView(content.listSectionSeparator(visibility, edges: edges))
                },
                BuiltIn(
                    "func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View",
                    "Draws the lines above and below a section of a list in a colour.",
                    example: #"""
                        List { Section("Sky") { Text("Sun") }.listSectionSeparatorTint(.red) }
                            .listStyle(.grouped)
                        """#
                ) { (content: AnyView, color: Color?, edges: VerticalEdge.Set) in
                    AnyView(content.listSectionSeparatorTint(color, edges: edges))
                },
            ])
    ]
}
