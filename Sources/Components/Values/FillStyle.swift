import Catalogue

/// How a shape is filled: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable, NativeConvertible {
    /// Whether what lies inside two parts of the shape is left out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; cells show no difference.
    public var isAntialiased: Bool

    /// Fills all that lies inside, or leaves out what lies inside two parts.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension BuiltIns {
    static let fillStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct FillStyle: Equatable", "How a shape is filled.",
            example: """
                Path { path in
                    path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
                    path.addRect(CGRect(x: 24, y: 32, width: 32, height: 16))
                }
                .fill(.red, style: FillStyle(eoFill: true))
                .frame(width: 80, height: 80)
                """,
            [
                BuiltIn(
                    "init(eoFill: Bool = false, antialiased: Bool = true)",
                    "Fills all that lies inside, or leaves out what lies inside two parts."
                ) { (eoFill: Bool, antialiased: Bool) in FillStyle(eoFill: eoFill, antialiased: antialiased) },
                BuiltIn(
                    "var isEOFilled: Bool { get set }", "Whether what lies inside two parts is left out.",
                    example: "FillStyle(eoFill: true).isEOFilled", \FillStyle.isEOFilled),
                BuiltIn(
                    "var isAntialiased: Bool { get set }", "Whether edges are smoothed; cells show no difference.",
                    example: "FillStyle().isAntialiased", \FillStyle.isAntialiased),
            ])
    ]
}
