/// What stays in sight while a stack is scrolled. A picture isn't, so nothing of it can be seen.
///
/// - Example: `LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") }`
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
