import Catalogue

/// How large a collection or a text is, and where it is kept: what a change made of it, and whether that took a copy,
/// is told by comparing the extents before and after. It holds no reference, so that it makes no value shared.
struct Extent {
    /// How many elements; of a text, how many bytes.
    let count: Int
    /// What one element takes in memory.
    let bytesOfElement: Int
    /// The steps that one more element takes.
    let stepsOfElement: Int
    private let copies: MemoryUse.Kind
    /// What a new one of it is.
    var kind: MemoryUse.Kind { copies == .texts ? .texts : .collections }
    private let storage: UInt

    /// So few elements may be copied by each step.
    static let small = 8

    /// The extent of a value; nil where it is of a size that does not change.
    @inline(__always)
    init?(_ value: Value) {
        switch value {
        case .array(let values): self.init(values)
        case .dictionary(let pairs): self.init(pairs)
        case .string(let text): self.init(text)
        case .native(let native): self.init(native)
        default: return nil
        }
    }

    private init?(_ native: Native) {
        switch native {
        case let set as Box<Set<Value>>:
            self.init(
                count: set.wrapped.count, bytesOfElement: 64, stepsOfElement: Work.pair, copies: .copiedTables,
                storage: unsafeBitCast(set.wrapped, to: UInt.self))
        case let slice as Box<ArraySlice<Value>>:
            self.init(
                count: slice.wrapped.count, bytesOfElement: Extent.bytesOfValue, stepsOfElement: Work.element,
                copies: .copiedArrays,
                storage: slice.wrapped.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
        default: return nil
        }
    }

    private init(
        count: Int, bytesOfElement: Int, stepsOfElement: Int, copies: MemoryUse.Kind, storage: UInt
    ) {
        self.count = count
        self.bytesOfElement = bytesOfElement
        self.stepsOfElement = stepsOfElement
        self.copies = copies
        self.storage = storage
    }

    /// The extent of an array.
    @inline(__always)
    init(_ values: [Value]) {
        self.init(
            count: values.count, bytesOfElement: Extent.bytesOfValue, stepsOfElement: Work.element,
            copies: .copiedArrays, storage: unsafeBitCast(values, to: UInt.self))
    }

    /// The extent of a dictionary.
    init(_ pairs: [Value: Value]) {
        self.init(
            count: pairs.count, bytesOfElement: 96, stepsOfElement: Work.pair, copies: .copiedTables,
            storage: unsafeBitCast(pairs, to: UInt.self))
    }

    private init(_ text: String) {
        self.init(
            count: text.utf8.count, bytesOfElement: 1, stepsOfElement: 0, copies: .texts,
            storage: unsafeBitCast(text, to: (UInt, UInt).self).1)
    }

    /// What a value takes where it stands.
    static let bytesOfValue = MemoryLayout<Value>.stride

    /// Whether both are one and the same memory.
    @inline(__always)
    func isKept(as other: Extent) -> Bool { storage == other.storage }

    /// Charges what came of a change: elements that were added, and a copy where the collection moved.
    ///
    /// - Throws: `Fault.tooManyElements` where it is longer than a collection may be.
    @inline(__always)
    func charge(since before: Extent?, to account: Account) throws {
        if let before, before.storage == storage, before.count >= count { return }
        try chargeChange(since: before, to: account)
    }

    private func chargeChange(since before: Extent?, to account: Account) throws {
        let added = max(0, count - (before?.count ?? 0))
        if added > 0 {
            if count > Elements.limit { throw Fault.tooManyElements(count: count, limit: Elements.limit) }
            try account.step(stepsOfElement == 0 ? added / 8 : added &* stepsOfElement)
        }
        guard before?.storage != storage, count > Extent.small else { return }
        try account.copied(count, bytes: count &* bytesOfElement, added > 0 ? kind : copies)
    }
}
