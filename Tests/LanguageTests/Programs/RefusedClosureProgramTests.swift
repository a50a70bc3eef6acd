import Testing

@Suite("Programs that are refused for their closures")
struct RefusedClosureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # non-escaping parameter kept in a local of a function type
        func f(g: () -> Void) { let h: (() -> Void)? = g; h?() }
        //! 1:48: non-escaping parameter 'g' may only be called; write '@escaping' before its type
        // # non-escaping parameter under another name
        func f(g: () -> Void) { let h = g; h() }
        f { print("runs") }
        //> runs
        // # escaping missing
        func f(_ g: () -> Void) -> () -> Void { g }
        //! 1:41: non-escaping parameter 'g' may only be called; write '@escaping' before its type
        // # escaping stored
        struct A { var g: () -> Void; init(_ g: () -> Void) { self.g = g } }
        //! 1:64: assigning non-escaping parameter 'g' to an '@escaping' closure
        // # closure parameter count
        print([1, 2].map { a, b in a })
        //! 1:18: contextual closure type '(Int) throws -> T' expects 1 argument, but 2 were used in closure body
        // # closure ignoring parameter
        print([1, 2].map { 3 })
        //! 1:18: contextual type for closure argument expects 1 argument, which cannot be implicitly ignored; write '{ _ in … }'
        // # closure with a name that only its parameter could have
        ForEach(0..<3) { Text("\(i)") }
        //! 1:16: contextual type for closure argument expects 1 argument, which cannot be implicitly ignored; write '{ i in … }'
        // # closure with as many names as it has parameters
        print([2, 1].sorted { let c = 1; return a < b + c })
        //! 1:21: contextual type for closure argument expects 2 arguments, which cannot be implicitly ignored; write '{ a, b in … }'
        // # closure with fewer names than it has parameters
        print([2, 1].sorted { a < 2 })
        //! 1:21: contextual type for closure argument expects 2 arguments, which cannot be implicitly ignored; write '{ _, _ in … }'
        // # wrong closure result
        let x: [String] = [1, 2].map { $0 + 1 }
        //! 1:32: cannot convert value of type 'Int' to closure result type 'String'; write it into a text as "\(…)"
        // # a closure that is given too many parameters
        func f(_ g: (Int) -> Int) {}
        f { a, b in a }
        //! 2:3: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
        // # $0 where the parameters have names
        let f: (Int) -> Int = { x in $0 + x }
        //! 1:30: cannot find '$0' in scope; it stands for an argument of a closure that gives its parameters no names: '{ … $0 … }'
        // # $0 without braces around it
        print([1, 2].filter($0 > 1))
        //! 1:21: cannot find '$0' in scope; it stands for an argument of a closure that gives its parameters no names: '{ … $0 … }'
        // # parameters without types, and nothing that tells them
        let add = { a, b in a + b }
        //! 1:23: the types of what '+' stands between cannot be inferred; write those of the closure's parameters, as in '{ (a: Int) in … }'
        // # the same of one operand
        let negated = { n in -n }
        //! 1:22: the types of what '-' stands before cannot be inferred; write those of the closure's parameters, as in '{ (a: Int) in … }'
        // # too many parameters for a function of a list
        print([3, 1].sorted { a, b, c in a < b })
        //! 1:21: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 3 were used in closure body
        """###
}
