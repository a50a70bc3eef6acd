import Testing

@Suite("Programs that are refused for types that nothing tells")
struct RefusedInferenceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # generic not inferred
        func f<T>() -> T? { nil }
        let x = f()
        //! 2:9: generic parameter 'T' could not be inferred in the call of global function 'f()'
        // # explicit generic on function
        func f<T>(_ t: T) {}
        f<Int>(1)
        //! 2:1: cannot explicitly specialize global function 'f'; leave out the '<…>': its arguments tell the types
        // # var without type
        var x
        //! 1:5: type annotation missing in pattern: write 'var x: SomeType'
        // # nil without type
        let x = nil
        //! 1:9: 'nil' requires a contextual type
        // # empty array without type
        let x = []
        //! 1:9: empty collection literal requires an explicit type: write '[Int]()' or a type annotation
        // # empty dictionary without type
        let x = [:]
        //! 1:9: empty collection literal requires an explicit type: write '[Int]()' or a type annotation
        """###
}
