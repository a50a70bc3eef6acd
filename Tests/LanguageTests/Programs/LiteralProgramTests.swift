import Testing

@Suite("Programs with literals of declared types")
struct LiteralProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # string literal
        struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        let n: Name = "bob"
        func f(_ n: Name) -> String { n.s + "!" }
        print(n.s, f("al"))
        //> bob al!
        // # integer literal
        struct M: ExpressibleByIntegerLiteral, Equatable { var v: Int; init(integerLiteral value: Int) { v = value }; init(_ v: Int) { self.v = v }; static func + (a: M, b: M) -> M { M(a.v + b.v) } }
        let m: M = 3
        print(m, m + 4, 5 + m, m == 3, [m, 7] as [M])
        //> M(v: 3) M(v: 7) M(v: 8) true [M(v: 3), M(v: 7)]
        // # float literal
        struct F: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var v: Double; init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) } }
        let a: F = 2.5, b: F = 3, c: F = -1
        print(a, b, c)
        //> F(v: 2.5) F(v: 3.0) F(v: -1.0)
        // # array literal
        struct Bag: ExpressibleByArrayLiteral { var items: [Int]; init(arrayLiteral elements: Int...) { items = elements } }
        let b: Bag = [1, 2, 3]
        func count(_ b: Bag) -> Int { b.items.count }
        print(b, count([4, 5]), count([]))
        //> Bag(items: [1, 2, 3]) 2 0
        // # generic array literal
        struct Stack<T>: ExpressibleByArrayLiteral { var items: [T]; init(arrayLiteral elements: T...) { items = elements } }
        let s: Stack<String> = ["a", "b"]
        let t: Stack = [1, 2]
        print(s, t)
        //> Stack<String>(items: ["a", "b"]) Stack<Int>(items: [1, 2])
        // # dictionary literal
        struct D: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { pairs = elements } }
        let d: D = ["x": 1, "y": 2]
        let e: D = [:]
        print(d.pairs.map { "\($0.0)=\($0.1)" }, e.pairs.count)
        //> ["x=1", "y=2"] 0
        // # empty literals whose elements nothing tells
        func length<T>(_ a: [T]) -> Int { print(T.self); return a.count }
        func outer<U>(_ u: [U]) -> Int { length([]) + length(u) }
        print(outer([1]))
        func pairs<K, V>(_ a: [K: V]) { print(K.self, V.self) }
        pairs([:])
        func each<T>(_ a: T) { print(T.self) }
        each([])
        func id<T>(_ x: T) -> T { x }
        print([1] == id([]), [2].reduce([]) { $0 + [$1, 1] })
        //> Any
        //> Int
        //> 1
        //> AnyHashable Any
        //> Array<Any>
        //> false [2, 1]
        // # empty literals whose elements another argument, or the type of the result, tells
        func both<T>(_ a: [T], _ b: [T]) -> [T] { a + b }
        struct Stack<E> { var items: [E]; init(_ items: [E]) { self.items = items } }
        let one = both([], [1])
        let stack = Stack([])
        let numbers: Stack<Int> = Stack([])
        print(one, both([], [Int]()).count, type(of: stack), type(of: numbers))
        //> [1] 0 Stack<Any> Stack<Int>
        // # an empty literal for elements with requirements
        func two<T: Equatable>(_ a: [T]) {}
        two([])
        //! 2:1: generic parameter 'T' could not be inferred in the call of global function 'two'
        // # bool literal
        struct B: ExpressibleByBooleanLiteral { var v: Bool; init(booleanLiteral value: Bool) { v = value } }
        let b: B = true
        print(b)
        //> B(v: true)
        // # nil literal
        struct N: ExpressibleByNilLiteral { var v = 1; init(nilLiteral: ()) { v = 0 } }
        let n: N = nil
        print(n)
        //> N(v: 0)
        // # optional of it
        struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        let n: Name? = "bob"
        print(n!.s)
        //> bob
        // # overloads
        struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        func f(_ n: Name) -> String { "name" }
        func f(_ n: String) -> String { "string" }
        print(f("a"), f("a" as Name))
        //> string name
        // # overload with another label count
        struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        struct V { init(_ n: Name, size: Int) { print("n", n.s) }; init(_ n: Int, size: Int) { print("i", n) } }
        _ = V("abc", size: 1); _ = V(3, size: 1)
        //> n abc
        //> i 3
        // # in collections and ternaries
        struct Name: ExpressibleByStringLiteral, Hashable { let s: String; init(stringLiteral value: String) { s = value } }
        let l: [Name] = ["a", "b"]
        let dd: [Name: Int] = ["a": 1]
        let q: Name = l.count > 1 ? "x" : "y"
        print(l.map { $0.s }, dd["a"] ?? 0, q.s)
        //> ["a", "b"] 1 x
        // # switch on it
        struct Name: ExpressibleByStringLiteral, Equatable { let s: String; init(stringLiteral value: String) { s = value } }
        let n: Name = "b"
        switch n { case "a": print("A"); case "b": print("B"); default: print("?") }
        //> B
        // # interpolation by default
        struct Name: ExpressibleByStringInterpolation { let s: String; init(stringLiteral value: String) { s = value } }
        let k = 3
        let n: Name = "bob\(k)"
        print(n.s)
        //> bob3
        // # enum raw
        enum E: String, ExpressibleByStringLiteral { case a, b; init(stringLiteral value: String) { self = E(rawValue: value) ?? .a } }
        let e: E = "b"
        print(e)
        //> b
        // # default argument and return
        struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        func f(_ n: Name = "dflt") -> Name { if n.s == "x" { return "ret" }; return n }
        print(f().s, f("x").s, f("y").s)
        struct H { var n: Name = "prop" }
        print(H().n.s, H(n: "arg").n.s)
        //> dflt ret y
        //> prop arg
        // # set with inferred element
        let s: Set = [1, 2, 2]
        let d: [String: Set<Int>] = ["a": [1, 1]]
        print(s.count, d["a"]!.count)
        func f() -> Int { let s: Set = ["a", "b"]; return s.count }
        print(f())
        //> 2 1
        //> 2
        // # character literals
        let c: Character = "x"
        let cs: [Character] = ["a", "b"]
        func f(_ c: Character) -> String { "c\(c)" }
        print(c, cs, f("z"), "abc".contains("b" as Character))
        //> x ["a", "b"] cz true
        // # generic literal
        func zero<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 0 }
        print(zero(Int.self), zero(Double.self))
        func make<T: ExpressibleByStringLiteral>() -> T { "hi" }
        let s: String = make()
        print(s)
        //> 0 0.0
        //> hi
        // # not without conformance
        struct Name { let s: String; init(stringLiteral value: String) { s = value } }
        let n: Name = "bob"
        //! 2:15: cannot convert value of type 'String' to specified type 'Name'
        // # missing init
        struct Name: ExpressibleByStringLiteral { let s: String }
        //! 1:8: type 'Name' does not conform to protocol 'ExpressibleByStringLiteral'
        // # int where a float is expected
        struct F: ExpressibleByFloatLiteral { var v: Double; init(floatLiteral v: Double) { self.v = v } }
        let a: F = 2
        print(a)
        //! 2:12: cannot convert value of type 'Int' to specified type 'F'
        // # class
        final class Tag: ExpressibleByStringLiteral { let s: String; init(stringLiteral value: String) { s = value } }
        let t: Tag = "cls"
        print(t.s)
        //> cls
        // # any protocol
        protocol P {}
        extension String: P {}
        let p: any P = "a"
        print(p)
        //> a
        // # compound
        struct M: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral value: Int) { v = value }; static func += (a: inout M, b: M) { a.v += b.v } }
        var m: M = 1
        m += 5
        print(m)
        //> M(v: 6)
        // # negative numbers
        struct M: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral value: Int) { v = value } }
        let m: M = -5
        print(m)
        //> M(v: -5)
        // # literals of the program
        struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral { var v: Double; init(integerLiteral i: Int) { v = Double(i) }; init(floatLiteral f: Double) { v = f }; init(stringLiteral s: String) { v = Double(s) ?? 0 } }
        let ms: [Money] = [1, 2.5, "3.5"]; print(ms.map(\.v).reduce(0, +))
        extension Money: CustomStringConvertible { var description: String { "$\(v)" } }; print(ms)
        extension Money: Comparable { static func < (a: Self, b: Self) -> Bool { a.v < b.v } }; print(ms.max()!, ms.min()! == 1, ms.sorted(by: >))
        extension Money: AdditiveArithmetic { static var zero: Money { 0 }; static func + (a: Self, b: Self) -> Self { var r = a; r.v += b.v; return r }; static func - (a: Self, b: Self) -> Self { var r = a; r.v -= b.v; return r } }
        print(ms.reduce(.zero, +)); var q: Money = 4; q += 3; print(q)
        //> 7.0
        //> [$1.0, $2.5, $3.5]
        //> $3.5 true [$3.5, $2.5, $1.0]
        //> $7.0
        //> $7.0
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
        // # a literal in the parentheses of a type that it stands for
        struct Version: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral { let text: String; init(stringLiteral text: String) { self.text = text }; init(integerLiteral n: Int) { text = "\(n)!" }; init(_ n: Int) { text = "n\(n)" } }
        let n = 4
        print(Version("1.2").text, Version(3).text, Version(1 + 2).text, Version("v\(n)").text, [Version("a"), "b"].map(\.text), Unicode.Scalar("a"))
        struct Named { let text: String; init(_ text: String) { self.text = text + "!" } }
        print(Named("a").text)
        //> 1.2 3! n3 v4 ["a", "b"] a
        //> a!
        // # literals as what a call is cast to
        func seven<Number: ExpressibleByIntegerLiteral>() -> Number { 7 }
        print(seven() as UInt8, seven() as Int, seven() as Double, seven() as Int64)
        func none<Value: ExpressibleByNilLiteral>() -> Value { nil }
        print(none() as Int? as Any)
        //> 7 7 7.0 7
        //> nil
        // # A literal in the parentheses of its type, negative or in further ones
        struct M: ExpressibleByIntegerLiteral { var c: Int; init(_ c: Int) { self.c = c }; init(integerLiteral v: Int) { c = v * 100 } }
        print(M(5).c, M(-5).c, M((5)).c)
        struct D: ExpressibleByFloatLiteral, CustomStringConvertible { var c: Double; init(_ c: Double) { self.c = c }; init(floatLiteral v: Double) { c = v * 100 }; var description: String { "\(c)" }
         static prefix func - (d: D) -> D { D(0 - d.c) } }
        print(D(-5.5), D(5.5), -D(2.5)); let x: D = -1.5; print(x)
        //> 500 -500 500
        //> -550.0 550.0 -250.0
        //> -150.0
        // # A whole number goes to an initializer of any type of whole numbers
        struct B: ExpressibleByIntegerLiteral { var v: UInt; init(integerLiteral v: UInt) { self.v = v } }; let b: B = 5; print(b.v)
        //> 5
        // # Elements of a list before a dot or a subscript are of the expected type
        enum E: String { case a, b, c }
        func points(_ g: String) -> Double { ["A": 4, "B": 3][g] ?? 0 }
        let sum: Double = [1, 2, 3].reduce(0, +)
        func look(_ s: String) -> E { ["x": .a, "y": .b][s] ?? .c }
        print(points("A"), sum, look("y"), look("q"))
        let s = "x"
        let e: E = ["x": .a, "y": .b][s] ?? .b; print(e)
        let a: Double = [1, 2][0]; let b: Double = ["A": 4]["A", default: 0]; let c: Double = ["A": 4]["A"]!
        let d: Double? = [1, 2].max(); let f: Double = [1, 2].first ?? 0; let g: Double = [1, 2].min()!
        let h: [Double] = [2, 1].sorted(); let i: [Double] = [1, 2].reversed();
        print(a, b, c, d as Any, f, g, h, i)
        let l: [Double] = [1, 2].map { $0 / 2 }; print(l)
        let m: Float = [1, 2.5].last!; print(m)
        let n: [String: Double] = ["a": 1].mapValues { $0 }; print(n)
        let o: UInt8 = [1, 2].max()!; print(o)
        let cnt: Int = [1, 2].count; print(cnt)
        let av: Double = Double([1, 2, 3].reduce(0, +)) / 3; print(av)
        let x: CGFloat = [10, 20].max() ?? 0; print(x)
        let mixed: Double = [1, 2.5].reduce(0, +) / 2; print(mixed)
        let t: String = [1, 2].map { "\($0)" }.joined(); print(t)
        let bo: Bool = [1, 2].contains(2); print(bo)
        let q: Double = [1, 2, 3].map { $0 * 2 }.reduce(0, +); print(q)
        let r: Int? = ["A": 4]["B"]; print(r as Any)
        //> 4.0 6.0 b c
        //> a
        //> 1.0 4.0 4.0 Optional(2.0) 1.0 1.0 [1.0, 2.0] [2.0, 1.0]
        //> [0.5, 1.0]
        //> 2.5
        //> ["a": 1.0]
        //> 2
        //> 2
        //> 2.0
        //> 20.0
        //> 1.75
        //> 12
        //> true
        //> 12.0
        //> nil
        // # A type that nil stands for is compared with nil
        enum Json: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, Equatable {
            case null, number(Int)
            init(nilLiteral: ()) { self = .null }
            init(integerLiteral n: Int) { self = .number(n) }
        }
        let j: Json = nil
        print(j == nil, nil != j, j == 3, (5 as Json) == nil)
        let o: Json? = j
        print(o == nil, o != nil)
        //> true false false false
        //> false true
        // # empty literals among values of any type
        let d: [String: Any] = ["tags": [], "m": [:], "n": 1, "deep": ["a": []] as [String: Any]]
        print((d["tags"] as? [Any])?.count as Any, (d["m"] as? [AnyHashable: Any])?.count as Any, (d["m"] as? [String: Any])?.count as Any, (d["tags"] as? [String])?.count as Any, d["n"] as? Int as Any)
        let l: [Any] = [[], 1, [:], "a"]
        print(l, l.count)
        func f(_ x: [Any?]) -> Int { x.count }
        print(f([[], nil, 2]))
        struct S { let type = "s"; func name() -> String { "\(Swift.type(of: self)) \(type)" } }
        print(S().name())
        //> Optional(0) Optional(0) Optional(0) Optional(0) Optional(1)
        //> [[], 1, [:], "a"] 4
        //> 3
        //> S s
        // # The type that is expected of a chain tells what an empty list is of; among values of any type it is of them.
        let names: [String] = [].sorted()
        let few: [Int] = [].filter { $0 > 1 }
        func count(_ list: [Any?]) -> Int { list.count }
        print(names, few, count([[[]]]), count([[], 1, []]))
        //> [] [] 1 3
        // # elements of lists in front of dots as values of own literal types
        struct Money: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, Hashable, CustomStringConvertible {
          var v: Double; init(floatLiteral x: Double) { v = x }; init(integerLiteral x: Int) { v = Double(x) }
          static func < (l: Money, r: Money) -> Bool { l.v < r.v }; static func + (l: Money, r: Money) -> Money { Money(floatLiteral: l.v + r.v) }
          var description: String { "$\(v)" }
        }
        let e = [100, 50.5, 0].enumerated() as EnumeratedSequence<[Money]>
        for (i, m) in e { print(i, m) }
        let a: [Money] = [3, 1.5].sorted(); let t: Money = [1, 2.5].reduce(0, +); let m: Money? = [1, 2].max(); print(a, t, m as Any)
        let r1: [Money] = [1, 2].reversed(); let s: Set<Money> = Set([1, 1.0]); let p: [Money] = [1, 2] + [2.5]; print(r1, s, p)
        let x: ArraySlice<Money> = [1, 2, 3].dropFirst(); let y: Set<UInt8> = Set([1, 2]); print(x, y.sorted())
        func show(_ ms: [Money]) { print(ms) }
        show([5, 2].sorted(by: >)); show([1, -2.5].filter { $0.v > 0 })
        let d: Double = [1, 2].reduce(0, +); let u: [UInt8] = [3, 1].sorted(); print(d, u)
        //> 0 $100.0
        //> 1 $50.5
        //> 2 $0.0
        //> [$1.5, $3.0] $3.5 Optional($2.0)
        //> [$2.0, $1.0] [$1.0] [$1.0, $2.0, $2.5]
        //> [$2.0, $3.0] [1, 2]
        //> [$5.0, $2.0]
        //> [$1.0]
        //> 3.0 [1, 3]
        // # literals beside closures and in ranges as values of own types
        struct Money: ExpressibleByIntegerLiteral, Equatable, Comparable, CustomStringConvertible { var v: Int; init(integerLiteral x: Int) { v = x }; static func + (a: Money, b: Money) -> Money { var s = a; s.v += b.v; return s }; static func < (a: Money, b: Money) -> Bool { a.v < b.v }; var description: String { "$\(v)" } }
        struct L { let m: Money; let b: UInt8; let w: Float }
        let ls = [L(m: 1, b: 2, w: 0.5), L(m: 5, b: 200, w: 1)]
        print(ls.reduce(0) { $0 + $1.m }, ls.reduce(0) { $0 + UInt16($1.b) }, ls.reduce(0) { $0 + $1.w })
        let t = ls.reduce(1) { $1.m + $0 }; print(t, ls.map(\.m).reduce(0) { max($0, $1) })
        func fold<T, R>(_ xs: [T], _ r: R, _ f: (R, T) -> R) -> R { var r = r; for x in xs { r = f(r, x) }; return r }
        print(fold(ls, 0) { $0 + $1.m }, fold(ls, 10) { a, l in a + l.m })
        for m in [Money](ls.map(\.m)) + [20, 0] { switch m { case 0: print("none"); case ..<3: print("few"); case 3..<10: print("some"); case 10...: print("many"); default: print("?") } }
        //> $6 202 1.5
        //> $7 $5
        //> $6 $16
        //> few
        //> some
        //> many
        //> none
        // # money and vectors
        // money and units
        struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, AdditiveArithmetic {
          var cents: Int
          init(cents: Int) { self.cents = cents }
          init(integerLiteral v: Int) { cents = v * 100 }
          init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
          static let zero = Money(cents: 0)
          static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
          static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
          static func * (a: Money, q: Int) -> Money { Money(cents: a.cents * q) }
          static func * (a: Money, r: Double) -> Money { Money(cents: Int((Double(a.cents) * r).rounded())) }
          static func * (q: Int, a: Money) -> Money { a * q }
          static func / (a: Money, b: Money) -> Double { Double(a.cents) / Double(b.cents) }
          static func / (a: Money, n: Int) -> Money { Money(cents: a.cents / n) }
          static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
          static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
          static func += (a: inout Money, b: Money) { a = a + b }
          var description: String { let s = cents < 0 ? "-" : ""; let c = cents.magnitude; return "\(s)$\(c / 100).\(c % 100 < 10 ? "0" : "")\(c % 100)" }
        }
        postfix operator %
        postfix func % (x: Double) -> Double { x / 100 }
        struct Line { let name: String; let price: Money; var qty = 1; var total: Money { price * qty } }
        let lines = [Line(name: "tea", price: 2.5, qty: 3), Line(name: "pot", price: 19.99), Line(name: "cup", price: 4, qty: 2)]
        let sub = lines.map(\.total).reduce(.zero, +); let tax = sub * 0.19; let tip: Money = 2.5; print(sub, tax, sub + tax + tip, sub + 1, sub - 0.5, -sub)
        print(lines.reduce(0) { $0 + $1.total }, lines.max { $0.total < $1.total }!.name, lines.filter { $0.price > 3 }.map(\.name), lines.map { $0.price / 2.5 })
        var bal: Money = 100; bal += 5; bal -= 2.25; bal = bal * 2; print(bal, bal > 200, bal == 205.5, max(bal, 300), min(1, 2.5, bal))
        let shares = [50%, 30%, 20%].map { sub * $0 }; print(shares, shares.reduce(0, +), 12.5% * 8)
        func pay(_ m: Money, tip: Money = 1, rate: Double = 10%) -> Money { m + tip + m * rate }
        print(pay(10), pay(10.5, tip: 0), pay(.zero), pay(-5 + 10))
        let byCur: [String: [Money]] = ["EUR": [1, 2.5], "USD": [3]]; print(byCur.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
        let disc: Money? = nil; print(sub - (disc ?? 0), [disc, 3, nil, 4.5].compactMap { $0 })
        switch sub { case 0: print("free"); case ..<10: print("small"); case 10..<100: print("mid"); default: print("big") }
        if case 30...40 = sub { print("30s") }; print((1 as Money)...(3 as Money) ~= 2, Set([1, 1.0, 2] as [Money]).count)
        struct Percent: ExpressibleByFloatLiteral { let v: Double; init(floatLiteral x: Double) { v = x } ; static func of(_ p: Percent, _ m: Money) -> Money { m * p.v } }
        print(Percent.of(0.5, 10), Percent.of(0.1, 5.5))
        struct Vec: Equatable { var x = 0.0, y = 0.0; static let zero = Vec(); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Vec, b: Vec) -> Vec { a + -1 * b }; static func * (k: Double, a: Vec) -> Vec { Vec(x: k * a.x, y: k * a.y) }; static func * (a: Vec, k: Double) -> Vec { k * a }; static func / (a: Vec, k: Double) -> Vec { 1 / k * a }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func *= (a: inout Vec, k: Double) { a = a * k }; static prefix func - (a: Vec) -> Vec { -1 * a }; static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }; var len: Double { (self • self).squareRoot() } }
        infix operator •: MultiplicationPrecedence
        var v = Vec(x: 3, y: 4); v += Vec(x: 1, y: 0) * 2; v *= 0.5; print(v, v.len, v / 2 + .zero, 2 * v - Vec(x: 1, y: 1), -v, (v - .zero) • Vec(x: 1, y: 0), [v, v].reduce(.zero, +), v == .init(x: 2.5, y: 2))
        func lerp(_ a: Vec, _ b: Vec, _ t: Double) -> Vec { a + (b - a) * t }; print(lerp(.zero, .init(x: 2, y: 4), 0.5), (0...2).map { lerp(.zero, v, Double($0) / 2).x })
        struct Matrix<T: Numeric> { var r: [[T]]; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(r: a.r.map { row in b.r[0].indices.map { j in zip(row, b.r).reduce(0) { $0 + $1.0 * $1.1[j] } } }) }; static func * (a: Matrix, k: T) -> Matrix { Matrix(r: a.r.map { $0.map { $0 * k } }) } }
        print((Matrix(r: [[1, 2], [3, 4]]) * Matrix(r: [[1, 0], [0, 1]])).r, (Matrix(r: [[1.5, 2]]) * 2).r)
        //> $35.49 $6.74 $44.73 $36.49 $34.99 -$35.49
        //> $35.49 pot ["pot", "cup"] [1.0, 7.996, 1.6]
        //> $205.50 true true $300.00 $1.00
        //> [$17.75, $10.65, $7.10] $35.50 1.0
        //> $12.00 $11.55 $1.00 $6.50
        //> ["EUR $3.50", "USD $3.00"]
        //> $35.49 [$3.00, $4.50]
        //> mid
        //> 30s
        //> true 2
        //> $5.00 $0.55
        //> Vec(x: 2.5, y: 2.0) 3.2015621187164243 Vec(x: 1.25, y: 1.0) Vec(x: 4.0, y: 3.0) Vec(x: -2.5, y: -2.0) 2.5 Vec(x: 5.0, y: 4.0) true
        //> Vec(x: 1.0, y: 2.0) [0.0, 1.25, 2.5]
        //> [[1, 2], [3, 4]] [[3.0, 4.0]]
        // # numbers in lists that closures tell what they are
        func sq(_ x: Int64) -> Int64 { x * x }
        func half(_ x: Float) -> Float { x / 2 }
        let b: UInt8 = 3; let f: Float = 2
        print([1, -2].map { sq($0) }, [1, 2.5].map { half($0) }, [1, 2].map { $0 + b }, [0.5, 1].map { $0 * f }, [1, 2].filter { $0 < b }, [1, 2].contains { $0 == b })
        func scale<T: SignedInteger>(_ x: T) -> [T] { [-1, 0, 1].map { $0 * x } }
        print(scale(3), scale(Int8(4)))
        struct M: ExpressibleByIntegerLiteral { let v: Int; init(integerLiteral x: Int) { v = x }; func plus(_ o: M) -> Int { v + o.v } }
        func show(_ m: M) -> String { "m\(m.v)" }; let m: M = 5
        print([1, 2].map { show($0) }, [1, 2].map { m.plus($0) }, ["a": 1].mapValues { show($0) })
        for x in [1, 2, 3].map({ sq($0) }) where x > 1 { print(x) }
        //> [1, 4] [0.5, 1.25] [4, 5] [1.0, 2.0] [1, 2] false
        //> [-3, 0, 3] [-4, 0, 4]
        //> ["m1", "m2"] [6, 7] ["a": "m1"]
        //> 4
        //> 9
        // # nil in lists of any values
        let a: [Any?] = [[[nil]], [nil, 1], 2]
        print(type(of: a[0]!), type(of: a[1]!))
        func f(_ x: [Any?]) { for e in x { if let e { print(type(of: e)) } else { print("nil") } } }
        f([1, nil, [[nil]], [nil, nil]])
        let c: Any = [nil]; print(type(of: c), c)
        let d: [String: Any] = ["a": [nil, nil], "b": [nil, [1]], "c": [nil, nil, "x"]]
        print(type(of: d["a"]!), type(of: d["b"]!), type(of: d["c"]!))
        let e: [Any] = [[[nil], [nil, 2]], 1]; print(type(of: e[0]))
        //> Array<Array<Optional<Any>>> Array<Optional<Int>>
        //> Int
        //> nil
        //> Array<Array<Optional<Any>>>
        //> Array<Optional<Any>>
        //> Array<Optional<Any>> [nil]
        //> Array<Optional<Any>> Array<Optional<Array<Int>>> Array<Optional<String>>
        //> Array<Array<Optional<Int>>>
        // # lists of sets beside lists of literals
        let pair = (2, 1.5)
        print([Set([0, 5])] == [[8, pair.0], [5, 0]], [Set([0, 5])] == [[5, 0]], [[5, 0]] == [Set([0, 5])], [[pair.0]] != [Set([2])])
        print([Set([0, 5])] == [[8, pair.0]] ? "same" : "different", ["a": Set([1])] == ["a": [pair.0 - 1]])
        //> false true true false
        //> different true
        // # whole numbers beside what only fractions have
        let turns = [2, .pi, -1]
        print(turns, [1, .infinity].min()!, ["a": 1, "b": .pi]["a"]!, [.zero, 3], [4, .max].count)
        //> [2.0, 3.141592653589793, -1.0] 1.0 1.0 [0, 3] 2
        // # whole numbers beside members of fractions, in calls, choices and ranges
        let x = 3
        print(min(1, .pi), max(2, .pi, 1), min(.pi, 1), Double.maximum(1, .pi))
        print(0 ... .pi, (1 ..< .pi).contains(2), x > 1 ? 1 : .infinity, x > 1 ? .infinity : 1, 1 < .pi)
        print((0...Double.pi) ~= .pi, 3.0 ~= .pi)
        switch 2.0 { case 0 ..< .pi: print("low"); default: print("high") }
        //> 1.0 3.141592653589793 1.0 3.141592653589793
        //> 0.0...3.141592653589793 true 1.0 inf true
        //> true false
        //> low
        // # arithmetic on a whole number and a member of fractions is ambiguous
        print(2 * .pi)
        //! 1:12: type 'Int' has no member 'pi'; choose one of '.bitWidth', '.max', '.min', '.zero'
        // # a closure says what a member is one of
        struct P { var x = 0.0; static let zero = P(); static func + (a: P, b: P) -> P { P(x: a.x + b.x) } }
        print([1.0, 2].reduce(-.infinity) { max($0, $1) }, [1.0, 2].reduce(.infinity) { min($0, $1) })
        print([P(x: 1), P(x: 2)].reduce(.zero) { $0 + $1 }.x)
        //> 2.0 1.0
        //> 3.0
        // # where any type fits, each branch of a choice has its own
        func show(_ value: Any) { print(value) }
        func showQ(_ value: (any Equatable)?) { print(value.map { "\($0)" } ?? "nil") }
        let y = 0.5, c = true, i = 3, o: Int? = nil, xs = [1.5], f: Float = 2
        print(c ? 1 : 2.5, c ? 1 : y, y > 1 ? y : 0, c ? -1 : f, c ? 1 + 1 : y, c ? 2 * y : 1)
        show(c ? [1] : xs); show(c ? [] : xs); show(c ? 1 : o); show(c ? i : o); show(c ? nil : i); show(c ? 1 : Optional(2.5))
        show(c ? (c ? y : 2) : 3); show(c ? 1 : "a"); showQ(c ? nil : i); showQ(c ? 1 : y)
        let any: Any = c ? 1 : y, d: [String: Any] = ["a": c ? 1 : y], h: AnyHashable = c ? 1 : y
        func made() -> Any { c ? 1 : y }
        print(any, d["a"]!, h, made(), c ? 1 : y)
        let k = c ? 1 : y
        print(k, [c ? 1 : y], (c ? 1 : y) + 1, "\(c ? 1 : y)", max(1, c ? 2 : y))
        //> 1 1 0 -1 2 1.0
        //> [1]
        //> []
        //> Optional(1)
        //> 3
        //> nil
        //> Optional(1.0)
        //> 0.5
        //> 1
        //> nil
        //> 1
        //> 1 1 1.0 1 1
        //> 1.0 [1.0] 2.0 1.0 2.0
        // # choices inside of choices, where any type fits
        let c = true, y = 0.5, i = 4
        let w: Any = c ? (c ? (c ? 1 : 2.5) : 3) : 4.5
        print(w, c ? (c ? 1 : 2.5) : 3, c ? (c ? 1 : y) : 3, c ? 1 : (c ? y : 3), c ? 1 : c ? y : 3, c ? 1 : (2 + y))
        print(i > 5 ? "a" : i > 3 ? 2 : 0.5, i > 5 ? 1 : i > 3 ? 2 : 0.5, i > 5 ? 1.5 : i > 3 ? 2 : 3)
        //> 1 1 1.0 1 1 1
        //> 2 2 2
        // # a literal beside another number keeps its own type where any value fits
        let d = 2.5, i = 3, u: UInt8 = 7, o: Double? = 2
        func any(_ x: Any) -> String { "\(x) \(type(of: x))" }
        print(any(i > 2 ? 1 : d), any(i < 2 ? d : 0), any(i > 2 ? -1 : u), any(i > 2 ? [1] : [d]), any(i > 2 ? "a" : Character("b")))
        print(any(i > 2 ? 1 : o), any(i > 2 ? 1 : .infinity), any([i > 2 ? 1 : d]), "\(i > 2 ? 1 : d)")
        //> 1 Int 0 Int -1 Int [1] Array<Int> a String
        //> Optional(1.0) Optional<Double> 1.0 Double [1.0] Array<Double> 1.0
        // # Literals of a whole expression are what is expected, or what stands beside them
        var a: Double = 1; a += [3].first!; a *= [3, 4].max()!; a -= [3, 4].reduce(0, +)
        var b: [Double] = []; b += [3, 2].sorted(); b += [1, 5].map { $0 / 2 }; b += [1, 7].reversed()
        var d: [String: [Double]] = ["a": []]; d["a"]! += [2, 1].sorted()
        print(a, b, d)
        let aa = 1.5, bb = 3.0, w: [Double] = [0.5, 1]
        print([1, nil].map { $0 ?? 2.5 }, [1, nil].map { ($0 ?? 0) * aa }, bb == [1, 3].max(), max(aa, [1, 2].max()!), zip(w, [1, 2]).map { $0 * $1 })
        let op: Double = Optional(3)!, mix: [Double] = [7 / 2 > 3 ? 1 : 2].map { $0 / 2 }
        let en: [(Int, Double)] = [1.0, 2].enumerated().map { ($0, $1) }, en2: [Double] = [1, 2].enumerated().map { Double($0) * 2 + $1 }
        let el: [(offset: Int, element: Double)] = Array([5, 6].enumerated())
        print(op, mix, en, en2, el, [[1: "a"]].map { $0.mapValues { $0 + "b" } })
        let up: [UInt8] = [3, 1].sorted(), fl: [Float] = [1.5, 2].map { $0 * 2 }, ch: Character = Optional("a")!
        print(up, type(of: up), fl, type(of: fl), ch, type(of: ch))
        //> 9.0 [2.0, 3.0, 0.5, 2.5, 7.0, 1.0] ["a": [1.0, 2.0]]
        //> [1.0, 2.5] [1.5, 0.0] true 2.0 [0.5, 2.0]
        //> 3.0 [1.0] [(0, 1.0), (1, 2.0)] [1.0, 4.0] [(offset: 0, element: 5.0), (offset: 1, element: 6.0)] [[1: "ab"]]
        //> [1, 3] Array<UInt8> [3.0, 4.0] Array<Float> a Character
        // # Literals in tuples, strides and pairs are what is expected
        let x: [(String, Double)] = [("a", 1), ("b", 2)].sorted { $0.1 > $1.1 }
        let x1: [(name: String, size: Double)] = [(name: "a", size: 1), (name: "b", size: 2)].filter { $0.size > 1 }
        func show(_ x: [(String, Double)]) { print(x) }
        show([("a", 1), ("b", 2)].sorted { $0.1 > $1.1 })
        let z: [Double] = [("a", 1), ("b", 2)].map { $0.1 }, p: [(Double, Double)] = [(0, 1), (2, 3)].map { ($0.0 / 2, $0.1) }
        print(x, x1, z, p)
        let s: [Double] = Array(stride(from: 1, through: 2, by: 1)), s2: [Double] = stride(from: 0, to: 3, by: 1).map { $0 / 2 }
        let s3: [Double] = Array(stride(from: 0, to: 3, by: 1).reversed()), zz: [Double] = zip([1, 2], [3, 4]).map { $0 * $1 }
        let zp: [(Double, Double)] = Array(zip([1, 2], [3, 4])), cr: [ClosedRange<Double>] = [1...2, 3...4].reversed()
        print(s, s2, s3, zz, zp, cr.map { "\($0)" })
        print(Array<Double>([1, 2].sorted()), [Double]([1, 2].reversed()))
        //> [("b", 2.0), ("a", 1.0)]
        //> [("b", 2.0), ("a", 1.0)] [(name: "b", size: 2.0)] [1.0, 2.0] [(0.0, 1.0), (1.0, 3.0)]
        //> [1.0, 2.0] [0.0, 0.5, 1.0] [2.0, 1.0, 0.0] [3.0, 8.0] [(1.0, 3.0), (2.0, 4.0)] ["3.0...4.0", "1.0...2.0"]
        //> [1.0, 2.0] [2.0, 1.0]
        // # Literals in dictionaries are what is expected
        let m: [String: Double] = ["a": 1].merging(["b": 2]) { $0 + $1 }, m1: [String: Double] = ["a": 1].merging(["a": 2], uniquingKeysWith: +)
        let u: [String: Double] = Dictionary(uniqueKeysWithValues: zip(["a"], [1])), f: [Double: String] = [1: "a", 2: "b"].filter { $0.key > 1 }
        let g: [String: [Double]] = Dictionary(grouping: [1, 2]) { $0 > 1 ? "a" : "b" }, mv: [Int: [Double]] = [1: [1, 2]].mapValues { $0.reversed() }
        let ri: [String: Double] = [("a", 1), ("a", 2)].reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }
        let cd: [Character: Double] = ["a": 1].merging(["b": 2]) { $0 + $1 }
        print(m["b"]!, m1, u, f, g["a"]!, mv, ri, cd["b"]!)
        //> 2.0 ["a": 3.0] ["a": 1.0] [2.0: "b"] [2.0] [1: [2.0, 1.0]] ["a": 3.0] 2.0
        // # A type that is expected tells which members numbers in front of a dot have
        let x: [Double] = [1, 2].map { $0.rounded() }
        let y: Double = [1, 2].max()!.rounded()
        func show(_ ms: [Double]) { print(ms) }
        show([1, 2].filter { $0.rounded() > 1 })
        show([1, 2].sorted { $0.rounded() > $1.rounded() })
        print(x, y)
        //> [2.0]
        //> [2.0, 1.0]
        //> [1.0, 2.0] 2.0
        // # As few literals as will do are not what they are by themselves
        func half(_ x: Double) -> Double { x / 2 }
        print(7 / 2, [7 / 2].map { $0 + 1 }, [1, 2].map { half($0) }, 7 / 2 > 3 ? [1, 2].map { $0 / 2.0 } : [0], half([1, 2].max()!), 7 / 2)
        let w: String = "a", ws = [2.5]
        print(["a", "b"].elementsEqual(w), [1, 2].starts(with: ws), [1, 2].elementsEqual([1.5, 2]))
        //> 3 [4] [0.5, 1.0] [0] 1.0 3
        //> false false false
        // # Closures of several statements tell what the literals of a list are
        let w = 3.5
        let a = [1, 2].map { x in let k = x * 2 * w; return k + 1 }
        let b: [Double] = [1, 2].map { x in let k = [1, 2].map { y in let z = y * w; return z + x }; return k[0] + 1 }
        let c: [Double] = [1, 2].map { if $0 > 1 { return w }; return $0 }
        let d: Double = [1, 2].reduce(0) { a, x in let k = a + x; return k }
        print(a, b, c, d, [1, 2].map { x in guard x > w else { return 0.5 }; return x / w })
        //> [8.0, 15.0] [5.5, 6.5] [1.0, 3.5] 3.0 [0.5, 0.5]
        // # Arithmetic of whole numbers beside fractions in a list stays whole where any type fits
        let w = 10.0, f: Float = 2
        print([10 / 4, 2.5], [w, w / 2, 5 * 2], [f, 1 + 1], ["a": 1 / 2, "b": 0.5]["a"]!, "\([1 / 2, 0.5])", [1 / 2, 0.5].map { "\($0)" })
        for x in [1 + 1, 2.5] { print(x) }
        let a: [Double] = [1 + 1, 2.5], b = [1 / 2, 0.5].map { $0 * 2 }, c = [0.5, 1 / 2].sorted(), d = [w * 2, 4, 2 * w, -w, -5]
        print(a, b, c, d, [1 + 1, 2.5].reduce(0, +), [1 + 1, 2.5].max()!, max(1 / 2, 0.25))
        //> [2, 2.5] [10.0, 5.0, 10] [2.0, 2] 0 [0, 0.5] ["0", "0.5"]
        //> 2
        //> 2.5
        //> [2.0, 2.5] [1.0, 1.0] [0.5, 0.5] [20.0, 4.0, 20.0, -10.0, -5.0] 4.5 2.5 0.5
        // # Literals inside of elements that are calls
        struct V: CustomStringConvertible { var x: Double; var description: String { "V\(x)" } }
        enum E: CustomStringConvertible { case n, v([Double]), m(Double); var description: String { switch self { case .n: "n"; case .v(let xs): "v\(xs)"; case .m(let x): "m\(x)" } } }
        let a = [V(x: 1), V(x: [3].first!)], b = [E.n, .v([2, 1].sorted()), .m([1, 2].max()!)], c = ["a": E.n, "b": .m([1, 2].max()!)]
        print(a, b, c["b"]!)
        for v in [V(x: 1), V(x: [3, 4].max()!)] { print(v.x) }
        //> [V1.0, V3.0] [n, v[1.0, 2.0], m2.0] m2.0
        //> 1.0
        //> 4.0
        // # Literals behind '??' are what the optional holds, where any type fits
        let o: Double? = nil, xs: [Double]? = nil, i = 3
        print(o ?? [1].first!, o ?? [3, 4].max()!, o ?? [1, 2].reduce(0, +), xs ?? [2, 1].sorted(), xs ?? [1].map { $0 * 2 })
        print(o ?? i, o ?? "none", o ?? [1].max() ?? 0)
        //> 1.0 4.0 3.0 [1.0, 2.0] [2.0]
        //> 3 none 1.0
        // # A list is a set only where other elements don't help
        let halves = [0.5, 2]
        let sums: Set<Double> = Set(zip([halves[0], 3, 1].reversed(), [7, 5]).map { $0 + $1 })
        print(sums)
        let twice: Set<Double> = Set([3, 1].reversed().map { $0 * halves[1] })
        print(twice.sorted())
        let same: Set<Double> = Optional([1, 2])!
        print(same.sorted())
        //> [8.0]
        //> [2.0, 6.0]
        //> [1.0, 2.0]
        // # Literals whose types a property needs, that of an extension for elements of a type
        extension Array where Element == Double { var average: Double { reduce(0, +) / Double(count) } }
        extension Array where Element: FloatingPoint { var middle: Element { self[count / 2] / 2 } }
        extension Array where Element == UInt8 { var hex: String { map { String($0, radix: 16) }.joined() } }
        extension Array where Element == [Double] { var flat: [Double] { flatMap { $0 } } }
        extension Array where Element == (String, Double) { var sum: Double { reduce(0) { $0 + $1.1 } } }
        extension Sequence where Element == Character { var word: String { String(self) } }
        extension Array where Element == Substring { var longest: Substring { self.max { $0.count < $1.count } ?? "" } }
        extension Dictionary where Value == Double { var total: Double { values.reduce(0, +) } }
        extension ClosedRange where Bound == Double { var width: Double { upperBound - lowerBound } }
        struct Money: ExpressibleByIntegerLiteral { let cents: Int; init(integerLiteral value: Int) { cents = value } }
        extension Array where Element == Money { var cents: Int { reduce(0) { $0 + $1.cents } } }
        let more = [3, 4, 5].average + 1
        print([1, 2, 4].average, more, "\([1, 2].average)", max([1, 2].average, 1), [1, 2.5].average, [[1, 2], [3]].map(\.average))
        print([1, 5, 2].middle, [255, 16].hex)
        print([[1, 2], [3]].flat, [("a", 1), ("b", 2)].sum)
        print(["a", "b"].word, ["a", "bb"].longest)
        print(["a": 1, "b": 2].total, (0...5).width, [1, 2].cents)
        //> 2.3333333333333335 5.0 1.5 1.5 1.75 [1.5, 3.0]
        //> 2.5 ff10
        //> [1.0, 2.0, 3.0] 3.0
        //> ab bb
        //> 3.0 5.0 3
        """###
}
