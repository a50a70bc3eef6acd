import Catalogue

/// The size and the storage of a collection, a text or a value written in Swift that may grow. Comparing the extents
/// before and after a change tells how much was added and whether it was copied. An extent holds no reference, so that
/// it makes no value shared.
struct Extent {
    /// How many elements; of a text and of a value written in Swift, how many bytes.
    let count: Int
    /// What one element takes in memory.
    let bytesOfElement: Int
    /// The steps that one more element takes; 0 where several take one.
    private let stepsOfElement: Int
    private let copies: MemoryUse.Kind
    /// What a new one of it is.
    var kind: MemoryUse.Kind { copies == .texts || copies == .values ? copies : .collections }
    private let storage: UInt

    /// The most elements that a step may copy without being charged for it.
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
        if native.isView, native.footprint == 0 { return nil }
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
        default:
            guard native.footprint > 0 else { return nil }
            self.init(
                count: native.footprint, bytesOfElement: 1, stepsOfElement: 0, copies: .values,
                storage: UInt(bitPattern: ObjectIdentifier(native)))
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

    /// The steps that it takes to make so many elements of it.
    func steps(for count: Int) -> Int {
        switch copies {
        case .texts: count / 8
        case .values: count / Work.bytes
        default: count &* stepsOfElement
        }
    }

    /// Refuses what is larger than it may be.
    ///
    /// - Parameter name: what made it.
    func check(madeBy name: String) throws {
        if copies == .values {
            if count > Extent.largest { throw Fault.tooLarge(by: name, limit: Extent.largest) }
        } else if count > Elements.limit {
            throw Fault.tooManyElements(count: count, limit: Elements.limit)
        }
    }

    /// The bytes that a value written in Swift may take.
    private static let largest = 64 << 20

    /// What a value takes where it stands.
    static let bytesOfValue = MemoryLayout<Value>.stride

    /// Whether both are one and the same memory.
    @inline(__always)
    func isKept(as other: Extent) -> Bool { storage == other.storage }

    /// Charges what came of a change: elements that were added, and a copy where the collection moved.
    ///
    /// - Parameter name: what made the change.
    /// - Throws: `Fault.tooManyElements` or `Fault.tooLarge` where it is larger than it may be.
    @inline(__always)
    func charge(since before: Extent?, to account: Account, by name: String = "+=") throws {
        if let before, before.storage == storage, before.count >= count { return }
        try chargeChange(since: before, to: account, by: name)
    }

    private func chargeChange(since before: Extent?, to account: Account, by name: String) throws {
        let added = max(0, count - (before?.count ?? 0))
        if added > 0 {
            try check(madeBy: name)
            try account.step(steps(for: added))
        }
        // A value written in Swift is put into a new place by each change.
        guard before?.storage != storage, count > Extent.small, copies != .values else { return }
        try account.copied(count, bytes: count &* bytesOfElement, added > 0 ? kind : copies)
    }
}
