import Testing

@Suite("Programs whose parts say what others are")
struct ContextProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # implicit pi
        let x: Double = .pi / 4
        let y: Double = 2 * .pi
        let z: Double = .pi * 2 / 3 + .pi
        let w: Double = -(.pi / 2)
        func half(_ a: Double) -> Double { a / 2 }
        print(half(.pi * 2) == .pi, x == Double.pi / 4, y > 6, z > 5, w < 0)
        let c: Float = .pi / 2
        print(c)
        func g(_ a: Double = .pi / 2) -> Double { a }
        print(g() > 1.5)
        //> true true true true true
        //> 1.5707963
        //> true
        // # static on protocol
        protocol P { static func f() }
        P.f()
        //! 2:3: static member 'f' cannot be used on protocol metatype '(any P).Type'; use a type that conforms
        // # twice
        func f(a: Int) {}
        func f(a: Int) {}
        //! 2:6: invalid redeclaration of 'f(a:)'
        // # static top
        static let x = 3
        //! 1:1: 'static' can only be specified on methods, properties and subscripts of types; leave it out
        // # associatedtype top
        associatedtype T
        //! 1:1: 'associatedtype' is not supported; it belongs in a protocol's braces
        // # hashable by signature
        func f<K, V>(_ d: [K: V]) -> [V: K] { Dictionary(uniqueKeysWithValues: d.map { ($1, $0) }) }
        print(f(["a": 1]))
        func s<T>(_ xs: [T]) -> Set<T> { Set(xs) }
        print(s([1, 1]).count)
        //> [1: "a"]
        //> 1
        // # local generic opens
        protocol P { var n: Int { get } }
        struct A: P { var n = 3 }
        func f(_ v: any P) -> Int { func g<T: P>(_ t: T) -> Int { t.n }; return g(v) }
        print(f(A()))
        func e(_ v: any Equatable) -> Bool { func g<T: Equatable>(_ t: T) -> Bool { t == t }; return g(v) }
        print(e(3))
        //> 3
        //> true
        // # array of implicit members
        enum Tint { case red, blue, green }
        let c: Tint = [.red, .blue].first ?? .green
        let d: Tint = [.red, .blue].first!
        let e: Tint = [.red, .blue][1]
        func f(_ t: Tint) -> Tint { t }
        print(c, d, e, f([.green].last ?? .red))
        let w: Float = 1 / 3 + .ulpOfOne
        print(w > 0.3)
        //> red red blue green
        //> true
        // # static func with Self
        protocol Style { func name() -> String }
        struct MyStyle<S: CustomStringConvertible>: Style { let s: S; init(_ s: S) { self.s = s }; func name() -> String { "my \(s)" } }
        extension Style { static func my<S: CustomStringConvertible>(_ s: S) -> MyStyle<S> where Self == MyStyle<S> { .init(s) } }
        func use(_ s: some Style) -> String { s.name() }
        print(use(.my(3)), use(.my("a")))
        //> my 3 my a
        """###
}
