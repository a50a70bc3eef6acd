import Catalogue
import Drawing

extension VerticalEdge: NativeConvertible {
    /// Any number of the upper and the lower side: SwiftUI's `VerticalEdge.Set`.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]

        /// The sides, from above.
        var edges: [VerticalEdge] { VerticalEdge.allCases.filter { contains(Set($0)) } }
    }
}

extension VerticalEdge.Set: OptionSetValue {}

extension BuiltIns {
    static let verticalEdge: [BuiltInGroup] = [
        BuiltInGroup(
            "enum VerticalEdge: Hashable, CaseIterable", "The upper or the lower side.",
            example: #"List { Text("a").listRowSeparator(.hidden, edges: .bottom); Text("b") }"#,
            BuiltIn.cases("The upper or the lower side.", ["top": VerticalEdge.top, "bottom": .bottom])),
        BuiltInGroup(
            "struct VerticalEdge.Set: OptionSet", "Any number of the upper and the lower side.",
            example: #"List { Text("a").listRowSeparator(.hidden, edges: [.top, .bottom]); Text("b") }"#,
            BuiltIn.options(
                "VerticalEdge.Set", "Any number of the upper and the lower side.",
                ["top": VerticalEdge.Set.top, "bottom": .bottom, "all": .all])
                + [BuiltIn("init(_ e: VerticalEdge)", "One side.") { (edge: VerticalEdge) in VerticalEdge.Set(edge) }]),
    ]
}
