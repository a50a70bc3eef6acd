/// Reads a value from the environment of the place where a view or a style stands (rules A5, A7, B11).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // Stands first: installing is one store at the property's own offset.
    private var cell: TypedEnvironmentCell<Value>?
    let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value at the place where the view or style is installed; where it is not installed, the default, with
    /// SwiftUI's warning (rule D2).
    public var wrappedValue: Value {
        guard let cell else {
            EvaluationContext.warn(
                .environmentNotInstalled(valueType: "\(Value.self)", in: EvaluationContext.bodyPlace))
            return EnvironmentValues()[keyPath: keyPath]
        }
        return cell.value
    }
}

extension Environment {
    /// Has a property that belongs to no view read an environment that may change.
    package mutating func keepByItself(in environment: @escaping () -> EnvironmentValues) {
        cell = LiveEnvironmentCell(environment, keyPath)
    }
}

extension Environment: SelfComparing {
    package func isEqual(to other: Environment, by comparison: Comparison) -> Bool {
        // What it reads is looked at where it is installed; what stays as it was read must be the same reading.
        keyPath == other.keyPath && (comparison.reapplication == .fresh || cell === other.cell)
    }
}

extension Environment: PrimitiveDynamicProperty {
    mutating func install(from installation: Installation) -> Bool {
        if cell != nil, installation.installAgain(.environment) == .frozen {
            installation.keepCell()
            return false
        }
        let (cell, isChanged) = installation.cell(for: keyPath)
        self.cell = cell
        return isChanged
    }
}
