import Catalogue

extension Lowerer {
    /// A call whose target is found while running: requirements, methods of classes, and what the language itself
    /// writes for a type.
    func callIndirectly(_ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals) -> Code {
        let types = typeArgumentsCode(call.typeArguments, locals)
        let arguments = call.arguments.map { argument($0, locals) }
        let position = expression.position
        let find = finder(of: call, expression, locals)
        let declaration = call.function
        let offset = if case .none = call.receiver { 0 } else { 1 }
        let openings = openings(of: call).filter { $0.slot >= offset }
        /// The arguments and their types, where existentials stand for the types of what is inside.
        let open = { [types = self.types] (arguments: [Value], given: TypeArguments) -> ([Value], TypeArguments) in
            guard !openings.isEmpty else { return (arguments, given) }
            var (arguments, opened) = (arguments, given.types)
            // What runs may have other parameters before its own.
            let shift = opened.count - call.typeArguments.count
            for opening in openings where opened.indices.contains(opening.parameter + shift) {
                let own = Opening(parameter: opening.parameter + shift, slot: opening.slot - offset)
                own.open(&opened, &arguments[own.slot], types)
            }
            return (arguments, types.arguments(opened))
        }
        switch call.receiver {
        case .place(let place) where call.function.isMutating || call.function.kind == .setter:
            let place = self.place(place, locals)
            return { frame in
                var result = Value.void
                try Lowerer.passing(arguments[...], frame) { arguments in
                    try place.modify(frame) { receiver in
                        let (callee, found) = try find(frame, receiver, types)
                        let (arguments, types) = open(arguments, found)
                        let kept = TypedValue(receiver)
                        if let kept { receiver = kept.content }
                        defer { if let kept { receiver = kept.replacing(receiver).value } }
                        result = try locating(position) { try callee.call(changing: &receiver, arguments, types) }
                    }
                }
                return result
            }
        case .place(let place):
            let read = self.place(place, locals).read
            return callIndirectly(declaration, read, arguments, types, find, open, at: position)
        case .value(let value), .type(let value):
            return callIndirectly(declaration, code(value, locals), arguments, types, find, open, at: position)
        case .none:
            let type = typeCode(unwrapped(expression.type, by: call.function), locals)
            let isInitializer = call.function.kind == .initializer
            return callIndirectly(
                declaration, { isInitializer ? type($0).metatype : .void }, arguments, types, find, open, at: position)
        }
    }

    private typealias Opener = ([Value], TypeArguments) -> ([Value], TypeArguments)

    private typealias Finder = (Frame, Value, (Frame) -> TypeArguments) throws -> (Callee, TypeArguments)

    private func callIndirectly(
        _ declaration: FunctionDeclaration, _ receiver: @escaping Code, _ arguments: [Argument],
        _ types: @escaping (Frame) -> TypeArguments,
        _ find: @escaping Finder, _ open: @escaping Opener, at position: SourcePosition
    ) -> Code {
        { frame in
            let receiver = try receiver(frame)
            var result = Value.void
            try Lowerer.passing(arguments[...], frame) { arguments in
                let (callee, found) = try find(frame, receiver, types)
                let (arguments, types) = open(arguments, found)
                let content = TypedValue.content(of: receiver)
                result = try locating(position) { try callee.call(on: content, arguments, types) }
                result = declaration.wrapping(result, of: callee.declaration)
            }
            return result
        }
    }

    /// Finds what runs. For a requirement that is the witness of the receiver's static type, where that is known while
    /// running, or else of the receiver itself; own generic arguments of the requirement go along.
    private func finder(of call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals) -> Finder {
        let declaration = call.function
        let fixed = callee(of: declaration)
        let isDynamic: Bool
        switch declaration.implementation {
        case .requirement: isDynamic = true
        default: isDynamic = declaration.isOverridable && !call.isDirect
        }
        guard isDynamic else { return { frame, _, types in (fixed, types(frame)) } }
        let known = call.typeArguments.first.map { isExistential($0) ? nil : typeCode($0, locals) } ?? nil
        let isRequirement: Bool = if case .requirement = declaration.implementation { true } else { false }
        let own = typeArgumentsCode(Array(call.typeArguments.dropFirst(declaration.outerParameterCount)), locals)
        let position = expression.position
        let cache = WitnessCache()
        let native = nativeWitness(for: declaration)
        return { [types = self.types] frame, receiver, all in
            var type: RuntimeType?
            if isRequirement, let known { type = known(frame) }
            if case .instance(let instance as DeclaredInstance) = receiver { type = instance.runtimeType }
            if type == nil {
                if case .metatype(let identity) = receiver {
                    type = types.type(of: identity)
                } else {
                    type = types.dynamicType(of: receiver) ?? types.typeByContent(of: receiver)
                }
            }
            guard let witness = type.flatMap({ cache.witness(for: declaration, of: $0) }) else {
                if !isRequirement { return (fixed, all(frame)) }
                // Types written in Swift compare by their own `==`.
                if let native = native { return (native, all(frame)) }
                throw LocatedFault(fault: .unsupported(declaration.name), position: position)
            }
            return (witness.callee, witness.types(own(frame).types, in: types))
        }
    }

    private func isExistential(_ type: SwiftType) -> Bool {
        if case .existential = type { true } else { false }
    }

    private func unwrapped(_ type: SwiftType, by function: FunctionDeclaration) -> SwiftType {
        guard function.isFailable, case .nominal(let nominal) = type, nominal.declaration.isOptional else {
            return type
        }
        return nominal.arguments.first ?? type
    }

    /// An argument: a value, or a place for an `inout` parameter.
    enum Argument {
        case value(Code)
        case place(Place)
    }

    func argument(_ expression: CheckedExpression, _ locals: Locals) -> Argument {
        if case .inout(let place) = expression.kind { return .place(self.place(place, locals)) }
        return .value(code(expression, locals))
    }

    /// Evaluates arguments and hands them to `body`; places arrive as cells, whose content is put back afterwards. What is only
    /// read is evaluated before any place is changed, as in Swift.
    static func passing(_ arguments: ArraySlice<Argument>, _ frame: Frame, _ body: ([Value]) throws -> Void) throws {
        let values = try arguments.map { argument in
            if case .value(let code) = argument { try code(frame) } else { Value.void }
        }
        try lending(arguments, frame, values, body)
    }

    private static func lending(
        _ arguments: ArraySlice<Argument>, _ frame: Frame, _ values: [Value], _ body: ([Value]) throws -> Void
    ) throws {
        for (index, argument) in zip(arguments.indices, arguments) {
            guard case .place(let place) = argument else { continue }
            return try place.modify(frame) { value in
                let cell = Cell(value)
                value = .void
                defer { value = cell.content }
                var values = values
                values[index] = .instance(cell)
                try lending(arguments[(index + 1)...], frame, values, body)
            }
        }
        try body(values)
    }
}

/// The witness that was found last: most calls meet the same type again.
private final class WitnessCache {
    private unowned(unsafe) var type: RuntimeType?
    private var generation = 0
    private var witness: Witness?

    func witness(for requirement: FunctionDeclaration, of type: RuntimeType) -> Witness? {
        let generation = type.types.generation
        if self.type === type, self.generation == generation { return witness }
        witness = type.witness(for: requirement)
        self.type = type
        self.generation = generation
        return witness
    }
}
