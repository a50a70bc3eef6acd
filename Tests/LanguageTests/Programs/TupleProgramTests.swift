import Testing

@Suite("Programs with tuples")
struct TupleProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # the labels of tuples, and tuples as payloads
        let t = (a: 1, b: "x")
        print(String(describing: t), String(reflecting: t), String(describing: [t]), String(describing: [1: "a"].first))
        enum EE { case a((x: Int, y: Int)); case b((Int, Int)); case c(p: (Int, Int)); case d(Int) }
        print(EE.a((1, 2)), EE.b((1, 2)), EE.c(p: (1, 2)), EE.d(1))
        print([()], { 1 })
        //> (a: 1, b: "x") (a: 1, b: "x") [(a: 1, b: "x")] Optional((key: 1, value: "a"))
        //> a(x: 1, y: 2) b(1, 2) c(p: (1, 2)) d(1)
        //> [()] (Function)
        // # tuples
        let t = (name: "A", age: 3, (1, 2)); print(t, t.name, t.2.1, t.age + 1)
        let (a, _, (b, c)) = t; print(a, b, c)
        func mm(_ x: [Int]) -> (min: Int, max: Int)? { guard let f = x.first else { return nil }; return x.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
        print(mm([3, 1, 2]) as Any, mm([])?.min as Any); if let (lo, hi) = mm([5, 6]) { print(lo, hi) }
        var p = (1, "x"); p.0 += 5; (p.0, p.1) = (p.0 * 2, p.1 + "y"); print(p, p == (12, "xy"), (1, 2) < (1, 3))
        var i = 1, j = 2; (i, j) = (j, i); print(i, j)
        do { for (k, v) in [("a", 1), ("b", 2)] { print(k, v, terminator: ";") }; print() }
        print("a", 1, 2.5, separator: "-", terminator: "!\n")
        //> (name: "A", age: 3, (1, 2)) A 2 4
        //> A 1 2
        //> Optional((min: 1, max: 3)) nil
        //> 5 6
        //> (12, "xy") true true
        //> 2 1
        //> a 1;b 2;
        //> a-1-2.5!
        // # tuples taken apart, compared and returned
        let p = (name: "a", age: 3); print(p.name, p.1, p); var (x, y) = (1, 2); (x, y) = (y, x); print(x, y)
        func mm(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }
        if let (lo, hi) = mm([3, 1, 2]) { print(lo, hi) }; print(mm([]) as Any, mm([1])!, mm([1, 2])!.max); print((1, "a") == (1, "a"), (1, 2) < (1, 3), (1, (2, 3)))
        let (_, second, _) = (1, 2, 3); print(second); let arr: [(String, Int)] = [("a", 1)]; for (s, i) in arr { print(s, i) }; print(arr)
        //> a 3 (name: "a", age: 3)
        //> 2 1
        //> 1 3
        //> nil (min: 1, max: 1) 2
        //> true true (1, (2, 3))
        //> 2
        //> a 1
        //> [("a", 1)]
        // # tuples and labels
        func mm(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
        if let (lo, hi) = mm([3, 1, 2]) { print(lo, hi) }
        print(mm([5])!.max, mm([]) == nil)
        //> 1 3
        //> 5 true
        // # labels in tuples shown
        func stats(_ a: [Int]) -> (min: Int, max: Int, avg: Double) { (a.min()!, a.max()!, Double(a.reduce(0, +)) / Double(a.count)) }
        let s = stats([1, 2, 6]); print(s, s.avg, "\(s)"); print([(id: 1, n: "a")], Optional((a: 1, b: 2)) as Any, ["k": (x: 1, y: 2)]); let (lo, hi, _) = s; print(lo, hi); struct T { var p = (a: 1, b: "x") }; print(T(), [T()]); let anys: [Any] = [s, (1, q: 2)]; print(anys); if let t = anys[0] as? (min: Int, max: Int, avg: Double) { print(t.max) }
        //> (min: 1, max: 6, avg: 3.0) 3.0 (min: 1, max: 6, avg: 3.0)
        //> [(id: 1, n: "a")] Optional((a: 1, b: 2)) ["k": (x: 1, y: 2)]
        //> 1 6
        //> T(p: (a: 1, b: "x")) [T(p: (a: 1, b: "x"))]
        //> [(min: 1, max: 6, avg: 3.0), (1, q: 2)]
        //> 6
        // # the elements of a tuple are converted
        protocol P { }
        struct S: P {}
        let y = (S(), 2)
        let x: (any P, Any) = y
        print(x)
        func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
        let f: (any P, Any) = pair(S(), 2)
        let g: (Int?, Double?) = pair(1, 2)
        let h: (Int?, Any) = y.1 > 1 ? (1, 2) : (3, 4)
        func k() -> (Int, String) { (1, "a") }
        let m: (Int?, String) = k()
        let (n, o): (Int?, Any) = k()
        print(f, g, h, m, n as Any, o)
        //> (S(), 2)
        //> (S(), 2) (Optional(1), Optional(2.0)) (Optional(1), 2) (Optional(1), "a") Optional(1) a
        """###
}
