import Catalogue

/// The elements of collections as places: the collection is moved out, changed, and put back, so that nothing is
/// copied.
enum Subscripts {
    /// The element at a place, or the part that a range means, of an array or a slice.
    static func modify(
        _ list: inout Value, index: Value, _ account: Account, _ body: (inout Value) throws -> Void
    ) throws {
        guard case .int(let index) = index else { return try modify(&list, range: index, account, body) }
        if case .array(var values) = list {
            guard values.indices.contains(index) else { throw outOfRange(index, of: values.indices) }
            list = .void
            defer { list = .array(values) }
            let before = Extent(values)
            try body(&values[index])
            return try Extent(values).charge(since: before, to: account)
        }
        guard var values = ListValue(list)?.elements else { throw Fault.wrongArgument }
        guard values.indices.contains(index) else { throw outOfRange(index, of: values.indices) }
        let before = Extent(list)
        list = .void
        defer { list = values.value }
        try body(&values[index])
        try Extent(values.value)?.charge(since: before, to: account)
    }

    private static func modify(
        _ list: inout Value, range: Value, _ account: Account, _ body: (inout Value) throws -> Void
    ) throws {
        guard var values = ListValue(list)?.elements else { throw Fault.wrongArgument }
        let range = try StandardLibrary.indices(range, of: values.indices)
        var part = values[range].value
        try body(&part)
        guard let changed = ListValue(part)?.elements else { throw Fault.wrongArgument }
        let isArray = if case .array = list { true } else { false }
        list = .void
        values.replaceSubrange(range, with: changed)
        list = isArray ? .array(Array(values)) : values.value
        try account.copied(values.count, bytes: values.count &* Extent.bytesOfValue, .copiedArrays)
    }

    /// The element at a place, or the part that a range means.
    static func read(_ list: Value, index: Value) throws -> Value {
        if case .array(let values) = list, case .int(let index) = index {
            guard values.indices.contains(index) else { throw outOfRange(index, of: values.indices) }
            return values[index]
        }
        guard let values = ListValue(list)?.elements else { throw Fault.wrongArgument }
        guard case .int(let index) = index else {
            return values[try StandardLibrary.indices(index, of: values.indices)].value
        }
        guard values.indices.contains(index) else { throw outOfRange(index, of: values.indices) }
        return values[index]
    }

    /// The fault of an index outside of a list.
    static func outOfRange(_ index: Int, of indices: Range<Int>) -> Fault {
        indices.lowerBound == 0
            ? .indexOutOfRange(index: index, count: indices.count) : .indexOutOfSlice(index: index, indices)
    }

    static func modify(
        _ dictionary: inout Value, key: Value, _ account: Account, _ body: (inout Value) throws -> Void
    ) throws {
        guard case .dictionary(var values) = dictionary else { throw Fault.wrongArgument }
        let before = Extent(values)
        dictionary = .void
        defer { dictionary = .dictionary(values) }
        // The key stays, as another that is equal may be another value. What stands behind it is held once, so that a
        // change copies nothing.
        var value = values[key].map { Value.some($0) } ?? .none
        if case .some = value { values[key] = .void }
        do {
            defer {
                if case .some(let kept) = value { values[key] = kept } else { values.removeValue(forKey: key) }
            }
            try body(&value)
        }
        try Extent(values).charge(since: before, to: account)
    }

    /// - Parameter default: a function without parameters, asked where the key is missing.
    static func modify(
        _ dictionary: inout Value, key: Value, default: Value, _ account: Account,
        _ body: (inout Value) throws -> Void
    ) throws {
        guard case .dictionary(var values) = dictionary, case .function(let makeDefault) = `default` else {
            throw Fault.wrongArgument
        }
        var value = try values[key] ?? makeDefault.call([])
        let before = Extent(values)
        dictionary = .void
        defer { dictionary = .dictionary(values) }
        values[key] = .void
        do {
            defer { values[key] = value }
            try body(&value)
        }
        try Extent(values).charge(since: before, to: account)
    }
}
