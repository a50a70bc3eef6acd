import Testing

@Suite("Programs of each feature that articles on styles use")
struct FeatureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # private memberwise
        struct A { private var n = 1; var m = 2 }
        print(A().m)
        //> 2
        // # nested generic static
        enum Shelf<T> { static var name: String { "\(T.self)" }; struct Item { var v: T } }
        print(Shelf<Int>.name, Shelf<String>.Item(v: "a").v)
        //> Int a
        // # primary associated types
        protocol Store<Item> { associatedtype Item; var items: [Item] { get }; init(_ items: [Item]) }
        struct Box<T>: Store { let items: [T]; init(_ items: [T]) { self.items = items } }
        func total(_ s: some Store<Int>) -> Int { s.items.reduce(0, +) }
        func firstText(_ s: any Store<String>) -> String { s.items.first ?? "none" }
        print(total(Box([1, 2, 3])), firstText(Box(["x"])))
        //> 6 x
        // # refinement and constrained defaults
        protocol Named { var name: String { get } }
        protocol Titled: Named { var title: String { get } }
        extension Titled { var full: String { title + " " + name } }
        extension Named where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
        struct P: Titled, Equatable { var name: String; var title = "Dr" }
        print(P(name: "A").full, P(name: "A").same(P(name: "A")))
        //> Dr A true
        // # conditional conformance
        struct Pair<A, B> { var a: A; var b: B }
        extension Pair: Equatable where A: Equatable, B: Equatable {}
        extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { a.description + "/" + b.description } }
        print(Pair(a: 1, b: "x"), Pair(a: 1, b: 2) == Pair(a: 1, b: 2), [Pair(a: 1, b: 2)])
        //> 1/x true [1/2]
        // # some and any
        protocol Shape { func area() -> Double }
        struct Sq: Shape { let s: Double; func area() -> Double { s * s } }
        struct Ci: Shape { let r: Double; func area() -> Double { 3 * r * r } }
        func make(_ big: Bool) -> any Shape { big ? Sq(s: 3) : Ci(r: 1) }
        func one() -> some Shape { Sq(s: 2) }
        let shapes: [any Shape] = [make(true), make(false), one()]
        print(shapes.map { $0.area() })
        //> [9.0, 3.0, 4.0]
        // # wrappers with projection and arguments
        @propertyWrapper struct Clamped { private var v: Int; let range: ClosedRange<Int>; var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: String { "\(v) in \(range)" }; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
        struct S { @Clamped(0...10) var n = 50; @Clamped(1...3) var m: Int = 2 }
        var s = S()
        s.m = 9
        print(s.n, s.m, s.$n, s.$m)
        //> 10 3 10 in 0...10 3 in 1...3
        // # key paths with subscripts
        struct Grid { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } } }
        var g = Grid(rows: [[1, 2], [3, 4]])
        let kp = \Grid[1, 0]
        print(g[keyPath: kp]); g[keyPath: kp] = 9; print(g.rows, g[keyPath: \.rows[0].count])
        let names = ["bb", "a"].map(\.count); print(names)
        //> 3
        //> [[1, 2], [9, 4]] 2
        //> [2, 1]
        // # switch patterns
        enum Tree { indirect case node(Tree, Tree); case leaf(Int) }
        func sum(_ t: Tree) -> Int { switch t { case let .node(l, r): sum(l) + sum(r); case .leaf(let n) where n > 10: 10; case .leaf(let n): n } }
        print(sum(.node(.leaf(3), .node(.leaf(20), .leaf(1)))))
        let x: Any = (1, "a")
        switch x { case let (n, s) as (Int, String): print(n, s); default: print("no") }
        switch (3, Optional(4)) { case (1...5, let v?): print(v); case (_, nil): print("nil"); default: print("d") }
        //> 14
        //> 1 a
        //> 4
        // # inout and variadics
        func swapTwo<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }
        var p = 1, q = 2; swapTwo(&p, &q); print(p, q)
        func join(_ s: String..., by: String = "-") -> String { s.joined(separator: by) }
        print(join("a", "b"), join(), join("x", by: "+"))
        //> 2 1
        //> a-b  x
        // # casts and metatypes
        protocol M { init() }
        struct A: M {}; struct B: M {}
        let types: [any M.Type] = [A.self, B.self]
        for t in types { print(type(of: t.init()), t == A.self) }
        let v: Any = 3
        print(v as? String ?? "none", v is Int, (v as? any Equatable) != nil)
        //> A true
        //> B false
        //> none true true
        // # mirror
        struct S { let a = 1; let b = "x" }
        for c in Mirror(reflecting: S()).children { print(c.label ?? "-", c.value) }
        //> a 1
        //> b x
        // # if os
        #if os(macOS)
        print("mac")
        #elseif os(iOS)
        print("phone")
        #endif
        //> phone
        // # operators
        struct V: Equatable { var x, y: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func += (a: inout V, b: V) { a = a + b }; static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) } }
        var v = V(x: 1, y: 2); v += V(x: 1, y: 1); print(v, -v, v * 3, v == V(x: 2, y: 3))
        //> V(x: 2, y: 3) V(x: -2, y: -3) V(x: 6, y: 9) true
        // # errors
        enum E: Error, Equatable { case bad(String), worse }
        func f(_ n: Int) throws -> Int { if n == 0 { throw E.worse }; if n < 0 { throw E.bad("neg") }; return n }
        for n in [1, 0, -1] { do { print(try f(n)) } catch E.worse { print("worse") } catch let E.bad(s) { print(s) } catch { print("other") } }
        print((try? f(0)) as Any, try! f(3))
        //> 1
        //> worse
        //> neg
        //> nil 3
        // # collections
        let a = [3, 1, 2]
        print(a.sorted(by: >), a.max()!, a.enumerated().map { "\($0):\($1)" }, Dictionary(grouping: a) { $0 % 2 }.keys.sorted(), zip(a, "abc").map { "\($0)\($1)" }, a.reduce(into: [:]) { $0[$1] = $1 * 2 }.count, stride(from: 0, to: 6, by: 2).map { $0 })
        //> [3, 2, 1] 3 ["0:3", "1:1", "2:2"] [0, 1] ["3a", "1b", "2c"] 3 [0, 2, 4]
        // # throwing getter
        struct S { var n: Int { get throws { throw X() } }; struct X: Error {} }
        do { print(try S().n) } catch { print(error) }
        //> X()
        // # lazy sequence and closures capture
        var fs: [() -> Int] = []
        for i in 0..<3 { fs.append { i * 10 } }
        print(fs.map { $0() })
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = counter(), c2 = counter(); print(c1(), c1(), c2())
        //> [0, 10, 20]
        //> 1 2 1
        // # guard let else if case
        func f(_ s: String?) -> String { guard let s, !s.isEmpty else { return "none" }; if case "x" = s { return "ex" }; return s }
        print(f(nil), f(""), f("x"), f("y"))
        //> none none ex y
        // # generic where on methods
        struct W<T> { var t: T; func plus(_ n: T) -> T where T == Int { t + n }; func text() -> String where T: CustomStringConvertible { t.description } }
        print(W(t: 1).plus(2), W(t: "a").text())
        //> 3 a
        // # static members on protocols
        protocol Style { var n: String { get } }
        struct Big: Style { var n = "big" }; struct Sized: Style { var n: String }
        extension Style where Self == Big { static var big: Big { Big() } }
        extension Style where Self == Sized { static func sized(_ k: Int) -> Sized { Sized(n: "s\(k)") } }
        func use(_ s: some Style) -> String { s.n }
        print(use(.big), use(.sized(3)))
        //> big s3
        // # callAsFunction and subscripts with labels
        struct Adder { let n: Int; func callAsFunction(_ x: Int, twice: Bool = false) -> Int { (x + n) * (twice ? 2 : 1) }; subscript(add k: Int) -> Int { n + k } }
        print(Adder(n: 2)(3), Adder(n: 2)(3, twice: true), Adder(n: 1)[add: 4])
        //> 5 10 5
        // # protocol with generic method and Self
        protocol Copy { func copy() -> Self; static var zero: Self { get } }
        struct Num: Copy { var v: Int; func copy() -> Num { Num(v: v + 1) }; static let zero = Num(v: 0) }
        func twice<T: Copy>(_ t: T) -> T { t.copy().copy() }
        print(twice(Num(v: 1)), twice(Num.zero).v)
        //> Num(v: 3) 2
        // # opaque with where and nested closures
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        let h = compose({ (n: Int) in n + 1 }, { n in "n\(n)" }); print(h(1))
        //> n2
        // # optional chaining and map
        struct N { var next: [N] = []; var v: Int? }
        let n = N(next: [N(v: 3)], v: nil)
        print(n.next.first?.v?.description ?? "none", n.v.map { $0 + 1 } as Any, n.next[0].v.flatMap { $0 > 2 ? "big" : nil } ?? "x")
        //> 3 nil big
        // # tuples and labels
        func mm(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
        if let (lo, hi) = mm([3, 1, 2]) { print(lo, hi) }
        print(mm([5])!.max, mm([]) == nil)
        //> 1 3
        //> 5 true
        // # defer order and labeled
        func f() { defer { print(1) }; defer { print(2) }; outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) } } }
        f()
        //> 0 0
        //> 1 0
        //> 2
        //> 1
        // # enum methods mutating and static
        enum Light: CaseIterable { case red, green; mutating func next() { self = self == .red ? .green : .red }; static var start: Light { .red } }
        var l = Light.start; l.next(); print(l, Light.allCases.count)
        //> green 2
        // # hashable keys
        struct K: Hashable { let a: Int; let b: String }
        var d: [K: Int] = [:]; d[K(a: 1, b: "x"), default: 0] += 5; d[K(a: 1, b: "x"), default: 0] += 1; print(d[K(a: 1, b: "x")]!, d.count)
        //> 6 1
        // # methods without their value
        struct S { var n = 1; func add(_ m: Int) -> Int { n + m } }
        let shout = String.uppercased
        print(shout("a")(), S.add(S())(2), ["a", "b"].map(String.uppercased).map { $0() })
        //> A 3 ["A", "B"]
        // # iterators as results
        func numbers() -> some IteratorProtocol<Int> { [1, 2].makeIterator() }
        var iterator = numbers()
        print(iterator.next() ?? 0, iterator.next() ?? 0, iterator.next() ?? 0)
        //> 1 2 0
        // # which type it is
        print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), ObjectIdentifier(Int.self) == ObjectIdentifier(String.self))
        //> true false
        // # a case whose values are bound as one
        enum E { case a(Int, name: String), b }
        let e = E.a(1, name: "x")
        switch e { case .a(let x): print(x.0, x.name); case .b: print("b") }
        if case .a(let x) = e { print(x.1) }
        //> 1 x
        //> x
        // # initializers that throw what they are handed
        struct R { let n: Int; init(_ f: () throws -> Int) rethrows { n = try f() } }
        print(R { 3 }.n)
        //> 3
        // # getters that change
        struct M { var c = 0; var next: Int { mutating get { c += 1; return c } }; subscript(i: Int) -> Int { mutating get { c += i; return c } } }
        var m = M()
        print(m.next, m.next, m[3])
        //> 1 2 5
        // # formats
        print(String(format: "%d %.2f %@ [%5d|%-5d|%05d] %x %s %%", 3, 2.5, "a", 4, 5, 6, 255, "c"))
        print(String(format: "%08.3f|%+d|%e|%g|%X|%.3d|%c", 3.14159, 5, 12345.678, 0.0001, 48879, 7, 65), String(format: "%.0f %.0f %.1f", 0.5, 1.5, 0.25))
        //> 3 2.50 a [    4|5    |00006] ff c %
        //> 0003.142|+5|1.234568e+04|0.0001|BEEF|007|A 0 2 0.2
        // # a format whose values stand in another order
        print(String(format: "%2$@ %1$@ %1$@|", "a", "b"), String(format: "%hhd %hd %x", 300, 70000, -1))
        //> b a a| 44 4464 ffffffff
        // # a format without a value
        print(String(format: "%d"))
        //! 1:7: the program stopped itself: the format has no value for '%d'
        // # ranges, parts and sets inside other values
        struct S { var r = 0...100; var a = [1, 2, 3][0...1]; var q = 0..<3; var s = Set([1]) }
        print(S())
        print(0...100, [1, 2, 3][0...1], Set([1]), [0..<2], Optional(1...2) as Any, ["a"..."b"], "a"..."b", "\(0..<3)", (0..<3).description)
        //> S(r: ClosedRange(0...100), a: ArraySlice([1, 2]), q: Range(0..<3), s: Set([1]))
        //> 0...100 [1, 2] [1] [Range(0..<2)] Optional(ClosedRange(1...2)) [ClosedRange("a"..."b")] a...b 0..<3 0..<3
        // # what kind of value a mirror shows
        struct P { var x = 1 }
        print(Mirror(reflecting: P()).displayStyle == .struct, Mirror(reflecting: 1).displayStyle == nil, Mirror(reflecting: [1]).displayStyle as Any)
        //> true true Optional(Swift.Mirror.DisplayStyle.collection)
        """###
}
