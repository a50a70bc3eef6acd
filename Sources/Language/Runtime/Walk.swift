import Catalogue

/// The elements of anything that can be walked through, one after the other: what is asked for is made, and no more.
///
/// As a parameter of a built-in it takes what `Elements` takes, and sequences without end.
struct Walk: ValueConvertible {
    /// The next element; nil at the end.
    let next: () throws -> Value?

    init?(_ value: Value) {
        switch value {
        case .instance(let instance as DeclaredInstance):
            guard let next = try? Elements.iterator(of: value, types: instance.runtimeType.types) else { return nil }
            self.next = next
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

    var value: Value { LazyElements { next }.value }

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
struct LazyElements: NativeConvertible {
    /// Begins to walk.
    let make: () -> () throws -> Value?

    /// A sequence that walks as a function says.
    init(_ make: @escaping () -> () throws -> Value?) {
        self.make = make
    }

    /// What a function makes of each element; nil leaves it out.
    func transformed(_ transform: @escaping (Value) throws -> Value?) -> LazyElements {
        LazyElements {
            let next = make()
            return {
                while let element = try next() {
                    if let made = try transform(element) { return made }
                }
                return nil
            }
        }
    }
}
