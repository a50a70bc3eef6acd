import Catalogue

extension Lowerer {
    /// Reads a variable of the body.
    func read(_ variable: LocalVariable, _ locals: Locals) -> Code {
        let slot = locals.slot(of: variable)
        guard locals.isBoxed(variable) else { return { $0.slots[slot] } }
        return { frame in try Lowerer.cell(frame, slot).read() }
    }

    /// Puts a value into a variable that comes into being: a shared one gets a cell of its own each time, so that each
    /// round of a loop has its own.
    func define(_ variable: LocalVariable, _ locals: Locals) -> (Frame, Value) -> Void {
        let slot = locals.declare(variable)
        guard locals.isBoxed(variable) else { return { $0.slots[slot] = $1 } }
        return { $0.slots[slot] = .instance(Cell($1, in: $0.machine.changes)) }
    }

    /// A variable as a place.
    func place(of variable: LocalVariable, _ locals: Locals) -> Place {
        VariablePart(slot: locals.slot(of: variable), isBoxed: locals.isBoxed(variable)).place
    }

    /// The cell in a slot.
    static func cell(_ frame: Frame, _ slot: Int) throws -> Cell {
        guard case .instance(let instance) = frame.slots[slot] else { throw Fault.uninitialized("a variable") }
        return unsafeDowncast(instance, to: Cell.self)
    }

    /// The cell in a slot, to be changed.
    static func changingCell(_ frame: Frame, _ slot: Int) throws -> Cell {
        let cell = try cell(frame, slot)
        cell.note(in: frame.machine.changes)
        return cell
    }
}
