import Catalogue

/// The elements of anything that can be walked through.
///
/// As a parameter of a built-in it takes arrays, ranges, sets, dictionaries and strings alike.
struct Elements: ValueConvertible {
    /// The elements in order; those of sets and dictionaries sorted, since their own order changes from run to run.
    let values: [Value]

    /// The most elements that a range is turned into.
    static let limit = 5_000_000

    init?(_ value: Value) {
        do {
            guard let values = try Elements.values(of: value) else { return nil }
            self.values = values
        } catch {
            if case .instance(let instance as DeclaredInstance) = value { instance.machine.report(error) }
            return nil
        }
    }

    private init(values: [Value]) { self.values = values }

    /// The elements of a value.
    ///
    /// - Throws: that they are more than `limit`, or what ended the evaluation in which they are made.
    static func argument(_ value: Value) throws -> Elements {
        guard let values = try values(of: value) else { throw ArgumentMismatch() }
        return Elements(values: values)
    }

    /// The elements of a value; nil where it can't be walked through.
    static func values(of value: Value) throws -> [Value]? {
        switch value {
        case .array(let values): return values
        case .dictionary(let pairs): return Sorting.pairs(pairs).map { .tuple([$0.key, $0.value]) }
        case .string(let text): return text.map(\.value)
        case .native(let native):
            if let set = (native as? Box<Set<Value>>)?.wrapped { return Sorting.elements(set) }
            if let text = (native as? Box<Substring>)?.wrapped { return text.map(\.value) }
            if native is Box<PartialRange> { throw Fault.tooManyElements(count: nil, limit: limit) }
            guard let collection = native.any as? any ElementCollection else { return nil }
            if let count = collection.elementCount, count > limit {
                throw Fault.tooManyElements(count: count, limit: limit)
            }
            return try collection.elementValues
        case .instance: return try Walk.iterator(of: value).map { try Walk($0).first() }
        default: return nil
        }
    }

    /// A count of elements that may be made.
    ///
    /// - Parameter size: how many each of them counts for, such as the bytes of a text.
    /// - Throws: `Fault.tooManyElements` where it is above `limit`.
    static func checked(_ count: Int, of size: Int = 1) throws -> Int {
        let all = Arithmetic.clampedProduct(count, max(1, size))
        guard all <= limit else { throw Fault.tooManyElements(count: all, limit: limit) }
        return count
    }

    /// Adds elements to others, as far as a collection may grow.
    static func add(_ part: [Value], to values: inout [Value]) throws {
        _ = try checked(values.count + part.count)
        try Work.charge(1 + part.count / 32)
        values += part
    }

    /// Adds text to another, as far as a text may grow.
    static func add(_ part: String, to text: inout String) throws {
        _ = try checked(text.utf8.count + part.utf8.count)
        try Work.charge(1 + part.utf8.count / 64)
        text += part
    }

    /// A text repeated by doubling, which is ten times as fast as to append it one by one.
    static func repeated(_ text: String, _ count: Int) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count &* count)
        for bit in stride(from: Int.bitWidth - count.leadingZeroBitCount - 1, through: 0, by: -1) {
            result += result
            if count & (1 << bit) != 0 { result += text }
        }
        return result
    }

    var value: Value { .array(values) }

    /// The numbers of a range of whole numbers.
    static func countable(_ native: Native) -> WholeRange<Int>? {
        if let range = (native as? Box<Range<Int>>)?.wrapped { return WholeRange(range) }
        return (native as? Box<ClosedRange<Int>>).map { WholeRange($0.wrapped) }
    }

    /// Whether a value of a type of the program hands out elements itself.
    static func isIterator(_ value: Value) -> Bool {
        guard case .instance(let instance as DeclaredInstance) = value else { return false }
        return instance.runtimeType.types.source.method("next", of: instance.runtimeType.type) != nil
    }

    /// Hands out the elements of a value one after the other; that of a declared sequence by its own iterator, that of
    /// a declared collection by its indices.
    static func iterator(of value: Value, types: RuntimeTypes) throws -> (any ElementIterator)? {
        guard case .instance(let instance as DeclaredInstance) = value else { return try Walk.iterator(of: value) }
        func witness(_ name: String, of protocolName: String, on type: RuntimeType?) -> Witness? {
            types.source.requirement(name, of: protocolName).flatMap { type?.witness(for: $0) }
        }
        var state = value
        if let make = types.source.method("makeIterator", of: instance.runtimeType.type) {
            let callee = types.lowerer.callee(of: make.function)
            state = try callee.call(on: value, [], types.arguments(make.typeArguments.map(types.type(of:))))
        }
        guard case .instance = state else { return try Walk.iterator(of: state) }
        if let next = witness("next", of: "IteratorProtocol", on: types.dynamicType(of: state)) {
            return DeclaredIterator(state, next)
        }
        return try DeclaredCollection(value).map { try PlaceIterator($0) }
    }
}
