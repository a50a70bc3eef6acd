import Catalogue

/// Hands out the elements of a sequence, one after the other.
///
/// Iterators are values, as those of Swift's library are: a copy goes on from where the original was, whatever that does
/// afterwards.
protocol ElementIterator {
    /// The next element; nil at the end.
    mutating func next() throws -> Value?
}

/// No elements.
struct EmptyIterator: ElementIterator {
    mutating func next() -> Value? { nil }
}

/// Elements that are there.
struct ListIterator: ElementIterator {
    private var iterator: IndexingIterator<[Value]>

    init(_ values: [Value]) { iterator = values.makeIterator() }

    mutating func next() -> Value? { iterator.next() }
}

/// What an iterator of Swift's library hands out.
struct LibraryIterator<Base: IteratorProtocol>: ElementIterator where Base.Element: ValueConvertible {
    private var base: Base

    init(_ base: Base) { self.base = base }

    mutating func next() -> Value? { base.next()?.value }
}

/// Whole numbers from one on, without end.
struct CountingIterator: ElementIterator {
    private var last: Int?
    private let first: Int

    init(from first: Int) { self.first = first }

    mutating func next() throws -> Value? {
        let number = try last.map { try Arithmetic.sum($0, 1) } ?? first
        last = number
        return .int(number)
    }
}

/// What a function of the program hands out until it answers nil. What it captures is shared by copies.
struct FunctionIterator: ElementIterator {
    let function: FunctionValue

    mutating func next() throws -> Value? {
        guard case .some(let element) = try function.call([]) else { return nil }
        return element
    }
}

/// The iterator that a function of the program makes, when its first element is asked for.
struct MadeIterator: ElementIterator {
    private var base: (any ElementIterator)?
    private let make: FunctionValue

    init(_ make: FunctionValue) { self.make = make }

    mutating func next() throws -> Value? {
        var own = try base ?? Walk.iterator(of: try make.call([])) ?? EmptyIterator()
        base = nil
        defer { base = own }
        return try own.next()
    }
}

/// An iterator of a type that the program declares.
struct DeclaredIterator: ElementIterator {
    /// The iterator itself.
    private var state: Value
    private let witness: Witness

    init(_ state: Value, _ witness: Witness) { (self.state, self.witness) = (state, witness) }

    mutating func next() throws -> Value? {
        guard case .some(let element) = try witness.callee.call(changing: &state, [], witness.types) else { return nil }
        return element
    }
}

/// The elements of a collection that the program declares, by their indices.
struct PlaceIterator: ElementIterator {
    private let collection: DeclaredCollection
    private var index: Value

    init(_ collection: DeclaredCollection) throws {
        self.collection = collection
        index = try collection.start()
    }

    mutating func next() throws -> Value? {
        let last = try collection.end()
        if index == last { return nil }
        if case .int(let place) = index, case .int(let end) = last, place > end { throw Fault.invertedRange }
        let found = try collection.element(at: index)
        index = try collection.place(after: index)
        return found
    }
}

/// The elements of a part of a collection, by their places.
struct PartIterator: ElementIterator {
    private let part: LazyCollection
    private let places: Result<Places, any Error>
    /// nil at the beginning.
    private var upcoming: Value?

    init(_ part: LazyCollection) {
        self.part = part
        places = Result { try Places(part) }
    }

    mutating func next() throws -> Value? {
        let places = try places.get()
        let place = try upcoming ?? places.start()
        upcoming = place
        guard try place != places.end() else { return nil }
        upcoming = try places.moved(place, by: 1)
        return try part.element(place)
    }
}

/// What a function makes of each element.
struct MapIterator: ElementIterator {
    var base: any ElementIterator
    let transform: (Value) throws -> Value

    mutating func next() throws -> Value? { try base.next().map(transform) }
}

/// The elements for which a function is true.
struct FilterIterator: ElementIterator {
    var base: any ElementIterator
    let isIncluded: (Value) throws -> Bool

    mutating func next() throws -> Value? {
        while let element = try base.next() {
            if try isIncluded(element) { return element }
        }
        return nil
    }
}

/// The first elements.
struct PrefixIterator: ElementIterator {
    var base: any ElementIterator
    /// How many are left.
    var left: Int

    mutating func next() throws -> Value? {
        guard left > 0 else { return nil }
        left -= 1
        return try base.next()
    }
}

/// What follows the first elements.
struct DropFirstIterator: ElementIterator {
    var base: any ElementIterator
    /// How many are still to be left out.
    var left: Int

    mutating func next() throws -> Value? {
        while left > 0 {
            left -= 1
            guard try base.next() != nil else { return nil }
            if left & 0xFFF == 0 { try Work.charge(0x400) }
        }
        return try base.next()
    }
}

/// An element, and what an iterator hands out after it: asked one ahead, as what `drop(while:)` leaves is in Swift.
struct AheadIterator: ElementIterator {
    var upcoming: Value?
    var rest: any ElementIterator

    mutating func next() throws -> Value? {
        guard let element = upcoming else { return nil }
        upcoming = try rest.next()
        return element
    }
}

/// The first elements, as long as a function is true.
struct PrefixWhileIterator: ElementIterator {
    /// nil after the first element for which it is not.
    var base: (any ElementIterator)?
    let isIncluded: (Value) throws -> Bool

    mutating func next() throws -> Value? {
        guard let element = try base?.next() else { return nil }
        if try isIncluded(element) { return element }
        base = nil
        return nil
    }
}

/// The elements of two sequences in pairs.
struct PairIterator: ElementIterator {
    var first: any ElementIterator
    var second: any ElementIterator

    mutating func next() throws -> Value? {
        guard let one = try first.next(), let other = try second.next() else { return nil }
        return .tuple([one, other])
    }
}

/// The elements of a sequence with their numbers.
struct NumberedIterator: ElementIterator {
    private var base: any ElementIterator
    private var number = 0

    init(_ base: any ElementIterator) { self.base = base }

    mutating func next() throws -> Value? {
        guard let element = try base.next() else { return nil }
        defer { number &+= 1 }
        return .tuple([.int(number), element])
    }
}

/// A value, what a function makes of it, and so on until nil.
struct SuccessorIterator: ElementIterator {
    private var last: Value?
    private var upcoming: Value?
    private let successor: FunctionValue

    init(_ first: Value, _ successor: FunctionValue) { (upcoming, self.successor) = (first, successor) }

    mutating func next() throws -> Value? {
        if let value = last {
            // Where the function fails, nothing follows.
            last = nil
            guard case .some(let following) = try successor.call([value]) else { return nil }
            upcoming = following
        }
        (last, upcoming) = (upcoming, nil)
        return last
    }
}

/// What a function makes of a state that it changes, until nil.
struct StateIterator: ElementIterator {
    private var state: Value
    private let function: FunctionValue

    init(_ state: Value, _ function: FunctionValue) { (self.state, self.function) = (state, function) }

    mutating func next() throws -> Value? {
        let cell = Cell(state)
        state = .void
        defer { state = cell.content }
        guard case .some(let element) = try function.call([.instance(cell)]) else { return nil }
        return element
    }
}

/// What another iterator hands out, which all copies share: `AnyIterator`.
final class SharedIterator: ElementIterator {
    private var base: any ElementIterator

    init(_ base: any ElementIterator) { self.base = base }

    func next() throws -> Value? {
        // The program's code runs meanwhile and may ask again.
        var own = base
        base = EmptyIterator()
        defer { base = own }
        return try own.next()
    }
}
