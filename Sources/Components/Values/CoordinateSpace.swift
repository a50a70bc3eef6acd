/// Whose places are meant: those in a view itself, or those on the page; spaces with names are not here.
///
/// - Example: `GeometryReader { proxy in Text("\(proxy.frame(in: .global).minX)") }.padding()`
public enum CoordinateSpace: Hashable, Sendable {
    /// The page, from the upper left corner of the canvas.
    case global
    /// The view itself, from its own upper left corner.
    case local
}
