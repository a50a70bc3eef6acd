import Catalogue

extension Lowerer {
    /// A closure: it keeps the values of the variables that it refers to, and the cells of those that may change.
    func closure(_ closure: CheckedClosure, _ locals: Locals) -> Code {
        let captured = closure.captures.map { variable in
            (slot: locals.slot(of: variable), isBoxed: locals.isBoxed(variable))
        }
        let inner = Locals(generics: locals.genericParameters + closure.generics)
        for (variable, capture) in zip(closure.captures, captured) {
            inner.capture(variable, isBoxed: capture.isBoxed)
        }
        let function = Function { [unowned self] in
            lower(
                closure.parameters, captures: closure.captures, inoutParameters: closure.inoutParameters,
                closure.statements, inner)
        }
        let last = LastFunction(
            FunctionContext(holding: zip(closure.captures, captured).map { ($0.type, $1.isBoxed) }))
        let machine = machine
        let runtimeTypes = types
        let genericCount = closure.generics.count
        let openings = closure.generics.enumerated().compactMap { index, generic in
            closure.parameters.firstIndex { $0.type == .parameter(generic) }
                .map { Opening(parameter: index, slot: $0) }
        }
        return { frame in
            try machine.step(4)
            try machine.account.take(Work.closure + captured.count * Extent.bytesOfValue)
            let values = captured.map { capture -> Value in
                if capture.isBoxed, case .void = frame.slots[capture.slot] {
                    // The variable is declared further down: both share the cell that is made here.
                    frame.slots[capture.slot] = .instance(Cell(.void, in: machine.changes))
                }
                return frame.slots[capture.slot]
            }
            let types = frame.types
            if genericCount > 0 {
                let held = Held(values, runtimeTypes.recycler)
                let generic =
                    FunctionValue(report: machine.reporter) { arguments in
                        var own = arguments.prefix(genericCount).compactMap { metatype -> RuntimeType? in
                            guard case .metatype(let identity) = metatype else { return nil }
                            return runtimeTypes.type(of: identity)
                        }
                        var arguments = Array(arguments.dropFirst(genericCount))
                        for opening in openings {
                            guard case .existential(let protocols) = own[opening.parameter].type, !protocols.isEmpty
                            else { continue }
                            opening.open(&own, &arguments[opening.slot], runtimeTypes)
                        }
                        return try function.call(
                            machine, runtimeTypes.arguments(types.types + own), arguments, captured: held.values)
                    }
                return .function(machine.written(generic))
            }
            let plain = last.function(holding: values, types) {
                let held = Held(values, runtimeTypes.recycler)
                return FunctionValue(report: machine.reporter) { arguments in
                    try function.call(machine, types, arguments, captured: held.values)
                }
            }
            return .function(machine.written(plain, at: last))
        }
    }

    /// A call of a function value; `inout` arguments are handed over as cells.
    func apply(
        _ function: CheckedExpression, _ arguments: [CheckedExpression], at position: SourcePosition, _ locals: Locals
    ) -> Code {
        if let (access, operands) = settled([function] + arguments, locals), let function = operands.first {
            return access.around(apply(function, Array(operands.dropFirst()), at: position, locals))
        }
        let function = code(function, locals)
        let arguments = arguments.map { argument($0, locals) }
        return { frame in
            guard case .function(let function) = try function(frame) else {
                throw LocatedFault(fault: .wrongArgument, position: position)
            }
            var result = Value.void
            try Lowerer.passing(arguments[...], frame) { values in
                result = try Lowerer.running(position) { try function.call(values) }
            }
            return result
        }
    }

    /// A declared function as a value.
    func functionValue(_ reference: FunctionReference, _ locals: Locals) -> Code {
        let function = dispatch(of: reference.function, reference.typeArguments, isDirect: reference.isDirect)
        let types = typeArgumentsCode(reference.typeArguments, locals)
        let receiver: Code
        var held: SwiftType?
        switch reference.receiver {
        case .none:
            if reference.function.kind == .initializer {
                // The type to make follows from the type arguments of the function's owner.
                let owner = reference.function.owner
                let runtimeTypes = self.types
                receiver = { frame in
                    guard let owner else { return .void }
                    let count = owner.signature.parameters.count
                    let arguments = types(frame).types.prefix(count).map(\.type)
                    return runtimeTypes.type(of: .nominal(NominalType(owner, Array(arguments)))).metatype
                }
            } else {
                receiver = { _ in .void }
            }
        case .value(let value):
            receiver = code(value, locals)
            held = value.type
        case .type(let value): receiver = code(value, locals)
        case .place(let place):
            receiver = self.place(place, locals).read
            held = place.type
        }
        let last = LastFunction(FunctionContext(holding: held.map { [($0, false)] } ?? []))
        let (machine, runtimeTypes) = (machine, self.types)
        return { frame in
            let types = types(frame)
            let receiver = try receiver(frame)
            return .function(
                last.function(holding: [receiver], types) {
                    let held = Held([receiver], runtimeTypes.recycler)
                    return FunctionValue(report: machine.reporter) {
                        try function.call(on: held.values.first ?? .void, $0, types)
                    }
                })
        }
    }
}
