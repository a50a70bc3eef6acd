import Testing

@Suite("Programs of numbers, texts and collections")
struct CollectionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # reversed, enumerated and lazy collections are collections
        func count<D: RandomAccessCollection>(_ d: D) -> Int { d.count }
        print(count([1, 2].reversed()), count([1, 2].enumerated()), count((0..<3).reversed()), count([1, 2].indices.reversed()))
        let pairs = [5].enumerated()
        print(pairs.first!, pairs.count, pairs.isEmpty, pairs.last!)
        let odd = [1, 2, 3].lazy.filter { $0 % 2 == 1 }
        print("\(odd.count) odd", odd.last as Any, odd.isEmpty, [1, 2].lazy.map { $0 * 2 }.count, (0..<0).lazy.map { $0 }.last as Any)
        print(Range(0...3), ClosedRange(0..<3), Array(Range(1...3)))
        //> 2 2 3 2
        //> (offset: 0, element: 5) 1 false (offset: 0, element: 5)
        //> 2 odd Optional(3) false 2 nil
        //> 0..<4 0...2 [1, 2, 3]
        // # integer traps are checked
        print(Int.max &+ 1 == Int.min, 7 / 2, -7 / 2, -7 % 3, 7 % -3)
        print(Int.max.addingReportingOverflow(1).overflow, 5.isMultiple(of: 5))
        print(5 &- 7, 3 &* 4, 1 << 4, -16 >> 2, 6 & 3, 6 | 1, 6 ^ 2, ~5)
        var x = 5; x <<= 2; x |= 1; x &= 0xFF; x ^= 3; x >>= 1; print(x)
        //> true 3 -3 -1 1
        //> true true
        //> -2 12 16 -4 2 7 4 -6
        //> 11
        // # literals
        print(0xFF, 0b1010, 0o17, 1_000_000, 0x1p4, 1e3, 12.5e-2, -5, +3)
        //> 255 10 15 1000000 16.0 1000.0 0.125 -5 3
        // # bit operations
        print(0b1100 & 0b1010, 5.nonzeroBitCount, 8.trailingZeroBitCount, 1.leadingZeroBitCount, Int.bitWidth, (5).byteSwapped != 0)
        //> 8 2 3 63 64 true
        // # keys that are equal to nothing
        let odd: [Double: Int] = [.nan: 2, .nan: 1, 3: 3]; print(odd, odd.count)
        //> [3.0: 3, nan: 1, nan: 2] 3
        // # long ranges
        print((0...Int.max).last!, (0..<Int.max).first!, (1..<Int.max).count, (0..<Int.max).isEmpty, (5..<5).last as Any)
        //> 9223372036854775807 0 9223372036854775806 false nil
        // # stable sort
        struct S { var k: Int; var n: String }
        let xs = [S(k: 2, n: "a"), S(k: 1, n: "b"), S(k: 2, n: "c"), S(k: 1, n: "d")]
        print(xs.sorted { $0.k < $1.k }.map { $0.n }, xs.sorted { ($0.k, $0.n) > ($1.k, $1.n) }.map(\.n))
        print(["b", "A", "a", "B"].sorted(), [3, 1, 2].sorted(by: >), ["bb", "a", "ccc"].sorted { $0.count > $1.count }, [0.5, -1].sorted())
        var ys = [3, 1, 2]; ys.sort(); print(ys); ys.sort(by: >); print(ys)
        //> ["b", "d", "a", "c"] ["c", "a", "d", "b"]
        //> ["A", "B", "a", "b"] [3, 2, 1] ["ccc", "bb", "a"] [-1.0, 0.5]
        //> [1, 2, 3]
        //> [3, 2, 1]
        // # grouping
        let words = ["apple", "bob", "avocado", "cat", "bar"]
        let g = Dictionary(grouping: words, by: { $0.first! })
        print(g.keys.sorted(), g["a"]!, g["b"]!.count, g.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
        let counts = words.reduce(into: [Character: Int]()) { $0[$1.first!, default: 0] += 1 }
        print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ","))
        //> ["a", "b", "c"] ["apple", "avocado"] 2 ["a2", "b2", "c1"]
        //> a=2,b=2,c=1
        // # array subscripts
        var a = [10, 20, 30, 40]
        print(a[1...2], a[..<2], a[2...], a[1..<3].map { $0 + 1 }, a.indices, a.startIndex, a.endIndex, a.index(after: 1), a.index(before: 2), a.index(1, offsetBy: 2), a.distance(from: 0, to: 3))
        a[1...2] = [9]; print(a); a[0] += 5; print(a, a[a.count - 1])
        a.indices.forEach { a[$0] *= 2 }; print(a)
        //> [20, 30] [10, 20] [30, 40] [21, 31] 0..<4 0 4 2 1 3 3
        //> [10, 9, 40]
        //> [15, 9, 40] 40
        //> [30, 18, 80]
        // # array slices keep indices
        let a = [10, 20, 30, 40]
        let s = a[1...2]
        print(s.startIndex, s.endIndex, s[1], s[2], s.count, s, Array(s), s.first!, s.firstIndex(of: 30)!, s.indices)
        var t = a.dropFirst(2); t.append(5); t[2] = 1; print(t, t.startIndex, a)
        for (i, v) in s.enumerated() { print(i, v) }
        print(a.prefix(2).reduce(0, +), a.suffix(2).startIndex, type(of: s), s == [20, 30], s + [1])
        func total(_ s: ArraySlice<Int>) -> Int { s.isEmpty ? 0 : s[s.startIndex] + total(s.dropFirst()) }
        print(total(a[...]), total(ArraySlice(a)))
        //> 1 3 20 30 2 [20, 30] [20, 30] 20 2 1..<3
        //> [1, 40, 5] 2 [10, 20, 30, 40]
        //> 0 20
        //> 1 30
        //> 30 2 ArraySlice<Int> true [20, 30, 1]
        //> 100 100
        // # set algebra
        var s: Set = [1, 2, 3]; let t: Set<Int> = [3, 4]
        print(s.union(t).sorted(), s.intersection(t), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted(), s.isSubset(of: [1, 2, 3, 4]), s.isSuperset(of: [1]), s.isDisjoint(with: [9]), s.contains(2), s.count)
        print(s.insert(5).inserted, s.insert(5).inserted, s.insert(1), s.remove(2) as Any, s.remove(99) as Any, s.sorted())
        s.formUnion([7]); s.formIntersection([1, 7, 3]); s.subtract([3]); print(s.sorted(), s == [1, 7], Set("hello").count, Set([1, 1]).isEmpty, s.first != nil, s.isStrictSubset(of: [1, 7, 8]))
        s.removeAll(); print(s, Set<String>(), s.map { $0 })
        //> [1, 2, 3, 4] [3] [1, 2] [1, 2, 4] true true true true 3
        //> true false (inserted: false, memberAfterInsert: 1) Optional(2) nil [1, 3, 5]
        //> [1, 7] true 4 false true true
        //> [] [] []
        // # characters
        for c: Character in ["a", "Z", "5", " ", "é", "ß", "½", "!", "\n", "中"] { print(c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isPunctuation, c.isSymbol, c.isASCII, c.isNewline, c.wholeNumberValue as Any, c.asciiValue as Any) }
        let ch: Character = "x"; print(ch, ch == "x", ch < "y", String(ch) + "!", ch.uppercased(), ch.unicodeScalars.first!.value, Character(UnicodeScalar(65)), ch.hexDigitValue as Any, Character("f").hexDigitValue!, Character("+").isMathSymbol, Character("$").isCurrencySymbol)
        print(("a" as Character).asciiValue! + 1, Character(Unicode.Scalar(98)), "abc".unicodeScalars.map { $0.value }, "abc".utf8.count, Array("hé".utf8))
        //> true false false false false false true false nil Optional(97)
        //> true false false true false false true false nil Optional(90)
        //> false true false false false false true false Optional(5) Optional(53)
        //> false false true false false false true false nil Optional(32)
        //> true false false false false false false false nil nil
        //> true false false false false false false false nil nil
        //> false true false false false false false false nil nil
        //> false false false false true false true false nil Optional(33)
        //> false false true false false false true true nil Optional(10)
        //> true false false false false false false false nil nil
        //> x true true x! X 120 A nil 15 true true
        //> 98 b [97, 98, 99] 3 [104, 195, 169]
        // # strings
        let s = "Hello, World"
        print(s.count, s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("d"), s.isEmpty, s.first!, s.last!, s.reversed().map { String($0) }.joined(), String(s.reversed()), s.contains("World"), s.contains("z" as Character))
        print(s.split(separator: ","), s.split(separator: ", "), s.split(separator: "o", maxSplits: 1), "a,,b".split(separator: ",", omittingEmptySubsequences: false), s.prefix(5), s.suffix(3), s.dropFirst(7), s.dropLast(), s.firstIndex(of: "o")!  < s.endIndex)
        print(String(repeating: "ab", count: 3), "abc" + "def", "abc" < "abd", "a" == "a", s.map { $0 == "l" ? "L" : $0 }.count, s.filter { $0.isUppercase }, s.replacing("l", with: "1"), s.split { $0 == " " }, s.allSatisfy { $0 != "z" })
        //> 12 HELLO, WORLD hello, world true true false H d dlroW ,olleH dlroW ,olleH true false
        //> ["Hello", " World"] ["Hello", "World"] ["Hell", ", World"] ["a", "", "b"] Hello rld World Hello, Worl true
        //> ababab abcdef true true 12 HW He11o, Wor1d ["Hello,", "World"] true
        // # unicode
        print("é".count, "e\u{301}" == "\u{e9}", "👨‍👩‍👧‍👦".count, "🇩🇪🇫🇷".count, "日本語".reversed().map { $0 }, "ñ".unicodeScalars.count, "ß".uppercased(), "İ".lowercased().count, "\u{1F600}".utf8.count, "a\u{0}b".count, "x".utf16.count)
        //> 1 true 1 2 ["語", "本", "日"] 1 SS 1 4 3 1
        // # number text
        print(String(255, radix: 16), String(5, radix: 2), Int("ff", radix: 16)!, Int("-12")!, String(3.0), "\(1.50)", 42.description, String(describing: 1.5), Double("1e3")!, Int("+7")!, Int(" 7") as Any, Bool("true") as Any, Bool("yes") as Any)
        //> ff 101 255 -12 3.0 1.5 42 1.5 1000.0 7 nil Optional(true) nil
        // # key paths
        struct P { var name: String; var age: Int; var pos: (x: Int, y: Int); var tags: [String] }
        var ps = [P(name: "a", age: 3, pos: (1, 2), tags: ["q"]), P(name: "b", age: 1, pos: (3, 4), tags: [])]
        print(ps.map(\.name), ps.map(\.name.count), ps.map(\.pos.x), ps.filter { $0.tags.isEmpty }.map(\.age), ps[0][keyPath: \.age], ps.sorted { $0.age < $1.age }.map(\.name), ps.map(\.tags.first))
        let kp = \P.age; ps[0][keyPath: kp] += 10; print(ps[0].age, ps.compactMap(\.tags.first), [1, 2].map(\.self), ["a": 1].map(\.key))
        func by<T, V: Comparable>(_ xs: [T], _ k: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: k] < $1[keyPath: k] } }
        print(by(ps, \.name).map(\.age), [\P.name, \P.name].count)
        //> ["a", "b"] [1, 1] [1, 3] [1] 3 ["b", "a"] [Optional("q"), nil]
        //> 13 ["q"] [1, 2] ["a"]
        //> [13, 1] 2
        // # overriding accessors through the base class
        class A { var v: Int { get { 1 } set { print("A set", newValue) } }; subscript(i: Int) -> Int { get { i } set { print("A sub", i, newValue) } } }
        class B: A { override var v: Int { get { super.v + 10 } set { super.v = newValue; print("B set", newValue) } }; override subscript(i: Int) -> Int { get { super[i] * 2 } set { print("B sub", newValue) } } }
        let a: A = B()
        a.v += 1; a.v = 5; print(a.v, a[3], a[keyPath: \.v]); a[2] = 9; a[1] += 1
        func bump(_ n: inout Int) { n += 1 }
        bump(&a.v)
        //> A set 12
        //> B set 12
        //> A set 5
        //> B set 5
        //> 11 6 11
        //> B sub 9
        //> B sub 3
        //> A set 12
        //> B set 12
        // # super static
        class S { class func g() -> String { "S" }; class var t: String { "t" } }
        class T: S { override class func g() -> String { super.g() + "T" }; override class var t: String { super.t + "!" } }
        print(T.g(), S.g(), T.t)
        //> ST S t!
        // # chains keep their order
        class Q { var v = 0; var next: Q?; subscript(i: Int) -> Int { get { v } set { v = newValue } } }
        func obj(_ q: Q?) -> Q? { print("obj"); return q }
        func side(_ s: String) -> Int { print(s); return 1 }
        var n: Q? = nil; var q = Q()
        obj(nil)?.v = side("no"); obj(q)?.v = side("yes"); obj(q)?.next?.v = side("no")
        obj(q)?[side("index")] = side("value"); q.next?[side("never")] = side("never")
        var arr = [1, 2]; arr[side("i")] = side("v"); arr[side("i")] += side("w"); print(arr)
        struct W { var x: Int?; var q: [Int]? }
        var w: W? = W(); w?.x? += side("nil"); w?.q?[side("no")] = 2; w?.x = side("set"); w?.x? += side("plus"); print(w!)
        //> obj
        //> obj
        //> yes
        //> obj
        //> obj
        //> index
        //> value
        //> i
        //> v
        //> i
        //> w
        //> [1, 2]
        //> set
        //> plus
        //> W(x: Optional(2), q: nil)
        // # literal operands of one's own operators
        struct V { var x: Double; static func * (a: V, k: Double) -> V { V(x: a.x * k) }; static func * (k: Double, a: V) -> V { a * k }; static func + (a: V, n: Int) -> V { V(x: a.x + Double(n)) } }
        print(V(x: 2) * 3, 2 * V(x: 1.5), V(x: 1) + 4, V(x: 1) * 2.5 + 1)
        //> V(x: 6.0) V(x: 3.0) V(x: 5.0) V(x: 3.5)
        // # closures in arrays
        var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * 10 } }; print(fs.map { $0() })
        //> [0, 10, 20]
        // # guard in a function
        func f(_ z: Int?) -> Int { guard let zz = z else { return -1 }; return zz }
        print(f(1), f(nil))
        //> 1 -1
        // # enum order
        enum Lv: Comparable { case lo, mid(Int), hi }; print(Lv.lo < .hi, Lv.mid(2) < .mid(3), [Lv.hi, .lo, .mid(4), .mid(1)].sorted(), max(Lv.lo, .hi), Lv.hi >= .hi)
        //> true true [Lv.lo, Lv.mid(1), Lv.mid(4), Lv.hi] hi true
        // # tuple comparison
        print((1, "a") == (1, "a"), (1, 2) < (1, 3), (2, "b", 1.0) > (2, "a", 9.0), (1, 2) != (1, 2), ("a", 1) <= ("a", 1)); let p = (x: 1, y: 2); print(p == (1, 2))
        let xs = [(2, "b"), (1, "z"), (2, "a")]; print(xs.sorted { $0 < $1 }, xs.sorted(by: <).map(\.1), xs.min { $0 < $1 }!)
        //> true true true false true
        //> true
        //> [(1, "z"), (2, "a"), (2, "b")] ["z", "a", "b"] (1, "z")
        // # matrix literal
        struct Mat: ExpressibleByArrayLiteral { var rows: [[Int]]; init(arrayLiteral e: [Int]...) { rows = e } }
        let mt: Mat = [[1, 2], [3, 4]]
        print(mt.rows[1][0])
        //> 3
        // # collections
        let a = [3, 1, 2]
        print(a.sorted(by: >), a.max()!, a.enumerated().map { "\($0):\($1)" }, Dictionary(grouping: a) { $0 % 2 }.keys.sorted(), zip(a, "abc").map { "\($0)\($1)" }, a.reduce(into: [:]) { $0[$1] = $1 * 2 }.count, stride(from: 0, to: 6, by: 2).map { $0 })
        //> [3, 2, 1] 3 ["0:3", "1:1", "2:2"] [0, 1] ["3a", "1b", "2c"] 3 [0, 2, 4]
        // # two-dimensional arrays
        var grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
        grid[1][0] = 5
        grid[0].append(1)
        print(grid, grid.flatMap { $0 }.reduce(0, +), grid.map(\.count))
        //> [[0, 0, 1], [5, 0]] 6 [3, 2]
        // # dictionaries
        var d = ["a": 1, "b": 2]
        d["c"] = 3
        d["a"] = nil
        d["b"]! += 10
        d["z", default: 5] += 1
        print(d.count, d["b"] ?? 0, d["q"] == nil, d["q", default: 7], d.keys.sorted(), d.values.sorted(), d.isEmpty, d["z"]!)
        print(d.mapValues { $0 * 2 }.values.sorted(), d.filter { $0.value > 5 }.keys.sorted(), d.sorted { $0.key < $1.key }.map { $0.key }, d.min { $0.value < $1.value }!.key, d.contains { $0.key == "z" }, d.removeValue(forKey: "z") ?? 0, d.updateValue(1, forKey: "n") as Any)
        print(Dictionary(grouping: ["ant", "bee", "ape"], by: { $0.first! })["a"]!, Dictionary(uniqueKeysWithValues: [("x", 1)])["x"]!, Dictionary(uniqueKeysWithValues: zip(["k"], [1])), [String: Int]().count, ["a": 1].merging(["a": 2]) { $0 + $1 }, ["a": 1].map { "\($0.key)\($0.value)" }, ["q": 1].compactMapValues { $0 > 0 ? "p" : nil })
        for (k, v) in d.sorted(by: { $0.0 < $1.0 }) { print(k, v) }
        //> 3 12 true 7 ["b", "c", "z"] [3, 6, 12] false 6
        //> [6, 12, 24] ["b", "z"] ["b", "c", "z"] c true 6 nil
        //> ["ant", "ape"] 1 ["k": 1] 0 ["a": 3] ["a1"] ["q": "p"]
        //> b 12
        //> c 3
        //> n 1
        // # A dictionary takes in sequences of pairs
        var d = ["a": 1]; d.merge([("a", 5), ("b", 6)]) { $0 + $1 }; print(d.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
        print(d.merging([("b", 1)]) { _, n in n }["b"]!, d.merging(["c": 3]) { a, _ in a }.count, d.merging(zip(["x", "y"], 1...), uniquingKeysWith: +).count)
        d.merge(["a": 10]) { $1 - $0 }; print(d["a"]!); d.merge(zip("ab".map(String.init), [1, 2])) { a, b in a * b }; print(d["b"]!)
        let t: [(String, Int)] = []; d.merge(t, uniquingKeysWith: max); print(d.count)
        //> ["a6", "b6"]
        //> 1 3 4
        //> 4
        //> 12
        //> 2
        // # A dictionary keeps the key that it has
        struct K: Hashable { var id: Int; var n: String
          static func == (a: K, b: K) -> Bool { a.id == b.id }
          func hash(into h: inout Hasher) { h.combine(id) } }
        let a1 = K(id: 1, n: "a1"), a2 = K(id: 1, n: "a2")
        var d = [a1: 1]; d[a2] = 2; print(d.keys.first!.n, d)
        d = [a1: 1]; d[a2]! += 1; print(d.keys.first!.n)
        d = [a1: 1]; d[a2, default: 0] += 1; print(d.keys.first!.n)
        d = [a1: 1]; _ = (d[a2]? = 3); print(d.keys.first!.n)
        d = [a1: 1]; _ = d.updateValue(4, forKey: a2); print(d.keys.first!.n)
        d = [a1: 1]; d.merge([a2: 5]) { $0 + $1 }; print(d.keys.first!.n)
        print([a1: 1].merging([a2: 5]) { $0 + $1 }.keys.first!.n)
        print(Dictionary([(a1, 1), (a2, 2)], uniquingKeysWith: +).keys.first!.n)
        var s: Set = [a1]; print(s.insert(a2).memberAfterInsert.n, s.first!.n); _ = s.update(with: a2); print(s.first!.n)
        print(Set([a1]).union([a2]).first!.n)
        print(Set([a1, a2]).first!.n)
        d = [a1: 1]; d[a2, default: 7] = 9; print(d.keys.first!.n)
        d = [a1: 1]; d[a2] = nil; print(d.count)
        print(Dictionary(grouping: [a1, a2], by: { $0 }).keys.first!.n)
        var w = [a1, a2].reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(w.keys.first!.n)
        //> a1 [K(id: 1, n: "a1"): 2]
        //> a1
        //> a1
        //> a1
        //> a1
        //> a1
        //> a1
        //> a1
        //> a1 a1
        //> a2
        //> a1
        //> a1
        //> a1
        //> 0
        //> a1
        //> a1
        // # A list of values of several kinds that is not all that a variable begins with is one of Any
        func f<T>(_ x: T) -> String { "\(x)" }
        print([1, "a"].map { f($0) })
        print([1, 2.5, "x"].map { "\($0)" }.joined(separator: ","))
        func kind(_ x: Any) -> String { "\(x)" }
        print([1, "a"].map { kind($0) })
        for x in [1, "a"] { print(x) }
        [1, "b"].forEach { print($0) }
        func f() -> Int { [1, "a"].count }
        struct A { var n = 1 }; struct B { var m = 2 }
        for x in [A(), B()] { print(x) }
        print([A(), B()].count)
        let d = ["k": A(), "l": B()].count
        switch [1, "a"].count { default: break }
        print("\([1, "a"])", [1, "a"].reversed().map { "\($0)" })
        //> ["1", "a"]
        //> 1,2.5,x
        //> ["1", "a"]
        //> 1
        //> a
        //> 1
        //> b
        //> A(n: 1)
        //> B(m: 2)
        //> 2
        //> [1, "a"] ["a", "1"]
        // # slices of slices in generic code
        func parts<C: Collection>(_ c: C, _ n: Int) -> [C.SubSequence] {
          var rest = c[...]; var out: [C.SubSequence] = []
          while !rest.isEmpty { out.append(rest.prefix(n)); rest = rest.dropFirst(n) }
          return out
        }
        print(parts([1, 2, 3, 4, 5], 2), parts("hello", 2))
        func windows<C: Collection>(_ c: C, of n: Int) -> [[C.Element]] {
          var out: [[C.Element]] = []; var rest = c[c.startIndex...]
          while rest.count >= n { out.append(Array(rest.prefix(n))); let i = rest.index(after: rest.startIndex); rest = rest[i...] }
          return out
        }
        print(windows([1, 2, 3, 4], of: 2), windows("abcd", of: 3))
        extension Collection where Element: Equatable {
          func groups() -> [SubSequence] {
            var out: [SubSequence] = []; var rest = self[startIndex..<endIndex]
            while let f = rest.first { let head = rest.prefix { $0 == f }; out.append(head); rest = rest[head.endIndex...] }
            return out
          }
          func trimmed(_ e: Element) -> SubSequence {
            var s = drop { $0 == e }
            while let i = s.indices.reversed().first(where: { _ in true }), s[i] == e { s = s[..<i] }
            return s
          }
        }
        print([1, 1, 2, 3, 3].groups(), "aabbb".groups(), Array([0, 0, 1, 0].trimmed(0)))
        func mergeSorted<A: Collection>(_ a: A) -> [A.Element] where A.Element: Comparable {
          func go(_ s: A.SubSequence) -> [A.Element] {
            if s.count < 2 { return Array(s) }
            let m = s.index(s.startIndex, offsetBy: s.count / 2)
            var l = go(s[..<m])[...], r = go(s[m...])[...]
            var out: [A.Element] = []
            while let x = l.first, let y = r.first { if x <= y { out.append(x); l = l.dropFirst() } else { out.append(y); r = r.dropFirst() } }
            return out + l + r
          }
          return go(a[...])
        }
        print(mergeSorted([3, 1, 2]), mergeSorted("hello"))
        func binary<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
          var s = c[...]
          while !s.isEmpty {
            let m = s.index(s.startIndex, offsetBy: s.count / 2)
            if s[m] == x { return m }
            s = s[m] < x ? s[s.index(after: m)...] : s[..<m]
          }
          return nil
        }
        print(binary([1, 3, 5, 7], 5) as Any, binary([1, 3], 4) as Any)
        func halves<C: Collection>(_ c: C) -> (C.SubSequence, C.SubSequence) { let s = c.dropFirst(0); let k = s.count / 2; return (s.prefix(k), s.suffix(s.count - k)) }
        print(halves([1, 2, 3]))
        struct Cursor<Base: Collection> where Base.Element: Equatable {
          var rest: Base.SubSequence
          init(_ b: Base) { rest = b[...] }
          mutating func take(while f: (Base.Element) -> Bool) -> Base.SubSequence { let p = rest.prefix(while: f); rest = rest[p.endIndex...]; return p }
          mutating func eat(_ e: Base.Element) -> Bool { guard rest.first == e else { return false }; rest = rest.dropFirst(); return true }
          mutating func next() -> Base.Element? { rest.popFirst() }
        }
        var cu = Cursor("12+34"); print(cu.take { $0.isNumber }, cu.eat("+"), cu.next() as Any, cu.rest)
        func seg<S: Collection>(_ s: S, by e: S.Element) -> [S.SubSequence] where S.Element: Equatable {
          var out: [S.SubSequence] = []; var rest = s[...]
          while let i = rest.firstIndex(of: e) { out.append(rest[..<i]); rest = rest[rest.index(after: i)...] }
          out.append(rest); return out
        }
        print(seg([1, 0, 2, 3, 0], by: 0), seg("a,b,,c", by: ","))
        func lines<S: StringProtocol>(_ s: S) -> [S.SubSequence] { s.split(separator: "\n") }
        print(lines("a\nb"), lines("a\nb".dropFirst()))
        func slicesOfSlices<C: BidirectionalCollection>(_ c: C) -> C.SubSequence.SubSequence { var s = c.dropLast(); s.removeLast(); return s[...].dropFirst() }
        print(slicesOfSlices([1, 2, 3, 4, 5]))
        func take<C: Collection>(_ c: inout C, _ n: Int) -> [C.Element] where C.SubSequence == C {
          var out: [C.Element] = []
          for _ in 0..<n { if let x = c.popFirst() { out.append(x) } }
          if !c.isEmpty { c.removeFirst() }
          return out
        }
        var sl = [1, 2, 3, 4][...]; print(take(&sl, 2), sl); var su = "abc"[...]; print(take(&su, 1), su)
        extension BidirectionalCollection where SubSequence == Self {
          mutating func ends() -> (Element, Element)? { guard count > 1 else { return nil }; return (removeFirst(), removeLast()) }
          mutating func cut(_ n: Int) { removeFirst(n); removeLast(n) }
        }
        print(sl.ends() as Any, sl, su.ends() as Any, su); sl = [1, 2, 3, 4][1...]; sl.cut(1); print(sl, sl.startIndex)
        func palindrome<C: BidirectionalCollection>(_ c: C) -> Bool where C.Element: Equatable {
          var s = c[...]
          while s.count > 1 { if s.popFirst() != s.popLast() { return false } }
          return true
        }
        print(palindrome("abcba"), palindrome([1, 2]), palindrome((1...3).map { _ in 0 }))
        //> [ArraySlice([1, 2]), ArraySlice([3, 4]), ArraySlice([5])] ["he", "ll", "o"]
        //> [[1, 2], [2, 3], [3, 4]] [["a", "b", "c"], ["b", "c", "d"]]
        //> [ArraySlice([1, 1]), ArraySlice([2]), ArraySlice([3, 3])] ["aa", "bbb"] [1]
        //> [1, 2, 3] ["e", "h", "l", "l", "o"]
        //> Optional(2) nil
        //> (ArraySlice([1]), ArraySlice([2, 3]))
        //> 12 true Optional("3") 4
        //> [ArraySlice([1]), ArraySlice([2, 3]), ArraySlice([])] ["a", "b", "", "c"]
        //> ["a", "b"] ["b"]
        //> [2, 3]
        //> [1, 2] [4]
        //> ["a"] c
        //> nil [4] nil c
        //> [3] 2
        //> true false true
        // # what any collection is split into
        func fields<C: Collection>(_ c: C, _ e: C.Element) -> [C.SubSequence] where C.Element: Equatable { c.split(separator: e) }
        func words<C: Collection>(_ c: C, _ f: (C.Element) -> Bool) -> [C.SubSequence] { c.split(whereSeparator: f) }
        print(fields([1, 0, 2, 3, 0, 0], 0), fields("a,,b", ","), fields(1..<6, 3).map(Array.init))
        print(words([1, 2, 3, 4], { $0 % 2 == 0 }), words("a b  c") { $0 == " " })
        print([1, 0, 2, 0].split(separator: 0, maxSplits: 1), [0, 1].split(separator: 0, omittingEmptySubsequences: false), [1, 0, 2, 0, 3].split(separator: 0).map(\.startIndex))
        print([3, 0, 4, 0, 5][1...].split(separator: 0), (1...6).split { $0 % 3 == 0 }.map { Array($0) }, "a-b-c".split(separator: "-", maxSplits: 1), [Int]().split(separator: 0, omittingEmptySubsequences: false).count)
        let s: [Substring] = "x y".split(separator: " "); let a: [ArraySlice<Int>] = [1, 2].split { $0 == 1 }; print(s, a)
        print([0, 1, 0, 0, 2, 0].split(separator: 0, maxSplits: 1), [0, 1, 0, 0, 2, 0].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false), "  a b".split(separator: " ", maxSplits: 1))
        print(AnySequence([1, 0, 2]).split(separator: 0), [1, 0, 2].lazy.split(separator: 0).count)
        func first<S: StringProtocol>(_ s: S) -> S.SubSequence { s.prefix(1) }
        func tail<S: StringProtocol>(_ s: S) -> String { String(s[s.index(after: s.startIndex)...]).uppercased() + String(s.dropFirst().prefix { $0 != "c" }) }
        print(first("abc"), first("abc".dropFirst()), tail("abcd"))
        extension StringProtocol { var head: SubSequence { prefix { $0.isLetter } }; func parts() -> [String] { split { $0 == "," }.map { String($0) } }
         var capped: String { prefix(1).uppercased() + dropFirst() } }
        print("ab1".head, "ab1"[...].head, "a,b".parts(), "hello".capped, "x"[...].capped)
        //> [ArraySlice([1]), ArraySlice([2, 3])] ["a", "b"] [[1, 2], [4, 5]]
        //> [ArraySlice([1]), ArraySlice([3])] ["a", "b", "c"]
        //> [ArraySlice([1]), ArraySlice([2, 0])] [ArraySlice([]), ArraySlice([1])] [0, 2, 4]
        //> [ArraySlice([4]), ArraySlice([5])] [[1, 2], [4, 5]] ["a", "b-c"] 1
        //> ["x", "y"] [ArraySlice([2])]
        //> [ArraySlice([1]), ArraySlice([0, 2, 0])] [ArraySlice([]), ArraySlice([1, 0, 0, 2, 0])] ["a", "b"]
        //> [ArraySlice([1]), ArraySlice([2])] 2
        //> a b BCDb
        //> ab ab ["a", "b"] Hello X
        // # elements taken out of sets and dictionaries
        var s: Set = [1]; print(s.popFirst() as Any, s.popFirst() as Any, s); s = [5]; print(s.removeFirst(), s.count)
        var d = ["a": 1]; if let (k, v) = d.popFirst() { print(k, v) }; print(d.popFirst() == nil, d)
        var todo: Set = [3, 1, 2]; var seen: [Int] = []; while let x = todo.popFirst() { seen.append(x) }; print(seen.sorted())
        //> Optional(1) nil []
        //> 5 0
        //> a 1
        //> true [:]
        //> [1, 2, 3]
        // # types of the keys and values of a dictionary
        let d = [1: "a", 2: "b"]
        func keys(_ k: Dictionary<Int, String>.Keys) -> Int { k.count }
        let v: Dictionary<Int, String>.Values = d.values
        print(keys(d.keys), v.sorted(), d.keys.contains(1))
        extension Dictionary where Key == Int { func both() -> (Keys, Values) { (keys, values) } }
        print(d.both().0.max()!)
        struct S { var values: [String: Int].Values; let keys: [String: Int].Keys }
        let s = S(values: ["a": 1].values, keys: ["a": 1].keys)
        print(s.values.first!, s.keys.first!)
        func h<K, V>(_ d: [K: V]) -> Dictionary<K, V>.Keys.Element where K: Comparable { d.keys.min()! }
        print(h(d))
        //> 2 ["a", "b"] true
        //> 2
        //> 1 a
        //> 1
        // # the keys and the values of a dictionary
        let one = ["a": 1]
        print(one.keys, one.values, [one.keys], type(of: one.keys))
        print(one.keys.first!, one.keys.contains("b"), one.keys == ["a": 2].keys, one.keys.firstIndex(of: "a") == one.startIndex)
        let keys: Dictionary<String, Int>.Keys = one.keys
        let values: [String: Int].Values = one.values
        print(keys[keys.startIndex], values.reduce(0, +), Array(keys) + ["b"], keys.sorted(by: >))
        func longest<C: Collection>(_ c: C) -> String where C.Element == String { c.max { $0.count < $1.count } ?? "" }
        print(longest(keys), keys.prefix(1).count, keys.indices.map { keys[$0] })
        //> ["a"] [1] [Dictionary.Keys(["a"])] Keys
        //> a false true true
        //> a 1 ["a", "b"] ["a"]
        //> a 1 ["a"]
        // # the places of a dictionary by their type
        let one = ["a": 1]
        let place: Dictionary<String, Int>.Index = one.startIndex
        let found: [String: Int].Index? = one.index(forKey: "a")
        print(one[place].key, found == place)
        //> a true
        // # parts of a sequence are made when they are asked for
        struct Count: Sequence, IteratorProtocol {
            var n = 0
            mutating func next() -> Int? {
                n += 1
                print("made", n)
                return n
            }
        }
        for n in Count().dropFirst(2).prefix(2) { print(n) }
        let late = Count().drop { $0 < 2 }
        print("dropped")
        for n in late.prefix(2) { print(n) }
        //> made 1
        //> made 2
        //> made 3
        //> 3
        //> made 4
        //> 4
        //> made 1
        //> made 2
        //> dropped
        //> made 3
        //> 2
        //> made 4
        //> 3
        // # parts of a sequence without end
        let powers = sequence(first: 1) { $0 * 2 }
        print(Array(powers.prefix(5)), powers.dropFirst(3).prefix(2).map { $0 + 1 }, powers.prefix(3).contains(4))
        let odd = stride(from: 1, to: 10, by: 2)
        print(Array(odd.drop { $0 < 4 }), odd.prefix(2).reversed())
        //> [1, 2, 4, 8, 16] [9, 17] true
        //> [5, 7, 9] [3, 1]
        // # adding to a text and to an array many times
        var text = ""
        for _ in 0..<20_000 { text += "x" }
        var list: [Int] = []
        for n in 0..<20_000 { list += [n] }
        print(text.count, list.count)
        //> 20000 20000
        // # adding to a text and to an array what they are made of
        var text = "ab"
        text += text
        var lists = ["a": [1]]
        lists["a", default: []] += [2]
        lists["b", default: []] += 3...4
        var names: [String?] = ["a"]
        names += [nil]
        print(text, lists["a"]!, lists["b"]!, names)
        //> abab [1, 2] [3, 4] [Optional("a"), nil]

        // # looking for keys many times
        var ages: [Int: Int] = [:]
        var seen = 0
        for n in 0..<5_000 {
            if ages.keys.contains(n / 2) { seen += 1 }
            ages[n] = n
        }
        print(seen, ages.keys.count)
        //> 4999 5000
        """###
}
