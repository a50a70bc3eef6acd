extension ProgramWriter {
    // MARK: Protocols

    /// Declares a protocol, with defaults for some of what it wants.
    mutating func contract() -> [String] {
        var made = Contract(name: fresh("Kind"))
        made.properties = (0..<1 + dice.roll(2)).map { _ in
            Variable(name: fresh("q"), kind: kind(1, withFunctions: false))
        }
        made.methods = (0..<1 + dice.roll(2)).map { _ in
            Function(
                name: fresh("act"), parameters: parameters(dice.roll(3), of: []).map(\.withoutFallback),
                result: kind(1),
                cost: 60)
        }
        var lines = ["protocol \(made.name) {"]
        lines += made.properties.map { "    var \($0.name): \($0.kind.text) { get }" }
        lines += made.methods.map { "    \($0.head)" }
        lines.append("}")

        let outer = (generics, variables)
        made.additions = (0..<dice.roll(3)).map { _ in
            Function(name: fresh("more"), parameters: parameters(dice.roll(3), of: []), result: plainKind())
        }
        generics = [Generic(name: "Self", bound: .own(made.name))]
        let own = [Variable(name: "self", kind: .parameter("Self"))] + made.properties
        contracts.append(made)
        contracts[contracts.count - 1].additions = []
        defer { (generics, variables) = outer }
        var members: [[String]] = []
        for method in made.methods where happens(onceIn: 3) {
            made.defaults.insert(method.name)
            members.append(implementation(of: method, own))
        }
        for index in made.additions.indices {
            let body = body(of: &made.additions[index], 1, own)
            members.append(["\(made.additions[index].head) {"] + body.indented + ["}"])
        }
        contracts[contracts.count - 1] = made
        if !members.isEmpty {
            lines += ["", "extension \(made.name) {"] + Array(members.joined(separator: [""])).indented + ["}"]
        }
        return lines
    }

    /// A method that a protocol wants, which costs no more than is reckoned for all that conform.
    private mutating func implementation(of method: Function, _ own: [Variable], isMutating: Bool = false) -> [String] {
        let outer = (limit, most)
        (limit, most) = (10, 50)
        defer { (limit, most) = outer }
        var made = method
        let lines = body(of: &made, 1, own)
        return ["\(method.head) {"] + lines.indented + ["}"]
    }

    // MARK: Structures and classes

    /// Declares a structure or a class.
    mutating func structure() -> [String] {
        let isObject = happens(onceIn: 6)
        var made = Declared(name: fresh(isObject ? "Object" : "Shape"), form: isObject ? .object : .structure)
        let outer = (generics, variables)
        if happens(onceIn: 4) { made.generics = [generic()] }
        generics = made.generics
        defer { (generics, variables) = outer }

        var kinds = made.generics.map { Kind.parameter($0.name) }
        while kinds.count < 1 + dice.roll(4) { kinds.append(kind(1, withFunctions: happens(onceIn: 6))) }
        made.fields = kinds.map { kind in
            var field = Declared.Field(name: fresh("f"), kind: kind, isMutable: happens(onceIn: 2))
            // Of a constant nothing else can be made.
            if kind.isPlain, field.isMutable, happens(onceIn: 4) { field.fallback = plain(kind) }
            return field
        }
        let wanted = contracts.filter { _ in happens(onceIn: 2) }
        for contract in wanted {
            made.conformances.insert(.own(contract.name))
            for property in contract.properties where happens(onceIn: 2) {
                made.fields.append(Declared.Field(name: property.name, kind: property.kind))
            }
        }
        if !isObject {
            for bound in [Generic.Bound.equatable, .hashable]
            where made.fields.allSatisfy({ satisfies($0.kind, bound) }) {
                if bound == .equatable || happens(onceIn: 2) { made.conformances.insert(bound) }
            }
            if made.conformances.contains(.hashable) { made.conformances.insert(.equatable) }
        }
        // What prints a value must not make another one.
        let printing = !isObject && happens(onceIn: 3) ? description(of: made) : []
        if !printing.isEmpty { made.conformances.insert(.describable) }
        types.append(made)
        let index = types.count - 1
        enclosing = made.name
        defer { enclosing = nil }

        var members = [
            made.fields.map { field in
                "\(field.isMutable ? "var" : "let") \(field.name): \(field.kind.text)"
                    + (field.fallback.map { " = \($0)" } ?? "")
            }
        ]
        if isObject { members.append(initializer(made.fields)) }
        if !printing.isEmpty { members.append(printing) }
        members += implementations(of: wanted, index)
        if !isObject, made.conformances.contains(.equatable),
            let field = made.fields.first(where: { satisfies($0.kind, .comparable) }), happens(onceIn: 2)
        {
            types[index].conformances.insert(.comparable)
            members.append([
                "static func < (one: \(made.name), other: \(made.name)) -> Bool { one.\(field.name) < other.\(field.name) }"
            ])
        }
        for _ in 0..<dice.roll(2) {
            let own = Variable(name: fresh("d"), kind: kind(1))
            members.append(property(own, of: index))
            types[index].properties.append(own)
        }
        for _ in 0..<dice.roll(3) { members.append(method(of: index)) }
        if happens(onceIn: 2), made.fields.contains(where: \.isMutable) { members.append(changing(index)) }
        if made.generics.isEmpty, !isObject, happens(onceIn: 3) {
            let name = fresh("preset")
            let outer = variables
            variables = []
            let value = construction(made.kind, 1, free: true)
            variables = outer
            members.append(["static let \(name) = \(value.text)"])
            types[index].statics.append(Variable(name: name, kind: made.kind))
        }
        return declaration(isObject ? "final class" : "struct", types[index], members)
    }

    private func declaration(_ word: String, _ made: Declared, _ members: [[String]]) -> [String] {
        let generics = made.generics.isEmpty ? "" : "<\(made.generics.map(\.text).joined(separator: ", "))>"
        var heads = made.conformances.compactMap(\.text).sorted()
        if let raw = made.raw { heads.insert(raw.text, at: 0) }
        if made.isListed { heads.append("CaseIterable") }
        let conformances = heads.isEmpty ? "" : ": " + heads.joined(separator: ", ")
        return ["\(word) \(made.name)\(generics)\(conformances) {"]
            + Array(members.joined(separator: [""])).indented + ["}"]
    }

    private func initializer(_ fields: [Declared.Field]) -> [String] {
        let inputs = fields.map { field in
            let escaping = if case .function = field.kind { "@escaping " } else { "" }
            return "\(field.name): \(escaping)\(field.kind.text)" + (field.fallback.map { " = \($0)" } ?? "")
        }
        return ["init(\(inputs.joined(separator: ", "))) {"] + fields.map { "    self.\($0.name) = \($0.name)" } + ["}"]
    }

    /// The names that stand for what a value holds, inside of its methods.
    private func own(_ made: Declared, isMutating: Bool = false) -> [Variable] {
        let canBeCaptured = !isMutating && made.form != .object
        return [Variable(name: "self", kind: made.kind, canBeCaptured: !isMutating)]
            + made.fields.map {
                Variable(
                    name: $0.name, kind: $0.kind, isMutable: isMutating && $0.isMutable, canBeCaptured: canBeCaptured)
            }
            + made.properties.map { Variable(name: $0.name, kind: $0.kind, canBeCaptured: canBeCaptured) }
    }

    /// What is wanted of a type, which must not ask for itself by the protocol that wants it.
    private mutating func implementations(of wanted: [Contract], _ index: Int) -> [[String]] {
        let outer = contracts
        contracts = []
        defer { contracts = outer }
        var members: [[String]] = []
        for contract in wanted {
            for property in contract.properties where !types[index].fields.contains(where: { $0.name == property.name })
            {
                members.append(self.property(property, of: index))
                types[index].properties.append(property)
            }
            for method in contract.methods {
                if !contract.defaults.contains(method.name) || happens(onceIn: 2) {
                    members.append(implementation(of: method, own(types[index])))
                }
                types[index].methods.append(method)
            }
        }
        return members
    }

    /// A property that is calculated, at little cost: it is read like a field.
    private mutating func property(_ property: Variable, of index: Int) -> [String] {
        let outer = (limit, most)
        (limit, most) = (5, 5)
        defer { (limit, most) = outer }
        var made = Function(name: property.name, result: property.kind)
        let lines = body(of: &made, 1, own(types[index]))
        return ["var \(property.name): \(property.kind.text) {"] + lines.indented + ["}"]
    }

    /// What a value prints, which must not print the value itself.
    private mutating func description(of made: Declared) -> [String] {
        let own = own(made).filter { $0.name != "self" }
        let text = scoped(own) { $0.inClosure { $0.repeated(10_000) { $0.whole(.string, 2) } } }.text
        return ["var description: String { \(text) }"]
    }

    private mutating func method(of index: Int) -> [String] {
        var made = Function(name: fresh("m"), parameters: parameters(dice.roll(3), of: []), result: kind(1))
        made.isPure = !happens(onceIn: 4)
        let lines = body(of: &made, 2, own(types[index]))
        types[index].methods.append(made)
        return ["\(made.head) {"] + lines.indented + ["}"]
    }

    /// A method that changes what a value holds.
    private mutating func changing(_ index: Int) -> [String] {
        let type = types[index]
        var made = Function(
            name: fresh("change"), parameters: parameters(1 + dice.roll(2), of: type.generics), result: .bool,
            isPure: false)
        let lines = body(of: &made, 2, own(type, isMutating: true))
        types[index].changes.append(made)
        let word = type.form == .object ? "" : "mutating "
        return ["@discardableResult", "\(word)\(made.head) {"] + lines.indented + ["}"]
    }

    // MARK: Enumerations

    /// Declares an enumeration: of plain cases, with raw values, or with values in its cases.
    mutating func enumeration() -> [String] {
        var made = Declared(name: fresh("Choice"), form: .enumeration)
        let outer = (generics, variables)
        generics = []
        defer { (generics, variables) = outer }
        let isPlain = happens(onceIn: 2)
        var isIndirect = false
        for _ in 0..<2 + dice.roll(3) {
            var choice = Declared.Case(name: fresh("option"))
            if !isPlain, !made.cases.isEmpty {
                choice.payload = (0..<dice.roll(3)).map { _ in
                    .init(label: happens(onceIn: 2) ? fresh("l") : nil, kind: kind(1, withFunctions: false))
                }
                if happens(onceIn: 4) {
                    choice.payload.append(.init(label: nil, kind: made.kind))
                    isIndirect = true
                }
            }
            made.cases.append(choice)
        }
        if isPlain {
            made.conformances = [.equatable, .hashable]
            made.isListed = happens(onceIn: 2)
            if happens(onceIn: 2) { made.raw = happens(onceIn: 2) ? .int : .string }
        } else {
            let kinds = made.cases.flatMap(\.payload).map(\.kind).filter { $0 != made.kind }
            for bound in [Generic.Bound.equatable, .hashable] where kinds.allSatisfy({ satisfies($0, bound) }) {
                if bound == .equatable || happens(onceIn: 2) { made.conformances.insert(bound) }
            }
        }
        let wanted = contracts.filter { _ in happens(onceIn: 3) }
        for contract in wanted { made.conformances.insert(.own(contract.name)) }
        types.append(made)
        let index = types.count - 1
        var members = [
            made.cases.map { choice -> String in
                let parts = choice.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.text }
                let raw = made.raw == .int && happens(onceIn: 3) ? " = \(types.count * 100 + made.cases.count)" : ""
                return
                    "case \(choice.name)\(parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")\(made.cases.first?.name == choice.name ? raw : "")"
            }
        ]
        if let raw = made.raw { types[index].properties.append(Variable(name: "rawValue", kind: raw)) }
        members += implementations(of: wanted, index)
        for _ in 0..<dice.roll(3) { members.append(method(of: index)) }
        return declaration(isIndirect ? "indirect enum" : "enum", types[index], members)
    }

    /// Declares the errors that functions throw.
    mutating func failure() -> [String] {
        types.append(
            Declared(name: "Failure", form: .enumeration, cases: [.init(name: "first"), .init(name: "second")]))
        return ["enum Failure: Error { case first, second }"]
    }

    // MARK: Extensions

    /// Adds a method to a type of the standard library, as a function that is called on a value.
    mutating func addition() -> [String] {
        let kind = plainKind()
        let outer = generics
        generics = []
        defer { generics = outer }
        var made = Function(name: fresh("ext"), parameters: parameters(dice.roll(2), of: []), result: self.kind(1))
        let lines = body(of: &made, 1, [Variable(name: "self", kind: kind)])
        extensions.append((kind, made))
        return ["extension \(kind.text) {"] + (["\(made.head) {"] + lines.indented + ["}"]).indented + ["}"]
    }
}

extension Function.Parameter {
    fileprivate var withoutFallback: Self {
        var copy = self
        copy.fallback = nil
        return copy
    }
}
