import StyleEngine
import Testing

@testable import Language

struct EngineFaceTests {
    @Test("A declared view is a node, with the views of its body inside")
    func views() throws {
        let tree = try TestSession().tree(
            """
            struct Row: View {
                let title: String
                var isOn = true
                var body: some View {
                    Text(title)
                    if isOn { EmptyView() } else { Text("off").bold() }
                }
            }
            """, "VStack { Row(title: \"a\", isOn: false) }")
        #expect(tree.hasPrefix("VStack[Row[Text"))
    }

    @Test("State survives a redraw, and an action changes it")
    func state() throws {
        let session = TestSession()
        let before = try session.tree(
            """
            struct Counter: View {
                @State var count = 0
                var body: some View {
                    Button("\\(count)") { count += 1; print("count", count) }
                    if count > 1 { GroupBox("done") { EmptyView() } }
                }
            }
            """, "Counter()")
        #expect(!before.contains("GroupBox"))
        for expected in ["count 1", "count 2"] {
            let interactions = try session.interactions()
            let lines = try session.run {
                for case .press(_, let tap) in interactions.prefix(1) { tap() }
            }
            #expect(lines == [expected])
        }
        #expect(try session.tree().contains("GroupBox"))
    }

    @Test("Declared styles are pushed, taken and composed (rules B1 to B5)")
    func styles() throws {
        let declarations = """
            struct Tagged: GroupBoxStyle {
                var tag: String
                func makeBody(configuration: Configuration) -> some View { configuration.content }
            }
            struct Composed: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
            }
            extension GroupBoxStyle where Self == Tagged {
                static func tagged(_ tag: String) -> Self { .init(tag: tag) }
            }
            """
        let boxes = "GroupBox { GroupBox { GroupBox { EmptyView() } } }"
        #expect(
            try TestSession().tree(declarations, boxes, #".groupBoxStyle(.tagged("A"))"#)
                == #"GroupBox:tagged("A")[GroupBox:def[GroupBox:def[]]]"#)
        #expect(
            try TestSession().tree(
                declarations, boxes, #".groupBoxStyle(.tagged("A"))"#, #".groupBoxStyle(.tagged("B"))"#)
                == #"GroupBox:tagged("A")[GroupBox:tagged("B")[GroupBox:def[]]]"#)
        #expect(
            try TestSession().tree(
                declarations, "GroupBox { EmptyView() }", ".groupBoxStyle(Composed())", #".groupBoxStyle(.tagged("B"))"#
            )
                == #"GroupBox:composed[GroupBox:tagged("B")[]]"#)
    }

    @Test("A style that re-applies itself reads the environment anew at each level (rule D5)")
    func levels() throws {
        let session = TestSession()
        _ = try session.tree(
            """
            struct LevelKey: EnvironmentKey { static var defaultValue: Int = 0 }
            extension EnvironmentValues {
                var level: Int {
                    get { self[LevelKey.self] }
                    set { self[LevelKey.self] = newValue }
                }
            }
            struct Nested: GroupBoxStyle {
                @Environment(\\.level) var level
                func makeBody(configuration: Configuration) -> some View {
                    let _ = print("level", level)
                    configuration.content
                        .transformEnvironment(\\.level) { $0 += 1 }
                        .groupBoxStyle(self)
                }
            }
            """, "GroupBox { GroupBox { GroupBox { EmptyView() } } }.groupBoxStyle(Nested())")
        #expect(try session.drawn() == ["level 0", "level 1", "level 2"])
    }

    @Test("Transforms run from the outside in; the nearest write wins (rules A1, A2)")
    func environment() throws {
        let declarations = """
            extension EnvironmentValues {
                private enum Key: EnvironmentKey { static var defaultValue: [Int] { [] } }
                var array: [Int] { get { self[Key.self] } set { self[Key.self] = newValue } }
            }
            extension View {
                func addValue(_ int: Int) -> some View { transformEnvironment(\\.array) { $0.append(int) } }
            }
            struct Reader: View {
                @Environment(\\.array) var array
                var body: some View { let _ = print(array); EmptyView() }
            }
            """
        let session = TestSession()
        _ = try session.tree(declarations, "Reader().addValue(1).addValue(2).addValue(3)")
        #expect(try session.drawn() == ["[3, 2, 1]"])
        _ = try session.tree("Reader().environment(\\.array, [1]).environment(\\.array, [2])")
        #expect(try session.drawn() == ["[1]"])
    }

    @Test("A declared component takes its look from its own stack (article 000)")
    func components() throws {
        let declarations = """
            struct Badge: ComposableStyling {
                struct Configuration { let text: String }
                static var defaultStyle: any ComponentStyle<Badge> { DefaultBadgeStyle() }
                var configuration: Configuration
                init(text: String) { configuration = .init(text: text) }
                init(_ configuration: Configuration) { self.configuration = configuration }
            }
            struct DefaultBadgeStyle: ComponentStyle {
                typealias Component = Badge
                func makeBody(configuration: Badge.Configuration) -> some View { EmptyView() }
            }
            struct Wrapped: ComponentStyle {
                typealias Component = Badge
                var name = "w"
                func makeBody(configuration: Badge.Configuration) -> some View { GroupBox { Badge(configuration) } }
            }
            extension GroupedComponentStyle where C == Badge {
                static func badge(_ style: S) -> Self { .init(style: style) }
            }
            extension ComponentStyle where Self == Wrapped {
                static func wrapped(_ name: String) -> Self { .init(name: name) }
            }
            """
        #expect(try TestSession().tree(declarations, "Badge(text: \"new\")") == "Badge:def[]")
        #expect(
            try TestSession().tree(
                declarations, "Badge(text: \"new\").style(.badge(.wrapped(\"a\"))).style(.badge(.wrapped(\"b\")))")
                == #"Badge:wrapped("a")[GroupBox:def[Badge:wrapped("b")[GroupBox:def[Badge:def[]]]]]"#)
    }

    @Test("A component with a body of its own shows its style where it wants to (article 000)")
    func componentsWithBodies() throws {
        let declarations = """
            struct Badge: StylableComponent {
                struct Configuration { let text: String }
                static var defaultStyle: any ComponentStyle<Badge> { DefaultBadgeStyle() }
                @Style var style
                var body: some View { GroupBox { style.erasedBody(configuration: configuration) } }
                var configuration: Configuration
                init(text: String) { configuration = .init(text: text) }
            }
            struct DefaultBadgeStyle: ComponentStyle {
                typealias Component = Badge
                func makeBody(configuration: Badge.Configuration) -> some View { EmptyView() }
            }
            """
        #expect(try TestSession().tree(declarations, "Badge(text: \"a\")") == "Badge[GroupBox:def[Badge:def[]]]")
    }

    @Test("A program's own engine hides the built-in one of the same names (article 000)")
    func handMadeEngine() throws {
        let tree = try TestSession().tree(
            """
            protocol StylableComponent: View {}
            protocol ComponentStyle<Component> { associatedtype Component: StylableComponent; var name: String { get } }
            struct GroupedComponentStyle<C: StylableComponent, S: ComponentStyle<C>> { let style: S }
            extension View {
                func style<C: StylableComponent, S: ComponentStyle>(_ grouped: GroupedComponentStyle<C, S>) -> some View {
                    GroupBox(grouped.style.name) { self }
                }
            }
            struct Badge: StylableComponent { var body: some View { EmptyView() } }
            struct Framed: ComponentStyle { typealias Component = Badge; var name = "framed" }
            extension GroupedComponentStyle where C == Badge {
                static func badge(_ style: S) -> Self { .init(style: style) }
            }
            extension ComponentStyle where Self == Framed { static var framed: Self { .init() } }
            """, "Badge().style(.badge(.framed))")
        #expect(tree == "GroupBox:def[Text Badge]")
    }

    @Test("Modifiers, `ForEach` and bindings")
    func collections() throws {
        let session = TestSession()
        let tree = try session.tree(
            """
            struct Option: Identifiable { let id: Int; var name: String; var isOn = false }
            struct Boxed: ViewModifier {
                func body(content: Content) -> some View { GroupBox { content } }
            }
            struct List: View {
                @State var options = [Option(id: 1, name: "a"), Option(id: 2, name: "b")]
                var body: some View {
                    ForEach($options) { $option in Toggle(option.name, isOn: $option.isOn) }
                    ForEach(0..<2) { _ in EmptyView().modifier(Boxed()) }
                    let _ = print(options.map { $0.isOn })
                }
            }
            """, "List()")
        #expect(tree.contains("Boxed[GroupBox:def[]]"))
        let interactions = try session.interactions()
        _ = try session.run {
            for case .toggle(let isOn) in interactions.suffix(1) { isOn.wrappedValue = true }
        }
        #expect(try session.drawn() == ["[false, true]"])
    }

    @Test("An error in a body ends the drawing with its place")
    func failing() throws {
        let session = TestSession()
        #expect(throws: Diagnostic.self) {
            try session.tree(
                """
                struct Bad: View {
                    let list: [Int] = []
                    var body: some View { GroupBox("\\(list[1])") { EmptyView() } }
                }
                """, "GroupBox { Bad() }")
        }
    }

    @Test("Dynamic properties in tuples and in what cases carry are installed (rule D3)")
    func partsOfValues() throws {
        let declarations = """
            struct Told: View {
                let text: String
                init(_ text: String) { self.text = text }
                var body: some View { let _ = print(text) }
            }
            struct Numbered: DynamicProperty {
                var text = "n"
                @Environment(\\.isEnabled) var isEnabled
            }
            enum Single: View {
                case numbered(Numbered), plain
                var body: some View {
                    switch self {
                    case .numbered(let value): Told("\\(value.text) \\(value.isEnabled)")
                    case .plain: Told("plain")
                    }
                }
            }
            enum Several<Value>: DynamicProperty {
                case none
                case numbered(Numbered, Value)
                case read((Environment<Bool>, Int))
                indirect case elsewhere(Numbered)
                var texts: String {
                    switch self {
                    case .none: "none"
                    case .numbered(let numbered, let value): "\\(numbered.isEnabled) \\(value)"
                    case .read(let pair): "\\(pair.0.wrappedValue) \\(pair.1)"
                    case .elsewhere(let numbered): "\\(numbered.isEnabled)"
                    }
                }
            }
            struct Choosing: View {
                var choice: Several<[String]>
                var body: some View { Told(choice.texts) }
            }
            struct Pair: View {
                var pair = (number: Environment(\\.isEnabled), name: "p")
                var body: some View { Told("\\(pair.number.wrappedValue) \\(pair.name)") }
            }
            """
        func told(_ view: String) throws -> [String] {
            let session = TestSession()
            _ = try session.printed(declarations)
            _ = try session.printed(view + ".disabled(true)")
            return try session.drawn()
        }
        #expect(try told("Single.numbered(Numbered())") == ["n false"])
        #expect(try told("Single.plain") == ["plain"])
        #expect(try told("Choosing(choice: .none)") == ["none"])
        #expect(try told(#"Choosing(choice: .numbered(Numbered(), ["a"]))"#) == [#"false ["a"]"#])
        #expect(try told("Choosing(choice: .read((Environment(\\.isEnabled), 3)))") == ["false 3"])
        // What lies elsewhere in memory is not looked at, as in compiled Swift.
        #expect(try told("Choosing(choice: .elsewhere(Numbered()))") == ["true"])
        #expect(try told("Pair()") == ["false p"])
    }
}
