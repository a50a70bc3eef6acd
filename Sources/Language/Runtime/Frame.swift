import Catalogue

/// One call under way: its variables in numbered slots, and the types that its generic parameters stand for.
final class Frame {
    /// The machine that runs the call.
    let machine: Machine
    /// The variables.
    let slots: UnsafeMutablePointer<Value>
    /// What the generic parameters stand for.
    var types: TypeArguments
    /// What a `return`, or a branch that is used as a value, leaves behind.
    var result = Value.void
    private let count: Int

    init(_ machine: Machine, slots count: Int, types: TypeArguments) {
        self.machine = machine
        self.types = types
        self.count = count
        slots = machine.stack.take(count)
    }

    /// Gives the slots back; to be called once, in the reverse order of the frames' making.
    func leave() {
        machine.stack.give(slots, count)
    }
}

/// Where a statement leads.
enum Flow: Equatable {
    /// To the statement after it.
    case next
    /// Out of the function; the value is the frame's `result`.
    case returned
    /// Out of a branch that is used as a value, the frame's `result`.
    case yielded
    /// Out of a loop or labelled statement.
    case broke(Int)
    /// To the next round of a loop.
    case continued(Int)
    /// Into the next case of a `switch`.
    case fellThrough
}

/// An expression, lowered.
typealias Code = (Frame) throws -> Value
/// A statement, lowered.
typealias Step = (Frame) throws -> Flow

/// Code in a list. An array wraps a function that is its element, and wraps it again whenever it is taken out.
struct ListedCode {
    let run: Code

    func callAsFunction(_ frame: Frame) throws -> Value { try run(frame) }
}

/// A statement in a list.
struct ListedStep {
    let run: Step
}
