import Testing

@Suite("Programs that are refused for the cases of enums")
struct RefusedCaseProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # case of the wrong count 3
        enum E { case a(Int, Int) }
        func f(_ e: E) { if case .a(let x, let y, let z) = e { print(x, y, z) } }
        //! 2:26: enum case 'a' has 2 associated values; 3 are matched
        // # a case without payload
        enum E { case a(Int) }
        let e: E = .a
        //! 2:13: member 'a' expects argument of type 'Int'; write '.a(…)'
        // # payload where there is none
        enum E { case a }
        let e: E = .a(1)
        //! 2:13: enum case 'a' has no associated values; leave out the parentheses
        // # a case that is not there
        enum Size { case small, large }
        let s: Size = .medium
        //! 2:16: type 'Size' has no member 'medium'
        // # a case of the enum that an optional holds
        enum E { case x, y(Int) }
        let e: E? = .y(3)
        if case E.y(let n) = e { print(n) }
        //! 3:9: pattern of type 'E' cannot match 'E?'; write '.y', or '?' behind the pattern
        """###
}
