import Testing

@Suite("Everyday Swift beyond styles")
struct EverydaySwiftProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a text, asked and taken apart
        let s = "Hello, World"
        print(s.uppercased(), s.lowercased(), s.count, s.isEmpty)
        print(s.split(separator: ", "), s.split(separator: ","))
        print(s.hasPrefix("He"), s.hasSuffix("ld"), s.contains("lo, W"), s.contains("z"))
        print(s.first!, s.last!, s.first as Any)
        print(String(s.reversed()), s.sorted())
        print(s.map { $0.isUppercase ? "U" : "l" }.joined())
        print(s.replacing("l", with: "L"))
        print(s.prefix(3), s.suffix(3), s.dropFirst(7), s.dropLast(7))
        //> HELLO, WORLD hello, world 12 false
        //> ["Hello", "World"] ["Hello", " World"]
        //> true true true false
        //> H d Optional("H")
        //> dlroW ,olleH [" ", ",", "H", "W", "d", "e", "l", "l", "l", "o", "o", "r"]
        //> UllllllUllll
        //> HeLLo, WorLd
        //> Hel rld World Hello
        // # pairs in a text
        let text = "a=1;b=2;c=3"
        let pairs = text.split(separator: ";").map { $0.split(separator: "=") }
        print(pairs)
        var d: [String: Int] = [:]
        for p in pairs { d[String(p[0])] = Int(p[1]) }
        print(d.sorted { $0.key < $1.key })
        print(d.keys.sorted(), d.values.sorted(), d.count)
        print(d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
        //> [["a", "1"], ["b", "2"], ["c", "3"]]
        //> [(key: "a", value: 1), (key: "b", value: 2), (key: "c", value: 3)]
        //> ["a", "b", "c"] [1, 2, 3] 3
        //> ["a2", "b4", "c6"]
        // # grouping and counting
        let words = ["apple", "avocado", "banana", "blueberry", "cherry"]
        let g = Dictionary(grouping: words, by: { $0.first! })
        for (k, v) in g.sorted(by: { $0.key < $1.key }) { print(k, v) }
        print(g.mapValues(\.count).sorted { $0.key < $1.key })
        let counts = words.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
        print(counts.filter { $0.value > 3 }.sorted { ($0.value, String($0.key)) > ($1.value, String($1.key)) }.map { "\($0.key):\($0.value)" })
        //> a ["apple", "avocado"]
        //> b ["banana", "blueberry"]
        //> c ["cherry"]
        //> [(key: "a", value: 2), (key: "b", value: 2), (key: "c", value: 1)]
        //> ["a:6", "r:4", "e:4"]
        // # zip and stride
        print(Array(zip([1, 2, 3], ["a", "b", "c"])))
        for (i, x) in zip(1..., ["x", "y"]) { print(i, x) }
        print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map { $0 * $1 })
        print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])).sorted { $0.key < $1.key })
        print(stride(from: 10, to: 0, by: -3).map { $0 }, Array(stride(from: 0.0, through: 1.0, by: 0.25)))
        //> [(1, "a"), (2, "b"), (3, "c")]
        //> 1 x
        //> 2 y
        //> [4, 6] [3, 8]
        //> [(key: "a", value: 1), (key: "b", value: 2)]
        //> [10, 7, 4, 1] [0.0, 0.25, 0.5, 0.75, 1.0]
        // # an indirect enum is evaluated
        indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
        func eval(_ e: Expr) -> Double {
            switch e {
            case .num(let x): x
            case let .add(a, b): eval(a) + eval(b)
            case .mul(.num(0), _), .mul(_, .num(0)): 0
            case let .mul(a, b): eval(a) * eval(b)
            case .neg(.neg(let inner)): eval(inner)
            case .neg(let inner): -eval(inner)
            }
        }
        let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4))))
        print(eval(e)); print(e)
        //> -10.0
        //> add(Expr.num(2.0), Expr.mul(Expr.num(3.0), Expr.neg(Expr.num(4.0))))
        // # tuples, ranges and where in a switch
        func classify(_ p: (Int, Int)) -> String {
            switch p {
            case (0, 0): return "origin"
            case (_, 0): return "x"
            case (0, _): return "y"
            case let (x, y) where x == y: return "diag \(x)"
            case (-2...2, -2...2): return "near"
            case (let x, 1..<10): return "band \(x)"
            default: return "far"
            }
        }
        for p in [(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (9, 3), (40, 50)] { print(classify(p)) }
        //> origin
        //> x
        //> y
        //> diag 5
        //> near
        //> band 9
        //> far
        // # a chain of guards
        func f(_ a: Int?, _ b: String?) -> String {
            guard let a, a > 0 else { return "no a" }
            guard let b, !b.isEmpty, let n = Int(b) else { return "no b" }
            defer { print("leaving") }
            return "\(a + n)"
        }
        print(f(nil, "1"), f(-1, "1"), f(2, nil), f(2, "x"), f(2, "40"))
        //> leaving
        //> no a no a no b no b 42
        // # the order of defer
        func order() { defer { print(1) }; defer { print(2) }; for i in 0..<2 { defer { print("d\(i)") }; print("b\(i)") }; print(3) }
        order()
        //> b0
        //> d0
        //> b1
        //> d1
        //> 3
        //> 2
        //> 1
        // # inout and mutating
        func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
        var x = 1, y = 2; swapTwo(&x, &y); print(x, y)
        func addAll(_ xs: inout [Int], _ n: Int...) { xs += n }
        var l = [1]; addAll(&l, 2, 3); print(l)
        extension Int { mutating func double() { self *= 2 } }
        var z = 4; z.double(); print(z)
        struct P { var x = 1; mutating func move(by d: Int) -> Int { x += d; return x } }
        var ps = [P(), P()]; print(ps[1].move(by: 5), ps)
        //> 2 1
        //> [1, 2, 3]
        //> 8
        //> 6 [P(x: 1), P(x: 6)]
        // # recursion
        func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
        func fib(_ n: Int, _ memo: inout [Int: Int]) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fib(n - 1, &memo) + fib(n - 2, &memo); memo[n] = r; return r }
        var m: [Int: Int] = [:]; print(fact(20), fib(80, &m))
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
        print(gcd(48, 18))
        func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
        print(hanoi(6, "a", "b", "c"))
        func perms(_ s: String) -> [String] { s.count < 2 ? [s] : s.indices.flatMap { i in var r = s; let c = r.remove(at: i); return perms(r).map { String(c) + $0 } } }
        print(perms("abc"))
        //> 2432902008176640000 23416728348467685
        //> 6
        //> 63
        //> ["abc", "acb", "bac", "bca", "cab", "cba"]
        // # a protocol with defaults
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var name: String { "\(Self.self)" }; func describe() -> String { "\(name): \(area)" } }
        struct Sq: Shape { var s: Double; var area: Double { s * s } }
        struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; var name: String { "circle" } }
        let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
        for s in shapes { print(s.describe()) }
        print(shapes.map(\.area).reduce(0, +), shapes.max { $0.area < $1.area }!.name)
        //> Sq: 4.0
        //> circle: 3.0
        //> 7.0 Sq
        // # equal, hashed and ordered
        struct V: Equatable, Hashable, Comparable { var x: Int; var y: Int; static func < (a: V, b: V) -> Bool { (a.x, a.y) < (b.x, b.y) } }
        print(V(x: 1, y: 2) == V(x: 1, y: 2), V(x: 1, y: 2) < V(x: 1, y: 3), [V(x: 2, y: 0), V(x: 1, y: 9)].sorted(), Set([V(x: 1, y: 1), V(x: 1, y: 1)]).count)
        print(max(V(x: 1, y: 2), V(x: 0, y: 9)), V(x: 0, y: 0)...V(x: 1, y: 1) ~= V(x: 0, y: 5))
        //> true true [V(x: 1, y: 9), V(x: 2, y: 0)] 1
        //> V(x: 1, y: 2) true
        // # cases in order
        enum Day: Int, CaseIterable, Comparable { case mon = 1, tue, wed; static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
         var next: Day { Day(rawValue: rawValue + 1) ?? .mon } }
        print(Day.allCases, Day.wed.next, Day(rawValue: 9) as Any, Day.mon < .tue, Day.allCases.max()!)
        enum Dir: String, CaseIterable { case n, s, e = "East" }
        print(Dir.allCases.map(\.rawValue), Dir(rawValue: "East")!, Dir(rawValue: "x") == nil)
        //> [Day.mon, Day.tue, Day.wed] mon nil true wed
        //> ["n", "s", "East"] e true
        // # optionals, mapped and matched
        let a: Int? = 3; let b: Int? = nil
        print(a.map { $0 + 1 } as Any, b.map { $0 + 1 } as Any, a.flatMap { $0 > 5 ? $0 : nil } as Any, a ?? 0, b ?? 7)
        print([a, b, 5].compactMap { $0 }, [a, b] as [Int?])
        if let a, case 1...5 = a { print("in") }
        if case .some(let v) = a { print(v) }; if case let v? = a { print(v) }
        print(a == 3, b == nil, a! + 1, a.debugDescription, b.debugDescription)
        switch a { case .none: print("none"); case 3?: print("three"); case let x?: print(x) }
        //> Optional(4) nil nil 3 7
        //> [3, 5] [Optional(3), nil]
        //> in
        //> 3
        //> 3
        //> true true 4 Optional(3) nil
        //> three
        // # errors, results and rethrows
        enum E: Error, Equatable { case bad(Int), worse }
        func g(_ n: Int) throws -> Int { if n < 0 { throw E.bad(n) }; if n == 0 { throw E.worse }; return n }
        for n in [-1, 0, 1] { do { print(try g(n)) } catch E.bad(let k) { print("bad", k) } catch let e as E { print(e) } catch { print("?", error) } }
        print((try? g(1)) as Any, (try? g(-1)) as Any)
        let r = Result { try g(-5) }; print(r)
        switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }
        print(Result<Int, E>.success(3).map { $0 * 2 }, (try? Result<Int, E>.failure(.worse).get()) as Any)
        func h() throws(E) -> Int { throw .worse }
        do { _ = try h() } catch { print(error == .worse) }
        func rethrower(_ f: () throws -> Int) rethrows -> Int { try f() }
        print(rethrower { 3 })
        //> bad -1
        //> worse
        //> 1
        //> Optional(1) nil
        //> failure(E.bad(-5))
        //> fail bad(-5)
        //> success(6) nil
        //> true
        //> 3
        // # what closures capture
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = counter(), c2 = counter(); print(c1(), c1(), c2(), c1())
        var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; print(fs.map { $0() })
        var k = 1; let cap = { [k] in k }; let ref = { k }; k = 5; print(cap(), ref())
        let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
        print(compose({ $0 + 1 }, { $0 * 10 })(2))
        //> 1 2 1 3
        //> [0, 1, 4]
        //> 1 5
        //> 30
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
        // # subscripts
        struct Grid { let w: Int, h: Int; private var cells: [Int]; init(w: Int, h: Int) { self.w = w; self.h = h; cells = Array(repeating: 0, count: w * h) }
         subscript(r: Int, c: Int) -> Int { get { cells[r * w + c] } set { cells[r * w + c] = newValue } }
         subscript(row r: Int) -> [Int] { Array(cells[r * w..<(r + 1) * w]) }
         static subscript(n: String) -> Grid { Grid(w: n.count, h: 1) } }
        var g = Grid(w: 3, h: 2); g[1, 2] = 5; g[0, 0] += 2; print(g[row: 1], g[1, 2], g[0, 0], Grid["abcd"].w)
        //> [0, 0, 5] 5 2 4
        // # operators of all positions
        struct Vec { var x, y: Double; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
         static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) } }
        infix operator **: MultiplicationPrecedence
        func ** (a: Double, n: Int) -> Double { (0..<n).reduce(1) { r, _ in r * a } }
        var v = Vec(x: 1, y: 2); v += -v * 3; print(v, 2 ** 10, 1 + 2.0 ** 3)
        infix operator |>: AdditionPrecedence
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        print(3 |> { $0 + 1 } |> { "n\($0)" })
        postfix operator ++
        postfix func ++ (a: inout Int) -> Int { defer { a += 1 }; return a }
        var q = 1; print(q++, q)
        //> Vec(x: -2.0, y: -4.0) 1024.0 9.0
        //> n4
        //> 1 2
        // # static members, aliases and nested types
        enum Config { static let name = "app"; static var count = 0; static func bump() -> Int { count += 1; return count } 
         enum Level: Int { case low, high; static let all: [Level] = [.low, .high] } }
        print(Config.name, Config.bump(), Config.bump(), Config.Level.all, Config.Level.high.rawValue)
        typealias Pair<T> = (T, T); let p: Pair<Int> = (1, 2); print(p, p.0 + p.1)
        struct Outer { struct Inner { var v = 1; enum K { case a, b } }; var i = Inner(); typealias K = Inner.K }
        print(Outer(), Outer.K.b, Outer.Inner.K.a)
        //> app 1 2 [Config.Level.low, Config.Level.high] 1
        //> (1, 2) 3
        //> Outer(i: Outer.Inner(v: 1)) b a
        // # built-in types, extended
        extension String { var isPalindrome: Bool { let c = lowercased().filter(\.isLetter); return c == String(c.reversed()) }
         func truncated(_ n: Int) -> String { count > n ? prefix(n) + "…" : self }
         subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
        print("A man, a plan, a canal: Panama".isPalindrome, "hello world".truncated(5), "abc"[1])
        extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
         subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
        print(Array(1...7).chunked(3), [1, 2][safe: 5] as Any, [1, 2][safe: 1]!)
        extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
        print([1, 2, 3].total, [1.5, 2].total, (1...4).total)
        extension Sequence where Element: Hashable { func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
        print([1, 2, 1, 3].unique(), "hello".unique())
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        print(("a" as String?).orEmpty + (nil as String?).orEmpty + "!")
        //> true hello… b
        //> [[1, 2, 3], [4, 5, 6], [7]] nil 2
        //> 6 3.5 10
        //> [1, 2, 3] ["h", "e", "l", "o"]
        //> a!
        // # interpolations of the program
        extension String.StringInterpolation { mutating func appendInterpolation(_ v: Int, pad n: Int) { appendLiteral(String(repeating: "0", count: max(0, n - String(v).count)) + String(v)) }
         mutating func appendInterpolation(list xs: [String]) { appendLiteral(xs.joined(separator: "/")) } }
        print("\(7, pad: 3)|\(1234, pad: 3)|\(list: ["a", "b"])")
        //> 007|1234|a/b
        // # characters as people see them
        let flag = "🇩🇪"; let fam = "👨‍👩‍👧"; let e1 = "é", e2 = "e\u{301}"
        print(flag.count, fam.count, e1 == e2, e2.count, e2.unicodeScalars.count, e2.utf8.count, fam.utf16.count)
        print("naïve café".uppercased(), "ß".uppercased(), "İ".lowercased().count, "straße".count)
        print(Array("añ日".unicodeScalars.map(\.value)), Array("añ".utf8), Character("a").asciiValue as Any, Character("9").wholeNumberValue as Any, Character("½").isNumber)
        for c in "a1 Z".unicodeScalars { print(c, c.value, c.properties.isAlphabetic) }
        print("abc" < "abd", "a" < "B", "Z" < "a", "é" > "z")
        //> 1 1 true 1 2 3 8
        //> NAÏVE CAFÉ SS 1 6
        //> [97, 241, 26085] [97, 195, 177] Optional(97) Optional(9) true
        //> a 97 true
        //> 1 49 false
        //>   32 false
        //> Z 90 true
        //> true false true true
        // # numbers and their limits
        let x = Int.max
        print(x &+ 1 == Int.min, x.addingReportingOverflow(1).overflow, 7 / 2, -7 / 2, -7 % 3, 7.quotientAndRemainder(dividingBy: 2))
        print(UInt8(200) &+ 100, Int8(truncatingIfNeeded: 300), UInt8(clamping: 999), Int(exactly: 2.5) as Any, Int("12a") as Any, Int("ff", radix: 16)!, String(255, radix: 2))
        print(5.isMultiple(of: 5), (-5).magnitude, (3).signum(), 0b1010, 0xFF, 1_000_000, 12.0 / 5, 7.5.truncatingRemainder(dividingBy: 2), 2.5.rounded(), 3.5.rounded(.down), (-2.5).rounded(.toNearestOrEven))
        print(1 << 4, 255 >> 2, 6 & 3, 6 | 3, 6 ^ 3, ~5, Double("3.14")!, Double("x") as Any, 1e3, 1.0 / 3, 100000000000000000.0, 0.1 + 0.2, Float(0.1), 1e-7, Double.nan, -Double.infinity, 5.0, 123456789.123)
        //> true true 3 -3 -1 (quotient: 3, remainder: 1)
        //> 44 44 255 nil nil 255 11111111
        //> true 5 1 10 255 1000000 2.4 1.5 3.0 3.0 -2.0
        //> 16 63 2 7 5 -6 3.14 nil 1000.0 0.3333333333333333 1e+17 0.30000000000000004 0.1 1e-07 nan -inf 5.0 123456789.123
        // # sequences added to arrays and texts
        print((1...3) + [4], [0] + (1..<3), [1, 2, 3].dropFirst() + [9])
        let a: [Int] = [1, 2, 3].dropFirst() + [9]; print(a)
        let s: String = "abc".prefix(1) + "b"; print(s, type(of: "abc".prefix(1) + "b"))
        print(["a", "e"].contains("hello".first!), ("a"..."f").contains("hello".last!), Set<Character>(["a"]).contains("a"))
        //> [1, 2, 3, 4] [0, 1, 2] [2, 3, 9]
        //> [2, 3, 9]
        //> ab Substring
        //> false false true
        // # a closure says which function is meant
        func f(_ g: (Int) -> Int) { print("int") }
        func f(_ g: (String) -> String) { print("str") }
        f { $0 + "a" }
        f { (x: Int) in x }
        f { $0.uppercased() }
        //> str
        //> int
        //> str
        // # numbers in nested literals
        let m = [[0, 0], [1.5, 2]]
        print(m)
        func t(_ m: [[Double]]) -> Double { m.flatMap { $0 }.reduce(0, +) }
        print(t(Array(repeating: Array(repeating: 0, count: 2), count: 2)), t([[1, 2], [3]]))
        let g: [[Double]] = .init(repeating: .init(repeating: 1, count: 2), count: 2); print(g)
        let q: [Double] = Array(repeating: 0, count: 2) + [1]; print(q)
        let w: Set<Double> = Set([1, 2]); print(w.sorted())
        //> [[0.0, 0.0], [1.5, 2.0]]
        //> 0.0 6.0
        //> [[1.0, 1.0], [1.0, 1.0]]
        //> [0.0, 0.0, 1.0]
        //> [1.0, 2.0]
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
        // # a parser of sums
        enum Tok: Equatable { case num(Double), op(Character), lp, rp }
        func lex(_ s: String) -> [Tok] { var r: [Tok] = [], i = s.startIndex
         while i < s.endIndex { let c = s[i]
          if c.isNumber || c == "." { var j = i; while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) }; r.append(.num(Double(s[i..<j])!)); i = j; continue }
          switch c { case "+", "-", "*", "/": r.append(.op(c)); case "(": r.append(.lp); case ")": r.append(.rp); default: break }
          i = s.index(after: i) }
         return r }
        struct Parser { var t: [Tok]; var i = 0
         mutating func expr() -> Double { var v = term(); while i < t.count, case .op(let o) = t[i], o == "+" || o == "-" { i += 1; let r = term(); v = o == "+" ? v + r : v - r }; return v }
         mutating func term() -> Double { var v = atom(); while i < t.count, case .op(let o) = t[i], "*/".contains(o) { i += 1; let r = atom(); v = o == "*" ? v * r : v / r }; return v }
         mutating func atom() -> Double { defer { i += 1 }; switch t[i] { case .num(let n): return n; case .lp: i += 1; return expr(); case .op("-"): i += 1; let v = atom(); i -= 1; return -v; default: return .nan } } }
        var ps = Parser(t: lex("2*(3+4)-10/4")); print(ps.expr())
        //> 11.5
        // # a queue, a search and a tree
        struct Queue<T> { private var a: [T] = [], b: [T] = []; mutating func push(_ t: T) { b.append(t) }; mutating func pop() -> T? { if a.isEmpty { a = b.reversed(); b = [] }; return a.popLast() }; var count: Int { a.count + b.count } }
        var q = Queue<String>(); q.push("a"); q.push("b"); print(q.pop()!, q.count, q.pop() ?? "-", q.pop() ?? "-")
        func bfs(_ g: [Int: [Int]], _ s: Int) -> [Int] { var seen: Set = [s], out: [Int] = [], todo = [s]; while !todo.isEmpty { let n = todo.removeFirst(); out.append(n); for m in g[n] ?? [] where seen.insert(m).inserted { todo.append(m) } }; return out }
        print(bfs([1: [2, 3], 2: [4], 3: [4]], 1))
        indirect enum Tree<T: Comparable> { case leaf; case node(Tree, T, Tree)
         func inserting(_ v: T) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case let .node(l, x, r): v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
         var items: [T] { switch self { case .leaf: []; case let .node(l, x, r): l.items + [x] + r.items } }; var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } } }
        let t = [5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }; print(t.items, t.depth)
        //> a 1 b -
        //> [1, 2, 3, 4]
        //> [1, 2, 5, 8] 3
        // # conformances under conditions
        struct Celsius: RawRepresentable, Hashable { var rawValue: Double }
        print(Celsius(rawValue: 3) == Celsius(rawValue: 3), Celsius(rawValue: 1).rawValue)
        protocol Describable { var d: String { get } }
        extension Describable where Self: RawRepresentable, RawValue == String { var d: String { "<\(rawValue)>" } }
        enum N: String, Describable { case a, b }; print(N.a.d)
        extension Int: Describable { var d: String { "i\(self)" } }; extension Array: Describable where Element: Describable { var d: String { map(\.d).joined(separator: "+") } }
        print([1, 2].d, [[1], [2, 3]].d); func both(_ a: any Describable, _ b: some Describable) -> String { a.d + b.d }; print(both(3, N.b))
        extension Optional: Describable where Wrapped: Describable { var d: String { self?.d ?? "none" } }; print((3 as Int?).d, (nil as Int?).d)
        //> true 1.0
        //> <a>
        //> i1+i2 i1+i2+i3
        //> i3<b>
        //> i3 none
        // # members looked up, values called
        @dynamicMemberLookup struct J { var v: [String: Int]; subscript(dynamicMember k: String) -> Int? { v[k] } }
        print(J(v: ["a": 1]).a as Any, J(v: [:]).zz as Any)
        struct Fn { let k: Int; func callAsFunction(_ x: Int) -> Int { x * k } }; print(Fn(k: 3)(4), [1, 2].map(Fn(k: 2).callAsFunction))
        @dynamicMemberLookup struct W<T> { var t: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { t[keyPath: k] } }; struct Q { var n = 5 }; print(W(t: Q()).n)
        //> Optional(1) nil
        //> 12 [2, 4]
        //> 5
        // # chains of sequence methods
        let xs = [3, 1, 2]
        print(xs.sorted { a, b in a > b }, xs.map { x in let y = x * 2; return y + 1 }, xs.filter { [1, 2].contains($0) })
        let r1 = xs.reduce((sum: 0, prod: 1)) { (sum: $0.sum + $1, prod: $0.prod * $1) }; print(r1)
        print(xs.firstIndex { $0 == 2 } ?? -1, xs.enumerated().filter { $0.offset > 0 }.map(\.element), xs.enumerated().max { $0.element < $1.element }!)
        print(zip(xs, xs.dropFirst()).map { $1 - $0 }, Array(xs.indices.reversed()), xs.reversed().first!, Array(xs.reversed().enumerated()).map { $0.0 * $0.1 })
        let nested = ["a": ["x": 1], "b": ["y": 2]]; print(nested["a"]?["x"] ?? 0, nested["z"]?["q"] as Any, nested.flatMap { k, v in v.map { "\(k)\($0.key)\($0.value)" } }.sorted())
        print([("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0), Dictionary(grouping: 1...6) { $0 % 3 }.sorted { $0.key < $1.key }.map(\.value))
        print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +), Dictionary([("a", 1), ("a", 2)]) { old, _ in old }, xs.sorted(by: >).first!, xs.max() ?? 0, [Int]().max() ?? -1)
        //> [3, 2, 1] [7, 3, 5] [1, 2]
        //> (sum: 6, prod: 6)
        //> 2 [1, 2] (offset: 0, element: 3)
        //> [-2, 1] [2, 1, 0] 2 [0, 1, 6]
        //> 1 nil ["ax1", "by2"]
        //> ["c", "a", "b"] [[3, 6], [1, 4], [2, 5]]
        //> ["a": 3] ["a": 1] 3 3 -1
        // # functions and results in enums
        enum Op { case plus, minus; var apply: (Int, Int) -> Int { switch self { case .plus: (+); case .minus: { $0 - $1 } } } }
        print(Op.plus.apply(1, 2), Op.minus.apply(5, 3))
        enum Net { case idle, loading(Double), done(Result<String, Err>); struct Err: Error { let code: Int } }
        extension Net { var text: String { switch self { case .idle: "idle"; case .loading(let p) where p > 0.9: "almost"; case .loading(let p): "\(Int(p * 100))%"; case .done(.success(let s)): s; case .done(.failure(let e)): "E\(e.code)" } } }
        print([Net.idle, .loading(0.95), .loading(0.25), .done(.success("ok")), .done(.failure(.init(code: 4)))].map(\.text))
        extension Net: CustomStringConvertible { var description: String { text } }; print(Net.idle, "\(Net.loading(0.5))")
        //> 3 2
        //> ["idle", "almost", "25%", "ok", "E4"]
        //> idle 50%
        // # arithmetic and conversion
        let a = 5, b = 3.0; print(Double(a) * b, a * Int(b), Float(a) / 2, Int(b.rounded(.up)), String(a) + "\(b)", a > 3 && b < 4 || false, !(a == 5), a != 5 ? "n" : "y")
        var c = 10; c -= 3; c *= 2; c /= 4; c %= 2; c <<= 3; c |= 1; c ^= 3; print(c)
        print(7.0 / 2, 7 / 2, -7 / 2, 7 % -3, 2.5 + 1, 1e2, 0x1F, 0b11, 0o17, 1_000, Int.max, UInt8.max, Double.greatestFiniteMagnitude > 1e300, (0.1 + 0.2).rounded(), 5.0.description, (5 as Double).description, 1.0e-5, 123456789012345678)
        print(min(3, 1), max("a", "b"), abs(-3), (1...5).contains(5), (1..<5).contains(5), 5.clamp(1, 3)); extension Int { func clamp(_ l: Int, _ h: Int) -> Int { Swift.min(Swift.max(self, l), h) } }
        print(Int("42") ?? 0, Int("4x") ?? -1, Double("2.5")! * 2, Bool("true")!, String(3.0), String(describing: 3 as Int?), "\(Optional(3) as Any)", "5" + "6", Int("5")! + Int("6")!)
        //> 15.0 15 2.5 3 53.0 true false y
        //> 10
        //> 3.5 3 -3 1 3.5 100.0 31 3 15 1000 9223372036854775807 255 true 0.0 5.0 5.0 1e-05 123456789012345678
        //> 1 b 3 true false 3
        //> 42 -1 5.0 true 3.0 Optional(3) Optional(3) 56 11
        // # defaults, variadics and overloads
        func greet(_ name: String, from place: String = "here", times n: Int = 1, loud: Bool = false) -> String { let s = Array(repeating: "hi \(name) from \(place)", count: n).joined(separator: ", "); return loud ? s.uppercased() : s }
        print(greet("A"), greet("B", times: 2), greet("C", from: "x", loud: true)); func sum(_ n: Int...) -> Int { n.reduce(0, +) }; print(sum(), sum(1, 2, 3))
        func outer() -> [Int] { var log: [Int] = []; func inner(_ n: Int) { if n > 0 { log.append(n); inner(n - 1) } }; inner(3); return log }; print(outer())
        @discardableResult func side() -> Int { print("side"); return 1 }; _ = side(); func opt(_ x: Int?) -> Int { x ?? 0 }; print(opt(nil), opt(3))
        func divide(_ a: Int, by b: Int) -> (q: Int, r: Int)? { b == 0 ? nil : (a / b, a % b) }; if let (q, r) = divide(7, by: 2) { print(q, r) }; print(divide(1, by: 0) == nil, divide(9, by: 4)!.r)
        func gen<T>(_ x: T) -> String { "T" }; func gen(_ x: Int) -> String { "Int" }; func gen<T: Collection>(_ x: T) -> String { "C" }; print(gen(1), gen("s"), gen(2.5))
        func nested(_ f: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(f) }; print(nested { $0 * 3 })
        //> hi A from here hi B from here, hi B from here HI C FROM X
        //> 0 6
        //> [3, 2, 1]
        //> side
        //> 0 3
        //> 3 1
        //> true 1
        //> Int C T
        //> [3, 6]
        """###
}
