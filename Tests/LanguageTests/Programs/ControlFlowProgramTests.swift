import Testing

@Suite("Programs with loops, guards and defer")
struct ControlFlowProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # loops and patterns
        outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
        var n = 3; while n > 0 { n -= 1; if n == 1 { continue }; print(n) }; repeat { n += 2 } while n < 5; print(n)
        for x in stride(from: 1, through: 9, by: 4) where x != 5 { print(x) }
        for case let x? in [1, nil, 3] { print(x) }; for case .some(let x) in [nil, 2] as [Int?] { print(x) }
        enum Ev { case key(Character, shift: Bool), click(x: Int, y: Int), none }
        for e in [Ev.key("a", shift: true), .click(x: 1, y: 2), .none] { switch e { case .key(let c, shift: true): print("S", c); case .key(let c, _): print(c); case .click(x: let x, y: _) where x > 0: print("c", x); case .click, .none: print("-") } }
        let v = 7; let kind = switch v { case ..<0: "neg"; case 0: "zero"; case 1, 3, 5, 7, 9: "odd"; default: "other" }; print(kind)
        let sz = if v > 5 { "big" } else if v > 2 { "mid" } else { "small" }; print(sz)
        switch v { case let x where x % 2 == 0: print("even"); case 7: print("seven"); fallthrough; case 8: print("eight"); default: break }
        switch "b" { case "a"..."c": print("abc"); default: print("?") }; switch (1, "x") { case (1, let s) where s.count == 1: print(s); default: break }
        if case 1...10 = v, case let d = v * 2, d > 10 { print(d) }
        //> 1 1
        //> 2 1
        //> 2
        //> 0
        //> 6
        //> 1
        //> 9
        //> 1
        //> 3
        //> 2
        //> S a
        //> c 1
        //> -
        //> odd
        //> big
        //> seven
        //> eight
        //> abc
        //> x
        //> 14
        // # defer order
        func d() { defer { print("1") }; defer { print("2") }; print("body"); for i in 0..<2 { defer { print("loop", i) }; if i == 1 { continue }; print("in", i) } }
        d()
        func e() -> Int { var x = 1; defer { x = 100 }; return x }
        print(e())
        //> body
        //> in 0
        //> loop 0
        //> loop 1
        //> 2
        //> 1
        //> 1
        // # lazy evaluation and short circuit
        func t(_ s: String, _ b: Bool) -> Bool { print(s, terminator: " "); return b }
        print(t("a", false) && t("b", true), t("c", true) || t("d", true)); let n: Int? = 1; func dflt() -> Int { print("dflt"); return 2 }; print(n ?? dflt())
        func auto(_ c: @autoclosure () -> Bool) -> String { c() ? "y" : "n" }; print(auto(t("x", 1 < 2)))
        //> a c false true
        //> 1
        //> x y
        // # local mutation in loops
        var total = 0; var i = 0; while i < 10 { i += 1; if i % 2 == 0 { continue }; if i > 7 { break }; total += i }; print(total, i)
        for var n in [1, 2] { n *= 10; print(n) }; for (k, v) in ["a": 1] { print(k, v) }; for i in 0..<3 where i != 1 { print(i) }
        var arr = [1, 2, 3]; for i in arr.indices { arr[i] *= arr[i] }; print(arr); for x in arr { arr.append(x) }; print(arr.count)
        //> 16 9
        //> 10
        //> 20
        //> a 1
        //> 0
        //> 2
        //> [1, 4, 9]
        //> 6
        // # guard and early exit
        func f(_ s: String?) -> String { guard let s, !s.isEmpty else { return "none" }; guard let n = Int(s) else { return "nan" }; return n > 5 ? "big" : "small" }
        print(f(nil), f(""), f("x"), f("7"), f("1"))
        //> none none nan big small
        // # if and switch expressions
        let n = 5; let s = if n > 3 { "hi" } else { "lo" }; let t = switch n { case 0: "zero"; case 1...5: "few"; default: "many" }; print(s, t)
        func sign(_ n: Int) -> String { if n < 0 { "neg" } else if n == 0 { "zero" } else { "pos" } }; print(sign(-1), sign(0), sign(9))
        //> hi few
        //> neg zero pos
        // # fallthrough
        switch 2 { case 2: print("two"); fallthrough; case 3: print("three"); case 4: print("four"); default: print("d") }
        //> two
        //> three
        // # a chain of guards
        func f(_ a: Int?, _ b: String?) -> String {
            guard let a, a > 0 else { return "no a" }
            guard let b, !b.isEmpty, let n = Int(b) else { return "no b" }
            defer { print("leaving") }
            return "\(a + n)"
        }
        print(f(nil, "1"), f(-1, "1"), f(2, nil), f(2, "x"), f(2, "40"))
        //> leaving
        //> no a no a no b no b 42
        // # the order of defer
        func order() { defer { print(1) }; defer { print(2) }; for i in 0..<2 { defer { print("d\(i)") }; print("b\(i)") }; print(3) }
        order()
        //> b0
        //> d0
        //> b1
        //> d1
        //> 3
        //> 2
        //> 1
        // # guard let else if case
        func f(_ s: String?) -> String { guard let s, !s.isEmpty else { return "none" }; if case "x" = s { return "ex" }; return s }
        print(f(nil), f(""), f("x"), f("y"))
        //> none none ex y
        // # defer order and labeled
        func f() { defer { print(1) }; defer { print(2) }; outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) } } }
        f()
        //> 0 0
        //> 1 0
        //> 2
        //> 1
        // # preconditions that hold
        precondition(1 < 2, "no")
        assert(true)
        print("held")
        //> held
        // # the written type of a loop's variable
        for c: String in "abc" { print(c) }
        //! 1:18: cannot convert sequence element type 'Character' to expected type 'String'
        // # the written type of a loop's variable that fits
        for c: Character in "ab" { print(c) }
        for n: Int? in [1] { print(n ?? 0) }
        for d: Double in [1, 2] { print(d) }
        for x: Any in [1] { print(x) }
        //> a
        //> b
        //> 1
        //> 1.0
        //> 2.0
        //> 1
        // # A guard binds a name that stands before it anew
        func f(_ a: [Int]) -> Int { let c = a.min(); guard let c, c > 0 else { return -1 }; return c }
        print(f([2]), f([]))
        func g(_ s: String?) -> String { let t = s; guard let t else { return "none" }; let u: Int? = t.count; guard let u = u, u > 1 else { return "short \(t)" }; func h() -> String { t + "\(u)" }; return h() }
        print(g(nil), g("a"), g("abc"))
        func k(_ e: Result<Int, Never>?) -> Int { let r = e; guard case .success(let r)? = r else { return 0 }; for i in [1] { let r = r + i; guard r > 0 else { continue }; print(r) }; return r }
        print(k(.success(4)), k(nil))
        let cl = { (x: Int?) -> Int in let y = x; guard var y else { return 0 }; y += 1; return y }
        print(cl(3), cl(nil))
        //> 2 -1
        //> none short a abc3
        //> 5
        //> 4 0
        //> 4 0
        // # A guard binds a name of another guard anew
        func f(_ x: Int?) -> Int { guard let c = x else { return 0 }; guard let c = Optional(c + 1) else { return 1 }; return c }
        print(f(1))
        //> 2
        """###
}
