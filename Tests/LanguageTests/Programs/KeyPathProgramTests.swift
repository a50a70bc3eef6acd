import Testing

@Suite("Programs of key paths")
struct KeyPathProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # key paths beside values that are made wider
        struct P {
            var a: Int?
            var look: any CustomStringConvertible = "plain"
            func with<V>(_ k: WritableKeyPath<Self, V>, _ v: V) -> Self { var c = self; c[keyPath: k] = v; return c }
            func shown(as look: some CustomStringConvertible) -> Self { with(\.look, look) }
        }
        let m = 3
        print(P().with(\.a, m).a ?? 0, P().shown(as: 2.5).look)
        struct V: View { let n: Int; var body: some View { Text("x").environment(\.lineLimit, n) } }
        print(V(n: 1).n)
        //> 3 2.5
        //> 1
        // # key paths that go on
        struct A { var b = B() }; struct B { var c = 3; let d = "d" }
        let k: WritableKeyPath<A, B> = \.b
        var a = A()
        a[keyPath: k.appending(path: \.c)] = 5
        print(a[keyPath: k.appending(path: \.c)], a[keyPath: k.appending(path: \.d)], a[keyPath: (\A.b).appending(path: \B.self)])
        //> 5 d B(c: 5, d: "d")
        // # key paths of any value
        struct A { var b = 1; var c = "x" }
        let parts: [PartialKeyPath<A>] = [\.b, \.c, \.c.count]
        let any: AnyKeyPath = \A.b
        print(parts.map { "\(A()[keyPath: $0])" }, any == \A.b, any == \A.c, Set([\A.b, \A.b]).count)
        //> ["1", "x", "1"] true false 1
        // # key paths into objects
        class K { var v = 1; let fixed = 2 }
        struct Box { let k = K() }
        let path: ReferenceWritableKeyPath<K, Int> = \.v
        let k = K()
        k[keyPath: path] = 8
        k[keyPath: \.v] += 1
        let box = Box()
        box[keyPath: \.k.v] = 3
        print(k.v, box.k.v)
        //> 9 3
        // # subclasses
        class K { var v = 1 }
        class L: K {}
        let l = L()
        l[keyPath: \K.v] = 4
        print(l.v, [l].map(\.v))
        //> 4 [4]
        // # read-only key paths
        struct A { var n = 1 }
        let k: KeyPath<A, Int> = \.n
        var a = A()
        a[keyPath: k] = 2
        //! 4:12: cannot assign through a read-only key path
        // # the key path of a let
        struct A { let n = 1 }
        var a = A()
        a[keyPath: \.n] = 2
        //! 3:12: cannot assign through a read-only key path
        // # a value takes the type that a key path leads to
        struct S { var d = 0.0; var s: String?; var i = 1 }
        func set<R, V>(_ r: R, _ k: WritableKeyPath<R, V>, _ v: V) -> R { var c = r; c[keyPath: k] = v; return c }
        print(set(S(), \.d, 1), set(S(), \.s, "x"), set(S(s: "y"), \.s, nil), set(S(), \.i, 2))
        //> S(d: 1.0, s: nil, i: 1) S(d: 0.0, s: Optional("x"), i: 1) S(d: 0.0, s: nil, i: 1) S(d: 0.0, s: nil, i: 2)
        """###
}
