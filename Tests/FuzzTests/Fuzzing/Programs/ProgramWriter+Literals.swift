extension ProgramWriter {
    static let keys = ["a", "b", "key", "other"]
    private static let words = [
        "a", "be", "sea", "Delta", "x y", "é", "", "12", "-7", "ß", "no\\n", "q\\\"q", "👍", "Zed",
    ]
    private static let fractions = ["0.5", "1.25", "3.0", "0.1", "2.75", "10.0", "1e2", "0.001", "7.0"]

    /// The plainest value of a type.
    mutating func literal(_ kind: Kind, free: Bool) -> Expression {
        switch kind {
        case .int: return number()
        case .double:
            if !free, happens(onceIn: 3) { return number() }
            let text = dice.pick(Self.fractions) ?? "1.5"
            if happens(onceIn: 6) { return Expression(text: "-" + text, level: .sign, size: 100) }
            return Expression(text: text, size: 100)
        case .bool: return Expression(text: happens(onceIn: 2) ? "true" : "false")
        case .string: return Expression(text: "\"\(dice.pick(Self.words) ?? "a")\"", size: 5)
        case .optional(let wrapped):
            if free {
                guard happens(onceIn: 4) else {
                    return Expression(text: "Optional(\(literal(wrapped, free: true).text))")
                }
                return Expression(text: "Optional<\(wrapped.text)>.none")
            }
            return happens(onceIn: 2) ? Expression(text: "nil") : literal(wrapped, free: false)
        case .array(let element): return list(element, 0, free: free)
        case .dictionary(let value): return dictionary(value, 0, free: free)
        case .set(let element):
            let elements = list(element, 0, free: true)
            return Expression(text: free || happens(onceIn: 2) ? "Set(\(elements.text))" : elements.text)
        case .tuple(let parts):
            return Expression(text: "(\(parts.map { literal($0, free: free).text }.joined(separator: ", ")))")
        case .function(let inputs, let result): return closure(inputs, result, 0, free: free)
        case .named: return construction(kind, 0, free: free)
        case .existential(let name):
            guard let type = conforming(to: name) else { return Expression(text: "0") }
            let value = construction(type, 0, free: true)
            return free
                ? Expression(text: value.text(atLeast: .range) + " as \(kind.text)", level: .cast) : value
        case .parameter: return name(of: kind) ?? Expression(text: "0")
        }
    }

    private mutating func number() -> Expression {
        let number = dice.roll(5) == 0 ? dice.roll(100) : dice.roll(12)
        if happens(onceIn: 8) { return Expression(text: "-\(number)", level: .sign, size: number) }
        return Expression(text: "\(number)", size: number)
    }

    mutating func list(_ element: Kind, _ depth: Int, free: Bool) -> Expression {
        let count = free ? 1 + dice.roll(4) : dice.roll(4)
        let elements = (0..<count).map { index in kept(element, depth - 1, free: free).text }
        return Expression(text: "[\(elements.joined(separator: ", "))]", size: count)
    }

    mutating func dictionary(_ value: Kind, _ depth: Int, free: Bool) -> Expression {
        let keys = Self.keys.filter { _ in happens(onceIn: 2) }
        if keys.isEmpty, !free { return Expression(text: "[:]") }
        let pairs = (keys.isEmpty ? ["a"] : keys).map { "\"\($0)\": \(kept(value, depth - 1, free: free).text)" }
        return Expression(text: "[\(pairs.joined(separator: ", "))]")
    }

    /// A new value of a type of the program.
    mutating func construction(_ kind: Kind, _ depth: Int, free: Bool) -> Expression {
        guard case .named(let name, let arguments) = kind, let type = type(named: name) else {
            return Expression(text: "0")
        }
        let known = Dictionary(uniqueKeysWithValues: zip(type.generics.map(\.name), arguments))
        // What the parameters are is said where nothing else says it.
        let isSaid = !arguments.isEmpty && (free || name == enclosing || happens(onceIn: 3))
        let head = isSaid ? kind.text : name
        switch type.form {
        case .structure, .object:
            if !type.statics.isEmpty, happens(onceIn: 4), let made = dice.pick(type.statics.filter { $0.kind == kind })
            {
                return Expression(text: free ? "\(name).\(made.name)" : ".\(made.name)")
            }
            var texts: [String] = []
            for field in type.fields {
                if field.fallback != nil, happens(onceIn: 2) { continue }
                let value = kept(field.kind.replacing(known), depth - 1, free: !isSaid && !known.isEmpty)
                texts.append("\(field.name): \(value.text)")
            }
            let made = !free && arguments.isEmpty && happens(onceIn: 6) ? ".init" : head
            return Expression(text: "\(made)(\(texts.joined(separator: ", ")))")
        case .enumeration:
            if let raw = type.raw, depth > 0, happens(onceIn: 3), let last = type.cases.last {
                let value = expression(raw, depth - 1)
                return Expression(
                    text: "\(name)(rawValue: \(value.text)) ?? .\(last.name)", level: .coalescing)
            }
            let simple = type.cases.filter { depth > 0 || !$0.payload.contains { $0.kind == kind } }
            guard let choice = dice.pick(simple) else { return Expression(text: "0") }
            var text = free ? "\(head).\(choice.name)" : ".\(choice.name)"
            if !choice.payload.isEmpty {
                let parts = choice.payload.map { part in
                    (part.label.map { "\($0): " } ?? "") + kept(part.kind.replacing(known), depth - 1).text
                }
                text += "(\(parts.joined(separator: ", ")))"
            }
            return Expression(text: text)
        }
    }

    // MARK: Functions

    /// Writes what stands in a function without a name: the names `$0` of the one around it are not seen there.
    mutating func inClosure<Result>(_ inner: [Variable] = [], _ body: (inout Self) -> Result) -> Result {
        let outer = (variables, mayThrow)
        variables.removeAll { $0.isShort || !$0.canBeCaptured }
        variables += inner
        mayThrow = false
        defer { (variables, mayThrow) = outer }
        return body(&self)
    }

    /// A function without a name, or the name of one.
    mutating func closure(_ inputs: [Kind], _ result: Kind, _ depth: Int, free: Bool) -> Expression {
        repeated(20) { $0.closure(inputs, result, body: depth, free: free) }
    }

    private mutating func closure(_ inputs: [Kind], _ result: Kind, body depth: Int, free: Bool) -> Expression {
        let named = functions.filter {
            $0.generics.isEmpty && !$0.canThrow && $0.result == result && $0.parameters.map(\.kind) == inputs
                && $0.cost * load <= limit && (mayPrint || $0.isPure)
        }
        if happens(onceIn: 3), let function = dice.pick(named) {
            spend(function.cost)
            return Expression(text: function.name)
        }
        if !free, happens(onceIn: 2), let short = short(inputs, result, depth, free: false) {
            return Expression(text: short)
        }
        let names = inputs.map { Variable(name: fresh("p"), kind: $0) }
        let body = inClosure(names) { $0.kept(result, depth, free: false) }
        if !free {
            let heads = names.map { happens(onceIn: 8) && !Self.uses($0.name, in: body.text) ? "_" : $0.name }
            return Expression(
                text: heads.isEmpty ? "{ \(body.text) }" : "{ \(heads.joined(separator: ", ")) in \(body.text) }")
        }
        let heads = names.map { "\($0.name): \($0.kind.text)" }
        return Expression(text: "{ (\(heads.joined(separator: ", "))) -> \(result.text) in \(body.text) }")
    }

    /// A function that is passed where only what it takes is known, so that it says by itself what it makes.
    mutating func inlined(_ inputs: [Kind], _ result: Kind, _ depth: Int) -> String {
        repeated(6) { writer in
            if writer.happens(onceIn: 2), let short = writer.short(inputs, result, depth, free: true) { return short }
            let names = inputs.map { Variable(name: writer.fresh("p"), kind: $0) }
            let body = writer.inClosure(names) { $0.kept(result, depth, free: true) }
            return "{ \(names.map(\.name).joined(separator: ", ")) in \(body.text) }"
        }
    }

    /// A function whose parameters have no names; nil where its body doesn't use all of them.
    private mutating func short(_ inputs: [Kind], _ result: Kind, _ depth: Int, free: Bool) -> String? {
        let names = inputs.map { Variable(name: fresh(Variable.shortMark) + "»", kind: $0) }
        var body = inClosure(names) { $0.kept(result, depth, free: free) }.text
        guard names.allSatisfy({ body.contains($0.name) }) else { return nil }
        for (index, name) in names.enumerated() { body = body.replacing(name.name, with: "$\(index)") }
        return "{ \(body) }"
    }

    /// Whether a name stands in a text.
    static func uses(_ name: String, in text: String) -> Bool {
        TokenMutator.tokens(text).contains { $0 == name }
    }
}
