/// A binding to a collection is a collection of bindings to its elements: `ForEach($items) { $item in … }`.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after position: Value.Index) -> Value.Index { wrappedValue.index(after: position) }
    public func formIndex(after position: inout Value.Index) { wrappedValue.formIndex(after: &position) }

    /// A binding to the element at a position. Reading and writing it read and write the whole collection's owner.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let get = { wrappedValue[position] }
        let set = { wrappedValue[position] = $0 }
        guard let step = position as? any Hashable else { return Binding<Value.Element>(get: get, set: set) }
        return part(at: AnyHashable(step), get: get, set: set)
    }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & BidirectionalCollection {
    public func index(before position: Value.Index) -> Value.Index { wrappedValue.index(before: position) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
    public func index(_ position: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(position, offsetBy: distance)
    }

    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

/// A binding to something with an identity has that identity.
extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
