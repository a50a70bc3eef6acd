import Testing

@Suite("Everyday Swift on collections, texts and types")
struct EverydayLibraryProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # the labels of tuples, and tuples as payloads
        let t = (a: 1, b: "x")
        print(String(describing: t), String(reflecting: t), String(describing: [t]), String(describing: [1: "a"].first))
        enum EE { case a((x: Int, y: Int)); case b((Int, Int)); case c(p: (Int, Int)); case d(Int) }
        print(EE.a((1, 2)), EE.b((1, 2)), EE.c(p: (1, 2)), EE.d(1))
        print([()], { 1 })
        //> (a: 1, b: "x") (a: 1, b: "x") [(a: 1, b: "x")] Optional((key: 1, value: "a"))
        //> a(x: 1, y: 2) b(1, 2) c(p: (1, 2)) d(1)
        //> [()] (Function)
        // # values that match values
        let n = 5
        print(5 ~= 5, "a" ~= "b", 1...3 ~= 2, (1..<3) ~= 3, n ~= 5)
        //> true false true false true
        // # sets of options
        struct Sides: OptionSet { let rawValue: Int; static let left = Sides(rawValue: 1); static let right = Sides(rawValue: 2) }
        print(Sides.left, Sides([.left, .right]), Sides(), Edge.Set.all, Edge.Set([.top]))
        //> Sides(rawValue: 1) Sides(rawValue: 3) Sides(rawValue: 0) Set(rawValue: 15) Set(rawValue: 1)
        // # the order of bytes
        print((5 as Int8).bigEndian, (5 as Int16).bigEndian, 5.littleEndian, fabs(-1.5))
        //> 5 1280 5 1.5
        // # a linked list is a sequence
        final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
        struct List<T>: Sequence { var head: Node<T>?; mutating func push(_ v: T) { head = Node(v, head) }
         struct It: IteratorProtocol { var n: Node<T>?; mutating func next() -> T? { defer { n = n?.next }; return n?.value } }
         func makeIterator() -> It { It(n: head) } }
        var l = List<Int>(); for i in 1...3 { l.push(i) }
        print(l.map { $0 }, l.contains(2), l.first { $0 < 3 } as Any, l.min()!, Array(l.prefix(2)), l.sorted())
        for (i, v) in l.enumerated() where i % 2 == 0 { print(i, v) }
        //> [3, 2, 1] true Optional(2) 1 [3, 2] [1, 2, 3]
        //> 0 3
        //> 2 1
        // # classes below one another
        class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; var desc: String { "\(name) says \(sound())" } }
        class Dog: Animal { override func sound() -> String { "Woof" }; convenience init() { self.init(name: "Rex") } }
        final class Puppy: Dog { override func sound() -> String { super.sound() + "!" } }
        let zoo: [Animal] = [Animal(name: "X"), Dog(), Puppy(name: "P")]
        for a in zoo { print(a.desc, a is Dog, (a as? Puppy)?.name ?? "-", type(of: a)) }
        print(zoo[0] === zoo[0], zoo.map { $0.name }.joined(separator: ","))
        //> X says ... false - Animal
        //> Rex says Woof true - Dog
        //> P says Woof! true P Puppy
        //> true X,Rex,P
        // # containers with associated types
        protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }
        extension Container { mutating func add(_ i: Item) { items.append(i) }; var count: Int { items.count } }
        extension Container where Item: Comparable { var largest: Item? { items.max() } }
        struct Box: Container { var items: [String] = [] }
        struct NBox<N: Numeric & Comparable>: Container { var items: [N] }
        var b = Box(); b.add("z"); b.add("a"); print(b.largest as Any, b.count)
        var n = NBox(items: [1.5]); n.add(3); print(n.largest!, n.items)
        func total<C: Container>(_ c: C) -> C.Item where C.Item: AdditiveArithmetic { c.items.reduce(.zero, +) }
        print(total(n))
        func firstItem<C>(_ c: C) -> String where C: Container, C.Item == String { c.items.first ?? "" }
        print(firstItem(b))
        //> Optional("z") 2
        //> 3.0 [1.5, 3.0]
        //> 4.5
        //> z
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
        // # a wrapper that clamps
        @propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
         var projectedValue: Bool { v == r.upperBound }
         init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
        struct S { @Clamped(0...10) var a = 50; @Clamped(0.0...1.0) var b: Double = 0.5 }
        var s = S(); print(s.a, s.$a, s.b); s.a = -5; s.b += 9; print(s.a, s.b, s.$b)
        //> 10 true 0.5
        //> 0 1.0 true
        // # a builder of lines
        @resultBuilder enum ArrB { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
         static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }; static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
         static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }; static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } } }
        func lines(@ArrB _ b: () -> [String]) -> String { b().joined(separator: ",") }
        let on = true
        print(lines { "a"; 3; if on { "b" }; if !on { "c" } else { "d" }; for i in 0..<2 { i; "x" } })
        //> a,#3,b,d,#0,x,#1,x
        // # tuples
        let t = (name: "A", age: 3, (1, 2)); print(t, t.name, t.2.1, t.age + 1)
        let (a, _, (b, c)) = t; print(a, b, c)
        func mm(_ x: [Int]) -> (min: Int, max: Int)? { guard let f = x.first else { return nil }; return x.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
        print(mm([3, 1, 2]) as Any, mm([])?.min as Any); if let (lo, hi) = mm([5, 6]) { print(lo, hi) }
        var p = (1, "x"); p.0 += 5; (p.0, p.1) = (p.0 * 2, p.1 + "y"); print(p, p == (12, "xy"), (1, 2) < (1, 3))
        var i = 1, j = 2; (i, j) = (j, i); print(i, j)
        do { for (k, v) in [("a", 1), ("b", 2)] { print(k, v, terminator: ";") }; print() }
        print("a", 1, 2.5, separator: "-", terminator: "!\n")
        //> (name: "A", age: 3, (1, 2)) A 2 4
        //> A 1 2
        //> Optional((min: 1, max: 3)) nil
        //> 5 6
        //> (12, "xy") true true
        //> 2 1
        //> a 1;b 2;
        //> a-1-2.5!
        // # loops and patterns
        outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
        var n = 3; while n > 0 { n -= 1; if n == 1 { continue }; print(n) }; repeat { n += 2 } while n < 5; print(n)
        for x in stride(from: 1, through: 9, by: 4) where x != 5 { print(x) }
        for case let x? in [1, nil, 3] { print(x) }; for case .some(let x) in [nil, 2] as [Int?] { print(x) }
        enum Ev { case key(Character, shift: Bool), click(x: Int, y: Int), none }
        for e in [Ev.key("a", shift: true), .click(x: 1, y: 2), .none] { switch e { case .key(let c, shift: true): print("S", c); case .key(let c, _): print(c); case .click(x: let x, y: _) where x > 0: print("c", x); case .click, .none: print("-") } }
        let v = 7; let kind = switch v { case ..<0: "neg"; case 0: "zero"; case 1, 3, 5, 7, 9: "odd"; default: "other" }; print(kind)
        let sz = if v > 5 { "big" } else if v > 2 { "mid" } else { "small" }; print(sz)
        switch v { case let x where x % 2 == 0: print("even"); case 7: print("seven"); fallthrough; case 8: print("eight"); default: break }
        switch "b" { case "a"..."c": print("abc"); default: print("?") }; switch (1, "x") { case (1, let s) where s.count == 1: print(s); default: break }
        if case 1...10 = v, case let d = v * 2, d > 10 { print(d) }
        //> 1 1
        //> 2 1
        //> 2
        //> 0
        //> 6
        //> 1
        //> 9
        //> 1
        //> 3
        //> 2
        //> S a
        //> c 1
        //> -
        //> odd
        //> big
        //> seven
        //> eight
        //> abc
        //> x
        //> 14
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
        // # a matrix
        struct Matrix: Equatable { let rows: Int, cols: Int; var g: [Double]; init(_ r: [[Double]]) { rows = r.count; cols = r[0].count; g = r.flatMap { $0 } }
         subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols, "bad"); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
         static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(Array(repeating: Array(repeating: 0, count: b.cols), count: a.rows)); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
        let m = Matrix([[1, 2], [3, 4]]) * Matrix([[0, 1], [1, 0]]); print(m.g, m == m, m)
        //> [2.0, 1.0, 4.0, 3.0] true Matrix(rows: 2, cols: 2, g: [2.0, 1.0, 4.0, 3.0])
        // # classic algorithms
        func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }
        print((1...30).filter(isPrime)); var sieve = Array(repeating: true, count: 31); sieve[0] = false; sieve[1] = false
        for i in 2...5 where sieve[i] { for j in stride(from: i * i, through: 30, by: i) { sieve[j] = false } }; print(sieve.indices.filter { sieve[$0] })
        func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) }; print(collatz(6))
        func bin(_ xs: [Int], _ t: Int) -> Int? { var lo = 0, hi = xs.count - 1; while lo <= hi { let mid = (lo + hi) / 2; if xs[mid] == t { return mid }; if xs[mid] < t { lo = mid + 1 } else { hi = mid - 1 } }; return nil }; print(bin([1, 3, 5, 7], 5) as Any, bin([1], 2) as Any)
        func qs<T: Comparable>(_ a: [T]) -> [T] { guard a.count > 1, let p = a.first else { return a }; let r = a.dropFirst(); return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p }) }; print(qs([3, 1, 2, 3]), qs(["b", "a"]))
        func roman(_ n: Int) -> String { var n = n, s = ""; for (v, r) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { s += r; n -= v } }; return s }; print((1...14).map(roman).joined(separator: " "))
        func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u in ("a"..."z").contains(Character(u)) ? Character(UnicodeScalar((u.value - 97 + UInt32(k)) % 26 + 97)!) : Character(u) }) }; print(caesar("xyz abc", 3))
        func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: String(n) } }; print((1...15).map(fizz).joined(separator: ","))
        //> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
        //> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
        //> [6, 3, 10, 5, 16, 8, 4, 2, 1]
        //> Optional(2) nil
        //> [1, 2, 3, 3] ["a", "b"]
        //> I II III IV V VI VII VIII IX X XI XII XIII XIV
        //> abc def
        //> 1,2,Fizz,4,Buzz,Fizz,7,8,Fizz,Buzz,11,Fizz,13,14,FizzBuzz
        """###
}
