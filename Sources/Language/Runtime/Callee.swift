import Catalogue

/// A declared function as something to be called with values at hand: by a witness, a key path, or the engine.
///
/// Calls that are known when code is lowered do not go through it.
final class Callee {
    /// What is called.
    let declaration: FunctionDeclaration
    private let target: Target
    private let machine: Machine
    private lazy var work = Work(of: declaration)

    /// What runs.
    enum Target {
        case body(Function, takesSelf: Bool)
        case initializer(Function, Layout?)
        case builtIn(BuiltIn.Implementation)
        case stored(Int)
        case global(GlobalCell)
        /// Code of the language itself.
        case native((_ receiver: inout Value, _ arguments: [Value], _ types: TypeArguments) throws -> Value)
    }

    init(_ declaration: FunctionDeclaration, _ target: Target, machine: Machine) {
        self.declaration = declaration
        self.target = target
        self.machine = machine
    }

    /// Calls the function.
    ///
    /// - Parameters:
    ///   - receiver: what it is called on; for initializers and static functions the metatype.
    ///   - arguments: one for each parameter; `inout` ones as cells.
    ///   - types: one for each generic parameter.
    func call(on receiver: Value, _ arguments: [Value], _ types: TypeArguments) throws -> Value {
        var receiver = receiver
        return try call(changing: &receiver, arguments, types)
    }

    /// Calls the function, which may change what it is called on.
    func call(changing receiver: inout Value, _ arguments: [Value], _ types: TypeArguments) throws -> Value {
        switch target {
        case .body(let function, let takesSelf):
            return try run(function, &receiver, takesSelf: takesSelf, arguments, types)
        case .initializer(let function, let layout):
            // Values of the library's types are made by the initializers that theirs hand over to.
            var instance = try layout?.makeInstance(machine, of: receiver) ?? .void
            try layout?.setInitialValues(of: instance, inheriting: declaration)
            let result = try run(function, &instance, takesSelf: true, arguments, types)
            return Layout.finished(instance, result, declaration)
        case .builtIn(let implementation):
            return try run(implementation, &receiver, arguments)
        case .stored(let index):
            if let value = arguments.last {
                try Fields.write(value, at: index, of: &receiver)
                return .void
            }
            return try Fields.read(index, of: receiver)
        case .global(let cell):
            if let value = arguments.last {
                try cell.write(value)
                return .void
            }
            return try cell.read()
        case .native(let body):
            return try body(&receiver, arguments, types)
        }
    }

    private func run(
        _ function: Function, _ receiver: inout Value, takesSelf: Bool, _ arguments: [Value], _ types: TypeArguments
    ) throws -> Value {
        let frame = function.frame(machine, types)
        defer { frame.leave() }
        if takesSelf, arguments.isEmpty, !declaration.isMutating, declaration.kind != .initializer {
            // What bodies of views and other getters come down to.
            frame.slots[0] = receiver
            return try locating(declaration.position) { try function.run(frame) }
        }
        var slot = 0
        if takesSelf {
            frame.slots[0] = receiver
            if declaration.isMutating || declaration.kind == .initializer { receiver = .void }
            slot = 1
        }
        var cells: [(slot: Int, cell: Cell)] = []
        for (argument, parameter) in zip(arguments, declaration.parameters) {
            if parameter.isInout, case .instance(let instance) = argument, let cell = instance as? Cell {
                frame.slots[slot] = cell.content
                cells.append((slot, cell))
            } else {
                frame.slots[slot] = argument
            }
            slot += 1
        }
        defer {
            for (slot, cell) in cells { cell.content = Function.final(slot, in: frame) }
            if takesSelf, declaration.isMutating || declaration.kind == .initializer {
                receiver = Function.final(0, in: frame)
            }
        }
        return try locating(declaration.position) { try function.run(frame) }
    }

    private func run(
        _ implementation: BuiltIn.Implementation, _ receiver: inout Value, _ arguments: [Value]
    ) throws -> Value {
        let isMember = declaration.owner != nil && !declaration.isStatic && declaration.kind != .initializer
        switch implementation {
        case .function(let body):
            return try work.run(isMember ? [receiver] + arguments : arguments, machine, body)
        case .mutating(let body):
            if isMember { return try work.run(arguments, changing: &receiver, machine, body) }
            guard case .instance(let instance) = arguments.first, let cell = instance as? Cell else {
                throw Fault.wrongArgument
            }
            return try work.run(Array(arguments.dropFirst()), changing: &cell.content, machine, body)
        case .property(let get, let set):
            guard declaration.kind == .setter, let value = arguments.last else {
                return try work.run([receiver] + arguments, machine, get)
            }
            try work.set(value, on: &receiver, machine, set)
            return .void
        case .swift, .intrinsic, .none:
            throw Fault.unsupported(declaration.name)
        }
    }
}
