import Testing

@Suite("Programs with typed errors and results")
struct ThrowingProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # result
        enum Bad: Error { case a(Int) }
        func f(_ n: Int) -> Result<Int, Bad> { n > 0 ? .success(n) : .failure(.a(n)) }
        print(f(1), f(-1))
        switch f(2) { case .success(let v): print("ok", v); case .failure(let e): print("bad", e) }
        print(try f(3).get())
        do { _ = try f(0).get() } catch { print("caught", error) }
        print(f(2).map { $0 * 10 }, f(-2).map { "\($0)" }, f(-2).mapError { _ in Bad.a(9) }, f(4).flatMap { f($0 - 4) })
        let r = Result { try f(-5).get() }
        if case .failure(let e) = r { print(e) }
        let q: Result<String, any Error> = .success("x")
        print((try? q.get()) ?? "none")
        let all: [Result<Int, Bad>] = [.success(1), .failure(.a(2))]
        print(all)
        print(f(1) == .success(1))
        extension Bad: Equatable {}
        extension Result { var isOK: Bool { if case .success = self { return true }; return false } }
        print(f(1).isOK, f(0).isOK)
        //> success(1) failure(Bad.a(-1))
        //> ok 2
        //> 3
        //> caught a(0)
        //> success(20) failure(Bad.a(-2)) failure(Bad.a(9)) failure(Bad.a(0))
        //> a(-5)
        //> x
        //> [Result<Int, Bad>.success(1), Result<Int, Bad>.failure(Bad.a(2))]
        //> true
        //> true false
        // # typed throws
        enum E: Error { case small, big(Int) }
        func f(_ n: Int) throws(E) -> Int { if n < 0 { throw .small }; if n > 9 { throw .big(n) }; return n }
        for n in [-1, 5, 12] {
            do { print(try f(n)) } catch { switch error { case .small: print("small"); case .big(let k): print("big", k) } }
        }
        do { print(try f(-4)) } catch .small { print("s") } catch .big(let n) { print("b", n) }
        //> small
        //> 5
        //> big 12
        //> s
        // # typed do
        enum E: Error { case a, b }
        do throws(E) { throw .b } catch { print(error == .b) }
        //> true
        // # typed closures and generics
        enum E: Error { case a }
        func run<T, F: Error>(_ body: () throws(F) -> T) throws(F) -> T { try body() }
        print(run { 3 })
        do { _ = try run { () throws(E) -> Int in throw E.a } } catch { print("got", error) }
        func g() throws(E) -> Int { try run { () throws(E) -> Int in throw .a } }
        do { print(try g()) } catch { let e: E = error; print(e) }
        //> 3
        //> got a
        //> a
        // # throws never and any
        func n() throws(Never) -> Int { 4 }
        print(n())
        func a() throws(any Error) -> Int { 5 }
        print(try a())
        //> 4
        //> 5
        // # typed throws wrong type
        enum E: Error { case a }
        struct X: Error {}
        func f() throws(E) { throw X() }
        //! 3:28: thrown expression type 'X' cannot be converted to error type 'E'
        // # untyped in typed
        enum E: Error { case a }
        func g() throws { }
        func f() throws(E) { try g() }
        //! 3:26: thrown expression type 'any Error' cannot be converted to error type 'E'
        // # rethrows in closures, functions of the body and catches
        enum E: Error { case a, b }
        func sum(_ f: (Int) throws -> Int, _ other: ((Int) throws -> Int)? = nil) rethrows -> Int {
            func own() throws -> Int { try f(1) }
            let three = try [1, 2].map { try f($0) }.count + { try f(3) }()
            do { return try own() + three + (try other?(4) ?? 0) } catch { throw E.b }
        }
        print(sum { $0 * 10 })
        print((try? sum({ $0 }, { _ in throw E.a })) ?? -1)
        do { print(try sum({ $0 }, { _ in throw E.a })) } catch { print(error) }
        //> 42
        //> -1
        //> b
        // # rethrows
        func twice(_ f: (Int) throws -> Int) rethrows -> Int { try f(try f(1)) }
        struct X: Error {}
        print(twice { $0 + 1 })
        do { print(try twice { if $0 > 1 { throw X() }; return $0 + 1 }) } catch { print(error) }
        //> 3
        //> X()
        // # rethrows without throwing
        func each(_ a: [Int], _ f: (Int) throws -> Void) rethrows { for x in a { try f(x) } }
        each([1, 2]) { print($0) }
        //> 1
        //> 2
        // # typed protocol requirement
        enum E: Error { case a }
        protocol P { associatedtype F: Error; func go() throws(F) -> Int }
        struct S: P { func go() throws(E) -> Int { throw .a } }
        struct T: P { func go() throws(Never) -> Int { 1 } }
        do { _ = try S().go() } catch { print(error) }
        print(T().go())
        //> a
        //> 1
        // # closures that throw where they stand
        enum E: Error { case a, b }
        func go(_ stops: Bool) throws -> Int { if stops { throw E.a }; return 1 }
        do { try { throw E.b }() } catch { print("caught \(error)") }
        do { let x = try { try go(true) }(); print(x) } catch { print("caught \(error)") }
        let fine: Int = try { () throws -> Int in try go(false) }() + 1
        print(fine, (try? { throw E.a }()) == nil, try { try go(false) }())
        func outer() throws -> Int { try { let x = try go(false); return x + 1 }() }
        print(try outer())
        //> caught b
        //> caught a
        //> 2 true 1
        //> 2
        // # a closure that throws without try
        enum E: Error { case a }
        { throw E.a }()
        //! 2:1: call can throw but is not marked with 'try'
        // # What a function leaves behind when it throws goes to the setter
        struct E: Error {}
        func f(_ x: inout Int) throws { x = 5; throw E() }
        struct S { var p: Int { get { 1 } set { print("set", newValue) } }; subscript(i: Int) -> Int { get { i } set { print("sub", newValue) } } }
        var s = S()
        try? f(&s.p); try? f(&s[4])
        class C { var p: Int { get { 1 } set { print("cset", newValue) } } }
        let c = C(); try? f(&c.p)
        //> set 5
        //> sub 5
        //> cset 5
        // # values at the top level that are taken apart, and may throw
        func f(_ s: String) throws -> (Int, Int) { (1, 2) }
        let (a, b) = try f("x")
        print(a, b)
        let (c, _) = try f("x"), q = try f("y")
        print(c, q)
        enum E: Error { case bad }
        func g(_ n: Int) throws -> (Int, String) { if n < 0 { throw E.bad }; return (n, "x") }
        let (m, n): (Int, String) = try g(3)
        print(m, n)
        do { let (x, y) = try g(-1); print(x, y) } catch { print(error) }
        let (u, (v, w)) = (1, try g(2))
        print(u, v, w)
        if let (i, j) = try? g(4) { print(i, j) }
        //> 1 2
        //> 1 (1, 2)
        //> 3 x
        //> bad
        //> 1 2 x
        //> 4 x
        // # functions of which some throw in one literal
        struct Odd: Error {}
        func halved(_ number: Int) throws -> Int {
            if number % 2 == 1 { throw Odd() }
            return number / 2
        }
        func same(_ number: Int) -> Int { number }
        for work in [same, halved] { print((try? work(3)) ?? 0) }
        let named = ["same": same, "halved": halved]
        print((try? named["halved"]?(8)) ?? 0)
        //> 3
        //> 0
        //> 4
        // # What a 'do' catches that throws by itself is any error
        enum Failure: Error { case bad }
        func typed() throws(Failure) { throw .bad }
        func list<T>(_ value: T) -> [T] { [value] }
        do { try typed() } catch { print(type(of: list(error))) }
        do { throw Failure.bad } catch { print(type(of: list(error)), error) }
        do throws(Failure) { throw .bad } catch { print(type(of: list(error))) }
        //> Array<Failure>
        //> Array<Error> bad
        //> Array<Failure>
        // # Such an error has no type of its own
        enum Failure: Error { case bad }
        do { throw Failure.bad } catch { let failure: Failure = error; print(failure) }
        //! 2:57: cannot convert value of type 'any Error' to specified type 'Failure'; write 'as! Failure', or 'as? Failure', which is nil for any other value
        """###
}
