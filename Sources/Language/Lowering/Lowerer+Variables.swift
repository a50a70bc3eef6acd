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
        return { $0.slots[slot] = .instance(Cell($1)) }
    }

    /// A variable as a place.
    func place(of variable: LocalVariable, _ locals: Locals) -> Place {
        let slot = locals.slot(of: variable)
        if locals.isBoxed(variable) {
            return Place(
                read: { frame in try Lowerer.cell(frame, slot).read() },
                write: { frame, value in try Lowerer.cell(frame, slot).write(value) },
                modify: { frame, body in try Lowerer.cell(frame, slot).modify(body) })
        }
        return Place(
            read: { $0.slots[slot] },
            write: { $0.slots[slot] = $1 },
            modify: { frame, body in
                // Moved out meanwhile, so that collections are changed in place.
                var value = frame.slots[slot]
                frame.slots[slot] = .void
                defer { frame.slots[slot] = value }
                try body(&value)
            })
    }

    /// The cell in a slot.
    static func cell(_ frame: Frame, _ slot: Int) throws -> Cell {
        guard case .instance(let instance) = frame.slots[slot] else { throw Fault.uninitialized("a variable") }
        return unsafeDowncast(instance, to: Cell.self)
    }
}
