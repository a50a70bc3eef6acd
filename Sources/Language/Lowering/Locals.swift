import Catalogue

/// The variables of one body while it is lowered: each gets a slot, and those that closures share get a cell.
final class Locals {
    /// How many slots the body needs.
    private(set) var slotCount = 0
    /// The generic parameters of the body, by their place in its type arguments.
    let generics: [GenericParameter: Int]
    private var slots: [LocalVariable: Int] = [:]
    private var captures: [LocalVariable: Bool] = [:]
    private var boxed: Set<LocalVariable> = []
    private var loops: [(label: String?, id: Int, target: JumpTarget)] = []

    /// What a `break` or `continue` may lead out of.
    enum JumpTarget {
        case loop
        case `switch`
        /// A labelled statement, which only its label means.
        case block
    }
    private var loopCount = 0

    init(generics: [GenericParameter]) {
        self.generics = Dictionary(generics.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The generic parameters in scope, in their order.
    var genericParameters: [GenericParameter] {
        generics.sorted { $0.value < $1.value }.map(\.key)
    }

    /// Gives a variable the next slot.
    ///
    /// - Parameter isBoxed: whether the slot holds a cell. By default it does where a closure refers to a variable that
    ///   may change.
    @discardableResult
    func declare(_ variable: LocalVariable, isBoxed: Bool? = nil) -> Int {
        if let known = slots[variable] { return known }
        let slot = slotCount
        slots[variable] = slot
        slotCount += 1
        if isBoxed ?? captures[variable] ?? (variable.isCaptured && variable.isReassigned) { boxed.insert(variable) }
        return slot
    }

    /// The slot of a variable; one that is met for the first time gets one.
    func slot(of variable: LocalVariable) -> Int {
        slots[variable] ?? declare(variable)
    }

    /// Whether the variable's slot holds a cell.
    func isBoxed(_ variable: LocalVariable) -> Bool { boxed.contains(variable) }

    /// Says of a variable from the body around a closure whether it arrives as a cell.
    func capture(_ variable: LocalVariable, isBoxed: Bool) {
        captures[variable] = isBoxed
    }

    /// Lowers a loop, `switch` or labelled statement, which `break` and `continue` inside refer to.
    func jumpTarget<Result>(
        _ label: String?, _ target: JumpTarget, _ body: (_ id: Int) throws -> Result
    ) rethrows -> Result {
        loopCount += 1
        loops.append((label, loopCount, target))
        defer { loops.removeLast() }
        return try body(loopCount)
    }

    /// What a `break` leaves.
    func breakTarget(_ label: String?) -> Int {
        loops.last { label == nil ? $0.target != .block : $0.label == label }?.id ?? 0
    }

    /// The loop whose next round a `continue` begins.
    func continueTarget(_ label: String?) -> Int {
        loops.last { label == nil ? $0.target == .loop : $0.label == label }?.id ?? 0
    }
}
