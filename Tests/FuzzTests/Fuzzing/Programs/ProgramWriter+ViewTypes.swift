extension ProgramWriter {
    /// Writes what only views see: nothing there prints, or changes anything.
    private mutating func inView<Result>(_ inner: [Variable], _ body: (inout Self) -> Result) -> Result {
        let outer = (mayPrint, variables, generics, load, spent)
        mayPrint = false
        generics = []
        load = 4
        spent = 1
        variables = variables.map { Variable(name: $0.name, kind: $0.kind) } + inner
        defer { (mayPrint, variables, generics, load, spent) = outer }
        return body(&self)
    }

    /// A view as an entry.
    mutating func viewEntry() -> String {
        inView([]) { $0.view(3).wrapped.joined(separator: "\n") }
    }

    mutating func modifierEntry() -> String { inView([]) { "." + $0.modifier(1) } }

    private mutating func fields(_ count: Int) -> [Declared.Field] {
        (0..<count).map { _ in Declared.Field(name: fresh("f"), kind: kind(1)) }
    }

    /// Declares a view.
    mutating func viewType() -> [String] {
        let name = fresh("View")
        let fields = fields(dice.roll(4))
        var inner = fields.map { Variable(name: $0.name, kind: $0.kind) }
        var heads = fields.map { "let \($0.name): \($0.kind.text)" }
        if let key = dice.pick(keys), happens(onceIn: 2) {
            let own = fresh("value")
            heads.append("@Environment(\\.\(key.name)) private var \(own)")
            inner.append(Variable(name: own, kind: key.kind))
        }
        if happens(onceIn: 4) {
            let own = fresh("state")
            heads.append("@State private var \(own) = \(plain(.int))")
            inner.append(Variable(name: own, kind: .int))
        }
        var made = OwnView(
            name: name,
            parameters: fields.map { Function.Parameter(label: $0.name, name: $0.name, kind: $0.kind) })
        var members: [String] = []
        var helper: OwnView?
        if happens(onceIn: 4) {
            let part = OwnView(name: fresh("part"), parameters: parameters(1, of: []))
            let content = inView(inner + part.parameters.map { Variable(name: $0.name, kind: $0.kind) }) {
                $0.view(1).wrapped
            }
            members =
                [
                    "",
                    "private func \(part.name)(\(part.parameters.map(\.text).joined(separator: ", "))) -> some View {",
                ]
                + content.indented + ["}"]
            helper = part
        }
        let takesContent = happens(onceIn: 4)
        let outer = ownViews
        if let helper { ownViews.append(helper) }
        var body = inView(inner) { $0.view(2) }
        ownViews = outer
        var generics = ""
        if takesContent {
            made.takesContent = true
            generics = "<Content: View>"
            body = ["VStack {"] + (body + ["content"]).indented + ["}"]
            let isStored = happens(onceIn: 2)
            heads.append(isStored ? "@ViewBuilder let content: Content" : "let content: Content")
            if !isStored {
                let inputs = made.parameters.map { "\($0.text), " }.joined()
                members +=
                    ["", "init(\(inputs)@ViewBuilder content: () -> Content) {"]
                    + made.parameters.map { "    self.\($0.name) = \($0.name)" } + [
                        "    self.content = content()", "}",
                    ]
            }
            // A private property would make the initializer private too.
            if isStored, heads.contains(where: { $0.contains("private") }) {
                heads = heads.map { $0.replacing("private ", with: "") }
                heads = heads.filter { !$0.hasPrefix("@State") } + heads.filter { $0.hasPrefix("@State") }
            }
        }
        ownViews.append(made)
        return ["struct \(name)\(generics): View {"]
            + (heads + ["", "var body: some View {"] + body.indented + ["}"] + members).indented + ["}"]
    }

    /// Declares a function that makes a view.
    mutating func viewFunction() -> [String] {
        let made = OwnView(name: fresh("make"), parameters: parameters(dice.roll(3), of: []))
        let builds = happens(onceIn: 2)
        let content = inView(made.parameters.map { Variable(name: $0.name, kind: $0.kind) }) { writer in
            builds ? writer.view(2) : writer.view(2).wrapped
        }
        ownViews.append(made)
        return (builds ? ["@ViewBuilder"] : [])
            + ["func \(made.name)(\(made.parameters.map(\.text).joined(separator: ", "))) -> some View {"]
            + content.indented + ["}"]
    }

    /// Declares a value of the environment.
    mutating func key() -> [String] {
        let name = fresh("key")
        let kind = plainKind()
        keys.append(Variable(name: name, kind: kind))
        return [
            "struct \(name.prefix(1).uppercased() + name.dropFirst())Key: EnvironmentKey {",
            "    static let defaultValue: \(kind.text) = \(plain(kind))",
            "}",
            "",
            "extension EnvironmentValues {",
            "    var \(name): \(kind.text) {",
            "        get { self[\(name.prefix(1).uppercased() + name.dropFirst())Key.self] }",
            "        set { self[\(name.prefix(1).uppercased() + name.dropFirst())Key.self] = newValue }",
            "    }",
            "}",
        ]
    }

    /// Declares a modifier, and a method that applies it.
    mutating func modifierType() -> [String] {
        let name = fresh("Change")
        let fields = fields(dice.roll(3))
        let inner = fields.map { Variable(name: $0.name, kind: $0.kind) }
        var lines = inView(inner) { writer in
            let beside = writer.scoped { $0.view(1) }
            let modifiers = (0..<1 + writer.dice.roll(2)).map { _ in "    .\(writer.modifier(1))" }
            return writer.happens(onceIn: 2)
                ? ["content"] + modifiers : ["HStack {"] + (["content"] + beside).indented + ["}"] + modifiers
        }
        lines =
            ["struct \(name): ViewModifier {"] + fields.map { "    let \($0.name): \($0.kind.text)" }
            + ["    func body(content: Content) -> some View {"] + lines.indented.indented + ["    }", "}"]
        let made = OwnModifier(
            name: fresh("changed"),
            parameters: fields.map { Function.Parameter(label: $0.name, name: $0.name, kind: $0.kind) })
        let inputs = fields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        lines += [
            "", "extension View {",
            "    func \(made.name)(\(made.parameters.map(\.text).joined(separator: ", "))) -> some View {",
            "        modifier(\(name)(\(inputs)))", "    }", "}",
        ]
        ownModifiers.append(made)
        return lines
    }

    /// Declares a style.
    mutating func style() -> [String] {
        let family = dice.pick(StyleFamily.allCases) ?? .label
        var made = OwnStyle(name: fresh("Look"), family: family)
        made.fields = fields(dice.roll(2))
        var heads = made.fields.map { "let \($0.name): \($0.kind.text)" }
        var inner = made.fields.map { Variable(name: $0.name, kind: $0.kind) }
        if let key = dice.pick(keys), happens(onceIn: 3) {
            let own = fresh("value")
            heads.append("@Environment(\\.\(key.name)) private var \(own)")
            inner.append(Variable(name: own, kind: key.kind))
        }
        let body = inView(inner) { writer in
            var parts = family.parts.map { writer.happens(onceIn: 3) ? "\($0).\(writer.modifier(1))" : $0 }
            if let again = family.again, writer.happens(onceIn: 3) { parts = [again] }
            if let told = family.told, writer.happens(onceIn: 2) { parts.append("Text(\"\(told)\")") }
            let beside = writer.happens(onceIn: 2) ? writer.scoped { $0.view(1) } : []
            let stack = writer.happens(onceIn: 2) ? "HStack" : "VStack"
            let modifiers = (0..<writer.dice.roll(3)).map { _ in "    .\(writer.modifier(1))" }
            return ["\(stack) {"] + (parts + beside).indented + ["}"] + modifiers
        }
        styles.append(made)
        return ["struct \(made.name): \(family.style) {"]
            + (heads + ["func makeBody(configuration: Configuration) -> some View {"] + body.indented + ["}"]).indented
            + ["}"]
    }

    /// Declares a view that something can be done with, and does it.
    mutating func interaction() -> [String] {
        let name = fresh("Root")
        let (count, isOn, button, toggle) = (fresh("n"), fresh("on"), fresh("next"), fresh("turn"))
        let inner = [Variable(name: count, kind: .int), Variable(name: isOn, kind: .bool)]
        let (change, content) = inView(inner) { writer in
            (writer.whole(.int, 2).text(atLeast: .product), (0..<2).flatMap { _ in writer.view(2) })
        }
        let lines =
            [
                "struct \(name): View {", "    @State private var \(count) = 0",
                "    @State private var \(isOn) = false",
                "    var body: some View {",
                "        Button(\"\(button)\") { \(count) = (\(count) + 1 + \(change)) % 100 }",
                "        Toggle(\"\(toggle)\", isOn: $\(isOn))",
            ]
            + content.indented.indented + ["    }", "}"]
        return [
            lines.joined(separator: "\n"), "\(name)()", ":tap \"\(button)\"", ":toggle \"\(toggle)\"",
            ":tap \"\(button)\"",
        ]
    }
}

extension [String] {
    /// Whether it begins with what is no expression.
    var isStatement: Bool {
        first.map { $0.hasPrefix("if ") || $0.hasPrefix("switch ") || $0.hasPrefix("let ") } ?? false
    }

    /// A view that may stand where an expression is wanted.
    var wrapped: [String] { isStatement ? ["Group {"] + indented + ["}"] : self }
}
