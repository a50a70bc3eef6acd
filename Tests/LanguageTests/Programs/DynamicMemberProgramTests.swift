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
        """###
}
