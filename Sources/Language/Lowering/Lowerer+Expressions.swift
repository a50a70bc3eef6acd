import Catalogue
import StyleEngine

extension Lowerer {
    /// Lowers an expression.
    func code(_ expression: CheckedExpression, _ locals: Locals) -> Code {
        if let constant = constant(expression) { return { _ in constant } }
        switch expression.kind {
        case .integer(let number):
            let type = typeCode(expression.type, locals)
            return { [unowned self] frame in self.number(number, of: type(frame).type) }
        case .double, .string, .boolean, .none: return { _ in .void }
        case .interpolation(let segments): return interpolation(segments, at: expression.position, locals)
        case .array(let elements): return collection(elements, of: expression.type, locals)
        case .dictionary(let pairs): return dictionary(pairs, at: expression.position, locals)
        case .tuple(let elements):
            if elements.isEmpty { return { _ in .void } }
            let codes = list(elements, locals)
            return { frame in .tuple(try codes.map { try $0(frame) }) }

        case .local(let variable): return read(variable, locals)
        case .global(let variable):
            let cell = global(variable)
            let position = expression.position
            return { _ in try locating(position) { try cell.read() } }
        case .stored(let base, let property):
            return sharedPart(expression, locals)?.place.read ?? field(property, of: base, locals)
        case .tupleElement(let base, let index):
            if let part = sharedPart(expression, locals) { return part.place.read }
            let base = code(base, locals)
            return { frame in
                guard case .tuple(let values) = try base(frame), index < values.count else {
                    throw Fault.wrongArgument
                }
                return values[index]
            }
        case .metatype(let type):
            let type = typeCode(type, locals)
            return { type($0).metatype }
        case .typeOf(let base):
            let isExistential = if case .existential = base.type { true } else { false }
            let isMetatype = if case .metatype(.existential) = base.type { true } else { false }
            let type = typeCode(base.type, locals)
            let position = expression.position
            let base = code(base, locals)
            return { [types] frame in
                let value = try base(frame)
                if let typed = TypedValue(value) { return types.type(of: typed.type).metatype }
                let known = type(frame)
                if !isExistential, !isMetatype, known.nominal?.kind != .class { return known.metatype }
                if let type = types.dynamicType(of: value) { return type.metatype }
                guard isExistential else { return known.metatype }
                guard let type = types.typeByContent(of: value) else {
                    throw LocatedFault(fault: .unknownType, position: position)
                }
                return type.metatype
            }
        case .keyPath(let path): return keyPath(path, of: expression.type, locals)
        case .applyKeyPath(let base, let path):
            let (base, path) = (code(base, locals), code(path, locals))
            return { frame in
                let root = try base(frame)
                guard case .keyPath(let path) = try path(frame) else { throw Fault.wrongArgument }
                try frame.machine.step(path.length)
                return try path.get(from: root)
            }
        case .testNone(let base, let isNone):
            let base = code(base, locals)
            return { frame in
                if case .none = try base(frame) { return .bool(isNone) }
                return .bool(!isNone)
            }

        case .call(let call): return self.call(call, expression, locals)
        case .apply(let function, let arguments): return apply(function, arguments, at: expression.position, locals)
        case .function(let reference): return functionValue(reference, locals)
        case .enumCase(let enumCase, let payload): return make(enumCase, payload, of: expression.type, locals)
        case .closure(let closure): return self.closure(closure, locals)
        case .viewBuilder(let builder): return self.builder(builder, locals)
        case .inout(let place): return self.place(place, locals).read

        case .assign(let place, let value): return assign(value, to: place, locals)
        case .modify(let place, let current, let operand, let value):
            return modify(place, current, operand, value, locals)

        case .and(let one, let other):
            let (one, other) = (code(one, locals), code(other, locals))
            return { frame in
                guard case .bool(true) = try one(frame) else { return .bool(false) }
                return try other(frame)
            }
        case .or(let one, let other):
            let (one, other) = (code(one, locals), code(other, locals))
            return { frame in
                if case .bool(true) = try one(frame) { return .bool(true) }
                return try other(frame)
            }
        case .ternary(let condition, let one, let other):
            let condition = code(condition, locals)
            let (one, other) = (code(one, locals), code(other, locals))
            return { frame in
                if case .bool(true) = try condition(frame) { return try one(frame) }
                return try other(frame)
            }
        case .coalesce, .optionalChain, .unwrapOrEnd, .force, .optionalTry, .forceTry:
            return optional(expression, locals)
        case .cast(let value, let cast, let type): return self.cast(value, cast, to: type, locals)
        case .convert(let value, .existential): return keepingType(of: value, in: expression.type, locals)
        case .convert(let value, let conversion):
            let value = code(value, locals)
            guard let convert = convert(conversion) else { return value }
            return { try convert(try value($0)) }
        case .statement(let statement):
            let step = self.step(statement, locals)
            return { frame in
                _ = try step(frame)
                defer { frame.result = .void }
                return frame.result
            }
        }
    }

    /// The code of several expressions.
    func list(_ expressions: [CheckedExpression], _ locals: Locals) -> [ListedCode] {
        expressions.map { ListedCode(run: code($0, locals)) }
    }

    /// A value on its way into an existential, or to a cast: with its type where that says more than the value does.
    func keepingType(of expression: CheckedExpression, in existential: SwiftType, _ locals: Locals) -> Code {
        let value = code(expression, locals)
        guard let keepType = keepingType(expression.type, in: existential, locals) else { return value }
        return { frame in try keepType(frame, try value(frame)) }
    }

    /// What puts the type to a value of it, on its way into an existential or to a cast; nil where the type says no more
    /// than the value does.
    func keepingType(
        _ type: SwiftType, in existential: SwiftType, _ locals: Locals
    ) -> ((Frame, Value) throws -> Value)? {
        guard type.saysMore || !type.isConcrete || type.isKept(in: existential) else { return nil }
        let type = typeCode(type, locals)
        return { frame, value in
            let type = type(frame)
            guard type.keepsType(in: existential) else { return value }
            try frame.machine.account.take(Work.native)
            return type.keeping(value)
        }
    }

    /// The value of a literal.
    func constant(_ expression: CheckedExpression) -> Value? {
        switch expression.kind {
        case .integer(let number): expression.type.isConcrete ? self.number(number, of: expression.type) : nil
        case .double(let number): isNamed("Float", expression.type) ? Float(number).value : .double(number)
        case .string(let text): self.text(text, of: expression.type)
        case .boolean(let value): .bool(value)
        case .none: Value.none
        default: nil
        }
    }

    /// A text as a value of the type that it stands for.
    private func text(_ text: String, of type: SwiftType) -> Value {
        guard case .nominal(let nominal) = type, nominal.declaration.isBuiltIn else { return .string(text) }
        return switch nominal.declaration.qualifiedName {
        case "Character": Character(text).value
        case "Unicode.Scalar": text.unicodeScalars.first?.value ?? .string(text)
        case "Substring": text[...].value
        default: .string(text)
        }
    }

    /// A whole number as a value of the type that it stands for.
    private func number(_ number: Int, of type: SwiftType) -> Value {
        guard case .nominal(let nominal) = type, nominal.declaration.isBuiltIn else { return .int(number) }
        switch nominal.declaration.name {
        case "Double", "CGFloat": return .double(Double(number))
        case "Float": return Float(number).value
        case "Int8": return Int8(truncatingIfNeeded: number).value
        case "Int16": return Int16(truncatingIfNeeded: number).value
        case "Int32": return Int32(truncatingIfNeeded: number).value
        case "Int64": return Int64(number).value
        case "UInt": return UInt(truncatingIfNeeded: number).value
        case "UInt8": return UInt8(truncatingIfNeeded: number).value
        case "UInt16": return UInt16(truncatingIfNeeded: number).value
        case "UInt32": return UInt32(truncatingIfNeeded: number).value
        case "UInt64": return UInt64(truncatingIfNeeded: number).value
        default: return .int(number)
        }
    }

    /// Whether a type is the built-in of that name.
    func isNamed(_ name: String, _ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = type else { return false }
        return nominal.declaration.isBuiltIn && nominal.declaration.qualifiedName == name
    }

    private func interpolation(
        _ segments: [InterpolationSegment], at position: SourcePosition, _ locals: Locals
    ) -> Code {
        let codes = segments.map { segment -> (Frame) throws -> String in
            switch segment {
            case .text(let text): return { _ in text }
            case .value(let value):
                let code = code(value, locals)
                let type = value.type.hasLabels || !value.type.isConcrete ? typeCode(value.type, locals) : nil
                return { frame in
                    let type = type?(frame)
                    let value = try code(frame)
                    try locating(position) { try Work.describe(value, frame.machine) }
                    guard let type, type.hasLabels else { return Description.text(of: value) }
                    return Description.shown(value, of: type.type)
                }
            }
        }
        return { frame in
            var text = ""
            for code in codes { text += try code(frame) }
            guard let extent = Extent(.string(text)), extent.count > Extent.small else { return .string(text) }
            try locating(position) { try extent.charge(since: nil, to: frame.machine.account) }
            return .string(text)
        }
    }

    private func collection(_ elements: [CheckedExpression], of type: SwiftType, _ locals: Locals) -> Code {
        let codes = list(elements, locals)
        let (isSet, isSlice) = (isNamed("Set", type), isNamed("ArraySlice", type))
        // Values that hold others of their kind are let go of one inside the other.
        let steps = codes.count / 4 + (elements.contains { $0.type.mayNest } ? 8 : 0)
        let bytes = 32 + codes.count * Extent.bytesOfValue
        return { frame in
            try frame.machine.step(steps)
            try frame.machine.account.take(bytes)
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code(frame)) }
            if isSlice { return values[...].value }
            return isSet ? Set(values).value : .array(values)
        }
    }

    private func dictionary(
        _ pairs: [(key: CheckedExpression, value: CheckedExpression)], at position: SourcePosition, _ locals: Locals
    ) -> Code {
        let codes = pairs.map { (code($0.key, locals), code($0.value, locals)) }
        let steps = codes.count * Work.pair + (pairs.contains { $0.value.type.mayNest } ? 8 : 0)
        return { frame in
            try frame.machine.step(steps)
            try frame.machine.account.take(64 + codes.count * 96)
            var values: [Value: Value] = [:]
            for (key, value) in codes {
                let key = try key(frame)
                guard values.updateValue(try value(frame), forKey: key) == nil else {
                    throw LocatedFault(fault: .duplicateKey(Description.debug(of: key)), position: position)
                }
            }
            return .dictionary(values)
        }
    }

    private func field(_ property: StoredProperty, of base: CheckedExpression, _ locals: Locals) -> Code {
        let index = property.index
        // Reading a field of a variable need not keep the whole instance alive.
        let isStruct = if case .nominal(let nominal) = base.type { nominal.declaration.kind == .struct } else { false }
        let field = ObjectField(property, isDirect: base.isSuper)
        let base = code(base, locals)
        if isStruct {
            return { frame in
                guard case .instance(let instance) = try base(frame) else { throw Fault.wrongArgument }
                return unsafeDowncast(instance, to: StructInstance.self).fields[index]
            }
        }
        return { frame in try field.read(from: try base(frame)) }
    }

    private func make(
        _ enumCase: EnumCase, _ payload: [CheckedExpression], of type: SwiftType, _ locals: Locals
    ) -> Code {
        if enumCase.owner.isOptional {
            guard let wrapped = payload.first.map({ code($0, locals) }) else { return { _ in .none } }
            return { .some(try wrapped($0)) }
        }
        let typeOf = typeCode(type, locals)
        if payload.isEmpty {
            guard !type.isConcrete else {
                var made: Value?
                return { frame in
                    if let made { return made }
                    let value = Value.instance(EnumInstance(typeOf(frame), enumCase))
                    made = value
                    return value
                }
            }
            return { .instance(EnumInstance(typeOf($0), enumCase)) }
        }
        let codes = list(payload, locals)
        let bytes = StructInstance.bytes(of: codes.count)
        return { frame in
            try frame.machine.account.take(bytes)
            return .instance(EnumInstance(typeOf(frame), enumCase, payload: try codes.map { try $0(frame) }))
        }
    }
}

extension SwiftType {
    /// Whether a value of the type may hold others of the same kind, over and over, other than as properties of an
    /// instance.
    fileprivate var mayNest: Bool {
        guard case .nominal(let nominal) = self else { return true }
        return nominal.declaration.isBuiltIn && !nominal.arguments.isEmpty
    }
}
