/// Something that can be assigned, changed in part, or passed `inout`.
public final class CheckedPlace {
    /// What is meant.
    public internal(set) var kind: Kind
    /// The type of the value that stands there.
    public internal(set) var type: SwiftType
    /// Where it is written.
    public let position: SourcePosition

    init(_ kind: Kind, _ type: SwiftType, at position: SourcePosition) {
        self.kind = kind
        self.type = type
        self.position = position
    }

    /// The kinds of place.
    public indirect enum Kind {
        case local(LocalVariable)
        case global(GlobalVariable)
        /// A stored property of the struct that stands at a place.
        case stored(CheckedPlace, StoredProperty)
        /// A stored property of a class instance; where it is not direct, the one that the instance's own class has in
        /// its place.
        case instance(CheckedExpression, StoredProperty, isDirect: Bool)
        case tupleElement(CheckedPlace, Int)
        /// A property or subscript with accessors: read by `getter`, written by `setter`, whose arguments are these
        /// and the new value. Both are called on `base`.
        case accessors(
            base: Base, getter: FunctionDeclaration, setter: FunctionDeclaration,
            arguments: [CheckedExpression], typeArguments: [SwiftType])
        /// A variable of a body that is read by one function and written by another.
        case closures(getter: CheckedExpression, setter: CheckedExpression)
        /// `base[keyPath: path]`
        case keyPath(Base, CheckedExpression)
        /// `x!`
        case force(CheckedPlace)
        /// `x?` on the left: nothing happens where it is nil, and the rest is not evaluated.
        case unwrapOrEnd(CheckedPlace)
        /// `(a, b)`: each takes its part of a tuple.
        case tuple([CheckedPlace])
        /// `_`
        case discard
    }

    /// What accessors are called on.
    public enum Base {
        /// A place: the setter may change it.
        case place(CheckedPlace)
        /// A value: the setter leaves it as it is (`nonmutating set`, or a class).
        case value(CheckedExpression)
        /// A type.
        case type(CheckedExpression)
        /// Nothing: a computed variable of the session.
        case none
    }
}
