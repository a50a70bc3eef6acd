import Testing

@Suite("Programs with equality, order and hashing")
struct EqualityProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # comparable enum in generics
        enum Lv: Comparable, CaseIterable { case lo, mid, hi }
        func top<T: Comparable>(_ a: [T]) -> T? { a.max() }
        print(top(Lv.allCases)!, Lv.lo < .hi, min(Lv.mid, .lo), Lv.allCases.sorted(by: >))
        //> hi true lo [Lv.hi, Lv.mid, Lv.lo]
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
        // # comparable of one's own
        struct V: Comparable { var a: Int, b: Int; static func < (l: V, r: V) -> Bool { (l.a, l.b) < (r.a, r.b) } }
        print([V(a: 2, b: 1), V(a: 1, b: 5), V(a: 1, b: 2)].sorted(), V(a: 1, b: 1) >= V(a: 0, b: 9), max(V(a: 1, b: 1), V(a: 2, b: 0)), [V(a: 1, b: 1)].min()!, V(a: 1, b: 1)...V(a: 2, b: 2))
        enum Lv: Comparable { case lo, mid(Int), hi }; print(Lv.lo < .hi, Lv.mid(2) < .mid(3), [Lv.hi, .lo].sorted())
        //> [V(a: 1, b: 2), V(a: 1, b: 5), V(a: 2, b: 1)] true V(a: 2, b: 0) V(a: 1, b: 1) V(a: 1, b: 1)...V(a: 2, b: 2)
        //> true true [Lv.lo, Lv.hi]
        // # struct equality
        struct A: Equatable { var x = 1; var y: [String] = []; var o: Int? }; print(A() == A(), A(x: 2) == A(), A(o: 1) != A(o: nil), [A()] == [A()], Optional(A()) == A(), ["a": A()] == ["a": A(x: 3)])
        class R { var a = A() }; let r = R(); r.a.y.append("q"); r.a.x += 1; let s = r.a; r.a.x = 50; print(s, r.a.x)
        //> true false true true true false
        //> A(x: 2, y: ["q"], o: nil) 50
        // # equal, hashed and ordered
        struct V: Equatable, Hashable, Comparable { var x: Int; var y: Int; static func < (a: V, b: V) -> Bool { (a.x, a.y) < (b.x, b.y) } }
        print(V(x: 1, y: 2) == V(x: 1, y: 2), V(x: 1, y: 2) < V(x: 1, y: 3), [V(x: 2, y: 0), V(x: 1, y: 9)].sorted(), Set([V(x: 1, y: 1), V(x: 1, y: 1)]).count)
        print(max(V(x: 1, y: 2), V(x: 0, y: 9)), V(x: 0, y: 0)...V(x: 1, y: 1) ~= V(x: 0, y: 5))
        //> true true [V(x: 1, y: 9), V(x: 2, y: 0)] 1
        //> V(x: 1, y: 2) true
        // # synthesised keys in dictionaries
        struct Key<T>: Hashable {}
        enum Mode: Hashable { case plain, sized(Int) }
        var counts: [Mode: Int] = [.plain: 1]
        counts[.sized(2), default: 0] += 5
        print(counts[.sized(2)]!, counts[.sized(3)] as Any, Key<Int>() == Key<Int>(), Set([Key<Int>(), Key<Int>()]).count)
        //> 5 nil true 1
        // # hashable keys
        struct K: Hashable { let a: Int; let b: String }
        var d: [K: Int] = [:]; d[K(a: 1, b: "x"), default: 0] += 5; d[K(a: 1, b: "x"), default: 0] += 1; print(d[K(a: 1, b: "x")]!, d.count)
        //> 6 1
        // # equatable and hashable by default
        struct P: Hashable { var x: Int; var y: Int }; enum K: Hashable { case a, b(Int) }; print(Set([P(x: 1, y: 2), P(x: 1, y: 2)]).count, [P(x: 1, y: 1): "v"][P(x: 1, y: 1)]!, K.b(1) == .b(1), K.a != .b(2), Set<K>([.a, .b(1), .a]).count, [P(x: 0, y: 0)].contains(P(x: 0, y: 0)), [P(x: 1, y: 2), P(x: 3, y: 4)].firstIndex(of: P(x: 3, y: 4))!)
        //> 1 v true true 2 true 1
        // # keys in sets and dictionaries
        struct Key: Hashable { var family: String; var level = 0 }; enum Mode: Hashable { case a, b(Int) }
        var d: [Key: Int] = [Key(family: "x"): 1]; d[Key(family: "x"), default: 0] += 1; d[.init(family: "x", level: 1)] = 5; print(d.count, d[Key(family: "x")]!, Set([Mode.a, .b(1), .b(1)]).count, Key(family: "q") == Key(family: "q"))
        //> 2 2 2 true
        // # a generic key without fields, and equality of one's own
        struct StyleKey<C>: Hashable {}; struct Other<C>: Hashable { var n = 0 }
        print(StyleKey<Int>() == StyleKey<Int>(), Set([StyleKey<Int>(), StyleKey<Int>()]).count, AnyHashable(StyleKey<Int>()) == AnyHashable(StyleKey<String>()), Other<Int>(n: 1) == Other<Int>(n: 1))
        struct Word: Hashable { var s: String; static func == (a: Word, b: Word) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
        print(Set([Word(s: "A"), Word(s: "a")]).count, [Word(s: "B"): 1][Word(s: "b")] as Any); class Ref: Hashable { let id: Int; init(_ i: Int) { id = i }; static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }; print([Ref(1), Ref(2), Ref(1)].reduce(into: Set<Ref>()) { $0.insert($1) }.count)
        //> true 1 false true
        //> 1 Optional(1)
        //> 2
        // # a field without equality
        struct N {}
        struct S: Equatable { var n = N() }
        //! 2:8: type 'S' does not conform to protocol 'Equatable': its 'n' is 'N', which does not conform to 'Equatable'; write 'N: Equatable' where it is declared
        // # a value that is not equal to itself
        struct Money: Equatable { let v: Double; static func == (a: Money, b: Money) -> Bool { print("asked"); return false } }
        struct Purse: Equatable { let money: Money }
        enum Pocket: Equatable { case holds(Money) }
        let x = Money(v: 1), p = Purse(money: x), q = Pocket.holds(x)
        print(x == x, [x] == [x], Optional(x) == x, [x].contains(x), [1: x] == [1: x], p == p, q == q)
        final class N: Hashable { static func == (a: N, b: N) -> Bool { false }; func hash(into h: inout Hasher) {} }
        let n = N()
        var s: Set<N> = [n]
        _ = s.insert(n)
        print(s.count, s.contains(n))
        //> asked
        //> asked
        //> asked
        //> asked
        //> asked
        //> asked
        //> asked
        //> false false false false false false false
        //> 2 false
        // # numbers of different types as AnyHashable
        print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(UInt8(1)) == AnyHashable(1), AnyHashable(2.5) == AnyHashable(Float(2.5)))
        var d: [AnyHashable: String] = [1: "i"]; d[1.0] = "d"; print(d.count, d[1]!)
        print(AnyHashable([1]) == AnyHashable([1.0]))
        print(AnyHashable(["a": 1]) == AnyHashable(["a": 1.0]))
        print(AnyHashable(Set([1])) == AnyHashable(Set([1.0])))
        print(AnyHashable(Optional(1)) == AnyHashable(Optional(1.0)))
        struct G<T: Hashable>: Hashable { var t: T }
        print(AnyHashable(G(t: 1)) == AnyHashable(G(t: 1.0)))
        enum E<T: Hashable>: Hashable { case a(T) }
        print(AnyHashable(E.a(1)) == AnyHashable(E.a(1.0)))
        print(AnyHashable(true) == AnyHashable(1), AnyHashable("1") == AnyHashable(1))
        print(AnyHashable(0.1) == AnyHashable(Float(0.1)), AnyHashable(-0.0) == AnyHashable(0))
        print(AnyHashable(1...2) == AnyHashable(1.0...2.0))
        let k: AnyHashable = 1.0
        print(k as? Int as Any, k as? Double as Any, k)
        var s: Set<AnyHashable> = [1, 1.0, UInt8(1), Float(1), 2, 2.5, Float(2.5)]
        print(s.count, s.contains(2.0), s.contains(UInt64(2)))
        print(AnyHashable(Double.nan) == AnyHashable(Double.nan))
        print(AnyHashable(9007199254740993) == AnyHashable(9007199254740992.0))
        print(AnyHashable(UInt64.max) == AnyHashable(-1), AnyHashable(UInt64.max) == AnyHashable(Int64(-1)))
        print(AnyHashable(1e300) == AnyHashable(1), AnyHashable(Int8(-1)) == AnyHashable(-1.0))
        //> true true true
        //> 1 d
        //> true
        //> true
        //> true
        //> true
        //> false
        //> false
        //> false false
        //> false true
        //> false
        //> nil Optional(1.0) 1.0
        //> 3 true true
        //> false
        //> false
        //> false false
        //> false true
        """###
}
