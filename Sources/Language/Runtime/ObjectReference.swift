import Catalogue

/// What a closure holds of an object that it does not keep: `[weak x]`, `[unowned x]`.
final class ObjectReference: Instance {
    private weak var object: Instance?

    /// - Parameter value: an object, or an optional one.
    init(_ value: Value) {
        var value = value
        while case .some(let wrapped) = value { value = wrapped }
        if case .instance(let instance) = TypedValue.content(of: value) { object = instance }
    }

    /// The object; nil where it is gone.
    var value: Value? { object.map { .instance($0) } }
}
