import Catalogue

/// The form of rounded corners: SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable, NativeConvertible {
    /// Quarters of a circle, or corners that begin gently; the legend tells the first.
    case circular, continuous
}

extension BuiltIns {
    static let roundedCornerStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "enum RoundedCornerStyle: Hashable", "The form of rounded corners.",
            example: "RoundedRectangle(cornerRadius: 8, style: .circular).frame(width: 80, height: 48)",
            [
                BuiltIn("static var circular: RoundedCornerStyle { get }", "Quarters of a circle.") {
                    RoundedCornerStyle.circular
                },
                BuiltIn("static var continuous: RoundedCornerStyle { get }", "Corners that begin gently.") {
                    RoundedCornerStyle.continuous
                },
            ])
    ]
}
