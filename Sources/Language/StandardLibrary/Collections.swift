import Catalogue

extension StandardLibrary {
    /// The places of any collection.
    static let places: [BuiltIn] = [
        BuiltIn("var indices: DefaultIndices<Self> { get }", "The places of its elements.", example: "(1...3).indices")
        {
            (collection: Value) in Value.array(try Places(collection).all())
        },
        BuiltIn("func index(after i: Index) -> Index", "The next place.", example: "[1, 2].index(after: 0)") {
            (collection: Value, index: Value) in try Places(collection).moved(index, by: 1)
        },
        BuiltIn("func index(before i: Index) -> Index", "The place before.", example: "[1, 2].index(before: 1)") {
            (collection: Value, index: Value) in try Places(collection).moved(index, by: -1)
        },
        BuiltIn(
            "func index(_ i: Index, offsetBy distance: Int) -> Index", "A place so many elements on.",
            example: "[1, 2].index(0, offsetBy: 1)"
        ) { (collection: Value, index: Value, distance: Int) in try Places(collection).moved(index, by: distance) },
        BuiltIn(
            "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
            "A place so many elements on, or nil past a limit.", example: "[1, 2].index(0, offsetBy: 9, limitedBy: 2)"
        ) { (collection: Value, index: Value, distance: Int, limit: Value) -> Value in
            try Places(collection).moved(index, by: distance, limitedBy: limit).map { .some($0) } ?? .none
        },
        BuiltIn(
            "func distance(from start: Index, to end: Index) -> Int", "How many elements lie between two places.",
            example: "[1, 2].distance(from: 0, to: 2)"
        ) { (collection: Value, start: Value, end: Value) in try Places(collection).distance(start, end) },
        BuiltIn(
            "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
            "The first place for which a function is true.", example: "[1, 2].firstIndex { $0 > 1 }"
        ) { (collection: Value, predicate: Value) in
            try Places(collection).first(in: collection) { try holds(predicate, $0) }
        },
        BuiltIn(
            "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
            "The last place for which a function is true.", example: "[1, 2].lastIndex { $0 > 1 }"
        ) { (collection: Value, predicate: Value) in
            try Places(collection).last(in: collection) { try holds(predicate, $0) }
        },
    ]

    /// Places that are found by an element.
    static let equalPlaces: [BuiltIn] = [
        BuiltIn(
            "func firstIndex(of element: Element) -> Index?", "The place of an element.",
            example: "[1, 2].firstIndex(of: 2)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: false, in: collection)
        },
        BuiltIn(
            "func lastIndex(of element: Element) -> Index?", "The last place of an element.",
            example: "[1, 2, 1].lastIndex(of: 1)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: true, in: collection)
        },
    ]
}

/// The places of a collection: numbers for arrays and ranges, indices of a text, places in dictionaries, sets and closed
/// ranges.
private struct Places {
    private let text: TextValue?
    /// The offsets of its elements: those of a range are its numbers.
    private var offsets: WholeRange<Int>?
    private var kind = Kind.offset

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

    init(_ collection: Value) throws {
        text = TextValue(collection)
        if let list = ListValue(collection) {
            offsets = WholeRange(list.elements.indices)
        } else if case .native(let native) = collection {
            offsets = Elements.countable(native)
            if let range = (native as? Box<Range<Int>>)?.wrapped {
                kind = .number(range)
            } else if native is Box<ClosedRange<Int>>, let offsets {
                kind = .closed(offsets)
            }
        } else {
            offsets = nil
        }
        if case .dictionary(let pairs) = collection {
            (offsets, kind) = (WholeRange(0..<pairs.count), .unordered)
        } else if let set = Set<Value>(collection) {
            (offsets, kind) = (WholeRange(0..<set.count), .unordered)
        }
        if text == nil, offsets == nil { throw Fault.unsupported("indices of this collection") }
    }

    func all() throws -> [Value] {
        if let text { return text.text.indices.map(\.value) }
        guard let offsets else { return [] }
        _ = try Elements.checked(offsets.count)
        return offsets.map(place)
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

    /// A place so many elements on.
    func moved(_ index: Value, by distance: Int) throws -> Value {
        if let text {
            guard let moved = try text.index(index, offsetBy: distance) else { throw Fault.textIndexOutOfRange }
            return moved.value
        }
        return place(try checked(try Arithmetic.sum(try checked(try offset(index)), distance)))
    }

    /// A place so many elements on; nil where a limit that lies ahead comes first.
    func moved(_ index: Value, by distance: Int, limitedBy limit: Value) throws -> Value? {
        if let text, let limit = String.Index(limit) {
            return try text.index(index, offsetBy: distance, limitedBy: limit)?.value
        }
        let room = Arithmetic.clampedDifference(try offset(limit), try offset(index))
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return try moved(index, by: distance)
    }

    func distance(_ start: Value, _ end: Value) throws -> Int {
        if let text { return text.text.distance(from: try text.place(orEnd: start), to: try text.place(orEnd: end)) }
        return try Arithmetic.difference(try offset(end), try offset(start))
    }

    func first(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        guard let walk = Walk(collection) else { throw Fault.wrongArgument }
        let places = walkOfPlaces()
        while let element = try walk.next(), let place = places() {
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
    private func walkOfPlaces() -> () -> Value? {
        if let text {
            var indices = text.text.indices.makeIterator()
            return { indices.next()?.value }
        }
        var iterator = offsets?.makeIterator()
        return { iterator?.next().map(place) }
    }

    func last(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        let elements = try StandardLibrary.elements(collection)
        for (place, element) in zip(try all(), elements).reversed() where try condition(element) {
            return .some(place)
        }
        return .none
    }
}
