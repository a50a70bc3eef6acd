import Testing

@Suite("Programs with numbers of any type")
struct GenericNumberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # reduce
        func sum<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
        func sum2<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
        func sum3<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(.zero, +) }
        func sum4<S: Sequence>(_ xs: S) -> S.Element where S.Element: Numeric { xs.reduce(0, +) }
        func product<T: Numeric>(_ xs: [T]) -> T { xs.reduce(1, *) }
        extension Sequence where Element: AdditiveArithmetic { func summed() -> Element { reduce(.zero, +) } }
        extension Collection where Element: BinaryInteger { var mean: Element { reduce(0, +) / Element(count) } }
        print(sum([1, 2, 3]), sum2([1.5, 2]), sum3([UInt8(1), 2]), sum4([1, 2]), product([2, 3, 4]))
        print([1, 2, 3].summed(), [0.5, 1].summed(), [4, 6].mean)
        //> 6 3.5 3 3 24
        //> 6 1.5 5
        // # reduce into
        let counts: [String: Int] = ["a", "b", "a"].reduce(into: [:]) { $0[$1, default: 0] += 1 }
        print(counts["a"] ?? 0, counts["b"] ?? 0)
        func groups(_ xs: [Int]) -> [Bool: [Int]] { xs.reduce(into: [:]) { r, x in r[x > 2, default: []].append(x) } }
        print(groups([1, 2, 3, 4])[true]!, groups([1])[false]!)
        let s: Set<Int> = [1, 2, 2].reduce(into: []) { $0.insert($1) }
        print(s.count)
        let words = "a bb cc d".split(separator: " ").reduce(into: [Int: [Substring]]()) { $0[$1.count, default: []].append($1) }
        print(words[1]!, words[2]!)
        struct Tally { var counts: [Character: Int] = "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 } }
        print(Tally().counts["l"]!)
        //> 2 1
        //> [3, 4] [1]
        //> 2
        //> ["a", "d"] ["bb", "cc"]
        //> 2
        // # largest literals
        let a: UInt64 = 18_446_744_073_709_551_615
        let b: UInt = 0xFFFF_FFFF_FFFF_FFFF
        print(a, b, a == UInt64.max, a - 1)
        let c: UInt64 = 9_223_372_036_854_775_808
        print(c / 2, c > 1, UInt64(18_446_744_073_709_551_000))
        let hash: UInt64 = 0xcbf29ce484222325
        var h = hash
        for byte in "abc".utf8 { h ^= UInt64(byte); h &*= 0x100000001b3 }
        print(h)
        func f(_ x: UInt64) -> UInt64 { x &+ 0x9E37_79B9_7F4A_7C15 }
        print(f(1))
        let d: Double = 18_446_744_073_709_551_615
        print(d)
        let m: Int64 = -9_223_372_036_854_775_808
        print(m, Int.min == -9_223_372_036_854_775_808)
        //> 18446744073709551615 18446744073709551615 true 18446744073709551614
        //> 4611686018427387904 true 18446744073709551000
        //> 16654208175385433931
        //> 11400714819323198486
        //> 1.8446744073709552e+19
        //> -9223372036854775808 true
        // # option sets
        struct A: OptionSet { let rawValue: UInt8; static let x = A(rawValue: 1); static let y = A(rawValue: 1 << 1); static let all: A = [.x, .y] }
        struct B: OptionSet { let rawValue: Int32; static let p = B(rawValue: 1 << 3); static let q = B(rawValue: 1 << 4) }
        struct C: OptionSet { let rawValue: UInt64; static let hi = C(rawValue: 1 << 63); static let lo = C(rawValue: 1) }
        var a: A = [.x]
        _ = a.insert(.y); print(a == .all, a.rawValue, a.contains(.x), a.isEmpty)
        _ = a.remove(.x); print(a.rawValue, a.union(.x).rawValue, a.intersection(.x).isEmpty, a.symmetricDifference(.all).rawValue)
        let b: B = [.p, .q]; print(b.rawValue, b.subtracting(.p).rawValue, B().rawValue, b.isSuperset(of: .p))
        let c: C = [.hi, .lo]; print(c.rawValue, c.contains(.hi))
        print(A(rawValue: 255).subtracting(.all).rawValue, a)
        //> true 3 true false
        //> 2 3 true 1
        //> 24 16 0 true
        //> 9223372036854775809 true
        //> 252 A(rawValue: 2)
        // # places in dictionaries
        var d = ["a": 1]
        if let i = d.index(forKey: "a") { print(d[i].key, d[i].value); print(d.remove(at: i)) }
        print(d.index(forKey: "b") == nil, d.isEmpty)
        let e = ["x": 1, "y": 2]
        var i = e.startIndex
        var n = 0
        while i != e.endIndex { n += e[i].value; i = e.index(after: i) }
        print(n)
        print(e.firstIndex(where: { $0.value == 2 }).map { e[$0].key } ?? "none")
        print(e.keys.sorted(), e.values.sorted(), e.distance(from: e.startIndex, to: e.endIndex))
        //> a 1
        //> (key: "a", value: 1)
        //> true true
        //> 3
        //> y
        //> ["x", "y"] [1, 2] 2
        // # closures for any type
        func id<T>(_ x: T) -> T { x }
        let f = id { 3 }
        print(f())
        let g = id({ (x: Int) in x + 1 })
        print(g(2))
        struct Box<T> { let value: T; init(_ value: T) { self.value = value } }
        let b = Box { (s: String) -> Int in s.count }
        print(b.value("abc"))
        func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
        let (n, h) = pair(1) { "x" }
        print(n, h())
        var list: [() -> Int] = []
        list.append { 5 }
        func add<T>(_ t: T, to list: inout [T]) { list.append(t) }
        add({ 6 }, to: &list)
        print(list.map { $0() })
        func apply<T>(_ make: @autoclosure () -> T) -> T { make() }
        print(apply({ 7 })())
        let opt = Optional({ (x: Int) in x * 2 })
        print(opt!(4))
        //> 3
        //> 3
        //> 3
        //> 1 x
        //> [5, 6]
        //> 7
        //> 8
        // # generic local functions
        func f() {
            func twice<T>(_ x: T) -> [T] { [x, x] }
            print([1, 2].map(twice), ["a"].flatMap(twice))
            let g: (Int) -> [Int] = twice
            print(g(3))
            func show<T: CustomStringConvertible>(_ t: T) -> String { "<" + t.description + ">" }
            print([1, 2].map(show).joined())
            func pair<A, B>(_ a: A, _ b: B) -> String { "\(a)-\(b)" }
            print(zip([1, 2], ["a", "b"]).map(pair))
            let n = 10
            func add<T: Numeric>(_ t: T, _ u: T) -> T { t + u + T(exactly: n)! }
            print([1, 2, 3].reduce(0, add))
        }
        f()
        //> [[1, 1], [2, 2]] ["a", "a"]
        //> [3, 3]
        //> <1><2>
        //> ["1-a", "2-b"]
        //> 36
        // # functions of tuples
        let xs = [3, 1, 2]
        func pair(_ a: Int, _ b: String) -> String { b + "\(a)" }
        print(zip(xs, ["a", "b", "c"]).map(pair), zip(xs, [2, 2, 2]).map(max), zip(xs, xs).map(+), zip(xs, xs).map(*).reduce(0, +))
        struct P { let x: Int, y: Int }
        print(zip(xs, xs).map(P.init(x:y:)).map(\.y))
        //> ["a3", "b1", "c2"] [3, 2, 2] [6, 2, 4] 14
        //> [3, 1, 2]
        // # conditions of compilation
        func kind(_ n: Int) -> String {
            switch n {
            case 0: return "zero"
            #if DEBUG_NEVER
            case 1: return "never"
            #else
            case 1: return "one"
            #endif
            #if os(iOS) || os(macOS)
            case 2, 3: return "few"
            #endif
            default: return "many"
            }
        }
        print((0...4).map(kind))
        let s = [3, 1, 2]
            .sorted()
            #if canImport(SomethingElse)
            .reversed()
            #else
            .map { $0 * 2 }
            #endif
            .filter { $0 > 2 }
        print(s)
        let v = switch 3 {
        #if swift(>=5.0)
        case 3: "three"
        #endif
        default: "other"
        }
        print(v)
        //> ["zero", "one", "few", "few", "many"]
        //> [4, 6]
        //> three
        // # Numbers of a list and of one literal are what a generic parameter asks for
        func avg<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.reduce(0, +) / T(x.count) }
        print(avg([1, 2, 4.5]), avg([4.5, 1]), avg([1, 2]), avg([Float(1), 2]))
        func mx<T: Comparable>(_ x: [T]) -> T { x.max()! }
        print(mx([1, 2.5]), mx([1, 2]), mx(["a", "b"]))
        let z: CGFloat = 3
        print(mx([1, z]), mx([z, 2.5, 1]))
        func opt<T>(_ x: [T?]) -> Int { x.compactMap { $0 }.count }
        print(opt([1, nil, 2.5]), opt([nil, 1]))
        class A { required init() {} ; var n: String { "A" } }; class B: A { override var n: String { "B" } }; class C: A { override var n: String { "C" } }
        func cnt<T>(_ x: [T]) -> String { "\(T.self)" }

        let ts = [B.self, C.self]
        print(ts.map { $0.init().n })
        func ty<T: A>(_ x: [T.Type]) -> String { "\(T.self)" }
        print(ty([B.self, B.self]))
        //> 2.5 2.75 1.5 1.5
        //> 2.5 2 b
        //> 3.0 3.0
        //> 2 1
        //> ["B", "C"]
        //> B
        // # What all whole numbers and all numbers with a fraction have, generic functions have
        func bits<T: FixedWidthInteger>(_ x: T) -> [T] { (0..<T.bitWidth).map { x >> $0 & 1 } }
        print(bits(5 as UInt8))
        func sh<T: BinaryInteger>(_ x: T) -> T { x >> T(3) }
        print(sh(80))
        func sl<T: FixedWidthInteger>(_ x: T) -> T { var y = x; y <<= 1; y &= 0xF; y |= 1; y ^= 2; return ~y & (x &<< 2) }
        print(sl(5 as Int8))
        extension FixedWidthInteger {
            var binary: String { String(self, radix: 2) }
            var ones: Int { nonzeroBitCount + leadingZeroBitCount + trailingZeroBitCount }
            func add(_ o: Self) -> Self? { let (r, f) = addingReportingOverflow(o); return f ? nil : r }
            init?(hex: String) { self.init(hex, radix: 16) }
            static func parse(_ s: String) -> Self? { Self(s) }
        }
        print(UInt8(5).binary, Int16(9).ones, UInt8(250).add(10) as Any, Int8(100).add(27) as Any, UInt16(hex: "ff") as Any, Int.parse("12") as Any)
        extension BinaryInteger {
            var isPow2: Bool { self > 0 && self & (self - 1) == 0 }
            func digits() -> [Self] { var n = self, r: [Self] = []; while n > 0 { let (q, m) = n.quotientAndRemainder(dividingBy: 10); r.append(m); n = q }; return r.reversed() }
            var low: UInt8 { UInt8(truncatingIfNeeded: self) }
        }
        print(64.isPow2, UInt8(65).isPow2, 1234.digits(), Int16(-1).low)
        func conv<A: BinaryInteger, B: BinaryInteger>(_ a: A, to: B.Type) -> B { B(clamping: a) }
        print(conv(300, to: UInt8.self), conv(-5, to: UInt.self))
        extension FloatingPoint {
            var ok: Bool { isFinite && !isZero && !isNaN && sign == .plus }
            func clampedTo1() -> Self { Self.minimum(self, 1) }
            mutating func r() { round() }
        }
        print(2.5.ok, Float(0).ok, 3.5.clampedTo1(), Double.infinity.ok)
        var d = 2.6; d.r(); print(d)
        func neg<T: SignedNumeric>(_ x: T) -> T { var y = x; y.negate(); return y }
        print(neg(3), neg(-2.5))
        func ulp<T: FloatingPoint>(_ t: T.Type) -> T { T.ulpOfOne }
        print(ulp(Double.self), ulp(Float.self) > 0)
        func hash<T: FixedWidthInteger & UnsignedInteger>(_ s: [T]) -> T { var h: T = 5; for x in s { h = (h << 5) &+ h &+ x }; return h }
        print(hash([1, 2, 3] as [UInt32]))
        //> [1, 0, 1, 0, 0, 0, 0, 0]
        //> 10
        //> 20
        //> 101 14 nil Optional(127) Optional(255) Optional(12)
        //> true false [1, 2, 3, 4] 255
        //> 255 0
        //> true false 1.0 false
        //> 3.0
        //> -3 2.5
        //> 2.220446049250313e-16 true
        //> 180843
        // # the number protocols have their defaults
        struct F: SignedNumeric, Equatable { var x: Int; var magnitude: Int { abs(x) }; init(x: Int) { self.x = x }; init(integerLiteral v: Int) { x = v }; init?<T: BinaryInteger>(exactly s: T) { x = Int(s) }; static func + (l: F, r: F) -> F { F(x: l.x + r.x) }; static func - (l: F, r: F) -> F { F(x: l.x - r.x) }; static func * (l: F, r: F) -> F { F(x: l.x * r.x) }; static func *= (l: inout F, r: F) { l = l * r } }
        print(-F(x: 3), F(x: 3) - 1, F.zero)
        var f = F(x: 4); f.negate(); print(f, +f)
        struct V: AdditiveArithmetic { var a: Double; var b: Double; static let zero = V(a: 0, b: 0)
          static func + (l: V, r: V) -> V { V(a: l.a + r.a, b: l.b + r.b) }; static func - (l: V, r: V) -> V { V(a: l.a - r.a, b: l.b - r.b) } }
        print(+V(a: 1, b: 2), [V(a: 1, b: 2), V(a: 3, b: 4)].reduce(.zero, +))
        var v = V.zero; v += V(a: 1, b: 1); v -= V(a: 0, b: 2); print(v, -3, +2.5, -Float(2), -(3 as Int8), Int.zero, Double.zero, CGFloat.zero)
        extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
        print([1, 2].total(), [1.5, 2].total(), [V(a: 1, b: 0)].total())
        func neg<T: SignedNumeric>(_ x: T) -> T { -x }
        print(neg(3), neg(2.5), neg(F(x: 1)))
        //> F(x: -3) F(x: 2) F(x: 0)
        //> F(x: -4) F(x: -4)
        //> V(a: 1.0, b: 2.0) V(a: 4.0, b: 6.0)
        //> V(a: 1.0, b: -1.0) -3 2.5 -2.0 -3 0 0.0 0.0
        //> 3 3.5 V(a: 1.0, b: 0.0)
        //> -3 -2.5 F(x: -1)
        // # whole numbers for own number types
        struct F: SignedNumeric, Equatable { var n: Int; var magnitude: Int { abs(n) }; init(n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v }; init?<T: BinaryInteger>(exactly s: T) { n = Int(s) }; static func + (l: F, r: F) -> F { F(n: l.n + r.n) }; static func - (l: F, r: F) -> F { F(n: l.n - r.n) }; static func * (l: F, r: F) -> F { F(n: l.n * r.n) }; static func *= (l: inout F, r: F) { l = l * r } }
        func g<T: Numeric>(_ b: Bool, _ x: T) -> T { b ? x : 3 }
        print(g(false, F(n: 1)), g(false, 1.5))
        func h<T: Numeric>(_ x: T) -> [T] { [0, 1, x] }
        print(h(F(n: 2)), h(2.5))
        func o<T: Numeric>(_ x: T?) -> T { x ?? 0 }
        print(o(nil as F?), o(F(n: 3)), o(nil as Double?))
        func p<T: Numeric>(_ x: T) -> T { x * x + 1 }
        print(p(F(n: 3)), p(2.5), p(2))
        extension Array where Element: Numeric { func sum() -> Element { reduce(0, +) } }
        print([F(n: 1), F(n: 2)].sum(), [1.5].sum())
        func r<T: Numeric>(_ x: T) -> T { var r: T = 1; r *= x; return r }
        print(r(F(n: 4)))
        struct P<T: Numeric> { var x: T = 0 }
        print(P<F>().x, P<Double>().x)
        //> F(n: 3) 3.0
        //> [F(n: 0), F(n: 1), F(n: 2)] [0.0, 1.0, 2.5]
        //> F(n: 0) F(n: 3) 0.0
        //> F(n: 10) 7.25 5
        //> F(n: 3) 1.5
        //> F(n: 4)
        //> F(n: 0) 0.0
        // # numbers with a point in generic code
        func half<T: BinaryFloatingPoint>(_ x: T) -> T { x * 0.5 }
        print(half(3.0), half(Float(3)), half(CGFloat(2)))
        func k<T: BinaryFloatingPoint>(_ x: T) -> T { let h: T = 0.5; return x + h }
        print(k(1.0))
        extension BinaryFloatingPoint { var half: Self { self * 0.5 }; func rounded(to p: Int) -> Self { var m: Self = 1; for _ in 0..<p { m *= 10 }; return (self * m).rounded() / m } }
        print(3.0.half, Float(5).half, 3.14159.rounded(to: 2))
        struct G<T: BinaryFloatingPoint> { var x: T = 1.5 }
        print(G<Float>().x, G<Double>().x)
        //> 1.5 1.5 1.0
        //> 1.5
        //> 1.5 2.5 3.14
        //> 1.5 1.5
        """###
}
