import Catalogue

extension StandardLibrary {
    /// The places of any collection.
    static let places: [BuiltIn] = [
        BuiltIn("var indices: [Index] { get }", "The places of its elements.", example: "(1...3).indices") {
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
            let places = try Places(collection)
            let moved = try places.moved(index, by: distance)
            let isPast = try distance < 0 ? Order.isLess(moved, limit) : Order.isLess(limit, moved)
            return isPast ? .none : .some(moved)
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
        ) { (collection: Value, element: Value) in try Places(collection).first(in: collection) { $0 == element } },
        BuiltIn(
            "func lastIndex(of element: Element) -> Index?", "The last place of an element.",
            example: "[1, 2, 1].lastIndex(of: 1)"
        ) { (collection: Value, element: Value) in try Places(collection).last(in: collection) { $0 == element } },
    ]
}

/// The places of a collection: numbers for arrays and ranges, indices of a text, places in dictionaries and sets.
private struct Places {
    private let text: TextValue?
    private var bounds: Range<Int>?
    /// Whether the places are those of a dictionary or a set.
    private var isUnordered = false

    init(_ collection: Value) throws {
        text = TextValue(collection)
        if let list = ListValue(collection) {
            bounds = list.elements.indices
        } else if case .native(let native) = collection {
            bounds = Elements.countable(native)
        } else {
            bounds = nil
        }
        if case .dictionary(let pairs) = collection {
            (bounds, isUnordered) = (0..<pairs.count, true)
        } else if let set = Set<Value>(collection) {
            (bounds, isUnordered) = (0..<set.count, true)
        }
        if text == nil, bounds == nil { throw Fault.unsupported("indices of this collection") }
    }

    func all() throws -> [Value] {
        if let text { return text.text.indices.map(\.value) }
        return bounds.map { $0.map(place) } ?? []
    }

    private func place(_ offset: Int) -> Value { isUnordered ? ElementPlace(offset: offset).value : .int(offset) }

    private func offset(_ place: Value) throws -> Int {
        if isUnordered, let place = ElementPlace(place) { return place.offset }
        guard case .int(let offset) = place else { throw Fault.wrongArgument }
        return offset
    }

    func moved(_ index: Value, by distance: Int) throws -> Value {
        if let text {
            guard let moved = try text.index(index, offsetBy: distance) else { throw Fault.textIndexOutOfRange }
            return moved.value
        }
        return place(try offset(index) + distance)
    }

    func distance(_ start: Value, _ end: Value) throws -> Int {
        if let text { return text.text.distance(from: try text.place(orEnd: start), to: try text.place(orEnd: end)) }
        return try offset(end) - offset(start)
    }

    func first(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        guard let walk = Walk(collection) else { throw Fault.wrongArgument }
        for place in try all() {
            guard let element = try walk.next() else { break }
            if try condition(element) { return .some(place) }
        }
        return .none
    }

    func last(in collection: Value, where condition: (Value) throws -> Bool) throws -> Value {
        guard let elements = Elements(collection) else { throw Fault.wrongArgument }
        for (place, element) in zip(try all(), elements.values).reversed() where try condition(element) {
            return .some(place)
        }
        return .none
    }
}
