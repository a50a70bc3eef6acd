import Testing

@Suite("Programs with casts and tests of types")
struct CastProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        // # dynamic casts with Self
        protocol Same { func isSame(as other: Any) -> Bool }
        extension Same where Self: Equatable { func isSame(as other: Any) -> Bool { (other as? Self) == self } }
        struct P: Same, Equatable { let x: Int }
        func equal(_ a: Any, _ b: Any) -> Bool { func open<T: Equatable>(_ t: T) -> Bool { t == b as? T }; guard let e = a as? any Equatable else { return false }; return open(e) }
        print(P(x: 1).isSame(as: P(x: 1)), P(x: 1).isSame(as: 1), equal(1, 1), equal("a", 1))
        //> true false true false
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
        // # which type it is
        print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), ObjectIdentifier(Int.self) == ObjectIdentifier(String.self))
        //> true false
        // # an argument of a type that only the value knows
        protocol Q { associatedtype T; func m(_ t: T) }
        struct S: Q { func m(_ t: Int) {} }
        func f(_ q: any Q) { q.m(1) }
        //! 3:24: member 'm' cannot be used on value of type 'any Q'; consider using a generic constraint instead
        // # an argument of a type that is told
        protocol Q<T> { associatedtype T; func m(_ t: T) }
        struct S: Q { func m(_ t: Int) { print(t) } }
        func f(_ q: any Q<Int>) { q.m(1) }
        f(S())
        //> 1
        // # casts and tests
        let all: [Any] = [1, "a", 2.5, [1, 2], true]
        for x in all { switch x { case let i as Int: print("Int", i); case is String: print("String"); case let xs as [Int]: print(xs.count); default: print(type(of: x)) } }
        print(all[0] as? Int ?? 0, all[1] as? Int as Any, all.compactMap { $0 as? Double }, (all[3] as! [Int]).first!)
        //> Int 1
        //> String
        //> Double
        //> 2
        //> Bool
        //> 1 nil [2.5] 1
        // # An optional of optionals is looked through by casts
        let o: Int?? = .some(nil); print((o as Any) is Int?, (o as Any) is Int??)
        let oo: Int? = nil; print((oo as Any) is Int?, (oo as Any) is String?)
        //> true true
        //> true true
        // # Types are asked which type they are
        protocol P {}
        struct A: P {}; class K {}; class L: K {}
        func name<T>(_ t: T.Type) -> String { switch t { case is Int.Type: "int"; case is String.Type: "string"; case is [Int].Type: "ints"; case is K.Type: "K"; case is any P.Type: "P"; default: "other" } }
        print(name(Int.self), name(String.self), name(Bool.self), name([Int].self), name([String].self), name(L.self), name(K.self), name(A.self), name(Int?.self))
        let a: Any = Int.self; print(a is String.Type, a is Int.Type, a is Any.Type, a is any P.Type)
        let m: Any.Type = L.self
        print(m is K.Type, m is L.Type, m as? K.Type as Any, (m as? A.Type) == nil)
        if let k = m as? K.Type { print(k) }
        func dec<T>(_ t: T.Type) -> T? { if T.self is Int.Type { return 1 as? T }; if T.self is String.Type { return "s" as? T }; return nil }
        print(dec(Int.self)!, dec(String.self)!, dec(Bool.self) as Any)
        print(1 as Any is AnyHashable, "s" as Any is AnyHashable, A() as Any is AnyHashable, [1] as Any is AnyHashable)
        func half<T: BinaryFloatingPoint>(_ x: T) -> T { x / 2 }
        print(half(1))
        //> int string other ints other K K P other
        //> false true true false
        //> true true Optional(L) true
        //> L
        //> 1 s nil
        //> true true false true
        //> 0.5
        // # What is hashable, and collections of optional values, cast to AnyHashable and to collections of Any
        let a: Any = 1, b: Any = "s", c: Any = [1], d: Any = 2.5
        print(a is AnyHashable, b is AnyHashable, c is AnyHashable, d is AnyHashable)
        print((a as? AnyHashable) == AnyHashable(1))
        struct N {}; struct H: Hashable { var x = 1 }
        let n: Any = N(), h: Any = H()
        print(n is AnyHashable, h is AnyHashable)
        let m: [Any] = [1, "a", N(), H()]
        print(m.compactMap { $0 as? AnyHashable }.count)
        print([nil, 1] as [Int?] as Any is [Any], ["a": 1] as Any is [String: Any], ["a": nil] as [String: Int?] as Any is [String: Any])
        let pairs: [AnyHashable: Any] = ["a": 1, 2: "b"]
        for (k, v) in pairs.sorted(by: { "\($0.key)" < "\($1.key)" }) { if let s = k as? String { print("text", s, v) } else if let i = k as? Int { print("number", i, v) } }
        //> true true true true
        //> true
        //> false true
        //> 3
        //> true true true
        //> number 2 b
        //> text a 1
        // # A cast to an optional type keeps the value in it
        func f<T>(_ a: Any?, _ d: T) -> T { a as? T ?? d }
        let r = f("x", nil as String?)
        print(r as Any, type(of: r))
        func g<T>(_ a: Any, _ d: T) -> T { a as? T ?? d }
        let r2 = g("x", nil as String?)
        print(r2 as Any)
        func h<T>(_ a: Any, _ t: T.Type) -> String { if let t = a as? T { return "\(t)" }; return "no" }
        print(h("x", String?.self), h(1, String?.self), h(nil as String? as Any, String?.self))
        let a: Any? = "x"
        print(a as? String? as Any)
        let b: Any = "x"
        print(b as? String? as Any, b as! String? as Any)
        let d: [String: Any] = ["k": "v", "n": nil as String? as Any]
        func get<T>(_ k: String, _ def: T) -> T { d[k] as? T ?? def }
        print(get("k", nil as String?) as Any, get("k", "z"), get("n", "def" as String?) as Any, get("q", "def" as String?) as Any)
        print(d["k"] as! String? as Any)
        struct Key<T> { let name: String, def: T }
        final class Defaults { private var d: [String: Any] = [:]; subscript<T>(k: Key<T>) -> T { get { d[k.name] as? T ?? k.def } set { d[k.name] = newValue } } }
        let df = Defaults(); let user = Key<String?>(name: "user", def: nil)
        df[user] = "ann"; print(df[user] ?? "-")
        df[user] = nil; print(df[user] ?? "-")
        print([1, 2] as Any as? [Int?] as Any)
        //> Optional("x") Optional<String>
        //> Optional("x")
        //> Optional("x") no nil
        //> Optional(Optional("x"))
        //> Optional(Optional("x")) Optional("x")
        //> Optional("v") v nil nil
        //> Optional("v")
        //> ann
        //> -
        //> Optional([Optional(1), Optional(2)])
        // # A cast of a collection or a tuple casts its parts.
        let q = ([1, 2] as [Int?]) as? [Int]; print(q!.map { $0 + 1 }); let a: [Any?] = [1, 2]; print((a as! [Int])[0] + 1)
        let x: Any = [1, 2] as [Int?]; if let y = x as? [Int] { print(y[0] + y[1]) }; print((x as? [Int] ?? []).reduce(0, +)); switch x { case let z as [Int]: print(z.max()!); default: print("d") }
        let d: [String: Int?] = ["a": 1]; print((d as? [String: Int])!["a"]! + 1, (["b": nil] as [String: Int?]) as? [String: Int] as Any)
        let n: [[Int?]] = [[1], [2, 3]]; print((n as? [[Int]])!.flatMap { $0 }.reduce(0, +), ([nil] as [Int?]) as? [Int] as Any)
        func c<T, U>(_ t: T, _ u: U.Type) -> U? { t as? U }; print(c([1, nil] as [Int?], [Int].self) as Any, c([1] as [Int?], [Int].self)![0] + 1, c([1, 2], [Int?].self) as Any, c([1], [Any].self) as Any)
        let t: Any = (Optional(1), "s"); print((t as? (Int, String)).map { $0.0 + 1 } as Any, (() as Any) is Void, (1 as Any) is Void, (() as Any) as? Void as Any)
        let any: [Any] = [Optional(1) as Any, 2]; print((any as? [Int]).map { $0.map { $0 + 1 } } as Any, any as? [Int?] as Any, any as? [String] as Any)
        protocol P { var v: Int { get } }; extension Int: P { var v: Int { self } }; extension Array: P where Element: P { var v: Int { map(\.v).reduce(0, +) } }
        print((any as? [any P])?.map(\.v) as Any, ([[1, 2], [3]] as [Any] as? [any P])?.map(\.v) as Any, (["k": 1] as [String: Any] as? [String: any P])!["k"]!.v)
        class A { let n = 1 }; class B: A { let m = 2 }; let bs: [A] = [B(), B()]; print((bs as? [B])?.map(\.m) as Any, ([B()] as [A?] as? [B])?.first?.m as Any, ([A()] as [A]) as? [B] as Any)
        let h: [AnyHashable: Any] = ["a": 1, "b": 2]; print((h as? [String: Int])!.values.sorted(), h as? [Int: Int] as Any, (["x": 1] as [String: Any] as? [AnyHashable: Int])!.count)
        let nested: Any = ["list": [["id": 1], ["id": 2]]]; if let o = nested as? [String: Any], let l = o["list"] as? [[String: Int]] { print(l.compactMap { $0["id"] }) }
        print([1, "a", nil] as [Any?] as? [Any] as Any, ([1, nil] as [Any?]).compactMap { $0 as? Int }, ([Int?]() as? [Int]) as Any)
        //> [2, 3]
        //> 2
        //> 3
        //> 3
        //> 2
        //> 2 nil
        //> 6 nil
        //> nil 2 Optional([Optional(1), Optional(2)]) Optional([1])
        //> Optional(2) true false Optional(())
        //> Optional([2, 3]) Optional([Optional(1), Optional(2)]) nil
        //> Optional([1, 2]) Optional([3, 3]) 1
        //> Optional([2, 2]) Optional(2) nil
        //> [1, 2] nil 1
        //> [1, 2]
        //> Optional([Optional(1), Optional("a"), nil]) [1] Optional([])
        // # casts of optionals to optionals, and to Any
        let d: [String: Any?] = ["a": 1, "b": nil, "c": Optional("x") as Any]
        for k in ["a", "b", "c", "z"] {
            print(k, d[k] as? Int as Any, d[k] as? Int? as Any, d[k] as? String as Any, d[k] as? String? as Any)
            if case let v as Int? = d[k] { print("int?", v as Any) } else { print("no") }
            switch d[k] { case let n as Int: print("n", n); case is String?: print("s?"); case nil: print("nil"); default: print("other") }
        }
        func f<T>(_ x: Any?, _ t: T.Type) -> String { if let v = x as? T { return "yes \(v)" }; return "no" }
        print(f(nil, Int?.self), f(3, Int?.self), f("a", Int?.self), f(3, Int.self), f(Optional(4), Any?.self), f(nil, Any.self))
        let oo: Int?? = 3
        print(oo as? Int as Any, oo as? Int? as Any, oo as? Int?? as Any, (oo as Any) as? Int as Any, oo is Int, oo is Int?, oo is String?)
        let arr: [Int?] = [1, nil]
        print(arr.map { $0 as? Int? as Any }, arr.compactMap { $0 as? Int }, arr as? [Int] as Any, arr as? [Any?] as Any)
        let n: Any? = nil
        print(n is Int?, n is Int, n as? String? as Any, (n as Any) is Int?)
        print((n as! Int?) as Any, (oo as! Int?) as Any)
        //> a Optional(1) Optional(Optional(1)) nil nil
        //> int? Optional(1)
        //> n 1
        //> b nil Optional(nil) nil Optional(nil)
        //> int? nil
        //> s?
        //> c nil nil Optional("x") Optional(Optional("x"))
        //> no
        //> s?
        //> z nil nil nil nil
        //> no
        //> nil
        //> yes nil yes Optional(3) no yes 3 yes Optional(4) yes nil
        //> Optional(3) Optional(Optional(3)) Optional(Optional(Optional(3))) Optional(3) true true false
        //> [Optional(Optional(1)), Optional(nil)] [1] nil Optional([Optional(1), nil])
        //> true false Optional(nil) true
        //> nil Optional(3)
        // # a cast of an optional to Any leaves it an optional
        func f<T>(_ x: Any?, _ t: T.Type) -> String { if let v = x as? T { return "yes \(v)" }; return "no" }
        print(f(nil, Any.self), f(3, Any.self), f(Optional(3) as Any, Any.self), f(Optional(3), Any.self))
        let x: Int? = nil
        let y: Int? = 3
        print(x as? Any as Any, y as? Any as Any)
        if let z = x as? Any { print("z", z) } else { print("none") }
        func g<U, T>(_ x: U, _ t: T.Type) -> String { if let v = x as? T { return "yes \(v)" }; return "no" }
        print(g(x, Any.self), g(y, Any.self), g(x, Int.self), g(y, Int.self), g(x, String?.self), g(y, String?.self), g(y, Any?.self))
        print(x is Any, (x as Any) is Any)
        let a: [Any?] = [1, nil]
        print(a as? [Any] as Any)
        //> yes nil yes Optional(3) yes Optional(Optional(3)) yes Optional(3)
        //> Optional(nil) Optional(Optional(3))
        //> z nil
        //> yes nil yes Optional(3) no yes 3 yes nil no yes Optional(3)
        //> true true
        //> Optional([Optional(1), nil])
        // # casts of sets, and the type of a metatype
        let x: Any = Set([1, 2])
        print((x as? Set<AnyHashable>)?.count as Any, (x as? Set<Int>)?.sorted() as Any, x as? Set<String> as Any, x is Set<Double>)
        let e: Any = Set<Int>()
        print((e as? Set<String>)?.count as Any)
        let m: Any = ["a": Set(["x"])]
        print((m as? [String: Set<AnyHashable>])?["a"]?.contains("x") as Any)
        func f<T>(_ v: Any, _ t: T.Type) -> T? { v as? T }
        print(f(x, Set<Int>.self)?.count as Any, f(x, Set<Int?>.self)?.contains(1) as Any, f(x, [Int].self) as Any)
        switch x { case let s as Set<String>: print("s", s); case let s as Set<AnyHashable>: print("h", s.count); default: print("no") }
        let v: [Any] = ["s", Int.self, [1], (1, "a")]
        for y in v { print(type(of: y)) }
        //> Optional(2) Optional([1, 2]) nil false
        //> Optional(0)
        //> Optional(true)
        //> Optional(2) Optional(true) nil
        //> h 2
        //> String
        //> Int.Type
        //> Array<Int>
        //> (Int, String)
        """###
}
