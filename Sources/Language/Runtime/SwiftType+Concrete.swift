extension SwiftType {
    /// The type with its generic parameters replaced, and associated types and opaque results looked through.
    ///
    /// - Parameters:
    ///   - arguments: what a parameter stands for.
    ///   - source: answers what associated types stand for.
    func concrete(in source: any ConformanceSource, _ arguments: (GenericParameter) -> SwiftType?) -> SwiftType {
        switch self {
        case .parameter(let parameter): return arguments(parameter) ?? self
        case .nominal(let nominal) where nominal.arguments.isEmpty: return self
        case .nominal(let nominal):
            return .nominal(
                NominalType(nominal.declaration, nominal.arguments.map { $0.concrete(in: source, arguments) }))
        case .existential(let protocols):
            return .existential(
                protocols.map { ProtocolType($0.declaration, $0.arguments.map { $0.concrete(in: source, arguments) }) })
        case .member(let base, let associated):
            let base = base.concrete(in: source, arguments)
            return source.witness(for: associated, of: base)?.concrete(in: source, arguments)
                ?? .member(of: base, associated)
        case .opaque(let opaque):
            let own = opaque.arguments.map { $0.concrete(in: source, arguments) }
            guard let underlying = opaque.declaration.underlying else {
                return .opaque(OpaqueType(opaque.declaration, own))
            }
            let parameters = opaque.declaration.parameters
            return underlying.concrete(in: source) { parameter in
                parameters.firstIndex(of: parameter).flatMap { $0 < own.count ? own[$0] : nil }
            }
        case .function(let function):
            return .function(
                FunctionType(
                    parameters: function.parameters.map {
                        FunctionType.Parameter(type: $0.type.concrete(in: source, arguments), isInout: $0.isInout)
                    },
                    result: function.result.concrete(in: source, arguments), isThrowing: function.isThrowing,
                    thrown: function.thrown?.concrete(in: source, arguments)))
        case .tuple(let elements):
            return .tuple(
                elements.map { TupleElement(label: $0.label, type: $0.type.concrete(in: source, arguments)) })
        case .metatype(let type): return .metatype(type.concrete(in: source, arguments))
        case .variable(let variable): return variable.binding?.concrete(in: source, arguments) ?? self
        }
    }

    /// Whether nothing in the type depends on where it is used.
    var isConcrete: Bool {
        switch self {
        case .parameter, .member, .variable: false
        case .nominal(let nominal): nominal.arguments.allSatisfy(\.isConcrete)
        case .existential(let protocols): protocols.allSatisfy { $0.arguments.allSatisfy(\.isConcrete) }
        case .opaque(let opaque): opaque.arguments.allSatisfy(\.isConcrete)
        case .function(let function):
            function.result.isConcrete && function.parameters.allSatisfy { $0.type.isConcrete }
        case .tuple(let elements): elements.allSatisfy { $0.type.isConcrete }
        case .metatype(let type): type.isConcrete
        }
    }

    /// Whether it is made of more types than a limit. Cost: at most the limit.
    func isLarger(than limit: Int) -> Bool {
        var rest = [self]
        var count = 0
        while let type = rest.popLast() {
            count += 1
            if count > limit { return true }
            rest += type.parts
        }
        return false
    }

    /// Whether types stand in it inside of more than so many others. Cost: the types that it is made of, until one is
    /// found.
    func isNested(deeperThan limit: Int) -> Bool {
        var rest = [(type: self, depth: 1)]
        while let (type, depth) = rest.popLast() {
            if depth > limit { return true }
            rest += type.parts.map { ($0, depth + 1) }
        }
        return false
    }

    /// The types that it is made of directly.
    private var parts: [SwiftType] {
        switch self {
        case .parameter, .variable: []
        case .nominal(let nominal): nominal.arguments
        case .existential(let protocols): protocols.flatMap(\.arguments)
        case .member(let base, _): [base]
        case .opaque(let opaque): opaque.arguments
        case .function(let function): function.parameters.map(\.type) + [function.result]
        case .tuple(let elements): elements.map(\.type)
        case .metatype(let type): [type]
        }
    }
}
