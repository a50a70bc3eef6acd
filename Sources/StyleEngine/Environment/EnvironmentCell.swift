/// One `@Environment` property of one view or style: where it reads, and what it read.
class EnvironmentCell {
    final let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    /// Whether reading in another environment would give the same; true where nothing was read (rule A7).
    func isUnchanged(in environment: EnvironmentValues, by comparison: Comparison) -> Bool { true }
}

/// A cell that reads a value of one type.
final class TypedEnvironmentCell<Value>: EnvironmentCell {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var read: Value?

    init(_ environment: EnvironmentValues, _ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        super.init(environment)
    }

    /// The value, found once.
    var value: Value {
        if let read { return read }
        let value = environment[keyPath: keyPath]
        read = value
        return value
    }

    override func isUnchanged(in environment: EnvironmentValues, by comparison: Comparison) -> Bool {
        guard let read else { return true }
        return comparison.areEqual(read, environment[keyPath: keyPath])
    }
}
