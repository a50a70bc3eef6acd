import Catalogue

/// A variable that outlives its frame because a closure refers to it, or the place behind an `inout` argument of a
/// function value. Parts of it are read, written and lent by themselves: a call that changes one property leaves the others
/// to its closures.
final class Cell: Instance {
    /// What the variable holds.
    var content: Value
    /// Whether the whole content is lent to a call that may change it.
    private var isLent = false
    /// The parts that are lent.
    private var lent: [ArraySlice<Int>] = []
    /// The piece of work in which the variable came into being; nil for a place that is only handed on.
    private let work: Int?

    /// - Parameter changes: takes note of changes of the variable; nil for a place that is only handed on.
    init(_ content: Value, in changes: StateChanges? = nil) {
        self.content = content
        work = changes?.work
    }

    /// Takes note that the variable is about to be changed.
    @inline(__always)
    func note(in changes: StateChanges) {
        if let work { changes.note(since: work) }
    }

    /// The content, or a part of it.
    ///
    /// - Throws: `Fault.overlappingAccess` where a call is changing it at this moment.
    func read(_ path: ArraySlice<Int> = []) throws -> Value {
        try requireApart(path)
        return try path.isEmpty ? content : Fields.part(path, of: content)
    }

    /// Replaces the content, or a part of it.
    func write(_ value: Value, at path: ArraySlice<Int> = []) throws {
        try requireApart(path)
        if path.isEmpty { content = value } else { try Fields.modifyPart(path, of: &content) { $0 = value } }
    }

    /// Lends the content, or a part of it, to `body`, which may change it. It is moved out meanwhile, so that collections are
    /// changed in place.
    func modify(at path: ArraySlice<Int> = [], _ body: (inout Value) throws -> Void) throws {
        try requireApart(path)
        var part = Value.void
        try Fields.modifyPart(path, of: &content) { swap(&$0, &part) }
        if path.isEmpty { isLent = true } else { lent.append(path) }
        let result = Result { try body(&part) }
        if path.isEmpty { isLent = false } else { lent.removeLast() }
        try Fields.modifyPart(path, of: &content) { $0 = part }
        try result.get()
    }

    private func requireApart(_ path: ArraySlice<Int>) throws {
        guard !isLent else { throw Fault.overlappingAccess }
        guard !lent.isEmpty else { return }
        guard !lent.contains(where: { zip($0, path).allSatisfy(==) }) else { throw Fault.overlappingAccess }
    }
}
