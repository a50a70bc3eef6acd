import Drawing
import StyleEngine

/// Shows or hides the lines at the edges of a row.
struct ListRowSeparatorModifier: RowModifier {
    let visibility: Visibility
    let edges: VerticalEdge.Set

    func traits(at place: Surroundings) -> RowTraits { RowTraits(separators: visibility.at(edges)) }
}

/// Draws the lines at the edges of a row in a colour.
struct ListRowSeparatorTintModifier: RowModifier {
    let color: Color?
    let edges: VerticalEdge.Set

    func traits(at place: Surroundings) -> RowTraits { RowTraits(tints: place.inks(color, at: edges)) }
}

extension Visibility {
    /// The same at each of some edges; where it is automatic nothing is said.
    func at(_ edges: VerticalEdge.Set) -> [VerticalEdge: Visibility] {
        guard self != .automatic else { return [:] }
        return Dictionary(uniqueKeysWithValues: edges.edges.map { ($0, self) })
    }
}

extension Surroundings {
    /// The ink of lines in a colour at each of some edges; nil says nothing.
    func inks(_ color: Color?, at edges: VerticalEdge.Set) -> [VerticalEdge: Ink] {
        guard let color else { return [:] }
        return Dictionary(uniqueKeysWithValues: edges.edges.map { ($0, lineInk(color)) })
    }
}

extension View {
    /// Shows or hides the lines between a row and its neighbours. One that either of them hides isn't drawn.
    ///
    /// - Example: `List { Text("Sun").listRowSeparator(.hidden); Text("Moon") }`
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowSeparatorModifier(visibility: visibility, edges: edges))
    }

    /// Draws the lines between a row and its neighbours in a colour.
    ///
    /// - Example: `List { Text("Sun").listRowSeparatorTint(.red); Text("Moon") }`
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowSeparatorTintModifier(color: color, edges: edges))
    }
}
