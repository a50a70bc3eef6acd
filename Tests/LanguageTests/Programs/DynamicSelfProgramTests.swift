import Testing

@Suite("Programs that give Self")
struct DynamicSelfProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # Self struct
        struct A { func f() -> Self { A() } ; static func g() -> Self { A() } }
        print(A().f(), A.g())
        //> A() A()
        // # Self class
        class A { func f() -> Self { A() } }
        //! 1:30: cannot convert return expression of type 'A' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init
        // # Self final class
        final class A { func f() -> Self { A() } }
        print(type(of: A().f()))
        //! 1:36: cannot convert return expression of type 'A' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init
        // # Self class self
        class A { required init() {}; func f() -> Self { self }; func g() -> Self { type(of: self).init() }; static func h() -> Self { Self() } ; static func i() -> Self { self.init() } }
        class B: A {}
        print(type(of: B().f()), type(of: B().g()), type(of: B.h()), type(of: B.i()))
        //> B B B B
        // # Self class static
        class A { static func f() -> Self { A() } }
        //! 1:37: cannot convert return expression of type 'A' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init
        // # Self var
        class A { var x: Self { A() } }
        //! 1:25: cannot convert return expression of type 'A' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init
        // # Self var ok
        class A { var x: Self { self } }
        class B: A { var y = 3 }
        print(B().x.y)
        //> 3
        // # Self protocol ext
        protocol P { init() }
        extension P { static func make() -> Self { Self() } ; func same() -> Self { self } }
        struct A: P {}
        print(A.make(), A().same())
        //> A() A()
        // # Self ternary
        class A { init() {}; func f(_ b: Bool) -> Self { b ? self : A() } }
        //! 1:50: cannot convert return expression of type 'A' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init
        // # Self as!
        class A { func f() -> Self { A() as! Self } }
        print(type(of: A().f()))
        //> A
        // # reduce literal
        func sum<T: FloatingPoint>(_ xs: [T]) -> T { xs.reduce(0) { $0 + $1 } }
        print(sum([1.5, 2.5]))
        func sum2<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
        print(sum2([1, 2]), sum2([1.5]))
        func avg<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.reduce(0) { $0 + $1 } / T(xs.count) }
        print(avg([1.0, 2.0]))
        func mx<T: Comparable & ExpressibleByIntegerLiteral>(_ xs: [T]) -> T { xs.reduce(0) { $0 > $1 ? $0 : $1 } }
        print(mx([3, 4]), mx([1.5]))
        func avg2<T: BinaryInteger>(_ xs: [T]) -> T { let s = xs.reduce(0) { $0 + $1 }; return s / T(xs.count) }
        print(avg2([4, 6]))
        extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero) { $0 + $1 } } }
        print([1, 2].total(), [0.5].total())
        extension Collection where Element: FloatingPoint { func mean() -> Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
        print([1.0, 2.0].mean())
        func norm<T: FloatingPoint>(_ xs: [T]) -> T { xs.map { $0 * $0 }.reduce(0) { acc, x in acc + x }.squareRoot() }
        print(norm([3.0, 4.0]))
        //> 4.0
        //> 3 1.5
        //> 1.5
        //> 4 1.5
        //> 5
        //> 3 0.5
        //> 1.5
        //> 5.0
        // # a final class makes a Self by any initializer
        final class Tile {
            let side: Int
            init(side: Int) { self.side = side }
            func copy() -> Self { Self(side: side) }
            static func large() -> Self { Self(side: 9) }
        }
        print(Tile(side: 3).copy().side, Tile.large().side)
        //> 3 9
        // # Functions that a class's method takes are handed Self
        class A { var s = 0; required init() {}; func conf(_ f: (Self) -> Void) -> Self { f(self); return self }; func also(_ n: Int, _ f: (Self, Int) throws -> Void) rethrows -> Self { try f(self, n); return self }; static func make(_ f: (Self) -> Void) -> Self { let x = Self(); f(x); return x } }
        class B: A { var t = 1 }
        final class G<T>: A { var v: [T] = [] }
        let b = B().conf { $0.t = 5; $0.s = 1 }; print(b.t, b.s)
        print(B().also(3) { $0.t += $1 }.conf { $0.s = $0.t }.s, B.make { $0.t = 9 }.t, A().conf { $0.s = 2 }.s)
        print(G<Int>().conf { $0.v.append(1) }.also(2) { $0.v.append($1) }.v, G<String>.make { $0.v = ["x"] }.v)
        let a: A = B(); print(a.conf { $0.s = 7 }.s, type(of: a.conf { _ in }))
        //> 5 1
        //> 4 9 2
        //> [1, 2] ["x"]
        //> 7 B
        // # A subclass has what answers a requirement with Self in its superclass
        protocol M { func clone() -> Self; func eq(_ o: Self) -> Bool; var me: Self { get }; static func make() -> Self; static var zero: Self { get } }
        class K: M { var n = 1
          required init() {}
          func clone() -> Self { let c = Self(); c.n = n + 1; return c }
          func eq(_ o: K) -> Bool { n == o.n }
          var me: Self { self }
          static func make() -> Self { Self() }
          class var zero: Self { Self() } }
        class L: K {}
        class O: K { override func clone() -> Self { let c = Self(); c.n = 100; return c } }
        func f<T: M>(_ t: T) -> T { t.clone() }
        func g<T: M>(_ t: T) -> Bool { t.eq(t.clone()) }
        func h<T: M>(_ t: T.Type) -> T { T.make() }
        func z<T: M>(_ t: T.Type) -> T { T.zero.me }
        extension M { func twice() -> Self { clone().clone() } }
        print(type(of: f(L())), f(L()).n, type(of: f(O())), f(O()).n)
        print(g(L()), type(of: h(L.self)), type(of: z(O.self)))
        print(type(of: (L() as any M).clone()), type(of: L().twice()), L().twice().n, O().twice().n)
        let all: [any M] = [K(), L(), O()]
        print(all.map { type(of: $0.clone()) })
        //> L 2 O 100
        //> false L O
        //> L L 3 100
        //> [K, L, O]
        """###
}
