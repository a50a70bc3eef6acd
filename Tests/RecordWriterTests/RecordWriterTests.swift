import Foundation
import Testing

@testable import RecordWriter

@Suite struct RecordWriterTests {
    /// The lines that are written for one file, without the head that all have in common.
    private func lines(_ text: String, in path: String = "Modifiers/Layout/Some.swift", file: String? = nil) throws
        -> [String]
    {
        let folder = try RecordFolder(of: [SourceFile(path: path, text: text)], list: "all")
        let name = try #require(file ?? folder.files.first?.name)
        let written = try #require(folder.files.first { $0.name == name })
        return written.text.components(separatedBy: "extension BuiltIns {\n")[1].components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !["", "}", "]", "]),"].contains($0) }
    }

    /// What is said of a folder whose declarations can't be records.
    private func problems(_ files: KeyValuePairs<String, String>) throws -> [String] {
        do {
            _ = try RecordFolder(of: files.map { SourceFile(path: $0, text: $1) }, list: "all")
            return []
        } catch let problems as Problems {
            return problems.all.map(\.description)
        }
    }

    @Test(
        "The records that are checked in are those that the declarations give",
        arguments: [
            (folder: "Sources/Components", list: "components", imports: ["Catalogue", "Drawing", "StyleEngine"]),
            (
                folder: "Tests/LanguageTests/Support/WorkedExamples", list: "workedExamples",
                imports: ["Catalogue", "StyleEngine", "@testable Components"]
            ),
        ])
    func upToDate(folder: String, list: String, imports: [String]) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../\(folder)").standardizedFileURL.path
        let records = try RecordFolder(of: try SourceFiles.read(sources), list: list, imports: imports)
        let stale = try records.write(to: sources + "/Generated", onlyChecks: true)
        let options = imports.map { " --import '\($0)'" }.joined()
        #expect(stale == [], "run swift run write-records \(folder) --list \(list)\(options)")
    }

    @Test("A modifier: its labels and defaults, and the types of the shell for views, styles, closures and keys")
    func modifier() throws {
        #expect(
            try lines(
                """
                extension View {
                    /// Puts a `mark` somewhere (rule A1). More on that.
                    ///
                    /// - Example: `Text("a").mark("b") { Text("c") }`
                    public func mark<S: ShapeStyle, V: View>(
                        _ key: LocalizedStringKey, style: S? = nil, by id: some Hashable, at range: ClosedRange<Int>,
                        done: (() -> Void)? = nil, chosen: @escaping (Int, Bool) -> Void = { _, _ in },
                        file: StaticString = #fileID, line: UInt = #line, @ViewBuilder label: () -> V
                    ) -> some View { self }
                }
                """)
                == [
                    "static let someRecords: [BuiltInGroup] = [",
                    #"BuiltInGroup("extension View", kind: .layout, ["#,
                    #"BuiltIn("func mark<S: ShapeStyle, V: View>(_ key: LocalizedStringKey, style: S? = nil, "#
                        + #"by id: some Hashable, at range: ClosedRange<Int>, done: (() -> Void)? = nil, "#
                        + #"chosen: @escaping (Int, Bool) -> Void = { _, _ in }, @ViewBuilder label: () -> V) -> some View", "#
                        + #""Puts a 'mark' somewhere.", example: "Text(\"a\").mark(\"b\") { Text(\"c\") }") "#
                        + "{ (self_: AnyView, key: Text, style: AnyShapeStyle?, id: Catalogue.Value, range: IntRange, "
                        + "done: Action?, chosen: Action, label: ViewClosure) in AnyView(self_.mark(key, style: style, by: id, "
                        + "at: range.range, done: done.map { x in { x() } }, "
                        + "chosen: { (p0: Int, p1: Bool) in chosen(p0.value, p1.value) }, label: { label() })) },",
                ])
    }

    @Test("A value of the environment is read and written by its key path; an example may have several lines")
    func environment() throws {
        #expect(
            try lines(
                #"""
                extension EnvironmentValues {
                    /// How far.
                    ///
                    /// - Example:
                    ///   ```swift
                    ///   Text("a")
                    ///       .environment(\.far, 2)
                    ///   ```
                    public var far: Int {
                        get { self[Far.self] }
                        set { self[Far.self] = newValue }
                    }
                }
                """#)
                == [
                    "static let someRecords: [BuiltInGroup] = [",
                    #"BuiltInGroup("extension EnvironmentValues", ["#,
                    #"BuiltIn("var far: Int { get set }", "How far.", "#
                        + #"example: "Text(\"a\")\n    .environment(\\.far, 2)", \EnvironmentValues.far),"#,
                ])
    }

    @Test("A style, its static member and what pushes it")
    func style() throws {
        #expect(
            try lines(
                """
                public protocol StampStyle {
                    typealias Configuration = StampStyleConfiguration
                }

                extension View {
                    /// Pushes a style.
                    ///
                    /// - Example: `Stamp("a").stampStyle(.round)`
                    public func stampStyle<S: StampStyle>(_ style: S) -> some View { self }
                }

                /// A round stamp.
                ///
                /// - Example: `Stamp("a").stampStyle(.round)`
                public struct RoundStampStyle: StampStyle, NamedStyle {
                    /// Creates the style.
                    public init(width: CGFloat = 1) {}
                    public func makeBody(configuration: Configuration) -> some View { Text("a") }
                    public var styleName: String { "round" }
                }

                extension StampStyle where Self == RoundStampStyle {
                    /// A round stamp.
                    public static var round: RoundStampStyle { RoundStampStyle() }
                }
                """)
                == [
                    "static let someRecords: [BuiltInGroup] = [",
                    #"BuiltInGroup("extension View", kind: .layout, ["#,
                    #"BuiltIn("func stampStyle<S: StampStyle>(_ style: S) -> some View", "Pushes a style.", "#
                        + #"example: "Stamp(\"a\").stampStyle(.round)") { (self_: AnyView, "#
                        + "style: StyleValue<StampStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },",
                    #"BuiltInGroup("struct RoundStampStyle: StampStyle", "A round stamp.", "#
                        + #"example: "Stamp(\"a\").stampStyle(.round)", ["#,
                    #"BuiltIn("init(width: CGFloat = 1)", "Creates the style.") "#
                        + "{ (width: CGFloat) in RoundStampStyle(width: width).erased },",
                    #"BuiltIn("func makeBody(configuration: StampStyleConfiguration) -> some View", "#
                        + #""The look of a component, made without pushing or popping anything.") "#
                        + "{ (style: ErasedStyle, configuration: StampStyleConfiguration) in "
                        + "style.makeBody(configuration: configuration) },",
                    #"BuiltInGroup("extension StampStyle where Self == RoundStampStyle", ["#,
                    #"BuiltIn("static var round: RoundStampStyle { get }", "A round stamp.", "#
                        + #"example: "Stamp(\"a\").stampStyle(.round)") { RoundStampStyle.round.erased },"#,
                ])
    }

    @Test("The list names what is derived and what is written by hand")
    func list() throws {
        let text = """
            extension View {
                /// Bends.
                ///
                /// - Example: `Text("a").bent()`
                public func bent() -> some View { self }
                /// Not for the shell.
                public func quiet() -> some View { self }
            }

            extension BuiltIns {
                static let bent: [BuiltInGroup] = []
                private static let part = 1
            }
            """
        #expect(
            try lines(text, in: "UIBent.swift", file: "AllRecords.swift") == [
                "/// The records of everything in this target.", "public static let all = BuiltIns(", "[", "bent,",
                "uiBentRecords,", "].flatMap { $0 })",
            ])
    }

    @Test("Declarations that can't be records are told with their file and line, all of them")
    func refusals() throws {
        #expect(
            try problems([
                "A.swift": """
                extension View {
                    /// Has no example.
                    public func first() -> some View { self }

                    /// - Example: `Text("a").second()`
                    public func second() -> some View { self }

                    /// Is empty.
                    ///
                    /// - Example:
                    public func third() -> some View { self }

                    /// Takes what the shell has not.
                    ///
                    /// - Example: `Text("a").fourth(Own())`
                    public func fourth(_ own: Own) -> some View { self }

                    /// Is not asked for.
                    ///
                    /// - Record: none
                    public func fifth() -> some View { self }
                }

                public struct Own {}
                """,
                "B.swift": """
                extension View {
                    /// Twice.
                    ///
                    /// - Example: `Text("a").twice()`
                    public func twice() -> some View { self }
                }

                extension View {
                    /// Twice.
                    ///
                    /// - Example: `Text("a").twice()`
                    public func twice() -> some View { self }

                    /// Asks for more.
                    ///
                    /// - Example: `Text("a").more([1])`
                    public func more<C: Sequence>(_ all: C) -> some View where C.Element == Int { self }
                }
                """,
            ]) == [
                "A.swift:3: error: the doc comment of 'first' has no example; write one below it, such as "
                    + "'- Example: `Text(\"a\").bold()`', or '- Record: none' where the shell need not know it",
                "A.swift:6: error: 'second' has no doc comment; say in one sentence what it is for",
                "A.swift:11: error: the example of 'third' is empty; write an entry of the shell between backticks",
                "A.swift:16: error: the shell has no value for 'own: Own'; write '- Record: by hand' below the doc comment, "
                    + "and the record in an extension of BuiltIns",
                "B.swift:17: error: a function with 'where C.Element == Int' can't be a record; write '- Record: by hand' "
                    + "below the doc comment, and the record in an extension of BuiltIns",
                "B.swift:12: error: 'func twice() -> some View' is declared twice for the shell, here and at B.swift:5; "
                    + "let one of them say '- Record: none'",
            ])
    }
}
