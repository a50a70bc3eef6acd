import Catalogue

/// Which object is meant: what `ObjectIdentifier` is in the language. It keeps the object, so that no other one takes
/// its place.
struct ObjectIdentity: ValueConvertible, Hashable, CustomStringConvertible {
    private let object: Instance

    init?(_ value: Value) {
        switch value {
        case .instance(let object): self.object = object
        case .native(let native):
            guard let known = native.any as? ObjectIdentity else { return nil }
            self = known
        default: return nil
        }
    }

    var value: Value { .native(Box(self)) }

    // The address would change from run to run.
    var description: String { "ObjectIdentifier(\(object.type.name))" }

    static func == (one: ObjectIdentity, other: ObjectIdentity) -> Bool { one.object === other.object }
    func hash(into hasher: inout Hasher) { hasher.combine(Swift.ObjectIdentifier(object)) }
}
