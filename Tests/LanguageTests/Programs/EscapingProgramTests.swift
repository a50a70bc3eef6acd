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
        // # escaping autoclosure
        func g(_ c: @autoclosure @escaping () -> Int) {}
        func f(_ c: () -> Int) { g(c()) }
        //! 2:28: escaping closure captures non-escaping parameter 'c'
        // # non escaping closure in list
        func f(_ c: () -> Void) { let all = [c]; all[0]() }
        //! 1:38: non-escaping parameter 'c' may only be called; write '@escaping' before its type
        // # non escaping closure in typed list
        func f(_ c: () -> Void) { let all: [(() -> Void)?] = [nil, c]; all[1]?() }
        //! 1:60: non-escaping parameter 'c' may only be called; write '@escaping' before its type
        // # non escaping closure in dictionary
        func f(_ c: () -> Void) { let all = ["c": c]; all["c"]?() }
        //! 1:43: non-escaping parameter 'c' may only be called; write '@escaping' before its type
        // # non escaping closure in payload
        enum E { case a(() -> Void) }
        func f(_ c: () -> Void) { _ = E.a(c) }
        //! 2:35: passing non-escaping parameter 'c' to function expecting an '@escaping' closure
        // # non escaping closure in cast
        func f(_ c: () -> Void) { print(c as Any) }
        //! 1:33: non-escaping parameter 'c' may only be called; write '@escaping' before its type
        // # non escaping closure in one branch
        func g(_ c: @escaping () -> Void) {}
        func f(_ c: () -> Void, _ d: @escaping () -> Void) { g(true ? c : d) }
        //! 2:63: passing non-escaping parameter 'c' to function expecting an '@escaping' closure
        // # non escaping closure handed on
        func f(_ c: (Int) -> Int, _ isLast: Bool = false) {
            print([1, 2].map(c), (isLast ? c : { $0 })(3))
            if !isLast { f(isLast ? { $0 } : c, true) }
        }
        f { $0 * 2 }
        //> [2, 4] 3
        //> [2, 4] 6
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
