import Catalogue

/// A body of the program, lowered when it is first called.
final class Function {
    /// How many slots a call needs.
    private(set) var slotCount = 0
    /// The parameters that closures share, by slot: they are put into cells when a call begins.
    private var cellParameters: [Int] = []
    private var parameterCount = 0
    private var body: Code = { _ in .void }
    private var lower: (() -> Lowered)?

    /// What lowering makes of a body.
    struct Lowered {
        var slotCount: Int
        var parameterCount = 0
        var cellParameters: [Int]
        var body: Code
    }

    init(lower: @escaping () -> Lowered) {
        self.lower = lower
    }

    /// Lets go of the code, when the program ends.
    func dispose() {
        lower = nil
        body = { _ in .void }
    }

    /// A frame for one call, its parameters still to be filled in.
    func frame(_ machine: Machine, _ types: TypeArguments) -> Frame {
        if let lower {
            self.lower = nil
            let lowered = lower()
            slotCount = lowered.slotCount
            parameterCount = lowered.parameterCount
            cellParameters = lowered.cellParameters
            body = lowered.body
        }
        return Frame(machine, slots: slotCount, types: types)
    }

    /// Runs the body in a frame whose parameters are filled in.
    func run(_ frame: Frame) throws -> Value {
        try frame.machine.enter()
        defer { frame.machine.leave() }
        for slot in cellParameters {
            if case .instance(let cell) = frame.slots[slot], cell is Cell { continue }
            frame.slots[slot] = .instance(Cell(frame.slots[slot], in: frame.machine.changes))
        }
        return try body(frame)
    }

    /// Calls the body with values for its parameters; what a closure captured follows them. A closure of several
    /// parameters takes a tuple apart that is handed to it as its only argument.
    func call(_ machine: Machine, _ types: TypeArguments, _ arguments: [Value], captured: [Value] = []) throws -> Value
    {
        // To gather the arguments takes as long as some steps do.
        try machine.step(2)
        let frame = frame(machine, types)
        defer { frame.leave() }
        var slot = 0
        if arguments.count == 1, parameterCount > 1, case .tuple(let parts) = arguments[0] {
            for part in parts.prefix(parameterCount) {
                frame.slots[slot] = part
                slot += 1
            }
        } else {
            for argument in arguments.prefix(parameterCount) {
                frame.slots[slot] = argument
                slot += 1
            }
        }
        slot = parameterCount
        for value in captured {
            frame.slots[slot] = value
            slot += 1
        }
        return try run(frame)
    }

    /// What a parameter holds when the call is over.
    static func final(_ slot: Int, in frame: Frame) -> Value {
        let value = frame.slots[slot]
        frame.slots[slot] = .void
        if case .instance(let instance) = value, let cell = instance as? Cell { return cell.content }
        return value
    }
}
