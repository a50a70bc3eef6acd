/// A direction. SwiftUI's `Axis`.
///
/// - Example: `Axis.horizontal`
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
    /// From left to right, and from top to bottom.
    case horizontal, vertical

    /// Any number of directions. SwiftUI's `Axis.Set`.
    ///
    /// - Example: `ScrollView([.horizontal, .vertical]) { Text("a") }`
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
