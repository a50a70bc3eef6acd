import Catalogue

/// What stays in sight while a stack is scrolled. A picture isn't, so nothing of it can be seen.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews: OptionSetValue {}

extension BuiltIns {
    static let pinnedScrollableViews: [BuiltInGroup] = [
        BuiltInGroup(
            "struct PinnedScrollableViews: OptionSet", "What stays in sight while a stack is scrolled.",
            example: #"LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") }"#,
            BuiltIn.options(
                "PinnedScrollableViews", "What stays in sight while a stack is scrolled.",
                ["sectionHeaders": PinnedScrollableViews.sectionHeaders, "sectionFooters": .sectionFooters]))
    ]
}
