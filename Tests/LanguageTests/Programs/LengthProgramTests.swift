import Testing

@Suite("Programs with CGFloat, which is a type of its own and converts to and from Double")
struct LengthProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # lengths
        let c: CGFloat = 1.5
        let d: Double = 2
        let x = c * d; print(type(of: x))
        let y: CGFloat = c * d; print(type(of: y))
        let o: Double? = c; print(o as Any)
        let arr = [c, d]; print(type(of: arr))
        let arr2 = [d, c]; print(type(of: arr2))
        let arr3 = [c, 1.0]; print(type(of: arr3))
        let m3 = max(c, 3); print(type(of: m3))
        let t = true ? c : d; print(type(of: t))
        let t2 = true ? d : c; print(type(of: t2))
        func f(_ x: Double) -> String { "Double" }
        func f(_ x: CGFloat) -> String { "CGFloat" }
        print(f(c), f(d))
        func g<T>(_ x: T) -> String { "\(type(of: x)) \(x)" }
        print(g(c), g([c]), g((a: 1, b: 2)))
        print(c == d, c < d)
        print(type(of: sqrt(c)), type(of: pow(c, d)), type(of: pow(c, 2)))
        let a: Any = c
        print(a is Double, a is CGFloat, a as? Double as Any, a as? CGFloat as Any)
        print([c], c, "\(c)", (1, c), Optional(c) as Any)
        print(String(describing: CGFloat.self), CGFloat.pi, CGFloat.infinity)
        var v: CGFloat = 3
        v += d
        print(v, type(of: v))
        var w: Double = 3
        w += c
        print(w, type(of: w))
        let i = 3
        print(CGFloat(i) / 2, type(of: CGFloat(i) / 2), Double(c), Int(c))
        let r: ClosedRange<CGFloat> = 0...1
        print(r, type(of: r))
        print([CGFloat](repeating: 1, count: 2), [c, c].reduce(0, +), type(of: [c, c].map { $0 * 2 }))
        struct S { var w: CGFloat; var h = 2.0 }
        let s = S(w: d); print(s, type(of: s.w * s.h), type(of: s.w / s.h))
        func h(_ x: CGFloat = 2, op: (CGFloat) -> CGFloat) -> CGFloat { op(x) }
        print(h { $0 * 2 })
        print(c.description, c.rounded(), type(of: c.native), c.magnitude, -c, type(of: -c))
        let e: any BinaryFloatingPoint = c
        print(type(of: e), e)
        let z: Double = c
        let q = z + c * c
        print(type(of: q))
        debugPrint(c, [c])
        func takes(_ x: Double?) { print(x as Any) }
        takes(c)
        let cl: (CGFloat) -> Double = { $0 }
        print(cl(2))
        //> Double
        //> CGFloat
        //> Optional(1.5)
        //> Array<Double>
        //> Array<Double>
        //> Array<CGFloat>
        //> CGFloat
        //> Double
        //> Double
        //> CGFloat Double
        //> CGFloat 1.5 Array<CGFloat> [1.5] (a: Int, b: Int) (a: 1, b: 2)
        //> false true
        //> CGFloat Double CGFloat
        //> false true nil Optional(1.5)
        //> [1.5] 1.5 1.5 (1, 1.5) Optional(1.5)
        //> CGFloat 3.141592653589793 inf
        //> 5.0 CGFloat
        //> 4.5 Double
        //> 1.5 CGFloat 1.5 1
        //> 0.0...1.0 ClosedRange<CGFloat>
        //> [1.0, 1.0] 3.0 Array<CGFloat>
        //> S(w: 2.0, h: 2.0) Double Double
        //> 4.0
        //> 1.5 2.0 Double 1.5 -1.5 CGFloat
        //> CGFloat 1.5
        //> Double
        //> 1.5 [1.5]
        //> Optional(1.5)
        //> 2.0
        // # labels in generic code
        func g<T>(_ t: T) { print(t, "\(t)", [t], type(of: t)) }
        g((a: 1, b: (c: 2, d: 3)))
        struct Box<T> { var value: T }
        print(Box(value: (a: 1, b: 2)))
        enum E<T> { case one(T, Int) }
        print(E.one((x: 1, y: CGFloat(2)), 1))
        //> (a: 1, b: (c: 2, d: 3)) (a: 1, b: (c: 2, d: 3)) [(a: 1, b: (c: 2, d: 3))] (a: Int, b: (c: Int, d: Int))
        //> Box<(a: Int, b: Int)>(value: (a: 1, b: 2))
        //> one((x: 1, y: 2.0), 1)
        """###
}
