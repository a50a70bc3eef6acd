import Testing

@Suite("Programs that are refused for words of other languages")
struct ForeignSyntaxProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # foreach with C syntax
        for (var i = 0; i < 3; i++) { print(i) }
        //! 1:1: C-style for statement has been removed in Swift 3
        // # increment
        var i = 0
        i++
        //! 2:2: cannot find operator '++' in scope; did you mean '+= 1'?
        // # python if
        let x = 1
        if x == 1: print("a")
        //! 2:10: expected '{' in 'if' statement
        // # and
        let a = true, b = false
        if a and b { print(1) }
        //! 2:6: unexpected code in 'if' statement; write '&&' for 'and'
        // # not
        let a = true
        if not a { print(1) }
        //! 2:8: unexpected code after 'not'; write '!' in front of what is not to be true
        // # null
        let a: String? = null
        //! 1:18: cannot find 'null' in scope; in Swift write 'nil'
        // # single quotes
        print('a')
        //! 1:7: single-quoted string literal found, use '"'
        // # arrow missing
        func f() Int { 1 }
        //! 1:10: unexpected code 'Int' in function; write '-> Int' for what it gives
        // # type in front
        func f(Int x) -> Int { x }
        //! 1:13: expected ':' and type in parameter; the type stands behind the name: 'name: Type'
        """###
}
