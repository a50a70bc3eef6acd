/// A value that a view or style owns and keeps from one resolution to the next (rules D7, D9).
@propertyWrapper
public struct State<Value>: DynamicProperty {
    // Stands first: installing is one store at the property's own offset.
    private var location: StateLocation<Value>?
    private let initial: Value

    /// Creates state with its first value.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// Creates state with its first value.
    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The current value. Outside of an installed view it reads the first value, and writing does nothing (rule D2).
    public var wrappedValue: Value {
        get { location?.ownValue ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value; outside of an installed view a constant one, with SwiftUI's warning (rule D2).
    public var projectedValue: Binding<Value> {
        guard let location else {
            EvaluationContext.warn(.stateNotInstalled(in: EvaluationContext.bodyPlace))
            return .fixed(initial)
        }
        return Binding(location)
    }
}

extension State {
    /// Gives state that belongs to no view its storage, so that it can be written and bound.
    package mutating func keepByItself() {
        location = StateLocation(initial)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: PrimitiveDynamicProperty {
    mutating func install(from installation: Installation) -> Bool {
        if location != nil { installation.installAgain(.state) }
        let location = installation.state(initial: initial)
        self.location = location
        return installation.takeChange(of: location)
    }
}
