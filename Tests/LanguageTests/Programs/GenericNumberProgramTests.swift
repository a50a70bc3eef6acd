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
        // # whole numbers of two types compared
        let a: Int8 = -5; let u: UInt = 3; let i = 4
        print(a < u, i == u, i > a, u != i, a <= i, u >= a)
        func same<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> Bool { a == b }
        func less<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> (Bool, Bool, Bool, Bool, Bool) { (a < b, a > b, a <= b, a >= b, a != b) }
        print(same(3, 3 as UInt8), same(-1 as Int8, 255 as UInt8), less(-1, 1 as UInt64), less(300, 44 as UInt8))
        func conv<A: BinaryInteger, B: FixedWidthInteger>(_ a: A, _ b: B.Type) -> (B?, B, B) { (B(exactly: a), B(clamping: a), B(truncatingIfNeeded: a)) }
        print(conv(300, UInt8.self), conv(-1, UInt16.self), conv(UInt64.max, Int32.self), conv(7 as UInt8, Int.self))
        func to<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B.Type) -> B { B(a) }
        print(to(7, UInt8.self), to(7 as UInt8, Int64.self), to(UInt16(9), Int.self))
        func shift<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> (A, A) { (a << b, a >> b) }
        print(shift(4, 1 as UInt8), shift(128 as UInt8, 1), shift(1 as Int8, -1))
        func shiftF<A: FixedWidthInteger, B: BinaryInteger>(_ a: A, _ b: B) -> A { var x = a; x <<= b; x >>= 1; return x | (a << b) | (a >> b) }
        print(shiftF(3 as UInt8, 2), shiftF(3, 2 as UInt8))
        var w: UInt32 = 1; let k: UInt8 = 4; w <<= k; w >>= UInt16(1); print(w, w << k, w >> a.magnitude, 1 << i, UInt8(200) >> i, UInt8(200) << u)
        var e: UInt8 = 8; print(e >> -1, e << -2, e << 300, 1 << e); e >>= -1; print(e)
        print(Int8(-1) == UInt8(255), Int64(5) == Int8(5), UInt64.max > Int64.max, UInt64.max == -1 as Int, (0 as UInt) < (-1 as Int))
        let xs: [UInt8] = [1, 200, 3]; let limit = 100
        print(xs.filter { $0 < limit }, xs.filter { limit <= $0 }, xs.contains { $0 == i }, xs.map { Int($0) == limit * 2 })
        func clampTo<T: FixedWidthInteger>(_ x: Int, _ t: T.Type) -> T { x > T.max ? T.max : x < T.min ? T.min : T(x) }
        print(clampTo(300, UInt8.self), clampTo(-300, Int8.self), clampTo(30, Int16.self))
        extension BinaryInteger { func isBetween<L: BinaryInteger, U: BinaryInteger>(_ l: L, _ u: U) -> Bool { self >= l && self <= u }
          var isSmall: Bool { self < 10 && self > -10 } ; var bytes: [UInt8] { var x = self; var o: [UInt8] = []; while x > 0 { o.append(UInt8(truncatingIfNeeded: x)); x >>= 8 }; return o } }
        print(5.isBetween(UInt8(1), Int64(9)), (200 as UInt8).isSmall, (-5).isSmall, 0x010203.bytes, UInt16(0x0102).bytes)
        func sum<S: Sequence, R: FixedWidthInteger>(_ s: S, as r: R.Type) -> R where S.Element: BinaryInteger { s.reduce(0) { $0 + R($1) } }
        print(sum([1, 2, 3] as [UInt8], as: Int.self), sum([100, 100, 50], as: UInt8.self))
        func gcd<A: BinaryInteger>(_ a: A, _ b: A) -> A { b == 0 ? a : gcd(b, a % b) }
        print(gcd(12, 18 as UInt8), gcd(Int64(7), 21))
        switch u { case 0..<2: print("lo"); case 3: print("three"); default: print("hi") }
        if i == u + 1, a.magnitude == 5 { print("eq") }
        struct Big: Equatable { var n: UInt64 }
        print(Big(n: 3).n == i, Big(n: 4).n == i, min(UInt64(3), 4), Big(n: 3) == Big(n: 3))
        let o: UInt8? = 3; let j = 3
        print(o == 3, o! == j, o.map { $0 == j } as Any, (o ?? 0) == j)
        print(i.bitWidth == u.bitWidth, a.bitWidth < i)
        //> true false true true true true
        //> true false (true, false, true, false, true) (false, true, false, true, true)
        //> (nil, 255, 44) (nil, 0, 65535) (nil, 2147483647, -1) (Optional(7), 7, 7)
        //> 7 7 9
        //> (8, 2) (0, 64) (0, 2)
        //> 14 14
        //> 8 128 0 16 12 64
        //> 16 2 0 256
        //> 16
        //> false true true false false
        //> [1, 3] [200] false [false, true, false]
        //> 255 -128 30
        //> true false true [3, 2, 1] [2, 1]
        //> 6 250
        //> 6 7
        //> three
        //> eq
        //> false true 3 true
        //> true true Optional(true) true
        //> true false
        // # bits and bytes of several widths
        func shiftF<A: FixedWidthInteger, B: BinaryInteger>(_ a: A, _ b: B) -> A { var x = a; x <<= b; x >>= 1; x &<<= A(1); return x &<< A(b) }
        print(shiftF(3 as UInt8, 2), shiftF(3, 2 as UInt8))
        var w: UInt32 = 1; let k: UInt8 = 4; w <<= k; w >>= UInt16(1); print(w, w &<< 3, w &>> UInt32(k))
        struct BitSet { var words: [UInt64] = [0, 0]
          mutating func insert(_ i: Int) { words[i / 64] |= UInt64(1) << UInt64(i % 64) }
          func contains(_ i: Int) -> Bool { words[i >> 6] & (UInt64(1) << (i & 63)) != 0 }
          var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } } }
        var bs = BitSet(); bs.insert(3); bs.insert(70); print(bs.contains(3), bs.contains(4), bs.contains(70), bs.count)
        struct Reader { let bytes: [UInt8]; var at = 0
          mutating func read<T: FixedWidthInteger>(_ t: T.Type) -> T? { guard bytes.count - at >= T.bitWidth / 8 else { return nil }
            var v: T = 0; for _ in 0..<(T.bitWidth / 8) { v = v << 8 | T(truncatingIfNeeded: bytes[at]); at += 1 }; return v } 
          mutating func varint() -> UInt64 { var r: UInt64 = 0, s: UInt64 = 0; while at < bytes.count { let b = bytes[at]; at += 1; r |= UInt64(b & 0x7f) << s; if b < 0x80 { break }; s += 7 }; return r } }
        var rd = Reader(bytes: [1, 2, 0xff, 0xfe, 0x96, 0x01]); print(rd.read(UInt16.self) as Any, rd.read(Int16.self) as Any, rd.varint(), rd.read(UInt8.self) as Any)
        func fnv<S: Sequence>(_ s: S) -> UInt32 where S.Element == UInt8 { s.reduce(2166136261) { ($0 ^ UInt32($1)) &* 16777619 } }
        print(fnv("hello".utf8), fnv([1, 2, 3]))
        func crc8(_ d: [UInt8]) -> UInt8 { var c: UInt8 = 0; for b in d { c ^= b; for _ in 0..<8 { c = c & 0x80 != 0 ? (c << 1) ^ 0x07 : c << 1 } }; return c }
        print(crc8([1, 2, 3]))
        func digits<T: BinaryInteger>(_ n: T, base: T = 10) -> [Int] { var n = n, o: [Int] = []; repeat { o.append(Int(n % base)); n /= base } while n > 0; return o.reversed() }
        print(digits(1234), digits(255 as UInt8, base: 16))
        func pow<B: Numeric, E: BinaryInteger>(_ b: B, _ e: E) -> B { var r: B = 1; var b = b; var e = e; while e > 0 { if e & 1 == 1 { r *= b }; b *= b; e >>= 1 }; return r }
        print(pow(2, 10), pow(1.5, UInt8(2)), pow(UInt64(3), 4))
        func isPow2<T: BinaryInteger>(_ x: T) -> Bool { x > 0 && x & (x - 1) == 0 }
        print(isPow2(64), isPow2(UInt8(100)))
        func sat<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { let (r, o) = a.addingReportingOverflow(b); return o ? (b < 0 ? T.min : T.max) : r }
        print(sat(UInt8(250), 10), sat(Int8(-100), -100), sat(3, 4))
        struct RGB { var r, g, b: UInt8; init(hex: UInt32) { r = UInt8(hex >> 16 & 0xff); g = UInt8(truncatingIfNeeded: hex >> 8); b = UInt8(hex & 0xff) }
          var hex: UInt32 { UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) }; var luma: Double { 0.3 * Double(r) + 0.6 * Double(g) + 0.1 * Double(b) }
          func mixed(_ o: RGB, _ t: Double) -> RGB { var x = self; x.r = UInt8(Double(r) + (Double(o.r) - Double(r)) * t); return x } }
        let c = RGB(hex: 0x336699); print(c.hex == 0x336699, c, c.luma, c.mixed(RGB(hex: 0), 0.5).r)
        struct Fixed<T: FixedWidthInteger>: Comparable, CustomStringConvertible { var raw: T; init<S: BinaryInteger>(_ s: S) { raw = T(s) << 4 }; init(raw: T) { self.raw = raw }
          static func + (a: Self, b: Self) -> Self { Fixed(raw: a.raw + b.raw) }; static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }; var description: String { "\(raw >> 4).\(raw & 15)" } }
        print(Fixed<Int16>(3) + Fixed<Int16>(raw: 8), Fixed<Int32>(2 as UInt8) < Fixed<Int32>(3), max(Fixed<Int8>(1), Fixed<Int8>(2)))
        extension FixedWidthInteger { func bit<I: BinaryInteger>(_ i: I) -> Bool { self >> i & 1 == 1 }; mutating func set(_ i: Int, _ on: Bool) { if on { self |= Self(1) << i } else { self &= ~(Self(1) << i) } }
          var binary: String { let s = String(self, radix: 2); return String(repeating: "0", count: Self.bitWidth - s.count) + s }; func rotated(_ n: Int) -> Self { self << n | self >> (Self.bitWidth - n) } }
        var by: UInt8 = 5; print(by.bit(0), by.bit(UInt8(1)), by.binary, by.rotated(4))
        let total: Int64 = ([1, 2, 3] as [Int32]).reduce(0) { $0 + Int64($1) }; print(total, total == 6, total > UInt8(5))
        func index<T: Collection, I: BinaryInteger>(_ t: T, wrapping i: I) -> T.Element where T.Index == Int { let n = t.count; let k = (Int(i) % n + n) % n; return t[t.startIndex + k] }
        print(index([1, 2, 3], wrapping: -1), index(["a", "b"], wrapping: UInt8(3)))
        let mixed: [any BinaryInteger] = [1, UInt8(2), Int64(3)]; print(mixed.map { "\($0)" }, mixed.reduce(0) { $0 + Int($1) })
        print(Int(UInt8.max) + 1, Int8(exactly: 200) as Any, UInt8(clamping: -4), UInt32(bitPattern: -1), Int("12")! == UInt8(12))
        //> 48 48
        //> 8 64 0
        //> true false true 2
        //> Optional(258) Optional(-2) 150 nil
        //> 1335831723 1456420779
        //> 72
        //> [1, 2, 3, 4] [15, 15]
        //> 1024 2.25 81
        //> true false
        //> 255 -128 7
        //> true RGB(r: 51, g: 102, b: 153) 91.8 25
        //> 3.8 true 2.0
        //> true false 00000101 80
        //> 6 true true
        //> 3 b
        //> ["1", "2", "3"] 6
        //> 256 nil 0 4294967295 true
        // # literals with a minus as values of a generic type
        func f<T: BinaryInteger>(_ x: T) -> Bool { x > -10 }
        print(f(3), f(-20))
        func g<T: SignedNumeric>(_ x: T) -> T { x * -2 }
        print(g(3), g(1.5))
        func k<T: BinaryInteger>(_ x: T) -> T { let y: T = -1; return x + y }
        print(k(4))
        func h<T: FloatingPoint>(_ x: T) -> T { max(-1, min(x, 1)) }
        print(h(2.5), h(-3))
        func d<T: BinaryFloatingPoint>(_ x: T) -> T { x * -0.5 + -1 }
        print(d(2.0), d(Float(1)))
        struct M: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible { var v: Double; init(integerLiteral x: Int) { v = Double(x) }; init(floatLiteral x: Double) { v = x }; var description: String { "M(\(v))" } }
        let m: M = -3; let n: M = -2.5; let ms: [M] = [-1, 2, -0.5]; print(m, n, ms)
        func z<T: Numeric>(_ x: T, _ xs: [T] = [-1, 2]) -> T { xs.reduce(x, +) }
        print(z(5))
        //> true false
        //> -6 -3.0
        //> 3
        //> 1.0 -1.0
        //> -2.0 -1.5
        //> M(-3.0) M(-2.5) [M(-1.0), M(2.0), M(-0.5)]
        //> 6
        // # functions over numbers of all kinds, fractions among them
        // conversions and generic numerics
        protocol Shape { associatedtype N: BinaryFloatingPoint; var area: N { get } }
        struct Sq<N: BinaryFloatingPoint>: Shape { var s: N; var area: N { s * s } }
        func totalArea<S: Sequence>(_ s: S) -> S.Element.N where S.Element: Shape { s.reduce(0) { $0 + $1.area } }
        print(totalArea([Sq(s: 2.0), Sq(s: 1.5)]), totalArea([Sq<Float>(s: 2)]))
        extension Numeric { func pow(_ n: Int) -> Self { n == 0 ? 1 : n == 1 ? self : pow(n - 1) * self }; static func * (l: Self, r: Int) -> Self where Self: BinaryFloatingPoint { l * Self(r) } }
        print(2.pow(8), 1.5.pow(2), UInt8(3).pow(4), 2.5 * 2)
        func mean<C: Collection>(_ c: C) -> Double? where C.Element: BinaryInteger { c.isEmpty ? nil : Double(c.reduce(0, +)) / Double(c.count) }
        func mean<C: Collection>(_ c: C) -> C.Element? where C.Element: FloatingPoint { c.isEmpty ? nil : c.reduce(0, +) / C.Element(c.count) }
        print(mean([1, 2]) as Any, mean([1.5, 2.5]) as Any, mean([Int]()) as Any, mean([UInt8(3)]) as Any, mean([Float(1), 2][...]) as Any)
        func median<T: Comparable & Numeric>(_ x: [T], half: (T) -> T) -> T { let s = x.sorted(); let m = s.count / 2; return s.count % 2 == 1 ? s[m] : half(s[m - 1] + s[m]) }; print(median([3, 1, 2]) { $0 / 2 }, median([1.0, 2]) { $0 / 2 })
        func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }; print(clamp(5, 1...3), clamp(-0.5, 0...1), clamp("m", "a"..."f"))
        extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }; print(7.clamped(to: 0...5), (2.5).clamped(to: 3...4), UInt8(9).clamped(to: 1...8))
        struct Frac: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral, SignedNumeric { var n: Int, d: Int
          init(_ n: Int, _ d: Int = 1) { let g = Frac.gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; self.n = s * n / max(g, 1); self.d = s * d / max(g, 1) }
          init(integerLiteral v: Int) { self.init(v) }; init?<T: BinaryInteger>(exactly s: T) { guard let v = Int(exactly: s) else { return nil }; self.init(v) }
          static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; var magnitude: Frac { Frac(abs(n), d) }
          static func + (a: Frac, b: Frac) -> Frac { Frac(a.n * b.d + b.n * a.d, a.d * b.d) }; static func - (a: Frac, b: Frac) -> Frac { a + Frac(-b.n, b.d) }; static func * (a: Frac, b: Frac) -> Frac { Frac(a.n * b.n, a.d * b.d) }; static func *= (a: inout Frac, b: Frac) { a = a * b }; static func / (a: Frac, b: Frac) -> Frac { a * Frac(b.d, b.n) }; static func < (a: Frac, b: Frac) -> Bool { a.n * b.d < b.n * a.d }
          var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
        let h = Frac(1, 2), th: Frac = 1 / 3; print(h + th, h - 1, 2 * h, -h, h < th, [h, th, 1].max()!, [h, th].reduce(0, +), h.pow(3), abs(-h), (1 + h) / 2 * 3, h == 0.5.frac, [Frac](repeating: 1, count: 2).reduce(1) { $0 * $1 / 2 })
        extension Double { var frac: Frac { Frac(Int(self * 1000), 1000) } }
        func poly<T: Numeric>(_ c: [T], _ x: T) -> T { c.reversed().reduce(0) { $0 * x + $1 } }; print(poly([1, 2, 3], 2), poly([1.5, 0, 1], 2), poly([h, 1], th), poly([1, 2] as [UInt8], 3))
        func dot<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element where A.Element == B.Element, A.Element: Numeric { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }; print(dot([1, 2], [3, 4]), dot([h], [th]))
        func norm<C: Collection>(_ c: C) -> C.Element where C.Element: FloatingPoint { c.reduce(0) { $0 + $1 * $1 }.squareRoot() }; print(norm([3.0, 4]), norm([Float(1)]))
        func linspace<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ n: Int) -> [T] { (0..<n).map { a + (b - a) * T($0) / T(n - 1) } }; print(linspace(0, 1, 3), linspace(Float(0), 2, 2))
        func cumsum<S: Sequence>(_ s: S) -> [S.Element] where S.Element: AdditiveArithmetic { var t = S.Element.zero; return s.map { t = t + $0; return t } }; print(cumsum([1, 2, 3]), cumsum([0.5, 1]), cumsum([h, h]))
        func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? (a < 0 ? 0 - a : a) : gcd(b, a % b) }; func lcm<T: BinaryInteger>(_ a: T, _ b: T) -> T { a / gcd(a, b) * b }; print(gcd(-12, 18), lcm(4, 6 as UInt8), (1...10).reduce(1) { lcm($0, $1) })
        func convert<A: BinaryInteger, B: BinaryFloatingPoint>(_ a: A, _ f: B.Type) -> B { B(a) / 2 }; print(convert(3, Double.self), convert(UInt8(5), Float.self), Int(convert(9, Double.self)))
        func approx<T: FloatingPoint>(_ a: T, _ b: T, _ e: T = T.ulpOfOne * 10) -> Bool { abs(a - b) <= e * max(abs(a), abs(b), 1) }; print(approx(0.1 + 0.2, 0.3), approx(Float(1), 2))
        //> 6.25 4.0
        //> 256 2.25 81 5.0
        //> Optional(1.5) Optional(2.0) nil Optional(3.0) Optional(1.5)
        //> 2 1.5
        //> 3 0.0 f
        //> 5 3.0 8
        //> 5/6 -1/2 1 -1/2 false 1 5/6 1/8 1/2 9/4 true 1/4
        //> 17 5.5 5/6 7
        //> 11 1/6
        //> 5.0 1.0
        //> [0.0, 0.5, 1.0] [0.0, 2.0]
        //> [1, 3, 6] [0.5, 1.5] [1/2, 1]
        //> 6 12 2520
        //> 1.5 2.5 4
        //> true false
        // # magnitudes in generic code
        func toBase<T: BinaryInteger>(_ n: T, _ b: T) -> String { let d = Array("0123456789abcdef"); var n = n.magnitude, s = ""; let b = b.magnitude; repeat { s = String(d[Int(n % b)]) + s; n /= b } while n > 0; return s }
        print(toBase(255, 16), toBase(-5, 2), toBase(UInt8(9), 3))
        func digits<T: FixedWidthInteger>(_ x: T) -> Int { var m = x.magnitude, n = 0; repeat { n += 1; m /= 10 } while m != 0; return n }
        print(digits(Int8.min), digits(0), digits(UInt64.max))
        func size<T: Numeric>(_ x: T) -> T.Magnitude { x.magnitude }
        print(size(-3), size(-2.5), size(Int8.min), size(3) + 1, type(of: size(-3)))
        func far<T: SignedNumeric & Comparable>(_ a: T, _ b: T) -> Bool { a.magnitude > b.magnitude }
        print(far(-3, 2), far(1.5, -2))
        struct V: Numeric, Comparable { var n: Int; init(integerLiteral v: Int) { n = v }; init?<T: BinaryInteger>(exactly s: T) { n = Int(s) }; var magnitude: UInt { n.magnitude }
          static func + (a: V, b: V) -> V { V(integerLiteral: a.n + b.n) }; static func - (a: V, b: V) -> V { V(integerLiteral: a.n - b.n) }; static func * (a: V, b: V) -> V { V(integerLiteral: a.n * b.n) }; static func *= (a: inout V, b: V) { a = a * b }; static func < (a: V, b: V) -> Bool { a.n < b.n } }
        print(size(V(integerLiteral: -4)), V.Magnitude.self, Int.Magnitude.self, Double.Magnitude.self)
        func norm1<C: Collection>(_ c: C) -> C.Element.Magnitude where C.Element: SignedInteger { c.reduce(0) { $0 + $1.magnitude } }
        print(norm1([1, -2, 3]), norm1([-1 as Int8]))
        //> ff 101 100
        //> 3 1 20
        //> 3 2.5 128 4 UInt
        //> true false
        //> 4 UInt UInt Double
        //> 6 1
        // # strides over whole numbers of all widths
        print(stride(from: UInt8(250), through: 255, by: 2).map { $0 }, stride(from: Int8(3), to: -4, by: -3).map { $0 }, Array(stride(from: 0, to: 5, by: 2)), Array(stride(from: 0, through: 1, by: 0.5)))
        let n: UInt32 = 9; for i in stride(from: 1, through: n, by: 4) { print(i) }
        func every<T: BinaryInteger>(_ a: T, _ b: T) -> [T] { stride(from: a, to: b, by: 2).map { $0 * 2 } }
        print(every(1, 6), every(UInt8(1), 6), stride(from: UInt8(250), through: 255, by: 3).reduce(0) { $0 + Int($1) })
        //> [250, 252, 254] [3, 0, -3] [0, 2, 4] [0.0, 0.5, 1.0]
        //> 1
        //> 5
        //> 9
        //> [2, 6, 10] [2, 6, 10] 503
        // # whole numbers of all widths in everyday programs
        // integers of several widths
        struct Color: Hashable { var rgba: UInt32
          init(_ r: UInt8, _ g: UInt8, _ b: UInt8, _ a: UInt8 = 255) { rgba = UInt32(r) << 24 | UInt32(g) << 16 | UInt32(b) << 8 | UInt32(a) }
          init?(hex: String) { guard hex.hasPrefix("#"), let v = UInt32(hex.dropFirst(), radix: 16) else { return nil }; rgba = v << 8 | 0xff }
          subscript(i: Int) -> UInt8 { get { UInt8(truncatingIfNeeded: rgba >> (24 - 8 * i)) } set { rgba = rgba & ~(UInt32(0xff) << (24 - 8 * i)) | UInt32(newValue) << (24 - 8 * i) } }
          var lum: Int { (Int(self[0]) * 299 + Int(self[1]) * 587 + Int(self[2]) * 114) / 1000 }
          var isDark: Bool { lum < 128 }; var text: String { "#" + (0..<3).map { let s = String(self[$0], radix: 16); return s.count == 1 ? "0" + s : s }.joined() } }
        var c = Color(hex: "#336699")!; c[1] = 0xff; print(c.text, c[0], c[3] == 255, c.lum, c.isDark, Color(hex: "zz") == nil, c.rgba == 0x33ff99ff)
        enum Op: UInt8, CaseIterable { case push = 1, add, mul = 0x10, halt = 0xff }
        struct VM { var stack: [Int32] = [], pc = 0; mutating func run(_ code: [UInt8]) -> Int32? { while pc < code.count { guard let op = Op(rawValue: code[pc]) else { return nil }; pc += 1; switch op { case .push: stack.append(Int32(bitPattern: UInt32(code[pc]) << 8 | UInt32(code[pc + 1]))); pc += 2; case .add: let b = stack.removeLast(); stack[stack.count - 1] &+= b; case .mul: let b = stack.removeLast(); stack[stack.count - 1] *= b; case .halt: return stack.last } }; return stack.last } }
        var vm = VM(); print(vm.run([1, 0, 5, 1, 1, 0, 1, 0, 2, 2, 0x10, 255]) as Any, Op.allCases.map(\.rawValue), vm.pc)
        struct Flags: OptionSet { let rawValue: UInt16; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1), hi = Flags(rawValue: 1 << 15); static let all: Flags = [.a, .b, .hi] }
        var f: Flags = [.a, .hi]; _ = f.insert(.b); _ = f.remove(.a); print(f.rawValue, f.contains(.hi), f == [.b, .hi], f.union(.all).rawValue.nonzeroBitCount, f.isSubset(of: .all), Flags(rawValue: ~f.rawValue & Flags.all.rawValue) == .a)
        func be<T: FixedWidthInteger>(_ v: T) -> [UInt8] { (0..<(T.bitWidth / 8)).reversed().map { UInt8(truncatingIfNeeded: v >> (T($0) * 8)) } }
        func fromBE<T: FixedWidthInteger>(_ b: some Sequence<UInt8>, as: T.Type = T.self) -> T { b.reduce(0) { $0 << 8 | T($1) } }
        print(be(UInt32(0xdeadbeef)), be(Int16(-2)), fromBE([1, 2], as: UInt16.self), fromBE([0, 0, 1, 0]) as Int)
        func zigzag(_ n: Int64) -> UInt64 { UInt64(bitPattern: n << 1 ^ n >> 63) }; func unzig(_ n: UInt64) -> Int64 { Int64(n >> 1) ^ -Int64(n & 1) }; print([0, -1, 1, -2].map { zigzag($0) }, unzig(3), unzig(zigzag(-77)))
        struct Rng { var s: UInt64; mutating func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s }; mutating func upTo(_ n: Int) -> Int { Int(next() % UInt64(n)) }; mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) } }
        var r = Rng(s: 42); print(r.next(), r.upTo(6), r.unit() < 1, (0..<3).map { _ in r.upTo(10) })
        func isqrt<T: BinaryInteger>(_ n: T) -> T { var x = n, y = (x + 1) / 2; while y < x { x = y; y = (x + n / x) / 2 }; return x }; print(isqrt(99), isqrt(UInt8(200)), isqrt(Int64(1) << 40))
        func toBase<T: BinaryInteger>(_ n: T, _ b: T) -> String { let d = Array("0123456789abcdef"); var n = n.magnitude, s = ""; let b = b.magnitude; repeat { s = String(d[Int(n % b)]) + s; n /= b } while n > 0; return s }; print(toBase(255, 16), toBase(-5, 2), toBase(UInt8(9), 3))
        let big = UInt64.max; print(big, Int64(truncatingIfNeeded: big), UInt8(clamping: big), Int(exactly: big) as Any, big.leadingZeroBitCount, Double(big) > 1e19, big > Int.max, UInt32.max &+ 2, Int8.min &- 1, Int16(-300) / 7 % 5, (-7) % 3, -7 / 2, UInt8(7) / 2 * 2 == 6)
        let (q, rem) = 17.quotientAndRemainder(dividingBy: 5); let (p, o) = UInt8(200).multipliedReportingOverflow(by: 2); print(q, rem, p, o, Int32.max.addingReportingOverflow(1).overflow, Int8(-128).magnitude, abs(Int16(-3)), (5 as UInt).distance(to: 3), stride(from: UInt8(250), through: 255, by: 2).map { $0 })
        var counts = [UInt8: UInt](); for b in "hello".utf8 { counts[b, default: 0] += 1 }; print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, counts.values.reduce(0, +) == 5, counts.max { ($0.value, $0.key) < ($1.value, $1.key) }!.key == 108)
        let mask: [UInt8] = (0..<8).map { UInt8(1) << $0 }; print(mask, mask.reduce(0, |), mask.map { $0 & 0b1010 != 0 }, UInt8("101", radix: 2)! | 0o10, 1_000 as UInt16, Int("ff", radix: 16)!, Int8("200") as Any)
        let sizes: [Int64] = [512, 2048, 5 << 20]; print(sizes.map { s -> String in s >= 1 << 20 ? "\(s >> 20)M" : s >= 1024 ? "\(s / 1024)K" : "\(s)B" })
        for i: UInt8 in 254...255 { print(i) }; for i in stride(from: Int8(3), to: -3, by: -2) { print(i) }
        func sumAll(_ xs: any BinaryInteger...) -> Int { xs.reduce(0) { $0 + Int($1) } }; print(sumAll(1, UInt8(2), Int64(3)))
        func avg<T: BinaryInteger>(_ x: T...) -> Double { Double(x.reduce(0, +)) / Double(x.count) }; print(avg(1, 2), avg(UInt8(100), 200 - 100))
        print([UInt8](repeating: 7, count: 2), Int(3.99), UInt8(3.2 * 10), Int(-2.5.rounded()), Int32(exactly: 2.5) as Any, Float(UInt16.max), 7.0.truncatingRemainder(dividingBy: 2) == 1)
        //> #33ff99 51 true 182 false true true
        //> Optional(1290) [1, 2, 16, 255] 12
        //> 32770 true true 3 true true
        //> [222, 173, 190, 239] [255, 254] 258 256
        //> [0, 1, 2, 3] -2 -77
        //> 45454805674 1 true [6, 2, 7]
        //> 9 14 1048576
        //> ff 101 100
        //> 18446744073709551615 -1 255 nil 0 true true 1 127 -2 -1 -3 true
        //> 3 2 144 true true 128 3 -2 [250, 252, 254]
        //> ["101:1", "104:1", "108:2", "111:1"] true true
        //> [1, 2, 4, 8, 16, 32, 64, 128] 255 [false, true, false, true, false, false, false, false] 13 1000 255 nil
        //> ["512B", "2K", "5M"]
        //> 254
        //> 255
        //> 3
        //> 1
        //> -1
        //> 6
        //> 1.5 100.0
        //> [7, 7] 3 32 -3 nil 65535.0 true
        """###
}
