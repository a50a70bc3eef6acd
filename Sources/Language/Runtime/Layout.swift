import Catalogue

/// How an instance of a declared struct or class begins, before an initializer runs.
final class Layout {
    private let isClass: Bool
    private let fields: [Value]
    private unowned let types: RuntimeTypes
    /// Makes what objects inherit from a class written in Swift.
    private let inherited: (() throws -> NativeObject)?

    /// - Parameter fields: the initial values that need no evaluation; nothing in place of others.
    init(isClass: Bool, fields: [Value], inherited: (() throws -> NativeObject)? = nil, types: RuntimeTypes) {
        self.isClass = isClass
        self.fields = fields
        self.inherited = inherited
        self.types = types
    }

    /// A new instance of the type behind a metatype.
    func makeInstance(_ machine: Machine, of metatype: Value) throws -> Value {
        guard case .metatype(let identity) = metatype, let type = types.type(of: identity) else {
            throw Fault.wrongArgument
        }
        // An inherited initializer makes an object of the class that inherits it.
        if isClass, let heir = type.nominal {
            return try types.lowerer.layout(of: heir).makeInstance(machine, of: type)
        }
        return try makeInstance(machine, of: type)
    }

    /// A new instance of a type; `object` is what it inherits where that was made already.
    func makeInstance(
        _ machine: Machine, of type: RuntimeType, inheriting object: NativeObject? = nil
    ) throws -> Value {
        try machine.step(Work.instance + fields.count / 8)
        try machine.account.take(StructInstance.bytes(of: fields.count))
        guard isClass else { return .instance(StructInstance(type, fields: fields)) }
        return .instance(ClassInstance(type, fields: fields, inherited: try object ?? inherited?()))
    }

    /// Gives an object the initial values of the classes that inherit the initializer that is about to run.
    func setInitialValues(of instance: Value, inheriting initializer: FunctionDeclaration) throws {
        guard isClass else { return }
        try types.lowerer.setInitialValues(of: instance, inheriting: initializer)
    }

    /// What an initializer yields: the instance, wrapped where the initializer may fail, or nil where it did.
    static func finished(_ instance: Value, _ result: Value, _ initializer: FunctionDeclaration) -> Value {
        guard initializer.isFailable else { return instance }
        if case .none = result { return .none }
        return .some(instance)
    }
}

extension FunctionDeclaration {
    /// What an initializer that may fail yields where one that can't fail runs for it.
    func wrapping(_ result: Value, of witness: FunctionDeclaration) -> Value {
        isFailable && witness.kind == .initializer && !witness.isFailable ? .some(result) : result
    }

    /// Whether it is an initializer that may yield nil.
    var isFailable: Bool {
        guard kind == .initializer, case .nominal(let nominal) = result else { return false }
        return nominal.declaration.isOptional && owner?.isOptional != true
    }
}
