import Catalogue

/// A collection that the program declares: where its places are, and what stands there, as its own members say.
struct DeclaredCollection {
    private let collection: Value
    private let first: Witness
    private let last: Witness
    private let subscripted: Witness
    /// nil where places are whole numbers that follow one another.
    private let after: Witness?
    private let before: Witness?
    /// Whether it can be walked backwards.
    private let isBidirectional: Bool

    /// nil for what is no collection of the program.
    init?(_ value: Value) {
        guard case .instance(let instance as DeclaredInstance) = value else { return nil }
        let type = instance.runtimeType
        func witness(_ name: String, of protocolName: String) -> Witness? {
            type.source.requirement(name, of: protocolName).flatMap { type.witness(for: $0) }
        }
        func step(_ protocolName: String) -> Witness? {
            guard let step = witness("index", of: protocolName) else { return nil }
            return step.callee.declaration.owner?.isBuiltIn == false ? step : nil
        }
        guard let first = witness("startIndex", of: "Collection"), let last = witness("endIndex", of: "Collection"),
            let subscripted = witness("subscript", of: "Collection")
        else { return nil }
        collection = value
        (self.first, self.last, self.subscripted) = (first, last, subscripted)
        (after, before) = (step("Collection"), step("BidirectionalCollection"))
        isBidirectional =
            type.source.builtInType(named: "BidirectionalCollection")
            .map { type.source.conforms(type.type, to: ProtocolType($0)) } ?? false
    }

    func start() throws -> Value { try first.callee.call(on: collection, [], first.types) }

    /// The place behind the last.
    func end() throws -> Value { try last.callee.call(on: collection, [], last.types) }

    func element(at place: Value) throws -> Value {
        try subscripted.callee.call(on: collection, [place], subscripted.types)
    }

    func place(after place: Value) throws -> Value {
        if let after { return try after.callee.call(on: collection, [place], after.types) }
        return try moved(place, by: 1, with: nil)
    }

    private func place(before place: Value) throws -> Value {
        try moved(place, by: -1, with: before)
    }

    private func moved(_ place: Value, by distance: Int, with step: Witness?) throws -> Value {
        if let step { return try step.callee.call(on: collection, [place], step.types) }
        guard case .int(let number) = place else { throw Fault.unsupported("a place that is no whole number") }
        return .int(try Arithmetic.sum(number, distance))
    }

    /// A place so many elements on; nil where a limit comes first.
    func moved(_ place: Value, by distance: Int, limitedBy limit: Value? = nil) throws -> Value? {
        if distance < 0, !isBidirectional {
            throw Fault.stopped("Only BidirectionalCollections can be advanced by a negative amount")
        }
        if after == nil, case .int(let number) = place {
            if case .int(let limit)? = limit {
                let room = try Arithmetic.difference(limit, number)
                if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
            }
            let target = Value.int(try Arithmetic.sum(number, distance))
            guard try !Order.isLess(target, start()), try !Order.isLess(end(), target) else {
                throw Fault.stopped("Index out of bounds")
            }
            return target
        }
        var place = place
        for _ in 0..<distance.magnitude {
            if place == limit { return nil }
            try Work.charge(1)
            place = try distance > 0 ? self.place(after: place) : self.place(before: place)
        }
        return place
    }

    func distance(from start: Value, to end: Value) throws -> Int {
        if after == nil, case .int(let one) = start, case .int(let other) = end {
            return try Arithmetic.difference(other, one)
        }
        let isAhead = try !Order.isLess(end, start)
        guard isAhead || isBidirectional else {
            throw Fault.stopped("Only BidirectionalCollections can have end come before start")
        }
        var (place, count) = (start, 0)
        while place != end {
            try Work.charge(1)
            place = try isAhead ? self.place(after: place) : self.place(before: place)
            count += 1
        }
        return isAhead ? count : -count
    }
}
