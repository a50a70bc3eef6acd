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
        """###
}
