import Catalogue

/// Whose places are meant: those in the view itself, or those on the page.
public enum CoordinateSpace: Hashable, Sendable {
    /// The page, from the upper left corner of the canvas.
    case global
    /// The view itself, from its own upper left corner.
    case local
}

extension CoordinateSpace: NativeConvertible {}

extension BuiltIns {
    static let coordinateSpace: [BuiltInGroup] = [
        BuiltInGroup(
            "enum CoordinateSpace: Hashable",
            "Whose places are meant: those in a view itself, or those on the page. Spaces with names are not here.",
            example: #"GeometryReader { proxy in Text("\(proxy.frame(in: .global).minX)") }.padding()"#,
            BuiltIn.cases(
                "The page or the view itself.", ["global": CoordinateSpace.global, "local": .local]))
    ]
}
