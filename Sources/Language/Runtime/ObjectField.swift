import Catalogue

/// A stored property of an instance; for an object, the override of its own class, where it has one.
struct ObjectField {
    private let property: StoredProperty
    private let index: Int
    private let isDirect: Bool

    /// - Parameter isDirect: whether the instance's own class is not asked, as on `super`.
    init(_ property: StoredProperty, isDirect: Bool) {
        self.property = property
        index = property.index
        self.isDirect = isDirect
    }

    /// Reads it.
    func read(from instance: Value) throws -> Value {
        guard let getter = override(\.getter, in: instance) else { return try Fields.read(index, of: instance) }
        return try getter.callee.call(on: instance, [], getter.types)
    }

    /// Replaces it.
    func write(_ value: Value, to instance: inout Value) throws {
        guard let setter = override(\.setter, in: instance) else {
            return try Fields.write(value, at: index, of: &instance)
        }
        _ = try setter.callee.call(changing: &instance, [value], setter.types)
    }

    /// Lends it to `body`, which may change it.
    func modify(_ instance: inout Value, _ body: (inout Value) throws -> Void) throws {
        guard let getter = override(\.getter, in: instance), let setter = override(\.setter, in: instance) else {
            return try Fields.modify(index, of: &instance, body)
        }
        let value = try getter.callee.call(on: instance, [], getter.types)
        try Place.lend(value, to: body) { _ = try setter.callee.call(changing: &instance, [$0], setter.types) }
    }

    /// What runs for an accessor in the object's own class; nil where that is the property itself.
    private func override(
        _ accessor: KeyPath<PropertyDeclaration, FunctionDeclaration?>, in instance: Value
    ) -> Witness? {
        guard property.isOverridden, !isDirect, let function = property.overridden?[keyPath: accessor],
            case .instance(let object as DeclaredInstance) = instance
        else { return nil }
        return object.runtimeType.witness(for: function)
    }
}
