/// A random program about updates: views and styles that say when their bodies run, and gestures that change something.
///
/// What they are made of is all that rule F2 tells apart. Each stored property is given a value that changes at each
/// tap, at every second one, or never.
struct UpdateProgram {
    /// The entries of the program.
    private(set) var entries: [String] = []
    private var choices: Choices
    private let name: String
    private var types: [Declared] = []
    private var styles: [Style] = []

    /// A view that was declared, and how one is made.
    private struct Declared {
        let name: String
        var fields: [Field]
        var takesContent = false
    }

    /// A style that was declared, and how it is pushed.
    private struct Style {
        let name: String
        let family: Family
        var fields: [Field]
    }

    /// A stored property: its declaration, and values for it as they stand in a body with a state `n` and a state `on`.
    private struct Field {
        let declaration: String
        let label: String
        let values: [String]
    }

    private enum Family: String, CaseIterable {
        case groupBox, button, label, labeledContent, toggle

        var style: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Style" }
        var component: String? {
            switch self {
            case .groupBox: "GroupBox"
            case .button: nil
            case .label: "Label"
            case .labeledContent: "LabeledContent"
            case .toggle: "Toggle"
            }
        }
        var parts: [String] {
            switch self {
            case .groupBox, .labeledContent: ["label", "content"]
            case .button: ["label"]
            case .label: ["title", "icon"]
            case .toggle: ["label"]
            }
        }
    }

    /// The program of a seed; its types begin with `name`.
    init(seed: UInt64, named name: String) {
        choices = Choices(seed: seed)
        self.name = name
        makeLeaves()
        makeStyles()
        let middle = choices.happens(onceIn: 2)
        if middle { makeMiddle() }
        makeRoot()
        makeSteps()
    }

    /// What the fields of all programs are made of: entries that come first.
    static let declarations = [
        """
        final class UModel {
            var hits = 0
            func hit() { hits += 1 }
        }
        let uModel = UModel()
        """,
        """
        struct UPoint: Equatable {
            var x: Double
            var y: Int
            static func == (one: UPoint, other: UPoint) -> Bool { true }
        }
        struct UName: Equatable {
            var text: String
            var y: Int
            static func == (one: UName, other: UName) -> Bool { one.y == other.y }
        }
        struct UPair {
            var text: String
            var z: Double
        }
        """,
        """
        enum ULevel {
            case off
            case at(Double)
            case named(String, Int)
        }
        enum UMark: Equatable { case one, two }
        """,
        """
        protocol UFigure { var size: Int { get } }
        struct USquare: UFigure { var size: Int }
        struct UCircle: UFigure {
            var size: Int
            var text: String
        }
        """,
        """
        struct UKey: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues {
            var uDepth: Int {
                get { self[UKey.self] }
                set { self[UKey.self] = newValue }
            }
        }
        """,
    ]

    private mutating func field(_ index: Int) -> Field {
        let label = "f\(index)"
        func stored(_ type: String, _ values: [String]) -> Field {
            Field(declaration: "let \(label): \(type)", label: label, values: values)
        }
        switch choices.one(of: Array(0..<22)) {
        case 0: return stored("Int", ["n", "n / 2", "3"])
        case 1: return stored("Double", [".nan", "Double(n / 2)", "n == 1 ? -0.0 : 0.0", "0.5"])
        case 2: return stored("String", [#""a \(n)""#, #""a \(n / 2)""#, #""a""#])
        case 3: return stored("Int?", ["n > 1 ? n : nil", "nil", "n / 2"])
        case 4: return stored("Double?", [".nan", "nil", "n > 1 ? nil : 1.5"])
        case 5: return stored("[Int]", ["[1, n / 2]", "[1, 2]", "[]"])
        case 6: return stored("[Double]", ["[.nan]", "[Double(n / 2)]", "[]"])
        case 7: return stored("(Int, String)", [#"(n / 2, "a")"#, #"(1, "a")"#])
        case 8: return stored("[String: Int]", [#"["a": n / 2]"#, #"["a": 1, "b": 2]"#])
        case 9: return stored("() -> Void", ["{}", "{ n += 1 }", #"{ print("called") }"#])
        case 10: return stored("(Int) -> Int", ["{ $0 + 1 }", "{ $0 + n }"])
        case 11: return stored("AnyView", [#"AnyView(Text("a \(n / 2)"))"#, #"AnyView(Text("a").padding().bold())"#])
        case 12: return stored("Any", ["n / 2", #""a""#, "1.5"])
        case 13: return stored("Text", [#"Text("a").bold()"#, #"Text("a \(n / 2)")"#])
        case 14: return stored("Color", [".red", "n > 1 ? .red : .blue"])
        case 15:
            return stored("UModel", ["uModel", "UModel()"])
        case 16:
            return stored("() -> Void", ["{ uModel.hits += 1 }", "uModel.hit"])
        case 17:
            return stored(
                "UPoint",
                ["UPoint(x: .nan, y: 1)", "UPoint(x: 1, y: n / 2)", "UPoint(x: 0, y: 1)"])
        case 18:
            return choices.one(of: [
                stored("UName", ["UName(text: \"a \\(n)\", y: 1)", "UName(text: \"a\", y: n / 2)"]),
                stored(
                    "UPair", ["UPair(text: \"a\", z: .nan)", "UPair(text: \"a \\(n / 2)\", z: 1)"]),
                stored(
                    "[UPair]",
                    ["[UPair(text: \"a\", z: .nan)]", "[UPair(text: \"a\", z: Double(n / 2))]"]),
                stored("[UPoint]", ["[UPoint(x: .nan, y: n)]"]),
            ])
        case 19:
            return choices.one(of: [
                stored(
                    "ULevel",
                    [".off", ".at(.nan)", ".at(Double(n / 2))", #".named("a", n / 2)"#, "n > 1 ? .off : .at(1)"]),
                stored("UMark", [".one", "n > 1 ? .one : .two"]),
                stored("UMark?", ["nil", "n > 1 ? .one : nil"]),
            ])
        case 20:
            return stored(
                "any UFigure",
                ["USquare(size: n / 2)", "UCircle(size: 1, text: \"a\")"])
        default:
            return stored("[any UFigure]", ["[USquare(size: n / 2)]", "[]"])
        }
    }

    private mutating func fields(_ count: ClosedRange<Int>) -> [Field] {
        (0..<Int.random(in: count, using: &choices)).map { field($0) }
    }

    private mutating func arguments(_ fields: [Field]) -> String {
        fields.map { "\($0.label): \(choices.one(of: $0.values))" }.joined(separator: ", ")
    }

    private mutating func makeLeaves() {
        for index in 0..<Int.random(in: 2...4, using: &choices) {
            makeLeaf("\(name)Leaf\(index)")
        }
        if choices.happens(onceIn: 2) { makeBox() }
    }

    private mutating func makeLeaf(_ leaf: String) {
        var fields = fields(1...2)
        var heads = fields.map(\.declaration)
        var text = "\"\(leaf.dropFirst(name.count))\""
        var conformances = "View"
        switch choices.one(of: Array(0..<9)) {
        case 0:
            heads.append("@State private var own = 1")
            text = "\"\\(own)\""
        case 1:
            heads.append("@State private var model = UModel()")
        case 2:
            heads.append("@Environment(\\.uDepth) private var depth")
            text = "\"\\(depth)\""
        case 3:
            heads.append("@Environment(\\.isEnabled) private var isEnabled")
            text = "\"\\(isEnabled)\""
        case 4:
            heads.append("@Binding var on: Bool")
            fields.append(Field(declaration: "", label: "on", values: ["$on", ".constant(true)"]))
            text = "\"\\(on)\""
        case 5:
            heads.append("@State var start: Int")
            fields.append(Field(declaration: "", label: "start", values: ["n"]))
            text = "\"\\(start)\""
        case 6:
            conformances = "View, Equatable"
            let answer = choices.one(of: ["true", "true", "false"])
            heads.append("static func == (one: Self, other: Self) -> Bool { \(answer) }")
        default: break
        }
        let told = choices.happens(onceIn: 3) ? "Self._printChanges()" : "print(\"\(leaf)\")"
        entries.append(
            """
            struct \(leaf): \(conformances) {
            \(heads.map { "    \($0)" }.joined(separator: "\n"))
                var body: some View {
                    let _ = \(told)
                    Text(\(text))
                }
            }
            """)
        types.append(Declared(name: leaf, fields: fields))
    }

    private mutating func makeBox() {
        let box = "\(name)Box"
        entries.append(
            """
            struct \(box)<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View {
                    let _ = print("\(box)")
                    content
                }
            }
            """)
        types.append(Declared(name: box, fields: [], takesContent: true))
    }

    private mutating func leaf() -> String {
        let type = choices.one(of: types)
        if type.takesContent {
            guard let plain = types.first(where: { !$0.takesContent }) else { return "Text(\"a\")" }
            return "\(type.name) { \(plain.name)(\(arguments(plain.fields))) }"
        }
        return "\(type.name)(\(arguments(type.fields)))"
    }

    /// A view that stands among others, on one line.
    private mutating func view(_ depth: Int = 0) -> String {
        let inner = depth < 2 ? view(depth + 1) : leaf()
        let text = "Text(\"t\")"
        switch choices.one(of: Array(0..<(depth == 0 ? 22 : 15))) {
        case 0...4: return leaf()
        case 5: return "AnyView(\(leaf()))"
        case 6: return "Group { \(inner); \(text) }"
        case 7: return "\(leaf()).\(modifier())"
        case 8: return "VStack { \(leaf()); \(text) }.\(modifier())"
        case 9:
            let value = choices.one(of: ["n / 2", "1", "n"])
            return "Group { \(inner) }.environment(\\.uDepth, \(value))"
        case 10:
            let change = choices.one(of: ["$0 += 1", "$0 += n / 2"])
            return "Group { \(inner) }.transformEnvironment(\\.uDepth) { \(change) }"
        case 11: return "Group { \(inner) }.disabled(\(choices.one(of: ["on", "false", "n > 1"])))"
        case 12, 13, 14: return component(inner)
        case 15: return "if n % 2 == 0 { \(inner) } else { \(leaf()) }"
        case 16: return "if on { \(inner) }"
        case 17: return "ForEach(0..<2) { i in \(leaf()) }"
        case 18: return "ForEach([n / 2, 5, 7], id: \\.self) { i in \(leaf()) }"
        case 19: return "ForEach(n % 2 == 0 ? [1, 2, 3] : [3, 1], id: \\.self) { i in \(leaf()) }"
        case 20: return "switch n % 3 { case 0: \(leaf()); case 1: \(inner); default: EmptyView() }"
        default: return "Group { if on { \(leaf()) } else { \(leaf()) } }.\(modifier())"
        }
    }

    private mutating func modifier() -> String {
        choices.one(of: [
            "padding()", "bold()", "foregroundStyle(.red)", "opacity(0.5)", "frame(width: 80)", "border(.blue)",
            "lineLimit(1)", "font(n > 1 ? .title : .body)", "background(Color.green)", "overlay { Text(\"o\") }",
            "tint(.red)", "padding(n > 1 ? 8 : 16)",
        ])
    }

    private mutating func makeStyles() {
        for (index, family) in choices.some(0...2, of: Family.allCases).enumerated() {
            makeStyle("\(name)Style\(index)", family)
        }
    }

    private mutating func makeStyle(_ style: String, _ family: Family) {
        let fields = fields(0...2)
        var heads = fields.map(\.declaration)
        var text = ""
        switch choices.one(of: Array(0..<5)) {
        case 0:
            heads.append("@State private var own = 1")
            text = "Text(\"\\(own)\")"
        case 1:
            heads.append("@Environment(\\.uDepth) private var depth")
            text = "Text(\"\\(depth)\")"
        default: break
        }
        let configured = "configuration.\(choices.one(of: family.parts))"
        var shown = configured
        if let again = family.component {
            let push = ".\(family.rawValue)Style(self)"
            shown = choices.one(of: [configured, configured, "\(again)(configuration)", configured + push])
        }
        let conformance = family.style
        entries.append(
            """
            struct \(style): \(conformance) {
            \(heads.map { "    \($0)" }.joined(separator: "\n"))
                func makeBody(configuration: Configuration) -> some View {
                    let _ = print("\(style)")
                    \(text.isEmpty ? "" : "\(text); ")\(shown)
                }
            }
            """)
        styles.append(Style(name: style, family: family, fields: fields))
    }

    /// A component that takes a style, its own or one of those around it.
    private mutating func component(_ inner: String) -> String {
        guard !styles.isEmpty else { return "GroupBox(\"g\") { \(inner) }" }
        let style = choices.one(of: styles)
        let component: String
        switch style.family {
        case .groupBox: component = "GroupBox(\"g\") { \(inner) }"
        case .button:
            component = choices.one(of: [
                "Button(\"b\") {}", "Button(\"b\") { n += 1 }", "Button {} label: { \(inner) }",
            ])
        case .label:
            component = choices.one(of: [
                "Label(\"l\", systemImage: \"star\")", "Label { \(inner) } icon: { Text(\"i\") }",
            ])
        case .labeledContent: component = "LabeledContent(\"c\") { \(inner) }"
        case .toggle: component = "Toggle(\"t\", isOn: \(choices.one(of: ["$on", ".constant(true)"])))"
        }
        let other = styles.first { $0.family == style.family && $0.name != style.name } ?? style
        let pushes = choices.happens(onceIn: 3) ? [style, other] : [style]
        return component + pushes.map { ".\($0.family.rawValue)Style(\($0.name)(\(arguments($0.fields))))" }.joined()
    }

    private mutating func makeMiddle() {
        let middle = "\(name)Middle"
        let children = (0..<2).map { _ in view() }
        entries.append(
            """
            struct \(middle): View {
                @State private var n = 0
                @Binding var on: Bool
                let f0: Int
                var body: some View {
                    let _ = print("\(middle)")
                    Button("more") { n += 1 }
            \(children.map { "        \($0)" }.joined(separator: "\n"))
                }
            }
            """)
        types.append(
            Declared(
                name: middle,
                fields: [
                    Field(declaration: "", label: "on", values: ["$on"]),
                    Field(declaration: "", label: "f0", values: ["1", "n / 2"]),
                ]))
    }

    private mutating func makeRoot() {
        var children = (0..<Int.random(in: 2...4, using: &choices)).map { _ in view() }
        if let middle = types.last, middle.name.hasSuffix("Middle"),
            !children.contains(where: { $0.contains(middle.name) })
        {
            children.append("\(middle.name)(\(arguments(middle.fields)))")
        }
        entries.append(
            """
            struct \(name)Root: View {
                @State private var n = 0
                @State private var on = false
                var body: some View {
                    let _ = print("\(name)Root")
                    Button("next") { n += 1 }
                    Toggle("turn", isOn: $on)
            \(children.map { "        \($0)" }.joined(separator: "\n"))
                }
            }
            """)
    }

    private mutating func makeSteps() {
        entries.append("\(name)Root()")
        var steps = [":tap \"next\"", ":toggle \"turn\"", ":tap \"next\""]
        if choices.happens(onceIn: 2) { steps.insert(":tap \"next\"", at: 1) }
        entries += steps
    }
}
