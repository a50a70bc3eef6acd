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
        //! 2:16: type 'Size' has no member 'medium'; choose one of '.small', '.large'
        // # a case of the enum that an optional holds
        enum E { case x, y(Int) }
        let e: E? = .y(3)
        if case E.y(let n) = e { print(n) }
        //! 3:9: pattern of type 'E' cannot match 'E?'; write '.y', or '?' behind the pattern
        // # a case that was made without its value is compared with one
        enum E: Equatable { case a(Int), b }
        let e = E.a
        print(e == .a(1))
        //! 3:13: type '(Int) -> E' has no member 'a'; 'E.a' lacks its value: write 'E.a(…)' where it is made
        // # with a variable
        enum E: Equatable { case a(Int) }
        let e = E.a
        let f = E.a(1)
        print(e == f)
        //! 4:9: binary operator '==' cannot be applied to operands of type '(Int) -> E' and 'E'; 'E.a' lacks its value: write 'E.a(…)' where it is made
        // # it is asked for a member
        enum E { case a(Int); var x: Int { 1 } }
        let e = E.a
        print(e.x)
        //! 3:9: value of type '(Int) -> E' has no member 'x'; 'E.a' lacks its value: write 'E.a(…)' where it is made
        // # several cases take what it lacks
        enum E { case a(Int), b(Int) }
        let e = E.a
        let f: E = e
        //! 3:12: cannot convert value of type '(Int) -> E' to specified type 'E'; a case of 'E' lacks its value: write '(…)' behind its name where it is made
        // # a case that an enum of few cases does not have
        enum Dir { case up, down }
        print(Dir.left)
        //! 2:11: type 'Dir' has no member 'left'; choose one of '.up', '.down'
        // # by a dot
        enum Dir { case up, down }
        let d: Dir = .left
        //! 2:15: type 'Dir' has no member 'left'; choose one of '.up', '.down'
        // # of an enum of one case
        enum Size { case small }
        let s: Size = .large
        //! 2:16: type 'Size' has no member 'large'; it has only '.small'
        // # in a pattern
        enum Dir { case up, down }
        switch Dir.up { case .left: print(1); default: break }
        //! 2:23: type 'Dir' has no member 'left'; choose one of '.up', '.down'
        // # one that is near to one that there is
        enum Dir { case up, down }
        print(Dir.dwon)
        //! 2:11: type 'Dir' has no member 'dwon'; did you mean 'down'?
        """###
}
