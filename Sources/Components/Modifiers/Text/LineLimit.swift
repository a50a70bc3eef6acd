import Catalogue
import Drawing
import StyleEngine

enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum ReservedLinesKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
    /// The largest number of lines of a text; nil is any number.
    ///
    /// - Example: `Text("one two three").environment(\.lineLimit, 1).frame(width: 56)`
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The lines that a text takes at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    fileprivate mutating func limitLines(_ least: Int, _ most: Int?) {
        lineLimit = most
        reservedLines = min(least, Scale.longest.height)
    }
}

extension View {
    /// Limits the lines of each text inside; nil is any number, less than one counts as one.
    ///
    /// - Example: `Text("one two three").lineLimit(1).frame(width: 56)`
    public func lineLimit(_ number: Int?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.limitLines(1, number)
            })
    }

    /// Limits the lines of each text inside, and says whether a shorter text takes as many rows.
    ///
    /// - Example: `Text("one").lineLimit(2, reservesSpace: true).border(.primary)`
    public func lineLimit(
        _ limit: Int, reservesSpace: Bool, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.limitLines(reservesSpace ? limit : 1, limit)
            })
    }

    /// Limits the lines of each text inside: a shorter text takes as many rows as the lower bound.
    ///
    /// - Example: `Text("one").lineLimit(2...3).border(.primary)`
    public func lineLimit(
        _ limit: ClosedRange<Int>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.limitLines(limit.lowerBound, limit.upperBound)
            })
    }

    /// Limits the lines of each text inside from below: a shorter text takes so many rows.
    ///
    /// - Record: by hand
    public func lineLimit(
        _ limit: PartialRangeFrom<Int>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.limitLines(limit.lowerBound, nil)
            })
    }

    /// Limits the lines of each text inside from above.
    ///
    /// - Record: by hand
    public func lineLimit(
        _ limit: PartialRangeThrough<Int>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.limitLines(1, limit.upperBound)
            })
    }
}

extension BuiltIns {
    static let lineLimit: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View",
                    "Has each text inside take so many rows at least.",
                    example: #"Text("one").lineLimit(2...).border(.primary)"#,
                    swift: "lineLimit(limit.lowerBound...Int.max)"),
                BuiltIn(
                    "func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View",
                    "Limits the lines of each text inside.",
                    example: #"Text("one two three").lineLimit(...1).frame(width: 56)"#,
                    swift: "lineLimit(limit.upperBound)"),
            ])
    ]
}
