import Drawing
import StyleEngine

/// Sets a row of a list in from the list's edges.
struct ListRowInsetsModifier: RowModifier {
    let insets: EdgeInsets?

    func traits(at place: Surroundings) -> RowTraits {
        func points(_ length: CGFloat) -> CGFloat { place.number(length, "row inset") ?? 0 }
        return RowTraits(
            insets: insets.map {
                EdgeInsets(
                    top: points($0.top), leading: points($0.leading), bottom: points($0.bottom),
                    trailing: points($0.trailing))
            })
    }
}

extension View {
    /// Sets each row of a list in from the list's edges, in points. The legend tells of rows without any distance.
    ///
    /// - Example:
    ///   ```swift
    ///   List {
    ///       Text("Sun").listRowInsets(EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 8))
    ///       Text("Moon")
    ///   }
    ///   ```
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(ListRowInsetsModifier(insets: insets)) }
}
