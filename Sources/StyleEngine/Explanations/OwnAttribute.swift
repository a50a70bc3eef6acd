/// What a view says itself of what its environment says too, and which wins over that (rule G1).
package struct OwnAttribute {
    /// What was said, as text; nil where parts of the view say different things.
    package let value: String?
    /// Whether the environment's counts for what it doesn't say.
    package let addsUp: Bool
    /// The calls that said it, in order, as far as they are known.
    package let places: [SourcePlace]
    /// What further calls said that count for nothing, as far as they are known.
    package let further: [Further]
    /// What would be so without the one call that counts; nil where that is what the environment says, or is not known.
    package let without: String?

    /// What a call said behind one that said something of the same.
    package struct Further: Sendable {
        /// What was said, as text.
        package let value: String
        /// The call.
        package let place: SourcePlace?
        /// Whether it counts for what the earlier one leaves open.
        package let addsUp: Bool

        /// Describes what was said.
        package init(value: String, place: SourcePlace?, addsUp: Bool) {
            (self.value, self.place, self.addsUp) = (value, place, addsUp)
        }
    }

    /// What was said.
    package var text: String { value ?? "another one in each part" }

    /// Describes what a view says.
    package init(
        value: String?, addsUp: Bool = false, places: [SourcePlace] = [], further: [Further] = [],
        without: String? = nil
    ) {
        (self.value, self.addsUp, self.places) = (value, addsUp, places)
        (self.further, self.without) = (further, without)
    }
}

/// A property that reads the environment unless it has a value of its own, or a view that may hold such properties.
package protocol OwnValueHolding {
    /// The values that it has of its own, each with the keys that it doesn't read for that.
    ///
    /// - Parameter environment: what it would read.
    func ownValues(besides environment: EnvironmentValues) -> [(slots: [EnvironmentSlot], attribute: OwnAttribute)]
}

extension EnvironmentBacked: OwnValueHolding {
    package func ownValues(
        besides environment: EnvironmentValues
    ) -> [(slots: [EnvironmentSlot], attribute: OwnAttribute)] {
        guard let ownValue, let keyPath else { return [] }
        let recorder = EnvironmentRecorder()
        _ = environment.recorded(by: recorder)[keyPath: keyPath]
        let text = StableText.telling(of: ownValue, family: Family(key: TypeIdentity(Value.self)))
        return [(recorder.slots, OwnAttribute(value: text))]
    }
}

extension Node {
    /// The value of the view or the modifier whose body the node shows; nil where it shows none.
    package var shownValue: Any? {
        guard kind == .view else { return nil }
        return work?.value
    }

    /// The value of the style that a component took; nil of all others.
    package var takenStyle: Any? { (work as? StyleBody)?.style.base }
    /// What a component told its style; nil of all others.
    package var configuration: Any? { (work as? StyleBody)?.configuration }

    /// Where a piece of state is kept for the node's view; nil where there is none of that type.
    ///
    /// - Parameter index: how many stand before it.
    package func stateLocation<Value>(_ index: Int, of type: Value.Type) -> StateLocation<Value>? {
        states.indices.contains(index) ? states[index] as? StateLocation<Value> : nil
    }

    /// What the properties of the node's view have of their own in the place of values of its environment. Asked for seldom:
    /// it looks at all stored properties.
    package var ownValuesOfProperties: [(slots: [EnvironmentSlot], attribute: OwnAttribute)] {
        guard let value = shownValue else { return [] }
        if let holding = value as? any OwnValueHolding { return holding.ownValues(besides: environment) }
        return Mirror(reflecting: value).children.flatMap { child in
            (child.value as? any OwnValueHolding)?.ownValues(besides: environment) ?? []
        }
    }
}
