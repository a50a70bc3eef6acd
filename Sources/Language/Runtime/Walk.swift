import Catalogue

/// The elements of anything that can be walked through, one after the other: what is asked for is made, and no more.
///
/// As a parameter of a built-in it takes what `Elements` takes, and sequences without end.
struct Walk: ValueConvertible {
    /// What hands them out.
    private var iterator: any ElementIterator
    /// What it walks through, where that is made when it is asked for.
    private let source: LazyElements?

    init?(_ value: Value) {
        do {
            self = try Walk.argument(value)
        } catch {
            if !(error is ArgumentMismatch), case .instance(let instance as DeclaredInstance) = value {
                instance.machine.report(error)
            }
            return nil
        }
    }

    /// Walks through a value.
    ///
    /// - Throws: what ended the evaluation where a sequence of the program could not begin.
    static func argument(_ value: Value) throws -> Walk {
        guard let iterator = try iterator(of: value) else { throw ArgumentMismatch() }
        return Walk(iterator, of: LazyElements(value))
    }

    init(_ iterator: any ElementIterator, of source: LazyElements? = nil) {
        (self.iterator, self.source) = (iterator, source)
    }

    /// Walks through what an iterator hands out, which all copies share.
    static func shared(_ walk: Walk) -> Walk {
        Walk(walk.iterator is SharedIterator ? walk.iterator : SharedIterator(walk.iterator))
    }

    /// Walks through what a function hands out.
    static func calls(of function: FunctionValue) -> Walk { Walk(FunctionIterator(function: function)) }

    /// What hands out the elements of a value; nil where it has none.
    static func iterator(of value: Value) throws -> (any ElementIterator)? {
        if case .instance(let instance as DeclaredInstance) = value {
            return try Elements.iterator(of: value, types: instance.runtimeType.types)
        }
        if case .native(let native) = value {
            if let sequence = (native as? Box<LazyElements>)?.wrapped { return sequence.make() }
            if let range = (native as? Box<PartialRange>)?.wrapped, case .int(let first)? = range.lower {
                return CountingIterator(from: first)
            }
            if let range = Elements.countable(native) { return LibraryIterator(range.makeIterator()) }
            if let numbers = (native as? Box<ValueRange>)?.wrapped.numbers { return numbers.iterator }
        }
        return try Elements.values(of: value).map { ListIterator($0) }
    }

    /// The same, nothing where it has none: a declared sequence that failed has reported why.
    static func begun(_ value: Value) -> any ElementIterator { Walk(value)?.iterator ?? EmptyIterator() }

    /// The next element; nil at the end.
    mutating func next() throws -> Value? { try iterator.next() }

    var value: Value { LazyElements(of: source) { [iterator] in iterator }.value }

    /// The first elements, at most so many, as long as a condition holds.
    func first(_ count: Int = .max, while condition: (Value) throws -> Bool = { _ in true }) throws -> [Value] {
        var values: [Value] = []
        var iterator = iterator
        while values.count < count, let element = try iterator.next(), try condition(element) {
            values.append(element)
            if values.count & 0xFFF == 0 { try Work.charge(0x1000) }
            if values.count > Elements.limit { throw Fault.tooManyElements(count: nil, limit: Elements.limit) }
        }
        return values
    }

    /// What follows the first elements for which a condition holds, which are walked through at once.
    func dropping(while condition: (Value) throws -> Bool) throws -> LazyElements {
        var rest = iterator
        var looked = 0
        var first = try rest.next()
        while let element = first, try condition(element) {
            first = try rest.next()
            looked &+= 1
            if looked & 0xFFF == 0 { try Work.charge(0x400) }
        }
        return LazyElements(of: source) { [first, rest] in AheadIterator(upcoming: first, rest: rest) }
    }

    /// The first element for which a condition holds.
    func first(where condition: (Value) throws -> Bool) throws -> Value? {
        var looked = 0
        var iterator = iterator
        while let element = try iterator.next() {
            if try condition(element) { return element }
            looked &+= 1
            if looked & 0xFFF == 0 { try Work.charge(0x400) }
        }
        return nil
    }
}

/// A sequence whose elements are made when they are asked for: `lazy`, `sequence(first:next:)`, an iterator.
struct LazyElements: NativeConvertible, ElementCollection, CustomStringConvertible {
    /// What stands for the elements where they are not asked for.
    var description: String { "elements, made when they are asked for" }

    /// Begins to walk.
    let make: () -> any ElementIterator
    /// What it is made of, where that is a collection.
    let collection: LazyCollection?
    /// How many sequences are asked for the next element, those inside others too.
    private let count: Int

    /// A sequence with the iterators that a function makes.
    ///
    /// - Parameters:
    ///   - sources: the sequences that its iterators ask for elements.
    ///   - collection: its places and elements, where it is made of a collection.
    init(
        of sources: LazyElements?..., collection: LazyCollection? = nil, make: @escaping () -> any ElementIterator
    ) {
        self.collection = collection
        count = sources.reduce(1) { min($0 + ($1?.count ?? 0), LazyElements.most) }
        self.make = make
    }

    /// Beyond this many there is nothing to count: they are too many.
    private static let most = 1 << 32

    var elementCount: Int? { nil }

    var elementValues: [Value]? { get throws { try Walk(make()).first() } }

    /// Each sequence inside takes a call for each element.
    var footprint: Int { count == 1 ? 0 : count << 10 }

    /// Whether nobody knows how many elements a sequence has before they are made: those of types of the program, and of what
    /// is made of such a sequence.
    static func areMadeWhenAsked(in sequence: Value) -> Bool {
        switch sequence {
        case .instance: true
        case .native(let native):
            native is Box<PartialRange>
                || (native.any as? any ElementCollection).map { $0.elementCount ?? .max > Elements.limit } ?? false
        default: false
        }
    }

    /// The elements of a value, made when they are asked for.
    static func lazy(_ base: Value) -> LazyElements {
        let source = LazyElements(base)
        let collection = source == nil ? LazyCollection(base: base) : source?.collection
        return LazyElements(of: source, collection: collection) { Walk.begun(base) }
    }

    /// The part of a collection from one place to another.
    static func part(of collection: Value, from lower: Value, to upper: Value) -> LazyElements {
        var part = LazyCollection(collection)
        part.bounds = (lower, upper)
        return LazyElements(of: LazyElements(collection), collection: part) { [part] in PartIterator(part) }
    }

    /// What a function makes of each element.
    func mapped(_ transform: @escaping (Value) throws -> Value) -> LazyElements {
        let mapped = collection.map { collection in
            LazyCollection(
                base: collection.base, element: { try transform(try collection.element($0)) },
                isIncluded: collection.isIncluded, bounds: collection.bounds)
        }
        return LazyElements(of: self, collection: mapped) { MapIterator(base: make(), transform: transform) }
    }

    /// The elements for which a function is true.
    func filtered(_ holds: @escaping (Value) throws -> Bool) -> LazyElements {
        let filtered = collection.map { collection in
            LazyCollection(
                base: collection.base, element: collection.element,
                isIncluded: { place in
                    if let isIncluded = collection.isIncluded, try !isIncluded(place) { return false }
                    return try holds(try collection.element(place))
                }, bounds: collection.bounds)
        }
        return LazyElements(of: self, collection: filtered) { FilterIterator(base: make(), isIncluded: holds) }
    }
}

/// A collection whose elements are made on demand from those of another, whose places it shares.
struct LazyCollection {
    /// What it is made of, which is not lazy.
    let base: Value
    /// Makes the element at a place.
    let element: (Value) throws -> Value
    /// Whether a place counts; nil where all do.
    let isIncluded: ((Value) throws -> Bool)?
    /// Its first place and its end, where it is a slice of the base; nil where it is all of it.
    var bounds: (lower: Value, upper: Value)?

    /// A collection itself, or what a lazy one is made of.
    init(_ value: Value) {
        self = LazyElements(value)?.collection ?? LazyCollection(base: value)
    }

    /// All of a collection.
    init(base: Value) {
        (self.base, isIncluded) = (base, nil)
        element = { try Places.element(at: $0, of: base) }
    }

    init(
        base: Value, element: @escaping (Value) throws -> Value, isIncluded: ((Value) throws -> Bool)?,
        bounds: (lower: Value, upper: Value)?
    ) {
        (self.base, self.element, self.isIncluded, self.bounds) = (base, element, isIncluded, bounds)
    }
}
