import Testing

@Suite("Programs as people write them in playgrounds")
struct EverydayProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # struct mutating
        struct Counter { var n = 0; mutating func bump(by k: Int = 1) { n += k }; mutating func reset() { self = Counter() } }
        var c = Counter(); var d = c
        c.bump(); c.bump(by: 5); print(c, d)
        c.reset(); print(c.n)
        var list = [c, d]; list[0].bump(); print(list, c)
        //> Counter(n: 6) Counter(n: 0)
        //> 0
        //> [Counter(n: 1), Counter(n: 0)] Counter(n: 0)
        // # nested value semantics
        struct Cell { var v: Int; var tags: [String] }
        struct Board { var rows: [[Cell]]; var names: [String: [Int]] }
        var a = Board(rows: [[Cell(v: 1, tags: [])]], names: ["x": [1]])
        var b = a
        b.rows[0][0].v = 9
        b.rows[0][0].tags.append("t")
        b.names["x"]?.append(2)
        b.names["y", default: []].append(3)
        print(a); print(b.rows, b.names["x"]!, b.names["y"]!)
        //> Board(rows: [[Cell(v: 1, tags: [])]], names: ["x": [1]])
        //> [[Cell(v: 9, tags: ["t"])]] [1, 2] [3]
        // # closures capture variables
        func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = makeCounter(), c2 = makeCounter()
        print(c1(), c1(), c2())
        var fs: [() -> Int] = []
        for i in 0..<3 { fs.append { i * 10 } }
        print(fs.map { $0() })
        var x = 1
        let late = { x }
        let early = { [x] in x }
        x = 5
        print(late(), early())
        //> 1 2 1
        //> [0, 10, 20]
        //> 5 1
        // # capture lists
        class Box { var v = 1 }
        var box = Box()
        let f = { [box] in box.v }
        let g = { [v = box.v] in v }
        box.v = 2; box = Box(); box.v = 7
        print(f(), g(), box.v)
        //> 2 1 7
        // # class identity
        class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
        let n1 = Node(1), n2 = Node(2, n1)
        let same = n1
        same.value = 10
        print(n2.next!.value, n1 === same, n1 !== n2, n2.next === n1)
        n2.next?.value += 1
        print(n1.value)
        var it: Node? = n2; var s = 0
        while let cur = it { s += cur.value; it = cur.next }
        print(s)
        //> 10 true true true
        //> 11
        //> 13
        // # optional chaining
        struct Addr { var street: String?; var nums: [Int] }
        struct Person { var addr: Addr?; var tags: [String: String]? }
        var p = Person(addr: nil, tags: nil)
        print(p.addr?.street?.count as Any, p.addr?.nums.first as Any)
        p.addr?.street = "no"
        print(p)
        p.addr = Addr(street: "Main", nums: [3, 4])
        print(p.addr?.street?.uppercased() ?? "-", p.addr!.nums[1], p.addr?.nums.first ?? 0)
        p.tags?["a"] = "b"; print(p.tags as Any)
        p.tags = [:]; p.tags?["a"] = "b"; print(p.tags?["a"] as Any, p.tags?["z"] as Any)
        if let s = p.addr?.street, s.count > 2, let n = p.addr?.nums.last { print(s, n) }
        //> nil nil
        //> Person(addr: nil, tags: nil)
        //> MAIN 4 3
        //> nil
        //> Optional("b") nil
        //> Main 4
        // # assignment through nil chain evaluates nothing
        class Q { var v = 0 }
        var q: Q? = nil
        func side() -> Int { print("side"); return 1 }
        q?.v = side()
        q?.v += side()
        q = Q(); q?.v = side(); print(q!.v)
        let r: ()? = q?.v = 3; print(r as Any)
        //> side
        //> 1
        //> Optional(())
        // # switch with where and ranges
        func kind(_ n: Int) -> String {
            switch n {
            case ..<0: return "neg"
            case 0: return "zero"
            case 1...9 where n % 2 == 0: return "even digit"
            case 1...9: return "odd digit"
            case 10, 20, 30: return "round"
            case let x where x > 1000: return "big \(x)"
            default: return "other"
            }
        }
        print([-1, 0, 4, 5, 20, 5000, 77].map(kind))
        //> ["neg", "zero", "even digit", "odd digit", "round", "big 5000", "other"]
        // # switch tuples
        func at(_ p: (Int, Int)) -> String {
            switch p {
            case (0, 0): return "origin"
            case (_, 0): return "x"
            case (0, let y): return "y\(y)"
            case let (x, y) where x == y: return "diag"
            case (-2...2, -2...2): return "near"
            default: return "far"
            }
        }
        print(at((0, 0)), at((3, 0)), at((0, 4)), at((5, 5)), at((1, 2)), at((9, 1)))
        //> origin x y4 diag near far
        // # enums with payloads
        enum Shape { case circle(r: Double), rect(w: Double, h: Double), unit
            var area: Double { switch self { case .circle(let r): return 3 * r * r; case let .rect(w, h): return w * h; case .unit: return 1 } } }
        let shapes: [Shape] = [.circle(r: 2), .rect(w: 2, h: 3), .unit]
        print(shapes.map(\.area), shapes)
        if case .rect(let w, _) = shapes[1] { print(w) }
        for case .circle(let r) in shapes { print("r", r) }
        guard case .unit = shapes[2] else { fatalError() }
        print(shapes[0], "\(shapes[1])")
        //> [12.0, 6.0, 1.0] [Shape.circle(r: 2.0), Shape.rect(w: 2.0, h: 3.0), Shape.unit]
        //> 2.0
        //> r 2.0
        //> circle(r: 2.0) rect(w: 2.0, h: 3.0)
        // # indirect enum
        indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
        func eval(_ e: Expr) -> Int { switch e { case .num(let n): n; case .add(let a, let b): eval(a) + eval(b); case .mul(let a, let b): eval(a) * eval(b) } }
        let e = Expr.add(.num(2), .mul(.num(3), .num(4)))
        print(eval(e), e)
        //> 14 add(Expr.num(2), Expr.mul(Expr.num(3), Expr.num(4)))
        // # defer order
        func d() { defer { print("1") }; defer { print("2") }; print("body"); for i in 0..<2 { defer { print("loop", i) }; if i == 1 { continue }; print("in", i) } }
        d()
        func e() -> Int { var x = 1; defer { x = 100 }; return x }
        print(e())
        //> body
        //> in 0
        //> loop 0
        //> loop 1
        //> 2
        //> 1
        //> 1
        // # nested functions
        func outer(_ n: Int) -> [Int] {
            var out: [Int] = []
            func walk(_ k: Int) { if k == 0 { return }; out.append(k); walk(k - 1) }
            walk(n); return out
        }
        print(outer(4))
        func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
        print((0...10).map(fact))
        //> [4, 3, 2, 1]
        //> [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800]
        // # interpolation of values
        struct P { var x: Int; var name: String; var o: Int?; var t: (Int, String) }
        enum E { case a, b(Int), c(x: String, Int?) }
        struct D: CustomStringConvertible { var description: String { "<D>" } }
        struct G: CustomDebugStringConvertible { var debugDescription: String { "<<G>>" } }
        print("\(P(x: 1, name: "n", o: nil, t: (1, "a")))")
        print([P(x: 1, name: "n", o: 3, t: (1, "a"))])
        print(E.a, E.b(1), E.c(x: "q", nil), [E.a, .b(2)])
        print(D(), [D()], G(), [G()], "\(G())", "\([G()])")
        print(Optional(D()) as Any, Optional("s") as Any, ["k": D()], ["k": "v"], (D(), "s"), (a: 1, b: "x"))
        let o: Int? = nil; let oo: Int?? = .some(nil)
        print("\(String(describing: o))", String(describing: oo), [o, 1])
        //> P(x: 1, name: "n", o: nil, t: (1, "a"))
        //> [P(x: 1, name: "n", o: Optional(3), t: (1, "a"))]
        //> a b(1) c(x: "q", nil) [E.a, E.b(2)]
        //> <D> [<D>] <<G>> [<<G>>] <<G>> [<<G>>]
        //> Optional(<D>) Optional("s") ["k": <D>] ["k": "v"] (<D>, "s") (a: 1, b: "x")
        //> nil Optional(nil) [nil, Optional(1)]
        // # print separators
        print(1, 2, 3, separator: "-", terminator: "!\n")
        print("a", "b", separator: "")
        print([1, 2], "x", nil as Int?, separator: ", ")
        print()
        print("", terminator: "")
        print("end")
        //> 1-2-3!
        //> ab
        //> [1, 2], x, nil
        //>
        //> end
        // # class inheritance
        class Animal { var name: String; init(name: String) { self.name = name }; func speak() -> String { "..." }; var desc: String { "\(name) says \(speak())" } }
        class Dog: Animal { override func speak() -> String { "Woof" } }
        class Puppy: Dog { let age: Int; init(name: String, age: Int) { self.age = age; super.init(name: name) }; override func speak() -> String { super.speak() + "!" + name }; override var desc: String { "puppy " + super.desc } }
        let all: [Animal] = [Animal(name: "x"), Dog(name: "d"), Puppy(name: "p", age: 1)]
        for a in all { print(a.desc) }
        print(all[2] is Dog, (all[1] as? Puppy) == nil, (all[2] as! Puppy).age)
        //> x says ...
        //> d says Woof
        //> puppy p says Woof!p
        //> true true 1
        // # hash and equality of one's own
        struct K: Hashable { var id: Int; var note: String
          static func == (a: K, b: K) -> Bool { a.id == b.id }
          func hash(into h: inout Hasher) { h.combine(id) } }
        print(Set([K(id: 1, note: "a"), K(id: 1, note: "b"), K(id: 2, note: "c")]).count)
        var d: [K: Int] = [:]; d[K(id: 1, note: "x")] = 1; d[K(id: 1, note: "y")] = 2; print(d.count, d[K(id: 1, note: "")] as Any)
        class Ref: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Ref, b: Ref) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
        print(Set([Ref(1), Ref(1), Ref(2)]).count, [Ref(1)].contains(Ref(1)), [Ref(1): "a"][Ref(1)]!, Ref(1) == Ref(1), Ref(1) === Ref(1))
        enum E: Hashable { case a(String), b; static func == (x: E, y: E) -> Bool { switch (x, y) { case (.a(let p), .a(let q)): return p.lowercased() == q.lowercased(); case (.b, .b): return true; default: return false } }
         func hash(into h: inout Hasher) { switch self { case .a(let s): h.combine(s.lowercased()); case .b: h.combine(0) } } }
        print(Set<E>([.a("X"), .a("x"), .b]).count, [E.a("Q")].firstIndex(of: .a("q"))!)
        //> 2
        //> 1 Optional(2)
        //> 2 true a true false
        //> 2 0
        // # debug condition
        #if DEBUG
        print("debug")
        #else
        print("release")
        #endif
        #if os(iOS) || os(macOS)
        print("os")
        #endif
        #if swift(>=5.9) && !FOO
        print("swift")
        #endif
        //> debug
        //> os
        //> swift
        // # type of
        print(type(of: 1), type(of: "a"), type(of: [1]), type(of: ["a": 1.5]), type(of: (1, "x")), type(of: Optional(1)), type(of: 1...2), type(of: 1.5), type(of: true), type(of: Character("a")), type(of: [1: [2]]), Int.self, [String].self)
        struct S<T> { var t: T }; print(type(of: S(t: 1)), S<String>.self, type(of: S(t: [1])))
        let any: Any = [1, 2]; print(type(of: any), any is [Int], any as? [Int] as Any, any is [String])
        //> Int String Array<Int> Dictionary<String, Double> (Int, String) Optional<Int> ClosedRange<Int> Double Bool Character Dictionary<Int, Array<Int>> Int Array<String>
        //> S<Int> S<String> S<Array<Int>>
        //> Array<Int> true Optional([1, 2]) false
        // # protocols with defaults
        protocol Named { var name: String { get }; func greet() -> String }
        extension Named { func greet() -> String { "Hi \(name)" }; func shout() -> String { greet().uppercased() } }
        struct P: Named { var name = "p" }
        struct Q: Named { var name = "q"; func greet() -> String { "Q!" }; func shout() -> String { "own" } }
        let xs: [any Named] = [P(), Q()]
        print(xs.map { $0.greet() }, xs.map { $0.shout() }, Q().shout())
        func g<T: Named>(_ t: T) -> String { t.shout() }
        print(g(Q()), g(P()))
        //> ["Hi p", "Q!"] ["HI P", "Q!"] own
        //> Q! HI P
        // # associated types
        protocol Stack { associatedtype Item; var items: [Item] { get set }; mutating func push(_ i: Item); mutating func pop() -> Item? }
        extension Stack { mutating func push(_ i: Item) { items.append(i) }; mutating func pop() -> Item? { items.popLast() }; var count: Int { items.count } }
        struct IntStack: Stack { var items: [Int] = [] }
        struct Gen<T>: Stack { var items: [T] = [] }
        var s = IntStack(); s.push(1); s.push(2); print(s.pop() as Any, s.count)
        var g = Gen<String>(); g.push("a"); print(g.items, g.pop()!, g.pop() as Any)
        func drain<S: Stack>(_ s: inout S) -> [S.Item] where S.Item: Equatable { var out: [S.Item] = []; while let x = s.pop() { out.append(x) }; return out }
        var z = Gen(items: [1, 2, 3]); print(drain(&z), z.count)
        //> Optional(2) 1
        //> ["a"] a nil
        //> [3, 2, 1] 0
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
        // # errors
        enum Bad: Error, Equatable { case neg(Int), zero }
        struct Info: Error { var m: String }
        func chk(_ n: Int) throws -> Int { if n < 0 { throw Bad.neg(n) }; if n == 0 { throw Bad.zero }; if n > 100 { throw Info(m: "big") }; return n }
        for n in [1, -2, 0, 101] { do { print(try chk(n)) } catch Bad.neg(let k) { print("neg", k) } catch let e as Info { print(e.m) } catch { print("other", error) } }
        print((try? chk(-1)) as Any, (try? chk(5)) ?? 0); let r = try! chk(3); print(r)
        func rethrow() throws { defer { print("cleanup") }; _ = try chk(0) }
        do { try rethrow() } catch Bad.zero { print("zero") }
        do { try [1, -1].forEach { _ = try chk($0) } } catch { print(error, error is Bad, "\(error)") }
        //> 1
        //> neg -2
        //> other zero
        //> big
        //> nil 5
        //> 3
        //> cleanup
        //> zero
        //> neg(-1) true neg(-1)
        // # computed and observers
        struct T { var c: Double { didSet { log.append("c \(oldValue)->\(c)") } }; var log: [String] = []; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } ; static var n = 0; static func inc() { n += 1 } }
        var t = T(c: 100); t.f = 212; t.c += 1; print(t.c, t.f, t.log); T.inc(); T.n += 2; print(T.n)
        //> 101.0 213.8 ["c 100.0->100.0", "c 100.0->101.0"]
        //> 3
        // # lazy evaluation and short circuit
        func t(_ s: String, _ b: Bool) -> Bool { print(s, terminator: " "); return b }
        print(t("a", false) && t("b", true), t("c", true) || t("d", true)); let n: Int? = 1; func dflt() -> Int { print("dflt"); return 2 }; print(n ?? dflt())
        func auto(_ c: @autoclosure () -> Bool) -> String { c() ? "y" : "n" }; print(auto(t("x", 1 < 2)))
        //> a c false true
        //> 1
        //> x y
        // # tuples
        let p = (name: "a", age: 3); print(p.name, p.1, p); var (x, y) = (1, 2); (x, y) = (y, x); print(x, y)
        func mm(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }
        if let (lo, hi) = mm([3, 1, 2]) { print(lo, hi) }; print(mm([]) as Any, mm([1])!, mm([1, 2])!.max); print((1, "a") == (1, "a"), (1, 2) < (1, 3), (1, (2, 3)))
        let (_, second, _) = (1, 2, 3); print(second); let arr: [(String, Int)] = [("a", 1)]; for (s, i) in arr { print(s, i) }; print(arr)
        //> a 3 (name: "a", age: 3)
        //> 2 1
        //> 1 3
        //> nil (min: 1, max: 1) 2
        //> true true (1, (2, 3))
        //> 2
        //> a 1
        //> [("a", 1)]
        // # static and class members
        class Cfg { static let shared = Cfg(); var n = 0; private init() { print("made") }; class var title: String { "T" }; static subscript(i: Int) -> Int { i * 2 } }
        Cfg.shared.n += 1; Cfg.shared.n += 1; print(Cfg.shared.n, Cfg.title, Cfg[4])
        //> made
        //> 2 T 8
        // # subscripts
        struct Matrix { let rows: Int, cols: Int; var g: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
         subscript(r: Int, c: Int) -> Double { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
         subscript(row r: Int) -> [Double] { Array(g[r * cols..<(r + 1) * cols]) } }
        var m = Matrix(2, 2); m[0, 1] = 5; m[1, 0] += 2; print(m[0, 1], m[row: 1], m.g)
        //> 5.0 [2.0, 0.0] [0.0, 5.0, 2.0, 0.0]
        // # enum raw values
        enum Day: Int, CaseIterable { case mon = 1, tue, wed; var next: Day { Day(rawValue: rawValue + 1) ?? .mon } }
        print(Day.tue.rawValue, Day(rawValue: 3) as Any, Day(rawValue: 9) as Any, Day.allCases.count, Day.wed.next, Day.allCases.map(\.rawValue), Day.mon)
        enum S: String, CaseIterable { case a, b = "bee" }; print(S.a.rawValue, S.b.rawValue, S(rawValue: "bee")!, S.allCases)
        enum Dir { case n, s; mutating func flip() { self = self == .n ? .s : .n }; static let dflt = Dir.n }; var d = Dir.dflt; d.flip(); print(d)
        //> 2 Optional(Day.wed) nil 3 mon [1, 2, 3] mon
        //> a bee b [S.a, S.b]
        //> s
        // # comparable of one's own
        struct V: Comparable { var a: Int, b: Int; static func < (l: V, r: V) -> Bool { (l.a, l.b) < (r.a, r.b) } }
        print([V(a: 2, b: 1), V(a: 1, b: 5), V(a: 1, b: 2)].sorted(), V(a: 1, b: 1) >= V(a: 0, b: 9), max(V(a: 1, b: 1), V(a: 2, b: 0)), [V(a: 1, b: 1)].min()!, V(a: 1, b: 1)...V(a: 2, b: 2))
        enum Lv: Comparable { case lo, mid(Int), hi }; print(Lv.lo < .hi, Lv.mid(2) < .mid(3), [Lv.hi, .lo].sorted())
        //> [V(a: 1, b: 2), V(a: 1, b: 5), V(a: 2, b: 1)] true V(a: 2, b: 0) V(a: 1, b: 1) V(a: 1, b: 1)...V(a: 2, b: 2)
        //> true true [Lv.lo, Lv.hi]
        // # operators of one's own
        struct Vec: Equatable { var x, y: Double; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static func += (a: inout Vec, b: Vec) { a = a + b } }
        var v = Vec(x: 1, y: 2) + Vec(x: 3, y: 4); v += Vec(x: 1, y: 1); print(v, -v, v * 2, v == Vec(x: 5, y: 7), v != v)
        infix operator **: MultiplicationPrecedence
        func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
        print(2 ** 10, 2 * 3 ** 2)
        //> Vec(x: 5.0, y: 7.0) Vec(x: -5.0, y: -7.0) Vec(x: 10.0, y: 14.0) true false
        //> 1024 36
        // # sequences of one's own
        struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
        print(Countdown(n: 3).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 4).reduce(0, +), Countdown(n: 3).contains(2), Countdown(n: 3).sorted())
        for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
        struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }
        print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, zip(Fib(), "abc").map { "\($0)\($1)" })
        //> [6, 4, 2] [2, 1] 10 true [1, 2, 3]
        //> 0 2
        //> 1 1
        //> [0, 1, 1, 2, 3, 5, 8, 13] 55 ["0a", "1b", "1c"]
        // # closures shapes
        let add = { (a: Int, b: Int) -> Int in a + b }; let inc: (Int) -> Int = { $0 + 1 }
        func apply(_ n: Int, times: Int = 2, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { acc, _ in f(acc) } }
        print(add(1, 2), inc(1), apply(3, inc), apply(1, times: 3) { x in x * 2 }, [1, 2].map(inc), [3, 1].sorted(by: <), { $0 * 2 }(4))
        var log: [String] = []; let act: () -> Void = { log.append("x") }; act(); act(); print(log)
        func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }; print(curry(1)(2)(3))
        //> 3 2 5 8 [2, 3] [1, 3] 8
        //> ["x", "x"]
        //> 6
        // # variadics and defaults
        func sum(_ xs: Int..., scale: Int = 1) -> Int { xs.reduce(0, +) * scale }
        print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10)); func lbl(from a: Int, to b: Int = 9, _ c: String) -> String { "\(a)\(b)\(c)" }; print(lbl(from: 1, "x"), lbl(from: 1, to: 2, "y"))
        //> 0 6 30
        //> 19x 12y
        // # any and casts
        let xs: [Any] = [1, "two", 3.0, [4], ("t", 5), nil as Int? as Any, { 1 } as () -> Int]
        for x in xs { switch x { case let i as Int: print("int", i); case let s as String: print("str", s); case is Double: print("dbl"); case let a as [Int]: print("arr", a); case let (s, n) as (String, Int): print("tup", s, n); default: print("other") } }
        print((1 as Any) as? String as Any, ("x" as Any) as! String, 1 is Any)
        //> int 1
        //> str two
        //> dbl
        //> arr [4]
        //> tup t 5
        //> other
        //> other
        //> nil x true
        // # shadowing and scopes
        let x = 1; do { let x = 2; print(x); if true { let x = x + 1; print(x) } }; print(x)
        for x in [x] { print(x * 10) }; let f = { (x: Int) in x }; print(f(7)); if let x = Optional("s") { print(x) }
        //> 2
        //> 3
        //> 1
        //> 10
        //> 7
        //> s
        // # local mutation in loops
        var total = 0; var i = 0; while i < 10 { i += 1; if i % 2 == 0 { continue }; if i > 7 { break }; total += i }; print(total, i)
        for var n in [1, 2] { n *= 10; print(n) }; for (k, v) in ["a": 1] { print(k, v) }; for i in 0..<3 where i != 1 { print(i) }
        var arr = [1, 2, 3]; for i in arr.indices { arr[i] *= arr[i] }; print(arr); for x in arr { arr.append(x) }; print(arr.count)
        //> 16 9
        //> 10
        //> 20
        //> a 1
        //> 0
        //> 2
        //> [1, 4, 9]
        //> 6
        // # struct equality
        struct A: Equatable { var x = 1; var y: [String] = []; var o: Int? }; print(A() == A(), A(x: 2) == A(), A(o: 1) != A(o: nil), [A()] == [A()], Optional(A()) == A(), ["a": A()] == ["a": A(x: 3)])
        class R { var a = A() }; let r = R(); r.a.y.append("q"); r.a.x += 1; let s = r.a; r.a.x = 50; print(s, r.a.x)
        //> true false true true true false
        //> A(x: 2, y: ["q"], o: nil) 50
        // # mutating through class in struct
        class Box { var v = 0 }; struct W { let box = Box(); var n = 0; mutating func go() { box.v += 1; n += 1 } }
        var w = W(); var w2 = w; w.go(); w2.go(); print(w.n, w2.n, w.box.v); let w3 = w; w3.box.v = 9; print(w.box.v)
        //> 1 1 2
        //> 9
        // # guard and early exit
        func f(_ s: String?) -> String { guard let s, !s.isEmpty else { return "none" }; guard let n = Int(s) else { return "nan" }; return n > 5 ? "big" : "small" }
        print(f(nil), f(""), f("x"), f("7"), f("1"))
        //> none none nan big small
        // # if and switch expressions
        let n = 5; let s = if n > 3 { "hi" } else { "lo" }; let t = switch n { case 0: "zero"; case 1...5: "few"; default: "many" }; print(s, t)
        func sign(_ n: Int) -> String { if n < 0 { "neg" } else if n == 0 { "zero" } else { "pos" } }; print(sign(-1), sign(0), sign(9))
        //> hi few
        //> neg zero pos
        // # fallthrough
        switch 2 { case 2: print("two"); fallthrough; case 3: print("three"); case 4: print("four"); default: print("d") }
        //> two
        //> three
        // # property wrappers
        @propertyWrapper struct Clamped { private var v: Int; let r: ClosedRange<Int>; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: String { "in \(r)" } }
        struct Pl { @Clamped(0...10) var hp = 50 }; var p = Pl(); print(p.hp, p.$hp); p.hp -= 99; print(p.hp)
        //> 10 in 0...10
        //> 0
        // # mirror
        struct M { var a = 1; var b = "x" }; for c in Mirror(reflecting: M()).children { print(c.label ?? "-", c.value) }
        //> a 1
        //> b x
        """###
}
