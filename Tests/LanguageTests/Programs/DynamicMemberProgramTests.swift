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
        """###
}
