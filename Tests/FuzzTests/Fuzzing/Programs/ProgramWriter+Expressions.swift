extension ProgramWriter {
    /// An expression of a type.
    ///
    /// - Parameter free: whether nothing around it says of what type it is, so that it must say so itself.
    mutating func expression(_ kind: Kind, _ depth: Int, free: Bool = false) -> Expression {
        pieces -= 1
        guard depth > 0, pieces > 0 else { return leaf(kind, free: free) }
        switch dice.roll(16) {
        case 0, 1, 2: if let name = name(of: kind) { return name }
        case 3: return ternary(kind, depth, free: free)
        case 4, 5: if let call = call(making: kind, depth, free: free) { return call }
        case 6: if let unwrapped = unwrapped(kind, depth, free: free) { return unwrapped }
        case 7: if let element = element(kind, depth) { return element }
        case 8: if let member = member(kind, depth) { return member }
        case 9: if let wrapped = roundabout(kind, depth, free: free) { return wrapped }
        default: break
        }
        return own(kind, depth, free: free) ?? leaf(kind, free: free)
    }

    mutating func leaf(_ kind: Kind, free: Bool) -> Expression {
        if !happens(onceIn: 3), let name = name(of: kind) { return name }
        return literal(kind, free: free)
    }

    // MARK: Names

    /// A name in scope, or what is reached from one through fields.
    mutating func name(of kind: Kind) -> Expression? {
        let paths = variables.flatMap { self.paths(from: $0.name, $0.kind, to: kind, 2) }
        return dice.pick(paths).map { Expression(text: $0, size: size(of: kind)) }
    }

    private func paths(from text: String, _ kind: Kind, to wanted: Kind, _ depth: Int) -> [String] {
        var found = kind == wanted ? [text] : []
        guard depth > 0 else { return found }
        for (name, part) in parts(of: kind) {
            found += self.paths(from: "\(text).\(name)", part, to: wanted, depth - 1)
        }
        return found
    }

    /// The fields and other properties of a type.
    func parts(of kind: Kind) -> [(name: String, kind: Kind)] {
        switch kind {
        case .tuple(let parts): return parts.enumerated().map { ("\($0.offset)", $0.element) }
        case .named(let name, let arguments):
            guard let type = type(named: name) else { return [] }
            let known = Dictionary(uniqueKeysWithValues: zip(type.generics.map(\.name), arguments))
            return type.fields.map { ($0.name, $0.kind.replacing(known)) }
                + type.properties.map { ($0.name, $0.kind.replacing(known)) }
        case .existential(let name):
            return contract(named: name)?.properties.map { ($0.name, $0.kind) } ?? []
        case .parameter(let name):
            guard case .own(let contract)? = generics.first(where: { $0.name == name })?.bound else { return [] }
            return parts(of: .existential(contract))
        default: return []
        }
    }

    // MARK: Forms of all types

    private mutating func ternary(_ kind: Kind, _ depth: Int, free: Bool) -> Expression {
        let condition = expression(.bool, depth - 1, free: true)
        let (yes, no) = (expression(kind, depth - 1, free: free), expression(kind, depth - 1, free: free))
        return Expression(
            text: condition.text(atLeast: .or) + " ? " + yes.text(atLeast: .or) + " : " + no.text,
            level: .ternary, size: max(yes.size, no.size))
    }

    /// What an optional value holds, or something else.
    private mutating func unwrapped(_ kind: Kind, _ depth: Int, free: Bool) -> Expression? {
        if case .optional = kind { return nil }
        if case .function = kind { return nil }
        let value = expression(.optional(kind), depth - 1, free: true)
        let other = expression(kind, depth - 1, free: false)
        return Expression(
            text: value.text(atLeast: .cast) + " ?? " + other.text(atLeast: .coalescing), level: .coalescing,
            size: max(size(of: kind), other.size))
    }

    /// An element of a collection that is in scope.
    private mutating func element(_ kind: Kind, _ depth: Int) -> Expression? {
        if let array = name(of: .array(kind))?.text {
            let other = expression(kind, depth - 1)
            let index = expression(.int, depth - 1, free: true).text
            return Expression(
                text: "\(array).isEmpty ? \(other.text(atLeast: .or)) : \(array)[abs(\(index)) % \(array).count]",
                level: .ternary, size: max(other.size, size(of: kind)))
        }
        if let dictionary = name(of: .dictionary(kind))?.text {
            let key = dice.pick(Self.keys) ?? "a"
            let other = kept(kind, depth - 1)
            return Expression(text: "\(dictionary)[\"\(key)\", default: \(other.text)]", size: size(of: kind))
        }
        return nil
    }

    /// The same value by a detour.
    private mutating func roundabout(_ kind: Kind, _ depth: Int, free: Bool) -> Expression? {
        switch dice.roll(4) {
        case 0:
            let value = inClosure { $0.expression(kind, depth - 1, free: free) }
            guard free else { return Expression(text: "({ \(value.text) }())", size: value.size) }
            return Expression(text: "({ () -> \(kind.text) in \(value.text) }())", size: value.size)
        case 1:
            // What is cast must be no optional value: those are flattened.
            guard kind.isPlain else { return nil }
            let value = kept(kind, depth - 1, free: true)
            let other = kept(kind, 0)
            return Expression(
                text: "(\(value.text(atLeast: .range)) as Any) as? \(kind.text) ?? \(other.text(atLeast: .coalescing))",
                level: .coalescing, size: size(of: kind))
        case 2:
            let value = kept(kind, depth - 1, free: true)
            return Expression(text: "(\(value.text), \(expression(.int, 0, free: true).text)).0", size: value.size)
        default:
            let value = expression(kind, depth - 1, free: free)
            return Expression(text: "(\(value.text))", size: value.size)
        }
    }

    // MARK: Calls

    /// A call of one of the functions in scope.
    private mutating func call(making kind: Kind, _ depth: Int, free: Bool) -> Expression? {
        var candidates: [(Function, [String: Kind])] = []
        for function in functions where (mayPrint || function.isPure) && function.cost * load <= limit {
            var known: [String: Kind] = [:]
            if unify(function.result, kind, &known) { candidates.append((function, known)) }
        }
        for variable in variables {
            guard case .function(let inputs, kind) = variable.kind, 40 * load <= limit else { continue }
            let parameters = inputs.map { Function.Parameter(label: nil, name: "", kind: $0) }
            candidates.append((Function(name: variable.name, parameters: parameters, result: kind, cost: 40), [:]))
        }
        guard let (function, known) = dice.pick(candidates) else { return nil }
        return call(function, known, depth)
    }

    /// A call, with what is known of the parameters of a generic function.
    mutating func call(_ function: Function, _ known: [String: Kind], _ depth: Int, on head: String = "")
        -> Expression?
    {
        guard affords(function.cost) else { return nil }
        var known = known
        for generic in function.generics {
            if let kind = known[generic.name] {
                guard satisfies(kind, generic.bound) else { return nil }
            } else {
                known[generic.name] = argument(for: generic.bound)
            }
            // A value of a protocol's type is opened where it is passed.
            if case .existential = known[generic.name] { return nil }
        }
        spend(function.cost)
        let arguments = arguments(function.parameters, known, isGeneric: !function.generics.isEmpty, depth)
        let text = "\(head)\(function.name)(\(arguments))"
        let size = size(of: function.result.replacing(known)) * (function.generics.isEmpty ? 1 : 8)
        guard function.canThrow else { return Expression(text: text, size: size) }
        if mayThrow { return Expression(text: "(try \(text))", size: size) }
        let result = function.result.replacing(known)
        // `try?` makes no optional value of one that is optional already.
        if case .optional = result { return nil }
        let other = kept(result, 0)
        return Expression(
            text: "(try? \(text)) ?? \(other.text(atLeast: .coalescing))", level: .coalescing,
            size: max(size, other.size))
    }

    mutating func arguments(
        _ parameters: [Function.Parameter], _ known: [String: Kind], isGeneric: Bool, _ depth: Int
    ) -> String {
        var texts: [String] = []
        for parameter in parameters {
            if parameter.fallback != nil, happens(onceIn: 2) { continue }
            let free = isGeneric && parameter.kind != parameter.kind.replacing(known)
            let value = kept(parameter.kind.replacing(known), depth - 1, free: free)
            texts.append((parameter.label.map { "\($0): " } ?? "") + value.text)
        }
        return texts.joined(separator: ", ")
    }

    /// A property or a method of something in scope that has a member of the type.
    private mutating func member(_ kind: Kind, _ depth: Int) -> Expression? {
        var candidates: [(String, Function, [String: Kind])] = []
        for variable in variables {
            for (method, known) in methods(of: variable.kind)
            where method.result.replacing(known) == kind && method.cost * load <= limit
                && (mayPrint || method.isPure)
            {
                candidates.append((variable.name, method, known))
            }
        }
        guard let (name, method, known) = dice.pick(candidates) else { return nil }
        var made = method
        made.parameters = made.parameters.map { parameter in
            var parameter = parameter
            parameter.kind = parameter.kind.replacing(known)
            return parameter
        }
        made.result = kind
        return call(made, [:], depth, on: "\(name).")
    }

    /// The methods that don't change a value, with what the parameters of its type are.
    private func methods(of kind: Kind) -> [(Function, [String: Kind])] {
        switch kind {
        case .named(let name, let arguments):
            guard let type = type(named: name) else { return [] }
            let known = Dictionary(uniqueKeysWithValues: zip(type.generics.map(\.name), arguments))
            let own = type.methods.map { ($0, known) }
            return own
                + type.conformances.flatMap { bound -> [(Function, [String: Kind])] in
                    guard case .own(let contract) = bound else { return [] }
                    return self.contract(named: contract)?.additions.map { ($0, [:]) } ?? []
                }.sorted { $0.0.name < $1.0.name }
        case .existential(let name):
            guard let contract = contract(named: name) else { return [] }
            return (contract.methods + contract.additions).map { ($0, [:]) }
        case .parameter(let name):
            guard case .own(let contract)? = generics.first(where: { $0.name == name })?.bound else { return [] }
            return methods(of: .existential(contract))
        case .int, .double, .bool, .string:
            return extensions.filter { $0.kind == kind }.map { ($0.method, [:]) }
        default: return []
        }
    }

    /// Whether a type with parameters can stand for another; what the parameters are is added to `known`.
    func unify(_ pattern: Kind, _ kind: Kind, _ known: inout [String: Kind]) -> Bool {
        switch (pattern, kind) {
        case (.parameter(let name), _):
            // The parameters of what stands around are types of their own.
            if generics.contains(where: { $0.name == name }) { return pattern == kind }
            if let before = known[name] { return before == kind }
            if kind.holdsFunctions { return false }
            known[name] = kind
            return true
        case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)),
            (.dictionary(let one), .dictionary(let other)), (.set(let one), .set(let other)):
            return unify(one, other, &known)
        case (.tuple(let some), .tuple(let others)):
            return some.count == others.count && zip(some, others).allSatisfy { unify($0, $1, &known) }
        case (.named(let one, let some), .named(let other, let others)):
            return one == other && zip(some, others).allSatisfy { unify($0, $1, &known) }
        default: return pattern == kind
        }
    }
}
