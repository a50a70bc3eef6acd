import Catalogue

/// The places of a collection: numbers for arrays and ranges, indices of a text, places in dictionaries, sets and closed
/// ranges. Those of a lazy collection are places of what it is made of.
struct Places {
    private let units: (any TextUnits)?
    private let declared: DeclaredCollection?
    /// The offsets of its elements: those of a range are its numbers.
    private let offsets: WholeRange<Int>?
    private let kind: Kind
    /// Whether a place counts; nil where all do.
    private let isIncluded: ((Value) throws -> Bool)?
    /// Its first place and the one behind its last, where it is a part of another collection.
    private let bounds: (lower: Value, upper: Value)?

    /// What a place is.
    private enum Kind {
        /// The number of elements before it.
        case offset
        /// One of the numbers of a range, or the one behind them.
        case number(Range<Int>)
        /// One of a closed range.
        case closed(WholeRange<Int>)
        /// One of a dictionary or a set.
        case unordered
    }

    init(_ collection: Value) throws { try self.init(LazyCollection(collection)) }

    init(_ lazy: LazyCollection) throws {
        let collection = lazy.base
        (isIncluded, bounds) = (lazy.isIncluded, lazy.bounds)
        declared = DeclaredCollection(collection)
        units = TextValue(collection)?.text ?? TextView(collection)?.units
        var (offsets, kind) = (WholeRange<Int>?.none, Kind.offset)
        if let list = ListValue(collection) {
            offsets = WholeRange(list.elements.indices)
        } else if case .native(let native) = collection {
            offsets = Elements.countable(native)
            if let range = (native as? Box<Range<Int>>)?.wrapped {
                kind = .number(range)
            } else if native is Box<ClosedRange<Int>>, let offsets {
                kind = .closed(offsets)
            }
        }
        if case .dictionary(let pairs) = collection {
            (offsets, kind) = (WholeRange(0..<pairs.count), .unordered)
        } else if let count = Set<Value>(collection)?.count ?? DictionaryPart(collection)?.pairs.count {
            (offsets, kind) = (WholeRange(0..<count), .unordered)
        }
        (self.offsets, self.kind) = (offsets, kind)
        guard units != nil || offsets != nil || declared != nil else {
            throw Fault.unsupported("indices of this collection")
        }
    }

    /// The first place; where there is none, the one behind all.
    func start() throws -> Value {
        if let bounds { return bounds.lower }
        if let units { return try included(from: units.startIndex.value) }
        if let declared { return try included(from: declared.start()) }
        return try included(from: place(offsets?.first ?? 0))
    }

    /// The place behind the last.
    func end() throws -> Value {
        if let bounds { return bounds.upper }
        if let units { return units.endIndex.value }
        if let declared { return try declared.end() }
        guard let offsets else { return .int(0) }
        guard case .closed = kind else {
            return place(offsets.last.map { Arithmetic.clampedSum($0, 1) } ?? offsets.first)
        }
        return ClosedRangePlace.pastEnd.value
    }

    func all() throws -> [Value] {
        if units == nil { _ = try Elements.checked(offsets?.count ?? 0) }
        var places: [Value] = []
        let next = try walk()
        while let place = try next() { places.append(place) }
        return places
    }

    private func place(_ offset: Int) -> Value {
        switch kind {
        case .offset, .number: .int(offset)
        case .closed(let range):
            (range.contains(offset) ? ClosedRangePlace.inRange(offset) : ClosedRangePlace.pastEnd).value
        case .unordered: ElementPlace(offset: offset).value
        }
    }

    private func offset(_ place: Value) throws -> Int {
        if case .closed(let range) = kind, let place = ClosedRangePlace(place) { return try place.offset(in: range) }
        if case .unordered = kind, let place = ElementPlace(place) { return place.offset }
        guard case .int(let offset) = place else { throw Fault.wrongArgument }
        return offset
    }

    /// Ranges have no places but their own.
    private func checked(_ offset: Int) throws -> Int {
        let isInside =
            switch kind {
            case .number(let range): offset >= range.lowerBound && offset <= range.upperBound
            case .closed(let range): range.contains(offset) || offset == Arithmetic.clampedSum(range.last ?? 0, 1)
            case .offset, .unordered: true
            }
        guard isInside else { throw Fault.stopped("Index out of bounds") }
        return offset
    }

    /// A place that counts, from one on; where there is none, the one behind all.
    private func included(from place: Value) throws -> Value {
        guard let isIncluded else { return place }
        let end = try end()
        var place = place
        while place != end, try !isIncluded(place) {
            try Work.charge(1)
            place = try movedByAll(place, by: 1)
        }
        return place
    }

    /// A place so many elements on.
    func moved(_ index: Value, by distance: Int) throws -> Value {
        guard let isIncluded else { return try movedByAll(index, by: distance) }
        var place = index
        let end = try end()
        for _ in 0..<max(0, distance) {
            guard place != end else { throw Fault.stopped("Index out of bounds") }
            place = try included(from: try movedByAll(place, by: 1))
        }
        for _ in 0..<Arithmetic.clampedDifference(0, min(0, distance)) {
            let first = try start()
            repeat {
                guard place != first else { throw Fault.stopped("Index out of bounds") }
                try Work.charge(1)
                place = try movedByAll(place, by: -1)
            } while try !isIncluded(place)
        }
        return place
    }

    /// A place so many elements on, where all places count.
    private func movedByAll(_ index: Value, by distance: Int) throws -> Value {
        if let units {
            guard let moved = try units.index(index, offsetBy: distance) else { throw Fault.textIndexOutOfRange }
            return moved.value
        }
        if let declared { return try declared.moved(index, by: distance) ?? index }
        return place(try checked(try Arithmetic.sum(try checked(try offset(index)), distance)))
    }

    /// A place so many elements on; nil where a limit that lies ahead comes first.
    func moved(_ index: Value, by distance: Int, limitedBy limit: Value) throws -> Value? {
        if isIncluded == nil, let units, let limit = String.Index(limit) {
            return try units.index(index, offsetBy: distance, limitedBy: limit)?.value
        }
        if isIncluded == nil, let declared { return try declared.moved(index, by: distance, limitedBy: limit) }
        if isIncluded != nil {
            // How far the limit lies ahead is only known when it is reached.
            var place = index
            for _ in 0..<Arithmetic.clampedDifference(max(distance, 0), min(distance, 0)) {
                guard place != limit else { return nil }
                place = try moved(place, by: distance.signum())
            }
            return place
        }
        let room = try self.distance(index, limit)
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return try moved(index, by: distance)
    }

    func distance(_ start: Value, _ end: Value) throws -> Int {
        if isIncluded == nil {
            if let units { return try units.distance(start, end) }
            if let declared { return try declared.distance(from: start, to: end) }
            return try Arithmetic.difference(try offset(end), try offset(start))
        }
        let isAhead = try !Order.isLess(end, start)
        var (place, count) = isAhead ? (start, 0) : (end, 0)
        while place != (isAhead ? end : start) {
            place = try moved(place, by: 1)
            count += 1
        }
        return isAhead ? count : -count
    }

    /// The element at a place of a collection.
    static func element(at place: Value, of collection: Value) throws -> Value {
        if let lazy = LazyElements(collection)?.collection { return try lazy.element(place) }
        if let declared = DeclaredCollection(collection) { return try declared.element(at: place) }
        if let text = TextValue(collection) { return try text.text.unit(at: place) }
        if let view = TextView(collection) { return try view.units.unit(at: place) }
        if ListValue(collection) != nil { return try Subscripts.read(collection, index: place) }
        if let place = ElementPlace(place) { return try place.element(of: collection) }
        let places = try Places(collection)
        let offset = try places.offset(place)
        guard let offsets = places.offsets, offsets.contains(offset) else { throw Fault.stopped("Index out of range") }
        return .int(offset)
    }

    func first(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        var walk = try Walk.argument(collection)
        let places = try self.walk()
        while let element = try walk.next(), let place = try places() {
            if try condition(element) { return .some(place) }
        }
        return .none
    }

    /// The first or last place of an element. A number stands in a range at its own place.
    func place(of element: Value, isLast: Bool, in collection: Value) throws -> Value {
        if case .native(let native) = collection, let range = Elements.countable(native),
            case .int(let number) = element
        {
            return range.contains(number) ? .some(place(number)) : .none
        }
        return isLast
            ? try last(in: collection) { $0 == element } : try first(in: collection) { $0 == element }
    }

    /// Hands out the places one after the other.
    func walk() throws -> () throws -> Value? {
        let next: () -> Value?
        if bounds != nil || declared != nil {
            var upcoming = try start()
            return {
                let place = upcoming
                guard try place != end() else { return nil }
                upcoming = try moved(place, by: 1)
                return place
            }
        } else if let units {
            next = units.walkOfPlaces
        } else {
            var iterator = offsets?.makeIterator()
            next = { iterator?.next().map(place) }
        }
        guard let isIncluded else { return next }
        return {
            while let place = next() {
                if try isIncluded(place) { return place }
            }
            return nil
        }
    }

    /// The place behind so many elements, at most the one behind all.
    func place(behind count: Int) throws -> Value {
        let end = try end()
        return try moved(try start(), by: count, limitedBy: end) ?? end
    }

    /// The place of the first element for which a condition does not hold; the one behind all where it always does.
    func place(in collection: Value, while condition: (Value) throws -> Bool) throws -> Value {
        guard case .some(let place) = try first(in: collection, where: { try !condition($0) }) else { return try end() }
        return place
    }

    func count() throws -> Int { try distance(try start(), try end()) }

    /// Whether a value that is not lazy has places.
    static func known(of collection: Value) -> Bool { (try? Places(LazyCollection(base: collection))) != nil }

    /// The places that a range of any kind means.
    func part(_ range: Value) throws -> (lower: Value, upper: Value) {
        guard case .native(let native) = range else { throw Fault.wrongArgument }
        if let partial = (native as? Box<PartialRange>)?.wrapped {
            let upper = try partial.upper.map { try partial.isClosed ? moved($0, by: 1) : $0 }
            return try checked((partial.lower ?? start(), upper ?? end()))
        }
        let ends = try StandardLibrary.bounds(range)
        let isClosed = native is Box<ClosedRange<Int>> || (native as? Box<ValueRange>)?.wrapped.isClosed == true
        return try checked((ends.lower, isClosed ? moved(ends.upper, by: 1) : ends.upper))
    }

    private func checked(_ part: (lower: Value, upper: Value)) throws -> (lower: Value, upper: Value) {
        guard try !Order.isLess(part.lower, start()), try !Order.isLess(end(), part.upper),
            try !Order.isLess(part.upper, part.lower)
        else { throw Fault.stopped("Range out of bounds") }
        return part
    }

    func last(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        let elements = try StandardLibrary.elements(collection)
        for (place, element) in zip(try all(), elements).reversed() where try condition(element) {
            return .some(place)
        }
        return .none
    }
}
