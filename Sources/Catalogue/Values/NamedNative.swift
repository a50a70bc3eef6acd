/// A Swift type whose values are those of a built-in with another name, or with type arguments.
public protocol NamedNative {
    /// The built-in's name, such as `Measurement`.
    var typeName: String { get }
    /// The names of its type arguments.
    var typeArguments: [String] { get }
}

extension NamedNative {
    public var typeArguments: [String] { [] }
}
