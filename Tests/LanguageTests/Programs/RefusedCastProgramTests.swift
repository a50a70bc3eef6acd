import Testing

@Suite("Programs that are refused for casts")
struct RefusedCastProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # as! unneeded
        let x = 1 as! Int
        // # as to unrelated
        let x = 1 as String
        //! 1:9: cannot convert value of type 'Int' to type 'String' in coercion
        // # as downcast
        class A {}
        class B: A {}
        let a: A = B()
        let b = a as B
        //! 4:9: cannot convert value of type 'A' to type 'B' in coercion
        // # a cast that can't be made
        struct S {}
        let n: Int = S() as Int
        //! 2:14: cannot convert value of type 'S' to type 'Int' in coercion
        """###
}
