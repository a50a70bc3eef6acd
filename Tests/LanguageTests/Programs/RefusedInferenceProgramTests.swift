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
        // # a member that is missing in a long sum of products
        struct V {
            static let a = V()
            static func + (a: V, b: V) -> V { a }
            static func * (k: Double, v: V) -> V { v }
            static func && (a: V, b: V) -> V { a }
        }
        let v: V =
            2 * .zz + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
        //! 8:10: type 'Int' has no member 'zz'; choose one of '.bitWidth', '.max', '.min', '.zero'
        // # a member that is missing at the end of many operands
        struct V {
            static let a = V()
            static func + (a: V, b: V) -> V { a }
            static func * (k: Double, v: V) -> V { v }
            static func && (a: V, b: V) -> V { a }
        }
        let v: V =
            .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .zz
        //! 11:15: type 'V' has no member 'zz'
        // # nil for any type
        func f<T>(_ x: T) -> String { "any" }
        print(f(nil))
        //! 2:7: generic parameter 'T' could not be inferred in the call of global function 'f'
        """###
}
