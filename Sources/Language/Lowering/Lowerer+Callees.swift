import Catalogue

extension Lowerer {
    /// What runs for a declared function that is called with values at hand.
    func target(of declaration: FunctionDeclaration) -> Callee.Target {
        switch declaration.implementation {
        case .body:
            if declaration.kind == .initializer, let owner = declaration.owner {
                // What an extension of a protocol makes is begun by the initializer that it hands over to.
                let begins = !owner.isBuiltIn && owner.kind != .protocol
                return .initializer(function(of: declaration), begins ? layout(of: owner) : nil)
            }
            return .body(function(of: declaration), takesSelf: declaration.owner != nil)
        case .builtIn(let record):
            if let native = Intrinsics.callee(of: record, declaration, machine: machine, types: types) {
                return .native(native)
            }
            if case .none = record.implementation, declaration.owner?.kind == .protocol {
                return .native(dispatch(to: declaration))
            }
            return .builtIn(record.implementation)
        case .stored(let property): return .stored(property.index)
        case .global(let variable): return .global(global(variable))
        case .enumCase(let enumCase): return .native(maker(of: enumCase))
        case .synthesized(let synthesis): return .native(synthesized(synthesis, declaration))
        case .requirement: return .native(dispatch(to: declaration))
        }
    }

    /// Makes a case of an enum from what it carries.
    private func maker(of enumCase: EnumCase) -> (inout Value, [Value], TypeArguments) throws -> Value {
        { [types, machine] receiver, payload, _ in
            guard case .metatype(let identity) = receiver, let type = types.type(of: identity) else {
                throw Fault.wrongArgument
            }
            try machine.account.take(StructInstance.bytes(of: payload.count))
            return .instance(EnumInstance(type, enumCase, payload: payload))
        }
    }

    /// What runs for `==` on types whose records have none: their values compare themselves.
    func nativeWitness(for requirement: FunctionDeclaration) -> Callee? {
        guard requirement.owner?.isBuiltIn == true, requirement.name == "==" else { return nil }
        return Callee(
            requirement,
            .native { _, arguments, _ in
                guard arguments.count == 2 else { throw Fault.wrongArgument }
                return .bool(arguments[0] == arguments[1])
            }, machine: machine)
    }

    /// Finds the witness by the value it is called on.
    private func dispatch(
        to requirement: FunctionDeclaration
    ) -> (inout Value, [Value], TypeArguments) throws -> Value {
        { [types] receiver, arguments, given in
            let type: RuntimeType? =
                if case .metatype(let identity) = receiver { types.type(of: identity) } else {
                    types.dynamicType(of: receiver)
                }
            let found = type ?? types.typeByContent(of: receiver) ?? given.types.first
            guard let witness = found?.witness(for: requirement) else { throw Fault.unsupported(requirement.name) }
            receiver = TypedValue.content(of: receiver)
            let own = given.types.dropFirst(requirement.outerParameterCount)
            let result = try witness.callee.call(changing: &receiver, arguments, witness.types(own, in: types))
            return requirement.wrapping(result, of: witness.callee.declaration)
        }
    }

    private func synthesized(
        _ synthesis: FunctionDeclaration.Synthesis, _ declaration: FunctionDeclaration
    ) -> (inout Value, [Value], TypeArguments) throws -> Value {
        switch synthesis {
        case .equality:
            return { _, arguments, _ in
                guard arguments.count == 2 else { throw Fault.wrongArgument }
                if case .instance(let one as DeclaredInstance) = arguments[0],
                    case .instance(let other as DeclaredInstance) = arguments[1]
                {
                    return .bool(one.hasSameContent(as: other))
                }
                return .bool(arguments[0] == arguments[1])
            }
        case .order:
            return { _, arguments, _ in
                guard arguments.count == 2, case .instance(let one as EnumInstance) = arguments[0],
                    case .instance(let other as EnumInstance) = arguments[1]
                else { throw Fault.wrongArgument }
                return .bool(try one.comesBefore(other))
            }
        case .hash:
            return { receiver, arguments, _ in
                guard case .instance(let cell as Cell) = arguments.first else { throw Fault.wrongArgument }
                try HasherValue.combine(receiver, into: &cell.content)
                return .void
            }
        case .allCases:
            return { [types] receiver, _, arguments in
                guard case .metatype(let identity) = receiver, let type = types.type(of: identity),
                    let nominal = type.nominal
                else { throw Fault.wrongArgument }
                return .array(nominal.cases.map { .instance(EnumInstance(type, $0)) })
            }
        case .rawValue:
            let raw = rawValues(of: declaration.owner)
            return { receiver, _, _ in
                guard case .instance(let instance as EnumInstance) = receiver else { throw Fault.wrongArgument }
                return try raw(instance.enumCase.index)
            }
        case .fromRawValue:
            let owner = declaration.owner
            let raw = rawValues(of: owner)
            return { [types] receiver, arguments, _ in
                guard case .metatype(let identity) = receiver, let type = types.type(of: identity),
                    let owner, let wanted = arguments.first
                else { throw Fault.wrongArgument }
                for enumCase in owner.cases where try raw(enumCase.index) == wanted {
                    return .some(.instance(EnumInstance(type, enumCase)))
                }
                return .none
            }
        }
    }

    /// The raw values of an enum by the place of the case.
    private func rawValues(of owner: NominalDeclaration?) -> (Int) throws -> Value {
        let codes = (owner?.cases ?? []).map { enumCase in
            enumCase.rawValue.map { detached($0, generics: []) }
        }
        return { [machine, types] index in
            guard index < codes.count, let function = codes[index] else { throw Fault.wrongArgument }
            return try function.call(machine, types.none, [])
        }
    }
}
