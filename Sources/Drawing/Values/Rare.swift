/// A value that few of the things have to which it belongs. It is kept beside them: each is copied and compared often, and
/// would be larger if it had room for it.
///
/// Other modules see into it: they make it of types of their own, which would be looked up at each step if they didn't.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage?

    /// A value, or none.
    @inlinable
    public init(wrappedValue: Value?) { storage = wrappedValue.map(Storage.init) }

    /// The value; nil where there is none.
    @inlinable
    public var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map(Storage.init) }
    }

    @inlinable
    public static func == (left: Rare, right: Rare) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
