/// A property that reads the environment unless it was given a value of its own (article “Introducing the
/// EnvironmentBacked property wrapper”).
///
///     struct Avatar: View {
///         @EnvironmentBacked(\.accessory) private var accessory
///
///         func accessory(_ accessory: Accessory) -> Self {
///             var copy = self
///             copy.accessory = accessory
///             return copy
///         }
///     }
///
/// A value of its own beats the environment's (rule G1). Where the value is optional, setting nil is a value of its
/// own, too: it hides the environment's, and there is no way back (rule G5).
@propertyWrapper
public struct EnvironmentBacked<Value>: DynamicProperty {
    @Environment private var environmentValue: Value
    private(set) var ownValue: Value?

    /// What it reads where it has no value of its own.
    var keyPath: KeyPath<EnvironmentValues, Value>? { _environmentValue.keyPath }

    /// Reads the environment at `keyPath`, unless there is a value of its own.
    public init(wrappedValue: Value? = nil, _ keyPath: KeyPath<EnvironmentValues, Value>) {
        _environmentValue = Environment(keyPath)
        ownValue = wrappedValue
    }

    /// The value of its own, or the environment's. Setting gives it a value of its own.
    public var wrappedValue: Value {
        get { ownValue ?? environmentValue }
        set { ownValue = newValue }
    }
}
