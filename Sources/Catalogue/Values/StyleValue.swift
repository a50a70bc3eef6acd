import StyleEngine

/// What the styles of a built-in family are told about their component: its type tells the family apart (rule B2).
public protocol StyleConfiguration: NativeConvertible {
    /// The component's name as people write it, such as `GroupBox`.
    static var component: String { get }
    /// The family whose styles are told this configuration.
    static var family: Family { get }
}

extension StyleConfiguration {
    public static var family: Family { Family(key: TypeIdentity(Self.self), name: component) }
}

/// A style that a running program hands to a built-in: one written in Swift, or one that the program declared.
public struct StyleValue<Configuration: StyleConfiguration>: ValueConvertible {
    /// The style, ready to be pushed on the family's stack.
    public let style: ErasedStyle

    public init?(_ value: Value) {
        switch value {
        case .instance(let instance):
            guard let declared = instance.style(for: Configuration.family) else { return nil }
            style = declared
        default:
            guard let written = ErasedStyle(value) else { return nil }
            style = written
        }
    }

    public var value: Value { style.value }
}

extension StylePush {
    /// Pushes a style that a running program hands over, built-in or declared.
    public init<Configuration: StyleConfiguration>(_ value: StyleValue<Configuration>) {
        self.init(value.style, family: Configuration.family)
    }
}

extension ComponentStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle { AnyComponentStyle(base: self).erased }
}
