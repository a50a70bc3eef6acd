import Catalogue
import Drawing
import StyleEngine

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How large controls are.
    ///
    /// - Example: `Button("Share") {}.environment(\.controlSize, .large)`
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls inside are.
    ///
    /// - Example: `Button("Share") {}.controlSize(.large)`
    public func controlSize(
        _ controlSize: ControlSize, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.controlSize = controlSize
            })
    }

    /// Keeps the size of the controls inside within a range: the nearest size of it counts.
    ///
    /// - Record: by hand
    public func controlSize<R: RangeExpression>(
        _ range: R, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View where R.Bound == ControlSize {
        let sizes = ControlSize.allCases.filter(range.contains)
        return modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                guard let least = sizes.first, let most = sizes.last else { return }
                $0.controlSize = max(least, min($0.controlSize, most))
            })
    }
}

extension BuiltIns {
    static let controlSize: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func controlSize(_ range: PartialRangeFrom<ControlSize>) -> some View",
                    "Has the controls inside be so large at least.",
                    example: #"Button("Share") {}.buttonStyle(.bordered).controlSize(.large...).controlSize(.mini)"#,
                    swift: #"transformEnvironment(\.controlSize) { $0 = max($0, range.lowerBound) }"#),
                BuiltIn(
                    "func controlSize(_ range: PartialRangeThrough<ControlSize>) -> some View",
                    "Has the controls inside be so large at most.",
                    example: #"Button("Share") {}.buttonStyle(.bordered).controlSize(...(.small))"#,
                    swift: #"transformEnvironment(\.controlSize) { $0 = min($0, range.upperBound) }"#),
                BuiltIn(
                    "func controlSize(_ range: ClosedRange<ControlSize>) -> some View",
                    "Keeps the size of the controls inside between two.",
                    example: #"Button("Share") {}.buttonStyle(.bordered).controlSize(.large...(.extraLarge))"#,
                    swift:
                        #"transformEnvironment(\.controlSize) { $0 = max(range.lowerBound, min($0, range.upperBound)) }"#
                ),
            ])
    ]
}
