import StyleEngine

/// A function or closure of a running program.
public final class FunctionValue {
    private let body: ([Value]) throws -> Value
    private let report: (any Error) -> Void
    /// The function that this one counts as equal to; nil for itself.
    private let original: FunctionValue?

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - report: takes an error of a call from where errors cannot be thrown, so that the evaluation stops.
    ///   - body: runs the function.
    public init(report: @escaping (any Error) -> Void = { _ in }, _ body: @escaping ([Value]) throws -> Value) {
        self.body = body
        self.report = report
        original = nil
    }

    /// The same function with something done around each of its calls: it counts as equal to that one.
    ///
    /// - Parameters:
    ///   - function: the function.
    ///   - surround: runs a call.
    public init(_ function: FunctionValue, surround: @escaping (() throws -> Value) throws -> Value) {
        body = { arguments in try surround { try function.call(arguments) } }
        report = function.report
        original = function.original ?? function
    }

    /// Calls the function.
    public func call(_ arguments: [Value]) throws -> Value {
        try body(arguments)
    }

    /// Calls the function from where errors cannot be thrown: an error is reported to the evaluation, and the answer
    /// is nil.
    public func callReporting(_ arguments: [Value]) -> Value? {
        do {
            return try body(arguments)
        } catch {
            report(error)
            return nil
        }
    }
}

extension FunctionValue: Hashable {
    /// Whether two functions are one, whatever is done around their calls.
    public static func == (one: FunctionValue, other: FunctionValue) -> Bool {
        (one.original ?? one) === (other.original ?? other)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(original ?? self)) }
}

/// A key path of a running program.
public final class KeyPathValue {
    /// As it is written, such as `\.colorScheme`.
    public let text: String
    /// Its class, such as `WritableKeyPath<Card, String>`; nil where nothing tells it.
    public let type: TypeIdentity?
    /// What tells its steps from those of other key paths.
    private let steps: [AnyHashable]
    /// Whether it leads to a part of a property of its root: then it has another step behind those of root and property.
    public var isOfPart: Bool { steps.count > 2 }
    /// Leads to the object in which the key path writes, so that nothing on the way there is written; nil where it writes in
    /// its root.
    private let object: ((Value) throws -> Value)?
    /// Reads and writes what the object holds, or the root.
    private let read: (Value) throws -> Value
    private let write: ((inout Value, Value) throws -> Void)?
    /// Takes an error from where it cannot be thrown, so that the evaluation stops.
    public let report: (any Error) -> Void

    /// Creates a key path; without `set` it is read-only. Two with the same steps are equal.
    ///
    /// - Parameters:
    ///   - object: leads to the object in which it writes; nil where it writes in its root.
    ///   - get: reads what the object holds, or the root.
    ///   - set: writes it.
    public init(
        text: String, type: TypeIdentity? = nil, steps: [AnyHashable], report: @escaping (any Error) -> Void = { _ in },
        object: ((Value) throws -> Value)? = nil, get: @escaping (Value) throws -> Value,
        set: ((inout Value, Value) throws -> Void)? = nil
    ) {
        self.text = text
        self.type = type
        self.steps = steps
        self.report = report
        self.object = object
        read = get
        write = set
    }

    /// How many steps lead from the root to the value, at least one.
    public var length: Int { steps.count }

    /// Whether the key path can be written through.
    public var isWritable: Bool { write != nil }

    /// The value that the key path leads to.
    public func get(from root: Value) throws -> Value {
        try read(object?(root) ?? root)
    }

    /// Replaces the value that the key path leads to.
    public func set(_ value: Value, in root: inout Value) throws {
        guard var object = try object?(root) else {
            try write?(&root, value)
            return
        }
        try write?(&object, value)
    }

    /// Lends the value that the key path leads to.
    public func modify(_ root: inout Value, _ body: (inout Value) throws -> Void) throws {
        guard var object = try object?(root) else { return try change(&root, body) }
        try change(&object, body)
    }

    private func change(_ start: inout Value, _ body: (inout Value) throws -> Void) throws {
        var value = try read(start)
        try body(&value)
        try write?(&start, value)
    }

    /// The key path that goes on with another one from where this one leads to.
    ///
    /// - Parameter type: the class of the whole.
    public func appending(_ other: KeyPathValue, as type: TypeIdentity?) -> KeyPathValue {
        let rest = other.text.drop { $0 != "." }
        if other.length == 1, rest == ".self" { return self }
        let whole = (text: text + rest, steps: steps + other.steps.dropFirst())
        if let object = other.object {
            return KeyPathValue(
                text: whole.text, type: type, steps: whole.steps, report: report,
                object: { [self] root in try object(get(from: root)) }, get: other.read, set: other.write)
        }
        return KeyPathValue(
            text: whole.text, type: type, steps: whole.steps, report: report, object: object,
            get: { [read] start in try other.get(from: read(start)) },
            set: other.isWritable
                ? { [self] start, value in
                    var part = try read(start)
                    try other.set(value, in: &part)
                    try write?(&start, part)
                } : nil)
    }
}

extension KeyPathValue: Hashable {
    public static func == (one: KeyPathValue, other: KeyPathValue) -> Bool {
        one === other || one.steps == other.steps
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
