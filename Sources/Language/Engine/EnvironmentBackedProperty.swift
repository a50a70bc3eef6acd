import Catalogue
import StyleEngine

/// A value of `EnvironmentBacked<Value>` (article “Introducing the EnvironmentBacked property wrapper”): a value of its
/// own, or the environment's (rule G1).
final class EnvironmentBackedProperty: Instance, InstallableProperty {
    /// What it reads where it has no value of its own.
    let environment: EnvironmentProperty
    /// Its own value; nil where the environment's counts.
    let ownValue: Value?
    /// The call of the function that gave it that value, as far as it is known.
    let giver: SourcePlace?

    init(_ environment: EnvironmentProperty, ownValue: Value?, by giver: SourcePlace? = nil) {
        self.environment = environment
        self.ownValue = ownValue
        self.giver = giver
    }

    func installed(by installer: Installer) -> Value {
        .instance(EnvironmentBackedProperty(environment.attached(by: installer), ownValue: ownValue, by: giver))
    }

    /// Its own value, or the environment's.
    func read() throws -> Value { try ownValue ?? environment.read() }

    /// The same property with a value of its own.
    func setting(_ value: Value) -> EnvironmentBackedProperty {
        EnvironmentBackedProperty(environment, ownValue: value, by: EvaluationContext.callPlace)
    }

    override var text: String { "EnvironmentBacked(\(environment.path.text))" }
    override func isEqual(to other: Instance) -> Bool {
        (other as? EnvironmentBackedProperty).map {
            $0.environment.isEqual(to: environment) && $0.ownValue == ownValue
        } ?? false
    }
    override func isEqual(to other: Instance, by comparison: Comparison) -> Bool {
        guard let other = other as? EnvironmentBackedProperty,
            environment.isEqual(to: other.environment, by: comparison)
        else { return false }
        return switch (ownValue, other.ownValue) {
        case (nil, nil): true
        case (let one?, let other?): one.isEqual(to: other, by: comparison)
        default: false
        }
    }
    override func hash(into hasher: inout Hasher) { environment.hash(into: &hasher) }
}
