import Catalogue

extension Lowerer {
    /// Code that answers whether a value matches, and binds the pattern's variables where it does.
    func match(_ pattern: CheckedPattern, _ locals: Locals) -> (Frame, Value) throws -> Bool {
        switch pattern {
        case .any: return { _, _ in true }
        case .bind(let variable):
            let define = define(variable, locals)
            return { frame, value in
                define(frame, value)
                return true
            }
        case .global(let variable):
            let cell = global(variable)
            let installer = variable.isDynamicProperty ? Installer(session: machine) : nil
            return { _, value in
                try cell.write(try installer?.install(value) ?? value)
                return true
            }
        case .tuple(let patterns):
            let matches = patterns.map { match($0, locals) }
            return { frame, value in
                guard case .tuple(let values) = value, values.count == matches.count else { return false }
                for (match, value) in zip(matches, values) where try !match(frame, value) { return false }
                return true
            }
        case .enumCase(let enumCase, let payload): return matchCase(enumCase, payload.map { match($0, locals) })
        case .some(let pattern):
            let match = match(pattern, locals)
            return { frame, value in
                guard case .some(let wrapped) = value else { return false }
                return try match(frame, wrapped)
            }
        case .none:
            return { _, value in
                guard case .none = value else { return false }
                return true
            }
        case .cast(let type, let target, let pattern):
            let keepType = keepingType(type, in: target, locals)
            let levels = optionalLevels(from: type, to: target, isTest: true)
            let target = typeCode(target, locals)
            let match = match(pattern, locals)
            return { [types] frame, value in
                let value = try keepType?(frame, value) ?? value
                guard let value = try frame.machine.cast(value, to: target(frame), through: levels, types) else {
                    return false
                }
                return try match(frame, value)
            }
        case .expression(let subject, let expression):
            let define = define(subject, locals)
            let code = code(expression, locals)
            return { frame, value in
                define(frame, value)
                guard case .bool(true) = try code(frame) else { return false }
                return true
            }
        }
    }

    private func matchCase(
        _ enumCase: EnumCase, _ payload: [(Frame, Value) throws -> Bool]
    ) -> (Frame, Value) throws -> Bool {
        if enumCase.owner.isOptional {
            return { frame, value in
                switch value {
                case .none: return enumCase.name == "none"
                case .some(let wrapped): return try enumCase.name == "some" && (payload.first?(frame, wrapped) ?? true)
                default: return false
                }
            }
        }
        let name = enumCase.name
        return { frame, value in
            guard case .instance(let instance) = value else {
                // A case of an enum written in Swift is told by its name.
                guard case .native(let native) = value else { return false }
                return String(describing: native.any) == name
            }
            guard let instance = instance as? EnumInstance, instance.enumCase.isSame(as: enumCase) else {
                return false
            }
            // One pattern takes the whole payload as a tuple.
            if payload.count == 1, instance.payload.count > 1 { return try payload[0](frame, .tuple(instance.payload)) }
            guard payload.count == instance.payload.count else { return payload.isEmpty }
            for (match, value) in zip(payload, instance.payload) where try !match(frame, value) { return false }
            return true
        }
    }
}
