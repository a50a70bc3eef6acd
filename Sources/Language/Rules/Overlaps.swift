/// Exclusive access: two `inout` arguments of a call must not overlap, and what an optional chain leads to a change of is not
/// read beside it.
extension Checker {
    /// Throws where two places that a call modifies are the same, or one contains the other.
    func requireApart(_ arguments: [CheckedExpression], _ receiver: CheckedCall.Receiver) throws {
        var paths: [(path: PlacePath, position: SourcePosition)] = []
        if case .place(let place) = receiver, let path = PlacePath(place) { paths.append((path, place.position)) }
        for argument in arguments {
            guard case .inout(let place) = argument.kind, let path = PlacePath(place) else { continue }
            for other in paths where other.path.overlaps(path) {
                throw Diagnostic(
                    .overlappingAccess(path.name, isElement: path.isElement && other.path.isElement),
                    at: place.position)
            }
            paths.append((path, place.position))
        }
        var chained: [CheckedPlace] = []
        if case .place(let place) = receiver { chained.append(place) }
        for argument in arguments {
            for place in chained { try requireUnread(place, in: argument) }
            if case .inout(let place) = argument.kind { chained.append(place) }
        }
    }

    /// Throws where a place is changed to which an optional chain leads, and a value reads what the chain begins with: that is
    /// looked into before the value is evaluated, and is being changed from then on. `o?.x = o!.x + 1`
    func requireUnread(_ place: CheckedPlace, in value: CheckedExpression) throws {
        guard let start = place.chainStart, let path = PlacePath(start), value.reads(path) else { return }
        throw Diagnostic(.overlappingAccess(path.name, isElement: false), at: start.position)
    }
}

extension CheckedPlace {
    /// The place that the first `?` on the way to it looks into; nil where there is none.
    fileprivate var chainStart: CheckedPlace? {
        switch kind {
        case .unwrapOrEnd(let base): base.chainStart ?? base
        case .stored(let base, _), .tupleElement(let base, _), .force(let base),
            .accessors(.place(let base), _, _, _, _),
            .keyPath(.place(let base), _):
            base.chainStart
        case .local, .global, .instance, .accessors, .closures, .keyPath, .tuple, .discard: nil
        }
    }
}

extension CheckedExpression {
    /// Whether evaluating it reads a part of a variable, or what holds that part. What a closure or an operand that may be left
    /// out reads is not looked at, as Swift leaves it to the running program.
    fileprivate func reads(_ path: PlacePath) -> Bool {
        if let own = PlacePath(reading: self) { return own.overlaps(path) }
        switch kind {
        case .inout(let place): return PlacePath(place)?.overlaps(path) == true
        case .call(let call):
            if case .place(let place) = call.receiver, PlacePath(place)?.overlaps(path) == true { return true }
            if case .value(let value) = call.receiver, value.reads(path) { return true }
            return call.arguments.contains { $0.reads(path) }
        case .and(let first, _), .or(let first, _), .coalesce(let first, _): return first.reads(path)
        default: return kind.parts.contains { $0.reads(path) }
        }
    }
}

/// A variable, and which part of it.
private struct PlacePath {
    let name: String
    /// The identity of the variable.
    private let root: ObjectIdentifier
    /// The stored properties and tuple elements that lead to the part, as far as they are known statically.
    private var steps: [Int] = []
    /// Whether the part is found by a subscript or an accessor, which needs all that stands before it.
    private(set) var isElement = false

    init?(_ place: CheckedPlace) {
        switch place.kind {
        case .local(let variable): (name, root) = (variable.name, ObjectIdentifier(variable))
        case .global(let variable): (name, root) = (variable.name, ObjectIdentifier(variable))
        case .stored(let base, let property):
            guard let inner = PlacePath(base) else { return nil }
            self = inner
            if !isElement { steps.append(property.index) }
        case .tupleElement(let base, let index):
            guard let inner = PlacePath(base) else { return nil }
            self = inner
            if !isElement { steps.append(index) }
        case .force(let base), .unwrapOrEnd(let base):
            guard let inner = PlacePath(base) else { return nil }
            self = inner
        case .accessors(.place(let base), _, _, _, _):
            guard let inner = PlacePath(base) else { return nil }
            self = inner
            isElement = true
        default: return nil
        }
    }

    /// What an expression reads; nil where that is no part of a variable.
    init?(reading value: CheckedExpression) {
        switch value.kind {
        case .local(let variable): (name, root) = (variable.name, ObjectIdentifier(variable))
        case .global(let variable): (name, root) = (variable.name, ObjectIdentifier(variable))
        case .stored(let base, let property):
            guard let inner = PlacePath(reading: base) else { return nil }
            self = inner
            steps.append(property.index)
        case .tupleElement(let base, let index):
            guard let inner = PlacePath(reading: base) else { return nil }
            self = inner
            steps.append(index)
        default: return nil
        }
    }

    /// Whether changing one may change the other.
    func overlaps(_ other: PlacePath) -> Bool {
        root == other.root && zip(steps, other.steps).allSatisfy { $0 == $1 }
    }
}
