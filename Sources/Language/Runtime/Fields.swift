import Catalogue

/// The stored properties of an instance, reached through the value that holds it.
enum Fields {
    /// Reads a stored property.
    @inline(__always)
    static func read(_ index: Int, of value: Value) throws -> Value {
        guard case .instance(let instance) = value else { throw Fault.wrongArgument }
        if let instance = instance as? StructInstance { return instance.fields[index] }
        if let object = instance as? ClassInstance { return object.fields[index] }
        throw Fault.wrongArgument
    }

    /// Replaces a stored property; the instance is copied first where another variable shares it.
    static func write(_ field: Value, at index: Int, of value: inout Value) throws {
        try modify(index, of: &value) { $0 = field }
    }

    /// Lends a stored property to `body`, which may change it. The instance is copied first where another variable
    /// shares it, unless it is an object.
    static func modify(_ index: Int, of value: inout Value, _ body: (inout Value) throws -> Void) throws {
        guard case .instance(let instance) = value else { throw Fault.wrongArgument }
        if let object = instance as? ClassInstance {
            var field = object.fields[index]
            object.fields[index] = .void
            defer { object.fields[index] = field }
            return try body(&field)
        }
        value = .void
        guard var owned = takeStruct(consume instance) else { throw Fault.wrongArgument }
        if !isKnownUniquelyReferenced(&owned) {
            let count = owned.fields.count
            try owned.machine.account.copied(count, bytes: StructInstance.bytes(of: count), .copiedInstances)
            owned = owned.copy()
        }
        var field = owned.fields[index]
        owned.fields[index] = .void
        defer {
            owned.fields[index] = field
            value = .instance(owned)
        }
        try body(&field)
    }

    // Takes the reference over, so that the instance is shared by nobody else if its variable held the only one.
    private static func takeStruct(_ instance: consuming Instance) -> StructInstance? {
        instance as? StructInstance
    }
}
