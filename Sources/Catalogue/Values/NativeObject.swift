import StyleEngine

/// The root of the classes that are written in Swift: values of a running program refer to such objects, and the
/// program's own classes may inherit from theirs.
open class NativeObject {
    /// The object of the program's own class of which this one is the inherited part; nil for any other.
    public weak var heir: Instance?

    /// Creates an object.
    public init() {}

    /// Runs a method that the program's own class may override: what the heir's class says, or else `own`.
    public func dispatch(_ method: String, own: () -> Void) {
        if heir?.override(method) != true { own() }
    }
}

extension NativeObject: ValueConvertible {
    public var value: Value { heir.map { .instance($0) } ?? .native(ObjectBox(self)) }
}

extension ValueConvertible where Self: NativeObject {
    public init?(_ value: Value) {
        let object: NativeObject? =
            switch value {
            case .native(let native): (native as? ObjectBox)?.object
            case .instance(let instance): instance.inherited
            default: nil
            }
        guard let object = object as? Self else { return nil }
        self = object
    }
}

extension NativeObject: Hashable {
    /// An object is equal to itself alone.
    public static func == (one: NativeObject, other: NativeObject) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A value that refers to an object.
final class ObjectBox: Native {
    let object: NativeObject

    init(_ object: NativeObject) {
        self.object = object
        super.init()
    }

    override var any: Any { object }
    override var view: AnyView? { (object as? any View).map { AnyView($0) } }
    override func isEqual(to other: Native) -> Bool { (other as? ObjectBox)?.object === object }
    override func hash(into hasher: inout Hasher) { object.hash(into: &hasher) }
}

/// An object that another one keeps, together with its heir.
public struct Kept<Object: NativeObject> {
    /// The object.
    public let object: Object
    private let heir: Instance?

    /// Keeps an object.
    public init(_ object: Object) {
        self.object = object
        heir = object.heir
    }
}
