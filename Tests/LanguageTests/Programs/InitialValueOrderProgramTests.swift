import Testing

@Suite("The order in which initial values are evaluated")
struct InitialValueOrderProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a subclass's initial values are evaluated before those of its superclass
        func tr<T>(_ n: String, _ v: T) -> T { print(n, terminator: " "); return v }
        func show(_ make: () -> Any) { _ = make(); print(".") }
        class A {
            var a = tr("A.a", 1)
            let late: Int
            init(x: Int) { print("A.init", terminator: " "); late = tr("A.late", x); hook() }
            func hook() { print("A.hook", terminator: " ") }
        }
        class B: A { var b = tr("B.b", 2); let l = tr("B.l", "z"); override func hook() { print("B.hook", b, terminator: " ") } }
        class C: B {
            var c = tr("C.c", 2)
            init(q: Int) { print("C.init", terminator: " "); super.init(x: tr("C.q", q)); print("C.after", terminator: " ") }
        }
        class D: C { var d = tr("D.d", 4); lazy var z = tr("D.z", 9) }
        class O: C { var o = tr("O.o", 4); override init(q: Int) { super.init(q: q) } }
        show { A(x: 1) }
        show { B(x: 2) }
        show { C(q: 4) }
        show { D(q: 5) }
        show { O(q: 6) }
        let makeB: (Int) -> B = B.init(x:)
        show { makeB(3) }
        print(D.init(q:)(3).z)
        //> A.a A.init A.late A.hook .
        //> B.b B.l A.a A.init A.late B.hook 2 .
        //> C.c C.init C.q B.b B.l A.a A.init A.late B.hook 2 C.after .
        //> D.d C.c C.init C.q B.b B.l A.a A.init A.late B.hook 2 C.after .
        //> O.o C.c C.init C.q B.b B.l A.a A.init A.late B.hook 2 C.after .
        //> B.b B.l A.a A.init A.late B.hook 2 .
        //> D.d C.c C.init C.q B.b B.l A.a A.init A.late B.hook 2 C.after D.z 9
        // # a convenience initializer leaves initial values to the initializer that it calls
        func tr<T>(_ n: String, _ v: T) -> T { print(n, terminator: " "); return v }
        func show(_ make: () -> Any) { _ = make(); print(".") }
        class A {
            var a = tr("A.a", 1)
            init(x: Int) { print("A.init", terminator: " ") }
            convenience init() { print("convenience", terminator: " "); self.init(x: tr("x", 3)); print("after", terminator: " ") }
        }
        class B: A { var b = tr("B.b", 2) }
        class C: B {
            var c = tr("C.c", 3)
            override init(x: Int) { print("C.init", terminator: " "); super.init(x: x) }
            convenience init(w: Int) { print("C.convenience", terminator: " "); self.init(x: w) }
        }
        struct S {
            var x = tr("S.x", 1)
            let y = tr("S.y", 2)
            var z: Int
            init(z: Int) { print("S.init", terminator: " "); self.z = z }
            init() { print("S.delegates", terminator: " "); self.init(z: tr("z", 5)) }
        }
        extension S { init(_ a: Int, _ b: Int) { print("extension", terminator: " "); self.init(z: a + b) } }
        show { A() }
        show { B() }
        show { C() }
        show { C(w: 1) }
        show { S() }
        show { S(z: 3) }
        show { S(1, 2) }
        //> convenience x A.a A.init after .
        //> convenience x B.b A.a A.init after .
        //> convenience x C.c C.init B.b A.a A.init after .
        //> C.convenience C.c C.init B.b A.a A.init .
        //> S.delegates z S.x S.y S.init .
        //> S.x S.y S.init .
        //> extension S.x S.y S.init .
        // # initial values of generic, failable, required and wrapped classes
        func tr<T>(_ n: String, _ v: T) -> T { print(n, terminator: " "); return v }
        func show(_ make: () -> Any) { _ = make(); print(".") }
        class G<T> {
            var xs: [T] = tr("G.xs", [])
            let t: T
            init(_ t: T) { self.t = t; print("G.init", T.self, terminator: " ") }
            required init(r: T) { t = r }
        }
        class H<U>: G<[U]> {
            var u = tr("H.u", [U]())
            override init(_ t: [U]) { print("H.init", U.self, terminator: " "); super.init(t) }
            required init(r: [U]) { super.init(r: r) }
        }
        class I: H<Int> { var i = tr("I.i", 1) }
        func make<X: G<[Int]>>(_ type: X.Type) -> X { type.init(r: [7]) }
        show { H([1]) }
        show { I([2]) }
        print(make(I.self).t, make(H<Int>.self).u)
        class F { var f = tr("F.f", 1); init?(ok: Bool) { print("F.init", terminator: " "); if !ok { return nil } } }
        class F2: F { var g = tr("F2.g", 1) }
        print(F2(ok: true) != nil, F2(ok: false) == nil)
        @propertyWrapper struct W {
            var wrappedValue: Int { didSet { print("w", wrappedValue, terminator: " ") } }
            init(wrappedValue: Int) { print("W", wrappedValue, terminator: " "); self.wrappedValue = wrappedValue }
        }
        class P { @W var p = tr("P.p", 1); init() { print("P.init", terminator: " ") } }
        class Q: P {
            @W var q = tr("Q.q", 2)
            var r: Int { didSet { print("r", terminator: " ") } }
            override init() { r = tr("Q.r", 3); print("Q.init", terminator: " "); super.init(); p = 5; r = 4 }
        }
        show { Q() }
        //> H.u H.init Int G.xs G.init Array<Int> .
        //> I.i H.u H.init Int G.xs G.init Array<Int> .
        //> I.i H.u G.xs H.u G.xs [7] []
        //> F2.g F.f F.init F2.g F.f F.init true true
        //> Q.q W 2 Q.r Q.init P.p W 1 P.init w 5 .
        // # initial values of memberwise initializers
        func tr<T>(_ n: String, _ v: T) -> T { print(n, terminator: " "); return v }
        func show(_ make: () -> Any) { _ = make(); print(".") }
        struct M { var x = tr("x", 1); var y = tr("y", 2); let k = tr("k", 3); private(set) var p = tr("p", 2) }
        print(M())
        print(M(y: tr("argument", 3)))
        print(M(x: tr("first", 1), p: tr("second", 1)))
        struct Late { var a = tr("a", 1); var f: () -> Int; init() { print("Late", terminator: " "); let q = 4; f = { q }; a += 1 } }
        print(Late().a, Late().f())
        //> x y k p M(x: 1, y: 2, k: 3, p: 2)
        //> argument x p k M(x: 1, y: 3, k: 3, p: 2)
        //> first second y k M(x: 1, y: 2, k: 3, p: 1)
        //> a Late a Late 2 4
        """###
}
