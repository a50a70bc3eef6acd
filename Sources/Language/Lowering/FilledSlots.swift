import Catalogue

/// What a call of a body fills the slots of its frame with: values, and the places that it changes.
struct FilledSlots {
    private(set) var values: [(slot: Int, code: ListedCode)] = []
    private(set) var places: [(slot: Int, place: Place)] = []

    /// Fills a slot with a value.
    mutating func add(_ code: @escaping Code, at slot: Int) { values.append((slot, ListedCode(run: code))) }

    /// Lends a place to a slot for the time of the call.
    mutating func add(_ place: Place, at slot: Int) { places.append((slot, place)) }

    /// Evaluates the values into their slots, then runs `body` while the places' values are in theirs.
    func fill<Result>(_ inner: Frame, from frame: Frame, _ body: () throws -> Result) throws -> Result {
        for (slot, code) in values { inner.slots[slot] = try code(frame) }
        return try Self.lend(places[...], frame, to: inner, body)
    }

    private static func lend<Result>(
        _ places: ArraySlice<(slot: Int, place: Place)>, _ frame: Frame, to inner: Frame, _ body: () throws -> Result
    ) throws -> Result {
        guard let (slot, place) = places.first else { return try body() }
        var result: Result?
        try place.modify(frame) { value in
            inner.slots[slot] = value
            value = .void
            defer { value = Function.final(slot, in: inner) }
            result = try lend(places.dropFirst(), frame, to: inner, body)
        }
        guard let result else { throw Fault.wrongArgument }
        return result
    }
}

extension Lowerer {
    /// Adds the arguments of a call from a slot on.
    func add(_ arguments: [CheckedExpression], to filled: inout FilledSlots, from slot: Int, _ locals: Locals) {
        for (index, argument) in arguments.enumerated() {
            if case .inout(let place) = argument.kind {
                filled.add(self.place(place, locals), at: slot + index)
            } else {
                filled.add(code(argument, locals), at: slot + index)
            }
        }
    }
}
