import Testing

@Suite("Programs with members looked up and values called")
struct DynamicMemberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # dynamic member on nested
        @dynamicMemberLookup struct Ref<T> { var get: () -> T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> Ref<U> { Ref<U> { get()[keyPath: k] } } }
        struct In { var n = 4 }; struct Out { var i = In() }
        let r = Ref { Out() }
        print(r.i.n.get())
        //> 4
        // # members looked up, values called
        @dynamicMemberLookup struct J { var v: [String: Int]; subscript(dynamicMember k: String) -> Int? { v[k] } }
        print(J(v: ["a": 1]).a as Any, J(v: [:]).zz as Any)
        struct Fn { let k: Int; func callAsFunction(_ x: Int) -> Int { x * k } }; print(Fn(k: 3)(4), [1, 2].map(Fn(k: 2).callAsFunction))
        @dynamicMemberLookup struct W<T> { var t: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { t[keyPath: k] } }; struct Q { var n = 5 }; print(W(t: Q()).n)
        //> Optional(1) nil
        //> 12 [2, 4]
        //> 5
        // # a member that is looked up in its own type
        @dynamicMemberLookup struct D { subscript<U>(dynamicMember k: KeyPath<D, U>) -> U { self[keyPath: k] } }
        D().x
        //! 2:5: value of type 'D' has no member 'x'
        // # a member that is looked up in types that grow
        @dynamicMemberLookup struct D<T> { var t: T; subscript<U>(dynamicMember k: KeyPath<D<[T]>, U>) -> U { fatalError() } }
        D(t: 1).x
        //! 2:9: value of type 'D<Int>' has no member 'x'; it has only 't'
        // # a member that two types look up in each other
        @dynamicMemberLookup struct A { subscript<U>(dynamicMember k: KeyPath<B, U>) -> U { B()[keyPath: k] } }
        @dynamicMemberLookup struct B { subscript<U>(dynamicMember k: KeyPath<A, U>) -> U { A()[keyPath: k] } }
        A().x
        //! 3:5: value of type 'A' has no member 'x'
        // # a member of what two types of one name stand around
        @dynamicMemberLookup struct Lens<T> { var base: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> Lens<U> { Lens<U>(base: base[keyPath: k]) } }
        struct P { var q = Q() }
        struct Q { var z = 3 }
        print(Lens(base: P()).q.z.base, Lens(base: Lens(base: P())).q.z.base.base)
        //> 3 3
        // # What a key path leads to comes before what a name is looked up by
        @dynamicMemberLookup struct D {
          var m = ["a": 1, "b": 2]
          subscript(dynamicMember n: String) -> Int? { m[n] }
          subscript<T>(dynamicMember k: KeyPath<[String: Int], T>) -> T { m[keyPath: k] }
        }
        let d = D()
        print(d.count, d.isEmpty, d.a as Any, d.zz as Any, d.keys.sorted())
        func f(_ x: Int...) -> String { "ints" }
        func f(_ x: Double) -> String { "double" }
        print(f(1), f(1.0), f(1, 2))
        func g(_ x: Int...) -> String { "ints" }
        func g(_ x: Int) -> String { "int" }
        print(g(1))
        func h(_ x: Int...) -> String { "ints" }
        func h(_ x: Int?) -> String { "int?" }
        print(h(1))
        func i(_ x: Int...) -> String { "ints" }
        func i(_ x: Any) -> String { "any" }
        print(i(1))
        func j(_ x: Int, _ y: Int = 0) -> String { "default" }
        func j(_ x: Double) -> String { "double" }
        print(j(1))
        func k(_ x: Int, _ y: Int...) -> String { "variadic" }
        func k(_ x: Int, _ y: Double) -> String { "double" }
        print(k(1, 2))
        func l(_ x: Int...) -> String { "variadic" }
        func l<T>(_ x: T) -> String { "generic" }
        print(l(1))
        //> 2 false Optional(1) nil ["a", "b"]
        //> ints double ints
        //> int
        //> ints
        //> ints
        //> default
        //> variadic
        //> variadic
        // # what writes a member also reads it
        struct In { var x = 1; let y = 2 }
        @dynamicMemberLookup struct Sp { var i = In()
          subscript<T>(dynamicMember k: KeyPath<In, T>) -> T { i[keyPath: k] }
          subscript<T>(dynamicMember k: WritableKeyPath<In, T>) -> T { get { i[keyPath: k] } set { i[keyPath: k] = newValue } } }
        var sp = Sp(); sp.x = 5; sp.x += 1
        print(sp.x, sp.y, sp.i)
        //> 6 2 In(x: 6, y: 2)
        // # elements of a tuple are looked up
        @dynamicMemberLookup struct Box<T> { var value: T
          subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }
        var b = Box(value: (x: 1, y: "a"))
        b.x = 4; b.1 += "b"
        print(b.x, b.y, b.0, b.value)
        //> 4 ab 4 (x: 4, y: "ab")
        // # of several subscripts for dynamic members, the one that takes the least
        @dynamicMemberLookup enum Maybe<T> {
          case just(T), nothing
          subscript<U>(dynamicMember k: KeyPath<T, U>) -> Maybe<U> { if case .just(let v) = self { return .just(v[keyPath: k]) }; return .nothing }
          subscript<U>(dynamicMember k: KeyPath<T, U?>) -> Maybe<U> {
            if case .just(let v) = self, let u = v[keyPath: k] { return .just(u) }; return .nothing
          }
        }
        struct S { var n: Int?; var m = 1; var t = ["a"] }
        print(Maybe.just(S(n: 3)).n, Maybe.just(S()).n, Maybe.just(S()).m, Maybe.just(S()).t.first, Maybe.just(S()).t[0])
        @dynamicMemberLookup struct Box<T> {
          var value: T
          subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> String { get { "writable" } set {} }
          subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "plain" }
          subscript<U>(dynamicMember k: KeyPath<T, [U]>) -> String { "array" }
          subscript<U>(dynamicMember k: KeyPath<T, U?>) -> String { "optional" }
          subscript(dynamicMember k: KeyPath<T, Int>) -> String { "int" }
          subscript(dynamicMember k: String) -> String { "name \(k)" }
        }
        struct Q { let a = [1]; var b = [2]; let c: Int? = 1; var d: Int? = 2; let e = 1; var f = 1; let g = "", h = 2.0; var i = "" }
        let b = Box(value: Q())
        print(b.a, b.c, b.e, b.g, b.zz)
        print(b.i)
        protocol Named { var name: String { get } }
        struct P: Named { let name = "p" }
        struct R { let p = P(); let n = 2 }
        @dynamicMemberLookup struct Con<T> {
          var value: T
          subscript<U: Named>(dynamicMember k: KeyPath<T, U>) -> String { "named" }
          subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "any" }
        }
        print(Con(value: R()).p, Con(value: R()).n)
        //> just(3) nothing just(1) just("a") just("a")
        //> array optional int plain name zz
        //> writable
        //> named any
        // # subscripts for dynamic members that give different types
        @dynamicMemberLookup struct Config {
          var d: [String: String] = ["host": "a", "port": "80"]
          subscript(dynamicMember k: String) -> String? { get { d[k] } set { d[k] = newValue } }
          subscript(dynamicMember k: String) -> Int { Int(d[k] ?? "") ?? 0 }
        }
        var cf = Config()
        let port: Int = cf.port
        let host: String? = cf.host
        cf.host = "b"
        print(port, host as Any)
        func f(_ x: Int) -> Int { x + 1 }
        print(f(cf.port), cf.port as Int, cf.port + 1)
        func g(_ x: String?) -> String { x ?? "-" }
        print(g(cf.host))
        if let h: String = cf.host { print(h) }
        let xs: [Int] = [cf.port, cf.host]
        print(xs)
        @dynamicMemberLookup struct JSON {
          var v: Any
          subscript(dynamicMember k: String) -> JSON { JSON(v: (v as? [String: Any])?[k] ?? 0) }
          subscript<T>(dynamicMember k: String) -> T? { (v as? [String: Any])?[k] as? T }
        }
        let j = JSON(v: ["a": ["b": 3]])
        let n: Int? = j.a.b
        let k: JSON = j.a
        print(n as Any, k.v)
        //> 80 Optional("a")
        //> 81 80 81
        //> b
        //> b
        //> [80, 0]
        //> Optional(3) ["b": 3]
        // # wrappers of models, texts and settings
        // wrappers with dynamic members
        @dynamicMemberLookup struct Tracked<T> { private(set) var value: T; private(set) var log: [String] = []
          init(_ v: T) { value = v }
          subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { log.append("\(value[keyPath: k]) -> \(newValue)"); value[keyPath: k] = newValue } } }
        struct User { var name: String; var age: Int; var tags: [String] = []; var home: Addr? }
        struct Addr { var city: String; var zip: Int? }
        var t = Tracked(User(name: "a", age: 1)); t.name = "b"; t.age += 2; t.tags.append("x"); t.home = Addr(city: "c"); t.home?.city = "d"; t.home?.zip = 3
        print(t.log, t.value, t.home?.city ?? "-", t.name.count, t.tags[0])
        @dynamicMemberLookup struct Opt<T> { let v: T?; subscript<U>(dynamicMember k: KeyPath<T, U>) -> Opt<U> { Opt<U>(v: v.map { $0[keyPath: k] }) }; subscript<U>(dynamicMember k: KeyPath<T, U?>) -> Opt<U> { Opt<U>(v: v.flatMap { $0[keyPath: k] }) }; func or(_ d: T) -> T { v ?? d } }
        print(Opt(v: t.value).home.city.or("none"), Opt(v: t.value).home.zip.or(0), Opt<User>(v: nil).name.count.or(-1), Opt(v: t.value).tags.first.or("?"))
        @dynamicMemberLookup final class Ref<T> { var get: () -> T; var set: (T) -> Void; init(_ g: @escaping () -> T, _ s: @escaping (T) -> Void) { get = g; set = s }
          var value: T { get { get() } set { set(newValue) } }
          subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Ref<U> { Ref<U>({ self.value[keyPath: k] }, { self.value[keyPath: k] = $0 }) } }
        var u = User(name: "z", age: 5); let r = Ref({ u }, { u = $0 }); r.name.value = "y"; r.age.value += 1; let c: Ref<Int> = r.age; c.value = 9; print(u.name, u.age, r.tags.value)
        @dynamicMemberLookup enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, CustomStringConvertible { case str(String), num(Int), obj([String: JSON]), arr([JSON]), null
          init(stringLiteral s: String) { self = .str(s) }; init(integerLiteral n: Int) { self = .num(n) }; init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }; init(arrayLiteral e: JSON...) { self = .arr(e) }
          subscript(dynamicMember k: String) -> JSON { get { self[k] } set { self[k] = newValue } }
          subscript(k: String) -> JSON { get { if case .obj(let o) = self { return o[k] ?? .null }; return .null } set { if case .obj(var o) = self { o[k] = newValue; self = .obj(o) } else { self = .obj([k: newValue]) } } }
          subscript(i: Int) -> JSON { if case .arr(let a) = self, a.indices.contains(i) { return a[i] }; return .null }
          subscript<T>(dynamicMember k: String) -> T? { if case .str(let s) = self[k] { return s as? T }; if case .num(let n) = self[k] { return n as? T }; return nil }
          var int: Int? { if case .num(let n) = self { return n }; return nil }
          var description: String { switch self { case .str(let s): "\"\(s)\""; case .num(let n): "\(n)"; case .obj(let o): "{" + o.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",") + "}"; case .arr(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .null: "null" } } }
        var j: JSON = ["a": ["b": [1, 2, ["c": "deep"]]], "n": 3]
        print(j.a.b[2].c, j.a.b[0].int as Any, j.zz.q, j["n"].int ?? 0); j.new = "v"; j.n = 5; print(j)
        let s: String? = j.new; let n: Int? = j.n; print(s as Any, n as Any)
        @dynamicMemberLookup struct Env { var vars: [String: String]; subscript(dynamicMember k: String) -> String? { get { vars[k] } set { vars[k] = newValue } }; subscript<T: BinaryInteger>(dynamicMember k: String) -> T? { vars[k].flatMap { Int($0) }.map { T($0) } } }
        var env = Env(vars: ["PORT": "80", "HOST": "h"]); let port: Int? = env.PORT; let dbl: UInt8? = env.PORT; let host: String? = env.HOST; env.HOST = nil; print(port as Any, dbl as Any, host as Any, env.vars)
        @dynamicMemberLookup struct Style { var attrs: [(String, Int)] = []; subscript(dynamicMember k: String) -> (Int) -> Style { { v in Style(attrs: attrs + [(k, v)]) } } }
        print(Style().width(3).height(4).attrs.map { "\($0.0)=\($0.1)" })
        @dynamicMemberLookup class Base { var d = ["x": 1]; subscript(dynamicMember k: String) -> Int { d[k, default: 0] } }; final class Sub: Base { var y = 2 }
        print(Sub().x, Sub().y, Sub().zzz)
        @dynamicMemberLookup protocol Wrapping { associatedtype W; var w: W { get } }; extension Wrapping { subscript<U>(dynamicMember k: KeyPath<W, U>) -> U { w[keyPath: k] } }
        struct Box: Wrapping { var w: User }; print(Box(w: u).name, Box(w: u).tags.isEmpty, [Box(w: u)].map(\.age))
        //> ["a -> b", "1 -> 3", "[] -> [\"x\"]", "nil -> Optional(Addr(city: \"c\", zip: nil))", "Optional(Addr(city: \"c\", zip: nil)) -> Optional(Addr(city: \"d\", zip: nil))", "Optional(Addr(city: \"d\", zip: nil)) -> Optional(Addr(city: \"d\", zip: Optional(3)))"] User(name: "b", age: 3, tags: ["x"], home: Optional(Addr(city: "d", zip: Optional(3)))) d 1 x
        //> d 3 -1 x
        //> y 9 []
        //> "deep" Optional(1) null 3
        //> {a:{b:[1,2,{c:"deep"}]},n:5,new:"v"}
        //> Optional("v") Optional(5)
        //> Optional(80) Optional(80) Optional("h") ["PORT": "80"]
        //> ["width=3", "height=4"]
        //> 1 2 0
        //> y true [9]
        // # wrappers of properties, stores and tagged values
        // wrappers, property wrappers, dynamic members and generics together
        @propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<T> { r } }
        @propertyWrapper @dynamicMemberLookup struct Box<T> { var wrappedValue: T; var projectedValue: Box<T> { self }; subscript<U>(dynamicMember k: KeyPath<T, U>) -> Box<U> { Box<U>(wrappedValue: wrappedValue[keyPath: k]) }; subscript<U>(dynamicMember k: KeyPath<T, U?>) -> Box<U>? { wrappedValue[keyPath: k].map { Box<U>(wrappedValue: $0) } } }
        struct Cfg { var name = "n"; var port: Int? = 80; var inner = In(); struct In { var deep: String? = nil; var list = [1, 2] } }
        struct S { @Clamped(0...10) var level = 50; @Clamped(-1.0...1) var t = 0.5; @Box var cfg = Cfg() }
        var s = S(); s.level += -3; s.t = 5; print(s.level, s.t, s.$level, s.$cfg.name.wrappedValue, s.$cfg.port?.wrappedValue ?? 0, s.$cfg.inner.deep == nil, s.$cfg.inner.list.count.wrappedValue)
        @dynamicMemberLookup struct Chain<T> { let v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> (U) -> Chain<T> { { n in var c = v; c[keyPath: k] = n; return Chain(v: c) } } }
        print(Chain(v: Cfg()).name("x").port(nil).inner(.init(deep: "d")).v)
        @dynamicMemberLookup struct Attrs { private var d: [String: Any] = [:]; subscript<T>(dynamicMember k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }; subscript(dynamicMember k: String) -> String { "\(d[k] ?? "nil")" } }
        var at = Attrs(); at.size = 12; at.name = "abc"; at.on = true; let size: Int? = at.size; let nm: String? = at.name; let miss: Double? = at.size; let text: String = at.on; print(size as Any, nm as Any, miss as Any, text)
        if let on: Bool = at.on { print("on", on) }; func show(_ x: Int?) { print(x ?? -1) }; show(at.size); let sum = (at.size ?? 0) + 1; print(sum)
        @dynamicMemberLookup protocol Proxy { associatedtype T; var target: T { get } }; extension Proxy { subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { target[keyPath: k] } }
        final class Model { var a = 1; var b = [1, 2]; let c: String? = "c" }; struct MP: Proxy { let target: Model; var own: Int { target.a * 10 } }; let mp = MP(target: Model()); mp.target.a = 4; print(mp.a, mp.own, mp.b.count, mp.c ?? "-", mp.b[1])
        @dynamicMemberLookup final class Store<St> { private(set) var state: St; var seen: [String] = []; init(_ s: St) { state = s }; subscript<U>(dynamicMember k: KeyPath<St, U>) -> U { state[keyPath: k] }; func set<U>(_ k: WritableKeyPath<St, U>, _ v: U) { state[keyPath: k] = v; seen.append("\(v)") }; func on<U: Equatable>(_ k: KeyPath<St, U>, is v: U) -> Bool { state[keyPath: k] == v }; func bind<U>(_ k: WritableKeyPath<St, U>) -> (get: () -> U, set: (U) -> Void) { ({ self.state[keyPath: k] }, { self.state[keyPath: k] = $0 }) } }
        let st = Store(Cfg()); st.set(\.name, "q"); st.set(\.inner.list, [9]); st.set(\.port, nil); print(st.name, st.inner.list, st.port as Any, st.on(\.name, is: "q"), st.on(\.port, is: nil), st.seen); let bd = st.bind(\.inner.list); bd.set(bd.get() + [1]); print(st.inner.list)
        @dynamicMemberLookup enum Loaded<T> { case idle, done(T), failed(String); subscript<U>(dynamicMember k: KeyPath<T, U>) -> U? { if case .done(let t) = self { t[keyPath: k] } else { nil } }; subscript<U>(dynamicMember k: KeyPath<T, U?>) -> U? { if case .done(let t) = self { t[keyPath: k] } else { nil } }; func map<U>(_ f: (T) throws -> U) rethrows -> Loaded<U> { switch self { case .idle: .idle; case .done(let t): .done(try f(t)); case .failed(let e): .failed(e) } } }
        let ld: Loaded = .done(Cfg()), no = Loaded<Cfg>.failed("e"); print(ld.name ?? "-", ld.port ?? 1, no.name ?? "-", ld.inner?.list ?? [], ld.map(\.name), no.map { $0.port }); if case .done(let n) = ld.map(\.inner.list.count) { print(n) }
        struct Tagged<Tag, V>: CustomStringConvertible { var raw: V; init(_ r: V) { raw = r }; var description: String { "\(raw)" } }; extension Tagged: Equatable where V: Equatable {}; extension Tagged: Hashable where V: Hashable {}; extension Tagged: Comparable where V: Comparable { static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }; extension Tagged: ExpressibleByIntegerLiteral where V: ExpressibleByIntegerLiteral { init(integerLiteral v: V.IntegerLiteralType) { raw = V(integerLiteral: v) } }; extension Tagged: AdditiveArithmetic where V: AdditiveArithmetic { static var zero: Self { Self(.zero) }; static func + (a: Self, b: Self) -> Self { Self(a.raw + b.raw) }; static func - (a: Self, b: Self) -> Self { Self(a.raw - b.raw) } }
        enum Eur {}; enum Id {}; typealias Money = Tagged<Eur, Int>; typealias UID = Tagged<Id, UInt32>; let m1: Money = 5; print(m1 + 3, [m1, 2, 9].max()!, [1, 2, m1].reduce(.zero, +), m1 > 4, Set([UID(1), 1, 2]).count, [UID: String](uniqueKeysWithValues: [(1, "a")])[1]!, m1 == 5, UID(7).raw == 7)
        //> 7 1.0 0...10 n 80 true 2
        //> Cfg(name: "x", port: nil, inner: Cfg.In(deep: Optional("d"), list: [1, 2]))
        //> Optional(12) Optional("abc") nil true
        //> on true
        //> 12
        //> 13
        //> 4 40 2 c 2
        //> q [9] nil true true ["q", "[9]", "nil"]
        //> [9, 1]
        //> n 80 - [1, 2] done("n") failed("e")
        //> 2
        //> 8 9 8 true 2 a true true
        """###
}
