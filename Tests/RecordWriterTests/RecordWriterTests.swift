import Foundation
import SwiftSyntax
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
            ["Sources/Components", "Sources/Drawing"], ["Tests/LanguageTests/Support/WorkedExamples"],
            ["Examples/OwnComponents/Sources/OwnComponents"],
        ])
    func upToDate(folders: [String]) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = folders.map { tests.appending(path: "../../\($0)").standardizedFileURL.path }
        let records = try RecordFolder(of: try SourceFiles.read(sources), list: SourceFiles.listName(of: sources[0]))
        let stale = try records.write(to: sources[0] + "/Generated", onlyChecks: true)
        #expect(stale == [], "run swift run write-records \(folders.joined(separator: " "))")
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
                        + "{ (self_: AnyView, key: LocalizedStringKey, style: AnyShapeStyle?, id: Catalogue.Value, range: ClosedRange<Int>, "
                        + "done: Action?, chosen: Action, label: ViewClosure) in AnyView(self_.mark(key, style: style, by: id, "
                        + "at: range, done: done.map { x in { x() } }, "
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

    @Test("What an attribute writes: the styles of a component, its configuration, its default style, what pushes them")
    func attributes() throws {
        let text = """
            /// A badge.
            ///
            /// - Example: `Badge(text: "new")`
            @Component
            public struct Badge {
                /// What it says.
                public var text: String
            }

            @StyleModifier(Badge.self)
            public extension View {}
            """
        #expect(
            try lines(text)
                == [
                    "static let someRecords: [BuiltInGroup] = [",
                    #"BuiltInGroup("protocol BadgeStyle {\n    associatedtype Body: View\n    "#
                        + #"typealias Configuration = Badge.Configuration\n    @ViewBuilder func "#
                        + #"makeBody(configuration: Configuration) -> Body\n}", "A style of 'Badge'.", "#
                        + #"example: "Badge(text: \"new\")", "#
                        + #"styleProtocol: StyleProtocol("BadgeStyle", configuration: Badge.Configuration.self), ["#,
                    #"BuiltInGroup("struct Badge: View", "A badge.", example: "Badge(text: \"new\")", ["#,
                    #"BuiltIn("var text: String { get set }", "What it says.", \Badge.text),"#,
                    #"BuiltIn("init(text: String)", "A badge.") { (text: String) in Badge(text: text) },"#,
                    #"BuiltIn("init(_ configuration: Badge.Configuration)", "The component that a style was told about; "#
                        + #"it takes the next style.") { (configuration: Badge.Configuration) in Badge(configuration) },"#,
                    #"BuiltInGroup("struct Badge.Configuration", "What a style of 'Badge' is told.", "#
                        + #"example: "Badge(text: \"new\")", ["#,
                    #"BuiltIn("var text: String { get set }", "What it says.", \Badge.Configuration.text),"#,
                    #"BuiltInGroup("struct Badge.DefaultStyle: BadgeStyle", "How 'Badge' looks where no style was "#
                        + #"pushed: its fields in a row.", example: "Badge(text: \"new\")", ["#,
                    #"BuiltIn("func makeBody(configuration: Badge.Configuration) -> some View", "The look of a "#
                        + #"component, made without pushing or popping anything.") { (style: ErasedStyle, "#
                        + "configuration: Badge.Configuration) in style.makeBody(configuration: configuration) },",
                    #"BuiltInGroup("extension BadgeStyle where Self == Badge.DefaultStyle", ["#,
                    #"BuiltIn("static var automatic: Self { get }", "The style that is taken where no style was "#
                        + #"pushed.", example: "Badge(text: \"new\")") { Badge.DefaultStyle.automatic.erased },"#,
                    #"BuiltInGroup("extension View", kind: .layout, ["#,
                    #"BuiltIn("func badgeStyle<S: BadgeStyle>(_ style: S) -> some View", "Pushes a style for each "#
                        + #"'Badge' inside.", example: "Badge(text: \"new\").badgeStyle(.automatic)") "#
                        + "{ (self_: AnyView, style: StyleValue<Badge.Configuration>) in "
                        + "AnyView(self_.modifier(StylePush(style))) },",
                ])
    }

    @Test("What is wrong with an attribute, and with what stands below one, is told with the line in the file")
    func attributeProblems() throws {
        #expect(
            try problems([
                "A.swift": "import Atelier\n\n@Component\npublic struct A {}",
                "B.swift": """
                @Component public struct Badge { public var text: String }
                @Component public struct Sign { public var text: String }

                /// How far.
                ///
                /// - Example: `Far()`
                public class Far {}
                """,
            ]) == [
                "A.swift:4: error: 'A' has nothing to tell its styles; give it a field such as 'var text: String'",
                "B.swift:7: error: 'Far', which is no struct and no enum, can't be a record; write '- Record: by hand' "
                    + "below the doc comment, and the record in an extension of BuiltIns",
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

    @Test("A component whose styles are told its configuration, as a program that imports the library declares it")
    func component() throws {
        let text = """
            /// A tag.
            ///
            /// - Example: `Tag("a")`
            public struct Tag: ComposableStyling {
                /// What a style is told.
                public struct Configuration {
                    /// The text.
                    public let text: String
                }
                public let configuration: Configuration
                /// The tag of a style.
                public init(_ configuration: Configuration) { self.configuration = configuration }
            }

            /// How tags look.
            ///
            /// - Example: `Tag("a").tagStyle(.round)`
            public protocol TagStyle: ComponentStyle where Component == Tag {
                typealias Configuration = Tag.Configuration
            }

            extension View {
                /// Pushes a style.
                ///
                /// - Example: `Tag("a").tagStyle(.round)`
                public func tagStyle(_ style: some TagStyle) -> some View { self }
            }
            """
        let folder = try RecordFolder(of: [SourceFile(path: "Tag.swift", text: text)], list: "all")
        let file = try #require(folder.files.first { $0.name == "Own+Records.swift" })
        let conformance = """
            extension Tag.Configuration: StyleConfiguration {
                public static var component: String { "Tag" }
                public static var family: Family { Tag.styleFamily }
            }
            """
        #expect(file.text.contains(conformance))
        #expect(
            try lines(text, in: "Tag.swift") == [
                "static let tagRecords: [BuiltInGroup] = [",
                #"BuiltInGroup("protocol TagStyle {\n    associatedtype Body: View\n    typealias Configuration = "#
                    + #"Tag.Configuration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "#
                    + #""How tags look.", example: "Tag(\"a\").tagStyle(.round)", "#
                    + #"styleProtocol: StyleProtocol("TagStyle", configuration: Tag.Configuration.self), ["#,
                #"BuiltInGroup("struct Tag: View", "A tag.", example: "Tag(\"a\")", ["#,
                #"BuiltIn("init(_ configuration: Tag.Configuration)", "The tag of a style.") "#
                    + "{ (configuration: Tag.Configuration) in AnyView(Tag(configuration)) },",
                #"BuiltInGroup("struct Tag.Configuration", "What a style is told.", "#
                    + #"example: "Tag(\"a\").tagStyle(.round)", ["#,
                #"BuiltIn("let text: String", "The text.") { (self_: Tag.Configuration) in self_.text },"#,
                #"BuiltInGroup("extension View", kind: .styles, ["#,
                #"BuiltIn("func tagStyle(_ style: some TagStyle) -> some View", "Pushes a style.", "#
                    + #"example: "Tag(\"a\").tagStyle(.round)") { (self_: AnyView, "#
                    + "style: StyleValue<Tag.Configuration>) in AnyView(self_.modifier(StylePush(style))) },",
            ])
    }

    @Test("An enum with its cases, and a style for a component of the library")
    func enumeration() throws {
        let text = """
            import Atelier

            /// A tone.
            ///
            /// - Example: `Tone.loud`
            public enum Tone: String, Sendable {
                /// Not much.
                case calm
                case veryLoud, shrill
            }

            /// A plate.
            ///
            /// - Example: `Button("a") {}.buttonStyle(PlateStyle())`
            public struct PlateStyle: ButtonStyle {
                /// Creates it.
                public init(tone: Tone = .calm) {}
                public func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            """
        let folder = try RecordFolder(of: [SourceFile(path: "Tone.swift", text: text)], list: "all")
        let file = try #require(folder.files.first { $0.name == "Own+Records.swift" })
        #expect(file.text.contains("import Atelier\nimport Catalogue\n\nextension Tone: NativeConvertible {}\n"))
        #expect(
            try lines(text, in: "Tone.swift") == [
                "static let toneRecords: [BuiltInGroup] = [",
                #"BuiltInGroup("enum Tone: Hashable", "A tone.", example: "Tone.loud", ["#,
                #"BuiltIn("case calm", "Not much.") { Tone.calm },"#,
                #"BuiltIn("case veryLoud", "A tone: very loud.") { Tone.veryLoud },"#,
                #"BuiltIn("case shrill", "A tone: shrill.") { Tone.shrill },"#,
                #"BuiltInGroup("struct PlateStyle: ButtonStyle", "A plate.", "#
                    + #"example: "Button(\"a\") {}.buttonStyle(PlateStyle())", ["#,
                #"BuiltIn("init(tone: Tone = .calm)", "Creates it.") { (tone: Tone) in PlateStyle(tone: tone).erased },"#,
                #"BuiltIn("func makeBody(configuration: ButtonStyleConfiguration) -> some View", "#
                    + #""The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, "#
                    + "configuration: ButtonStyleConfiguration) in style.makeBody(configuration: configuration) },",
            ])
    }

    @Test("A set of options, constants of a type's own, operators, and a function of no type")
    func values() throws {
        #expect(
            try lines(
                """
                /// Sides.
                ///
                /// - Example: `Sides.left`
                public struct Sides: OptionSet, NativeConvertible {
                    public let rawValue: Int
                    public init(rawValue: Int) { self.rawValue = rawValue }
                    /// The left one.
                    public static let left = Sides(rawValue: 1)
                    /// Both.
                    public static func + (one: Sides, other: Sides) -> Sides { one.union(other) }
                    /// The other ones.
                    public static prefix func - (sides: Sides) -> Sides { sides }
                }

                /// The widest.
                ///
                /// - Example: `widest(.left)`
                public func widest(_ sides: Sides) -> Sides { sides }
                """, in: "Sides.swift")
                == [
                    "static let sidesRecords: [BuiltInGroup] = [", #"BuiltInGroup("", ["#,
                    #"BuiltIn("func widest(_ sides: Sides) -> Sides", "The widest.", example: "widest(.left)") "#
                        + "{ (sides: Sides) in widest(sides) },",
                    #"BuiltInGroup("struct Sides: OptionSet", "Sides.", example: "Sides.left", ["#,
                    #"BuiltIn("let rawValue: Int", "A number in which each option is a bit.", "#
                        + #"example: "Sides(rawValue: 1).rawValue") "# + "{ (self_: Sides) in self_.rawValue },",
                    #"BuiltIn("init(rawValue: Int)", "The options whose bits are set in a number.") "#
                        + "{ (rawValue: Int) in Sides(rawValue: rawValue) },",
                    #"BuiltIn("static var left: Sides { get }", "The left one.") { Sides.left },"#,
                    #"BuiltIn("static func + (one: Sides, other: Sides) -> Sides", "Both.") "#
                        + "{ (one: Sides, other: Sides) in one + other },",
                    #"BuiltIn("static prefix func - (sides: Sides) -> Sides", "The other ones.") "#
                        + "{ (sides: Sides) in -sides },",
                ])
    }

    @Test("A title that is a key has a twin for texts that are no literals, unless somebody wrote it")
    func titles() throws {
        let text = """
            import Atelier

            extension Tag where Label == Text {
                /// A tag with a `title`. More.
                public init<V: View>(_ titleKey: LocalizedStringKey, at place: Int = 1, @ViewBuilder content: () -> V) {}

                /// A tag.
                public init(_ titleKey: LocalizedStringKey) {}

                /// A tag as it is written.
                @_disfavoredOverload
                public init(_ title: some StringProtocol) {}
            }

            extension View {
                /// Tags it.
                ///
                /// - Example: `Text("a").tagged("b")`
                public func tagged(_ key: LocalizedStringKey) -> some View { self }
            }
            """
        let folder = try RecordFolder(of: [SourceFile(path: "Tag.swift", text: text)], list: "all")
        let titles = try #require(folder.files.first { $0.name == "Titles.swift" })
        #expect(
            titles.text.hasSuffix(
                #"""
                import Atelier

                extension Tag where Label == Text {
                    /// A tag with a `title`, as it is written.
                    @_disfavoredOverload
                    public init<V: View>(_ titleKey: some StringProtocol, at place: Int = 1, @ViewBuilder content: () -> V) {
                        self.init("\(titleKey)" as LocalizedStringKey, at: place, content: content)
                    }
                }

                extension View {
                    /// Tags it, as it is written.
                    @_disfavoredOverload
                    public func tagged(_ key: some StringProtocol) -> some View {
                        tagged("\(key)" as LocalizedStringKey)
                    }
                }

                """#))
    }

    @Test("A folder that isn't there, and files that are no Swift, are told; nothing is written")
    func broken() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "records-\(UUID().uuidString)")
        let problems = #expect(throws: Problems.self) { try SourceFiles.read([folder.path]) }
        #expect(problems?.all.map(\.kind) == [.noFolder])
        #expect(
            try self.problems(["A.swift": "\n\npublic struct A: View { func }"]) == [
                "A.swift:3: error: from here on this is no Swift"
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
                ///
                /// - Record: none
                public func quiet() -> some View { self }
                /// Known by what is written by hand.
                ///
                /// - Record: by hand
                public func curved() -> some View { self }
            }

            extension BuiltIns {
                static let bent: [BuiltInGroup] = []
                private static let part = 1
            }
            """
        #expect(
            try lines(text, in: "UIBent.swift", file: "AllRecords.swift") == [
                "/// The records of all that is declared beside them.", "public static let all = BuiltIns(", "[",
                "bent,",
                "uiBentRecords,", "].flatMap { $0 })",
            ])
    }

    @Test("The list says which types and modifiers SwiftUI has not")
    func withoutSwiftUI() throws {
        let text = """
            extension View {
                /// Puts dashes on both sides.
                ///
                /// - Example: `Text("a").dashed()`
                /// - SwiftUI: none
                public func dashed() -> some View { self }
            }

            /// A row of dots.
            ///
            /// - Example: `Leader()`
            /// - SwiftUI: none
            public struct Leader: View {
                public var body: some View { Text("...") }
            }
            """
        #expect(
            try lines(text, in: "Dots.swift", file: "AllRecords.swift") == [
                "/// The records of all that is declared beside them.", "public static let all = BuiltIns(", "[",
                "dotsRecords,", "].flatMap { $0 })", "/// What SwiftUI has not, as the doc comments say.",
                #"public static let allWithoutSwiftUI: Set<String> = ["Leader", "dashed"]"#,
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
                "C.swift": """
                extension View {
                    /// Has no example, beside records that are written by hand.
                    public func unmarked() -> some View { self }
                }

                extension BuiltIns {
                    static let others: [BuiltInGroup] = []
                }
                """,
                "Modifiers/Effects/D.swift": """
                extension View {
                    /// Stands under no heading.
                    ///
                    /// - Example: `Text("a").lost()`
                    public func lost() -> some View { self }
                }
                """,
            ]) == [
                "A.swift:3: error: the doc comment of 'first' has no example; write one below it, such as "
                    + "'- Example: `Text(\"a\").bold()`', '- Record: by hand' where an extension of BuiltIns has its "
                    + "record, or '- Record: none' where the shell need not know it",
                "A.swift:6: error: 'second' has no doc comment; say in one sentence what it is for",
                "A.swift:11: error: the example of 'third' is empty; write an entry of the shell between backticks",
                "A.swift:16: error: the shell has no value for 'own: Own'; write '- Record: by hand' below the doc comment, "
                    + "and the record in an extension of BuiltIns",
                "B.swift:17: error: a function with 'where C.Element == Int' can't be a record; write '- Record: by hand' "
                    + "below the doc comment, and the record in an extension of BuiltIns",
                "B.swift:12: error: 'func twice() -> some View' is declared twice for the shell, here and at B.swift:5; "
                    + "let one of them say '- Record: none'",
                "C.swift:3: error: the doc comment of 'unmarked' has no example; write one below it, such as "
                    + "'- Example: `Text(\"a\").bold()`', '- Record: by hand' where an extension of BuiltIns has its "
                    + "record, or '- Record: none' where the shell need not know it",
                "Modifiers/Effects/D.swift:1: error: modifiers are listed by the name of their folder, and 'Effects' is no "
                    + "heading; move the file to 'Layout', 'Text', 'Appearance', 'Controls', 'Environment', or out of "
                    + "'Modifiers'",
            ])
    }

    @Test(
        "What only types of the shell can do, and what a closure can't stand for, is told with its place",
        arguments: [
            (
                """
                /// A card.
                ///
                /// - Example: `Text("a").modifier(Card())`
                public struct Card: ViewModifier {}
                """,
                "A.swift:4: error: 'Card', a 'ViewModifier', can't be a record; write '- Record: by hand' below the doc "
                    + "comment, and the record in an extension of BuiltIns"
            ),
            (
                """
                /// A key.
                ///
                /// - Example: `Key(1)`
                public enum Key {
                    /// One.
                    case one(Int)
                }
                """,
                "A.swift:6: error: a case that carries values can't be a record; write '- Record: by hand' below the doc "
                    + "comment, and the record in an extension of BuiltIns"
            ),
            (
                """
                extension Color {
                    /// Ours.
                    ///
                    /// - Example: `Color.brand`
                    public static let brand = Color.red
                }
                """, "A.swift:5: error: 'brand' has no type; write it behind a colon"
            ),
            (
                """
                /// Two.
                ///
                /// - Example: `Pair(1)`
                public struct Pair<A> {}
                """,
                "A.swift:4: error: 'Pair', a generic type that is no view, can't be a record; write '- Record: by hand' below "
                    + "the doc comment, and the record in an extension of BuiltIns"
            ),
            (
                """
                /// A card.
                ///
                /// - Example: `Card()`
                public struct Card<Content: View>: View {
                    /// What it shows.
                    public var content: Content { get }
                }
                """,
                "A.swift:6: error: 'content', a member of a generic view, can't be a record; write '- Record: by hand' below "
                    + "the doc comment, and the record in an extension of BuiltIns"
            ),
            (
                """
                extension View {
                    /// Waits.
                    ///
                    /// - Example: `Text("a").late()`
                    public func late() async throws -> some View { self }
                }
                """,
                "A.swift:5: error: a function that throws or waits can't be a record; write '- Record: by hand' below the "
                    + "doc comment, and the record in an extension of BuiltIns"
            ),
            (
                """
                extension View {
                    /// Grows.
                    ///
                    /// - Example: `Text("a").grown()`
                    public func grown(by room: Double = Metrics.room) -> some View { self }
                }

                enum Metrics { static let room = 8.0 }
                """,
                "A.swift:5: error: what 'room' is by default names 'Metrics', which the shell doesn't know; give that type an "
                    + "example, or write the value"
            ),
            (
                """
                /// Tags.
                ///
                /// - Example: `Tag()`
                public protocol TagStyle {
                    typealias Configuration = TagConfiguration
                }
                """,
                "A.swift:4: error: styles of 'TagStyle' have no 'erased', by which they are pushed; declare 'protocol "
                    + "TagStyle: ComponentStyle where Component == …', or write 'extension TagStyle { var erased: ErasedStyle "
                    + "{ ErasedStyle(self, family: TagConfiguration.family) { $0.makeBody(configuration: $1) } } }'"
            ),
            (
                """
                /// A leader.
                ///
                /// - Example: `Leader()`
                public struct Leader: View {
                    public init() {}
                }
                """, "A.swift:5: error: 'init' has no doc comment; say in one sentence what it is for"
            ),
        ])
    func foreign(text: String, expected: String) throws {
        #expect(try problems(["A.swift": text]) == [expected])
    }

    @Test("What the tool says of the library is what the library declares")
    func library() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../Sources/Components").standardizedFileURL.path
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        // To parse them all would take most of the time of these tests.
        let declared = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
                .matches(of: /(?m)^public protocol (\w+Style)\b/).map { String($0.output.1) }
        }
        #expect(
            declared.filter { $0 != "ClosedStyle" && $0 != "EnglishFormatStyle" }.sorted()
                == LibraryNames.families.keys.sorted())
    }
}
