import Testing

@Suite("The order in which arguments are evaluated")
struct ArgumentOrderProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # defaults of a function come after what is written
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        func f(_ a: Int, b: Int = tr("def", 5), c: Int) { print(a, b, c) }
        func g(b: Int = { print("b"); return 1 }(), a: Int) { print(a, b) }
        func h(x: Int = tr("x", 1), y: Int = tr("y", 2), z: Int..., w: Int = tr("w", 4)) { print(x, y, z, w) }
        f(tr("x",1), c: tr("z",2))
        g(a: { print("a"); return 1 }())
        h(z: tr("z1", 1), tr("z2", 2))
        h(y: tr("Y", 9))
        //> x
        //> z
        //> def
        //> 1 5 2
        //> a
        //> b
        //> 1 1
        //> z1
        //> z2
        //> x
        //> y
        //> w
        //> 1 2 [1, 2] 4
        //> Y
        //> x
        //> w
        //> 1 9 [] 4
        // # defaults of memberwise initializers, methods and subscripts come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        struct S {
            var a = tr("sa", 1)
            var b: Int
            var c = tr("sc", 3)
            func m(p: Int = tr("p", 1), q: Int) -> Int { print(p, q); return a + p + q }
            subscript(i i: Int = tr("si", 0), j j: Int) -> Int {
                get { print("get", i, j); return i + j }
                nonmutating set { print("set", i, j, newValue) }
            }
        }
        let s = S(b: tr("wb", 2))
        print(s)
        print(S(a: tr("wa", 7), b: tr("wb", 2)))
        print(tr("self", s).m(q: tr("q", 4)))
        print(s[j: tr("j", 4)])
        s[j: tr("j", 4)] = tr("value", 3)
        s[j: tr("j", 4)] += tr("plus", 3)
        //> wb
        //> sa
        //> sc
        //> S(a: 1, b: 2, c: 3)
        //> wa
        //> wb
        //> sc
        //> S(a: 7, b: 2, c: 3)
        //> self
        //> q
        //> p
        //> 1 4
        //> 6
        //> j
        //> si
        //> get 0 4
        //> 4
        //> j
        //> si
        //> value
        //> set 0 4 3
        //> j
        //> si
        //> plus
        //> get 0 4
        //> set 0 4 7
        // # defaults of cases come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        enum E { case c(x: Int = tr("ex", 1), y: Int) }
        print(E.c(y: tr("ey", 2)))
        //> ey
        //> ex
        //> c(x: 1, y: 2)
        // # defaults of initializers and overridden methods come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        class C {
            let v: Int
            init(a: Int = tr("ca", 1), b: Int, c: Int = tr("cc", 3)) { v = a + b + c; print("init", v) }
            convenience init() { self.init(b: tr("cb", 2)) }
            func o(a: Int = tr("oa", 1), b: Int) { print("C.o", a, b) }
        }
        class D: C {
            override func o(a: Int = tr("da", 10), b: Int) { super.o(b: tr("db", 2)); print("D.o", a, b) }
        }
        _ = C()
        _ = C(b: tr("cb", 2))
        (D() as C).o(b: tr("ob", 3))
        //> cb
        //> ca
        //> cc
        //> init 6
        //> cb
        //> ca
        //> cc
        //> init 6
        //> cb
        //> ca
        //> cc
        //> init 6
        //> ob
        //> oa
        //> db
        //> oa
        //> C.o 1 2
        //> D.o 1 3
        // # defaults of extensions of protocols come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        protocol P { init(a: Int, b: Int) ; func r(a: Int, b: Int) }
        extension P { static func mk(a: Int = tr("pa", 1), b: Int) -> Self { Self(a: a, b: b) }
          func e(a: Int = tr("ea", 1), b: Int) { r(a: a, b: b) } }
        struct PS: P { init(a: Int, b: Int) { print("PS", a, b) }; func r(a: Int, b: Int) { print("r", a, b) } }
        PS.mk(b: tr("pb", 2)).e(b: tr("eb", 3))
        //> pb
        //> pa
        //> PS 1 2
        //> eb
        //> ea
        //> r 1 3
        // # defaults of local functions come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        func outer() {
            var n = 0
            func next() -> Int { n += 1; return n }
            func local(a: Int = tr("la", 100), b: Int) { print("local", a, b) }
            local(b: next())
            local(b: next())
            let cl = { local(b: next()) }
            cl()
        }
        outer()
        //> la
        //> local 100 1
        //> la
        //> local 100 2
        //> la
        //> local 100 3
        // # defaults beside places and autoclosures come last
        func tr<T>(_ n: String, _ v: T) -> T { print(n); return v }
        func io(a: Int = tr("ia", 1), _ x: inout Int, b: Int) { x += a + b }
        var v = 1
        io(&v, b: tr("ib", 5)); print(v)
        func gen<T>(a: Int = tr("ga", 1), b: T, c: some Equatable = tr("gc", 5)) -> T { print(a, b, c); return b }
        print(gen(b: tr("gb", 3)))
        func au(a: Int = tr("aa", 1), b: @autoclosure () -> Int, k: Int) { print(a, b(), k) }
        au(b: tr("ab", 2), k: tr("ak", 2))
        //> ib
        //> ia
        //> 7
        //> gb
        //> ga
        //> gc
        //> 1 3 5
        //> 3
        //> ak
        //> aa
        //> ab
        //> 1 2 2
        """###
}
