/// A value that is seldom there. It is kept in a box of its own, so that what has it stays small: that is copied and compared
/// often.
///
/// Its members can be inlined, since other modules keep types of their own in it, which a call would look up each time.
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
