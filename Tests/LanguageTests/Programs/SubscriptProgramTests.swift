import Testing

@Suite("Programs with subscripts")
struct SubscriptProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # static subscript generic
        struct Cache<T> { subscript(k: String) -> String { "\(k):\(T.self)" }; static subscript<U>(u: U) -> String { "\(T.self) \(u)" } }
        print(Cache<Int>()["a"], Cache<Int>["x"], Cache<String>[3])
        //> a:Int Int x String 3
        // # subscript with default and inout
        struct Grid { var d = [1, 2, 3]; subscript(i: Int, or def: Int = 0) -> Int { get { d.indices.contains(i) ? d[i] : def } set { d[i] = newValue } } }
        var gr = Grid(); gr[1] += 5; print(gr[1], gr[9], gr[9, or: -1])
        //> 7 0 -1
        // # subscripts
        struct Matrix { let rows: Int, cols: Int; var g: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
         subscript(r: Int, c: Int) -> Double { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
         subscript(row r: Int) -> [Double] { Array(g[r * cols..<(r + 1) * cols]) } }
        var m = Matrix(2, 2); m[0, 1] = 5; m[1, 0] += 2; print(m[0, 1], m[row: 1], m.g)
        //> 5.0 [2.0, 0.0] [0.0, 5.0, 2.0, 0.0]
        // # subscripts with labels, of two values and of a type
        struct Grid { let w: Int, h: Int; private var cells: [Int]; init(w: Int, h: Int) { self.w = w; self.h = h; cells = Array(repeating: 0, count: w * h) }
         subscript(r: Int, c: Int) -> Int { get { cells[r * w + c] } set { cells[r * w + c] = newValue } }
         subscript(row r: Int) -> [Int] { Array(cells[r * w..<(r + 1) * w]) }
         static subscript(n: String) -> Grid { Grid(w: n.count, h: 1) } }
        var g = Grid(w: 3, h: 2); g[1, 2] = 5; g[0, 0] += 2; print(g[row: 1], g[1, 2], g[0, 0], Grid["abcd"].w)
        //> [0, 0, 5] 5 2 4
        // # generic subscripts in key paths
        struct Store { private var values: [String: Any] = [:]; subscript<T>(key: String, default fallback: T) -> T { get { values[key] as? T ?? fallback } set { values[key] = newValue } } }
        var store = Store()
        store["a", default: 0] += 3
        store["b", default: "x"] += "y"
        print(store["a", default: 0], store["b", default: ""], store[keyPath: \.["a", default: 7]])
        //> 3 xy 3
        // # callAsFunction and subscripts with labels
        struct Adder { let n: Int; func callAsFunction(_ x: Int, twice: Bool = false) -> Int { (x + n) * (twice ? 2 : 1) }; subscript(add k: Int) -> Int { n + k } }
        print(Adder(n: 2)(3), Adder(n: 2)(3, twice: true), Adder(n: 1)[add: 4])
        //> 5 10 5
        // # A generic subscript is of what it is assigned, or of what stands behind ??
        struct Err: Error {}
        typealias H = (Int) throws -> Int
        let base: H = { $0 + 1 }
        let chain = [1, 2].reduce(base) { next, k in { try next($0 + k) } }
        print(try! chain(1))
        let mws: [(@escaping H) -> H] = [{ n in { try n($0) * 2 } }, { n in { if $0 > 10 { throw Err() }; return try n($0) } }]
        let app = mws.reversed().reduce(base) { acc, m in m(acc) }
        print(try! app(3), (try? app(11)) as Any)
        let fs = [1, 2].map { k in { (x: Int) throws -> Int in if x < 0 { throw Err() }; return x + k } }
        print(try! fs[1](3))
        struct C { var v: [String: Any] = [:]; subscript<T>(k: String) -> T? { get { v[k] as? T } set { v[k] = newValue } } }
        var c = C(); let o = "a"; c["t"] = o + "b"; c["n"] = 3
        let t: String? = c["t"]; let nn: Int? = c["n"]; print(t!, nn!)
        c["n"] = (c["n"] ?? 0) + 1; let mm: Int? = c["n"]; print(mm!)
        struct K { var v: [String: Any] = [:]; subscript<T>(k: String, as t: T.Type = T.self) -> T? { get { v[k] as? T } set { v[k] = newValue } } }
        var k = K(); k["s"] = "x"; print(k["s", as: String.self]!, k["s", as: Int.self] as Any)
        struct Key<V> { let n: String; let d: V }
        struct Env { var v: [String: Any] = [:]; subscript<V>(_ k: Key<V>) -> V { get { v[k.n] as? V ?? k.d } set { v[k.n] = newValue } } }
        let size = Key(n: "s", d: 1.5); var env = Env(); env[size] = 2; env[size] += 1; print(env[size])
        //> 5
        //> 8 nil
        //> 5
        //> ab 3
        //> 4
        //> x nil
        //> 3.0
        // # A subscript takes trailing closures, and a method comes before what is called as a function.
        protocol P {}; extension P { func a(_ i: Int) -> String { "m\(i)" } }
        struct F { func callAsFunction(_ x: Int) -> String { "F(\(x))" }; func callAsFunction() -> String { "F()" } }
        struct A: P { let a = F(); func t() -> String { a(1) + a() } };  print(A().t(), A().a(2), A().a())
        struct S { subscript(k: String, d: () -> Int) -> Int { d() }; subscript(f: () -> String) -> String { f() } }
        print(S()["b"] { 5 }, S()[{ "x" }])
        class An { var n = 1 }
        func h(_ x: Any) -> Bool { x is An }
        print(h(An()))
        //> m1F() m2 F()
        //> 5 x
        //> true
        // # subscripts without arguments, of types and of values
        struct S {
            static subscript(i: Int = 1) -> Int { i }
            static subscript() -> String { "none" }
            subscript(i: Int = 2, j: Int = 3) -> Int { i * j }
        }
        struct Box { var v = 3; subscript() -> Int { get { v } set { v = newValue } } }
        var b = Box()
        b[] += 4
        print(S[], S[4], S()[], S()[5], S()[5, 6], b[])
        //> none 4 6 15 30 7
        // # a type in front of brackets is no list of its values
        let x = Int[]()
        //! 1:9: value of type 'Int' has no subscripts
        // # Keys of generic types that are made of texts
        struct Pair<T: Hashable>: Hashable { var a, b: T }
        var letters: [Pair<Character>: Int] = [:]
        letters[Pair(a: "x", b: "y")] = 1
        letters[Pair(a: "x", b: "y")]? += 1
        print(letters[Pair(a: "x", b: "y")] ?? 0, letters[Pair(a: "a", b: "b")] ?? 0)
        struct Tag: Hashable, ExpressibleByStringLiteral { var name: String; init(stringLiteral s: String) { name = s } }
        var tags: [Pair<Tag>: Int] = [Pair(a: "one", b: "two"): 3]
        print(tags[Pair(a: "one", b: "two")] as Any)
        func f(_ p: Pair<Character>) -> String { "Character" }
        func f(_ p: Pair<Int>) -> String { "Int" }
        func g(_ p: Pair<Character>) -> String { "Character" }
        func g(_ p: Pair<String>) -> String { "String" }
        print(f(Pair(a: "a", b: "b")), f(Pair(a: 1, b: 2)), g(Pair(a: "a", b: "b")))
        //> 2 0
        //> Optional(3)
        //> Character Int String
        // # A key of a generic type that is made of something else
        struct Key<T: Hashable>: Hashable { var k: T }
        var d: [Key<Int>: Int] = [:]
        d[Key(k: "x")] = 1
        //! 3:3: cannot convert value of type 'Key<String>' to expected argument type 'Key<Int>'
        // # A key whose text is no character
        struct Key<T: Hashable>: Hashable { var k: T }
        var d: [Key<Character>: Int] = [:]
        print(d[Key(k: "xy")] as Any)
        //! 3:9: cannot convert value of type 'Key<String>' to expected argument type 'Key<Character>'
        """###
}
