import Catalogue

/// How a shape is filled. SwiftUI's `FillStyle`.
///
/// - Example:
///   ```swift
///   Path { path in
///       path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
///       path.addRect(CGRect(x: 24, y: 32, width: 32, height: 16))
///   }
///   .fill(.red, style: FillStyle(eoFill: true))
///   .frame(width: 80, height: 80)
///   ```
public struct FillStyle: Hashable, Sendable, NativeConvertible {
    /// Whether what lies inside two parts of the shape is left out.
    ///
    /// - Example: `FillStyle(eoFill: true).isEOFilled`
    public var isEOFilled: Bool
    /// Whether edges are smoothed; cells show no difference.
    ///
    /// - Example: `FillStyle().isAntialiased`
    public var isAntialiased: Bool

    /// Fills all that lies inside, or leaves out what lies inside two parts.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
