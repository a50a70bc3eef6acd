import Drawing

extension VerticalEdge {
    /// Any number of the upper and the lower side. SwiftUI's `VerticalEdge.Set`.
    ///
    /// - Example: `List { Text("a").listRowSeparator(.hidden, edges: [.top, .bottom]); Text("b") }`
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
