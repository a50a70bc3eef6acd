import Testing

@Suite("Programs that are refused for their tuples")
struct RefusedTupleProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # tuple label
        let t = (x: 1, y: 2)
        print(t.z)
        //! 2:9: value of type '(x: Int, y: Int)' has no member 'z'
        // # tuple arity
        let (a, b) = (1, 2, 3)
        //! 1:5: tuple pattern cannot match values of type '(Int, Int, Int)'
        // # tuple index
        let t = (1, 2)
        print(t.2)
        //! 2:9: value of type '(Int, Int)' has no member '2'; its values are '.0' and '.1'
        // # a label of a tuple pattern that the tuple has elsewhere
        let t = (a: 1, b: 2)
        let (b: one, a: other) = t
        print(one, other)
        //! 2:6: tuple pattern element label 'b' must be 'a'
        """###
}
