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
        // # a raw value without its label
        enum Sign: String { case plus, minus }
        let sign = Sign("plus")
        //! 2:17: missing argument label 'rawValue:' in call to Sign(rawValue: String)
        // # a raw value of an enum that has none
        enum Sign { case plus, minus }
        print(Sign.plus.rawValue)
        //! 2:17: value of type 'Sign' has no member 'rawValue'; write 'enum Sign: Int' where it is declared
        // # all cases of an enum that does not say so
        enum Sign { case plus, minus }
        print(Sign.allCases)
        //! 2:12: type 'Sign' has no member 'allCases'; write 'enum Sign: CaseIterable' where it is declared
        // # a raw value of an enum with values
        enum Sign { case plus(Int) }
        print(Sign.plus(1).rawValue)
        //! 2:20: value of type 'Sign' has no member 'rawValue'
        // # a case beside its raw value
        enum Sign: String { case plus = "+" }
        print(Sign.plus == "+")
        //! 2:17: binary operator '==' cannot be applied to operands of type 'Sign' and 'String'; write '.rawValue' behind the 'Sign'
        // # a case for its raw value
        enum Sign: String { case plus = "+" }
        let text: String = Sign.plus
        //! 2:20: cannot convert value of type 'Sign' to specified type 'String'; write '.rawValue' behind it
        // # a raw value for a case
        enum Sign: String { case plus = "+" }
        let text = "+"
        let sign: Sign = text
        //! 3:18: cannot convert value of type 'String' to specified type 'Sign'; write 'Sign(rawValue: …)', which is nil where no case has that value
        // # a raw value for a pattern
        enum Sign: String { case plus = "+" }
        switch Sign.plus {
        case "+": print(1)
        }
        //! 3:6: expression pattern of type 'String' cannot match values of type 'Sign'; write the case itself, behind a dot
        // # cases and their raw values
        enum Sign: String { case plus = "+" }
        let sign = Sign(rawValue: "+") ?? .plus, text: String = sign.rawValue
        switch sign {
        case .plus: print(text == Sign.plus.rawValue)
        }
        //> true
        """###
}
