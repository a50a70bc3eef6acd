/// The built-ins that the language runs itself, since they need its machine, its types, or the place that they change.
///
/// A record names its own: `implementation: .intrinsic(.print)`.
public enum Intrinsic: Sendable {
    /// `print(_:separator:terminator:)`
    case print
    /// `debugPrint(_:separator:terminator:)`
    case debugPrint
    /// `String(describing:)` and its like: the closure is handed a value of any type as an existential holds it.
    case describing(@Sendable (Value) throws -> String)
    /// `swap(_:_:)`
    case swap
    /// Makes a value of what no other call of the session was handed: the closure is handed numbers from 1 on.
    case numbered(@Sendable (UInt64) -> Value)

    /// An element of an array or a slice, or the elements at a range of indices.
    case listSubscript
    /// `dictionary[key]`
    case dictionarySubscript
    /// `dictionary[key, default: value]`
    case dictionarySubscriptWithDefault

    /// The initializers of `@State`.
    case state
    /// The initializer of `@Environment`.
    case environment
    /// The initializer of `@EnvironmentBacked`.
    case environmentBacked
    /// The value of a declared key.
    case environmentSubscript

    /// The initializers of `AnyView`.
    case erasure

    /// `body` of a component that has none of its own.
    case componentBody
    /// The initializer of `DefaultComponentBody`.
    case defaultComponentBody
    /// What a component's style makes of a configuration.
    case styleBody
    /// The same for an erased style.
    case erasedStyleBody
    /// `==` of erased styles.
    case erasedStyleEquality
    /// Pushes a style of a declared component.
    case stylePush
    /// The styles of a declared component as a value of the environment.
    case componentStyles
    /// The initializer of `@StyleWrapper`.
    case styleWrapper

    /// An alignment by a declared line: the closure is handed the type, and its `defaultValue(in:)`.
    case alignment(@Sendable ([Value]) throws -> Value)
}
