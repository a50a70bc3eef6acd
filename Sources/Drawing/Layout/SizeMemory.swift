/// Remembers the sizes given for proposals. The first few need no memory of their own.
struct SizeMemory {
    // A proposal of -2 by -2 can't be made, so it marks a free place.
    private var keys: (UInt64, UInt64, UInt64) = (.max - 1, .max - 1, .max - 1)
    private var sizes: (UInt64, UInt64, UInt64) = (0, 0, 0)
    private var more: [UInt64: UInt64]?

    subscript(proposal: Proposal) -> Size? {
        get {
            let key = proposal.key
            if keys.0 == key { return Size(packed: sizes.0) }
            if keys.1 == key { return Size(packed: sizes.1) }
            if keys.2 == key { return Size(packed: sizes.2) }
            return more?[key].map(Size.init(packed:))
        }
        set {
            guard let newValue else { return }
            let key = proposal.key
            let free = UInt64.max - 1
            if keys.0 == free {
                (keys.0, sizes.0) = (key, newValue.packed)
            } else if keys.1 == free {
                (keys.1, sizes.1) = (key, newValue.packed)
            } else if keys.2 == free {
                (keys.2, sizes.2) = (key, newValue.packed)
            } else {
                if more == nil { more = [:] }
                more?[key] = newValue.packed
            }
        }
    }
}
