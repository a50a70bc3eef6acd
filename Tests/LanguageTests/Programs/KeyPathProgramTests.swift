import Testing

@Suite("Programs of key paths")
struct KeyPathProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a key path where a function with an optional result is wanted
        enum Light { case red, green; var next: Light { self == .red ? .green : .red } }
        print([1, 2].compactMap(\.description), sequence(first: Light.red, next: \.next).prefix(3).map { "\($0)" })
        let count: (String) -> Int? = \.count
        print(count("abc") ?? 0)
        //> ["1", "2"] ["red", "green", "red"]
        //> 3
        // # key paths beside values that are made wider
        struct P {
            var a: Int?
            var look: any CustomStringConvertible = "plain"
            func with<V>(_ k: WritableKeyPath<Self, V>, _ v: V) -> Self { var c = self; c[keyPath: k] = v; return c }
            func shown(as look: some CustomStringConvertible) -> Self { with(\.look, look) }
        }
        let m = 3
        print(P().with(\.a, m).a ?? 0, P().shown(as: 2.5).look)
        struct V: View { let n: Int; var body: some View { Text("x").environment(\.lineLimit, n) } }
        print(V(n: 1).n)
        //> 3 2.5
        //> 1
        // # key paths that go on
        struct A { var b = B() }; struct B { var c = 3; let d = "d" }
        let k: WritableKeyPath<A, B> = \.b
        var a = A()
        a[keyPath: k.appending(path: \.c)] = 5
        print(a[keyPath: k.appending(path: \.c)], a[keyPath: k.appending(path: \.d)], a[keyPath: (\A.b).appending(path: \B.self)])
        //> 5 d B(c: 5, d: "d")
        // # key paths of any value
        struct A { var b = 1; var c = "x" }
        let parts: [PartialKeyPath<A>] = [\.b, \.c, \.c.count]
        let any: AnyKeyPath = \A.b
        print(parts.map { "\(A()[keyPath: $0])" }, any == \A.b, any == \A.c, Set([\A.b, \A.b]).count)
        //> ["1", "x", "1"] true false 1
        // # key paths into objects
        class K { var v = 1; let fixed = 2 }
        struct Box { let k = K() }
        let path: ReferenceWritableKeyPath<K, Int> = \.v
        let k = K()
        k[keyPath: path] = 8
        k[keyPath: \.v] += 1
        let box = Box()
        box[keyPath: \.k.v] = 3
        print(k.v, box.k.v)
        //> 9 3
        // # subclasses
        class K { var v = 1 }
        class L: K {}
        let l = L()
        l[keyPath: \K.v] = 4
        print(l.v, [l].map(\.v))
        //> 4 [4]
        // # read-only key paths
        struct A { var n = 1 }
        let k: KeyPath<A, Int> = \.n
        var a = A()
        a[keyPath: k] = 2
        //! 4:12: cannot assign through a read-only key path
        // # the key path of a let
        struct A { let n = 1 }
        var a = A()
        a[keyPath: \.n] = 2
        //! 3:12: cannot assign through a read-only key path
        // # a value takes the type that a key path leads to
        struct S { var d = 0.0; var s: String?; var i = 1 }
        func set<R, V>(_ r: R, _ k: WritableKeyPath<R, V>, _ v: V) -> R { var c = r; c[keyPath: k] = v; return c }
        print(set(S(), \.d, 1), set(S(), \.s, "x"), set(S(s: "y"), \.s, nil), set(S(), \.i, 2))
        //> S(d: 1.0, s: nil, i: 1) S(d: 0.0, s: Optional("x"), i: 1) S(d: 0.0, s: nil, i: 1) S(d: 0.0, s: nil, i: 2)
        // # key paths
        struct P { var name: String; var tags: [String]; var pos = (x: 1, y: 2) }
        var p = P(name: "a", tags: ["t"])
        let kp = \P.name, kt: WritableKeyPath<P, [String]> = \.tags; p[keyPath: kp] = "b"; p[keyPath: kt].append("u"); print(p[keyPath: kp], p[keyPath: \.tags.count], p[keyPath: \P.tags[1]])
        print([P(name: "z", tags: []), p].map(\.name).sorted(), [p].map(\.tags.first?.count))
        func sortBy<T, V: Comparable>(_ xs: [T], _ k: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: k] < $1[keyPath: k] } }
        print(sortBy([P(name: "z", tags: []), p], \.name).map(\.name), sortBy(["ccc", "a"], \.count))
        let ks: [PartialKeyPath<P>] = [\.name, \.tags]; print(ks.map { "\(p[keyPath: $0])" })
        //> b 2 u
        //> ["b", "z"] [Optional(1)]
        //> ["b", "z"] ["a", "ccc"]
        //> ["b", "[\"t\", \"u\"]"]
        // # optional chains in key paths
        struct P { var tags: [String]; var o: Int? }
        let p = P(tags: ["a"], o: 3)
        if let n = p[keyPath: \.tags.first?.count] { print("n", n) }
        print([p, P(tags: [], o: nil)].map(\.tags.first?.count), [p].compactMap(\.tags.first?.count))
        let k = \P.tags.first?.count; print(p[keyPath: k] as Any, P(tags: [], o: nil)[keyPath: k] as Any)
        print([p].map(\.o), [p].compactMap(\.o))
        //> n 1
        //> [Optional(1), nil] [1]
        //> Optional(1) nil
        //> [Optional(3)] [3]
        // # key paths with subscripts
        struct Grid { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } } }
        var g = Grid(rows: [[1, 2], [3, 4]])
        let kp = \Grid[1, 0]
        print(g[keyPath: kp]); g[keyPath: kp] = 9; print(g.rows, g[keyPath: \.rows[0].count])
        let names = ["bb", "a"].map(\.count); print(names)
        //> 3
        //> [[1, 2], [9, 4]] 2
        //> [2, 1]
        // # subscripts and key paths
        struct Grid { var cells = [1, 2, 3, 4]; subscript(r: Int, c: Int) -> Int { get { cells[r * 2 + c] } set { cells[r * 2 + c] = newValue } }; subscript(name n: String) -> Int { n.count } }
        var g = Grid(); g[1, 0] += 10; print(g[1, 0], g[name: "abc"], g[keyPath: \.cells.count], [g].map(\.cells.first!))
        struct P { var name: String; var age: Int }; let ps = [P(name: "B", age: 3), P(name: "A", age: 5)]
        func sorted<T: Comparable>(_ k: KeyPath<P, T>) -> [P] { ps.sorted { $0[keyPath: k] < $1[keyPath: k] } }; print(sorted(\.name).map(\.age), sorted(\.age).map(\.name))
        //> 13 3 4 [1]
        //> [5, 3] ["B", "A"]
        // # generic subscripts, optional chains and writing through key paths
        struct Key<V> { var name: String; let fallback: V }
        struct Values { private var all: [String: Any] = [:]; subscript<V>(k: Key<V>) -> V { get { all[k.name] as? V ?? k.fallback } set { all[k.name] = newValue } } }
        var v = Values(); let size = Key(name: "size", fallback: 12), title = Key(name: "t", fallback: "none"); v[size] += 3; print(v[size], v[title])
        struct Box { var inner: Inner?; struct Inner { var tags: [String] = [] } }
        var b = Box(inner: .init(tags: ["x"])); let first = \Box.inner?.tags.first, count = \Box.inner?.tags.count
        print(b[keyPath: first] as Any, b[keyPath: count] as Any, Box()[keyPath: count] as Any, [b, Box()].compactMap(\.inner?.tags.count))
        func set<R, T>(_ r: inout R, _ k: WritableKeyPath<R, T>, _ t: T) { r[keyPath: k] = t }; set(&b, \.inner, nil); print(b.inner == nil, (\Box.inner).appending(path: \.?.tags.isEmpty) == \Box.inner?.tags.isEmpty)
        //> 15 none
        //> Optional("x") Optional(1) nil [1]
        //> true true
        // # paths to what a type holds, and through classes, wrappers and existentials
        class A { var x = 1; var y: Int { x * 2 } }
        class B: A { var z = 3 }
        struct S { var b = B(); var o: B? = B(); var t = (B(), 2) }
        var s = S(); s.b.x = 5; s.o!.x = 7; s.t.0.x = 9
        print(s[keyPath: \S.b.x], s[keyPath: \S.b.y], s[keyPath: \S.o?.x] as Any, s[keyPath: \S.t.0.x], s[keyPath: \S.b.z])
        s[keyPath: \S.b.x] = 11; print(s.b.x, [s].map(\.b.x), [s].map(\.o!.y))
        @propertyWrapper struct W { var wrappedValue = 4; var projectedValue: Int { wrappedValue + 1 } }
        struct P { @W var a; lazy var l = 3; static let shared = P(); let arr = [1, 2]; var d = ["k": 1] }
        print(P()[keyPath: \P.a], P()[keyPath: \P.arr[1]], P()[keyPath: \P.arr.first!], P()[keyPath: \P.d["k"]] as Any, P()[keyPath: \.arr.count])
        enum E { case a; static let all = [E.a]; var n: Int { 5 } }
        print(E.a[keyPath: \.n], E.self[keyPath: \E.Type.all.count], P.self[keyPath: \.shared.arr.count])
        struct Cfg { static let gap: Double = 4; static var big: Double { 16 }; static let inner = P() }
        func f(_ s: KeyPath<Cfg.Type, Double> = \.gap) -> Double { Cfg.self[keyPath: s] }
        print(f(), f(\.big), Cfg.self[keyPath: \.inner.arr], [Cfg.self].map(\.gap), \Cfg.Type.gap == \Cfg.Type.gap)
        protocol Q { var v: Int { get } }; extension Q { var w: Int { v + 1 } }
        struct R: Q { var v = 1 }; struct RR { var q: any Q = R(); var r = R() }
        print(RR()[keyPath: \.q.v], RR()[keyPath: \.q.w], RR()[keyPath: \.r.w])
        //> 5 10 Optional(7) 9 3
        //> 11 [11] [14]
        //> 4 2 1 Optional(1) 2
        //> 5 1 2
        //> 4.0 16.0 [1, 2] [4.0] true
        //> 1 2 2
        // # paths to values of other types are compared
        struct S { var a = 1; var b = "b" }
        func isA<V>(_ path: KeyPath<S, V>) -> Bool { path == \.a }
        let any: AnyKeyPath = \S.b
        print(isA(\.a), isA(\.b), any == \S.b, \S.a != \S.b)
        //> true false true true
        // # a path that goes on without end
        class N { var n: N { get { self } set {} } }
        var path: WritableKeyPath<N, N> = \.n
        for _ in 0..<2000 { path = path.appending(path: \.self) }
        if path != \.n { path = \.n.n }
        while true { path = path.appending(path: \.n) }
        //! 5:26: the value is nested too deep: it holds itself over and over; nest it less
        // # in a call whose result is a function, which tells where it begins
        struct P { var name: String; var age = 1 }
        func asc<T, K: Comparable>(_ k: KeyPath<T, K>) -> (T, T) -> Bool { { $0[keyPath: k] < $1[keyPath: k] } }
        print([P(name: "B"), P(name: "A")].sorted(by: asc(\.name)).map(\.name))
        func get<T, V>(_ k: KeyPath<T, V>) -> (T) -> V { { $0[keyPath: k] } }
        print([P(name: "ab")].map(get(\.name)))
        func not<T>(_ f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
        print(["", "a"].filter(not(\.isEmpty)))
        func rule<T, V>(_ k: KeyPath<T, V>, _ f: @escaping (V) -> Bool) -> (T) -> Bool { { f($0[keyPath: k]) } }
        let a: (P) -> Bool = rule(\.name) { !$0.isEmpty }
        print(a(P(name: "")))
        let rules: [(P) -> Bool] = [rule(\.name) { !$0.isEmpty }, rule(\.age) { $0 > 0 }]
        print(rules.map { $0(P(name: "")) })
        func mut<T, V>(_ k: WritableKeyPath<T, V>, _ f: @escaping (inout V) -> Void) -> (inout T) -> Void { { f(&$0[keyPath: k]) } }
        let ms: [(inout P) -> Void] = [mut(\.age) { $0 *= 2 }]
        var p = P(name: "x", age: 4); ms[0](&p); print(p.age)
        print([P(name: "B", age: 3), P(name: "A")].max(by: asc(\.age))!.name)
        //> ["A", "B"]
        //> ["ab"]
        //> ["a"]
        //> false
        //> [false, true]
        //> 8
        //> B
        // # beside an operator of the program's own, whose result is a function
        struct P { var name: String; var age = 1 }
        func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> (T) -> Bool { { $0[keyPath: k] == v } }
        func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> (T) -> Bool { { $0[keyPath: k] > v } }
        print([P(name: "a"), P(name: "b")].filter(\.name == "a").count, [P(name: "a", age: 4)].filter(\.age > 3).count)
        //> 1 1
        // # key paths in existentials, and generic superclasses, by the types that they have
        class Repository<Item> {}
        class Pair<First, Second>: Repository<First> {}
        class Named: Pair<Int, String> {}
        let pair: Any = Pair<String, Int>(), named: Any = Named()
        print(pair is Repository<String>, pair is Repository<Int>, named is Repository<Int>, named as? Pair<Int, String> != nil)
        struct Person { var name = "Ann"; let id = 1; var age = 2; var tags = ["a"] }
        final class Holder { var person = Person() }
        let paths: [PartialKeyPath<Person>] = [\.name, \.id, \.age, \.tags.count]
        for path in paths {
            switch path {
            case let name as WritableKeyPath<Person, String>: print("text", Person()[keyPath: name])
            case let number as WritableKeyPath<Person, Int>: print("number", Person()[keyPath: number])
            case let number as KeyPath<Person, Int>: print("fixed", Person()[keyPath: number])
            default: print("other")
            }
        }
        let any: AnyKeyPath = \Holder.person
        print(any is ReferenceWritableKeyPath<Holder, Person>, any as? KeyPath<Person, String> == nil, (\Person.id as Any) is AnyKeyPath)
        let longer = (\Holder.person).appending(path: \.name)
        let anyLonger: Any = longer
        print(anyLonger is ReferenceWritableKeyPath<Holder, String>, anyLonger is KeyPath<Holder, String>, anyLonger is KeyPath<Holder, Int>)
        print(type(of: \Person.name), type(of: paths[1]), type(of: any))
        func change<Root, Value>(_ root: Root, _ path: PartialKeyPath<Root>, to value: Value) -> Root {
            var copy = root
            if let path = path as? WritableKeyPath<Root, Value> { copy[keyPath: path] = value }
            return copy
        }
        print(change(Person(), \.age, to: 9).age, change(Person(), \.id, to: 9).id, change(Person(), \.name, to: "Bo").name)
        //> true false true true
        //> text Ann
        //> fixed 1
        //> number 2
        //> fixed 1
        //> true true true
        //> true true false
        //> WritableKeyPath<Person, String> KeyPath<Person, Int> ReferenceWritableKeyPath<Holder, Person>
        //> 9 1 Bo
        // # Observers are told of what a key path writes
        struct S { var a = 1 { didSet { a = min(a, 10); print("did", oldValue, a) } }; var n = N() { willSet { print("n will") } didSet { print("n") } } ; var arr = [1] { didSet { print("arr", arr) } } }
        struct N { var x = 0 { didSet { print("x", x) } } }
        var s = S(); s[keyPath: \.a] = 50; print(s.a); s[keyPath: \.a] += 1; s[keyPath: \.n.x] = 3; s[keyPath: \.arr[0]] = 9
        func set<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, _ v: V) { t[keyPath: k] = v }
        set(&s, \.a, 7); set(&s, \.n, N())
        func inc(_ x: inout Int) { x += 5 }
        inc(&s[keyPath: \.a]); print(s.a)
        class C { var v = 1 { willSet { print("will", newValue) } didSet { print("cdid", v) } }; var o: N? { didSet { print("o") } } }
        let c = C(); c[keyPath: \.v] = 4; c[keyPath: \C.o] = N(); let k: ReferenceWritableKeyPath<C, Int> = \.v; c[keyPath: k] += 2
        class D: C { override var v: Int { didSet { print("ddid", v) } } }
        let d = D(); d[keyPath: \C.v] = 9; (d as C)[keyPath: \.v] = 8
        print(\S.a == \S.a, \S.a == \S.n.x)
        var p: PartialKeyPath<S> = \.a; print(s[keyPath: p])
        print([S(), S()].map(\.a), \S.a as AnyKeyPath == p)
        //> did 1 10
        //> 10
        //> did 10 10
        //> x 3
        //> n will
        //> n
        //> arr [9]
        //> did 10 7
        //> n will
        //> n
        //> did 7 10
        //> 10
        //> will 4
        //> cdid 4
        //> o
        //> will 6
        //> cdid 6
        //> will 9
        //> cdid 9
        //> ddid 9
        //> will 8
        //> cdid 8
        //> ddid 8
        //> true false
        //> 10
        //> [1, 1] true
        // # key paths without a root several generic calls deep
        struct Emp { let name: String; let n: Int; let pay: Double }
        let es = [Emp(name: "b", n: 2, pay: 1.5), Emp(name: "a", n: 1, pay: 3), Emp(name: "c", n: 1, pay: 2)]
        func by<T, V: Comparable>(_ f: @escaping (T) -> V, desc: Bool = false) -> (T, T) -> Bool { { desc ? f($1) < f($0) : f($0) < f($1) } }
        func inv<T>(_ f: @escaping (T, T) -> Bool) -> (T, T) -> Bool { { f($1, $0) } }
        func sorter<T>(_ fs: ((T, T) -> Bool)...) -> (T, T) -> Bool { { a, b in for f in fs { if f(a, b) { return true }; if f(b, a) { return false } }; return false } }
        func then<T>(_ f: @escaping (T, T) -> Bool, _ g: @escaping (T, T) -> Bool) -> (T, T) -> Bool { sorter(f, g) }
        func key<T, V: Comparable>(_ k: KeyPath<T, V>) -> (T, T) -> Bool { { $0[keyPath: k] < $1[keyPath: k] } }
        print(es.sorted(by: inv(by(\.n))).map(\.name))
        print(es.sorted(by: sorter(by(\.n), by(\.pay, desc: true))).map(\.name))
        print(es.sorted(by: sorter(by(\.pay, desc: true), by(\.n))).map(\.name))
        print(es.sorted(by: then(inv(key(\.n)), key(\.name))).map(\.name))
        print(es.sorted(by: inv(inv(inv(key(\.pay))))).map(\.name))
        print(es.max(by: inv(by(\.pay)))!.name)
        var m = es; m.sort(by: then(by(\.n), inv(by(\.name)))); print(m.map(\.name))
        func order<T>(_ fs: [(T, T) -> Bool]) -> (T, T) -> Bool { { a, b in for f in fs { if f(a, b) { return true }; if f(b, a) { return false } }; return false } }
        print(es.sorted(by: order([by(\.n), inv(by(\.name))])).map(\.name))
        let cmp: (Emp, Emp) -> Bool = then(key(\.n), inv(key(\.pay))); print(es.sorted(by: cmp).map(\.name))
        struct Order<T> { let f: (T, T) -> Bool; init(_ f: @escaping (T, T) -> Bool) { self.f = f }
          static func by<V: Comparable>(_ k: KeyPath<T, V>) -> Order { Order(key(k)) }; func reversed() -> Order { Order(inv(f)) }; func then(_ o: Order) -> Order { Order(main_then(f, o.f)) } }
        func main_then<T>(_ f: @escaping (T, T) -> Bool, _ g: @escaping (T, T) -> Bool) -> (T, T) -> Bool { sorter(f, g) }
        extension Array { func sorted(_ o: Order<Element>...) -> [Element] { sorted(by: sorter2(o.map(\.f))) } }
        func sorter2<T>(_ fs: [(T, T) -> Bool]) -> (T, T) -> Bool { order(fs) }
        print(es.sorted(.by(\.n), .by(\.name).reversed()).map(\.name), es.sorted(.by(\.n).then(.by(\.pay))).map(\.name))
        func not<T>(_ f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
        func both<T>(_ f: @escaping (T) -> Bool, _ g: @escaping (T) -> Bool) -> (T) -> Bool { { f($0) && g($0) } }
        func eq<T, V: Equatable>(_ k: KeyPath<T, V>, _ v: V) -> (T) -> Bool { { $0[keyPath: k] == v } }
        print(es.filter(not(eq(\.n, 1))).map(\.name), es.filter(both(eq(\.n, 1), not(eq(\.name, "a")))).map(\.name))
        print(es.first(where: both(eq(\.n, 1), eq(\.pay, 2)))!.name, es.contains(where: not(eq(\.n, 1))))
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func get<T, V>(_ k: KeyPath<T, V>) -> (T) -> V { { $0[keyPath: k] } }
        print(es.map(pipe(get(\.name), { $0.uppercased() })), es.map(pipe(get(\.name), get(\.count))), es.map(get(\.n)))
        func some<T>(_ f: @escaping (T) -> Bool, in xs: [T]) -> Bool { xs.contains(where: f) }
        print(some(not(eq(\.n, 2)), in: es), some(eq(\.name, "z"), in: es))
        func apply<T, R>(_ x: T, _ f: (T) -> R) -> R { f(x) }
        print(apply(es[0], get(\.name)), apply(es[0], not(eq(\.n, 2))))
        let preds: [(Emp) -> Bool] = [eq(\.n, 1), not(eq(\.name, "a"))]; print(es.filter { e in preds.allSatisfy { $0(e) } }.map(\.name))
        //> ["b", "a", "c"]
        //> ["a", "c", "b"]
        //> ["a", "c", "b"]
        //> ["b", "a", "c"]
        //> ["a", "c", "b"]
        //> b
        //> ["c", "a", "b"]
        //> ["c", "a", "b"]
        //> ["a", "c", "b"]
        //> ["c", "a", "b"] ["c", "a", "b"]
        //> ["b"] ["c"]
        //> c true
        //> ["B", "A", "C"] [1, 1, 1] [2, 1, 1]
        //> true false
        //> b false
        //> ["c"]
        // # orders that are put together
        // sort descriptors
        struct Emp: Hashable { let name: String; let dept: String; let age: Int; let pay: Double?; var joined: Int = 0 }
        let es = [Emp(name: "Bo", dept: "x", age: 30, pay: 10), Emp(name: "al", dept: "y", age: 25, pay: nil), Emp(name: "Cy", dept: "x", age: 25, pay: 20), Emp(name: "di", dept: "y", age: 30, pay: 10)]
        struct Desc<T> { let cmp: (T, T) -> Int
          init(_ c: @escaping (T, T) -> Int) { cmp = c }
          static func by<V: Comparable>(_ k: KeyPath<T, V>) -> Desc { Desc { a, b in a[keyPath: k] < b[keyPath: k] ? -1 : a[keyPath: k] > b[keyPath: k] ? 1 : 0 } }
          static func by<V: Comparable>(_ k: KeyPath<T, V?>) -> Desc { Desc { a, b in switch (a[keyPath: k], b[keyPath: k]) { case (nil, nil): 0; case (nil, _): 1; case (_, nil): -1; case (let x?, let y?): x < y ? -1 : x > y ? 1 : 0 } } }
          static func by<V>(_ f: @escaping (T) -> V, using c: @escaping (V, V) -> Bool) -> Desc { Desc { a, b in c(f(a), f(b)) ? -1 : c(f(b), f(a)) ? 1 : 0 } }
          var reversed: Desc { Desc { self.cmp($1, $0) } }
          func then(_ o: Desc) -> Desc { Desc { a, b in let r = self.cmp(a, b); return r != 0 ? r : o.cmp(a, b) } }
          static func + (a: Desc, b: Desc) -> Desc { a.then(b) }
          static prefix func ! (a: Desc) -> Desc { a.reversed }
          func on<R>(_ k: KeyPath<R, T>) -> Desc<R> { Desc<R> { self.cmp($0[keyPath: k], $1[keyPath: k]) } } }
        extension Sequence { func sorted(_ ds: Desc<Element>...) -> [Element] { sorted { a, b in for d in ds { let r = d.cmp(a, b); if r != 0 { return r < 0 } }; return false } } 
          func sorted<V: Comparable>(on k: KeyPath<Element, V>, _ c: (V, V) -> Bool = { $0 < $1 }) -> [Element] { sorted { c($0[keyPath: k], $1[keyPath: k]) } } }
        print(es.sorted(.by(\.age), .by(\.name)).map(\.name), es.sorted(.by(\.pay)).map(\.name), es.sorted(.by(\.age).then(.by(\.pay).reversed)).map(\.name))
        print(es.sorted(.by(\.dept) + .by(\.age)).map(\.name), es.sorted(!.by(\.age), .by(\.name)).map(\.name), es.sorted(on: \.age).map(\.name), es.sorted(on: \.name, >).map(\.name))
        print(es.sorted(.by(\.name, using: { $0.lowercased() < $1.lowercased() })).map(\.name), es.sorted(.by({ $0.name.count }, using: <), .by(\.age)).map(\.age))
        let d: Desc<Emp> = .by(\.dept).then(!.by(\.age)); print(es.sorted(d).map(\.name)); let ds: [Desc<Emp>] = [.by(\.age), .by(\.pay)]; print(ds.count)
        let names = Desc<String>.by(\.count).on(\Emp.name); print(es.sorted(names).map(\.name), es.sorted(Desc<String>.by(\.count).on(\.dept), .by(\.name)).map(\.name))
        func comparing<T, V: Comparable>(_ k: KeyPath<T, V>, _ o: @escaping (V, V) -> Bool = (<)) -> (T, T) -> Bool { { o($0[keyPath: k], $1[keyPath: k]) } }
        func desc<T>(_ f: @escaping (T, T) -> Bool) -> (T, T) -> Bool { { f($1, $0) } }
        func chain<T>(_ fs: (T, T) -> Bool...) -> (T, T) -> Bool { { a, b in for f in fs { if f(a, b) { return true } else if f(b, a) { return false } }; return false } }
        print(es.sorted(by: comparing(\.name)).map(\.name), es.sorted(by: comparing(\.age, >)).map(\.name), es.sorted(by: chain(comparing(\.dept, >), desc(comparing(\.age)), comparing(\.name))).map(\.name))
        var m = es; m.sort(by: chain(comparing(\.age), comparing(\.name))); print(m.map(\.name)); print(es.min(by: comparing(\.age))!.name, es.max(by: chain(comparing(\.age), comparing(\.name)))!.name)
        print(Dictionary(grouping: es, by: \.dept).mapValues { $0.sorted(by: desc(comparing(\.age))).map(\.name) }.sorted(by: { $0.key < $1.key }).map { "\($0)" })
        let ranked = es.enumerated().sorted(by: comparing(\.element.age)).map { "\($0.offset)\($0.element.name)" }; print(ranked)
        print(es.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name), es.map { ($0.dept, $0.age) }.sorted(by: <).map { "\($0)\($1)" }, es.sorted { ($0.pay ?? 0, $1.name) > ($1.pay ?? 0, $0.name) }.map(\.name))
        enum Order { case asc, desc; func cmp<T: Comparable>(_ a: T, _ b: T) -> Bool { self == .asc ? a < b : a > b } }
        struct Key<T> { let less: (T, T, Order) -> Bool; let order: Order; init<V: Comparable>(_ k: KeyPath<T, V>, _ o: Order = .asc) { less = { $2.cmp($0[keyPath: k], $1[keyPath: k]) }; order = o } }
        extension Array { func sorted(by keys: [Key<Element>]) -> [Element] { sorted { a, b in for k in keys { if k.less(a, b, k.order) { return true }; if k.less(b, a, k.order) { return false } }; return false } } }
        print(es.sorted(by: [Key(\.dept), Key(\.age, .desc), .init(\.name)]).map(\.name))
        let cols: [(String, (Emp, Emp) -> Bool)] = [("name", comparing(\.name)), ("age", desc(comparing(\.age)))]; for (n, f) in cols { print(n, es.sorted(by: f).map(\.name)) }
        let table: [String: (Emp, Emp) -> Bool] = ["age": comparing(\.age), "pay": { ($0.pay ?? 0) < ($1.pay ?? 0) }]; print(es.sorted(by: table["age"]!).first!.name, table.count)
        let pick: (Emp, Emp) -> Bool = es.count > 2 ? comparing(\.age) : desc(comparing(\.name)); print(es.sorted(by: pick).map(\.name))
        //> ["Cy", "al", "Bo", "di"] ["Bo", "di", "Cy", "al"] ["al", "Cy", "Bo", "di"]
        //> ["Cy", "Bo", "al", "di"] ["Bo", "di", "Cy", "al"] ["al", "Cy", "Bo", "di"] ["di", "al", "Cy", "Bo"]
        //> ["al", "Bo", "Cy", "di"] [25, 25, 30, 30]
        //> ["Bo", "Cy", "di", "al"]
        //> 2
        //> ["Bo", "al", "Cy", "di"] ["Bo", "Cy", "al", "di"]
        //> ["Bo", "Cy", "al", "di"] ["Bo", "di", "al", "Cy"] ["di", "al", "Bo", "Cy"]
        //> ["Cy", "al", "Bo", "di"]
        //> al di
        //> ["(key: \"x\", value: [\"Bo\", \"Cy\"])", "(key: \"y\", value: [\"di\", \"al\"])"]
        //> ["1al", "2Cy", "0Bo", "3di"]
        //> ["Cy", "al", "Bo", "di"] ["x25", "x30", "y25", "y30"] ["Cy", "Bo", "di", "al"]
        //> ["Bo", "Cy", "di", "al"]
        //> name ["Bo", "Cy", "al", "di"]
        //> age ["Bo", "di", "al", "Cy"]
        //> al 2
        //> ["al", "Cy", "Bo", "di"]
        // # functions, orders and rules that are put together of key paths
        // composition, key paths, functional tools
        struct U { var name: String; var age: Int; var tags: [String]; var addr: A?; struct A { var city: String; var zip: Int } }
        let us = [U(name: "Ann", age: 30, tags: ["x", "y"], addr: .init(city: "B", zip: 1)), U(name: "bob", age: 20, tags: [], addr: nil), U(name: "Cy", age: 25, tags: ["y"], addr: .init(city: "A", zip: 2))]
        prefix operator ^
        prefix func ^ <R, V>(k: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: k] } }
        infix operator >>>: AdditionPrecedence
        func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        infix operator |>: AdditionPrecedence
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        func == <R, V: Equatable>(k: KeyPath<R, V>, v: V) -> (R) -> Bool { { $0[keyPath: k] == v } }
        func > <R, V: Comparable>(k: KeyPath<R, V>, v: V) -> (R) -> Bool { { $0[keyPath: k] > v } }
        func && <T>(f: @escaping (T) -> Bool, g: @escaping (T) -> Bool) -> (T) -> Bool { { f($0) && g($0) } }
        prefix func ! <T>(f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
        print(us.map(^\.name), us.map(^\U.age >>> { $0 * 2 }), us.filter(\.age > 20).map(\.name), us.filter(\.age > 20 && \.name == "Cy").map(\.name), us.filter(!(\.age > 20)).map(\.name))
        print(5 |> { $0 + 1 } |> String.init, us |> { $0.map(\.age) } |> { $0.reduce(0, +) })
        extension Sequence { func map<V>(_ k: KeyPath<Element, V>, _ f: (V) -> V) -> [V] { map { f($0[keyPath: k]) } }; func sum<N: AdditiveArithmetic>(of k: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: k] } }; func all<V: Equatable>(_ k: KeyPath<Element, V>, equal v: V) -> Bool { allSatisfy { $0[keyPath: k] == v } }; func dict<K: Hashable, V>(_ k: KeyPath<Element, K>, _ v: KeyPath<Element, V>) -> [K: V] { Dictionary(uniqueKeysWithValues: map { ($0[keyPath: k], $0[keyPath: v]) }) } }
        print(us.map(\.name) { $0.lowercased() }, us.sum(of: \.age), us.all(\.tags.isEmpty, equal: false), us.dict(\.name, \.age).sorted { $0.key < $1.key }.map(\.value), us.compactMap(\.addr?.city), us.flatMap(\.tags), us.map(\.tags.count).max()!)
        func with<T>(_ x: T, _ f: (inout T) throws -> Void) rethrows -> T { var y = x; try f(&y); return y }
        func set<T, V>(_ k: WritableKeyPath<T, V>, _ v: V) -> (T) -> T { { var x = $0; x[keyPath: k] = v; return x } }
        func over<T, V>(_ k: WritableKeyPath<T, V>, _ f: @escaping (V) -> V) -> (T) -> T { { var x = $0; x[keyPath: k] = f(x[keyPath: k]); return x } }
        print(with(us[0]) { $0.age += 1; $0.tags.append("z") }.tags, us.map(set(\.age, 1)).map(\.age), us.map(over(\.name) { $0.uppercased() }).map(\.name), (set(\U.name, "Q") >>> over(\U.age, { $0 + 5 }) >>> { "\($0.name)\($0.age)" })(us[0]))
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
        func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
        print(curry(+)(1)(2), [1, 2].map(partial(*, 3)), flip(String.hasPrefix)("A")("Ann"), us.map(\.name).filter(flip(String.hasPrefix)("A")))
        func memo<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var c: [A: B] = [:]; func g(_ a: A) -> B { if let v = c[a] { return v }; let v = f(g, a); c[a] = v; return v }; return g }
        let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(50))
        struct Lens<S, A> { let get: (S) -> A, set: (A, S) -> S; func then<B>(_ o: Lens<A, B>) -> Lens<S, B> { Lens<S, B>(get: { o.get(get($0)) }, set: { b, s in set(o.set(b, get(s)), s) }) }; func over(_ f: @escaping (A) -> A) -> (S) -> S { { set(f(get($0)), $0) } } }
        extension Lens { init(_ k: WritableKeyPath<S, A>) { self.init(get: { $0[keyPath: k] }, set: { var s = $1; s[keyPath: k] = $0; return s }) } }
        let l = Lens(\U.addr!).then(Lens(\.city)); print(l.get(us[0]), l.over { $0 + "!" }(us[0]).addr!.city, Lens(\U.age).over { $0 * 2 }(us[1]).age)
        struct Validator<T> { let run: (T) -> [String]; static func check<V>(_ k: KeyPath<T, V>, _ m: String, _ p: @escaping (V) -> Bool) -> Validator { Validator { p($0[keyPath: k]) ? [] : [m] } }; static func + (a: Validator, b: Validator) -> Validator { Validator { a.run($0) + b.run($0) } } }
        let v: Validator<U> = .check(\.name, "short") { $0.count > 2 } + .check(\.age, "young") { $0 >= 21 } + .check(\.tags.isEmpty, "tags", !); print(us.map(v.run))
        let getters: [String: (U) -> String] = ["n": { $0.name }, "a": { "\($0.age)" }]; let paths: [PartialKeyPath<U>] = [\.name, \.age]; print(getters.keys.sorted().map { getters[$0]!(us[1]) }, paths.map { "\(us[2][keyPath: $0])" }, paths.contains(\.age))
        var m = us[0]; let wk: [WritableKeyPath<U, String>] = [\.name, \.addr!.city]; for k in wk { m[keyPath: k] += "?" }; print(m.name, m.addr!.city, type(of: wk[0]) == WritableKeyPath<U, String>.self)
        //> ["Ann", "bob", "Cy"] [60, 40, 50] ["Ann", "Cy"] ["Cy"] ["bob"]
        //> 6 75
        //> ["ann", "bob", "cy"] 75 false [30, 25, 20] ["B", "A"] ["x", "y", "y"] 2
        //> ["x", "y", "z"] [1, 1, 1] ["ANN", "BOB", "CY"] Q35
        //> 3 [3, 6] true ["Ann"]
        //> 12586269025
        //> B B! 40
        //> [[], ["young", "tags"], ["short"]]
        //> ["20", "bob"] ["Cy", "25"] true
        //> Ann? B? true
        // # what a key path writes in an object, nothing on the way there is told of
        class In { var x = 1 { didSet { print("x", x) } }; var y: Int { get { print("get y"); return x } set { print("set y"); x = newValue } } }
        class Out { var i = In() { didSet { print("did") } }; var j: In { get { print("get j"); return i } set { print("set j") } }; var a = [In()] { didSet { print("did a") } } }
        struct S { var c = In() { didSet { print("did c") } }; var o = Out() { didSet { print("did o") } }; var opt: In? { get { print("get opt"); return c } set { print("set opt") } } }
        func setIt<R>(_ r: inout R, _ p: WritableKeyPath<R, Int>, _ v: Int) { r[keyPath: p] = v }
        func run() {
        let o = Out(); o[keyPath: \.i.x] = 3
        o[keyPath: \.j.x] = 4
        o[keyPath: \.j.x] += 4
        o[keyPath: \.a[0].x] = 5
        var s = S() { didSet { print("did s") } }
        s[keyPath: \.c.x] = 3
        s[keyPath: \.o.i.x] = 4
        s[keyPath: \.o.j.y] += 4
        print("setIt")
        setIt(&s, \.c.x, 7)
        let p = \S.o
        let q = p.appending(path: \Out.j.x)
        s[keyPath: q] = 8
        s[keyPath: q] += 1
        print("arr")
        var arr = [S()] { didSet { print("did arr") } }
        arr[keyPath: \.[0].c.x] = 2
        let w: WritableKeyPath<S, Int> = \.c.x
        s[keyPath: w] = 10
        s[keyPath: \.opt!.x] = 11
        }
        run()
        @dynamicMemberLookup struct Ref<T> { var t: T; subscript<V>(dynamicMember p: ReferenceWritableKeyPath<T, V>) -> V { get { t[keyPath: p] } nonmutating set { t[keyPath: p] = newValue } } }
        func run2() {
        let r = Ref(t: Out())
        print("dyn")
        print(r.i.x)
        r.a = []
        let r2 = Ref(t: In())
        r2.x = 4
        }
        run2()
        //> x 3
        //> get j
        //> x 4
        //> get j
        //> x 8
        //> x 5
        //> x 3
        //> x 4
        //> get j
        //> get y
        //> set y
        //> x 8
        //> setIt
        //> x 7
        //> did s
        //> get j
        //> x 8
        //> get j
        //> x 9
        //> arr
        //> x 2
        //> x 10
        //> did s
        //> get opt
        //> x 11
        //> dyn
        //> 1
        //> did a
        //> x 4
        // # A key path that begins at what a closure or a function beside it gives
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        struct Person { var name: String; var age: Int }
        func person(_ n: Int) -> Person { Person(name: "p\(n)", age: n) }
        print(compose({ (s: String) in s + "!" }, \.count)("abc"))
        print(compose(person, \.name)(3), compose({ person($0) }, \.age)(4))
        let exclaim: (String) -> Int = compose({ $0 + "!" }, \.count)
        print(exclaim("ab"))
        func order<T, V: Comparable>(_ make: () -> [T], by path: KeyPath<T, V>) -> [T] { make().sorted { $0[keyPath: path] < $1[keyPath: path] } }
        print(order({ [person(2), person(1)] }, by: \.name).map(\.age))
        //> 4
        //> p3 4
        //> 3
        //> [1, 2]
        // # One that the closure's value does not have
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        print(compose({ (s: String) in s + "!" }, \.size)("abc"))
        //! 2:45: value of type 'String' has no member 'size'; use 'count'
        // # Paths that begin at a type inside of another one
        struct Inv { struct Item { var name: String; var sub = Sub(); struct Sub { var n = 3 } }; var items: [Item] = [Item(name: "a"), Item(name: "b")] 
          func names() -> [String] { items.map(\Inv.Item.name) }; func own() -> [String] { items.map(\Item.name) } }
        enum NS { struct P { var x = 1 }; enum K: String { case s; var t: String { rawValue } } }
        struct G<T> { struct In { var n = 2 } ; var t: T }
        let kp = \Inv.Item.name
        print(kp == \Inv.Item.name, Inv().names(), Inv().own())
        print(NS.P()[keyPath: \NS.P.x], [NS.K.s].map(\NS.K.t), G<Int>.In()[keyPath: \G<Int>.In.n], Inv.Item(name: "z")[keyPath: \Inv.Item.sub.n], Inv.Item.Sub()[keyPath: \Inv.Item.Sub.n])
        var item = Inv.Item(name: "q")
        item[keyPath: \Inv.Item.name] = "w"
        print(item.name, "abc".filter(\String.Element.isLetter), \Inv.items[0].name == \Inv.items[1].name, [1, 2].map(\Array<Int>.Element.description))
        print(type(of: \Inv.Item.sub.n))
        //> true ["a", "b"] ["a", "b"]
        //> 1 ["s"] 2 3 3
        //> w abc false ["1", "2"]
        //> WritableKeyPath<Item, Int>
        """###
}
