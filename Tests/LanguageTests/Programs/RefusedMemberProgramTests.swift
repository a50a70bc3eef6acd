import Testing

@Suite("Programs that are refused for members that have no place there")
struct RefusedMemberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a default in a protocol
        protocol P { func f(_ a: Int = 1) }
        //! 1:30: default argument not permitted in a protocol method; write it in an extension of the protocol
        // # stored in extension
        struct A {}
        extension A { var x = 1 }
        //! 2:19: extensions must not contain stored properties; write a computed one in braces
        // # stored in protocol
        protocol P { var x: Int = 1 }
        //! 1:18: property in protocol must have explicit { get } or { get set } specifier: 'x'
        // # func body in protocol
        protocol P { func f() { } }
        //! 1:23: protocol methods must not have bodies; write what 'f' does by default in an extension
        // # a colour of the program where any style of a shape may stand
        extension Color { static let brand = Color.red }
        Text("a").foregroundStyle(.brand)
        //! 2:28: type 'ShapeStyle' has no member 'brand', which belongs to 'Color'; write 'Color.brand'
        """###
}
