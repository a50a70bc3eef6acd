import Catalogue

/// Objects of declared classes that inherit from classes written in Swift.
extension Lowerer {
    /// A call of an initializer of a built-in class: it makes an object of that class, or of the declared class that
    /// inherits the initializer. For `super.init()` there is nothing left to do, as the object was made with its heir.
    func constructObject(
        _ record: BuiltIn, _ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals
    ) -> Code {
        if case .value = call.receiver { return { _ in .void } }
        let make = callBuiltIn(record, call, at: expression.position, locals)
        let made = made(by: call, expression)
        guard let heir = made.nominal, !heir.isBuiltIn else { return make }
        let layout = layout(of: heir)
        let type = typeCode(made, locals)
        return { [unowned self] frame in
            guard let object = NativeObject(try make(frame)) else { throw Fault.wrongArgument }
            return try locating(expression.position) {
                let instance = try layout.makeInstance(frame.machine, of: type(frame), inheriting: object)
                try setInitialValues(of: instance, inheriting: call.function)
                return instance
            }
        }
    }

    /// A call of an initializer that an extension adds to a class of the library: for a declared class that inherits it, the
    /// object that it makes becomes a part of one of that class.
    func constructHeir(
        of make: @escaping Code, _ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals
    ) -> Code {
        let made = made(by: call, expression)
        guard case .none = call.receiver, call.function.owner?.kind == .class, call.function.owner?.isBuiltIn == true,
            let heir = made.nominal, heir.kind == .class, !heir.isBuiltIn
        else { return make }
        let layout = layout(of: heir)
        let type = typeCode(made, locals)
        return { [unowned self] frame in
            let value = try make(frame)
            if case .none = value { return value }
            var inner = value
            if case .some(let wrapped) = value { inner = wrapped }
            guard let object = NativeObject(inner) else { throw Fault.wrongArgument }
            let instance = try locating(expression.position) {
                let instance = try layout.makeInstance(frame.machine, of: type(frame), inheriting: object)
                try setInitialValues(of: instance, inheriting: call.function)
                return instance
            }
            if case .some = value { return .some(instance) }
            return instance
        }
    }

    /// Makes what objects of a declared class inherit from a class written in Swift; nil where they inherit nothing.
    func inherited(by declaration: NominalDeclaration) -> (() throws -> NativeObject)? {
        var ancestor = declaration.superclass?.declaration
        while let current = ancestor, !current.isBuiltIn { ancestor = current.superclass?.declaration }
        for case .function(let initializer) in ancestor?.body?.members(named: "init") ?? []
        where initializer.parameters.isEmpty {
            guard case .builtIn(let record) = initializer.implementation,
                case .function(let make) = record.implementation
            else { continue }
            return {
                guard let object = NativeObject(try make([])) else { throw Fault.wrongArgument }
                return object
            }
        }
        return nil
    }
}

extension SwiftType {
    /// The declaration of a struct, enum or class.
    var nominal: NominalDeclaration? {
        guard case .nominal(let nominal) = self else { return nil }
        return nominal.declaration
    }
}
