import Catalogue
import StyleEngine

/// A value of `@State` or `@Environment`, which the engine gives its source where a body is made.
protocol InstallableProperty: Instance {
    /// The same property with the source that the installer provides.
    func installed(by installer: Installer) -> Value
}

/// A value of `State<Value>`.
final class StateProperty: Instance, InstallableProperty {
    private let machine: Machine
    /// The value it starts with.
    let initial: Value
    /// Where the value is kept; nil where the property is not installed.
    let location: StateLocation<Value>?

    init(initial: Value, location: StateLocation<Value>? = nil, machine: Machine) {
        self.machine = machine
        self.initial = initial
        self.location = location
    }

    func installed(by installer: Installer) -> Value {
        if location != nil { installer.installAgain(.state) }
        return .instance(StateProperty(initial: initial, location: installer.state(initial), machine: machine))
    }

    /// The current value; the first one where the property is not installed (rule D2).
    var current: Value { location?.ownValue ?? initial }

    /// The steps of a write: it asks whether the value is another, and tells the views that read it.
    private static let stepsOfWrite = 3

    /// Writes the value; does nothing but warn where the property is not installed (rule D2).
    func write(_ value: Value) throws {
        try machine.step(StateProperty.stepsOfWrite)
        guard let location else { return machine.warn(.stateNotInstalled(in: EvaluationContext.bodyPlace)) }
        location.value = value
    }

    /// A binding to the value; a constant one where the property is not installed (rule D2).
    var binding: Value {
        guard let location else {
            machine.warn(.stateNotInstalled(in: EvaluationContext.bodyPlace))
            return .native(Box(Binding.fixed(initial)))
        }
        return .native(Box(Binding(location)))
    }

    override var text: String { "State(\(Description.debug(of: current)))" }
    override func isEqual(to other: Instance) -> Bool {
        (other as? StateProperty).map { $0.initial == initial && $0.location === location } ?? false
    }
    // The value lives in the tree; only its first value stands here, and that counts once.
    override func isEqual(to other: Instance, by comparison: Comparison) -> Bool { other is StateProperty }
    override func hash(into hasher: inout Hasher) { hasher.combine(initial) }
}

/// A value of `Environment<Value>`.
final class EnvironmentProperty: Instance, InstallableProperty {
    /// What it reads.
    let path: KeyPathValue
    /// The environment of the place, as a value; nil where the property is not installed.
    let environment: (() -> Value)?

    private let valueType: RuntimeType

    /// - Parameter valueType: the type of what it reads.
    init(_ path: KeyPathValue, of valueType: RuntimeType, environment: (() -> Value)? = nil) {
        self.valueType = valueType
        self.path = path
        self.environment = environment
    }

    func installed(by installer: Installer) -> Value { .instance(attached(by: installer)) }

    /// The same property, reading at the installer's place; where it was installed before, it may stay as it was.
    func attached(by installer: Installer) -> EnvironmentProperty {
        if environment != nil, installer.installAgain(.environment) == .frozen { return self }
        return EnvironmentProperty(path, of: valueType, environment: installer.environment(readAt: path))
    }

    /// The value at the place; the key's default where the property is not installed (rule D2).
    func read() throws -> Value {
        if let environment { return try path.get(from: environment()) }
        valueType.types.lowerer.machine.warn(
            .environmentNotInstalled(valueType: "\(valueType.type)", in: EvaluationContext.bodyPlace))
        return try path.get(from: EnvironmentValues().value)
    }

    override var text: String { "Environment(\(path.text))" }
    // One that was installed stands for what it reads there, which may stay as it is (rule D5).
    override func isEqual(to other: Instance) -> Bool {
        guard let other = other as? EnvironmentProperty, self !== other else { return self === other }
        return other.path.text == path.text && environment == nil && other.environment == nil
    }
    // What it reads is looked at where it is installed; what stays as it was read must be the same reading.
    override func isEqual(to other: Instance, by comparison: Comparison) -> Bool {
        guard let other = other as? EnvironmentProperty, path == other.path else { return false }
        return comparison.reapplication == .fresh || isEqual(to: other)
    }
    override func hash(into hasher: inout Hasher) { hasher.combine(path.text) }
}
