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
