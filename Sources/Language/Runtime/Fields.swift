import Catalogue

/// The stored properties of an instance, reached through the value that holds it.
enum Fields {
    /// Reads a stored property.
    ///
    /// - Throws: `Fault.overlappingAccess` where a call is changing the property of an object at this moment.
    @inline(__always)
    static func read(_ index: Int, of value: Value) throws -> Value {
        guard case .instance(let instance) = value else { throw Fault.wrongArgument }
        if let instance = instance as? StructInstance { return instance.fields[index] }
        guard let object = instance as? ClassInstance else { throw Fault.wrongArgument }
        let field = object.fields[index]
        if case .void = field, object.isLending { throw Fault.overlappingAccess }
        return field
    }

    /// Replaces a stored property; the instance is copied first where another variable shares it.
    static func write(_ field: Value, at index: Int, of value: inout Value) throws {
        try modify(index, of: &value) { $0 = field }
    }

    /// Lends a stored property to `body`, which may change it. The instance is copied first where another variable
    /// shares it, unless it is an object.
    static func modify(_ index: Int, of value: inout Value, _ body: (inout Value) throws -> Void) throws {
        guard case .instance(let instance) = value else { throw Fault.wrongArgument }
        if let object = instance as? ClassInstance { return try object.lend(index, body) }
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

/// The parts of structs and tuples: stored properties and elements by their places, those of the parts in them behind.
extension Fields {
    /// Reads a part.
    static func part(_ path: ArraySlice<Int>, of value: Value) throws -> Value {
        var value = value
        for index in path {
            switch value {
            case .instance(let instance as StructInstance): value = instance.fields[index]
            case .tuple(let elements) where index < elements.count: value = elements[index]
            default: throw Fault.wrongArgument
            }
        }
        return value
    }

    /// Lends a part to `body`, which may change it.
    static func modifyPart(
        _ path: ArraySlice<Int>, of value: inout Value, _ body: (inout Value) throws -> Void
    ) throws {
        guard let index = path.first else { return try body(&value) }
        let rest = path.dropFirst()
        guard case .tuple(var elements) = value else {
            // Most paths have one step, and loops take it often.
            if rest.isEmpty { return try modify(index, of: &value, body) }
            return try modify(index, of: &value) { try modifyPart(rest, of: &$0, body) }
        }
        guard index < elements.count else { throw Fault.wrongArgument }
        value = .void
        defer { value = .tuple(elements) }
        try modifyPart(rest, of: &elements[index], body)
    }
}
