import Catalogue

/// How large controls are: SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable, NativeConvertible {
    /// From the smallest to the largest. Mini and small buttons keep no space around their label, larger ones one to
    /// three columns; from the large one on they take three rows.
    case mini, small, regular, large, extraLarge
}

extension BuiltIns {
    static let controlSizes: [BuiltInGroup] = [
        BuiltInGroup(
            "enum ControlSize: Hashable, CaseIterable, Comparable", "How large controls are.",
            example: #"Button("Share") {}.controlSize(.large)"#,
            BuiltIn.cases(
                "How large controls are.",
                [
                    "mini": ControlSize.mini, "small": .small, "regular": .regular, "large": .large,
                    "extraLarge": .extraLarge,
                ])
                + [
                    BuiltIn(
                        "static func < (lhs: ControlSize, rhs: ControlSize) -> Bool", "Whether the first is smaller.",
                        example: "ControlSize.small < .large"
                    ) { (left: ControlSize, right: ControlSize) in left < right }
                ])
    ]
}
