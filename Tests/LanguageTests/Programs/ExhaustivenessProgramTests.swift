import Testing

@Suite("Programs whose switches leave something out")
struct ExhaustivenessProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a switch over two enums leaves something out
        enum Light { case red, green }
        func f(_ a: Light, _ b: Light) -> Int { switch (a, b) { case (.red, .red): 1; case (.green, _): 2 } }
        //! 2:41: switch must be exhaustive; add 'case (.red, .green)' or 'default'
        // # a switch over an optional enum
        enum Light { case red, green }
        func f(_ a: Light?) -> Int { switch a { case .red?: 1; case nil: 2 } }
        //! 2:30: switch must be exhaustive; add 'case .green?' or 'default'
        // # a switch over a nested enum
        enum Fruit { case apple, pear }
        enum Order { case one(Fruit), none }
        func f(_ o: Order) -> Int { switch o { case .none: 0; case .one(.apple): 1 } }
        //! 3:29: switch must be exhaustive; add 'case .one(.pear)' or 'default'
        // # duplicate default
        func f(_ n: Int) { switch n { default: break; default: break } }
        //! 1:47: additional 'case' blocks cannot appear after the 'default' block of a 'switch'; put 'default' last
        // # exhaustive tuple of bools
        func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): return 1; case (false, true): return 2 } }
        //! 1:39: switch must be exhaustive; add 'case (false, false)' or 'default'
        // # exhaustive tuple of bools complete
        func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): return 1; case (false, true): return 2; case (_, false): return 3 } }
        print(f(false, false))
        //> 3
        // # exhaustive nested enum
        enum I { case x, y }
        enum E { case a(I), b(I) }
        func f(_ e: E) -> Int { switch e { case .a(.x): return 1; case .a(.y): return 2; case .b(.x): return 3 } }
        //! 3:25: switch must be exhaustive; add 'case .b(.y)' or 'default'
        // # exhaustive nested enum complete
        enum I { case x, y }
        enum E { case a(I), b(I) }
        func f(_ e: E) -> Int { switch e { case .a(.x): return 1; case .a(.y): return 2; case .b(.x), .b(.y): return 3 } }
        print(f(.b(.y)))
        //> 3
        // # optional enum
        enum I { case x, y }
        func f(_ e: I?) -> Int { switch e { case .x: return 1; case .y: return 2 } }
        //! 2:26: switch must be exhaustive; add 'case .none' or 'default'
        // # optional enum complete
        enum I { case x, y }
        func f(_ e: I?) -> Int { switch e { case .x: return 1; case .y: return 2; case nil: return 3 } }
        print(f(nil))
        //> 3
        // # optional bool
        func f(_ b: Bool?) -> Int { switch b { case true?: return 1; case false?: return 2; case nil: return 3 } }
        print(f(true))
        //> 1
        // # optional of optional
        func f(_ b: Int??) -> Int { switch b { case .some(.some(let x)): return x; case .some(.none): return 1; case .none: return 2 } }
        print(f(3))
        //> 3
        // # two enums in a tuple missing
        enum I { case x, y }
        func f(_ a: I, _ b: I) -> Int { switch (a, b) { case (.x, .x): return 1; case (.y, .y): return 2 } }
        //! 2:33: switch must be exhaustive; add 'case (.x, .y)', 'case (.y, .x)' or 'default'
        // # payload of two
        enum E { case a(Bool, Bool) }
        func f(_ e: E) -> Int { switch e { case .a(true, _): return 1; case .a(false, true): return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .a(false, false)' or 'default'
        // # where clause does not exhaust
        enum I { case x, y }
        func f(_ e: I) -> Int { switch e { case .x where true: return 1; case .y: return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .x' or 'default'
        // # ints not exhausted by ranges
        func f(_ n: Int) -> Int { switch n { case ..<0: return 1; case 0...: return 2 } }
        //! 1:27: switch must be exhaustive; add a 'default' case
        // # missing case
        enum E { case a, b, c }
        func f(_ e: E) -> Int { switch e { case .a: return 1; case .b: return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .c' or 'default'
        // # missing cases
        enum E { case a, b, c }
        func f(_ e: E) -> Int { switch e { case .a: return 1 } }
        //! 2:25: switch must be exhaustive; add 'case .b', 'case .c' or 'default'
        // # missing default of int
        func f(_ n: Int) -> Int { switch n { case 0: return 1; case 1: return 2 } }
        //! 1:27: switch must be exhaustive; add a 'default' case
        // # missing default of string
        func f(_ n: String) -> Int { switch n { case "a": return 1 } }
        //! 1:30: switch must be exhaustive; add a 'default' case
        // # missing none of optional
        func f(_ n: Int?) -> Int { switch n { case .some(let x): return x } }
        //! 1:28: switch must be exhaustive; add 'case .none' or 'default'
        // # unknown case in switch
        enum E { case red, green }
        func f(_ e: E) { switch e { case .red: break; case .gren: break; default: break } }
        //! 2:53: type 'E' has no member 'gren'; did you mean 'green'?
        // # cases that nothing can be of
        let fine: Result<Int, Never> = .success(1)
        switch fine { case .success(let x): print(x) }
        struct Stop: Error {}
        func show(_ result: Result<Never, Stop>) { switch result { case .failure(let stop): print(stop) } }
        show(.failure(Stop()))
        let nothing: Never? = nil
        switch nothing { case .none: print("none") }
        let pair: (Result<Int, Never>, Bool) = (fine, true)
        switch pair { case (.success(let x), true): print(x); case (.success, false): print("off") }
        let nested: Result<Result<Int, Never>, Never> = .success(.success(4))
        switch nested { case .success(.success(let x)): print(x) }
        switch fine { case .success(let x): print(x); case .failure: print("never") }
        //> 1
        //> Stop()
        //> none
        //> 1
        //> 4
        //> 1
        // # a result that may fail
        struct Stop: Error {}
        func show(_ result: Result<Int, Stop>) { switch result { case .success(let x): print(x) } }
        //! 2:42: switch must be exhaustive; add 'case .failure' or 'default'
        """###
}
