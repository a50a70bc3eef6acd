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
    /// What a stored property of a value of a declared struct holds, as text; nil where it has none of that name, or where a
    /// wrapper keeps it.
    package func text(ofStored name: String) -> String? {
        guard case .instance(let instance as StructInstance) = self,
            let index = instance.runtimeType.nominal?.storedProperties.firstIndex(where: { $0.name == name })
        else { return nil }
        return ValueSketch.telling(
            of: instance.fields[index], family: Family(key: TypeIdentity(EnvironmentValues.self)))
    }
}

extension EnvironmentBackedProperty {
    fileprivate func ownValue(
        besides environment: EnvironmentValues
    ) -> (slots: [EnvironmentSlot], attribute: OwnAttribute)? {
        guard let ownValue else { return nil }
        let recorder = EnvironmentRecorder()
        _ = try? self.environment.path.get(from: environment.recorded(by: recorder).value)
        let text = ValueSketch.telling(of: ownValue as Any, family: Family(key: TypeIdentity(EnvironmentValues.self)))
        return (recorder.slots, OwnAttribute(value: text, places: giver.map { [$0] } ?? []))
    }
}
