import Testing

@Suite("Programs of statements")
struct StatementProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a tuple is taken apart
        let (a, b) = (1, "two")
        var (c, _) = (3.5, true)
        c += 1
        print(a, b, c)
        //> 1 two 4.5
        // # a tuple is taken apart in a body
        func parts() -> Int {
            let (x, (y, z)) = (1, (2, 3))
            var (p, q) = (x, y)
            p += 1; q += z
            return p * q
        }
        print(parts())
        //> 10
        // # two variables change places
        var left = 1
        var right = 2
        (left, right) = (right, left)
        print(left, right)
        //> 2 1
        // # several variables in one line
        func sums() -> Int {
            let a = 1, b = 2
            var c = a + b, d: Int = 4
            c += 1; d += c
            return c + d
        }
        print(sums())
        //> 12
        // # each path gives the constant its value
        func name(_ n: Int) -> String {
            let text: String
            if n == 0 { text = "none" } else if n == 1 { text = "one" } else { text = "many" }
            return text
        }
        print(name(0), name(1), name(9))
        //> none one many
        // # a defer reads what is given a value later
        enum E: Error { case a }
        func h(_ b: Bool) throws { if b { throw E.a } }
        func f(_ b: Bool) { let (a, c): (Int, String); defer { print(a, c) }; a = 1; do { defer { print("in") }; try h(b); c = "ok" } catch { c = "no" } }
        f(false); f(true)
        func g() { var (a, b): (Int, Int); a = 1; b = 2; swap(&a, &b); print(a, b) }
        g()
        func k(_ n: Int) -> Int { let r: Int; defer { print("left", r) }; switch n { case 0: r = 0; return 5; case 1: r = 1; default: r = n } ; return r * 2 }
        print(k(0), k(1), k(2))
        func m() { let f: () -> Int = { let z: Int; defer { print("z", z) }; z = 3; return z }; print(f()) }
        m()
        //> in
        //> 1 ok
        //> in
        //> 1 no
        //> 2 1
        //> left 0
        //> left 1
        //> left 2
        //> 5 2 4
        //> z 3
        //> 3
        // # the parts of a tuple are given their values later
        func w() { let (a, (b, _)): (Int, (Int, Int)); a = 1; b = 2; print(a + b) }
        w()
        //> 3
        // # a switch gives the constant its value
        func size(_ n: Int) -> Int {
            let x: Int
            switch n {
            case 0: x = 10
            case 1, 2: x = 20
            default: return -1
            }
            return x + 1
        }
        print(size(0), size(2), size(5))
        //> 11 21 -1
        // # guard
        func first(_ text: String?) -> String {
            guard let text, !text.isEmpty else { return "nothing" }
            guard text.count > 1 else { return "short" }
            return String(text.first!)
        }
        print(first(nil), first(""), first("a"), first("bc"))
        //> nothing nothing short b
        // # guard case
        enum Reply { case ok(Int), failed(String) }
        func value(_ reply: Reply) -> Int {
            guard case .ok(let n) = reply else { return 0 }
            return n
        }
        print(value(.ok(3)), value(.failed("x")))
        //> 3 0
        // # if case
        enum Reply2 { case ok(Int), failed(String) }
        let reply = Reply2.failed("late")
        if case .failed(let why) = reply, why.count > 2 { print("why:", why) }
        if case let .ok(n) = reply { print(n) } else { print("not ok") }
        //> why: late
        //> not ok
        // # if case with a range and an optional
        let age: Int? = 30
        if case 18...65 = age! { print("works") }
        if case .some(let x) = age { print(x) }
        if case let x? = age, x > 20 { print("more than 20") }
        //> works
        //> 30
        //> more than 20
        // # switch on numbers and ranges
        func grade(_ points: Int) -> String {
            switch points {
            case ..<0: "invalid"
            case 0: "none"
            case 1..<50: "low"
            case 50...79: "middle"
            case 80...: "high"
            default: "?"
            }
        }
        print([-1, 0, 49, 50, 79, 100].map(grade))
        //> ["invalid", "none", "low", "middle", "middle", "high"]
        // # switch on a tuple
        func place(_ point: (Int, Int)) -> String {
            switch point {
            case (0, 0): return "origin"
            case (let x, 0): return "x \(x)"
            case (0, let y): return "y \(y)"
            case let (x, y) where x == y: return "diagonal"
            case (-2...2, -2...2): return "near"
            default: return "far"
            }
        }
        print([(0, 0), (3, 0), (0, 4), (5, 5), (1, -2), (9, 1)].map { place($0) })
        //> ["origin", "x 3", "y 4", "diagonal", "near", "far"]
        // # switch on a string
        func mood(_ word: String) -> Int {
            switch word {
            case "good", "fine": 1
            case let w where w.hasPrefix("not "): -1
            default: 0
            }
        }
        print(mood("good"), mood("not good"), mood("so"))
        //> 1 -1 0
        // # switch on an optional
        func tell(_ n: Int?) -> String {
            switch n {
            case nil: "nil"
            case 0?: "zero"
            case let x?: "\(x)"
            }
        }
        print(tell(nil), tell(0), tell(4))
        //> nil zero 4
        // # switch on .some and .none
        func told(_ n: Int?) -> String {
            switch n {
            case .none: "none"
            case .some(let x) where x > 9: "big"
            case .some: "small"
            }
        }
        print(told(nil), told(10), told(1))
        //> none big small
        // # switch on nested enums
        enum Fruit { case apple, pear }
        enum Order { case one(Fruit), two(Fruit, Fruit), none }
        func bill(_ order: Order) -> Int {
            switch order {
            case .none: 0
            case .one(.apple): 1
            case .one(.pear): 2
            case .two(.apple, .apple): 2
            case .two(.pear, .pear): 4
            case .two: 3
            }
        }
        print(bill(.one(.pear)), bill(.two(.apple, .pear)), bill(.two(.pear, .pear)), bill(.none))
        //> 2 3 4 0
        // # switch on two enums at once
        enum Light { case red, green }
        func both(_ a: Light, _ b: Light) -> String {
            switch (a, b) {
            case (.red, .red): "stop"
            case (.green, .green): "go"
            case (.red, .green), (.green, .red): "mixed"
            }
        }
        print(both(.red, .red), both(.red, .green))
        //> stop mixed
        // # switch on two Bools
        func gate(_ a: Bool, _ b: Bool) -> Int {
            switch (a, b) {
            case (true, true): 3
            case (true, false): 2
            case (false, _): 0
            }
        }
        print(gate(true, true), gate(true, false), gate(false, true))
        //> 3 2 0
        // # fallthrough
        func fall(_ n: Int) -> [String] {
            var out: [String] = []
            switch n {
            case 1: out.append("one"); fallthrough
            case 2: out.append("two")
            default: out.append("other")
            }
            return out
        }
        print(fall(1), fall(2), fall(3))
        //> ["one", "two"] ["two"] ["other"]
        // # switch with types
        func what(_ value: Any) -> String {
            switch value {
            case is String: "string"
            case let n as Int where n > 10: "big \(n)"
            case let n as Int: "int \(n)"
            case let (x, y) as (Int, Int): "pair \(x + y)"
            default: "else"
            }
        }
        print(what("a"), what(11), what(1), what((1, 2)), what(1.5))
        //> string big 11 int 1 pair 3 else
        // # break in a switch
        func search(_ values: [Int]) -> Int {
            var found = -1
            loop: for value in values {
                switch value {
                case 3: found = value; break loop
                case 0: continue loop
                default: break
                }
                found -= 1
            }
            return found
        }
        print(search([0, 1, 2, 3, 4]), search([1]))
        //> 3 -2
        // # labelled loops
        outer: for i in 1...3 {
            for j in 1...3 {
                if j == 2 { continue outer }
                if i == 3 { break outer }
                print(i, j)
            }
        }
        //> 1 1
        //> 2 1
        // # a labelled block
        work: do {
            print("a")
            if Bool("true") == true { break work }
            print("b")
        }
        print("c")
        //> a
        //> c
        // # a labelled if
        check: if true {
            print("in")
            break check
        }
        //> in
        // # while and repeat
        var n = 3
        while n > 0 { print(n); n -= 1 }
        repeat { n += 1 } while n < 5
        print(n)
        //> 3
        //> 2
        //> 1
        //> 5
        // # while let
        var stack = [1, 2, 3]
        while let top = stack.popLast() { print(top) }
        //> 3
        //> 2
        //> 1
        // # while case
        enum Step { case go(Int), stop }
        var step = Step.go(2)
        while case .go(let k) = step { print(k); step = k == 0 ? .stop : .go(k - 1) }
        //> 2
        //> 1
        //> 0
        // # for with where and patterns
        for i in 1...10 where i % 3 == 0 { print(i) }
        for (index, letter) in "ab".enumerated() { print(index, letter) }
        let maybe: [Int?] = [1, nil, 3]
        for case let x? in maybe { print(x) }
        //> 3
        //> 6
        //> 9
        //> 0 a
        //> 1 b
        //> 1
        //> 3
        // # for over an enum's cases
        enum Suit: String, CaseIterable { case hearts, spades }
        for suit in Suit.allCases { print(suit.rawValue, suit) }
        //> hearts hearts
        //> spades spades
        // # if as an expression
        let temperature = 12
        let feels = if temperature < 0 { "ice" } else if temperature < 15 { "cold" } else { "warm" }
        print(feels)
        //> cold
        // # switch as an expression
        enum Level { case low, high }
        let level = Level.high
        let text = switch level {
        case .low: "L"
        case .high: "H"
        }
        print(text)
        //> H
        // # a branch that throws or leaves as an expression
        func number(_ text: String) -> Int {
            let n: Int = if let n = Int(text) { n } else { 0 }
            return n
        }
        print(number("12"), number("x"))
        //> 12 0
        // # conditions in a row
        let one: Int? = 1, two: Int? = 2
        if let one, let two, one < two { print(one + two) }
        if let x = one, x > 3 { print("no") } else { print("else") }
        //> 3
        //> else
        // # shadowing
        let x = 1
        do { let x = 2; print(x) }
        if case let x = 3 { print(x) }
        print(x)
        //> 2
        //> 3
        //> 1
        // # ternaries
        let k = 5
        print(k > 3 ? "big" : k > 1 ? "middle" : "small")
        //> big
        // # one-sided ranges
        let letters = ["a", "b", "c", "d"]
        print(Array(letters[1...]), Array(letters[..<2]), Array(letters[...1]), letters[2...].count)
        print((1...).contains(5), (..<3).contains(3), (...3).contains(3))
        //> ["b", "c", "d"] ["a", "b"] ["a", "b"] 2
        //> true false true
        // # nested optionals and chains
        struct Inner { var value: Int?; func twice() -> Int? { value.map { $0 * 2 } } }
        struct Outer { var inner: Inner? }
        let full = Outer(inner: Inner(value: 2)), empty = Outer(inner: nil)
        print(full.inner?.value ?? 0, empty.inner?.value ?? 0, full.inner?.twice() as Any, empty.inner?.twice() == nil)
        //> 2 0 Optional(4) true
        // # #if
        #if os(Linux)
        print("linux")
        #elseif os(iOS)
        print("phone")
        #else
        print("other")
        #endif
        #if canImport(NoSuchModule)
        print("never")
        #endif
        #if !os(Linux) && (os(iOS) || os(macOS))
        print("both")
        #endif
        #if swift(>=5.9)
        print("recent")
        #endif
        //> phone
        //> both
        //> recent
        // # unreachable default
        enum Two { case a, b }
        func which(_ t: Two) -> Int { switch t { case .a: 1; case .b: 2; @unknown default: 3 } }
        print(which(.b))
        //> 2
        """###
}
