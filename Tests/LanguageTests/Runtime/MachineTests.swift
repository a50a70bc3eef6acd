import Testing

@testable import Language

struct MachineTests {
    @Test("The steps of an evaluation are counted anew each time")
    func steps() throws {
        let machine = Machine()
        for _ in 0..<2 {
            machine.begin(Limits(steps: 1_000))
            #expect(throws: Fault.tooManySteps(limit: 1_000)) {
                while true { try machine.step() }
            }
        }
    }

    @Test("An interruption from outside is seen within a few hundred steps")
    func interruption() throws {
        let machine = Machine()
        machine.begin(Limits(isInterrupted: { true }))
        var count = 0
        #expect(throws: Fault.interrupted) {
            while true {
                count += 1
                try machine.step()
            }
        }
        #expect(count == 256)
        #expect(machine.mustStop)
    }

    @Test("Calls inside each other end at the limit, and the count is right afterwards")
    func depth() throws {
        let machine = Machine()
        machine.begin(Limits(depth: 3))
        func call(_ level: Int) throws {
            try machine.enter()
            defer { machine.leave() }
            if level > 1 { try call(level - 1) }
        }
        try call(3)
        #expect(throws: Fault.tooDeep) { try call(4) }
        try call(3)
    }

    @Test("Where the machine's stack is small, calls end before it does")
    func smallStack() throws {
        let machine = Machine()
        machine.begin(Limits(depth: .max))
        func call() throws {
            try machine.enter()
            defer { machine.leave() }
            try call()
        }
        do {
            try call()
        } catch let fault as Fault {
            guard case .tooDeep = fault else { throw fault }
        }
    }

    @Test("What is printed comes as lines; the first error that is reported stands")
    func output() {
        let machine = Machine()
        machine.begin(Limits())
        machine.write("a\n\nb")
        machine.write("c\n")
        machine.write("d")
        machine.report(Fault.overflow)
        machine.report(Fault.divisionByZero)
        #expect(machine.end() == ["a", "", "bc", "d"])
        #expect(machine.takeFailure() as? Fault == .overflow)
        #expect(machine.takeFailure() == nil)
        machine.begin(Limits())
        #expect(machine.end() == [])
    }
}
