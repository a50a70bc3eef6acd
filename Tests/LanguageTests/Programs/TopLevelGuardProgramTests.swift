import Testing

@Suite("Programs with a guard at the top level")
struct TopLevelGuardProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a guard at the top level
        let opt: Int? = 4
        guard let x = opt else { fatalError("no") }
        print(x + 1)
        func twice() -> Int { x * 2 }
        print(twice())
        //> 5
        //> 8
        // # a guard that stops the program
        let opt: Int? = nil
        guard let x = opt else { fatalError("nothing there") }
        print(x)
        //! 2:26: the program stopped itself: nothing there
        // # a guard over a case, with more conditions
        enum E { case a(Int, String), b }
        let e = E.a(3, "s")
        guard case .a(let n, let s) = e, n > 2 else { preconditionFailure() }
        print(n, s)
        //> 3 s
        // # a guard var
        let opt: Int? = 4
        guard var x = opt else { fatalError() }
        x += 1
        print(x)
        //> 5
        // # a guard that goes on with the name
        let opt: Int? = 4
        guard let opt else { fatalError() }
        print(opt + 1)
        //> 5
        // # several names
        let a: Int? = 1
        let b: String? = "b"
        guard let a, let c = b, !c.isEmpty else { fatalError() }
        print(a, c)
        //> 1 b
        // # a guard constant stays
        let opt: Int? = 4
        guard let x = opt else { fatalError() }
        x = 5
        //! 3:1: cannot assign to value: 'x' is a 'let' constant; write 'var', or copy it to a 'var'
        // # a guard that falls through
        let opt: Int? = 4
        guard let x = opt else { print("no") }
        print(x)
        //! 2:24: 'guard' body must not fall through; end it with 'fatalError(…)' or 'throw'
        // # a guard that returns
        let opt: Int? = 4
        guard let x = opt else { return }
        print(x)
        //! 2:26: return invalid outside of a func
        // # a destructured constant stays
        let (a, b) = (1, 2)
        a = 3
        //! 2:1: cannot assign to value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        """###
}
