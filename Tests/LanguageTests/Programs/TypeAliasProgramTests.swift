import Testing

@Suite("Programs with aliases of types")
struct TypeAliasProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an alias of nothing
        typealias T = Undefined
        //! 1:15: cannot find type 'Undefined' in scope
        // # an alias of nothing inside a type
        struct S { typealias T = [Undefined] }
        //! 1:27: cannot find type 'Undefined' in scope
        // # an alias of a constraint is worked out where it is used
        typealias Look = View
        struct A: Look { var body: some View { Text("a") } }
        print(A() is any View)
        //> true
        """###
}
