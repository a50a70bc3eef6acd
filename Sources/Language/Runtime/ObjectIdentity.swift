import Catalogue
import StyleEngine

/// Which object or type is meant: what `ObjectIdentifier` is in the language. It keeps the object, so that no other one
/// takes its place.
struct ObjectIdentity: ValueConvertible, Hashable, CustomStringConvertible {
    private let object: Instance?
    private let type: TypeIdentity

    init?(_ value: Value) {
        switch value {
        case .instance(let object): (self.object, type) = (object, object.type)
        case .metatype(let type): (object, self.type) = (nil, type)
        case .native(let native):
            guard let known = native.any as? ObjectIdentity else { return nil }
            self = known
        default: return nil
        }
    }

    var value: Value { .native(Box(self)) }

    // The address would change from run to run.
    var description: String { "ObjectIdentifier(\(type.name))" }

    static func == (one: ObjectIdentity, other: ObjectIdentity) -> Bool {
        one.object === other.object && (one.object != nil || one.type == other.type)
    }

    func hash(into hasher: inout Hasher) {
        if let object { hasher.combine(Swift.ObjectIdentifier(object)) } else { hasher.combine(type) }
    }
}
