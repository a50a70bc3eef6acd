extension ProgramWriter {
    /// The statements of a body that returns a value; what they cost is added to `spent`.
    mutating func body(returning result: Kind, _ depth: Int, mayBeShort: Bool = true) -> [String] {
        scoped { writer in
            if mayBeShort, writer.happens(onceIn: 4) { return [writer.whole(result, 3).text] }
            var lines = writer.statements(1 + writer.dice.roll(4), depth, returning: result)
            lines.append("return \(writer.whole(result, 2).text)")
            return lines
        }
    }

    /// Some statements, with names that those after them see.
    mutating func statements(_ count: Int, _ depth: Int, returning result: Kind?, inLoop: Bool = false) -> [String] {
        (0..<count).flatMap { _ in statement(depth, returning: result, inLoop: inLoop) }
    }

    /// Statements in braces.
    private mutating func block(
        _ depth: Int, _ inner: [Variable] = [], returning result: Kind?, inLoop: Bool
    ) -> [String] {
        scoped(inner) { writer in
            var lines = writer.statements(1 + writer.dice.roll(2), depth - 1, returning: result, inLoop: inLoop)
            if let result, writer.happens(onceIn: 5) { lines.append("return \(writer.whole(result, 1).text)") }
            return lines.indented
        }
    }

    private mutating func statement(_ depth: Int, returning result: Kind?, inLoop: Bool) -> [String] {
        guard depth > 0 else { return [change() ?? binding(1)] }
        switch dice.roll(20) {
        case 0, 1, 2, 3: return [binding(3)]
        case 4, 5, 6: return [change() ?? binding(2)]
        case 7, 8: return conditional(depth, returning: result, inLoop: inLoop)
        case 9: return unwrapping(depth, returning: result, inLoop: inLoop)
        case 10, 11: return loop(depth, returning: result)
        case 12: return whileLoop(depth, returning: result)
        case 13, 14: return selection(depth, returning: result, inLoop: inLoop)
        case 15:
            guard mayPrint else { return [binding(2)] }
            return [
                "print(\((0...dice.roll(2)).map { _ in whole(printed(), 2, free: true).text }.joined(separator: ", ")))"
            ]
        case 16: return local(depth)
        case 17: return chosen(depth)
        case 18:
            guard let result, !inLoop else { return [binding(2)] }
            return guarded(returning: result)
        default:
            guard mayPrint, !inLoop else { return [binding(2)] }
            return ["defer { print(\(whole(.string, 1).text)) }"]
        }
    }

    // MARK: Names

    /// The declaration of a name.
    mutating func binding(_ depth: Int, isGlobal: Bool = false) -> String {
        let kind = kind()
        let isMutable = happens(onceIn: 2)
        let isSaid = happens(onceIn: 2)
        let value = whole(kind, depth, free: !isSaid)
        let name = fresh(isMutable ? "v" : "c")
        variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
        return "\(isMutable ? "var" : "let") \(name)\(isSaid ? ": \(kind.text)" : "") = \(value.text)"
    }

    /// A statement that changes something in scope.
    mutating func change() -> String? {
        guard let variable = dice.pick(variables.filter(\.isMutable)) else { return nil }
        return change(variable.name, variable.kind, 2)
    }

    private mutating func change(_ name: String, _ kind: Kind, _ depth: Int) -> String {
        switch (kind, dice.roll(4)) {
        case (.int, 0): return "\(name) = (\(name) + \(whole(.int, depth).text(atLeast: .product))) % 100"
        case (.string, 0): return "if \(name).count < 20 { \(name) += \(whole(.string, 1).text) }"
        case (.double, 0): return "\(name) /= 2"
        case (.bool, 0): return "\(name).toggle()"
        case (.array(let element), 0):
            return "if \(name).count < 5 { \(name).append(\(whole(element, depth).text)) }"
        case (.array(let element), 1) where satisfies(element, .comparable): return "\(name).sort()"
        case (.array, 1): return "\(name).reverse()"
        case (.array(let element), 2):
            let index = whole(.int, 1, free: true).text
            return "if !\(name).isEmpty { \(name)[abs(\(index)) % \(name).count] = \(whole(element, depth).text) }"
        case (.dictionary(let value), 0...2):
            return
                "\(name)[\"\(dice.pick(Self.keys) ?? "a")\"] = \(happens(onceIn: 4) ? "nil" : whole(value, depth).text)"
        case (.set(let element), 0): return "\(name).insert(\(whole(element, 1).text))"
        case (.optional(let wrapped), 0) where wrapped == .int: return "\(name)? %= 7"
        case (.tuple(let parts), 0), (.tuple(let parts), 1):
            let index = dice.roll(parts.count)
            return change("\(name).\(index)", parts[index], depth)
        case (.named(let type, let arguments), 0...2):
            guard let type = self.type(named: type) else { break }
            let known = Dictionary(uniqueKeysWithValues: zip(type.generics.map(\.name), arguments))
            if let method = dice.pick(type.changes.filter { $0.cost * load <= limit && (mayPrint || $0.isPure) }) {
                spend(method.cost)
                let inputs = arguments.isEmpty ? [:] : known
                return "\(name).\(method.name)(\(self.arguments(method.parameters, inputs, isGeneric: false, depth)))"
            }
            if let field = dice.pick(type.fields.filter(\.isMutable)), depth > 0 {
                return change("\(name).\(field.name)", field.kind.replacing(known), depth - 1)
            }
        default: break
        }
        // Nothing may be assigned to itself.
        // A function that is kept under a name would call itself by that name.
        let value = scoped { writer in
            if kind.holdsFunctions { writer.variables.removeAll { $0.name == name.prefix { $0 != "." } } }
            return writer.whole(kind, depth).text
        }
        let plain = value.filter { $0 != "(" && $0 != ")" }
        let isSame = plain == name || plain == "self.\(name)" || "self.\(plain)" == name
        return "\(name) = \(isSame ? self.plain(kind) : value)"
    }

    // MARK: Branches

    private mutating func conditional(_ depth: Int, returning result: Kind?, inLoop: Bool) -> [String] {
        var lines = ["if \(whole(.bool, 2, free: true).condition) {"]
        lines += block(depth, returning: result, inLoop: inLoop)
        if happens(onceIn: 4) {
            lines.append("} else if \(whole(.bool, 2, free: true).condition) {")
            lines += block(depth, returning: result, inLoop: inLoop)
        }
        if happens(onceIn: 2) {
            lines.append("} else {")
            lines += block(depth, returning: result, inLoop: inLoop)
        }
        return lines + ["}"]
    }

    private mutating func unwrapping(_ depth: Int, returning result: Kind?, inLoop: Bool) -> [String] {
        let kind = kind(1)
        let wrapped = kind.unwrapped
        let value = whole(.optional(wrapped), 2, free: true)
        let name = fresh("u")
        let inner = [Variable(name: name, kind: wrapped)]
        var condition = ""
        if happens(onceIn: 3) { condition = scoped(inner) { ", \($0.whole(.bool, 1, free: true).condition)" } }
        return ["if \(happens(onceIn: 5) ? "case let \(name)?" : "let \(name)") = \(value.condition)\(condition) {"]
            + block(depth, inner, returning: result, inLoop: inLoop)
            + (happens(onceIn: 2) ? ["} else {"] + block(depth, returning: result, inLoop: inLoop) : []) + ["}"]
    }

    private mutating func guarded(returning result: Kind) -> [String] {
        let other = whole(result, 1).text
        if happens(onceIn: 2) {
            return ["guard \(whole(.bool, 2, free: true).condition) else { return \(other) }"]
        }
        let wrapped = kind(1).unwrapped
        let value = whole(.optional(wrapped), 2, free: true)
        let name = fresh("g")
        variables.append(Variable(name: name, kind: wrapped))
        return ["guard let \(name) = \(value.condition) else { return \(other) }"]
    }

    /// `let x = if … { … } else { … }`.
    private mutating func chosen(_ depth: Int) -> [String] {
        let kind = kind(1, withFunctions: false)
        let condition = whole(.bool, 2, free: true).condition
        let (yes, no) = (whole(kind, 2).text, whole(kind, 2).text)
        let name = fresh("c")
        variables.append(Variable(name: name, kind: kind))
        return ["let \(name): \(kind.text) = if \(condition) { \(yes) } else { \(no) }"]
    }

    // MARK: Loops

    private mutating func loop(_ depth: Int, returning result: Kind?) -> [String] {
        let name = fresh("i")
        let head: String
        var before: [String] = []
        let inner: [Variable]
        switch dice.roll(5) {
        case 0:
            let element = kind(1)
            head = "for \(name) in \(whole(.array(element), 2, free: true).condition)"
            inner = [Variable(name: name, kind: element)]
        case 1:
            let element = kind(1, withFunctions: false)
            let other = fresh("e")
            let list = fresh("list")
            before = ["let \(list) = \(whole(.array(element), 2, free: true).text)"]
            head = "for (\(name), \(other)) in \(list).enumerated()"
            inner = [Variable(name: name, kind: .int), Variable(name: other, kind: element)]
        case 2:
            let value = kind(1, withFunctions: false)
            let other = fresh("e")
            let table = fresh("table")
            before = ["let \(table): \(Kind.dictionary(value).text) = \(whole(.dictionary(value), 2).text)"]
            head = "for (\(name), \(other)) in \(table).sorted(by: { $0.key < $1.key })"
            inner = [Variable(name: name, kind: .string), Variable(name: other, kind: value)]
        case 3:
            head = "for \(name) in stride(from: \(dice.roll(10)), through: 0, by: -\(1 + dice.roll(4)))"
            inner = [Variable(name: name, kind: .int)]
        default:
            let start = dice.roll(3)
            head = "for \(name) in \(start)\(happens(onceIn: 2) ? "..." : "..<")\(start + dice.roll(5))"
            inner = [Variable(name: name, kind: .int)]
        }
        return repeated(6) { writer in
            writer.scoped(inner) { writer in
                var filter = ""
                if writer.happens(onceIn: 4) { filter = " where \(writer.whole(.bool, 1, free: true).condition)" }
                var lines: [String] = []
                if writer.happens(onceIn: 4) {
                    let leave = writer.happens(onceIn: 2) ? "break" : "continue"
                    lines.append("if \(writer.whole(.bool, 1, free: true).condition) { \(leave) }")
                }
                lines += writer.statements(1 + writer.dice.roll(2), depth - 1, returning: result, inLoop: true)
                return before + ["\(head)\(filter) {"] + lines.indented + ["}"]
            }
        }
    }

    private mutating func whileLoop(_ depth: Int, returning result: Kind?) -> [String] {
        let name = fresh("w")
        let count = dice.roll(5)
        let isRepeated = happens(onceIn: 3)
        let lines = repeated(6) { writer in
            writer.scoped([Variable(name: name, kind: .int)]) {
                $0.statements(1 + $0.dice.roll(2), depth - 1, returning: result, inLoop: false).indented
            }
        }
        if isRepeated {
            return ["var \(name) = 0", "repeat {", "    \(name) += 1"] + lines + ["} while \(name) < \(count)"]
        }
        return ["var \(name) = \(count)", "while \(name) > 0 {", "    \(name) -= 1"] + lines + ["}"]
    }

    // MARK: Patterns

    private mutating func selection(_ depth: Int, returning result: Kind?, inLoop: Bool) -> [String] {
        switch dice.roll(4) {
        case 0:
            let value = whole(.int, 2, free: true)
            let low = dice.roll(4)
            let name = fresh("n")
            return ["switch \(value.condition) {", "case \(low), \(low + 20):"]
                + block(depth, returning: result, inLoop: inLoop)
                + ["case \(low + 1)...\(low + 5):"] + block(depth, returning: result, inLoop: inLoop)
                + ["case let \(name) where \(name) < \(dice.roll(5)):"]
                + block(depth, [Variable(name: name, kind: .int)], returning: result, inLoop: inLoop)
                + ["default:"] + block(depth, returning: result, inLoop: inLoop) + ["}"]
        case 1:
            let (one, other) = (whole(.int, 1, free: true), whole(.bool, 1, free: true))
            let name = fresh("n")
            return ["switch (\(one.text), \(other.text)) {", "case (\(dice.roll(5)), true):"]
                + block(depth, returning: result, inLoop: inLoop)
                + ["case (let \(name), false) where \(name) > \(dice.roll(4)):"]
                + block(depth, [Variable(name: name, kind: .int)], returning: result, inLoop: inLoop)
                + ["case (_, _):"] + block(depth, returning: result, inLoop: inLoop) + ["}"]
        case 2:
            let wrapped = plainKind()
            let value = whole(.optional(wrapped), 2, free: true)
            let name = fresh("s")
            let inner = [Variable(name: name, kind: wrapped)]
            let (some, none) = happens(onceIn: 2) ? (".some(let \(name))", ".none") : ("let \(name)?", "nil")
            return ["switch \(value.condition) {", "case \(some):"]
                + block(depth, inner, returning: result, inLoop: inLoop)
                + ["case \(none):"] + block(depth, returning: result, inLoop: inLoop) + ["}"]
        default:
            guard let type = dice.pick(types.filter { $0.form == .enumeration && $0.generics.isEmpty }) else {
                return [binding(2)]
            }
            return selection(of: type, depth, returning: result, inLoop: inLoop)
        }
    }

    /// A `switch` over all cases of a type, or over some.
    private mutating func selection(
        of type: Declared, _ depth: Int, returning result: Kind?, inLoop: Bool
    ) -> [String] {
        let value = whole(.named(type.name, []), 2, free: true)
        var lines = ["switch \(value.condition) {"]
        let isWhole = happens(onceIn: 2)
        for choice in isWhole ? type.cases : Array(type.cases.prefix(1 + dice.roll(type.cases.count))) {
            let names = choice.payload.map { Variable(name: fresh("b"), kind: $0.kind) }
            var pattern = ".\(choice.name)"
            if !choice.payload.isEmpty {
                let isShort = happens(onceIn: 2)
                let parts = zip(choice.payload, names).map { part, name in
                    (part.label.map { "\($0): " } ?? "") + (isShort ? "" : "let ") + name.name
                }
                pattern = (isShort ? "let " : "") + "\(pattern)(\(parts.joined(separator: ", ")))"
            }
            if happens(onceIn: 6), !isWhole {
                pattern += scoped(names) { " where \($0.whole(.bool, 1, free: true).condition)" }
            }
            lines += ["case \(pattern):"] + block(depth, names, returning: result, inLoop: inLoop)
        }
        if !isWhole { lines += ["default:"] + block(depth, returning: result, inLoop: inLoop) }
        return lines + ["}"]
    }

    // MARK: Functions inside of functions

    private mutating func local(_ depth: Int) -> [String] {
        let outer = spent
        let made = function(named: fresh("inner"), depth - 1, isLocal: true)
        spent = outer
        functions.append(made.function)
        return made.lines
    }
}

extension [String] {
    /// The lines as they stand in braces.
    var indented: [String] {
        map { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n") }
    }
}
