/// `\Root.a.b`, `\.self`, `\.[key: value]`
public struct CheckedKeyPath {
    /// As it is written.
    public var text: String
    /// The type it starts from.
    public var root: SwiftType
    /// The steps, in order; none for `\.self`.
    public var components: [Component]
    /// Whether every step can be written.
    public var isWritable: Bool
    /// How many steps lead to the object in which it writes, of which none is written; nil where it writes in its root.
    public var objectSteps: Int?

    /// One step of a key path.
    public enum Component {
        /// A stored property.
        case stored(StoredProperty)
        /// A stored property of a type, which is the root of all that follows.
        case global(GlobalVariable)
        /// A computed property, or a subscript with its arguments.
        case accessors(
            getter: FunctionDeclaration, setter: FunctionDeclaration?, arguments: [CheckedExpression],
            typeArguments: [SwiftType])
        /// An element of a tuple.
        case tupleElement(Int)
        /// `?`: where it meets nil, the whole is nil.
        case unwrapOrEnd
        /// `!`
        case force
        /// The end of a chain with `?` whose last member is no optional: what it leads to becomes one.
        case optional
    }
}
