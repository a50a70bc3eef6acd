import Testing

@Suite("Programs with if and switch as values")
struct BranchPlaceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # where their value is returned, assigned or thrown
        enum E: Error { case a, b }
        func number(_ on: Bool) throws -> Int { on ? 1 : 2 }
        let on = true
        var x = if on { 1 } else { 2 }
        x = switch on { case true: 3; case false: 4 }
        _ = if on { 1 } else { 2 }
        let y = try if on { try number(true) } else { 2 }
        let z = if on { 1 } else { 2 } as Int
        func f() -> Int { return if on { 5 } else { 6 } }
        func g() -> Int { switch on { case true: 7; case false: 8 } }
        let h = { if on { 9 } else { 10 } }()
        do { throw if on { E.a } else { E.b } } catch { print(error) }
        print(x, y, z, f(), g(), h, { if on { if x > 2 { 11 } else { 12 } } else { 13 } }())
        //> a
        //> 3 1 1 5 7 9 11
        // # as an argument
        print(if true { 1 } else { 2 })
        //! 1:7: 'if' may only be used as expression in return, throw, or as the source of an assignment; write 'condition ? one : other', or give it a name first: 'let value = if …'
        // # as an operand
        let a = 1 + if true { 1 } else { 2 }
        //! 1:13: 'if' may only be used as expression in return, throw, or as the source of an assignment; write 'condition ? one : other', or give it a name first: 'let value = if …'
        // # in parentheses
        let x: Any = (if true { 1 } else { 2 }) as Any
        //! 1:15: 'if' may only be used as expression in return, throw, or as the source of an assignment; write 'condition ? one : other', or give it a name first: 'let value = if …'
        // # behind an operator that changes
        var y = 1
        y += switch y { case 1: 2; default: 3 }
        //! 2:6: 'switch' may only be used as expression in return, throw, or as the source of an assignment; give it a name first: 'let value = switch …'
        // # as an element
        let a = [if true { 1 } else { 2 }]
        //! 1:10: 'if' may only be used as expression in return, throw, or as the source of an assignment; write 'condition ? one : other', or give it a name first: 'let value = if …'
        """###
}
