extension Node {
    /// Whether this node and one of another tree of the view come from one and the same body, from the same place in it: then
    /// they differ only in what they see of what stands around them. Costs as much as they stand deep in that body.
    package func isOfSameBody(as other: Node) -> Bool {
        var (one, another) = (self, other)
        while one !== another {
            guard one.slot == another.slot, one.type == another.type, let outer = one.parent,
                let otherOuter = another.parent
            else { return false }
            if let body = outer.madeBody { return body.storage === otherOuter.madeBody?.storage }
            // What can be touched makes its content of its state.
            if outer.work != nil || otherOuter.work != nil || otherOuter.madeBody != nil { return false }
            (one, another) = (outer, otherOuter)
        }
        return true
    }
}
