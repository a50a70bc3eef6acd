import Catalogue

/// A variable of a body, or a stored property or tuple element of it, and so on inwards. Each part is lent by itself, so that
/// a call may change two at once, and closures may use the others meanwhile.
struct VariablePart {
    /// Where the variable stands in the frame.
    let slot: Int
    /// Whether closures share it, so that the slot holds its cell.
    let isBoxed: Bool
    /// The places of the properties and elements that lead to the part.
    var path: ArraySlice<Int> = []

    /// A property or element of it.
    func inner(_ index: Int) -> VariablePart {
        var inner = self
        inner.path.append(index)
        return inner
    }

    /// The part as a place: what is lent is moved out, so that collections are changed in place, and the rest stays.
    var place: Place {
        let (slot, path) = (slot, path)
        if isBoxed {
            return Place(
                read: { try Lowerer.cell($0, slot).read(path) },
                write: { try Lowerer.changingCell($0, slot).write($1, at: path) },
                modify: { try Lowerer.changingCell($0, slot).modify(at: path, $1) }, part: self)
        }
        if path.isEmpty {
            return Place(
                read: { $0.slots[slot] }, write: { $0.slots[slot] = $1 },
                modify: { frame, body in
                    var value = frame.slots[slot]
                    frame.slots[slot] = .void
                    defer { frame.slots[slot] = value }
                    try body(&value)
                }, part: self)
        }
        return Place(
            read: { try Fields.part(path, of: $0.slots[slot]) },
            write: { frame, value in try Fields.modifyPart(path, of: &frame.slots[slot]) { $0 = value } },
            modify: { frame, body in
                var part = Value.void
                try Fields.modifyPart(path, of: &frame.slots[slot]) { swap(&$0, &part) }
                let result = Result { try body(&part) }
                try Fields.modifyPart(path, of: &frame.slots[slot]) { $0 = part }
                try result.get()
            }, part: self)
    }
}

extension Lowerer {
    /// The part of a variable that an expression reads, where closures share the variable; nil for all else.
    func sharedPart(_ expression: CheckedExpression, _ locals: Locals) -> VariablePart? {
        switch expression.kind {
        case .local(let variable) where locals.isBoxed(variable):
            VariablePart(slot: locals.slot(of: variable), isBoxed: true)
        case .stored(let base, let property) where base.type.nominal?.kind == .struct:
            sharedPart(base, locals)?.inner(property.index)
        case .tupleElement(let base, let index): sharedPart(base, locals)?.inner(index)
        default: nil
        }
    }
}
