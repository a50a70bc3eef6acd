import Testing

@Suite("Programs with optionals")
struct OptionalProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # the default tells what a case stands for, and a fraction what a number is
        let sizes: [String: Double] = ["a": 1.5]
        print(.some(3) ?? 2, Optional(1) ?? 2.5, sizes["b"] ?? 2)
        //> 3 1.0 2.0
        // # optional chaining
        struct Addr { var street: String?; var nums: [Int] }
        struct Person { var addr: Addr?; var tags: [String: String]? }
        var p = Person(addr: nil, tags: nil)
        print(p.addr?.street?.count as Any, p.addr?.nums.first as Any)
        p.addr?.street = "no"
        print(p)
        p.addr = Addr(street: "Main", nums: [3, 4])
        print(p.addr?.street?.uppercased() ?? "-", p.addr!.nums[1], p.addr?.nums.first ?? 0)
        p.tags?["a"] = "b"; print(p.tags as Any)
        p.tags = [:]; p.tags?["a"] = "b"; print(p.tags?["a"] as Any, p.tags?["z"] as Any)
        if let s = p.addr?.street, s.count > 2, let n = p.addr?.nums.last { print(s, n) }
        //> nil nil
        //> Person(addr: nil, tags: nil)
        //> MAIN 4 3
        //> nil
        //> Optional("b") nil
        //> Main 4
        // # assignment through nil chain evaluates nothing
        class Q { var v = 0 }
        var q: Q? = nil
        func side() -> Int { print("side"); return 1 }
        q?.v = side()
        q?.v += side()
        q = Q(); q?.v = side(); print(q!.v)
        let r: ()? = q?.v = 3; print(r as Any)
        //> side
        //> 1
        //> Optional(())
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
        // # optional chaining and map
        struct N { var next: [N] = []; var v: Int? }
        let n = N(next: [N(v: 3)], v: nil)
        print(n.next.first?.v?.description ?? "none", n.v.map { $0 + 1 } as Any, n.next[0].v.flatMap { $0 > 2 ? "big" : nil } ?? "x")
        //> 3 nil big
        // # optionals of optionals, and wrappers of optionals without a value
        func told(_ x: Int??) -> String {
            switch x {
            case nil: "nil"
            case .some(nil): "some nil"
            case let value??: "\(value)"
            }
        }
        let none: Int? = nil, one: Int? = 1
        print(told(none), told(one), told(nil), told(2))
        var fields: [String: String?] = [:]
        let missing: String? = nil
        fields["a"] = missing
        fields["b"] = "b"
        fields["c"] = "c"
        fields["c"] = nil
        print(fields.count, fields["a"] == nil, fields["b"] as Any, fields.keys.sorted())
        let twice: Int?? = none
        print(twice == nil, twice as Any)
        @propertyWrapper struct Kept<Value> {
            private var value: Value
            init(wrappedValue: Value) { value = wrappedValue }
            var wrappedValue: Value { get { value } set { value = newValue } }
        }
        class Model { @Kept var name: String?; @Kept var size: Int? = 3 }
        struct Form { @Kept var text: String? }
        let model = Model()
        print(model.name as Any, model.size as Any, Form().text as Any, Form(text: "x").text as Any)
        model.name = "n"
        print(model.name as Any)
        //> some nil 1 nil 2
        //> 2 false Optional(Optional("b")) ["a", "b"]
        //> false Optional(nil)
        //> nil Optional(3) nil Optional("x")
        //> Optional("n")
        // # A chain that ends at nil calls setters and observers
        struct D {
            var o: Int? { willSet { print("will", newValue as Any) } didSet { print("did", oldValue as Any) } }
            var d: [String: [Int]] = [:] { didSet { print("d", d) } }
            var c: Int? { get { print("get"); return nil } set { print("set", newValue as Any) } }
        }
        var d = D(); d.o? += 1; d.o? = 5; d.d["x"]?.append(1); d.c? += 1
        d.o = 1; d.o? += 1
        //> will nil
        //> did nil
        //> will nil
        //> did nil
        //> d [:]
        //> get
        //> set nil
        //> will Optional(1)
        //> did nil
        //> will Optional(2)
        //> did Optional(1)
        // # An implicitly unwrapped result is unwrapped where it must be
        func imp() -> Int! { 5 }; let im: Int = imp(); print(im, imp() + 1)
        //> 5 6
        // # An optional's own members come before those of what it holds
        enum F: Equatable { case none, a, b }
        var sel: F? = .none; print(sel as Any, sel == nil)
        func f(_ x: F?) -> String { x == nil ? "nil" : "\(x!)" }
        print(f(.none), f(.a), f(.some(.b)), f(F.none))
        let list: [F?] = [.none, .a]; print(list.count, list[0] == nil)
        func g() -> F? { .none }; print(g() as Any)
        sel = .a; sel = .none; print(sel == .none, sel == F.none, sel == nil)
        switch sel { case .none: print("none"); case .some(let v): print(v) }
        let plain: F = .none; print(plain)
        struct O: OptionSet { let rawValue: Int; static let none: O = [], x = O(rawValue: 1) }
        let o: O? = .none; print(o == nil); let p: O = .none; print(p.rawValue)
        extension Optional where Wrapped == Int { static var zero: Int? { 0 } }
        let z: Int? = .zero; print(z as Any)
        enum G { case some(Int), other }; let gg: G? = .some(.some(3)); print(gg as Any); let g2: G = .some(4); print(g2)
        if case .none = sel { print("is nil") }
        var oo: F? = F.none; if case .some(.none) = oo { print("some none") }; oo = nil; print(oo == .none)
        //> nil true
        //> nil a b none
        //> 2 true
        //> nil
        //> true false true
        //> none
        //> none
        //> true
        //> 0
        //> Optional(0)
        //> Optional(G.some(3))
        //> some(4)
        //> is nil
        //> some none
        //> true
        // # the right side of ?? may be a choice between a value and nil
        let o: Int? = nil
        let isOn = true
        let p = o ?? (isOn ? nil : 2)
        let q: Int? = o ?? (isOn ? 4 : nil)
        let oo: Int?? = nil
        print((o ?? (o == nil ? 3 : nil)) as Any, p as Any, q as Any, o ?? nil ?? 3, o ?? (isOn ? 1 : 2), (oo ?? nil) as Any)
        print([1, nil, 3].map { $0 ?? (isOn ? 9 : nil) })
        //> Optional(3) nil Optional(4) 3 1 nil
        //> [Optional(1), Optional(9), Optional(3)]
        // # where any type fits, a number beside an optional chain has its own
        struct Size { var width: Double; var depth: Double? = nil; var count = 2 }
        struct Box { var size: Size?; func area() -> Double { 2.5 }; subscript(i: Int) -> Double { 1.5 } }
        let none: Box? = nil, box: Box? = Box(size: Size(width: 2)), xs: [Double]? = nil, x: Double? = nil
        print(none?.size?.width ?? 0, box?.size?.width ?? 0, none?.size?.depth ?? 0, none?.size?.count ?? 1.5)
        print(none?.area() ?? 0, none?[1] ?? 0, box?.area() ?? 0, xs?.first ?? 0, xs?.reduce(0, +) ?? 0)
        print(x ?? 0, x.map { $0 * 2 } ?? 0, box.map { $0.area() } ?? 0, none?.area() ?? box?.area() ?? 0)
        print(none?.size?.width ?? -1, none?.size?.width ?? 1.0, (none?.area() ?? 0) + 1, "\(none?.area() ?? 0)", max(none?.area() ?? 0, 1))
        let any: Any = none?.area() ?? 0, z = none?.area() ?? 0
        print(any, z, [none?.area() ?? 0], (none?.area() ?? 0, 1))
        //> 0 2.0 0.0 1.5
        //> 0 0 2.5 0.0 0
        //> 0.0 0 2.5 2.5
        //> -1 1.0 1.0 0.0 1.0
        //> 0 0.0 [0.0] (0.0, 1)
        // # nil in the parentheses of an optional type is that type's own
        print(Int?(nil) as Any, Int??(nil) as Any, Optional<Int>(nil) as Any, [Int]?(nil) as Any, Int??(3) as Any)
        //> nil nil nil nil Optional(Optional(3))
        // # only the whole of what a closure makes becomes an optional
        struct Part { var size: Int }
        let parts = [Part(size: 1), Part(size: 2)], isOn = true
        let sum: Int? = parts.reduce(0) { $0 + $1.size }
        let chosen: Int? = isOn ? parts.enumerated().reduce(0) { $0 + $1.offset } : nil
        let fraction: Double? = parts.reduce(0) { $0 + Double($1.size) }
        let largest: Int? = parts.reduce(0) { max($0, $1.size) }
        func total() -> Int? { guard isOn else { return nil }; return parts.reduce(1) { all, part in all * part.size } }
        let twice: Int?? = parts.reduce(0) { $0 + $1.size }
        print(sum!, chosen!, fraction!, largest!, total()!, twice as Any)
        //> 3 1 3.0 2 2 Optional(Optional(3))
        // # a nil in a list of lists makes the elements of all optional
        let a = [[nil], [1]]
        let d = [["a": nil], ["b": 2]]
        print(type(of: a), type(of: d), [[1], nil, [nil]].count, [[nil], ["a"]].first!.first! as Any)
        print([[[nil]], [[1]]].flatMap { $0 }, [["k": [nil]], ["k": [1]]].count)
        //> Array<Array<Optional<Int>>> Array<Dictionary<String, Optional<Int>>> 3 nil
        //> [[nil], [Optional(1)]] 2
        // # lists with a nil are compared as lists of optionals
        let x = ["x": 1]
        print([[nil], [1]] == [[nil], [1]], ["x": nil] == ["x": 1], ["x": nil] != x, x == ["x": nil], [[1]] == [[nil]])
        //> true false true false false
        // # an optional that a closure makes becomes one more as a whole
        let a: Int? = 7, s = ["1", "x"]
        let w: Int?? = a.flatMap { $0 > 8 ? $0 : nil }
        var d: [String: Int?] = [:]
        d["a"] = a.flatMap { $0 > 8 ? $0 : nil }
        print(w as Any, d)
        let m: Int?? = a.map { $0 }, n: Int?? = a.map { Optional($0) }, o: Int?? = a.map { $0 > 8 ? $0 : nil }
        let q: Int?? = s.first.flatMap { Int($0) }, r: Int?? = s.last.flatMap { Int($0) }, t: Int?? = s.last.map { Int($0) }
        print(m as Any, n as Any, o as Any, q as Any, r as Any, t as Any)
        func f() -> Int?? { a.flatMap { $0 > 8 ? $0 : nil } }
        func isNone(_ x: Int??) -> Bool { x == nil }
        print(f() as Any, isNone(a.flatMap { $0 > 8 ? $0 : nil }), isNone(s.compactMap { Int($0) }.first), isNone(nil))
        //> Optional(nil) ["a": nil]
        //> Optional(Optional(7)) Optional(Optional(7)) Optional(nil) Optional(Optional(1)) Optional(nil) Optional(nil)
        //> Optional(nil) false false true
        // # literals in optionals that are unwrapped where another type is expected
        let third: Double = Optional(3)!
        let sum = Optional(3)! + 2.5
        let list: [Double] = [Optional(1)!, 2.5]
        let set: Set<Int> = (Optional([1]))!
        func half(_ value: Double) { print(value / 2) }
        half(Optional(7)!)
        let whole = Optional(3)!, root: Double = Optional(9)!.squareRoot()
        print(third, sum, list, set, root, whole)
        //> 3.5
        //> 3.0 5.5 [1.0, 2.5] [1] 3.0 3
        // # chains whose type a closure leaves open
        let o: Int? = 1
        let p = ["a": o]
        print([1].map { _ in o.map { "\($0)" } ?? "-" })
        print([1].map { _ in o.map { $0 + 1 } ?? 0 })
        struct T { var v: Int?; func w() -> Int? { v }; var x = 2 }
        let t: T? = T(v: 3)
        print([1].map { _ in t?.v ?? 0 })
        print([1].map { _ in t?.w() ?? 0 })
        print([1].map { _ in t?.x ?? 0 })
        print([1].map { _ in t?.v.map { $0 } ?? 0 })
        print([1].map { _ in t?.v.flatMap { $0 } ?? 0 })
        print([1].map { _ in t?.x.description.first ?? "a" })
        func f<T>(_ g: () -> T) -> T { g() }
        print(f { t?.v.map { "\($0)" } ?? "-" })
        let s = f { t?.v.map { $0 * 2 } ?? 0 }
        print(s)
        let pp = ["a": ["x": 1]]
        print(["x", "y"].map { pp["a"]?[$0].map { "\($0)" } ?? "-" })
        let q: String = pp["a"]?["x"].map { "\($0)" } ?? "-"
        print(pp["a"]?["x"].map { "\($0)" } ?? "-")
        let r = pp["a"]?["x"].map { "\($0)" } ?? "-"
        print(r)
        let ss = ["x"].map { k in pp["a"]?[k].map { "\($0)" } ?? "-" }
        print(s)

        print(["x", "y"].compactMap { pp["a"]?[$0].map { $0 + 1 } })
        struct A { var zip: Int? = 4 }
        let a: A? = A()
        print(["x"].map { _ in a?.zip.map { "\($0)" } ?? "-" })
        print([1, 2].map { t?.v == nil ? 0 : $0 }, [1].map { _ in t?.x }, [1].flatMap { _ in t.map { [$0.x] } ?? [] })
        //> ["1"]
        //> [2]
        //> [3]
        //> [3]
        //> [2]
        //> [3]
        //> [3]
        //> ["2"]
        //> 3
        //> 6
        //> ["1", "-"]
        //> 1
        //> 1
        //> 6
        //> [2]
        //> ["4"]
        //> [1, 2] [Optional(2)] [2]
        // # parameters that are unwrapped by themselves
        func twice(_ n: Int!) -> Int! { n * 2 }
        print(twice(4) as Int? as Any, twice(4) + 1)
        func double(_ n: inout Int!) { n = n * 2 }
        var k: Int! = 3
        double(&k)
        print(k as Any)
        let next = { (x: Int!) -> Int in x + 1 }
        print(next(3))
        func show(_ list: [Int]!) { for x in list { print(x) } }
        show([1, 2])
        func count(_ text: String!) -> Int { if let text { text.count } else { -1 } }
        print(count(nil), count("ab"))
        //> Optional(8) 9
        //> Optional(6)
        //> 4
        //> 1
        //> 2
        //> -1 2
        // # a closure with an optional result before '??' where an optional is expected
        let number: Int? = 3
        let large: Int? = number.map { value -> Int? in value > 2 ? value : nil } ?? nil
        print(large ?? 0)
        //> 3
        // # Optionals beside each other, and beside literals, where Any fits
        struct Item { let name: String, tag: String?, rate: Double? }
        let first: Int? = nil, second: Int? = 7
        let item = Item(name: "a", tag: nil, rate: 0.5)
        let title: String? = "Bob", subtitle: String? = nil
        let isOn = true
        print(first ?? second, second ?? first, first ?? first)
        print("Hi", title ?? subtitle, item.rate ?? nil as Double?, Int("x") ?? Int("4"), Int("3") ?? Int("4"))
        print(first ?? second ?? 5, (first ?? second) ?? 5)
        let any: Any = second ?? first
        print(any, [title ?? subtitle] as [Any])
        print(isOn ? title : "none", isOn ? subtitle : "none", isOn ? "none" : title, isOn ? second : 0, isOn ? item.rate : 1)
        print(isOn ? title : nil, isOn ? item.tag ?? "no tag" : "none", isOn ? Bool("true") : false)
        let kept = isOn ? "none" : title, number = second ?? first
        print(kept, number, "\(second ?? first)")
        func pick<T>(_ a: T, _ b: T) -> T { a }
        print(pick(2.5, item.rate), pick(1, item.rate), pick(1, second))
        //> Optional(7) 7 nil
        //> Hi Bob 0.5 Optional(4) 3
        //> 7 7
        //> 7 ["Bob"]
        //> Optional("Bob") nil Optional("none") Optional(7) Optional(0.5)
        //> Optional("Bob") no tag Optional(true)
        //> Optional("none") Optional(7) Optional(7)
        //> Optional(2.5) Optional(1.0) Optional(1)
        // # Calls inside each other, each beside a value, are checked once each
        func show(_ value: Any) -> Any? { value }
        print(show(show(show(show(show(show(show(show(show(show(show(show(show(show(show(show(show(1) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? "a") ?? 0) ?? 0)
        //> 1
        """###
}
