import Catalogue

extension Lowerer {
    /// Lowers a call of a declared function.
    func call(_ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals) -> Code {
        guard let (access, operands) = settledRead(call, locals) ?? settled(call.operands, locals) else {
            return callInOrder(call, expression, locals)
        }
        return access.around(callInOrder(call.with(operands: operands), expression, locals))
    }

    /// Lowers a call whose operands may be evaluated before any place among them is looked at.
    private func callInOrder(_ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals) -> Code {
        let position = expression.position
        switch call.function.implementation {
        case .body where !(call.function.isOverridable && !call.isDirect):
            if call.function.kind == .initializer {
                if case .type(let metatype) = call.receiver {
                    return construct(call, by: metatype, at: position, locals)
                }
                return construct(call, expression, locals)
            }
            let code = callBody(call, at: position, locals)
            // What an attribute wrote stands nowhere: what its modifiers push is traced back to their calls.
            return call.function.owner?.name == "View" && call.function.position.isGenerated
                ? calling(code, at: position, standsForCallee: true) : code
        case .builtIn(let record) where call.function.kind == .initializer && call.function.owner?.kind == .class:
            return constructObject(record, call, expression, locals)
        case .builtIn(let record) where !(call.function.isOverridable && !call.isDirect):
            return callBuiltIn(record, call, at: position, locals)
        case .stored(let property): return callStored(property, call, locals)
        case .global(let variable):
            let cell = global(variable)
            if call.function.kind == .setter, let value = call.arguments.last {
                let value = code(value, locals)
                return { frame in
                    try cell.write(try value(frame))
                    return .void
                }
            }
            return { _ in try locating(position) { try cell.read() } }
        default: return callIndirectly(call, expression, locals)
        }
    }

    /// A call of a body: the arguments are evaluated straight into the slots of its frame.
    private func callBody(_ call: CheckedCall, at position: SourcePosition, _ locals: Locals) -> Code {
        let function = self.function(of: call.function)
        let types = typeArgumentsCode(call.typeArguments, locals)
        var filled = FilledSlots()
        var slot = 1
        switch call.receiver {
        case .none: slot = 0
        case .value(let value), .type(let value): filled.add(code(value, locals), at: 0)
        case .place(let place):
            let place = self.place(place, locals)
            if call.function.isMutating { filled.add(place, at: 0) } else { filled.add(place.read, at: 0) }
        }
        add(call.arguments, to: &filled, from: slot, locals)
        let openings = self.openings(of: call)
        let generics = call.function.signature.parameters
        let defaults = call.openedDefaults.sorted { $0.key < $1.key }
            .map { (slot: slot + $0.key, value: detached($0.value, generics: generics)) }
        // What a function that makes views calls is told of with the function's own call.
        let makesViews =
            (isView(call.function.result) || call.function.owner?.name == "View" || call.function.makesCopy)
            && !call.function.position.isGenerated
        if filled.places.isEmpty, openings.isEmpty {
            let values = filled.values
            return { frame in
                let inner = function.frame(frame.machine, types(frame))
                defer { inner.leave() }
                for (slot, code) in values { inner.slots[slot] = try code(frame) }
                guard makesViews else {
                    return try locating(position) { try function.run(inner) }
                }
                return try frame.machine.inside(position) { try locating(position) { try function.run(inner) } }
            }
        }
        return { [types = self.types, typeArguments = types, filled] frame in
            let inner = function.frame(frame.machine, typeArguments(frame))
            defer { inner.leave() }
            return try filled.fill(inner, from: frame) {
                inner.open(openings, types)
                for (slot, value) in defaults { inner.slots[slot] = try value.call(frame.machine, inner.types, []) }
                guard makesViews else {
                    return try locating(position) { try function.run(inner) }
                }
                return try frame.machine.inside(position) { try locating(position) { try function.run(inner) } }
            }
        }
    }

    /// Whether what a function answers is a view, of a type that it names or hides.
    private func isView(_ result: SwiftType) -> Bool {
        switch result {
        case .opaque: return true
        case .nominal:
            return types.source.builtInType(named: "View").map {
                types.source.conforms(result, to: ProtocolType($0))
            }
                ?? false
        default: return false
        }
    }

    /// The generic parameters for which an existential is handed over: while running they stand for the type of what is
    /// inside, as in Swift.
    func openings(of call: CheckedCall) -> [Opening] {
        let signature = call.function.signature
        let isExtension = call.function.owner?.kind == .protocol
        let ownStart = call.function.outerParameterCount
        var offset = 0
        if case .none = call.receiver {} else { offset = 1 }
        var openings: [Opening] = []
        for (index, argument) in call.typeArguments.enumerated() {
            guard case .existential(let protocols) = argument, !protocols.isEmpty, index < signature.parameters.count
            else { continue }
            if index == 0, isExtension, offset == 1 {
                openings.append(Opening(parameter: 0, slot: 0))
            } else if index >= ownStart, signature.parameters[index].isOpenable,
                let slot = call.function.parameters.firstIndex(where: {
                    let generic = SwiftType.parameter(signature.parameters[index])
                    return $0.type == generic || $0.type == .metatype(generic)
                })
            {
                openings.append(Opening(parameter: index, slot: slot + offset))
            }
        }
        return openings
    }

    /// A call of an initializer of a declared type: the instance begins with its initial values.
    private func construct(_ call: CheckedCall, _ expression: CheckedExpression, _ locals: Locals) -> Code {
        guard case .none = call.receiver, let owner = call.function.owner, owner.kind != .protocol, !owner.isBuiltIn,
            owner.kind != .enum
        else { return constructHeir(of: delegate(call, locals), call, expression, locals) }
        let function = self.function(of: call.function)
        let types = typeArgumentsCode(call.typeArguments, locals)
        let made = made(by: call, expression)
        let isView = isView(made)
        // An inherited initializer makes an object of the class that inherits it.
        let layout = self.layout(of: made.nominal ?? owner)
        let isInherited = owner.kind == .class && made.nominal !== owner
        let type = typeCode(made, locals)
        var filled = FilledSlots()
        add(call.arguments, to: &filled, from: 1, locals)
        let declaration = call.function
        let position = expression.position
        // The instance stands before the arguments.
        let openings = openings(of: call).map { Opening(parameter: $0.parameter, slot: $0.slot + 1) }
        return { [unowned self, runtimeTypes = self.types, filled] frame in
            let inner = function.frame(frame.machine, types(frame))
            defer { inner.leave() }
            let result = try filled.fill(inner, from: frame) {
                inner.open(openings, runtimeTypes)
                return try locating(position) {
                    let instance = try layout.makeInstance(frame.machine, of: type(frame))
                    if isInherited { try setInitialValues(of: instance, inheriting: declaration) }
                    inner.slots[0] = instance
                    return try function.run(inner)
                }
            }
            let value = Function.final(0, in: inner)
            if isView, case .instance(let view as StructInstance) = value {
                view.note(maker: try frame.machine.place(of: position))
            }
            return Layout.finished(value, result, declaration)
        }
    }

    /// A call of a required initializer of the class that a metatype stands for, or of an initializer of an extension of a
    /// protocol for the type that it stands for.
    private func construct(
        _ call: CheckedCall, by metatype: CheckedExpression, at position: SourcePosition, _ locals: Locals
    ) -> Code {
        let metatype = code(metatype, locals)
        let arguments = call.arguments.map { argument($0, locals) }
        let types = typeArgumentsCode(call.typeArguments, locals)
        let initializer = dispatch(of: call.function, call.typeArguments)
        return { frame in
            let type = try metatype(frame)
            var made = Value.void
            try Lowerer.passing(arguments[...], frame) { values in
                made = try locating(position) { try initializer.call(on: type, values, types(frame)) }
            }
            return made
        }
    }

    /// The type that an initializer makes; one that may fail yields an optional of it.
    func made(by call: CheckedCall, _ expression: CheckedExpression) -> SwiftType {
        guard call.function.isFailable, case .nominal(let nominal) = expression.type,
            nominal.declaration.isOptional, let wrapped = nominal.arguments.first
        else { return expression.type }
        return wrapped
    }

    /// `self.init(…)`, `super.init(…)`, and initializers of enums and protocols.
    private func delegate(_ call: CheckedCall, _ locals: Locals) -> Code {
        let fixed = self.function(of: call.function)
        let fixedTypes = typeArgumentsCode(call.typeArguments, locals)
        var filled = FilledSlots()
        add(call.arguments, to: &filled, from: 1, locals)
        let declaration = call.function
        let isDirect = call.isDirect || call.function.owner?.kind != .class
        var target: Place?
        var superclass: NominalDeclaration?
        if case .place(let place) = call.receiver { target = self.place(place, locals) }
        if case .value(let value) = call.receiver {
            if value.isSuper { superclass = value.type.nominal }
            let value = code(value, locals)
            target = Place(
                read: value, write: { _, _ in },
                modify: { frame, body in
                    var object = try value(frame)
                    try body(&object)
                })
        }
        return { [unowned self, filled] frame in
            var (initializer, function, types) = (declaration, fixed, fixedTypes(frame))
            if !isDirect, let target, case .instance(let object as DeclaredInstance) = try target.read(frame),
                let witness = object.runtimeType.witness(for: declaration)
            {
                initializer = witness.callee.declaration
                function = self.function(of: initializer)
                types = witness.types(types.types.dropFirst(declaration.outerParameterCount), in: self.types)
            }
            let inner = function.frame(frame.machine, types)
            defer { inner.leave() }
            var result = Value.void
            try filled.fill(inner, from: frame) {
                guard let target else {
                    result = try function.run(inner)
                    return
                }
                try target.modify(frame) { instance in
                    inner.slots[0] = instance
                    instance = .void
                    defer { instance = Function.final(0, in: inner) }
                    try setInitialValues(of: inner.slots[0], from: superclass, inheriting: initializer)
                    result = try function.run(inner)
                }
            }
            if target == nil { return Layout.finished(Function.final(0, in: inner), result, declaration) }
            guard declaration.isFailable else { return .void }
            // The initializer that delegated looks at whether this one failed.
            if case .none = result { return .none }
            return .some(.void)
        }
    }

    private func callStored(_ property: StoredProperty, _ call: CheckedCall, _ locals: Locals) -> Code {
        let index = property.index
        switch (call.receiver, call.function.kind) {
        case (.place(let place), .setter):
            let place = self.place(place, locals)
            guard let value = call.arguments.last.map({ code($0, locals) }) else { return { _ in .void } }
            return { frame in
                let value = try value(frame)
                try place.modify(frame) { try Fields.write(value, at: index, of: &$0) }
                return .void
            }
        case (.place(let place), _):
            let base = self.place(place, locals).read
            return { try Fields.read(index, of: try base($0)) }
        case (.value(let value), .setter):
            let base = code(value, locals)
            guard let value = call.arguments.last.map({ code($0, locals) }) else { return { _ in .void } }
            return { frame in
                var object = try base(frame)
                try Fields.write(try value(frame), at: index, of: &object)
                return .void
            }
        case (.value(let value), _):
            let base = code(value, locals)
            return { try Fields.read(index, of: try base($0)) }
        default: return { _ in throw Fault.wrongArgument }
        }
    }
}

extension FunctionDeclaration {
    /// Whether it gives another value of its own type, which has properties that a view's body is made with: as a modifier of a
    /// component does that gives it a value of its own.
    fileprivate var makesCopy: Bool {
        guard let owner, case .nominal(let type) = result, type.declaration === owner else { return false }
        return owner.storedProperties.contains(where: \.isDynamicProperty)
    }
}

extension CheckedCall {
    /// What the call is made on and its arguments, in the order in which they are evaluated.
    fileprivate var operands: [CheckedExpression] {
        switch receiver {
        case .none: arguments
        case .value(let value), .type(let value): [value] + arguments
        case .place(let place): [CheckedExpression(.inout(place), place.type, at: place.position)] + arguments
        }
    }

    /// The call on and with others.
    fileprivate func with(operands: [CheckedExpression]) -> CheckedCall {
        var call = self
        if case .none = receiver {
            call.arguments = operands
            return call
        }
        guard let first = operands.first else { return call }
        call.arguments = Array(operands.dropFirst())
        switch (receiver, first.kind) {
        case (.place, .inout(let place)): call.receiver = .place(place)
        case (.type, _): call.receiver = .type(first)
        default: call.receiver = .value(first)
        }
        return call
    }
}
