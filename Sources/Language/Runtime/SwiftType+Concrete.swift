extension SwiftType {
    /// The type with its generic parameters replaced, and associated types and opaque results looked through.
    ///
    /// - Parameters:
    ///   - arguments: what a parameter stands for.
    ///   - source: answers what associated types stand for.
    func concrete(in source: any ConformanceSource, _ arguments: (GenericParameter) -> SwiftType?) -> SwiftType {
        var opaque: [OpaqueType: SwiftType] = [:]
        return concrete(in: source, arguments, &opaque)
    }

    /// - Parameter opaque: what is behind the opaque types that were met: each is looked through once, since a view may
    ///   hold one twice whose own view does so too.
    private func concrete(
        in source: any ConformanceSource, _ arguments: (GenericParameter) -> SwiftType?,
        _ opaque: inout [OpaqueType: SwiftType]
    ) -> SwiftType {
        switch self {
        case .parameter(let parameter): return arguments(parameter) ?? self
        case .nominal(let nominal) where nominal.arguments.isEmpty: return self
        case .member(let base, let associated):
            let base = base.concrete(in: source, arguments, &opaque)
            return source.witness(for: associated, of: base)?.concrete(in: source, arguments, &opaque)
                ?? .member(of: base, associated)
        case .opaque(let type):
            let own = OpaqueType(
                type.declaration, type.arguments.map { $0.concrete(in: source, arguments, &opaque) })
            guard let underlying = type.declaration.underlying else { return .opaque(own) }
            if let known = opaque[own] { return known }
            let given = Dictionary(zip(type.declaration.parameters, own.arguments)) { first, _ in first }
            let found = underlying.concrete(in: source, { given[$0] }, &opaque)
            opaque[own] = found
            return found
        case .variable(let variable): return variable.binding?.concrete(in: source, arguments, &opaque) ?? self
        case .nominal, .existential, .function, .tuple, .metatype:
            return mapParts { $0.concrete(in: source, arguments, &opaque) }
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
