extension ProgramWriter {
    /// A view with its modifiers, in as many lines as it takes.
    mutating func view(_ depth: Int) -> [String] {
        var lines = plainView(depth)
        // Statements take no modifiers.
        guard !lines.isStatement else { return lines }
        for _ in 0..<dice.roll(3) { lines.append("    .\(modifier(depth))") }
        return lines
    }

    /// Some views, as they stand in braces.
    private mutating func views(_ depth: Int, most count: Int = 3, _ inner: [Variable] = []) -> [String] {
        scoped(inner) { writer in
            (0..<1 + writer.dice.roll(count)).flatMap { _ in writer.view(depth - 1) }.indented
        }
    }

    private mutating func text(_ depth: Int = 2) -> String { whole(.string, depth).text }

    private mutating func plainView(_ depth: Int) -> [String] {
        guard depth > 0 else { return [leafView()] }
        switch dice.roll(24) {
        case 0, 1, 2: return [leafView()]
        case 3, 4: return ["VStack\(stackArguments([".leading", ".center", ".trailing"])) {"] + views(depth) + ["}"]
        case 5, 6: return ["HStack\(stackArguments([".top", ".center", ".bottom"])) {"] + views(depth) + ["}"]
        case 7: return ["Group {"] + views(depth) + ["}"]
        case 8: return ["ZStack {"] + views(depth, most: 2) + ["}"]
        case 9: return forEach(depth)
        case 10, 11:
            let condition = whole(.bool, 2, free: true).condition
            let other = happens(onceIn: 2) ? ["} else {"] + views(depth) : []
            return ["if \(condition) {"] + views(depth) + other + ["}"]
        case 12:
            let wrapped = plainKind()
            let value = whole(.optional(wrapped), 2, free: true).condition
            let name = fresh("u")
            return ["if let \(name) = \(value) {"] + views(depth, [Variable(name: name, kind: wrapped)])
                + ["} else {"] + views(depth) + ["}"]
        case 13:
            let value = whole(.int, 2, free: true).condition
            return ["switch \(value) {", "case 0, 1:"] + views(depth) + ["case 2...9:"] + views(depth)
                + ["default:"] + views(depth) + ["}"]
        case 14: return ["AnyView("] + scoped { $0.view(depth - 1) }.wrapped.indented + [")"]
        case 15: return ["GroupBox(\(text())) {"] + views(depth) + ["}"]
        case 16:
            return happens(onceIn: 2)
                ? ["Label(\(text()), systemImage: \"star\")"]
                : ["Label {"] + views(depth, most: 1) + ["} icon: {"] + views(depth, most: 1) + ["}"]
        case 17: return ["LabeledContent(\(text())) {"] + views(depth, most: 1) + ["}"]
        case 18:
            return happens(onceIn: 2) ? [button()] : ["Button {} label: {"] + views(depth, most: 2) + ["}"]
        case 19:
            let kind = plainKind()
            let value = whole(kind, 2, free: true)
            let name = fresh("k")
            variables.append(Variable(name: name, kind: kind))
            return ["let \(name) = \(value.text)"] + view(depth - 1)
        default: return own(depth) ?? [leafView()]
        }
    }

    private mutating func stackArguments(_ alignments: [String]) -> String {
        switch dice.roll(4) {
        case 0: "(alignment: \(dice.pick(alignments) ?? ".center"))"
        case 1: "(spacing: \(dice.roll(3) * 8))"
        case 2: "(alignment: \(dice.pick(alignments) ?? ".center"), spacing: \(length()))"
        default: ""
        }
    }

    private mutating func leafView() -> String {
        switch dice.roll(10) {
        case 0: return "Divider()"
        case 1: return "Image(systemName: \"\(dice.pick(["star", "heart", "circle"]) ?? "star")\")"
        case 2: return "Toggle(\(text(1)), isOn: .constant(\(whole(.bool, 2).text)))"
        case 3: return "ProgressView(value: abs(\(whole(.double, 2, free: true).text)) / 2000)"
        case 4: return button()
        case 5: return own(0)?.first ?? "Text(\(text()))"
        default: return "Text(\(text(3)))"
        }
    }

    private mutating func button() -> String { "Button(\(text(1))) {}" }

    private mutating func forEach(_ depth: Int) -> [String] {
        let name = fresh("i")
        switch dice.roll(3) {
        case 0:
            return ["ForEach(0..<\(1 + dice.roll(3))\(happens(onceIn: 2) ? ", id: \\.self" : "")) { \(name) in"]
                + views(depth, [Variable(name: name, kind: .int)]) + ["}"]
        case 1:
            let elements = Array(["\"a\"", "\"b\"", "\"c\""].prefix(1 + dice.roll(3)))
            return ["ForEach([\(elements.joined(separator: ", "))], id: \\.self) { \(name) in"]
                + views(depth, [Variable(name: name, kind: .string)]) + ["}"]
        default:
            let element = kind(1, withFunctions: false)
            let other = fresh("e")
            let array = whole(.array(element), 2, free: true)
            return ["ForEach(Array(\(array.head).enumerated()), id: \\.offset) { \(name), \(other) in"]
                + views(depth, [Variable(name: name, kind: .int), Variable(name: other, kind: element)]) + ["}"]
        }
    }

    /// A view that the program declares.
    private mutating func own(_ depth: Int) -> [String]? {
        guard let view = dice.pick(ownViews.filter { depth > 0 || !$0.takesContent }) else { return nil }
        let arguments = arguments(view.parameters, [:], isGeneric: false, 2)
        guard view.takesContent else { return ["\(view.name)(\(arguments))"] }
        return ["\(view.name)\(arguments.isEmpty ? "" : "(\(arguments))") {"] + views(depth, most: 2) + ["}"]
    }

    // MARK: Modifiers

    private mutating func length() -> String {
        switch dice.roll(4) {
        case 0: "Double(abs(\(whole(.int, 1).text)) % 3) * 8"
        case 1: "\(whole(.bool, 1, free: true).text(atLeast: .or)) ? 8 : 16"
        default: "\(dice.roll(4) * 8)"
        }
    }

    private mutating func color() -> String {
        switch dice.roll(4) {
        case 0: "\(whole(.bool, 2, free: true).text(atLeast: .or)) ? .red : .blue"
        case 1: "Color.green"
        case 2: "Color.\(dice.pick(["orange", "primary", "purple"]) ?? "orange").opacity(0.5)"
        default: "\(dice.pick([".red", ".blue", ".secondary", ".primary"]) ?? ".red")"
        }
    }

    mutating func modifier(_ depth: Int) -> String {
        switch dice.roll(26) {
        case 0: return "padding()"
        case 1: return "padding(\(dice.pick([".leading, ", ".horizontal, ", "", ".top, "]) ?? "")\(length()))"
        case 2: return happens(onceIn: 3) ? "bold(\(whole(.bool, 2).text))" : "bold()"
        case 3: return "italic()"
        case 4, 5: return "foregroundStyle(\(color()))"
        case 6: return "background(\(color()))"
        case 7: return "border(\(color()))"
        case 8:
            let alignment = dice.pick(["", ", alignment: .leading", ", alignment: .bottomTrailing"]) ?? ""
            return "frame(width: \(40 + dice.roll(10) * 8)\(alignment))"
        case 9:
            return
                "frame(maxWidth: .infinity, alignment: \(dice.pick([".leading", ".trailing", ".center"]) ?? ".leading"))"
        case 10: return "opacity(\(dice.pick(["0.5", "1", "0"]) ?? "1"))"
        case 11: return "font(\(whole(.bool, 1, free: true).text(atLeast: .or)) ? .title : .body)"
        case 12: return "font(\(dice.pick([".headline", ".caption", ".title"]) ?? ".title"))"
        case 13: return "lineLimit(\(1 + dice.roll(2)))"
        case 14: return "overlay(alignment: .topTrailing) { \(leafView()) }"
        case 15: return "background { \(leafView()) }"
        case 16: return "disabled(\(whole(.bool, 2).text))"
        case 17: return "textCase(\(dice.pick([".uppercase", ".lowercase", "nil"]) ?? "nil"))"
        case 18: return "underline()"
        case 19:
            guard let key = dice.pick(keys) else { return "tint(.red)" }
            return "environment(\\.\(key.name), \(whole(key.kind, 2).text))"
        case 20:
            guard let key = dice.pick(keys.filter { $0.kind == .int }) else { return "fixedSize()" }
            return
                "transformEnvironment(\\.\(key.name)) { $0 = ($0 + \(whole(.int, 1).text(atLeast: .product))) % 100 }"
        case 21, 22: return push()
        default:
            guard let own = dice.pick(ownModifiers) else { return push() }
            return "\(own.name)(\(arguments(own.parameters, [:], isGeneric: false, 2)))"
        }
    }

    /// A style that is pushed.
    private mutating func push() -> String {
        if let style = dice.pick(styles), !happens(onceIn: 3) {
            let fields = style.fields.map { "\($0.name): \(whole($0.kind, 2).text)" }
            return "\(style.family.rawValue)Style(\(style.name)(\(fields.joined(separator: ", "))))"
        }
        let family = dice.pick(StyleFamily.allCases) ?? .label
        return "\(family.rawValue)Style(\(dice.pick(family.known) ?? ".automatic"))"
    }
}
