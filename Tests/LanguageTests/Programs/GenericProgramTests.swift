import Testing

@Suite("Programs with generic types and functions")
struct GenericProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # generic nested types
        struct Tree<T: Comparable> { final class Node { var v: T; var l: Node?; var r: Node?; init(_ v: T) { self.v = v } }; var root: Node?
         mutating func add(_ v: T) { guard let root else { self.root = Node(v); return }; var n = root; while true { if v < n.v { if let l = n.l { n = l } else { n.l = Node(v); return } } else { if let r = n.r { n = r } else { n.r = Node(v); return } } } }
         func all() -> [T] { func walk(_ n: Node?) -> [T] { guard let n else { return [] }; return walk(n.l) + [n.v] + walk(n.r) }; return walk(root) } }
        var tr = Tree<Int>(); for x in [3, 1, 2] { tr.add(x) }; print(tr.all())
        //> [1, 2, 3]
        // # generic functions
        func largest<T: Comparable>(_ xs: [T]) -> T? { guard var m = xs.first else { return nil }; for x in xs where x > m { m = x }; return m }
        print(largest([3, 9, 2])!, largest(["b", "z"])!, largest([Int]()) as Any)
        func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
        print(swapped((1, "a")))
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        print(compose({ $0 + 1 }, { "n\($0)" })(4))
        func mapAll<T, U>(_ xs: [T], _ f: (T) throws -> U) rethrows -> [U] { var r: [U] = []; for x in xs { r.append(try f(x)) }; return r }
        print(mapAll([1, 2]) { $0 * 2 })
        //> 9 z nil
        //> ("a", 1)
        //> n5
        //> [2, 4]
        // # nested generic static
        enum Shelf<T> { static var name: String { "\(T.self)" }; struct Item { var v: T } }
        print(Shelf<Int>.name, Shelf<String>.Item(v: "a").v)
        //> Int a
        // # generic where on methods
        struct W<T> { var t: T; func plus(_ n: T) -> T where T == Int { t + n }; func text() -> String where T: CustomStringConvertible { t.description } }
        print(W(t: 1).plus(2), W(t: "a").text())
        //> 3 a
        // # generic functions and types
        struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
        func first<T>(_ xs: [T], where f: (T) -> Bool) -> T? { for x in xs where f(x) { return x }; return nil }
        print(Pair(a: 1, b: "x").swapped(), first([1, 2, 3]) { $0 > 1 } as Any)
        typealias Named<T> = Pair<String, T>; let n: Named<Int> = .init(a: "n", b: 2); print(n.a, n.b)
        //> Pair<String, Int>(a: "x", b: 1) Optional(2)
        //> n 2
        // # where clauses on methods, inference from the result
        struct Wrapper<S> { var s: S; func value() -> String where S == Int { "int \(s)" }; func value() -> String where S: Collection { "many \(s.count)" } }
        print(Wrapper(s: 3).value(), Wrapper(s: [1, 2]).value())
        func make<T: ExpressibleByIntegerLiteral>() -> T { 7 }
        let d: Double = make(), i: Int = make(); print(d, i)
        protocol Def { static var def: Self { get } }; extension Int: Def { static var def: Int { 42 } }; extension String: Def { static var def: String { "dflt" } }
        func dflt<T: Def>(_ t: T.Type = T.self) -> T { .def }; let q: String = dflt(); print(q, dflt(Int.self))
        func merge<K, V>(_ a: [K: V], _ b: [K: V]) -> [K: V] where V: Comparable { a.merging(b) { max($0, $1) } }
        print(merge(["a": 1], ["a": 5, "b": 2]).sorted { $0.key < $1.key })
        //> int 3 many 2
        //> 7.0 7
        //> dflt 42
        //> [(key: "a", value: 5), (key: "b", value: 2)]
        // # generic functions whose result is expected to be optional
        func same<T>(_ value: T) -> T { print(T.self); return value }
        let whole: Int? = same(Optional(10))
        let nested: Int? = same(same(Optional(9)))
        let plain: Int? = same(3)
        let wide: Double? = same(same(3))
        let pair: (Int?, String) = same((Optional(1), "a"))
        print(whole as Any, nested as Any, plain as Any, wide as Any, pair)
        //> Optional<Int>
        //> Optional<Int>
        //> Optional<Int>
        //> Optional<Int>
        //> Optional<Double>
        //> Optional<Double>
        //> (Optional<Int>, String)
        //> Optional(10) Optional(9) Optional(3) Optional(3.0) (Optional(1), "a")
        // # literals beside optionals that hold collections and tuples
        let sets = Optional([Set([1])]) ?? [[2]]
        let parts: (Int?, String) = Optional((Optional(5), "a")) ?? ((5, "no"))
        var numbers = Optional(Set([1, 2])) ?? [3]
        numbers.insert(4)
        let ten = 10
        let counted = Optional(Set([1, 2])) ?? [ten]
        print(type(of: sets), parts, type(of: numbers), numbers.count, type(of: counted))
        //> Array<Set<Int>> (Optional(5), "a") Set<Int> 3 Set<Int>
        // # an optional that only fits when it is unwrapped at each of many calls inside of each other
        struct Box<T> { var value: T }
        func first<T>(_ boxes: [Box<T>]) -> T { boxes[0].value }
        func given<T>(_ value: T?) -> T { value! }
        let box = Box(value: 1)
        let number: Int? = given(given(given(given(given(given(given(given(given(given(given(given(given(given(given(given(
            first([box])))))))))))))))))
        print(number as Any)
        //> Optional(1)
        // # What is expected of a generic type of existentials says what its arguments become.
        class Nd<T> { let v: T; let n: Nd?; init(_ v: T, _ n: Nd? = nil) { self.v = v; self.n = n } }
        let a: Nd<Any> = Nd("x", Nd(2)); print(a.v, a.n!.v)
        indirect enum Tr<T> { case leaf, node(Tr, T, Tr) }
        let t: Tr<Any> = .node(.leaf, 1, .node(.leaf, "s", .leaf)); if case .node(_, let v, let r) = t, case .node(_, let w, _) = r { print(v, w) }
        struct Bx<T> { var v: T; var kids: [Bx<T>] = []; init(_ v: T, _ kids: [Bx<T>] = []) { self.v = v; self.kids = kids } }
        let b: Bx<Double> = Bx(1, [Bx(2), Bx(3)]); print(b.kids.map(\.v)); let b2: Bx<Int?> = Bx(nil, [Bx(2)]); print(b2.v as Any, b2.kids[0].v as Any)
        let b3: Bx<any Equatable> = Bx(1, [Bx("s")]); print(b3.kids[0].v); func h(_ n: Nd<Any>) -> String { "\(n.v)" }; print(h(Nd([1], Nd(nil as Int? as Any))))
        let d: [String: Nd<Any>] = ["a": Nd(1, Nd("q"))]; print(d["a"]!.n!.v)
        //> x 2
        //> 1 s
        //> [2.0, 3.0]
        //> nil Optional(2)
        //> s
        //> [1]
        //> q
        // # A nil beside values makes what is generic an optional.
        func f<T>(_ x: [T]) -> String { "\(T.self)" }; print(f([1, nil]), f([nil, "a"]))
        func g<T: Equatable>(_ x: [T]) -> String { "\(T.self)" }; print(g([1, nil]), g([nil, 2.5]))
        func h<T: Hashable>(_ x: T, _ y: T) -> Bool { x == y }; print(h(1, nil), h(nil, nil as Int?), h(Optional("a"), "a"))
        print([1, nil, 3].firstIndex(of: nil) as Any, Set([1, nil, 1]).count, [nil, 1].contains(nil))
        protocol Mon { static var zero: Self { get }; func plus(_ o: Self) -> Self }
        extension Int: Mon { static var zero: Int { 0 }; func plus(_ o: Int) -> Int { self + o } }
        extension Optional: Mon where Wrapped: Mon { static var zero: Wrapped? { nil }; func plus(_ o: Wrapped?) -> Wrapped? { switch (self, o) { case let (a?, b?): a.plus(b); case (let a?, nil): a; case (nil, let b): b } } }
        func fold<M: Mon>(_ x: [M]) -> M { x.reduce(.zero) { $0.plus($1) } }
        print(fold([1, 2]), fold([1, nil, 3]) as Any)
        struct W<T> { var xs: [T]; init(_ xs: [T]) { self.xs = xs }; init(list: T...) { xs = list } }; print(W([nil, 1]).xs, W(list: 1, nil).xs.count, W(["a", nil, "b"]).xs.compactMap { $0 })
        //> Optional<Int> Optional<String>
        //> Optional<Int> Optional<Double>
        //> false true true
        //> Optional(1) 2 true
        //> 3 Optional(4)
        //> [nil, Optional(1)] 2 ["a", "b"]
        // # A value becomes an existential after the call that made it, where a conversion can do that.
        protocol P { var n: Int { get } }
        struct S: P { var n = 1 }
        func id<T>(_ t: T) -> T { print("id", T.self); return t }
        let a: Any? = id(3); let b: [Any] = id([1]); let c: (any P)? = id(S())
        struct Box<T> { let v: T; init(_ v: T) { print("box", T.self); self.v = v } }
        let h: Box<Any> = Box(1); let i: [Box<Any>] = [Box("s")]; let j: Box<any P>? = Box(S())
        let s: [any Equatable] = Array([1, 2].dropFirst())
        print(a as Any, b, c as Any, h.v, i.count, j?.v.n as Any, s.count)
        //> id Optional<Any>
        //> id Array<Any>
        //> id S
        //> box Any
        //> box Any
        //> box P
        //> Optional(3) [1] Optional(S(n: 1)) 1 1 Optional(1) 1
        // # The default of a generic initializer is that of the type which a generic function makes.
        struct Matrix<Value: Addable> {
            var values: [Value]
            init(count: Int, value: Value = Value.nothing) { values = Array(repeating: value, count: count) }
        }
        protocol Addable { static var nothing: Self { get } }
        extension Int: Addable { static var nothing: Int { 0 } }
        func empty<Other: Addable>(like matrix: Matrix<Other>) -> Matrix<Other> { Matrix<Other>(count: matrix.values.count) }
        print(empty(like: Matrix(count: 2, value: 7)).values)
        //> [0, 0]
        // # list literals for sequences of stated elements
        func f(_ b: some Sequence<UInt8>) -> Int { b.reduce(0) { $0 + Int($1) } }
        print(f([1, 2]))
        func g(_ b: some Collection<Double>) -> Double { b.reduce(0, +) }
        print(g([1, 2]))
        func h<S: Sequence<UInt8>>(_ b: S) -> Int { b.reduce(0) { $0 + Int($1) } }
        print(h([1, 2]))
        func k<S: Sequence>(_ b: S) -> Int where S.Element == UInt8 { b.reduce(0) { $0 + Int($1) } }
        print(k([1, 2]))
        //> 3
        //> 3.0
        //> 3
        //> 3
        // # amounts, accounts and slots of time
        // bank, inventory, schedule: everyday generics
        enum Cur: String, CaseIterable { case eur = "€", usd = "$" }
        struct Amount: Hashable, Comparable { let minor: Int; let cur: Cur
          init(_ major: Double, _ c: Cur = .eur) { minor = Int((major * 100).rounded()); cur = c }; init(minor: Int, _ c: Cur) { self.minor = minor; cur = c }
          static func < (a: Amount, b: Amount) -> Bool { (a.cur.rawValue, a.minor) < (b.cur.rawValue, b.minor) }
          static func + (a: Amount, b: Amount) throws -> Amount { guard a.cur == b.cur else { throw Err.mixed(a.cur, b.cur) }; return Amount(minor: a.minor + b.minor, a.cur) }
          static func * (a: Amount, f: Double) -> Amount { Amount(minor: Int((Double(a.minor) * f).rounded()), a.cur) }; static func * <N: BinaryInteger>(a: Amount, n: N) -> Amount { Amount(minor: a.minor * Int(n), a.cur) }
          func split(_ n: Int) -> [Amount] { let (q, r) = minor.quotientAndRemainder(dividingBy: n); return (0..<n).map { Amount(minor: q + ($0 < r ? 1 : 0), cur) } }
          func allocate(_ w: [Int]) -> [Amount] { let t = w.reduce(0, +); var left = minor; return w.enumerated().map { i, x in let p = i == w.count - 1 ? left : minor * x / t; left -= p; return Amount(minor: p, cur) } } }
        extension Amount: CustomStringConvertible { var description: String { let a = abs(minor); return "\(minor < 0 ? "-" : "")\(cur.rawValue)\(a / 100).\(String(a % 100 + 100).dropFirst())" } }
        enum Err: Error, Equatable { case mixed(Cur, Cur), funds(need: Amount, have: Amount), unknown(String) }
        extension Sequence where Element == Amount { func total() throws -> Amount? { var it = makeIterator(); guard var t = it.next() else { return nil }; while let n = it.next() { t = try t + n }; return t } }
        let a = Amount(10), b = Amount(2.5, .usd); print(a * 3, a * 1.175, b * UInt8(2), a.split(3), a.allocate([1, 1, 2]), [a, Amount(0.05)].max()!, try [a, a].total() as Any, [b, a].sorted())
        do { print(try a + b) } catch Err.mixed(let x, let y) { print("mixed", x, y) }; print((try? [a, b].total()) as Any, (try? ([] as [Amount]).total()) as Any)
        final class Account { let id: String; private(set) var bal: Amount; private(set) var log: [(String, Amount)] = []; init(_ id: String, _ b: Double = 0) { self.id = id; bal = Amount(b) }; func deposit(_ m: Amount) throws { bal = try bal + m; log.append(("+", m)) }; func withdraw(_ m: Amount) throws { guard m <= bal else { throw Err.funds(need: m, have: bal) }; bal = try bal + m * -1; log.append(("-", m)) } }
        struct Bank { var acc: [String: Account] = [:]; subscript(id: String) -> Account { get throws { guard let a = acc[id] else { throw Err.unknown(id) }; return a } }; mutating func open(_ id: String, _ b: Double = 0) { acc[id] = Account(id, b) }; func move(_ m: Amount, from f: String, to t: String) throws { let (x, y) = (try self[f], try self[t]); try x.withdraw(m); do { try y.deposit(m) } catch { try x.deposit(m); throw error } } }
        var bank = Bank(); bank.open("a", 100); bank.open("b"); for (m, f, t) in [(30.0, "a", "b"), (80, "a", "b"), (1, "a", "z")] { do { try bank.move(Amount(m), from: f, to: t); print("ok", m) } catch let e as Err { print(e) } }; print(try bank["a"].bal, try bank["b"].log.map { $0.0 + "\($0.1)" })
        struct Time: Comparable, Hashable, ExpressibleByStringLiteral, Strideable { var m: Int; init(_ m: Int) { self.m = m }; init(stringLiteral s: String) { let p = s.split(separator: ":").compactMap { Int($0) }; m = p[0] * 60 + p[1] }; static func < (a: Time, b: Time) -> Bool { a.m < b.m }; func advanced(by n: Int) -> Time { Time(m + n) }; func distance(to o: Time) -> Int { o.m - m }; static func - (a: Time, b: Time) -> Int { a.m - b.m }; static func + (a: Time, n: Int) -> Time { Time(a.m + n) } }
        extension Time: CustomStringConvertible { var description: String { "\(m / 60):\(m % 60 < 10 ? "0" : "")\(m % 60)" } }
        struct Slot: Hashable { var r: Range<Time>; var what: String; init(_ a: Time, _ b: Time, _ w: String) { r = a..<b; what = w }; var mins: Int { r.upperBound - r.lowerBound } }
        let day = [Slot("9:00", "10:30", "std"), Slot("10:00", "11:00", "rev"), Slot("13:15", "14:00", "1:1")]
        func clashes<T: Comparable>(_ xs: [Range<T>]) -> [(Int, Int)] { xs.indices.flatMap { i in xs.indices.dropFirst(i + 1).compactMap { j in xs[i].overlaps(xs[j]) ? (i, j) : nil } } }
        func merged<T: Comparable>(_ xs: [Range<T>]) -> [Range<T>] { xs.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { o, r in if let l = o.last, l.upperBound >= r.lowerBound { o[o.count - 1] = l.lowerBound..<max(l.upperBound, r.upperBound) } else { o.append(r) } } }
        print(clashes(day.map(\.r)), merged(day.map(\.r)).map { "\($0.lowerBound)-\($0.upperBound)" }, day.map(\.mins).reduce(0, +), day.filter { $0.r.contains("10:15") }.map(\.what), day.max { $0.mins < $1.mins }!.what, (Time(600) + 45).description)
        let free = zip(merged(day.map(\.r)), merged(day.map(\.r)).dropFirst()).map { $1.lowerBound - $0.upperBound }; print(free, merged([1..<3, 2..<5, 7..<8]), Dictionary(grouping: day) { $0.r.lowerBound < "12:00" }.mapValues(\.count).sorted { !$0.key && $1.key }.map { "\($0.key)\($0.value)" })
        protocol Stock { associatedtype K: Hashable; var qty: [K: Int] { get set } }; extension Stock { mutating func add(_ k: K, _ n: Int = 1) { qty[k, default: 0] += n }; mutating func take(_ k: K, _ n: Int = 1) -> Bool { guard let h = qty[k], h >= n else { return false }; qty[k] = h == n ? nil : h - n; return true }; func low(_ n: Int) -> [K] where K: Comparable { qty.filter { $0.value < n }.keys.sorted() }; static func + (a: Self, b: Self) -> Self { var r = a; r.qty.merge(b.qty, uniquingKeysWith: +); return r } }
        struct Shop: Stock { var qty: [String: Int] = [:] }; var sh = Shop(qty: ["tea": 2]); sh.add("pot"); sh.add("tea", 3); print(sh.take("tea", 4), sh.take("pot", 2), sh.low(2), (sh + Shop(qty: ["pot": 5, "x": 1])).qty.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
        //> €30.00 €11.75 $5.00 [€3.34, €3.33, €3.33] [€2.50, €2.50, €5.00] €10.00 Optional(€20.00) [$2.50, €10.00]
        //> mixed eur usd
        //> nil nil
        //> ok 30.0
        //> funds(need: €80.00, have: €70.00)
        //> unknown("z")
        //> €70.00 ["+€30.00"]
        //> [(0, 1)] ["9:00-11:00", "13:15-14:00"] 195 ["std", "rev"] std 10:45
        //> [135] [Range(1..<5), Range(7..<8)] ["false1", "true2"]
        //> true false ["pot", "tea"] ["pot6", "tea1", "x1"]
        // # Parameters of the associated types of what a trailing 'where' constrains
        protocol Source { associatedtype Item: Equatable; var item: Item { get } }
        struct A: Source { var item = 1 }
        struct Group<S: Sequence> where S.Element: Hashable { var s: S }
        func f<T>(_ t: T, _ x: T.Item) -> Bool where T: Source { t.item == x }
        func g<T>(_ t: T, _ x: Set<T.Item>) -> Bool where T: Source, T.Item: Hashable { x.contains(t.item) }
        func h<S>(_ group: Group<S>) -> Int where S.Element == Int { group.s.reduce(0, +) }
        struct Box<T> {
            var t: T
            init<C>(_ c: C, or other: C.Element) where C: Collection, C.Element == T { t = c.first ?? other }
            func has<S>(_ s: S, _ x: S.Item) -> Bool where S: Source, T == S.Item { s.item == t && x == t }
            subscript<C>(c: C, x: C.Element) -> Int where C: Collection { c.count }
        }
        print(f(A(), 1), g(A(), [2]), h(Group(s: [1, 2])))
        print(Box([5], or: 1).t, Box([1], or: 2).has(A(), 1), Box([1], or: 2)["abc", "d"])
        //> true false 3
        //> 5 true 3
        // # a chain that may end says of what type a generic function is
        struct Box {
            func value<T>(_ key: String) -> T? { 5 as? T }
            func all<T>(_ first: T) -> [T] { [first] }
        }
        let box: Box? = Box()
        let n: Int? = box?.value("a")
        let s: String? = box?.value("a")
        let d: [Double]? = box?.all(1)
        print(n as Any, s as Any, d as Any)
        if let x: Int = box?.value("b") { print(x) }
        func f() -> Int? { box?.value("c") }
        print(f() ?? 0, box?.value("d") ?? 1)
        //> Optional(5) nil Optional([1.0])
        //> 5
        //> 5 5
        // # a generic function is handed to another one, whose result says of what type it is by what it is called with
        func curry<A, B, R>(_ f: @escaping (A, B) -> R) -> (A) -> (B) -> R { { a in { b in f(a, b) } } }
        func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
        func same<T>(_ x: T) -> T { x }
        func twice<A>(_ f: @escaping (A) -> A) -> (A) -> A { { f(f($0)) } }
        print(curry(min)(3)(9), curry(least)("b")("a"), curry(max)(2.5)(1))
        let small = curry(least)(3)
        print(small(1), [1, 5].map(curry(least)(2)))
        let d: Double = twice(same)(3)
        print(d, twice(same)(3), twice(same)([1]), twice(same)("a"))
        //> 3 a 2.5
        //> 1 [1, 2]
        //> 3.0 3 [1] a
        // # a call of a result does not say either of what type a generic function is
        func make<T>() -> (Int) -> T? { { _ in nil } }
        print(make()(3) as Any)
        //! 2:7: generic parameter 'T' could not be inferred in the call of global function 'make()'
        """###
}
