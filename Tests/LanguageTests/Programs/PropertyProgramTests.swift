import Testing

@Suite("Programs with computed, lazy and observed properties")
struct PropertyProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # lazy with closures and didSet elsewhere
        class M { var log: [String] = []; lazy var k: Int = { log.append("k"); return 5 }(); var v = 0 { didSet { log.append("v\(oldValue)->\(v)") } } }
        let m = M(); m.v = 3; _ = m.k; _ = m.k; print(m.log)
        //> ["v0->3", "k"]
        // # lazy optional and nil reset
        struct S { lazy var a: [Int]? = [1]; }
        var s = S(); print(s.a?.count ?? 0); s.a = nil; print(s.a == nil)
        //> 1
        //> true
        // # observers and computed properties
        struct Temp { var c: Double { didSet { print("c", oldValue, "->", c) } }; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
        var t = Temp(c: 100); print(t.f); t.f = 32; print(t)
        struct W { var v = 0 { willSet { print("will", newValue) } didSet { if v > 3 { v = 3 } } } }
        var w = W(); w.v = 9; print(w.v); w.v += 1; print(w.v)
        //> 212.0
        //> c 100.0 -> 0.0
        //> Temp(c: 0.0)
        //> will 9
        //> 3
        //> will 4
        //> 3
        // # computed and observers
        struct T { var c: Double { didSet { log.append("c \(oldValue)->\(c)") } }; var log: [String] = []; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } ; static var n = 0; static func inc() { n += 1 } }
        var t = T(c: 100); t.f = 212; t.c += 1; print(t.c, t.f, t.log); T.inc(); T.n += 2; print(T.n)
        //> 101.0 213.8 ["c 100.0->100.0", "c 100.0->101.0"]
        //> 3
        // # lazy properties
        struct L { lazy var v: Int = { print("made"); return 7 }(); var w = 1 }
        var l = L(); print("before"); print(l.v, l.v)
        class C { lazy var items: [Int] = Array(0..<self.n); let n: Int; init(n: Int) { self.n = n } }
        let c = C(n: 3); print(c.items); c.items.append(9); print(c.items)
        //> before
        //> made
        //> 7 7
        //> [0, 1, 2]
        //> [0, 1, 2, 9]
        // # getters that change
        struct M { var c = 0; var next: Int { mutating get { c += 1; return c } }; subscript(i: Int) -> Int { mutating get { c += i; return c } } }
        var m = M()
        print(m.next, m.next, m[3])
        //> 1 2 5
        // # A property that holds a function is called before methods of its name
        protocol P {}
        extension P { func go<T>(_ s: T) -> String { "m\(s)" } }
        struct Q: P { let go: (Int) -> String = { "p\($0)" }; func t() -> String { go(4) } }
        print(Q().t(), Q().go(5), Q().go("a"))
        protocol H {}
        extension H { func run(_ s: String = "d") -> String { s } }
        struct R: H { let run: () -> String = { "r" }; func t() -> String { run() } }
        print(R().t(), R().run(), R().run("x"))
        struct S { let go: () -> Int = { 3 }; func t() -> Int { go() } }
        extension S { func go(_ n: Int) -> Int { n } }
        print(S().t(), S().go(), S().go(7))
        struct Call { func callAsFunction(_ n: Int) -> String { "c\(n)" } }
        struct U: P { let go = Call(); func t() -> String { go(1) } }
        print(U().t(), U().go(2))
        class B { func act(_ s: String) -> String { "B" + s } }
        class D: B { var act: (Int) -> String = { "D\($0)" }; func t() -> String { act(1) + act("x") } }
        print(D().t())
        struct E2 { var check: (Int) throws -> Int = { if $0 > 1 { throw Oops.bad }; return $0 } }
        enum Oops: Error { case bad }
        extension E2 { func check(_ s: String) -> Int { s.count } }
        do { print(try E2().check(1), E2().check("abc")); print(try E2().check(2)) } catch { print(error) }
        struct Acc { var add: (inout Int) -> Void = { $0 += 1 } }
        extension Acc { func add(_ s: String) {} }
        var n = 1
        Acc().add(&n); print(n)
        //> p4 p5 ma
        //> r r x
        //> 3 3 7
        //> c1 c2
        //> D1Bx
        //> 1 3
        //> bad
        //> 2
        """###
}
