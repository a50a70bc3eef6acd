import Catalogue

/// The built-ins that the language runs itself, by their signature: those that print, reach into collections in
/// place, or are too frequent to go through a record's closure.
enum Intrinsics {
    /// Code of the language for a built-in that needs the machine or the types.
    ///
    /// - Returns: a function of the value it is called on, the arguments and the type arguments; nil for all others.
    static func callee(
        of record: BuiltIn, _ declaration: FunctionDeclaration, machine: Machine, types: RuntimeTypes
    ) -> ((inout Value, [Value], TypeArguments) throws -> Value)? {
        if record.signature == Signature.alignment { return alignment(record, machine, types) }
        guard case .none = record.implementation else { return selection(record, declaration, types) }
        switch record.signature {
        case Signature.print: return { [unowned machine] _, arguments, _ in try print(arguments, machine) }
        case Signature.debugPrint:
            return { [unowned machine] _, arguments, _ in try print(arguments, machine, Description.debug) }
        case Signature.swap:
            return { _, arguments, _ in
                guard arguments.count == 2, case .instance(let one as Cell) = arguments[0],
                    case .instance(let other as Cell) = arguments[1]
                else { throw Fault.wrongArgument }
                swap(&one.content, &other.content)
                return .void
            }
        case PropertySignature.wrappedState, PropertySignature.initialState:
            return { [unowned machine] _, arguments, _ in
                .instance(StateProperty(initial: arguments.first ?? .void, machine: machine))
            }
        case PropertySignature.environment:
            return { _, arguments, types in .instance(try environmentProperty(arguments.first, types)) }
        case PropertySignature.environmentBacked:
            return { _, arguments, types in
                guard arguments.count == 2 else { throw Fault.wrongArgument }
                let environment = try environmentProperty(arguments[1], types)
                if case .some(let value) = arguments[0] {
                    return .instance(EnvironmentBackedProperty(environment, ownValue: value))
                }
                return .instance(EnvironmentBackedProperty(environment, ownValue: nil))
            }
        case Signature.environmentSubscript:
            return environment(types, isSetter: declaration.kind == .setter)
        case Signature.dictionarySubscript, Signature.dictionaryDefault:
            return subscripted(record.signature, machine.account, isSetter: declaration.kind == .setter)
        case let signature where Signature.isListSubscript(signature):
            return subscripted(record.signature, machine.account, isSetter: declaration.kind == .setter)
        default: return component(record.signature, declaration, types)
        }
    }

    private static func environmentProperty(_ path: Value?, _ types: TypeArguments) throws -> EnvironmentProperty {
        guard case .keyPath(let path) = path, let type = types.types.first else { throw Fault.wrongArgument }
        return EnvironmentProperty(path, of: type)
    }

    /// A subscript of a collection as a place, changed without a copy.
    static func place(
        of record: BuiltIn, base: Place, _ arguments: [Code], at position: SourcePosition
    ) -> Place? {
        guard case .none = record.implementation, let key = arguments.first else { return nil }
        let change: (inout Value, [Value], Account, (inout Value) throws -> Void) throws -> Void
        switch record.signature {
        case Signature.dictionarySubscript: change = { try Subscripts.modify(&$0, key: $1[0], $2, $3) }
        case Signature.dictionaryDefault: change = { try Subscripts.modify(&$0, key: $1[0], default: $1[1], $2, $3) }
        case let signature where Signature.isListSubscript(signature):
            change = { try Subscripts.modify(&$0, index: $1[0], $2, $3) }
        default: return nil
        }
        _ = key
        let steps = Signature.isListSubscript(record.signature) ? 1 : Work.pair
        func modify(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
            let arguments = try arguments.map { try $0(frame) }
            try locating(position) { try frame.machine.step(steps) }
            try locating(position) {
                try base.modify(frame) { try change(&$0, arguments, frame.machine.account, body) }
            }
        }
        return Place(
            read: { frame in
                var base = try base.read(frame)
                var result = Value.void
                let arguments = try arguments.map { try $0(frame) }
                try locating(position) { try change(&base, arguments, frame.machine.account) { result = $0 } }
                return result
            },
            write: { frame, value in try modify(frame) { $0 = value } },
            modify: modify)
    }

    private static func subscripted(
        _ signature: String, _ account: Account, isSetter: Bool
    ) -> (inout Value, [Value], TypeArguments) throws -> Value {
        { base, arguments, _ in
            var result = Value.void
            let change: (inout Value) throws -> Void = { place in
                if isSetter, let value = arguments.last { place = value } else { result = place }
            }
            switch signature {
            case Signature.dictionarySubscript: try Subscripts.modify(&base, key: arguments[0], account, change)
            case Signature.dictionaryDefault:
                try Subscripts.modify(&base, key: arguments[0], default: arguments[1], account, change)
            default: try Subscripts.modify(&base, index: arguments[0], account, change)
            }
            return result
        }
    }

    private static func print(
        _ arguments: [Value], _ machine: Machine, _ text: (Value) -> String = Description.text
    ) throws -> Value {
        guard arguments.count == 3, case .array(let items) = arguments[0], case .string(let separator) = arguments[1],
            case .string(let terminator) = arguments[2]
        else { throw Fault.wrongArgument }
        try machine.step(Work.line)
        for item in items { try Work.describe(item, machine) }
        machine.write(items.map(text).joined(separator: separator) + terminator)
        return .void
    }
}

/// The signatures of the built-ins that the language runs itself, as their records spell them.
enum Signature {
    static let alignment = "init<ID: AlignmentID>(_ id: ID.Type)"
    static let print = #"func print(_ items: Any..., separator: String = " ", terminator: String = "\n")"#
    static let debugPrint =
        #"func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")"#
    static let swap = "func swap<T>(_ a: inout T, _ b: inout T)"
    static let environmentSubscript = "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }"
    static let arraySubscript = "subscript(index: Int) -> Element { get set }"
    private static let slicePrefix = "subscript(bounds: "
    static func slice(_ range: String) -> String { slicePrefix + range + ") -> ArraySlice<Element> { get set }" }
    static func isListSubscript(_ signature: String) -> Bool {
        signature == arraySubscript || signature.hasPrefix(slicePrefix)
    }
    static let dictionarySubscript = "subscript(key: Key) -> Value? { get set }"
    static let dictionaryDefault =
        "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }"
}
