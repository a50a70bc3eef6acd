/// A side of a rectangle. SwiftUI's `Edge`.
///
/// - Example: `Text("a").padding(.top)`
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
    /// Above, left, below and right: pictures are drawn from left to right.
    case top, leading, bottom, trailing

    /// Any number of sides. SwiftUI's `Edge.Set`.
    ///
    /// - Example: `Text("a").padding([.top, .leading])`
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The upper side.
        public static let top = Set(.top)
        /// The left side.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The right side.
        public static let trailing = Set(.trailing)
        /// The left and the right side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The left or the right side: SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
    /// Left, and right.
    case leading, trailing
}

/// The upper or the lower side. SwiftUI's `VerticalEdge`.
///
/// - Example: `List { Text("a").listRowSeparator(.hidden, edges: .bottom); Text("b") }`
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
    /// Above, and below.
    case top, bottom
}

/// Distances from the four sides, in points: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the left side.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the right side.
    public var trailing: CGFloat

    /// Distances in points; what is negative reaches over the side.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance on each side of a set, none on the others.
    public init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
