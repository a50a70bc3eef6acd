import Testing

@Suite("Details for which Swift refuses a program")
struct RefusedDetailProgramTests {
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
        // # the written type of a loop's variable
        for c: String in "abc" { print(c) }
        //! 1:18: cannot convert sequence element type 'Character' to expected type 'String'
        // # the written type of a loop's variable that fits
        for c: Character in "ab" { print(c) }
        for n: Int? in [1] { print(n ?? 0) }
        for d: Double in [1, 2] { print(d) }
        for x: Any in [1] { print(x) }
        //> a
        //> b
        //> 1
        //> 1.0
        //> 2.0
        //> 1
        // # a default in a protocol
        protocol P { func f(_ a: Int = 1) }
        //! 1:30: default argument not permitted in a protocol method; write it in an extension of the protocol
        // # an access word in a protocol
        protocol P { private func f() }
        //! 1:14: 'private' modifier cannot be used in protocols; what a protocol asks for is seen wherever it is
        // # an argument of a type that only the value knows
        protocol Q { associatedtype T; func m(_ t: T) }
        struct S: Q { func m(_ t: Int) {} }
        func f(_ q: any Q) { q.m(1) }
        //! 3:24: member 'm' cannot be used on value of type 'any Q'; consider using a generic constraint instead
        // # an argument of a type that is told
        protocol Q<T> { associatedtype T; func m(_ t: T) }
        struct S: Q { func m(_ t: Int) { print(t) } }
        func f(_ q: any Q<Int>) { q.m(1) }
        f(S())
        //> 1
        // # a negative number without a sign
        let u: UInt = -1
        //! 1:16: negative integer '-1' overflows when stored into unsigned type 'UInt'
        // # a small negative number
        let i: Int8 = -129
        //! 1:16: integer literal '-129' overflows when stored into 'Int8'
        // # a keyword with a slip
        fucn f() {}
        //! 1:1: cannot find 'fucn' in scope; did you mean 'func'?
        // # a keyword with a slip inside a body
        func f() -> Int { retrun 3 }
        //! 1:19: cannot find 'retrun' in scope; did you mean 'return'?
        // # a space on one side of an operator
        let x = 5 -3
        //! 1:10: consecutive statements on a line must be separated by newline or ';'
        // # a constant that is given its value later
        let flag = Bool("true")!
        let y: Int
        if flag { y = 1 } else { y = 2 }
        print(y)
        //> 1
        // # a constant that is given two values
        let y: Int
        for n in 1...2 { y = n }
        //! 2:18: immutable value 'y' may only be initialized once
        // # a constant that is read before
        let y: Int
        print(y)
        //! 2:7: 'y' is used before it has a value
        // # a constant is not given its value by a function
        let y: Int
        func f() { y = 1 }
        //! 2:12: cannot assign to value: 'y' is a 'let' constant; write 'var', or copy it to a 'var'
        """###
}
