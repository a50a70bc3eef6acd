/// Exclusive access: two `inout` arguments of a call must not overlap.
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

    /// Whether changing one may change the other.
    func overlaps(_ other: PlacePath) -> Bool {
        root == other.root && zip(steps, other.steps).allSatisfy { $0 == $1 }
    }
}
