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
        switch value {
        case .array(let values): self.values = values
        case .dictionary(let pairs): values = Sorting.pairs(pairs).map { .tuple([$0.key, $0.value]) }
        case .string(let text): values = text.map(\.value)
        case .native(let native):
            if let range = Elements.countable(native) {
                guard range.count <= Elements.limit else { return nil }
                values = range.map { .int($0) }
            } else if let set = (native as? Box<Set<Value>>)?.wrapped {
                values = Sorting.elements(set)
            } else {
                return nil
            }
        default: return nil
        }
    }

    var value: Value { .array(values) }

    /// The numbers of a range of whole numbers.
    static func countable(_ native: Native) -> Range<Int>? {
        if let range = (native as? Box<Range<Int>>)?.wrapped { return range }
        guard let range = (native as? Box<ClosedRange<Int>>)?.wrapped, range.upperBound < Int.max else { return nil }
        return range.lowerBound..<range.upperBound + 1
    }

    /// Hands out the elements of a value one after the other; that of a declared sequence by its own iterator.
    static func iterator(
        of value: Value, types: RuntimeTypes, machine: Machine
    ) throws -> (() throws -> Value?)? {
        if let elements = Elements(value) {
            var iterator = elements.values.makeIterator()
            return { iterator.next() }
        }
        guard case .instance(let instance as DeclaredInstance) = value,
            let make = types.source.requirement("makeIterator", of: "Sequence"),
            let next = types.source.requirement("next", of: "IteratorProtocol")
        else { return nil }
        var state = value
        if let witness = instance.runtimeType.witness(for: make) {
            state = try witness.callee.call(on: value, [], witness.types)
        }
        guard let step = types.dynamicType(of: state)?.witness(for: next) else { return nil }
        return {
            guard case .some(let element) = try step.callee.call(changing: &state, [], step.types) else { return nil }
            return element
        }
    }
}
