import Testing

@Suite("Programs with types inside bodies")
struct LocalTypeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a struct in a function
        func f() -> String { struct P { var x = 1; var y: Int; func sum() -> Int { x + y } }; let p = P(y: 2); return "\(p) \(p.sum())" }
        print(f())
        //> P(x: 1, y: 2) 3
        // # an enum
        func f(_ n: Int) -> String { enum Kind: String { case a, b; var up: String { rawValue.uppercased() } }; return n == 0 ? Kind.a.up : Kind.b.up }
        print(f(0), f(1))
        //> A B
        // # a class
        func f() -> Int { class C { var n = 0; func inc() { n += 1 } }; let c = C(); c.inc(); c.inc(); return c.n }
        print(f())
        //> 2
        // # used before it is declared
        func f() -> Int { let p = P(x: 3); struct P { let x: Int }; return p.x }
        print(f())
        //> 3
        // # types that refer to each other
        func f() -> Int { struct A { let b: [B] }; struct B { let n: Int }; return A(b: [B(n: 1), B(n: 2)]).b.count }
        print(f())
        //> 2
        // # shadowing
        struct P { let n = 1 }
        func f() -> Int { struct P { let n = 2 }; return P().n }
        print(f(), P().n)
        //> 2 1
        // # same name in two functions
        func f() -> String { struct P { let n = 2 }; return "\(P())" }
        func g() -> String { struct P { let s = "x" }; return "\(P())" }
        print(f(), g())
        //> P(n: 2) P(s: "x")
        // # inner block
        func f(_ b: Bool) -> String { if b { struct P { let n = 2 }; return "\(P())" } else { struct P { let m = 3 }; return "\(P())" } }
        print(f(true), f(false))
        //> P(n: 2) P(m: 3)
        // # in a method, with self types
        struct S { let v = 5; func f() -> Int { struct In { let a: Int; func go(_ s: S) -> Int { s.v + a } }; return In(a: 2).go(self) } }
        print(S().f())
        //> 7
        // # conforming
        protocol Named { var name: String { get } }
        func f() -> [any Named] { struct A: Named { let name = "a" }; struct B: Named { let name = "b" }; return [A(), B()] }
        print(f().map { $0.name })
        //> ["a", "b"]
        // # error type
        func f(_ n: Int) throws -> Int { enum Bad: Error { case small(Int) }; if n < 1 { throw Bad.small(n) }; return n }
        do { _ = try f(0) } catch { print(error) }
        //> small(0)
        // # typealias
        func f() -> Int { typealias Pair = (Int, Int); let p: Pair = (1, 2); return p.0 + p.1 }
        print(f())
        //> 3
        // # in a closure
        let r = [1, 2].map { n -> String in struct W { let n: Int }; return "\(W(n: n))" }
        print(r)
        //> ["W(n: 1)", "W(n: 2)"]
        // # nested in do and at the top
        do { struct T { let k = 9 }; print(T()) }
        //> T(k: 9)
        // # static property
        func f() -> Int { struct C { static var n = 0 }; C.n += 1; return C.n }
        print(f(), f(), f())
        //> 1 2 3
        // # closes over
        func f() { let x = 1; struct S { func g() -> Int { x } }; print(S().g()) }
        f()
        //! 1:52: struct declaration cannot close over value 'x' defined in outer scope
        // # generic function
        func f<T>(_ t: T) -> String { struct W { let v: T }; return "\(W(v: t))" }
        print(f(1))
        //! 1:38: type 'W' cannot be nested in generic function 'f'
        // # method of a generic type
        struct G<T> { let t: T; func f() -> String { struct W { let v: Int }; return "\(W(v: 1))" } }
        print(G(t: 1).f())
        //! 1:53: type 'W' cannot be nested in generic function 'f()'
        // # generic local type
        func f() -> String { struct Box<T> { let v: T }; return "\(Box(v: 1)) \(Box(v: "a"))" }
        print(f())
        //> Box<Int>(v: 1) Box<String>(v: "a")
        // # protocol in a function
        func f() { protocol P { func a() }; struct S: P { func a() { print("a") } }; let p: any P = S(); p.a() }
        f()
        //> a
        // # in init, getter, local function
        struct S { let n: Int; init() { struct K { let v = 3 }; n = K().v }; var m: Int { enum E: Int { case a = 7 }; return E.a.rawValue } }
        print(S().n, S().m)
        func g() { func h() -> Int { struct Q { let z = 8 }; return Q().z }; print(h()) }
        g()
        //> 3 7
        //> 8
        // # recursion and equality
        func f(_ n: Int) -> Int { struct K: Hashable { let a: Int }; let s: Set<K> = [K(a: n), K(a: n), K(a: 1)]; return s.count + (n > 0 ? f(n - 1) : 0) }
        print(f(3))
        //> 7
        // # extension in a body
        func f() { struct S {}; extension S { func g() {} } }
        //! 1:25: declaration is only valid at file scope
        // # names a local function
        func f() -> Int { func one() -> Int { 1 }; struct S { func g() -> Int { one() } }; return S().g() }
        print(f())
        //! 1:73: a struct inside a body cannot call the body's function 'one'; declare the function in it
        // # enum local with switch
        func f(_ s: String) -> Int { enum T { case num(Int), plus }; var ts: [T] = []; for c in s { if c == "+" { ts.append(.plus) } else { ts.append(.num(Int(String(c))!)) } }; var r = 0; for t in ts { switch t { case .num(let n): r += n; case .plus: break } }; return r }
        print(f("1+2+3"))
        //> 6
        // # type of
        func f() { struct S {}; enum E<T> { case a(T) }; print(type(of: S()), type(of: E.a(1)), S.self) }
        f()
        //> S E<Int> S
        // # in a ViewBuilder-like
        func f(_ c: () -> Int) -> Int { c() }
        print(f { struct S { let a = 4 }; return S().a })
        //> 4
        // # a struct in a builder
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { struct S { let a = 1 }; S().a })
        //! 3:11: closure containing a declaration cannot be used with result builder 'B'
        // # local types in nested functions with one name
        func outer() -> String { struct A { let x = 1 }; func inner() -> String { struct A { let y = 2 }; return "\(A())" }; return "\(A()) \(inner())" }
        print(outer())
        //> A(x: 1) A(y: 2)
        // # conditional conformance and protocol default
        protocol Shout { var t: String { get } }
        extension Shout { func shout() -> String { t.uppercased() } }
        func f() -> String { struct A: Shout, Equatable { var t = "a" }; let a = A(); return a.shout() + "\(a == A(t: "b"))" }
        print(f())
        //> Afalse
        // # a local generic wrapper
        func f() -> Int { @propertyWrapper struct Twice { var v = 0; var wrappedValue: Int { get { v * 2 } set { v = newValue } } }; struct S { @Twice var n: Int }; var s = S(); s.n = 4; return s.n }
        print(f())
        //> 8
        // # returning through any
        protocol P { func go() -> Int }
        func make(_ n: Int) -> any P { struct A: P { let n: Int; func go() -> Int { n } }; struct B: P { func go() -> Int { -1 } }; return n > 0 ? A(n: n) : B() }
        print(make(3).go(), make(0).go())
        //> 3 -1
        // # a local type and casts
        func f(_ x: Any) -> String { struct A { let n: Int }; enum E { case e }; let all: [Any] = [A(n: 1), E.e, x]; return all.map { v in if let a = v as? A { return "A\(a.n)" }; return v is E ? "E" : "?" }.joined() }
        print(f(1))
        //> A1E?
        """###
}
