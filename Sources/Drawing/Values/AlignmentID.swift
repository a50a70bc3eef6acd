/// A line of one's own that views are aligned by: SwiftUI's `AlignmentID`.
///
///     enum Middle: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///     }
///     extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
public protocol AlignmentID: SendableMetatype {
    /// Where the line is in a view that says nothing about it, in points from its left or upper edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
    /// An upright line of one's own, which views say by `alignmentGuide(_:computeValue:)`.
    public init(_ id: any AlignmentID.Type) {
        self.init(key: ObjectIdentifier(id)) { id.defaultValue(in: $0) }
    }

    /// An upright line of one's own.
    ///
    /// - Parameters:
    ///   - key: tells it apart from others.
    ///   - value: where it is in a view that says nothing about it, in points from the left edge.
    public init(key: some Hashable & Sendable, value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        guide = .custom(CustomGuide(.horizontal, key: key, value: value))
    }
}

extension VerticalAlignment {
    /// A level line of one's own, which views say by `alignmentGuide(_:computeValue:)`.
    public init(_ id: any AlignmentID.Type) {
        self.init(key: ObjectIdentifier(id)) { id.defaultValue(in: $0) }
    }

    /// A level line of one's own.
    ///
    /// - Parameters:
    ///   - key: tells it apart from others.
    ///   - value: where it is in a view that says nothing about it, in points from the upper edge.
    public init(key: some Hashable & Sendable, value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        guide = .custom(CustomGuide(.vertical, key: key, value: value))
    }
}
