/// A type of a running program, for a built-in that is handed values of any type later on.
public struct ValueType: NativeConvertible {
    /// How the type is written: `Int?`
    public let name: String
    /// A value as one of the type; nil where it is of another. Where the flag says so, a value of the type that an
    /// optional wraps is wrapped.
    public let convert: (Value, Bool) -> Value?
    /// How the type of a value is written; nil where the value doesn't tell.
    public let typeName: (Value) -> String?

    /// Describes a type.
    public init(
        name: String, convert: @escaping (_ value: Value, _ isWrapped: Bool) -> Value?,
        typeName: @escaping (Value) -> String?
    ) {
        self.name = name
        self.convert = convert
        self.typeName = typeName
    }
}
