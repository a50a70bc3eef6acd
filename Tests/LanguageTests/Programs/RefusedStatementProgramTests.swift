import Testing

@Suite("Programs that are refused for statements in a wrong place")
struct RefusedStatementProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a result that begins with a dot, of a function that gives none
        enum Light {
            case red, green
            func next() { return .green }
        }
        //! 3:26: unexpected non-void return value in void function; what a function gives stands behind its parameters: '-> Type'
        // # continue where no loop is
        work: do { continue work }
        //! 1:21: 'continue' cannot be used with label 'work': it stands before no loop
        // # fallthrough outside of a switch
        func f() { fallthrough }
        //! 1:12: 'fallthrough' is only allowed inside a switch
        // # fallthrough at the end
        func f(_ n: Int) { switch n { case 1: print(1); default: fallthrough } }
        //! 1:58: 'fallthrough' without a following 'case' or 'default' block
        // # return out of defer
        func f() { defer { return }; print(1) }
        //! 1:20: 'return' cannot transfer control out of a defer statement
        // # break out of defer
        func f() { for _ in 0..<1 { defer { break } } }
        //! 1:37: 'break' is only allowed inside a loop or 'switch'
        // # fallthrough last
        func f(_ n: Int) { switch n { default: fallthrough } }
        //! 1:40: 'fallthrough' without a following 'case' or 'default' block
        // # empty case
        func f(_ n: Int) { switch n { case 1: default: break } }
        //! 1:31: 'case' label in a 'switch' should have at least one executable statement; write 'break' where nothing is to be done
        // # for in over int
        for i in 5 { print(i) }
        //! 1:10: for-in loop requires 'Int' to conform to 'Sequence'; write '0..<' in front of it
        // # assignment in if
        var x = 1
        if x = 1 { print("one") }
        //! 2:6: use of '=' in a condition; write '==' to compare
        // # assignment as comparison in guard
        func f(_ x: Int) { guard x = 1 else { return } }
        //! 1:28: use of '=' in a condition; write '==' to compare
        // # guard without exit
        func f(_ x: Int?) { guard let y = x else { print("no") }; print(y) }
        //! 1:42: 'guard' body must not fall through; end it with 'return' or 'throw'
        // # break outside
        break
        //! 1:1: 'break' is only allowed inside a loop or 'switch'
        // # unused label continue
        continue
        //! 1:1: 'continue' is only allowed inside a loop
        // # return at top
        return 1
        //! 1:1: return invalid outside of a func
        // # guard without exit, in a loop
        func f() { for n in 1...3 { guard n > 2 else { print("no") }; print(n) } }
        //! 1:46: 'guard' body must not fall through; end it with 'continue' or 'break'
        """###
}
