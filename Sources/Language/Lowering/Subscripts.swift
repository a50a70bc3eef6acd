import Catalogue

/// The elements of collections as places: the collection is moved out, changed, and put back, so that nothing is
/// copied.
enum Subscripts {
    static func modify(_ array: inout Value, index: Value, _ body: (inout Value) throws -> Void) throws {
        guard case .array(var values) = array, case .int(let index) = index else { throw Fault.wrongArgument }
        guard values.indices.contains(index) else {
            throw Fault.indexOutOfRange(index: index, count: values.count)
        }
        array = .void
        defer { array = .array(values) }
        try body(&values[index])
    }

    static func modify(_ dictionary: inout Value, key: Value, _ body: (inout Value) throws -> Void) throws {
        guard case .dictionary(var values) = dictionary else { throw Fault.wrongArgument }
        dictionary = .void
        defer { dictionary = .dictionary(values) }
        var value = values.removeValue(forKey: key).map { Value.some($0) } ?? .none
        defer { if case .some(let kept) = value { values[key] = kept } }
        try body(&value)
    }

    /// - Parameter default: a function without parameters, asked where the key is missing.
    static func modify(
        _ dictionary: inout Value, key: Value, default: Value, _ body: (inout Value) throws -> Void
    ) throws {
        guard case .dictionary(var values) = dictionary, case .function(let makeDefault) = `default` else {
            throw Fault.wrongArgument
        }
        var value = try values[key] ?? makeDefault.call([])
        dictionary = .void
        defer { dictionary = .dictionary(values) }
        values[key] = .void
        defer { values[key] = value }
        try body(&value)
    }
}
