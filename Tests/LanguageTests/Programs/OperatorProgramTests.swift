import Testing

@Suite("Programs with operators")
struct OperatorProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # the order of bytes
        print((5 as Int8).bigEndian, (5 as Int16).bigEndian, 5.littleEndian, fabs(-1.5))
        //> 5 1280 5 1.5
        // # operators of one's own
        struct Vec: Equatable { var x, y: Double; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static func += (a: inout Vec, b: Vec) { a = a + b } }
        var v = Vec(x: 1, y: 2) + Vec(x: 3, y: 4); v += Vec(x: 1, y: 1); print(v, -v, v * 2, v == Vec(x: 5, y: 7), v != v)
        infix operator **: MultiplicationPrecedence
        func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
        print(2 ** 10, 2 * 3 ** 2)
        //> Vec(x: 5.0, y: 7.0) Vec(x: -5.0, y: -7.0) Vec(x: 10.0, y: 14.0) true false
        //> 1024 36
        // # operators of all positions
        struct Vec { var x, y: Double; static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
         static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) } }
        infix operator **: MultiplicationPrecedence
        func ** (a: Double, n: Int) -> Double { (0..<n).reduce(1) { r, _ in r * a } }
        var v = Vec(x: 1, y: 2); v += -v * 3; print(v, 2 ** 10, 1 + 2.0 ** 3)
        infix operator |>: AdditionPrecedence
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        print(3 |> { $0 + 1 } |> { "n\($0)" })
        postfix operator ++
        postfix func ++ (a: inout Int) -> Int { defer { a += 1 }; return a }
        var q = 1; print(q++, q)
        //> Vec(x: -2.0, y: -4.0) 1024.0 9.0
        //> n4
        //> 1 2
        // # operators
        struct V: Equatable { var x, y: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func += (a: inout V, b: V) { a = a + b }; static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) } }
        var v = V(x: 1, y: 2); v += V(x: 1, y: 1); print(v, -v, v * 3, v == V(x: 2, y: 3))
        //> V(x: 2, y: 3) V(x: -2, y: -3) V(x: 6, y: 9) true
        // # a list of sets beside one of lists
        let four = 4
        print(([Set([4])] + [[four, 8]]).count)
        //> 2
        // # a member without its type in a call beside a list that tells it
        enum Choice { case one, two }
        print([Choice.one] == Array(repeating: .one, count: 1), Array(repeating: .two, count: 1) == [Choice.one])
        //> true false
        // # a choice of two types where either could tell what is made
        let on = true
        print(Array(repeating: on ? [3, 7].reduce(0, +) : Optional<Int>.none, count: 1))
        //> [Optional(10)]
        // # lists of literals beside lists that are made of others
        let sizes = [1.5, 2]
        print(["1", "2"].map { Double($0)! } == [1, 2], [3] == ["3"].map { _ in 3.0 }, ["x": "1"].mapValues { Double($0)! } == ["x": 1])
        print(sizes.reversed() == [2, 1.5], sizes.reversed() == [2, 1], Set(["a"]) == ["a"], ["b", "a"].sorted() == ["a", "b"])
        //> true true true
        //> true false true true
        // # a space on one side of an operator
        let x = 5 -3
        //! 1:10: consecutive statements on a line must be separated by newline or ';'
        // # operators of a type beside those of numbers
        struct Size: Equatable { var w, h: Int; static func + (a: Size, b: Size) -> Size { Size(w: a.w + b.w, h: a.h + b.h) }; static func * (a: Size, k: Int) -> Size { Size(w: a.w * k, h: a.h * k) }; static func == (a: Size, b: Size) -> Bool { a.w * a.h == b.w * b.h } }
        let a = Size(w: 1, h: 2); print(a + a, a * 3, a == Size(w: 2, h: 1), a != a + a, 7 % 3, -7 % 3, 2 + 3 * 4 - 1, (1, 2) < (1, 3))
        //> Size(w: 2, h: 4) Size(w: 3, h: 6) true true 1 -1 13 true
        // # operators handed to generic functions
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
        func twice<A, B>(_ f: (A, A) -> B, _ a: A) -> B { f(a, a) }
        let three = 3
        print(curry(+)(1)(2), curry(+)("a")("b"), curry(*)(1.5)(2), curry(<)(1)(2), curry(==)("a")("a"), curry(-)(three)(1))
        print([1, 2].map(curry(+)(1)), flip(-)(1, 5), [1, 2, 3].reduce(0, flip(-)), curry((+))(2)(2))
        print(twice(+, 2), twice(*, 2.5), twice(<, "a"))
        let less: (Int, Int) -> Int = flip(-)
        print(less(1, 5))
        //> 3 ab 3.0 true true 2
        //> [2, 3] 4 2 4
        //> 4 6.25 false
        //> 4
        // # an operator of which nothing says what it works on
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        let add = curry(+)
        //! 2:17: ambiguous use of operator '+'; nothing says what it works on: write a closure such as '{ (a: Int, b: Int) in a + b }'
        // # initializers handed to functions whose results are called
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        print(compose({ $0 + 1 }, { "n\($0)" })(4), compose(Int.init, { $0 ?? 0 })("12"), [1, 2].map(compose({ $0 * 2 }, String.init)))
        //> n5 12 ["2", "4"]
        // # Precedence groups that are lower than others
        precedencegroup Pipe { lowerThan: AdditionPrecedence
         higherThan: ComparisonPrecedence
         associativity: left }
        infix operator |>: Pipe
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        print(1 + 2 |> { $0 * 2 }, 2 * 2 |> { $0 * 2 }, 1 + 2 |> { $0 * 2 } == 6, 1 |> { $0 + 1 } |> { $0 * 10 })
        precedencegroup Mid { higherThan: AdditionPrecedence
         lowerThan: MultiplicationPrecedence
         associativity: left }
        infix operator <+>: Mid
        func <+> (a: Int, b: Int) -> Int { a * 10 + b }
        print(2 * 3 <+> 4 * 5, 1 + 2 <+> 3 + 1)
        precedencegroup Low { lowerThan: ComparisonPrecedence
         associativity: right }
        infix operator <|>: Low
        func <|> (a: Bool, b: Bool) -> Bool { a != b }
        print(1 < 2 <|> 3 < 4, 1 < 2 <|> 3 > 4)
        precedencegroup Top { higherThan: MultiplicationPrecedence
         associativity: right }
        infix operator **: Top
        func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { n, _ in n * a } }
        print(2 * 3 ** 2, 2 ** 3 ** 2, -2 ** 2)
        precedencegroup Assign { assignment: true
         associativity: right
         lowerThan: TernaryPrecedence }
        infix operator ?=: Assign
        func ?= (a: inout Int, b: Int?) { if let b { a = b } }
        var z = 1; z ?= nil; z ?= true ? 5 : 6; print(z)
        //> 6 8 true 20
        //> 80 25
        //> false true
        //> 18 512 4
        //> 5
        // # An operator without a precedence group
        infix operator <>
        func <> (a: Int, b: Int) -> Int { a * 10 + b }
        print(1 <> 2, (1 <> 2) <> 3, (1 <> 2) + 3, (1 <> 2) == 12)
        //> 12 123 15 true
        // # An operator without a precedence group beside itself
        infix operator <>
        func <> (a: Int, b: Int) -> Int { a * 10 + b }
        print(1 <> 2 <> 3)
        //! 3:9: the operators beside '<>' need parentheses
        // # An operator without a precedence group beside one with a group
        infix operator <>
        func <> (a: Int, b: Int) -> Int { a * 10 + b }
        print(1 <> 2 + 3)
        //! 3:9: the operators beside '+' need parentheses
        // # Operators on a type whose members the operands name
        struct V: Equatable { var x = 1.0; static func * (k: Double, v: V) -> V { V(x: k * v.x) }; static func * (v: V, k: Int) -> V { V(x: v.x * Double(k)) }; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }; static func += (a: inout V, b: V) { a = a + b }; static let one = V(), two = V(x: 2) }
        let w: V = 2 * .one; print(w.x)
        var v = V(); v = v + 2 * .one; v += 2 * .one; print(v.x)
        func f(_ v: V) -> Double { v.x }
        print(f(2 * .one), v == 5 * .one, f(.one * 3 + .two), [.one * 2, .two + .one] as [V] == [V(x: 2), V(x: 3)])
        let o: V? = 3 * .two; print(o!.x)
        struct P { var s = ""; static let a = P(s: "a"), b = P(s: "b"); static func max(_ n: Int) -> P { P(s: "max\(n)") }; static func && (l: P, r: P) -> P { P(s: "(\(l.s)&\(r.s))") }; static func || (l: P, r: P) -> P { P(s: "(\(l.s)|\(r.s))") }; static prefix func ! (p: P) -> P { P(s: "!" + p.s) } }
        let p: P = .a && .b; print(p.s); let q: P = .a && .max(5) || !.b; print(q.s); func g(_ p: P) -> String { p.s }
        print(g(.a && .b), g(.a || .max(1)), ([.a && .b, .a || .b] as [P]).map(\.s))
        let t = true && !false || 1 < 2; print(t)
        //> 2.0
        //> 5.0
        //> 2.0 true 5.0 true
        //> 6.0
        //> (a&b)
        //> ((a&max5)|!b)
        //> (a&b) (a|max1) ["(a&b)", "(a|b)"]
        //> true
        // # An operator is a value where an optional function is asked for.
        var t: [String: (Int, Int) -> Int] = [:]; t["-"] = (-); t["m"] = max; t["+"] = (+)
        print(t["-"]!(5, 3), t["m"]!(5, 3), t["+"]?(1, 2) ?? 0)
        let f: ((Int, Int) -> Int)? = (*); print(f!(3, 4))
        var g: ((Double, Double) -> Double)?; g = (/); print(g?(1, 4) ?? 0)
        struct S { var op: ((Int, Int) -> Int)? = (+) }; print(S().op!(1, 1), S(op: (-)).op!(1, 1))
        func h(_ o: ((Int, Int) -> Bool)?) -> Bool { o?(1, 2) ?? false }; print(h(<), h((>)), h(nil))
        //> 2 5 3
        //> 12
        //> 0.25
        //> 2 0
        //> true false false
        // # literals as operands of own operators with several overloads
        struct M: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Comparable, CustomStringConvertible {
          var v: Double
          init(_ v: Double) { self.v = v }
          init(floatLiteral x: Double) { v = x }
          init(integerLiteral x: Int) { v = Double(x) }
          static func * (l: M, r: Double) -> M { print("M*Double"); return M(l.v * r) }
          static func * (l: M, r: M) -> M { print("M*M"); return M(l.v * r.v) }
          static func + (l: M, r: M) -> M { M(l.v + r.v) }
          static prefix func - (x: M) -> M { M(-x.v) }
          static func < (l: M, r: M) -> Bool { l.v < r.v }
          static let unit = M(1)
          var description: String { "M(\(v))" }
        }
        let a: M = 3.5 * 2
        print(a, 3.5 * 2 as M, [1 * 2, 2.5] as [M])
        func total(_ m: M) -> M { m }
        print(total(3 * 1.5), total(2 * 2 + 1), total(a * 2), a * 2)
        let b: M? = 2 * 3; print(b as Any)
        let c: M = 1 + 2 * 3; print(c)
        var d: M = 1; d = 2 * 2; print(d)
        let ms: [String: M] = ["x": 1 * 2]; print(ms)
        let e = (1 * 2 as M) + 1; print(e)
        //> M*M
        //> M*M
        //> M*M
        //> M(7.0) M(7.0) [M(2.0), M(2.5)]
        //> M*M
        //> M*M
        //> M*M
        //> M*M
        //> M(4.5) M(5.0) M(14.0) M(14.0)
        //> M*M
        //> Optional(M(6.0))
        //> M*M
        //> M(7.0)
        //> M*M
        //> M(4.0)
        //> M*M
        //> ["x": M(2.0)]
        //> M*M
        //> M(3.0)
        // # implicit members as operands beside literals
        struct M: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
          var v: Double
          init(floatLiteral x: Double) { v = x }
          init(integerLiteral x: Int) { v = Double(x) }
          static func * (l: M, r: Double) -> M { M(floatLiteral: l.v * r) }
          static func / (l: M, r: Int) -> M { M(floatLiteral: l.v / Double(r)) }
          static func + (l: M, r: M) -> M { M(floatLiteral: l.v + r.v) }
          static let unit = M(floatLiteral: 1), zero: M = 0
          static func of(_ x: Double) -> M { M(floatLiteral: x) }
          var description: String { "M(\(v))" }
        }
        func total(_ m: M) -> M { m }
        print(total(.init(floatLiteral: 1) * 3), total(.unit * 2), total(.of(2) * 1.5 + .unit), total(.unit / 2))
        let a: M = .unit * 3; let b: M = .of(1) + 2; let c: [M] = [.unit * 2, .zero]; print(a, b, c)
        struct V: Equatable { var x, y: Double
          static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }; static func * (l: V, r: Double) -> V { V(x: l.x * r, y: l.y * r) }; static func * (l: Double, r: V) -> V { r * l }
          static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }; static let up = V(x: 0, y: -1), right = V(x: 1, y: 0); static func at(_ x: Double, _ y: Double) -> V { V(x: x, y: y) } }
        func move(_ v: V) -> V { v }
        print(move(.up * 2), move(2 * .up), move(.up + .right * 3), move(-.up), move(.init(x: 1, y: 1) * 0.5), move(.at(1, 2) + .up))
        var p = V.up; p = .right * 2; print(p, p == .right * 2)
        let n = 3.0; print(move(.up * n), move(n * .right + .up))
        //> M(3.0) M(2.0) M(4.0) M(0.5)
        //> M(3.0) M(3.0) [M(2.0), M(0.0)]
        //> V(x: 0.0, y: -2.0) V(x: 0.0, y: -2.0) V(x: 3.0, y: -1.0) V(x: -0.0, y: 1.0) V(x: 0.5, y: 0.5) V(x: 1.0, y: 1.0)
        //> V(x: 2.0, y: 0.0) true
        //> V(x: 0.0, y: -3.0) V(x: 3.0, y: -1.0)
        // # implicit members as operands of operators that give other types
        struct V { var x, y: Double
          static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }; static func - (l: V, r: V) -> V { l + -1 * r }
          static func * (l: V, r: Double) -> V { V(x: l.x * r, y: l.y * r) }; static func * (l: Double, r: V) -> V { r * l }
          static func * (l: V, r: V) -> Double { l.x * r.x + l.y * r.y }
          static let up = V(x: 0, y: 1), right = V(x: 1, y: 0) }
        let a = V.up, b = V.right, n = 2.0
        let d: Double = (a - .up) * (b - .up); print(d)
        let e: Double = a * .up * n + 1; print(e)
        func f(_ v: V) { print(v) }
        f(n * .right + .up); f(.up + n * .right); f(a + n * .right * 2); f((n + 1) * .up - .right); f(.up * n * n)
        let c = a - .up + b * 3; print(c)
        let ok = (a - .right).x < .pi; print(ok)
        let w: Double = n * .pi / 2 + .pi; print(w)
        let z: CGFloat = 2 * .pi; print(z)
        //> 0.0
        //> 3.0
        //> V(x: 2.0, y: 1.0)
        //> V(x: 2.0, y: 1.0)
        //> V(x: 4.0, y: 1.0)
        //> V(x: -1.0, y: 3.0)
        //> V(x: 0.0, y: 4.0)
        //> V(x: 3.0, y: 0.0)
        //> true
        //> 6.283185307179586
        //> 6.283185307179586
        // # literals beside values of own types that several operators take
        struct M: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Comparable, CustomStringConvertible {
          var v: Double
          init(_ v: Double) { self.v = v }
          init(floatLiteral x: Double) { v = x }
          init(integerLiteral x: Int) { v = Double(x) }
          static func * (l: M, r: Double) -> M { print("M*Double"); return M(l.v * r) }
          static func * (l: M, r: M) -> M { print("M*M"); return M(l.v * r.v) }
          static func + (l: M, r: M) -> M { M(l.v + r.v) }
          static prefix func - (x: M) -> M { M(-x.v) }
          static func < (l: M, r: M) -> Bool { l.v < r.v }
          static let unit = M(1)
          var description: String { "M(\(v))" }
        }
        extension M { static func / (l: M, r: M) -> Double { print("M/M"); return 1 }; static func / (l: M, r: Double) -> M { print("M/Double"); return l }
          static func % (l: M, r: Int) -> M { print("M%Int"); return l }; static func % (l: M, r: M) -> M { print("M%M"); return l } 
          static func ** (l: M, r: Int) -> M { print("M**Int"); return l }; static func ** (l: M, r: Double) -> M { print("M**Double"); return l } }
        infix operator **: MultiplicationPrecedence
        let m = M(2)
        let q3: M = m / 2
        let q4: Double = m / 2
        let r = m % 2
        let r2 = m % 2.5
        let p = m ** 2
        let p2 = m ** 2.5
        func show(_ m: M) {}
        show(m / 2); show(3 % 2)
        let z = m * (1 + 1), z2 = m * (1.5 + 1)
        let xs = [m * 2, m / 2]
        let t = [1, 2].reduce(m) { $0 * Double($1) }
        //> M/Double
        //> M/M
        //> M%M
        //> M%M
        //> M**Int
        //> M**Double
        //> M/Double
        //> M%M
        //> M*M
        //> M*M
        //> M*M
        //> M/Double
        //> M*Double
        //> M*Double
        // # operators that work on what closures give
        struct P { let n: String; let a: Int }
        let ps = [P(n: "bb", a: 1), P(n: "a", a: 2)]
        func sorted<T, V>(_ xs: [T], by f: (T) -> V, using c: (V, V) -> Bool) -> [T] { xs.sorted { c(f($0), f($1)) } }
        func combine<T, V>(_ op: (V, V) -> V, _ a: T, _ b: T, _ f: (T) -> V) -> V { op(f(a), f(b)) }
        extension Array { func fold<V>(_ op: (V, V) -> V, _ f: (Element) -> V) -> V? { guard let x = first else { return nil }; return dropFirst().reduce(f(x)) { op($0, f($1)) } } }
        print(sorted(ps, by: { $0.n.count }, using: <).map(\.n), sorted(ps, by: { $0.a }, using: >).map(\.n), combine(+, ps[0], ps[1]) { $0.n }, combine(*, 2, 3) { Double($0) })
        print(ps.fold(+) { $0.a } as Any, ps.fold(max) { $0.n } as Any, ps.fold(*, { $0.a + 1 }) as Any)
        print([3, 1, 2].sorted(by: >), [1, 2].reduce(0, +), [1.5].reduce(1, *), zip([1, 2], [3, 4]).map(*))
        //> ["a", "bb"] ["a", "bb"] bba 6.0
        //> Optional(3) Optional("bb") Optional(6)
        //> [3, 2, 1] 3 1.5 [3, 8]
        // # a prefix and a postfix operator of one name
        prefix operator ++
        postfix operator ++
        prefix func ++(x: inout Double) -> Double { x += 1; return x }
        postfix func ++(x: inout Double) -> Double { defer { x += 1 }; return x }
        struct V { var n = 0 }
        extension V {
            static prefix func ++(v: inout V) -> V { v.n += 1; return v }
            static postfix func ++(v: inout V) -> V { let old = v; v.n += 1; return old }
        }
        var d = 1.0
        var v = V()
        print(++d, d++, d, (++v).n, (v++).n, v.n)
        //> 2.0 2.0 3.0 1 1 2
        // # an operator whose left side is an object, which may be constant
        class Ev { var hs: [Int] = []; static func += (e: Ev, h: Int) { e.hs.append(h) }; static func -= (e: Ev, h: Int) { e.hs.removeAll { $0 == h } } }
        infix operator <<<: AssignmentPrecedence
        func t() {
        let e = Ev(); e += 3; e += 4; e -= 3
        print(e.hs)
        struct H { let e = Ev() }
        let h = H(); h.e += 1; print(h.e.hs)
        func mk() -> Ev { print("mk"); return e }
        mk() += 9
        print(e.hs)
        let o: Ev? = e
        o! += 2
        print(e.hs)
        }
        class B { var n = 0 }
        func *= (b: B, x: Int) { b.n *= x }
        func += (b: B, x: Int) { b.n += x }
        t()
        let b = B()
        b += 2; b *= 5; print(b.n)
        class D: B {}
        let dd = D()
        dd += 4; print(dd.n)
        //> [4]
        //> [1]
        //> mk
        //> [4, 9]
        //> [4, 9, 2]
        //> 10
        //> 4
        // # an operator of the program that takes a constant object and a number that is made of literals
        class Readings { var values: [Double] = []; static func += (all: Readings, value: Double) { all.values.append(value) } }
        let readings = Readings()
        readings += 2; readings += [1, 3].max()!
        print(readings.values)
        //> [2.0, 3.0]
        // # an operator beside an implicit member
        struct Length {
            var points: Double
            static let zero = Length(points: 0), one = Length(points: 1)
            static func inches(_ n: Double) -> Length { Length(points: n * 72) }
            static func * (one: Length, times: Double) -> Length { Length(points: one.points * times) }
            static func + (one: Length, other: Length) -> Length { Length(points: one.points + other.points) }
        }
        let times = 2.0
        let length: Length = .inches(Double(1) / Double(2)) * times
        let none: Length = .zero * 3
        func show(_ length: Length) { print(length.points) }
        show(length)
        show(none)
        show(.one + .one * 4)
        //> 72.0
        //> 0.0
        //> 5.0
        // # an operator that nothing declares
        func +++ (one: Int, other: Int) -> Int { one + other }
        print(1 +++ 2)
        //! 1:6: there is no operator '+++'; declare it first: 'infix operator +++'
        // # a prefix operator that nothing declares
        struct Angle { static prefix func ∠ (angle: Angle) -> Angle { angle } }
        //! 1:35: there is no operator '∠'; declare it first: 'prefix operator ∠'
        // # an operator of a type without its static
        struct Money {
            var cents = 1
            func - (one: Money, other: Money) -> Money { one }
        }
        //! 3:10: operator '-' declared in type 'Money' must be static: 'static func -'
        // # members and closures in a tuple or a list beside an operator of the program
        enum M { case get, post }
        struct R { var l: [String] = []
          static func + (r: R, x: (M, String)) -> R { R(l: r.l + ["\(x.0) \(x.1)"]) }
          static func * (r: R, x: [M]) -> R { R(l: r.l + x.map { "\($0)" }) }
          static func / (r: R, x: [String: M]) -> R { R(l: r.l + x.map { "\($0.key)\($0.value)" }) }
          static func - (r: R, x: (M, String, (String) -> String)) -> R { R(l: r.l + ["\(x.0)" + x.2(x.1)]) } }
        print((R() + (.get, "a") + (.post, "b")).l)
        print((R() * [.get, .post]).l, (R() / ["k": .get]).l)
        print((R() - (.get, "x", { $0.uppercased() }) + (.get, "z")).l)
        print((R() + (.get, "1") + (.get, "2") + (.get, "3") + (.get, "4") + (.get, "5") + (.get, "6") + (.get, "7") + (.get, "8") + (.get, "9") + (.get, "10") + (.get, "11") + (.get, "12")).l.count)
        //> ["get a", "post b"]
        //> ["get", "post"] ["kget"]
        //> ["getX", "get z"]
        //> 12
        // # an operator of one operand that doesn't say on which side it stands
        struct Money {
            var cents = 1
            static func - (money: Money) -> Money { money }
        }
        //! 3:17: an operator of one operand says on which side it stands: 'prefix func -' or 'postfix func -'
        // # Literals of two types beside an operator of the program
        infix operator <*>: AdditionPrecedence
        infix operator <+: AdditionPrecedence
        infix operator <?>: AdditionPrecedence
        func <*> (f: [Int], a: [String]) -> Int { f.count + a.count }
        func <*> <A, B>(f: [(A) -> B], a: [A]) -> [B] { f.flatMap { g in a.map(g) } }
        func <+ <T>(a: inout [T], b: T) { a.append(b) }
        func <?> <T>(a: T?, b: T) -> T { a ?? b }
        func ~= (p: [String], s: Substring) -> Bool { p.contains(String(s)) }
        func + (a: [Int], b: [String]) -> String { "mixed" }
        let inc: (Int) -> Int = { $0 + 1 }
        let list = [1, 2]
        print([1, 2] <*> ["a", "b"], [inc, inc] <*> [1, 2], [{ $0 + 1 }] <*> list)
        print("the cat".split(separator: " ").filter { !(["the", "a"] ~= $0) })
        var open: [Int?] = [1]
        open <+ nil
        open <+ 2
        let fraction: Double = nil <?> 2
        print(open, fraction)
        print([1] + ["a"], [1] + [2], ["a"] + ["b"], [1.5] + [2])
        //> 4 [2, 3, 2, 3] [2, 3]
        //> ["cat"]
        //> [Optional(1), nil, Optional(2)] 2.0
        //> mixed [1, 2] ["a", "b"] [1.5, 2.0]
        // # What is wrong in a literal beside such an operator
        infix operator <*>
        func <*> (f: [Int], a: [String]) -> Int { f.count + a.count }
        print([1, 2] <*> ["a", foo])
        //! 3:24: cannot find 'foo' in scope
        // # Operators of the program on lists, beside those of the library
        struct P: Equatable { var x = 1 }
        func + (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0.0 + $0.1 } }
        func += (a: inout [Double], b: [Double]) { a = zip(a, b).map { $0.0 * $0.1 } }
        func == (a: [Int], b: [Int]) -> Bool { a.count == b.count }
        func == (a: [P], b: [P]) -> Bool { true }
        func == (a: [String: Int], b: [String: Int]) -> Bool { true }
        func ?? (a: [Int], b: [Int]) -> [Int] { a.isEmpty ? b : a }
        let x = [1.0, 2], y = [3.0, 4]
        print([1, 2] + [3, 4.5], [1, 2] + [3, 4], x + y, x + [1, 1], [1, 1] + x)
        let whole: [Int] = [1, 2] + [3]
        print(whole, ["a"] + ["b"], whole + [4], [1, 2] + [3] + [4, 5])
        let add: ([Double], [Double]) -> [Double] = (+)
        print([x, y, x].reduce([0, 0], +), add(x, y), [x, y].map { $0 + $0 })
        var z = x
        z += [3, 4]
        var named = ["k": z]
        named["k"]! += [5, 5]
        print(z, named)
        let one = [1], two = [2]
        print([1, 2] == [3, 4], one == two, [1, 2] != [3, 4], [one] == [two], [one].contains(two), one == [1, 2])
        print([P()] == [P(x: 2)], [P()] == [], ["a": 1] == ["b": 2])
        print([] ?? [1], [3] ?? [4], one ?? two, Optional(one) ?? [5])
        //> [4.0, 6.5] [4.0, 6.0] [4.0, 6.0] [2.0, 3.0] [2.0, 3.0]
        //> [1, 2, 3] ["a", "b"] [1, 2, 3, 4] [8.0]
        //> [5.0, 8.0] [4.0, 6.0] [[2.0, 4.0], [6.0, 8.0]]
        //> [3.0, 8.0] ["k": [15.0, 40.0]]
        //> true true true false false false
        //> true true true
        //> [1] [3] [1] [1]
        // # Operators of the program beside those of all types that conform to a protocol
        struct V: Comparable { var x = 0; static func < (a: V, b: V) -> Bool { a.x < b.x } }
        func > (a: V, b: V) -> Bool { true }
        func != (a: V, b: V) -> Bool { true }
        func ... (a: V, b: V) -> String { "own" }
        func + (a: [Any], b: [Any]) -> Int { 0 }
        func + <T: Numeric>(a: [T], b: [T]) -> [T] { [] }
        let list = [1]
        print(V() > V(), V() != V(), V() >= V(), V() ... V(), list + list)
        //> true true true own [1, 1]
        // # Operators of Swift that the program declares anew
        infix operator ~>: AdditionPrecedence
        infix operator +: MultiplicationPrecedence
        func ~> (a: Int, f: (Int) -> Int) -> Int { f(a) }
        let double: (Int) -> Int = { $0 * 2 }
        print(3 ~> double ~> double, 2 * 3 + 4 * 5)
        //> 12 50
        // # A precedence group that is not declared
        infix operator |>: Pipe
        func |> (a: Int, f: (Int) -> Int) -> Int { f(a) }
        //! 1:20: unknown precedence group 'Pipe'; declare it: 'precedencegroup Pipe { associativity: left }'
        // # A precedence group that is above one that is not declared
        precedencegroup Pipe { higherThan: Adding }
        //! 1:36: unknown precedence group 'Adding'; declare it: 'precedencegroup Adding { associativity: left }'
        // # Operators of types that literals stand for only beside them
        extension Character { static func - (a: Character, b: Character) -> Int { Int(a.asciiValue!) - Int(b.asciiValue!) }
          static func + (a: Character, n: Int) -> Character { Character(UnicodeScalar(a.asciiValue! + UInt8(n))) } }
        infix operator ^^
        extension Substring { static func ^^ (a: Substring, b: Substring) -> Int { a.count * b.count } }
        infix operator <>
        struct N: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { var s: String
          init(stringLiteral v: String) { s = v }; init(integerLiteral v: Int) { s = "#\(v)" }
          static func / (a: N, b: N) -> N { N(stringLiteral: a.s + "/" + b.s) }; static func <> (a: N, b: N) -> String { a.s + b.s } }
        print("z" - "a", (0..<3).map { "a" + $0 }, String("a" + 1), ("b" - "a") * 2, "abc".map { $0 - "a" })
        print("abc" ^^ "ab", ("usr" / "lib" / "x").s, 1 <> 2, "a" + "b", 4 / 2)
        //> 25 ["a", "b", "c"] b 2 [0, 1, 2]
        //> 6 usr/lib/x #1#2 ab 2
        // # A precedence group that is higher than itself
        precedencegroup A { higherThan: B }
        precedencegroup B { higherThan: A }
        infix operator +++: A
        //! 1:17: precedence group 'A' is higher than itself, by way of others; leave one of the relations out
        """###
}
