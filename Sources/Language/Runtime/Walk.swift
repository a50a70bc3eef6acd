import Catalogue

/// The elements of anything that can be walked through, one after the other: what is asked for is made, and no more.
///
/// As a parameter of a built-in it takes what `Elements` takes, and sequences without end.
struct Walk: ValueConvertible {
    /// The next element; nil at the end.
    let next: () throws -> Value?
    /// What it walks through, where that is made when it is asked for.
    private let source: LazyElements?

    init?(_ value: Value) {
        source = LazyElements(value)
        switch value {
        case .instance(let instance as DeclaredInstance):
            do {
                guard let next = try Elements.iterator(of: value, types: instance.runtimeType.types) else {
                    return nil
                }
                self.next = next
            } catch {
                instance.machine.report(error)
                return nil
            }
        case .native(let native):
            if let sequence = (native as? Box<LazyElements>)?.wrapped {
                next = sequence.make()
            } else if let range = (native as? Box<PartialRange>)?.wrapped, case .int(let first)? = range.lower {
                var last: Int?
                next = {
                    let number = try last.map { try Arithmetic.sum($0, 1) } ?? first
                    last = number
                    return .int(number)
                }
            } else if let range = Elements.countable(native) {
                var iterator = range.makeIterator()
                next = { iterator.next().map { .int($0) } }
            } else if let numbers = (native as? Box<ValueRange>)?.wrapped.walk() {
                next = numbers.next
            } else {
                guard let elements = Elements(value) else { return nil }
                var iterator = elements.values.makeIterator()
                next = { iterator.next() }
            }
        default:
            guard let elements = Elements(value) else { return nil }
            var iterator = elements.values.makeIterator()
            next = { iterator.next() }
        }
    }

    var value: Value { LazyElements(of: source) { next }.value }

    /// What ended the evaluation where a sequence of the program could not begin.
    static func refusal(of value: Value) -> (any Error)? { Elements.refusal(of: value) }

    /// The first elements, at most so many, as long as a condition holds.
    func first(_ count: Int = .max, while condition: (Value) throws -> Bool = { _ in true }) throws -> [Value] {
        var values: [Value] = []
        while values.count < count, let element = try next(), try condition(element) {
            values.append(element)
            if values.count & 0xFFF == 0 { try Work.charge(0x1000) }
            if values.count > Elements.limit { throw Fault.tooManyElements(count: nil, limit: Elements.limit) }
        }
        return values
    }

    /// The first element for which a condition holds.
    func first(where condition: (Value) throws -> Bool) throws -> Value? {
        var looked = 0
        while let element = try next() {
            if try condition(element) { return element }
            looked &+= 1
            if looked & 0xFFF == 0 { try Work.charge(0x400) }
        }
        return nil
    }
}

/// A sequence whose elements are made when they are asked for: `lazy`, `sequence(first:next:)`, an iterator.
struct LazyElements: NativeConvertible, CustomStringConvertible {
    /// What stands for the elements where they are not asked for.
    var description: String { "elements, made when they are asked for" }

    /// Begins to walk.
    let make: () -> () throws -> Value?
    /// What it is made of, where that is a collection.
    let collection: LazyCollection?
    /// How many sequences are asked for the next element, those inside others too.
    private let count: Int

    /// A sequence that walks as a function says.
    ///
    /// - Parameters:
    ///   - sources: the sequences that it asks itself.
    ///   - collection: what it is made of, where that is a collection.
    init(
        of sources: LazyElements?..., collection: LazyCollection? = nil, make: @escaping () -> () throws -> Value?
    ) {
        self.collection = collection
        count = sources.reduce(1) { min($0 + ($1?.count ?? 0), LazyElements.most) }
        self.make = make
    }

    /// Beyond this many there is nothing to count: they are too many.
    private static let most = 1 << 32

    /// Each sequence inside takes a call for each element.
    var footprint: Int { count == 1 ? 0 : count << 10 }

    /// The elements of a value, made when they are asked for.
    static func lazy(_ base: Value) -> LazyElements {
        let source = LazyElements(base)
        let isMade = source == nil
        let collection =
            isMade
            ? LazyCollection(base: base, element: { try Places.element(at: $0, of: base) }, isIncluded: nil)
            : source?.collection
        return LazyElements(of: source, collection: collection) { Walk(base)?.next ?? { nil } }
    }

    /// What a function makes of each element.
    func mapped(_ transform: @escaping (Value) throws -> Value) -> LazyElements {
        let mapped = collection.map { collection in
            LazyCollection(
                base: collection.base, element: { try transform(try collection.element($0)) },
                isIncluded: collection.isIncluded)
        }
        return LazyElements(of: self, collection: mapped) {
            let next = make()
            return { try next().map(transform) }
        }
    }

    /// The elements for which a function is true.
    func filtered(_ holds: @escaping (Value) throws -> Bool) -> LazyElements {
        let filtered = collection.map { collection in
            LazyCollection(
                base: collection.base, element: collection.element,
                isIncluded: { place in
                    if let isIncluded = collection.isIncluded, try !isIncluded(place) { return false }
                    return try holds(try collection.element(place))
                })
        }
        return LazyElements(of: self, collection: filtered) {
            let next = make()
            return {
                while let element = try next() {
                    if try holds(element) { return element }
                }
                return nil
            }
        }
    }
}

/// A collection whose elements are made when they are asked for, of those of another: its places are places of that one.
struct LazyCollection {
    /// What it is made of, which is not lazy.
    let base: Value
    /// Makes the element at a place.
    let element: (Value) throws -> Value
    /// Whether a place counts; nil where all do.
    let isIncluded: ((Value) throws -> Bool)?
}
