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
        """###
}
