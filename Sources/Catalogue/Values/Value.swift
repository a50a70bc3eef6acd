import StyleEngine

/// A value of a running program.
///
/// Plain Swift values stand for themselves; a value of a type written in Swift is kept as it is (`native`), a value
/// of a type that the program declares is an `Instance`.
public enum Value {
    /// The empty tuple.
    case void
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number with a fraction, a `CGFloat` too.
    case double(Double)
    /// A text.
    case string(String)
    /// `Optional.none`.
    case none
    /// `Optional.some`.
    indirect case some(Value)
    /// Elements in order.
    case array([Value])
    /// Values by key.
    case dictionary([Value: Value])
    /// Several values together.
    case tuple([Value])
    /// A function or a closure.
    case function(FunctionValue)
    /// A key path.
    case keyPath(KeyPathValue)
    /// A type as a value.
    case metatype(TypeIdentity)
    /// A value of a type that the program declares.
    case instance(Instance)
    /// A value of a type written in Swift.
    case native(Native)
}

extension Value: Hashable {
    /// Whether two values are equal. Functions are equal only to themselves. Numbers of different types only meet as
    /// `AnyHashable`, which looks at their values.
    public static func == (one: Value, other: Value) -> Bool {
        switch (one, other) {
        case (.void, .void), (.none, .none): true
        case (.bool(let one), .bool(let other)): one == other
        case (.int(let one), .int(let other)): one == other
        case (.double(let one), .double(let other)): one == other
        case (.string(let one), .string(let other)):
            goesOn(readingBytes: min(one.utf8.count, other.utf8.count) / 4) && one == other
        case (.some(let one), .some(let other)):
            if case .some = one { goesOn(inside: 1) && one == other } else { one == other }
        case (.array(let one), .array(let other)):
            one.count == other.count && goesOn(inside: one.count) && one == other
        case (.dictionary(let one), .dictionary(let other)):
            one.count == other.count && goesOn(inside: one.count) && one == other
        // Arrays that share their elements are equal without a question, as in Swift; tuples are asked part by part.
        case (.tuple(let one), .tuple(let other)): goesOn(inside: one.count) && one.elementsEqual(other)
        case (.function(let one), .function(let other)): one == other
        case (.keyPath(let one), .keyPath(let other)): one == other
        case (.metatype(let one), .metatype(let other)): one == other
        case (.instance(let one), .instance(let other)): one.isEqual(to: other)
        case (.native(let one), .native(let other)):
            one === other || goesOn(inside: one.parts) && one.isEqual(to: other)
        default: one.number.map { $0 == other.number } ?? false
        }
    }

    /// The number that it is, to be compared with those of other types; nil for all else.
    private var number: AnyHashable? {
        switch self {
        case .int(let number): AnyHashable(number)
        case .double(let number): AnyHashable(number)
        case .native(let native): native.number
        default: nil
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .void, .none: break
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): NumberHashing(value).hash(into: &hasher)
        case .string(let value): if Value.goesOn(readingBytes: value.utf8.count) { hasher.combine(value) }
        case .some(let value):
            if case .some = value, !Value.goesOn(inside: 1) { return }
            value.hash(into: &hasher)
        case .array(let values), .tuple(let values):
            if Value.goesOn(inside: values.count) {
                hasher.combine(values)
            } else {
                // Values still need to be told apart: sets of equal ones take quadratic time.
                hasher.combine(unsafeBitCast(values, to: UInt.self))
            }
        case .dictionary(let values): if Value.goesOn(inside: values.count) { hasher.combine(values) }
        case .function(let value): hasher.combine(value)
        case .keyPath(let value): hasher.combine(value)
        case .metatype(let type): hasher.combine(type)
        case .instance(let instance): instance.hash(into: &hasher)
        case .native(let native): if Value.goesOn(inside: native.parts) { native.hash(into: &hasher) }
        }
    }

    /// Counts a walk through all that stands in a collection, which may hold others without end, and answers whether it
    /// may go on.
    private static func goesOn(inside count: Int) -> Bool {
        count == 0 || EvaluationContext.goesOn(after: 1 + count / 4)
    }

    /// Counts the bytes of a long text that is hashed, four of which are compared in the time of one. Short ones are part of
    /// what asks for it.
    private static func goesOn(readingBytes count: Int) -> Bool {
        count < 256 || EvaluationContext.goesOn(after: count / 256)
    }
}
