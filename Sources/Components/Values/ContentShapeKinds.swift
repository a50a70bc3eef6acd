/// What the shape of a view's content is for on a screen. SwiftUI's `ContentShapeKinds`.
///
/// - Example: `Text("a").padding().contentShape([.interaction, .hoverEffect], Capsule())`
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where taps count.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is seen of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What is seen of the view above a menu of its own.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// What a pointer lights up.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The frame of the view that is typed into.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// What a screen reader frames.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
