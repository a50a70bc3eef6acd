import Catalogue
import Testing

@testable import Language

struct AccountTests {
    @Test("Copies and texts that do not fit the memory end the evaluation, and the largest use is named")
    func memory() throws {
        let account = Account()
        account.open(Limits(memory: 1 << 20))
        // The memory in use is what counts in the end: what was asked for and never touched is none.
        for _ in 0..<1_000 { try account.copied(1_000, bytes: 24_000, .copiedArrays) }
        #expect(account.takeFailure() == nil)
    }

    @Test("Calls inside of calls that are told apart are charged once each")
    func calls() throws {
        let machine = Machine()
        let text = SourceText("f(); f()")
        let places = [0, 5].map { SourcePosition(text, offset: $0) }
        func call(_ level: Int) throws {
            for place in places where level > 0 { try machine.inside(place) { try call(level - 1) } }
        }
        machine.begin(Limits())
        try call(9)
        #expect(machine.callSites.count == 1 << 9 - 2)
        #expect(machine.account.bytesAskedFor == machine.callSites.count * CallSites.bytes)
        try call(9)
        #expect(machine.account.bytesAskedFor == machine.callSites.count * CallSites.bytes)
    }

    @Test("An error that is reported ends the next step, and the first one stands")
    func failure() {
        let account = Account()
        account.open(Limits())
        #expect(throws: Never.self) { try account.step() }
        account.fail(Fault.overflow)
        account.fail(Fault.divisionByZero)
        #expect(account.mustEnd)
        #expect(throws: Fault.overflow) { try account.step() }
        #expect(throws: Fault.overflow) { try account.step() }
    }

    @Test("The steps of a built-in that took most of them are named")
    func work() {
        let account = Account()
        account.open(Limits(steps: 1_000))
        #expect(throws: Fault.tooMuchWork(by: "sorted", limit: 1_000)) {
            try account.step(400)
            try account.step(700, of: "sorted")
        }
    }

    @Test("Drawing is charged to the evaluation that draws, whatever thread it is done on")
    func drawing() {
        let machine = Machine()
        machine.begin(Limits(steps: 1_000))
        #expect(machine.draws(steps: 900))
        #expect(!machine.draws(steps: 900))
        let fault = machine.takeFailure() as? Fault
        #expect(fault == .tooMuchWork(by: "drawing", limit: 1_000))
        #expect(
            fault?.message
                == "stopped after 1000 steps, most of them in drawing: show fewer views, or shorter texts")
        machine.begin(Limits(isInterrupted: { true }))
        #expect(!machine.draws(steps: 1))
    }

    @Test("A change that moves a collection tells that it was copied; one in place does not")
    func extents() throws {
        var values = Array(repeating: Value.int(1), count: 100)
        let shared = values
        let before = Extent(values)
        values[0] = .int(2)
        #expect(!Extent(values).isKept(as: before))
        let copied = Extent(values)
        values[1] = .int(2)
        #expect(Extent(values).isKept(as: copied))
        #expect(shared.count == 100)
    }
}
