/// One built-in of the language: its Swift signature, what it does, and what runs.
///
/// Labels, defaults, overloads, completion, documentation and the nearest name in an error all come from the signature.
///
///     BuiltIn("func padding(_ length: CGFloat) -> some View", "Adds space around a view.",
///         example: #"Text("a").padding(8)"#) { (content: AnyView, length: Double) in
///         AnyView(content.padding(length))
///     }
public struct BuiltIn: Sendable {
    /// The declaration in Swift, without a body. Properties end in `{ get }` or `{ get set }`.
    public let signature: String
    /// One sentence that says what it is for.
    public let summary: String
    /// An entry that shows it; empty where the group's example does.
    public let example: String
    /// What runs.
    public let implementation: Implementation

    /// What runs when a built-in is used. A member's first argument is the value it is called on.
    public enum Implementation: Sendable {
        /// A function, an initializer, or the getter of a property.
        case function(@Sendable ([Value]) throws -> Value)
        /// A method that may change the value it is called on.
        case mutating(@Sendable (inout Value, [Value]) throws -> Value)
        /// A property that can be read and written.
        case property(get: @Sendable ([Value]) throws -> Value, set: @Sendable (inout Value, Value) throws -> Void)
        /// The statements of a body in Swift, which the language runs as it runs a program.
        case swift(String)
        /// The language runs it itself.
        case intrinsic(Intrinsic)
        /// A requirement of a protocol, or a name of a type: nothing runs here.
        case none
    }

    /// A built-in whose parts are given.
    public init(_ signature: String, _ summary: String, example: String = "", implementation: Implementation) {
        self.signature = signature
        self.summary = summary
        self.example = example
        self.implementation = implementation
    }

    /// A built-in that is run by a Swift closure. The closure's parameters are the value it is called on, where it is a
    /// member of an instance, and then the parameters of the signature.
    public init<each Parameter: ValueConvertible, Result: ValueConvertible>(
        _ signature: String, _ summary: String, example: String = "",
        _ body: @escaping @Sendable (repeat each Parameter) throws -> Result
    ) {
        self.init(
            signature, summary, example: example,
            implementation: .function { values in
                var arguments = Arguments(values, of: signature)
                return try body(repeat arguments.next((each Parameter).self)).value
            })
    }

    /// The same for a closure of one parameter. Most have one or two: to hand over any number of them takes longer.
    public init<Parameter: ValueConvertible, Result: ValueConvertible>(
        _ signature: String, _ summary: String, example: String = "",
        _ body: @escaping @Sendable (Parameter) throws -> Result
    ) {
        self.init(
            signature, summary, example: example,
            implementation: .function { values in
                var arguments = Arguments(values, of: signature)
                return try body(arguments.next(Parameter.self)).value
            })
    }

    /// The same for a closure of two parameters.
    public init<First: ValueConvertible, Second: ValueConvertible, Result: ValueConvertible>(
        _ signature: String, _ summary: String, example: String = "",
        _ body: @escaping @Sendable (First, Second) throws -> Result
    ) {
        self.init(
            signature, summary, example: example,
            implementation: .function { values in
                var arguments = Arguments(values, of: signature)
                return try body(arguments.next(First.self), arguments.next(Second.self)).value
            })
    }

    /// A method that changes the value it is called on, run by a Swift closure. The closure's parameters are that value,
    /// and then the parameters of the signature.
    public init<Root: ValueConvertible, each Parameter: ValueConvertible>(
        _ signature: String, _ summary: String, example: String = "",
        changing body: @escaping @Sendable (inout Root, repeat each Parameter) -> Void
    ) {
        self.init(
            signature, summary, example: example,
            implementation: .mutating { target, values in
                var root = try Arguments.only(target, of: signature) as Root
                // The value has one owner while it is changed, so that what it holds need not be copied.
                target = .void
                defer { target = root.value }
                var arguments = Arguments(values, of: signature)
                body(&root, repeat try arguments.next((each Parameter).self))
                return .void
            })
    }

    /// A built-in that is written in Swift, for what the language can say better than a closure.
    ///
    /// - Parameter body: the statements of its body, without braces.
    public init(_ signature: String, _ summary: String, example: String = "", swift body: String) {
        self.init(signature, summary, example: example, implementation: .swift(body))
    }

    /// A property that can be read and written.
    public init<Root: ValueConvertible, Property: ValueConvertible>(
        _ signature: String, _ summary: String, example: String = "",
        _ path: any WritableKeyPath<Root, Property> & Sendable
    ) {
        self.init(
            signature, summary, example: example,
            implementation: .property(
                get: { values in
                    var arguments = Arguments(values, of: signature)
                    return try arguments.next(Root.self)[keyPath: path].value
                },
                set: { root, value in
                    var arguments = Arguments([root, value], of: signature)
                    var changed = try arguments.next(Root.self)
                    changed[keyPath: path] = try arguments.next(Property.self)
                    root = changed.value
                }))
    }
}

/// Hands out the arguments of one call in order, each as the type that the built-in asks for.
struct Arguments {
    private let values: [Value]
    private let signature: String
    private var index = 0

    init(_ values: [Value], of signature: String) {
        self.values = values
        self.signature = signature
    }

    /// The only argument.
    static func only<Parameter: ValueConvertible>(_ value: Value, of signature: String) throws -> Parameter {
        var arguments = Arguments([value], of: signature)
        return try arguments.next(Parameter.self)
    }

    mutating func next<Parameter: ValueConvertible>(_ type: Parameter.Type) throws -> Parameter {
        defer { index += 1 }
        do {
            guard index < values.count else { throw ArgumentMismatch() }
            return try Parameter.argument(values[index])
        } catch is ArgumentMismatch {
            throw BuiltInMismatch(signature: signature, argument: index, expected: "\(type)")
        }
    }
}

/// A built-in can do nothing with a value though its signature allows it: the program stops.
public struct BuiltInRefusal: Error {
    /// What is wrong with the value, as a sentence without its full stop.
    public let reason: String

    /// A refusal for a reason.
    public init(_ reason: String) { self.reason = reason }
}

/// A built-in was handed a value that its signature does not allow: a fault of the built-in's record.
public struct BuiltInMismatch: Error {
    /// The built-in's signature.
    public let signature: String
    /// The argument's position from 0, the value it is called on included.
    public let argument: Int
    /// The Swift type that its closure asks for.
    public let expected: String
}
