import Testing

@Suite("Programs in which several functions fit")
struct AmbiguousProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # two that fit as well
        func f(_ a: Double, _ b: Int) {}
        func f(_ a: Int, _ b: Double) {}
        f(1, 1)
        //! 3:1: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # one that fits best
        func f(_ a: Double, _ b: Int) -> Int { 1 }
        func f(_ a: Int, _ b: Double) -> Int { 2 }
        func f(_ a: Int, _ b: Int) -> Int { 3 }
        print(f(1, 1), f(1.0, 1), f(1, 1.5))
        //> 3 1 2
        // # literals of two kinds
        func f(_ a: Double, _ b: String) -> Int { 1 }
        func f(_ a: Int, _ b: Character) -> Int { 2 }
        print(f(1, "a"))
        //! 3:7: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # the subclass and the refined protocol are meant
        class A {}
        class B: A {}
        func f(_ a: A) -> Int { 1 }
        func f(_ b: B) -> Int { 2 }
        protocol P {}
        protocol Q: P {}
        struct S: Q {}
        func g(_ p: any P) -> Int { 1 }
        func g(_ q: any Q) -> Int { 2 }
        print(f(B()), f(A()), g(S()))
        //> 2 1 2
        // # neither protocol says more
        protocol P {}
        protocol Q {}
        struct S: P, Q {}
        func g(_ p: any P) -> Int { 1 }
        func g(_ q: any Q) -> Int { 2 }
        print(g(S()))
        //! 6:7: ambiguous use of 'g'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # nil for two optionals
        func f(_ a: Int?) -> Int { 1 }
        func f(_ a: String?) -> Int { 2 }
        print(f(nil))
        //! 3:7: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # ambiguous use
        func f(_ a: Int) -> String { "i" }
        func f(_ a: Int) -> Int { 1 }
        let x = f(1)
        //! 3:9: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # a method as a value where nothing tells which one
        struct X { func over(_ a: Int) -> String { "int" }; func over(_ a: String) -> String { "text" } }
        let f = X().over
        //! 2:13: ambiguous use of 'over'; several functions have this name: write the type of the one that is meant with 'as'
        // # a method as a value whose type is told
        struct X { func over(_ a: Int) -> String { "int" }; func over(_ a: String) -> String { "text" } }
        let f: (Int) -> String = X().over
        let g = X().over as (String) -> String
        class A { func name() -> String { "A" } }
        class B: A { override func name() -> String { "B" } }
        let h = B().name
        print(f(1), g(""), [1, 2].map(X().over), h())
        //> int text ["int", "int"] B
        // # ambiguous two protocols
        func f<T: Equatable>(_ a: T) -> String { "e" }
        func f<T: CustomStringConvertible>(_ a: T) -> String { "c" }
        print(f(1))
        //! 3:7: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        """###
}
