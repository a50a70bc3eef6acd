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
    /// Shows or hides the lines above and below a section of a list.
    ///
    /// - Example:
    ///   ```swift
    ///   List { Section("Sky") { Text("Sun") }.listSectionSeparator(.hidden, edges: .bottom) }
    ///       .listStyle(.grouped)
    ///   ```
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListSectionSeparatorModifier(visibility: visibility, edges: edges))
    }

    /// Draws the lines above and below a section of a list in a colour.
    ///
    /// - Example:
    ///   ```swift
    ///   List { Section("Sky") { Text("Sun") }.listSectionSeparatorTint(.red) }
    ///       .listStyle(.grouped)
    ///   ```
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListSectionSeparatorModifier(color: color, edges: edges))
    }
}
