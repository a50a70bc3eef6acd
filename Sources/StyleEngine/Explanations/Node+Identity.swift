/// What stands for the inside of a node as long as state is kept there, whatever stands around that: the payload of the node.
package final class IdentityRoot {
    /// Creates one that is no other.
    package init() {}
}

extension Node {
    /// What tells whether a node of a tree that was resolved again is this one, so that it goes on with the state of this one.
    ///
    /// - Parameter around: that of the node around it; nil where it has none.
    /// - Returns: nil outside of what state is kept of.
    package func identity(inside around: UInt64?) -> UInt64? {
        if let root = payload as? IdentityRoot { return UInt64(UInt(bitPattern: ObjectIdentifier(root))) }
        guard let around else { return nil }
        var hasher = Hasher()
        hasher.combine(type)
        return Inputs.mix(Inputs.mix(around, slot), UInt64(truncatingIfNeeded: hasher.finalize()))
    }
}
