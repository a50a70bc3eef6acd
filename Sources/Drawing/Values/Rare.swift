/// A value that few of the things have to which it belongs. It is kept beside them: each is copied and compared often, and
/// would be larger if it had room for it.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    /// A value, or none.
    public init(wrappedValue: Value?) { storage = wrappedValue.map(Storage.init) }

    /// The value; nil where there is none.
    public var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map(Storage.init) }
    }

    public static func == (left: Rare, right: Rare) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
