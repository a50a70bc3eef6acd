/// An expression of the program with all its names resolved and its type known.
///
/// A class, so that a type found late can be filled in where the expression already stands. Implicit conversions are
/// expressions of their own; what a call leaves out is filled in.
public final class CheckedExpression {
    /// What is evaluated.
    public internal(set) var kind: Kind
    /// The static type of the value.
    public internal(set) var type: SwiftType
    /// Where it stands.
    public let position: SourcePosition
    /// Whether it is a variable that is declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// Whether it is a call that might mean another overload, which gives what is inside this optional.
    var isUnwrappedElsewhere = false
    /// Whether it is a call of a function of a body whose result may be left unused.
    var isDiscardable = false

    init(_ kind: Kind, _ type: SwiftType, at position: SourcePosition) {
        self.kind = kind
        self.type = type
        self.position = position
    }

    /// The kinds of expression.
    public indirect enum Kind {
        case integer(Int)
        case double(Double)
        case string(String)
        case boolean(Bool)
        /// `nil`
        case none
        /// `"a \(b)"`: text and values in turn.
        case interpolation([InterpolationSegment])
        /// The type says whether it becomes an `Array` or a `Set`. Variadic arguments arrive so too.
        case array([CheckedExpression])
        case dictionary([(key: CheckedExpression, value: CheckedExpression)])
        /// Without elements it is `()`.
        case tuple([CheckedExpression])

        case local(LocalVariable)
        case global(GlobalVariable)
        /// A stored property of a struct or class instance.
        case stored(CheckedExpression, StoredProperty)
        case tupleElement(CheckedExpression, Int)
        /// `C.self`, or a type's name before a static member. Generic parameters in it are known when running.
        case metatype(SwiftType)
        /// `type(of: x)`
        case typeOf(CheckedExpression)
        case keyPath(CheckedKeyPath)
        /// `base[keyPath: path]`
        case applyKeyPath(CheckedExpression, CheckedExpression)
        /// `x == nil`, or `x != nil` where `isNone` is false.
        case testNone(CheckedExpression, isNone: Bool)

        /// A call of a declared function, method, initializer or accessor.
        case call(CheckedCall)
        /// A call of a function value.
        case apply(CheckedExpression, [CheckedExpression])
        /// A declared function as a value; `receiver` is evaluated at once.
        case function(FunctionReference)
        case enumCase(EnumCase, [CheckedExpression])
        case closure(CheckedClosure)
        /// The statements of a `@ViewBuilder` body; the value is a view.
        case viewBuilder(CheckedBuilder)
        /// The place passed for an `inout` parameter.
        case `inout`(CheckedPlace)

        case assign(CheckedPlace, CheckedExpression)
        /// `place += operand`, where `value` is an expression over `current`, the place's value before, and over the
        /// operand, which is evaluated first.
        case modify(CheckedPlace, current: LocalVariable, operand: CheckedOperand?, value: CheckedExpression)

        case and(CheckedExpression, CheckedExpression)
        case or(CheckedExpression, CheckedExpression)
        /// `a ?? b`; `b` has the expression's own type, which may itself be optional.
        case coalesce(CheckedExpression, CheckedExpression)
        case ternary(CheckedExpression, CheckedExpression, CheckedExpression)
        /// Delimits an optional chain: the value is optional, nil as soon as an `.unwrapOrEnd` inside meets nil.
        case optionalChain(CheckedExpression)
        /// `x?` inside an optional chain.
        case unwrapOrEnd(CheckedExpression)
        /// `x!`
        case force(CheckedExpression)
        /// `try? x`; the value is optional, one that was optional already is not wrapped again.
        case optionalTry(CheckedExpression)
        /// `try! x`
        case forceTry(CheckedExpression)
        case cast(CheckedExpression, Cast, SwiftType)
        case convert(CheckedExpression, Conversion)
        /// `if` or `switch` as a value: each branch ends in the expression that is its value.
        case statement(CheckedStatement)
    }

    /// The casts.
    public enum Cast: Sendable {
        /// `x is T`
        case test
        /// `x as? T`
        case optional
        /// `x as! T`
        case force
    }

    /// The conversions that Swift makes without being asked.
    public enum Conversion: Sendable {
        /// A part of a value that stays what it is.
        case same
        /// `T` to `T?`
        case optional
        /// `T` to `U?`, where `T` becomes `U` by another of these.
        indirect case optionalOf(Conversion)
        /// `T?` to `U?`, where `T` becomes `U` by another of these.
        indirect case insideOptional(Conversion)
        /// `T` to `any P` or `Any`; a value that is an existential already stays as it is.
        case existential
        /// A class instance to its superclass.
        case superclass
        /// `self` as `super`: members are those of the superclass, whatever the instance's own class overrides.
        case superReference
        /// A function to a function type that takes less or returns more: its arguments are converted before its calls, and
        /// its result afterwards.
        indirect case function([Conversion], result: Conversion)
        /// A function of several parameters, converted by another of these, to one of a tuple.
        indirect case tupleFunction(Conversion)
        /// A tuple whose elements are converted.
        indirect case tuple([Conversion])
        /// An array or dictionary whose elements are converted.
        indirect case elements(Conversion)
        /// `WritableKeyPath` to `KeyPath`.
        case keyPath
        /// A key path to a function of its root, converted by another of these.
        indirect case keyPathFunction(Conversion)
        /// A string or other hashable value to `AnyHashable`.
        case anyHashable
        /// `CGFloat` to `Double`, or the other way.
        case fraction
        /// An object, or an optional one, to a reference that does not keep it.
        case reference
        /// Such a reference to the object; where that must be there, it is an error that it is gone.
        case object(isUnowned: Bool)
    }
}

/// The right side of `+=`, and the variable that holds its value.
public struct CheckedOperand {
    /// Holds the value.
    public let variable: LocalVariable
    /// What is evaluated.
    public let value: CheckedExpression
}

/// A part of an interpolated string.
public enum InterpolationSegment {
    case text(String)
    case value(CheckedExpression)
}
