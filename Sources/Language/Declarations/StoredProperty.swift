/// One property that each instance of a type stores.
///
/// `@State var on = true` stores one property named `_on` of type `State<Bool>`; reading `on` is checked to a call of
/// the wrapper's `wrappedValue`.
public final class StoredProperty: Hashable {
    /// The name; with a leading underscore for the storage of a property wrapper.
    public let name: String
    /// The place among the type's stored properties, from 0.
    public internal(set) var index: Int
    /// Whether it may change after `init`.
    public let isMutable: Bool
    /// Its type.
    public internal(set) var type: SwiftType = .void
    /// The value it starts with, evaluated for each instance before the body of an initializer that doesn't delegate.
    public internal(set) var initialValue: CheckedExpression?
    /// True where a property wrapper's attribute declares it.
    public let isWrapper: Bool
    /// Whether its static type conforms to `DynamicProperty`, so that it is installed before a body is made (rule D3).
    public internal(set) var isDynamicProperty = false

    /// The property with observers that keeps its value here.
    unowned var observed: PropertyDeclaration?
    /// The property whose place another one takes in a subclass, so that an object is asked which is its own.
    private(set) weak var overridden: PropertyDeclaration?
    /// Whether a subclass has such another one.
    private(set) var isOverridden = false
    /// The type that keeps its setter to itself.
    unowned var privateSetterOwner: NominalDeclaration?

    /// Notes that a subclass overrides the property that keeps its value here.
    func override(_ property: PropertyDeclaration) {
        overridden = property
        isOverridden = true
    }

    init(name: String, index: Int, isMutable: Bool, isWrapper: Bool) {
        self.name = name
        self.index = index
        self.isMutable = isMutable
        self.isWrapper = isWrapper
    }

    public static func == (left: StoredProperty, right: StoredProperty) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
