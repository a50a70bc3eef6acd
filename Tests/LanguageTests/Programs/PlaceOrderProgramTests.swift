import Testing

@Suite("The order in which what leads to a place is evaluated")
struct PlaceOrderProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an index is evaluated before the arguments of a mutating call
        var trace: [String] = []
        func tr<T>(_ n: String, _ v: T) -> T { trace.append(n); return v }
        func show(_ value: Any) { print(trace.joined(separator: " "), value); trace = [] }
        struct P { var v = 0; mutating func add(_ n: Int, to m: Int = tr("default", 0)) { v += n + m } }
        var ps = [P(), P()], lists = [[1], [2]], named = ["k": [1]]
        ps[tr("i", 0)].add(tr("n", 2)); show(ps[0].v)
        ps[tr("i", 0)].add(tr("n", 2), to: tr("m", 3)); show(ps[0].v)
        ps[tr("i", 0)].v.negate(); show(ps[0].v)
        lists[tr("i", 0)].append(tr("x", 2)); show(lists)
        lists[tr("i", 1)].insert(tr("x", 3), at: tr("at", 0)); show(lists)
        named[tr("k", "k"), default: tr("default", [])].append(tr("x", 3)); show(named)
        named[tr("k", "new"), default: tr("default", [])].append(tr("x", 3)); show(named["new"]!)
        lists[tr("i", 0)][tr("j", 1)] = 5; show(lists)
        //> i n default 2
        //> i n m 7
        //> i -7
        //> i x [[1, 2], [2]]
        //> i x at [[1, 2], [3, 2]]
        //> k x ["k": [1, 3]]
        //> k x default [3]
        //> i j [[1, 5], [3, 2]]
        // # nothing behind an optional chain that ends is evaluated
        var trace: [String] = []
        func tr<T>(_ n: String, _ v: T) -> T { trace.append(n); return v }
        func show(_ value: Any) { print(trace.joined(separator: " "), value); trace = [] }
        final class Node { var xs = [1]; var next: Node? }
        var none: [Int]? = nil, some: [Int]? = [1], named = ["k": [1]]
        let node = Node()
        none?.append(tr("x", 1)); show(none as Any)
        some?.append(tr("x", 2)); show(some!)
        named[tr("k", "k")]?.append(tr("x", 3)); show(named["k"]!)
        named[tr("k", "z")]?.append(tr("x", 3)); show(named["z"] as Any)
        node.next?.xs.append(tr("x", 3)); show(node.xs)
        node.next = Node()
        node.next?.xs[tr("i", 0)] += tr("x", 3); show(node.next!.xs)
        var observed: [Int]? = nil { didSet { trace.append("didSet") } }
        observed?.append(tr("x", 1)); show(observed as Any)
        //>  nil
        //> x [1, 2]
        //> k x [1, 3]
        //> k nil
        //>  [1]
        //> i x [4]
        //> didSet nil
        // # indices of inout arguments are evaluated in their turn
        var trace: [String] = []
        func tr<T>(_ n: String, _ v: T) -> T { trace.append(n); return v }
        func show(_ value: Any) { print(trace.joined(separator: " "), value); trace = [] }
        struct P { var v = 0; mutating func take(_ a: inout Int, _ n: Int) { a += n; v += a } }
        final class K { var xs = [1, 2]; func m(_ a: inout Int, _ n: Int) { a += n } }
        let k = K()
        func add(_ a: inout Int, _ b: Int, _ c: Int = tr("default", 3)) { a += b + c }
        func mix(_ a: Int, _ b: inout Int, _ c: inout Int, _ d: Int) { b += a; c += d }
        func late(a: Int = tr("default", 1), b: inout Int, c: Int) { b += a + c }
        infix operator +++: AssignmentPrecedence
        func +++ (a: inout Int, b: Int) { a += b }
        let change: (inout Int, Int) -> Void = { $0 += $1 }
        var xs = [1, 2, 3], ys = [4, 5], ps = [P(), P()], lists = [[1, 2], [3, 4]]
        add(&xs[tr("i", 0)], tr("b", 2)); show(xs)
        add(&xs[tr("i", 0)], tr("b", 2), tr("c", 3)); show(xs)
        mix(tr("a", 1), &xs[tr("i", 0)], &ys[tr("j", 1)], tr("d", 4)); show((xs, ys))
        late(b: &xs[tr("i", 0)], c: tr("c", 1)); show(xs)
        ps[tr("i", 1)].take(&xs[tr("j", 2)], tr("n", 3)); show((ps[1].v, xs))
        swap(&xs[tr("i", 0)], &ys[tr("j", 1)]); show((xs, ys))
        change(&xs[tr("i", 0)], tr("n", 5)); show(xs)
        change(&lists[tr("i", 0)][tr("j", 1)], 5); show(lists)
        xs[tr("i", 0)] +++ tr("n", 1); show(xs)
        tr("k", k).m(&tr("l", k).xs[tr("i", 1)], tr("n", 6)); show(k.xs)
        //> i b default [6, 2, 3]
        //> i b c [11, 2, 3]
        //> a i j d ([12, 2, 3], [4, 9])
        //> i c default [14, 2, 3]
        //> i j n (6, [14, 2, 6])
        //> i j ([9, 2, 6], [4, 14])
        //> i n [14, 2, 6]
        //> i j [[1, 7], [3, 4]]
        //> i n [15, 2, 6]
        //> k l i n [1, 8]
        // # an index is what it was before the arguments changed it
        func next(_ n: inout Int) -> Int { n += 1; return n }
        var i = 0, xs = [0, 0], lists = [[1], [2]]
        xs[i] = next(&i); print(xs)
        i = 0
        lists[i].append(next(&i)); print(lists)
        i = 0
        lists[i].append({ i += 1; return i }()); print(lists)
        func local() {
            var i = 0, lists = [[1], [2]]
            lists[i].append(next(&i))
            print(lists)
            i = 0
            lists[i].insert({ i += 1; return 9 }(), at: { i -= 1; return 0 }())
            print(lists, i)
            lists[i][next(&i) - 1] = 50
            print(lists)
        }
        local()
        //> [1, 0]
        //> [[1, 1], [2]]
        //> [[1, 1, 1], [2]]
        //> [[1, 1], [2]]
        //> [[9, 1, 1], [2]] 0
        //> [[50, 1, 1], [2]]
        // # what leads to the places on the left is evaluated before what is assigned
        var trace: [String] = []
        func tr<T>(_ n: String, _ v: T) -> T { trace.append(n); return v }
        func show(_ value: Any) { print(trace.joined(separator: " "), value); trace = [] }
        var xs = [1, 2], lists = [[1, 2], [3, 4]], i = 0
        (xs[tr("i", 0)], xs[tr("j", 1)]) = (tr("x", 8), tr("y", 9)); show(xs)
        (lists[tr("p", 0)][tr("q", 0)], lists[tr("r", 1)][tr("s", 0)]) = (tr("x", 8), tr("y", 9)); show(lists)
        (xs[tr("i", 0)], (xs[tr("j", 1)], _)) = (tr("x", 1), (tr("y", 2), tr("z", 3))); show(xs)
        (i, xs[i]) = (1, 4); show((i, xs))
        //> i j x y [8, 9]
        //> p q r s x y [[8, 2], [9, 4]]
        //> i j x y z [1, 2]
        //>  (1, [4, 2])
        // # an optional that a getter gives is read once, and written back in the end
        struct Inner { var z = 0 }
        struct Outer { var x = 0; var inner: Inner? = Inner() }
        var kept: Outer? = Outer()
        var computed: Outer? { get { print("get"); return kept } set { print("set", newValue?.x ?? -1, newValue?.inner?.z ?? -1); kept = newValue } }
        func value() -> Int { print("value"); return 5 }
        struct Failure: Error {}
        func failing() throws -> Int { print("failing"); throw Failure() }
        func add(_ a: inout Int, _ b: Int) { a += b }
        computed?.x = value()
        computed?.x += value()
        computed?.inner?.z = value()
        do { computed?.x = try failing() } catch { print("caught") }
        add(&computed!.x, value())
        class C {
            var stored: Outer? = Outer() { willSet { print("will") } didSet { print("did", stored?.x ?? -1) } }
            subscript(index: Int) -> Outer? { get { print("get", index); return stored } set { print("set", index); stored = newValue } }
        }
        let c = C()
        c.stored?.x = value()
        c[value()]?.x = value()
        kept = nil
        computed?.x = value()
        computed?.inner?.z = value()
        c.stored?.inner = nil
        c.stored?.inner?.z = value()
        c.stored = nil
        c.stored?.x = value()
        //> get
        //> value
        //> set 5 0
        //> get
        //> value
        //> set 10 0
        //> get
        //> value
        //> set 10 5
        //> get
        //> failing
        //> set 10 5
        //> caught
        //> value
        //> get
        //> set 15 5
        //> value
        //> will
        //> did 5
        //> value
        //> get 5
        //> value
        //> set 5
        //> will
        //> did 5
        //> get
        //> set -1 -1
        //> get
        //> set -1 -1
        //> will
        //> did 5
        //> will
        //> did 5
        //> will
        //> did -1
        //> will
        //> did -1
        // # an index behind an optional that is nil, where a method changes what it leads to
        struct In { var x = 1; subscript(i: Int) -> Int { get { print("get"); return x } set { print("set"); x = newValue } } }
        func f(_ i: Int) -> Int { print("i"); return i }
        func g() {
            var o: In? = nil
            o?[f(0)].negate()
            var a: [In?] = [nil, In()]
            a[f(0)]?[f(2)].negate()
            a[f(1)]?[f(2)].negate()
            print(a[1]!.x)
            var d: [String: [Int]] = [:]
            d["a"]?[f(0)].negate()
            d["a"]?.append(f(3))
            d["a"] = [1]
            d["a"]?[f(0)].negate()
            print(d)
            o = In()
            o?[f(0)].negate()
            swap(&d["a"]![f(0)], &o!.x)
        }
        g()
        struct S { var c: In? { get { print("get c"); return In() } set { print("set c") } } }
        var s = S()
        s.c?[f(0)].negate()
        struct N { var c: In? { get { print("get c"); return nil } set { print("set c") } } }
        var n = N()
        n.c?[f(0)].negate()
        //> i
        //> i
        //> i
        //> get
        //> set
        //> -1
        //> i
        //> ["a": [-1]]
        //> i
        //> get
        //> set
        //> i
        //> get c
        //> i
        //> get
        //> set
        //> set c
        //> get c
        //> set c
        // # an optional chain through a lazy property of an observed value
        struct In { var x = 1 }
        struct S { lazy var p: Int? = 5; lazy var d: [String: In] = ["a": In()] }
        func run() {
        var s = S() { didSet { print("did") } }
        s.p? = 6
        print("-")
        s.d["a"]?.x += 1
        print("-")
        s.d["a"]? = In(x: 4)
        print("-")
        s.p? += 1
        print("-")
        s.d["zz"]?.x += 1
        }
        run()
        //> did
        //> -
        //> did
        //> -
        //> did
        //> -
        //> did
        //> -
        //> did
        // # what leads to an optional that is looked into is read and written once
        struct In { var x = 1; lazy var q: Int? = 4; var o: Int? = 1 }
        struct S { lazy var p: Int? = 5; var inn = In(); lazy var z: In? = In() }
        func run() {
        var s: S { get { print("get"); return S() } set { print("set", newValue.inn.o as Any) } }
        s.p? = 6
        print("-")
        s.inn.o? = 6
        print("-")
        s.inn.q? = 6
        print("-")
        var t = S() { didSet { print("did", oldValue.inn.x) } }
        t.inn.q? = 6
        print("-")
        t.inn.q? += 6
        print("-")
        t.inn.o? += 6
        print("-")
        t.z?.o? = 7
        print("-")
        t.z?.q? = 7
        print("-")
        t.z?.q?.negate()
        print(t.z!.q!)
        }
        run()
        //> get
        //> set Optional(1)
        //> -
        //> get
        //> set Optional(6)
        //> -
        //> get
        //> set Optional(1)
        //> -
        //> did 1
        //> -
        //> did 1
        //> -
        //> did 1
        //> -
        //> did 1
        //> -
        //> did 1
        //> -
        //> did 1
        //> did 1
        //> -7
        // # an index that changes the collection that is read
        var a = [1, 2]
        func g() -> Int { a = [5, 6]; return 0 }
        print(a[g()])
        class C { var a = [1, 2]; func g() -> Int { a = [5, 6]; return 0 } }
        func t() {
        let c = C(); print(c.a[c.g()])
        var b = [1, 2]; func h() -> Int { b = [7, 8]; return 0 }
        print(b[h()])
        struct S { var a = [1, 2] }
        var s = S(); func i() -> Int { s.a = [7, 8]; return 0 }
        print(s.a[i()], s.a.first!)
        }
        t()
        //> 5
        //> 5
        //> 7
        //> 7 7
        // # an index is evaluated before the getters of what is read
        struct G { var v = 1; subscript(i: Int) -> Int { v + i } }
        struct M { var v = 1; subscript(i: Int) -> Int { get { v + i } set { v = newValue } } }
        class C { var g: G { get { print("get g"); return G() } set {} }; var m: M { get { print("get m"); return M() } set {} }; private(set) var ro = M(); let l = M(); subscript(i: Int) -> M { get { print("sub", i); return m } set {} }; var self2: C { print("self2"); return self }; var self3: C { get { print("self3"); return self } set {} }; var o: M? { get { print("get o"); return M() } set {} } ; func t() { print(m[k(1)], self[k(2)][k(3)], ro[k(1)]) } }
        func k(_ i: Int) -> Int { print("k", i); return i }
        func mk() -> C { print("mk"); return C() }
        struct P { var d: [Int] { get { print("get s"); return [1, 2] } set {} }; var e: [Int] { print("get e"); return [1, 2] }; mutating func t() { print(d[k(0)], e[k(1)]) }; func u() { print(d[k(0)]) } }
        @propertyWrapper struct Wr<T> { var v: T; init(wrappedValue: T) { v = wrappedValue }; var wrappedValue: T { get { print("wr get"); return v } set { print("wr set"); v = newValue } } }
        class K { @Wr var w = [1, 2]; @Wr var dd = ["a": [1]] }
        func t() {
        var g = G(); func h() -> Int { g.v = 10; return 0 }; print(g[h()])
        var m = M(); func i() -> Int { m.v = 10; return 0 }; print(m[i()])
        let c = C(); print(c.g[k(0)], c.m[k(0)], c.ro[k(0)], c.l[k(0)], mk().m[k(1)], c.self2.m[k(2)], c.self3.m[k(3)], c[k(4)][k(5)])
        c.t()
        var p = P(); p.t(); p.u(); print(p.d[k(1)]); p = P()
        print([M(), M()][k(1)][k(0)], c.o![k(0)], c.o?[k(0)] as Any)
        var tt = (M(), 1); func j() -> Int { tt.0.v = 10; return 0 }; print(tt.0[j()])
        let ks = K(); print(ks.w[k(0)], ks.dd["a"]![k(0)], ks.dd[k(0) == 0 ? "a" : "b"]?[k(0)] as Any, ks.dd["x", default: [k(3)]][k(0)])
        func io(_ x: inout M) { func q() -> Int { print("q"); return 0 }; print(x[q()]) }; io(&m)
        let f = { (c: C) in c.m[k(0)] }; print(f(c), [c].map { $0.m[k(9)] })
        }
        t()
        //> 1
        //> 10
        //> get g
        //> k 0
        //> k 0
        //> get m
        //> k 0
        //> k 0
        //> mk
        //> k 1
        //> get m
        //> self2
        //> k 2
        //> get m
        //> self3
        //> k 3
        //> get m
        //> k 4
        //> k 5
        //> sub 4
        //> get m
        //> 1 1 1 1 2 3 4 6
        //> k 1
        //> get m
        //> k 2
        //> k 3
        //> sub 2
        //> get m
        //> k 1
        //> 2 4 2
        //> k 0
        //> get s
        //> get e
        //> k 1
        //> 1 2
        //> get s
        //> k 0
        //> 1
        //> k 1
        //> get s
        //> 2
        //> k 1
        //> k 0
        //> k 0
        //> get o
        //> get o
        //> k 0
        //> 1 1 Optional(1)
        //> 10
        //> k 0
        //> wr get
        //> k 0
        //> wr get
        //> k 0
        //> wr get
        //> k 0
        //> k 0
        //> wr get
        //> k 3
        //> 1 1 Optional(1) 3
        //> q
        //> 10
        //> k 0
        //> get m
        //> k 9
        //> get m
        //> 1 [10]
        """###
}
