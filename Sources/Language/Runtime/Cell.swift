import Catalogue

/// A variable that outlives its frame because a closure refers to it, or the place behind an `inout` argument of a
/// function value.
final class Cell: Instance {
    /// What the variable holds.
    var content: Value
    /// Whether the content is lent to a call that may change it.
    var isLent = false

    init(_ content: Value) {
        self.content = content
    }

    /// The content.
    ///
    /// - Throws: `Fault.overlappingAccess` where a call is changing it at this moment.
    func read() throws -> Value {
        guard !isLent else { throw Fault.overlappingAccess }
        return content
    }

    /// Replaces the content.
    func write(_ value: Value) throws {
        guard !isLent else { throw Fault.overlappingAccess }
        content = value
    }

    /// Lends the content to `body`, which may change it. It is moved out meanwhile, so that collections are changed in
    /// place.
    func modify(_ body: (inout Value) throws -> Void) throws {
        guard !isLent else { throw Fault.overlappingAccess }
        isLent = true
        var lent = content
        content = .void
        defer {
            content = lent
            isLent = false
        }
        try body(&lent)
    }
}
