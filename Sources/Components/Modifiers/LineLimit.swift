import Catalogue
import Drawing
import StyleEngine

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// The largest number of lines of a text; nil is any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}

extension View {
    /// Limits the lines of each text inside; nil is any number, less than one counts as one.
    public func lineLimit(_ number: Int?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.lineLimit = number })
    }

}

extension BuiltIns {
    static let lineLimit: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func lineLimit(_ number: Int?) -> some View", "Limits the lines of each text inside.",
                    example: #"Text("one two three").lineLimit(1).frame(width: 56)"#
                ) { (content: AnyView, number: Int?) in AnyView(content.lineLimit(number)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var lineLimit: Int? { get set }", "The largest number of lines of a text.",
                    example: #"Text("a").environment(\.lineLimit, 1)"#, \EnvironmentValues.lineLimit)
            ]),
    ]
}
