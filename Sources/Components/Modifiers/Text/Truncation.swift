import Catalogue
import Drawing
import StyleEngine

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: TruncationMode { .tail }
}

extension EnvironmentValues {
    /// Which part is left out of a text that is too long.
    public var truncationMode: TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

extension Text {
    /// Which part of a text that is too long is left out.
    public typealias TruncationMode = Drawing.TruncationMode
}

extension TruncationMode: NativeConvertible {}

extension View {
    /// Sets which part is left out of each text inside that is too long.
    ///
    /// - Example: `Text("one two three").lineLimit(1).truncationMode(.middle).frame(width: 64)`
    public func truncationMode(
        _ mode: Text.TruncationMode, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.truncationMode = mode })
    }
}

extension BuiltIns {
    static let truncation: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Text.TruncationMode: Hashable, CaseIterable", "Which part of a text that is too long is left out.",
            example: #"Text("one two three").lineLimit(1).truncationMode(.head).frame(width: 64)"#,
            BuiltIn.cases(
                "Which part of a text that is too long is left out.",
                ["head": TruncationMode.head, "tail": .tail, "middle": .middle])),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var truncationMode: Text.TruncationMode { get set }",
                    "Which part is left out of a text that is too long.",
                    example:
                        #"Text("one two three").lineLimit(1).environment(\.truncationMode, .head).frame(width: 64)"#,
                    \EnvironmentValues.truncationMode)
            ]),
    ]
}
