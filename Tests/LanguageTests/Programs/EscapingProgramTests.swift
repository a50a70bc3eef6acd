import Testing

@Suite("Programs of closures that are kept, and of private members")
struct EscapingProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # escaping inout
        func f(_ x: inout Int) -> () -> Int { { x } }
        //! 1:39: escaping closure captures 'inout' parameter 'x'
        // # escaping inout mutation
        func g(_ c: @escaping () -> Void) {}
        func f(_ x: inout Int) { g { x += 1 } }
        //! 2:28: escaping closure captures 'inout' parameter 'x'
        // # non escaping inout
        func g(_ c: () -> Void) { c() }
        func f(_ x: inout Int) { g { x += 1 } }
        var n = 1; f(&n); print(n)
        //> 2
        // # escaping mutating self
        struct S { var n = 0; mutating func f() -> () -> Int { { n } } }
        //! 1:56: escaping closure captures mutating 'self' parameter
        // # non escaping closure stored
        var kept: (() -> Void)?
        func f(_ c: () -> Void) { kept = c }
        //! 2:34: assigning non-escaping parameter 'c' to an '@escaping' closure
        // # private members
        struct S { private var n = 1; private func f() -> Int { n }; func g() -> Int { f() }; private struct In {}; fileprivate var k = 3 }
        print(S().g(), S().k)
        extension S { func h() -> Int { n } }
        print(S().h())
        //> 1 3
        //> 1
        // # private from outside
        struct S { private var n = 1 }
        print(S().n)
        //! 2:11: 'n' is inaccessible due to 'private' protection level
        // # private static and nested
        struct S { private static let k = 2; struct T { func f() -> Int { S.k } }; static func g() -> Int { T().f() } }
        print(S.g())
        print(S.k)
        //! 3:9: 'k' is inaccessible due to 'private' protection level
        // # private set
        struct S { private(set) var n = 1; mutating func up() { n += 1 } }
        var s = S(); s.up(); print(s.n)
        s.n = 4
        //! 3:3: cannot assign to property: 'n' setter is inaccessible
        // # private init
        struct S { let n: Int; private init(n: Int) { self.n = n }; static func make() -> S { S(n: 1) } }
        print(S.make().n)
        let s = S(n: 2)
        //! 3:9: 'S' initializer is inaccessible due to 'private' protection level
        """###
}
