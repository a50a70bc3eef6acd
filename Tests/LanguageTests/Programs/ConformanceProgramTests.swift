import Testing

@Suite("Programs whose types conform to Swift's own protocols")
struct ConformanceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # types of the library that are made by a protocol's initializer
        protocol Empty { init() }
        extension Optional: Empty { init() { self = nil } }
        extension Bool: Empty {}
        extension Int: Empty {}
        extension String: Empty {}
        func make<T: Empty>() -> T { T() }
        let number: Int? = make()
        print(number == nil, make() as Bool, make() as Int, make() as String)
        //> true false 0 
        // # an AnyHashable of what a generic parameter stands for
        func key<T: Hashable>(_ value: T) -> AnyHashable { value as AnyHashable }
        struct Row<T: Identifiable> { let value: T; var key: AnyHashable { value.id as AnyHashable } }
        struct Person: Identifiable { let id = 3 }
        print(key(1), key("a"), Row(value: Person()).key)
        //> 1 a 3
        // # option set
        struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1 << 0); static let b = O(rawValue: 1 << 1); static let c = O(rawValue: 1 << 2); static let ab: O = [.a, .b] }
        var o: O = [.a, .c]
        print(o.rawValue, o.contains(.a), o.contains(.b), o.isEmpty, O().isEmpty, O.ab.rawValue)
        _ = o.insert(.b)
        print(o.rawValue, o == [.a, .b, .c])
        _ = o.remove(.a)
        print(o.rawValue, o.union(.a).rawValue, o.intersection(.ab).rawValue, o.subtracting([.b]).rawValue, o.symmetricDifference([.a, .b]).rawValue)
        o.formUnion([.a]); print(o.rawValue)
        o.formIntersection(.ab); print(o.rawValue)
        o.subtract(.a); print(o.rawValue)
        print(o.isSubset(of: .ab), O.ab.isSuperset(of: o), o.isDisjoint(with: .c))
        print(o.insert(.c).inserted, o.insert(.c).inserted, o.remove(.c) as Any, o.remove(.c) as Any)
        extension O { mutating func toggle() { self = symmetricDifference(.ab) } }
        o.toggle()
        print(o)
        let e: O = []
        print(e.rawValue, o.update(with: .c) as Any)
        //> 5 true false false true 3
        //> 7 true
        //> 6 7 2 4 5
        //> 7
        //> 3
        //> 2
        //> true true true
        //> true false Optional(O(rawValue: 4)) nil
        //> O(rawValue: 1)
        //> 0 nil
        // # hashable option set
        struct O: OptionSet, Hashable { let rawValue: Int; static let a = O(rawValue: 1) }
        print(Set([O.a, O.a, []]).count)
        //> 2
        // # comparable enum
        enum S: Comparable { case small, medium(Int), large(Double, String) }
        print(S.small < .medium(1), S.medium(1) < .medium(2), S.medium(3) < .medium(2), S.large(1, "a") < .large(1, "b"), S.large(2, "a") > .small, [S.large(1, "x"), .medium(2), .small, .medium(1)].sorted())
        enum T: Comparable, CaseIterable { case a, b, c }
        print(T.allCases.max()!, T.a < .b, T.c <= .b, T.a == .a)
        //> true true false true true [S.small, S.medium(1), S.medium(2), S.large(1.0, "x")]
        //> c true false true
        // # comparable enum with raw values
        enum T: Int, Comparable { case a = 3, b = 1; static func < (l: T, r: T) -> Bool { l.rawValue < r.rawValue } }
        print(T.a < .b, [T.a, .b].min()!)
        //> false b
        // # comparable raw synthesised is refused
        enum T: Int, Comparable { case a = 3, b = 1 }
        print(T.a < .b)
        //! 1:6: type 'T' does not conform to protocol 'Comparable'
        // # case iterable
        enum D: String, CaseIterable { case n, s; static var count: Int { allCases.count } }
        print(D.allCases.map { $0.rawValue }, D.count, D.allCases.firstIndex(of: .s)!)
        for d in D.allCases { print(d) }
        struct Own: CaseIterable { let v: Int; static let allCases = [Own(v: 1), Own(v: 2)] }
        print(Own.allCases)
        func count<T: CaseIterable>(_ t: T.Type) -> Int { t.allCases.count }
        print(count(D.self), count(Own.self))
        //> ["n", "s"] 2 1
        //> n
        //> s
        //> [Own(v: 1), Own(v: 2)]
        //> 2 2
        // # raw representable
        struct Key: RawRepresentable, Hashable { let rawValue: String }
        extension Key { static let a = Key(rawValue: "a") }
        print(Key.a.rawValue, Key(rawValue: "a") == .a, [Key.a: 1][Key(rawValue: "a")] ?? 0)
        func raw<R: RawRepresentable>(_ r: R) -> R.RawValue { r.rawValue }
        enum E: Int { case x = 7 }
        print(raw(Key.a), raw(E.x), E(rawValue: 7)!, E(rawValue: 8) as Any)
        func from<R: RawRepresentable>(_ t: R.Type, _ v: R.RawValue) -> R? { R(rawValue: v) }
        print(from(E.self, 7) as Any, from(Key.self, "q") as Any)
        //> a true 1
        //> a 7 x nil
        //> Optional(E.x) Optional(Key(rawValue: "q"))
        // # identifiable
        struct I: Identifiable { let id: Int; var n: String }
        func ids<T: Identifiable>(_ a: [T]) -> [T.ID] { a.map { $0.id } }
        print(ids([I(id: 1, n: "a"), I(id: 4, n: "b")]))
        class C: Identifiable {}
        let c = C(), d = C()
        print(c.id == c.id, c.id == d.id)
        //> [1, 4]
        //> true false
        // # protocol init by memberwise
        protocol P { init() }
        struct S: P { var a = 1; var b = "x" }
        func make<T: P>(_ t: T.Type) -> T { t.init() }
        print(make(S.self), S())
        struct D: P { let a = 2 }
        print(make(D.self))
        //> S(a: 1, b: "x") S(a: 1, b: "x")
        //> D(a: 2)
        // # memberwise with labels
        protocol P { init(a: Int) }
        struct S: P { var a: Int }
        struct T: P { var a: Int; var b = 2 }
        //! 3:8: type 'T' does not conform to protocol 'P'
        // # a conditional conformance holds for some
        struct N {}
        struct W<T> { var t: T }
        extension W: CustomStringConvertible where T == Int { var description: String { "W!" } }
        struct X<T> { var t: T }
        extension X: CustomStringConvertible where T: CustomStringConvertible { var description: String { "<" + t.description + ">" } }
        print(W(t: "a"), W(t: 1), "\(W(t: "a"))", X(t: 1), X(t: N()))
        //> W<String>(t: "a") W! W<String>(t: "a") <1> X<N>(t: N())
        // # collections and optionals as existentials
        protocol Desc { func d() -> String }
        extension Int: Desc { func d() -> String { "i\(self)" } }
        extension Array: Desc where Element: Desc { func d() -> String { "[" + map { $0.d() }.joined(separator: ",") + "]" } }
        extension Optional: Desc where Wrapped: Desc { func d() -> String { map { $0.d() } ?? "none" } }
        func twice<T: Desc>(_ t: T) -> String { t.d() + t.d() }
        let all: [any Desc] = [[1, 2], [Int](), Optional(3), Int?.none, 4]
        print(all.map { $0.d() }, twice(all[0]), all[0] as? [Int] ?? [])
        print((([1] as Any) as? any Desc)?.d() ?? "nil", (["a"] as Any) is any Desc)
        //> ["[i1,i2]", "[]", "i3", "none", "i4"] [i1,i2][i1,i2] [1, 2]
        //> [i1] false
        // # protocols of classes
        protocol A: AnyObject { var n: Int { get set } }
        extension A { func inc() { n += 1 } }
        class K: A { var n = 0 }
        func set(_ a: any A) { a.n = 5 }
        func add<T: A>(_ a: T) { a.n += 2 }
        let k = K(); k.inc(); print(k.n)
        set(k); add(k); print(k.n)
        let a: any A = k
        a.n = 9; print(k.n, a === k)
        //> 1
        //> 7
        //> 9 true
        // # arrays of what is not Equatable
        struct N {}
        print([N()] == [N()])
        //! 2:13: operator function '==' requires that 'N' conform to 'Equatable'; write 'N: Equatable' where it is declared
        // # optionals of what is not Equatable
        struct N {}
        print(Optional(N()) != Optional(N()))
        //! 2:21: operator function '!=' requires that 'N' conform to 'Equatable'; write 'N: Equatable' where it is declared
        // # a conditional conformance of what does not conform
        struct N {}
        struct W<T> { var t: T }
        extension W: Equatable where T: Equatable {}
        print(W(t: 1) == W(t: 1), W(t: N()) == W(t: N()))
        //! 4:37: operator function '==' requires that 'N' conform to 'Equatable'; write 'N: Equatable' where it is declared
        // # existentials are not compared
        let a: any Equatable = 1
        let b: any Equatable = 1
        print(a == b)
        //! 3:9: binary operator '==' cannot be applied to two 'any Equatable' operands
        // # keys that are not Hashable
        struct N {}
        let d: [N: Int] = [:]
        //! 2:9: type 'N' does not conform to protocol 'Hashable'; write 'N: Hashable' where it is declared
        // # elements of a set that are not Hashable
        struct N {}
        let xs = [N()]
        print(Set(xs))
        //! 3:11: generic struct 'Set' requires that 'N' conform to 'Hashable'; write 'N: Hashable' where it is declared
        // # rows that are not Identifiable
        struct N {}
        let v = ForEach([N()]) { _ in Text("a") }
        //! 2:9: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'N' conform to 'Identifiable'; declare an 'id' in it and write 'N: Identifiable'
        // # rows that have an id and don't say so
        struct N { let id = 1 }
        let v = ForEach([N()]) { _ in Text("a") }
        //! 2:9: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'N' conform to 'Identifiable'; write 'N: Identifiable' where it is declared
        // # rows that are cases
        enum N { case a }
        let v = ForEach([N.a]) { _ in Text("a") }
        //! 2:9: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'N' conform to 'Identifiable'; write 'id: \.self', or declare an 'id' in it and write 'N: Identifiable'
        // # rows that are tuples
        let v = ForEach([(1, 2)]) { _ in Text("a") }
        //! 1:9: referencing initializer 'init(_:content:)' on 'ForEach' requires that '(Int, Int)' conform to 'Identifiable'; write 'id: \.0'
        // # rows that are told apart by nothing
        struct N {}
        let v = ForEach([N()], id: \.self) { _ in Text("a") }
        //! 2:28: generic struct 'ForEach' requires that 'N' conform to 'Hashable'; write 'N: Hashable' where it is declared
        // # bindings to elements of an array
        struct N: Identifiable { let id = 1 }
        let xs = [N()]
        let v = ForEach(xs) { $n in Text("a") }
        //! 3:21: property wrapper type 'N' has no property 'wrappedValue'
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
        // # associated types
        protocol Stack { associatedtype Item; var items: [Item] { get set }; mutating func push(_ i: Item); mutating func pop() -> Item? }
        extension Stack { mutating func push(_ i: Item) { items.append(i) }; mutating func pop() -> Item? { items.popLast() }; var count: Int { items.count } }
        struct IntStack: Stack { var items: [Int] = [] }
        struct Gen<T>: Stack { var items: [T] = [] }
        var s = IntStack(); s.push(1); s.push(2); print(s.pop() as Any, s.count)
        var g = Gen<String>(); g.push("a"); print(g.items, g.pop()!, g.pop() as Any)
        func drain<S: Stack>(_ s: inout S) -> [S.Item] where S.Item: Equatable { var out: [S.Item] = []; while let x = s.pop() { out.append(x) }; return out }
        var z = Gen(items: [1, 2, 3]); print(drain(&z), z.count)
        //> Optional(2) 1
        //> ["a"] a nil
        //> [3, 2, 1] 0
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
        // # a conditional conformance of a wrapper
        struct Pair<T> { var a: T; var b: T }
        extension Pair: Equatable where T: Equatable {}
        extension Pair: Comparable where T: Comparable { static func < (l: Pair, r: Pair) -> Bool { (l.a, l.b) < (r.a, r.b) } }
        print(Pair(a: 1, b: 2) < Pair(a: 1, b: 3), [Pair(a: "b", b: "a"), Pair(a: "a", b: "z")].min()!, Pair(a: 1, b: 1) == Pair(a: 1, b: 1))
        //> true Pair<String>(a: "a", b: "z") true
        // # conditional conformance
        struct Pair<A, B> { var a: A; var b: B }
        extension Pair: Equatable where A: Equatable, B: Equatable {}
        extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { a.description + "/" + b.description } }
        print(Pair(a: 1, b: "x"), Pair(a: 1, b: 2) == Pair(a: 1, b: 2), [Pair(a: 1, b: 2)])
        //> 1/x true [1/2]
        // # equality and order under a condition
        struct Box<T> { var v: T }
        extension Box: Equatable where T: Equatable {}
        extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.v < b.v } }
        print(Box(v: 1) == Box(v: 1), [Box(v: 3), Box(v: 1)].min()!.v, Box(v: [1]) == Box(v: [2]))
        //> true 1 false
        // # a style that is a style where its inner one is
        struct Modified<S> { var s: S; var name: String }
        extension Modified: ButtonStyle where S: ButtonStyle { func makeBody(configuration: ButtonStyleConfiguration) -> some View { s.makeBody(configuration: configuration).padding() } }
        extension Modified: LabelStyle where S: LabelStyle { func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration).labelStyle(s) } }
        struct Mine: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        extension ButtonStyle { func named(_ n: String) -> Modified<Self> { Modified(s: self, name: n) } }
        func isButton(_ x: Any) -> Bool { x is any ButtonStyle }; func isLabel(_ x: Any) -> Bool { x is any LabelStyle }
        let m = Mine().named("m"); print(isButton(m), isLabel(m), isLabel(Modified(s: IconOnlyLabelStyle(), name: "i")), m.named("n").s.name)
        let view = Button("a") {}.buttonStyle(Mine().named("x"))
        //> true false true m
        // # the condition does not hold
        struct Box<T> { var v: T }
        extension Box: Equatable where T: Equatable {}
        struct N {}
        print(Box(v: N()) == Box(v: N()))
        //! 4:19: operator function '==' requires that 'N' conform to 'Equatable'; write 'N: Equatable' where it is declared
        // # A generic member answers a requirement that is not generic, or is so in another way
        protocol P { func f(_ x: Int) -> String; init(_ x: Int); func g<T: CustomStringConvertible>(_ t: T, _ u: [T]) -> String; func h<T, U>(_ t: T, _ u: U) -> String }
        struct A: P { var n = 0; init<T>(_ x: T) { n = "\(x)".count }
         func f(_ x: some CustomStringConvertible) -> String { "\(type(of: x)) \(x.description)" }
         func g<X: CustomStringConvertible, S: Sequence>(_ t: X, _ u: S) -> String { "\(X.self) \(S.self)" }
         func h<U, T>(_ t: U, _ u: T) -> String { "\(U.self) \(T.self)" } }
        func run<T: P>(_ p: T) -> String { p.f(3) + p.g("a", ["b"]) + p.h(1, 2.5) + "\(T(1234))" }
        print(run(A(1)), (A(2) as any P).f(7), (A(2) as any P).g(1, [2]), (A(3) as any P).h("x", true))
        protocol Has { var v: Int { get } }
        struct H: Has { var v: Int }
        struct B: Has, Equatable { var v: Int; static func == <O: Has>(a: Self, b: O) -> Bool { a.v == b.v } }
        print([B(v: 1)] == [B(v: 1)], B(v: 1) == H(v: 1), [B(v: 1), B(v: 2)].contains(B(v: 2)))
        struct C: Has, Comparable { var v: Int; static func < <O: Has>(a: Self, b: O) -> Bool { a.v < b.v } }
        print([C(v: 3), C(v: 1)].sorted().map(\.v), [C(v: 3), C(v: 1)].min()!.v)
        protocol Q { associatedtype E; func each(_ f: (E) -> Void); func has(_ e: E) -> Bool }
        struct L<E: Equatable>: Q { var a: [E]; func each<R>(_ f: (E) -> R) { a.forEach { _ = f($0) } }; func has<X>(_ e: X) -> Bool { e is E } }
        func go<T: Q>(_ q: T, _ e: T.E) { q.each { print($0) }; print(q.has(e)) }
        go(L(a: [1, 2]), 5)
        //> Int 3String Array<String>Int DoubleA(n: 4) Int 7 Int Array<Int> String Bool
        //> true true true
        //> [1, 3] 1
        //> 1
        //> 2
        //> true
        // # Requirements and generic overrides as values, and witnesses that are generic
        protocol P { func f(_ x: Int) -> String; func m<T>(_ t: T) -> String; subscript(i: Int) -> String { get }; static func make(_ n: Int) -> Self; var v: [Int] { get set } }
        struct A: P { func f(_ x: some CustomStringConvertible) -> String { "f\(x.description)" }; func m<Q>(_ t: Q) -> String { "\(Q.self)" }; subscript<I: BinaryInteger>(i: I) -> String { "s\(i)\(I.self)" }; static func make<N: BinaryInteger>(_ n: N) -> A { A(v: [Int(n)]) }; var v: [Int] = [] }
        func g<T: P>(_ p: T) -> [String] { [1, 2].map(p.f) + [p[3]] + ["x"].map { p.m($0) } + [3.5].map(p.m) }
        print(g(A()), (A() as any P)[4], A.make(3).v)
        func mk<T: P>(_ t: T.Type) -> T { t.make(7) }
        print(mk(A.self).v)
        let p: any P = A(); print([1].map(p.f), p.f(2))
        class Base { func k<T>(_ t: T) -> String { "base \(T.self)" }; func n(_ i: Int) -> String { "n\(i)" } }
        class D: Base { override func k<U>(_ t: U) -> String { "d \(U.self) " + super.k(t) } }
        let b: Base = D(); print(b.k(1), [2.5].map(b.k), D().k("s"))
        protocol Visitor { associatedtype R; func visit(_ n: Int) -> R; func visit<T>(_ a: [T]) -> R }
        struct Show: Visitor { func visit(_ n: Int) -> String { "i\(n)" }; func visit<T>(_ a: [T]) -> String { "[\(T.self)]\(a.count)" } }
        func walk<V: Visitor>(_ v: V) -> [V.R] { [v.visit(1), v.visit([1]), v.visit(["a", "b"])] }
        print(walk(Show()))
        extension P { func twice() -> String { f(1) + m(self) } }
        print(A().twice())
        struct W<T>: P { var v: [Int] = []; var t: T; func f<X>(_ x: X) -> String { "\(T.self)\(X.self)" }; func m<X>(_ x: X) -> String { "\(T.self)-\(X.self)" }; subscript<Z>(i: Z) -> String { "\(Z.self)" }; static func make(_ n: Int) -> W { fatalError() } }
        print(g(W(t: true)), (W(t: 1.5) as any P).f(0), (W(t: 1.5) as any P).m("z"))
        //> ["f1", "f2", "s3Int", "String", "Double"] s4Int [3]
        //> [7]
        //> ["f1"] f2
        //> d Int base Int ["d Double base Double"] d String base String
        //> ["i1", "[Int]1", "[String]2"]
        //> f1A
        //> ["BoolInt", "BoolInt", "Int", "Bool-String", "Bool-Double"] DoubleInt Double-String
        // # Associated types told by generic members
        protocol Store { associatedtype Key: Hashable; associatedtype Value; func get<D>(_ k: Key, _ d: D, _ f: (Value) -> D) -> D; mutating func put<S: Sequence>(_ s: S) where S.Element == (Key, Value) }
        struct Mem<V>: Store { var d: [String: V] = [:]; func get<R>(_ k: String, _ r: R, _ f: (V) -> R) -> R { d[k].map(f) ?? r }; mutating func put<Q: Sequence>(_ s: Q) where Q.Element == (String, V) { for (k, v) in s { d[k] = v } } }
        func use<S: Store>(_ s: S, _ k: S.Key) -> String where S.Value == Int { s.get(k, "none") { "v\($0)" } }
        var m = Mem<Int>(); m.put([("a", 1)]); print(use(m, "a"), use(m, "b"))
        func fill<S: Store>(_ s: inout S, _ pairs: [(S.Key, S.Value)]) { s.put(pairs) }
        fill(&m, [("z", 26)]); print(m.d["z"]!)
        protocol Mapper { func map<A, B>(_ a: [A], _ f: (A) -> B) -> [B] }
        struct Par: Mapper { func map<X, Y>(_ a: [X], _ f: (X) -> Y) -> [Y] { print(X.self, Y.self); return a.map(f) } }
        struct Rev: Mapper { func map<C, T>(_ a: [C], _ f: (C) -> T) -> [T] { a.reversed().map(f) } }
        let ms: [any Mapper] = [Par(), Rev()]; for x in ms { print(x.map([1, 2]) { "\($0)!" }) }
        protocol Fmt { static func fmt<T>(_ t: T) -> String }
        extension Fmt { static func fmt<T>(_ t: T) -> String { "\(Self.self):\(T.self)" } }
        struct F1: Fmt {}; struct F2: Fmt { static func fmt<Z>(_ z: Z) -> String { "own \(Z.self)" } }
        func all<T: Fmt>(_ t: T.Type) -> [String] { [t.fmt(1), t.fmt("s"), T.fmt([1])] }
        print(all(F1.self), all(F2.self))
        class Shape { func area<N: BinaryFloatingPoint>(_ k: N) -> N { k } }
        class Sq: Shape { override func area<N: BinaryFloatingPoint>(_ k: N) -> N { k * super.area(k) } }
        let ss: [Shape] = [Shape(), Sq()]; print(ss.map { $0.area(3.0) }, ss.map { $0.area(Float(2)) })
        protocol Ev { associatedtype P; var p: P { get } }
        struct E1: Ev { let p: Int }; struct E2: Ev { let p: String }
        final class Bus { private var hs: [ObjectIdentifier: [(Any) -> Void]] = [:]; func on<E: Ev>(_ t: E.Type, _ f: @escaping (E) -> Void) { hs[ObjectIdentifier(t), default: []].append { f($0 as! E) } }; func emit<E: Ev>(_ e: E) { hs[ObjectIdentifier(E.self)]?.forEach { $0(e) } } }
        let bus = Bus(); bus.on(E1.self) { print("e1", $0.p) }; bus.on(E2.self) { print("e2", $0.p) }; bus.emit(E2(p: "x")); bus.emit(E1(p: 4))
        //> v1 none
        //> 26
        //> Int String
        //> ["1!", "2!"]
        //> ["2!", "1!"]
        //> ["F1:Int", "F1:String", "F1:Array<Int>"] ["own Int", "own String", "own Array<Int>"]
        //> [3.0, 9.0] [2.0, 4.0]
        //> e2 x
        //> e1 4
        // # Witnesses are told apart by the types of their parameters
        protocol P { init(_ x: Int); init(_ x: String); var s: String { get } }
        struct A: P { var s: String; init(_ x: String) { s = "str " + x }; init(_ x: Int) { s = "int \(x)" } }
        func mk<T: P>(_ t: T.Type) -> String { T(3).s + " " + T("q").s }
        print(mk(A.self))
        protocol Q { init?(text: String); init<S: Sequence>(all: S) where S.Element == Int }
        struct B: Q { var n: Int; init(text: String) { n = text.count }; init<C: Collection>(all: C) where C.Element == Int { n = -1 }; init<S: Sequence>(all: S) where S.Element == Int { n = all.reduce(0, +) } }
        func mq<T: Q>(_ t: T.Type) -> T? { T(text: "abc") }
        print(mq(B.self)!.n)
        func ma<T: Q>(_ t: T.Type) -> T { T(all: [1, 2, 3]) }
        print(ma(B.self).n)
        protocol R { func f<T: Equatable>(_ x: T) -> String; func g<T>(_ x: T) -> String }
        struct C: R { func f<T>(_ x: T) -> String { "any" }; func f<T: Hashable>(_ x: T) -> String { "hash" }; func f<T: Equatable>(_ x: T) -> String { "eq" }; func g<U>(_ x: U) -> String { "g" } }
        func rr<X: R>(_ x: X) -> String { x.f(3) + x.g(2) }
        print(rr(C()))
        protocol S { associatedtype E; init(_ e: E); init(list: [E]) }
        struct D<V>: S { var n: Int; init(_ e: V) { n = 1 }; init(list: [V]) { n = list.count } }
        func sd<X: S>(_ t: X.Type, _ e: X.E) -> X { X(list: [e, e]) }
        print(sd(D<Int>.self, 4).n)
        func c<T: BinaryFloatingPoint>(_ x: T) -> T { T(3) }
        print(c(Float(1)), c(2.0))
        func e<T: BinaryFloatingPoint>(_ x: T) -> T { T(2.5) + T(Float(1)) }
        print(e(Double(1)), e(Float(1)))
        //> int 3 str q
        //> 3
        //> 6
        //> eqg
        //> 2
        //> 3.0 3.0
        //> 3.5 3.5
        // # A member that a protocol asks for is its own where the type does not conform.
        struct Product { var name: String; var description: String }
        print(Product(name: "a", description: "b"), "\(Product(name: "a", description: "b"))", [Product(name: "a", description: "b")])
        enum En { case a; var description: String { "en" } }; print(En.a, String(describing: En.a))
        final class C { var description = "c" }; print("\(C())" == "c")
        struct E: Error { var debugDescription: String { "dd" } ; let x = 1 }; print(E()); debugPrint(E())
        struct D: CustomStringConvertible { var description: String { "D!" } }; print(D(), [D()]); debugPrint(D())
        struct DD: CustomDebugStringConvertible { var debugDescription: String { "DD!" } }; print(DD(), [DD()])
        protocol N { var description: String { get } }; struct NN: N { var description = "n" }; print(NN()); let n: any N = NN(); print(n, n.description)
        protocol M: CustomStringConvertible {}; extension M { var description: String { "m" } }; struct MM: M {}; print(MM())
        extension Product: CustomStringConvertible {}; print(Product(name: "q", description: "now"))
        //> b b [b]
        //> a a
        //> false
        //> E(x: 1)
        //> E(x: 1)
        //> D! [D!]
        //> D!
        //> DD! [DD!]
        //> NN(description: "n")
        //> NN(description: "n") n
        //> m
        //> now
        // # What answers a requirement takes what that asks for, and comes from the program before the library.
        protocol LN { init?(_ s: String) }
        extension Int: LN {}; extension Double: LN {}; extension Bool: LN {}; extension String: LN {}
        func conv<T: LN>(_ s: String, _ t: T.Type = T.self) -> T? { T(s) }
        print(conv("12", Int.self) as Any, conv("x", Int.self) as Any, conv("1.5", Double.self) as Any, conv("true", Bool.self) as Any, conv("q", String.self) as Any)
        protocol N { init(_ v: Int); init(_ d: Double) }; extension Int: N {}; extension Double: N {}; func mk<T: N>(_ v: Int) -> T { T(v) }; print(mk(3) as Int, mk(3) as Double)
        func mk2<T: N>(_ v: Double) -> T { T(v) }; print(mk2(3.7) as Int, mk2(2.5) as Double)
        protocol Own { init?(_ s: String) }; struct W: Own { let n: Int; init?(_ s: String) { guard let i = Int(s) else { return nil }; n = i } }
        func all<T: Own>(_ xs: [String]) -> [T] { xs.compactMap(T.init) }; print((all(["1", "x"]) as [W]).map(\.n))
        extension UInt8: Own { init?(_ s: String) { self.init(s, radix: 16) } }; print(all(["ff", "zz"]) as [UInt8])
        let ts: [any LN.Type] = [Int.self, Double.self]; print(ts.map { $0.init("4") as Any })
        protocol Rad { init?(_ s: String, radix: Int) }
        extension Int: Rad { init?(_ s: String, radix: Int) { var n = 0; for c in s { guard let d = c.wholeNumberValue else { return nil }; n = n * radix + d }; self = n } }
        func rr<T: Rad>(_ t: T.Type) -> T? { T("12", radix: 8) }; print(rr(Int.self) as Any)
        //> Optional(12) nil Optional(1.5) Optional(true) Optional("q")
        //> 3 3.0
        //> 3 2.5
        //> [1]
        //> [255]
        //> [Optional(4), Optional(4.0)]
        //> Optional(10)
        // # An operator outside of all types is what a protocol asks for.
        struct Song: Comparable { let title: String; let length: Int }
        func == (one: Song, other: Song) -> Bool { one.title == other.title }
        func < (one: Song, other: Song) -> Bool { one.length < other.length }
        class Edge<Node: Equatable>: Equatable { let to: Node; init(to: Node) { self.to = to } }
        func == <Node>(one: Edge<Node>, other: Edge<Node>) -> Bool { one.to == other.to }
        func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
        let songs = [Song(title: "a", length: 3), Song(title: "a", length: 1), Song(title: "b", length: 2)]
        print(songs.sorted().map(\.length), songs.contains(Song(title: "b", length: 9)), songs[0] > songs[1])
        print(areSame(songs[0], songs[1]), areSame(Edge(to: 1), Edge(to: 1)), [Edge(to: "a")].contains(Edge(to: "b")))
        //> [1, 2, 3] true true
        //> true true false
        // # A protocol that says what the property of another one is
        protocol Entity: Identifiable { var id: Int { get } }
        struct Store<E: Entity> {
            var rows: [E.ID: E] = [:]
            mutating func save(_ e: E) { rows[e.id] = e }
            func find(_ id: E.ID) -> E? { rows.values.first { $0.id == id } }
            func has(_ id: E.ID) -> Bool { rows.values.contains { id == $0.id } }
            func ids(_ all: [E]) -> [E.ID] { all.map { $0.id } }
            func key(_ e: E) -> E.ID { e.id }
            func maybe(_ e: E) -> E.ID? { e.id }
            func next(_ e: E) -> Int { e.id + 1 }
        }
        struct Song: Entity { var id: Int }
        var store = Store<Song>()
        store.save(Song(id: 3))
        print(store.rows[3]!, store.find(3)!, store.has(4), store.ids([Song(id: 1), Song(id: 2)]))
        print(store.key(Song(id: 5)), store.maybe(Song(id: 6)) as Any, store.next(Song(id: 7)))
        func number(_ x: any Identifiable<Int>) -> Int { x.id }
        print(number(Song(id: 8)))
        //> Song(id: 3) Song(id: 3) false [1, 2]
        //> 5 Optional(6) 8
        //> 8
        // # The property is not that of another type
        protocol Entity: Identifiable { var id: Int { get } }
        func f<E: Entity, F: Entity>(_ e: E, _ f: F) -> F.ID { e.id }
        //! 2:56: cannot convert return expression of type 'Int' to return type 'F.ID'
        // # Nor is any number an id
        protocol Entity: Identifiable { var id: Int { get } }
        func f<E: Entity>(_ rows: [E.ID: E]) -> E? { rows[3] }
        //! 2:51: cannot convert value of type 'Int' to expected argument type 'E.ID'
        """###
}
