import Catalogue

/// A place in a dictionary or a set: how many elements stand before it in the order in which they are walked through.
struct ElementPlace: NativeConvertible, Hashable, Comparable {
    let offset: Int

    static func < (one: ElementPlace, other: ElementPlace) -> Bool { one.offset < other.offset }

    /// The element at the place.
    func element(of collection: Value) throws -> Value {
        let elements = try Elements.argument(collection).values
        guard elements.indices.contains(offset) else { throw Subscripts.outOfRange(offset, of: elements.indices) }
        return elements[offset]
    }
}

extension StandardLibrary {
    /// The type of the places of a collection.
    static func placeType<Place: NativeConvertible & Comparable>(
        _ place: Place.Type, of collection: String, _ summary: String, example: String
    ) -> BuiltInGroup {
        BuiltInGroup(
            "struct \(collection).Index: Comparable, Hashable", summary, example: example,
            [
                BuiltIn(
                    "static func == (lhs: \(collection).Index, rhs: \(collection).Index) -> Bool",
                    "Whether both are the same place.", example: "\(example) == \(example)"
                ) { (one: Place, other: Place) in one == other },
                BuiltIn(
                    "static func < (lhs: \(collection).Index, rhs: \(collection).Index) -> Bool",
                    "Whether the first place comes before the other.", example: "\(example) < \(example)"
                ) { (one: Place, other: Place) in one < other },
            ])
    }
}
