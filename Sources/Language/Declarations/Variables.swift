/// A variable of a body: a parameter, a `let` or `var`, or `self`.
public final class LocalVariable: Hashable {
    /// Its name; `$0` for a closure's unnamed parameter.
    public let name: String
    /// Its type.
    public internal(set) var type: SwiftType
    /// Whether it may be assigned after it was given its first value.
    public let isMutable: Bool
    /// Whether a closure inside the body that declares it refers to it.
    public internal(set) var isCaptured = false
    /// Whether anything assigns it, changes a part of it or passes it `inout` after its first value.
    public internal(set) var isReassigned = false
    /// Whether it is declared without a value, which it is given once, later.
    var isGivenLater = false
    /// Whether it is declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// Of a function that reads a variable of a body, the one that writes it.
    var setter: LocalVariable?
    /// Whether it holds a function that reads a variable of a body.
    var isAccessor = false
    /// Why a closure that is kept may not refer to it; nil where it may.
    var bond: Bond?
    /// How many closures stand around its declaration.
    let depth: Int

    /// What binds a variable to the call that it belongs to, so that no closure that outlives it may refer to it.
    public enum Bond: Sendable {
        /// It is an `inout` parameter.
        case inoutParameter
        /// It is the `self` of a method that changes it.
        case mutatingSelf
        /// It is a function that is not `@escaping`.
        case function
    }

    init(name: String, type: SwiftType, isMutable: Bool, depth: Int) {
        self.name = name
        self.type = type
        self.isMutable = isMutable
        self.depth = depth
    }

    public static func == (left: LocalVariable, right: LocalVariable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A variable of the session, or a static stored property.
///
/// `@State var on = true` at the top level declares one named `_on` of type `State<Bool>`.
public final class GlobalVariable: Hashable {
    /// Its name; with a leading underscore for the storage of a property wrapper.
    public let name: String
    /// Its type.
    public internal(set) var type: SwiftType
    /// Whether it may be assigned after it was given its first value.
    public let isMutable: Bool
    /// The type whose static property it is; nil for a variable of the session.
    public let owner: NominalDeclaration?
    /// The value it starts with. That of a static property is evaluated when the property is first used.
    public internal(set) var initialValue: CheckedExpression?
    /// Whether its static type conforms to `DynamicProperty`.
    public internal(set) var isDynamicProperty = false
    /// Whether it is a constant of the session that is declared without a value.
    var isGivenLater: Bool {
        !isMutable && owner == nil && initialValue == nil && !name.hasPrefix("_") && !isBoundByPattern
    }
    /// Whether its initial value is evaluated when it is first used.
    var isLazy: Bool { owner != nil && initialValue != nil }
    /// Whether it is bound together with others, by a pattern that gives it its value.
    var isBoundByPattern = false
    /// Where it stands.
    public let position: SourcePosition
    /// The property with observers that keeps its value here.
    unowned var observed: PropertyDeclaration?

    init(name: String, type: SwiftType, isMutable: Bool, owner: NominalDeclaration?, position: SourcePosition) {
        self.name = name
        self.type = type
        self.isMutable = isMutable
        self.owner = owner
        self.position = position
    }

    public static func == (left: GlobalVariable, right: GlobalVariable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
