import Testing

@Suite("Programs that are refused for the raw values of enums")
struct RefusedRawValueProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # raw value duplicate
        enum E: Int { case a = 1, b = 1 }
        //! 1:31: raw value for enum case is not unique: 'a' is 1 too
        // # raw value type missing
        enum E { case a = 1 }
        //! 1:19: enum case cannot have a raw value if the enum does not have a raw type; write ': Int' or ': String' after the enum's name
        // # raw value not literal
        enum E: Int { case a = 1 + 1 }
        //! 1:24: raw value for enum case must be a literal
        // # raw value wrong type
        enum E: Int { case a = "x" }
        //! 1:24: cannot convert value of type 'String' to raw type 'Int'
        // # raw type not raw
        struct S {}
        enum E: S { case a }
        //! 2:9: raw type 'S' is not expressible by a string, integer, or floating-point literal
        // # rawvalue with payload
        enum E: Int { case a(Int) }
        //! 1:20: enum with raw type cannot have cases with arguments: 'a'; leave out the arguments or the raw type
        """###
}
