import Catalogue

/// How an instance of a declared struct or class begins: its stored properties with their initial values.
final class Layout {
    private let isClass: Bool
    private let initial: [Initial]
    private unowned let types: RuntimeTypes

    /// What a stored property begins with.
    enum Initial {
        case constant(Value)
        case computed(Function)
    }

    init(isClass: Bool, initial: [Initial], types: RuntimeTypes) {
        self.isClass = isClass
        self.initial = initial
        self.types = types
    }

    /// A new instance of the type behind a metatype, its initial values set.
    func makeInstance(_ machine: Machine, _ arguments: TypeArguments, of metatype: Value) throws -> Value {
        guard case .metatype(let identity) = metatype, let type = types.type(of: identity) else {
            throw Fault.wrongArgument
        }
        return try makeInstance(machine, of: type)
    }

    /// A new instance of a type, its initial values set.
    func makeInstance(_ machine: Machine, of type: RuntimeType) throws -> Value {
        var fields: [Value] = []
        fields.reserveCapacity(initial.count)
        for initial in initial {
            switch initial {
            case .constant(let value): fields.append(value)
            case .computed(let function): fields.append(try function.call(machine, type.arguments, []))
            }
        }
        return .instance(isClass ? ClassInstance(type, fields: fields) : StructInstance(type, fields: fields))
    }

    /// What an initializer yields: the instance, wrapped where the initializer may fail, or nil where it did.
    static func finished(_ instance: Value, _ result: Value, _ initializer: FunctionDeclaration) -> Value {
        guard initializer.isFailable else { return instance }
        if case .none = result { return .none }
        return .some(instance)
    }
}

extension FunctionDeclaration {
    /// Whether it is an initializer that may yield nil.
    var isFailable: Bool {
        guard kind == .initializer, case .nominal(let nominal) = result else { return false }
        return nominal.declaration.name == "Optional" && owner?.name != "Optional"
    }
}
