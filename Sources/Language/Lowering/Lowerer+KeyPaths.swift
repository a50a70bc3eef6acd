import Catalogue

extension Lowerer {
    /// `\Root.a.b`: the arguments of subscripts are evaluated where the key path is written. One without any is made once.
    func keyPath(_ path: CheckedKeyPath, of type: SwiftType, _ locals: Locals) -> Code {
        let steps = path.components.map { step($0, locals) }
        let (machine, text, isWritable, objectSteps) = (machine, path.text, path.isWritable, path.objectSteps)
        let (root, type) = (typeCode(path.root, locals), typeCode(type, locals))
        func make(_ frame: Frame) throws -> KeyPathValue {
            let steps = try steps.map { try $0(frame) }
            let (way, rest) = (steps.prefix(objectSteps ?? 0), steps.dropFirst(objectSteps ?? 0))
            return KeyPathValue(
                text: text, type: type(frame).identity,
                steps: [AnyHashable(ObjectIdentifier(root(frame)))] + steps.flatMap(\.identity),
                report: machine.reporter,
                object: objectSteps.map { _ in { root in try KeyPathStep.get(way, from: root) } },
                get: { start in
                    do {
                        return try KeyPathStep.get(rest, from: start)
                    } catch is ChainEnd {
                        return .none
                    }
                },
                set: isWritable ? { start, value in try KeyPathStep.set(value, in: &start, rest) } : nil)
        }
        guard path.components.allSatisfy(\.arguments.isEmpty) else { return { .keyPath(try make($0)) } }
        let made = TypeCache<KeyPathValue>()
        return { frame in .keyPath(try made.value(for: frame.types) { try make(frame) }) }
    }

    private func step(_ component: CheckedKeyPath.Component, _ locals: Locals) -> (Frame) throws -> KeyPathStep {
        switch component {
        case .stored(let property):
            let field = ObjectField(property, isDirect: false)
            let step = KeyPathStep(
                identity: [ObjectIdentifier(property)], get: { try field.read(from: $0) },
                set: { try field.write($1, to: &$0) })
            return { _ in step }
        case .global(let variable):
            let cell = global(variable)
            let step = KeyPathStep(
                identity: [ObjectIdentifier(variable)], get: { _ in try cell.read() },
                set: { _, value in try cell.write(value) })
            return { _ in step }
        case .accessors(let getter, let setter, let arguments, let typeArguments):
            let identity = ObjectIdentifier(getter)
            let getter = dispatch(of: getter, typeArguments)
            let setter = setter.map { dispatch(of: $0, typeArguments) }
            let codes = list(arguments, locals)
            let types = typeArgumentsCode(typeArguments, locals)
            return { frame in
                let arguments = try codes.map { try $0(frame) }
                let types = types(frame)
                return KeyPathStep(
                    identity: [AnyHashable(identity)] + arguments.map { AnyHashable($0) },
                    get: { receiver in try getter.call(on: receiver, arguments, types) },
                    set: { receiver, value in
                        _ = try setter?.call(changing: &receiver, arguments + [value], types)
                    })
            }
        case .tupleElement(let index):
            let step = KeyPathStep(
                identity: [index],
                get: { tuple in
                    guard case .tuple(let values) = tuple, index < values.count else { throw Fault.wrongArgument }
                    return values[index]
                },
                set: { tuple, value in
                    guard case .tuple(var values) = tuple, index < values.count else { throw Fault.wrongArgument }
                    values[index] = value
                    tuple = .tuple(values)
                })
            return { _ in step }
        case .optional:
            let step = KeyPathStep(
                identity: [],
                get: { .some($0) },
                set: { place, value in
                    if case .some(let value) = value { place = value }
                })
            return { _ in step }
        case .unwrapOrEnd, .force:
            let isForce = if case .force = component { true } else { false }
            let error: any Error = isForce ? Fault.unexpectedNil : ChainEnd.error
            let step = KeyPathStep(
                identity: [isForce ? "!" : "?"],
                get: { value in
                    guard case .some(let wrapped) = value else { throw error }
                    return wrapped
                },
                set: { $0 = .some($1) })
            return { _ in step }
        }
    }
}

extension CheckedKeyPath.Component {
    /// What is evaluated where the key path is written.
    fileprivate var arguments: [CheckedExpression] {
        if case .accessors(_, _, let arguments, _) = self { arguments } else { [] }
    }
}

/// One step of a key path.
private struct KeyPathStep {
    /// What tells it from other steps.
    let identity: [AnyHashable]
    let get: (Value) throws -> Value
    let set: (inout Value, Value) throws -> Void

    static func get(_ steps: ArraySlice<KeyPathStep>, from root: Value) throws -> Value {
        try steps.reduce(root) { try $1.get($0) }
    }

    static func set(_ value: Value, in root: inout Value, _ steps: ArraySlice<KeyPathStep>) throws {
        guard let step = steps.first else {
            root = value
            return
        }
        guard steps.count > 1 else { return try step.set(&root, value) }
        var part = try step.get(root)
        try set(value, in: &part, steps.dropFirst())
        try step.set(&root, part)
    }
}
