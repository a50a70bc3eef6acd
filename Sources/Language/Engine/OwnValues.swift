import Catalogue
import StyleEngine

extension Value: OwnValueHolding {
    /// Of a view that a program declared, the values that its `@EnvironmentBacked` properties have of their own.
    package func ownValues(
        besides environment: EnvironmentValues
    ) -> [(slots: [EnvironmentSlot], attribute: OwnAttribute)] {
        guard case .instance(let instance as StructInstance) = self else { return [] }
        return instance.fields.compactMap { field in
            guard case .instance(let property as EnvironmentBackedProperty) = field else { return nil }
            return property.ownValue(besides: environment)
        }
    }
}

extension Value {
    /// What a stored property of a value of a declared struct holds at the node that shows it, as text; nil where it has none of
    /// that name, or where a wrapper keeps it that is not known here.
    package func text(ofStored name: String, at node: Node) -> String? {
        guard case .instance(let instance as StructInstance) = self,
            let properties = instance.runtimeType.nominal?.storedProperties,
            let index = properties.firstIndex(where: { $0.name == name || $0.isWrapper && $0.name == "_" + name }),
            let value = instance.fields[index].current(
                at: node, behind: instance.fields[..<index].count(where: \.isState),
                isCounted: !instance.fields[..<index].contains(where: \.mayHoldState))
        else { return nil }
        return StableText.telling(of: value, family: Family(key: TypeIdentity(EnvironmentValues.self)))
    }

    fileprivate var isState: Bool { if case .instance(is StateProperty) = self { true } else { false } }

    /// Whether it may keep state of its own, so that nobody knows how many pieces of it.
    fileprivate var mayHoldState: Bool { if case .instance(is DeclaredInstance) = self { true } else { false } }

    /// What a stored property holds at a node: what its wrapper reads there, where it has one.
    ///
    /// - Parameters:
    ///   - state: how many properties before it keep state.
    ///   - isCounted: whether those are all that do.
    fileprivate func current(at node: Node, behind state: Int, isCounted: Bool) -> Value? {
        switch self {
        case .instance(is StateProperty): isCounted ? node.stateValue(state, as: Value.self) : nil
        case .instance(let property as EnvironmentProperty): try? property.path.get(from: node.environment.value)
        case .instance(let property as EnvironmentBackedProperty):
            property.ownValue ?? (try? property.environment.path.get(from: node.environment.value))
        case .native(let native): (native.any as? Binding<Value>)?.wrappedValue ?? self
        default: self
        }
    }
}

extension EnvironmentBackedProperty {
    fileprivate func ownValue(
        besides environment: EnvironmentValues
    ) -> (slots: [EnvironmentSlot], attribute: OwnAttribute)? {
        guard let ownValue else { return nil }
        let recorder = EnvironmentRecorder()
        _ = try? self.environment.path.get(from: environment.recorded(by: recorder).value)
        let text = StableText.telling(of: ownValue as Any, family: Family(key: TypeIdentity(EnvironmentValues.self)))
        return (recorder.slots, OwnAttribute(value: text, places: giver.map { [$0] } ?? []))
    }
}
