/// One `@Environment` property of one view or style: where it reads, and what it read.
open class EnvironmentCell {
    /// The environment in which it reads.
    public final let environment: EnvironmentValues

    /// Creates a cell that reads in an environment.
    public init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    /// Whether reading in another environment would give the same; true where nothing was read (rule A7).
    open func isUnchanged(in environment: EnvironmentValues, by comparison: Comparison) -> Bool { true }

    /// What is read; nil where nothing was.
    open var reading: EnvironmentReading? { nil }
}

/// A cell that reads a value of one type.
class TypedEnvironmentCell<Value>: EnvironmentCell {
    fileprivate let keyPath: KeyPath<EnvironmentValues, Value>
    @exclusivity(unchecked) private var read: Value?

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

    override var reading: EnvironmentReading? {
        read.map {
            let text = StableText.telling(of: $0, family: Family(key: TypeIdentity(Value.self)))
            return EnvironmentReading(name: "\(Value.self)", value: text)
        }
    }
}

/// A cell that belongs to no view: it reads anew each time, in the environment of that moment.
final class LiveEnvironmentCell<Value>: TypedEnvironmentCell<Value> {
    private let current: () -> EnvironmentValues

    init(_ current: @escaping () -> EnvironmentValues, _ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.current = current
        super.init(EnvironmentValues(), keyPath)
    }

    override var value: Value { current()[keyPath: keyPath] }
}
