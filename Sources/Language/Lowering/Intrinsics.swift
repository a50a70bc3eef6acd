import Catalogue

/// The built-ins that the language runs itself: those that print, reach into collections in place, need the types of the
/// program, or are too frequent to go through a record's closure.
enum Intrinsics {
    /// What runs: a function of the value that it is called on, which it may change, the arguments and the type arguments.
    typealias Body = (inout Value, [Value], TypeArguments) throws -> Value

    /// Code of the language for a built-in that needs the machine or the types.
    ///
    /// - Returns: nil for all others.
    static func callee(
        of record: BuiltIn, _ declaration: FunctionDeclaration, machine: Machine, types: RuntimeTypes
    ) -> Body? {
        guard case .intrinsic(let intrinsic) = record.implementation else {
            return selection(record, declaration, types)
        }
        switch intrinsic {
        case .print: return { [unowned machine] _, arguments, _ in try print(arguments, machine) }
        case .debugPrint:
            return { [unowned machine] _, arguments, _ in try print(arguments, machine, Description.debug) }
        case .describing(let text):
            return { _, arguments, types in
                guard let value = arguments.first, let type = types.types.first else { throw Fault.wrongArgument }
                return .string(try text(type.keepsType(in: .any) ? type.keeping(value) : value))
            }
        case .swap:
            return { _, arguments, _ in
                guard arguments.count == 2, case .instance(let one as Cell) = arguments[0],
                    case .instance(let other as Cell) = arguments[1]
                else { throw Fault.wrongArgument }
                swap(&one.content, &other.content)
                return .void
            }
        case .numbered(let make): return { [unowned machine] _, _, _ in make(machine.nextNumber()) }
        case .listSubscript, .dictionarySubscript, .dictionarySubscriptWithDefault:
            return subscripted(intrinsic, machine.account, isSetter: declaration.kind == .setter)
        case .state:
            return { [unowned machine] _, arguments, _ in
                .instance(StateProperty(initial: arguments.first ?? .void, machine: machine))
            }
        case .environment:
            return { _, arguments, types in .instance(try environmentProperty(arguments.first, types)) }
        case .environmentBacked:
            return { _, arguments, types in
                guard arguments.count == 2 else { throw Fault.wrongArgument }
                let environment = try environmentProperty(arguments[1], types)
                if case .some(let value) = arguments[0] {
                    return .instance(EnvironmentBackedProperty(environment, ownValue: value))
                }
                return .instance(EnvironmentBackedProperty(environment, ownValue: nil))
            }
        case .environmentSubscript: return environment(types, isSetter: declaration.kind == .setter)
        case .erasure: return erasure()
        case .componentBody: return componentBody(types)
        case .defaultComponentBody: return defaultComponentBody()
        case .styleBody: return styleBody(types)
        case .erasedStyleBody: return erasedStyleBody()
        case .erasedStyleEquality: return erasedStyleEquality()
        case .stylePush: return stylePush(declaration)
        case .componentStyles: return componentStyles()
        case .styleWrapper:
            return { _, _, types in
                guard let type = types.types.first else { throw Fault.wrongArgument }
                return .instance(StylesProperty(of: type))
            }
        case .alignment(let make): return alignment(make, machine, types)
        }
    }

    private static func environmentProperty(_ path: Value?, _ types: TypeArguments) throws -> EnvironmentProperty {
        guard case .keyPath(let path) = path, let type = types.types.first else { throw Fault.wrongArgument }
        return EnvironmentProperty(path, of: type)
    }

    /// A subscript of a collection as a place, changed without a copy.
    static func place(
        of record: BuiltIn, base: Place, _ arguments: [ListedCode], at position: SourcePosition
    ) -> Place? {
        guard case .intrinsic(let intrinsic) = record.implementation, !arguments.isEmpty else { return nil }
        let change: (inout Value, [Value], Account, (inout Value) throws -> Void) throws -> Void
        let steps: Int
        switch intrinsic {
        case .dictionarySubscript:
            steps = Work.pair
            change = { try Subscripts.modify(&$0, key: $1[0], $2, $3) }
        case .dictionarySubscriptWithDefault:
            steps = Work.pair
            change = { try Subscripts.modify(&$0, key: $1[0], default: $1[1], $2, $3) }
        case .listSubscript:
            steps = 1
            change = { try Subscripts.modify(&$0, index: $1[0], $2, $3) }
        default: return nil
        }
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
        _ intrinsic: Intrinsic, _ account: Account, isSetter: Bool
    ) -> Body {
        { base, arguments, _ in
            var result = Value.void
            let change: (inout Value) throws -> Void = { place in
                if isSetter, let value = arguments.last { place = value } else { result = place }
            }
            switch intrinsic {
            case .dictionarySubscript: try Subscripts.modify(&base, key: arguments[0], account, change)
            case .dictionarySubscriptWithDefault:
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
