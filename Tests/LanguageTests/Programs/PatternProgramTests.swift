import Testing

@Suite("Programs with patterns")
struct PatternProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # enum with generic payload and where
        enum Either<L, R> { case l(L), r(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .l(let x): f(x); case .r(let y): g(y) } } }
        extension Either: Equatable where L: Equatable, R: Equatable {}
        let e: Either<Int, String> = .l(3)
        print(e.fold({ "n\($0)" }, { $0 }), e == .l(3), [e, .r("x")].map { $0.fold({ $0 }, { $0.count }) })
        //> n3 true [3, 1]
        // # texts and truth values against optional ones
        func named(_ text: String?, _ key: String) -> String {
            switch text { case "a": "A"; case key: "key"; case nil: "none"; default: "other" }
        }
        func answer(_ value: Bool??) -> String {
            switch value { case true: "yes"; case false: "no"; case nil: "none"; case .some(nil): "some none" }
        }
        print(named("a", "k"), named("k", "k"), named(nil, "k"), named("z", "k"))
        print(answer(true), answer(false), answer(.some(nil)), answer(nil))
        if case "x" = ["k": "x"]["k"], case ("b", 1)? = Optional((Substring("b"), 1)) { print("both") }
        //> A key none other
        //> yes no some none none
        //> both
        // # values that match values
        let n = 5
        print(5 ~= 5, "a" ~= "b", 1...3 ~= 2, (1..<3) ~= 3, n ~= 5)
        //> true false true false true
        // # switch with where and ranges
        func kind(_ n: Int) -> String {
            switch n {
            case ..<0: return "neg"
            case 0: return "zero"
            case 1...9 where n % 2 == 0: return "even digit"
            case 1...9: return "odd digit"
            case 10, 20, 30: return "round"
            case let x where x > 1000: return "big \(x)"
            default: return "other"
            }
        }
        print([-1, 0, 4, 5, 20, 5000, 77].map(kind))
        //> ["neg", "zero", "even digit", "odd digit", "round", "big 5000", "other"]
        // # switch tuples
        func at(_ p: (Int, Int)) -> String {
            switch p {
            case (0, 0): return "origin"
            case (_, 0): return "x"
            case (0, let y): return "y\(y)"
            case let (x, y) where x == y: return "diag"
            case (-2...2, -2...2): return "near"
            default: return "far"
            }
        }
        print(at((0, 0)), at((3, 0)), at((0, 4)), at((5, 5)), at((1, 2)), at((9, 1)))
        //> origin x y4 diag near far
        // # tuples, ranges and where in a switch
        func classify(_ p: (Int, Int)) -> String {
            switch p {
            case (0, 0): return "origin"
            case (_, 0): return "x"
            case (0, _): return "y"
            case let (x, y) where x == y: return "diag \(x)"
            case (-2...2, -2...2): return "near"
            case (let x, 1..<10): return "band \(x)"
            default: return "far"
            }
        }
        for p in [(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (9, 3), (40, 50)] { print(classify(p)) }
        //> origin
        //> x
        //> y
        //> diag 5
        //> near
        //> band 9
        //> far
        // # switch patterns
        enum Tree { indirect case node(Tree, Tree); case leaf(Int) }
        func sum(_ t: Tree) -> Int { switch t { case let .node(l, r): sum(l) + sum(r); case .leaf(let n) where n > 10: 10; case .leaf(let n): n } }
        print(sum(.node(.leaf(3), .node(.leaf(20), .leaf(1)))))
        let x: Any = (1, "a")
        switch x { case let (n, s) as (Int, String): print(n, s); default: print("no") }
        switch (3, Optional(4)) { case (1...5, let v?): print(v); case (_, nil): print("nil"); default: print("d") }
        //> 14
        //> 1 a
        //> 4
        // # a case whose values are bound as one
        enum E { case a(Int, name: String), b }
        let e = E.a(1, name: "x")
        switch e { case .a(let x): print(x.0, x.name); case .b: print("b") }
        if case .a(let x) = e { print(x.1) }
        //> 1 x
        //> x
        // # switch with patterns, and a builder of one's own
        enum State { case idle, busy(Double), failed(String?) }
        @resultBuilder enum Lines { static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ s: [String]) -> [String] { s }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }; static func buildEither(first p: [String]) -> [String] { p }; static func buildEither(second p: [String]) -> [String] { p }; static func buildArray(_ p: [[String]]) -> [String] { p.map { $0.joined(separator: "&") } }; static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: " ") } }
        @Lines func text(_ s: State, _ n: Int) -> String { let prefix = "#"; switch s { case .idle: prefix + "idle"; case .busy(let p) where p > 0.5: "nearly"; case .busy: "busy"; case .failed(let why?): "failed"; why; case .failed(nil): "failed" }; if n > 1 { "many" }; for i in 0..<n { "\(i)"; "x" } }
        print(text(.idle, 0)); print(text(.busy(0.9), 1)); print(text(.failed("disk"), 2)); print(text(.failed(nil), 0))
        //> #idle -
        //> nearly - 0&x
        //> failed disk many 0&x 1&x
        //> failed -
        // # several patterns of a case bind the same variables
        enum Event { case moved(Int), dragged(Int, String), left, named(String), quoted(String) }
        func told(_ event: Event) -> String {
            switch event {
            case .moved(let n), .dragged(let n, _): return "\(n)"
            case let .named(text), let .quoted(text): return text
            case .left: return "left"
            }
        }
        print([Event.moved(1), .dragged(2, "x"), .left, .named("a"), .quoted("b")].map(told))
        func either(_ a: Int?, _ b: Int?) -> Int {
            switch (a, b) {
            case (let x?, nil), (nil, let x?): x * 10
            case let (x?, y?) where x > y, let (y?, x?): x - y
            case (nil, nil): 0
            }
        }
        print(either(1, nil), either(nil, 2), either(5, 3), either(3, 5), either(nil, nil))
        func value(_ any: Any) -> String {
            switch any {
            case let n as Int where n > 5, let n as Int where n < 0: return "far \(n)"
            case var text as String where text.isEmpty, var text as String where text.count > 3: text += "!"; return text
            default: return "other"
            }
        }
        print(value(6), value(-1), value(3), value("long"), value(""), value("ab"))
        func later(_ result: Result<Int, Never>, _ other: Int) -> () -> Int {
            switch (result, other) {
            case (.success(let n), 0), (_, let n): return { n + 1 }
            }
        }
        print(later(.success(4), 0)(), later(.success(4), 7)())
        var counts = [0, 0]
        for event in [Event.moved(3), .dragged(4, "y"), .left] {
            switch event {
            case .moved(var n), .dragged(var n, _): n += 1; counts[0] += n
            default: counts[1] += 1
            }
        }
        print(counts)
        //> ["1", "2", "left", "a", "b"]
        //> 10 20 2 2 0
        //> far 6 far -1 other long! ! other
        //> 5 8
        //> [9, 1]
        // # A case that is named with its type is found in a value of any type, and only in one of that type.
        func isNil(_ x: Any) -> Bool { if case Optional<Any>.none = x { return true }; return false }
        print(isNil(nil as Int? as Any), isNil(3), isNil(Optional(3) as Any), isNil(nil as String? as Any))
        func f(_ x: Any) -> String { switch x { case Optional<Int>.none: "noInt"; case Optional<Int>.some(let n): "int \(n)"; case Optional<Any>.some(let v): "any \(v)"; default: "other" } }
        print(f(nil as Int? as Any), f(3), f(Optional("s") as Any), f("q"))
        let a: Any = Optional<Int>.none as Any
        if case Optional<Int>.none = a { print("yes") } else { print("no") }
        enum E { case x, y(Int) }; enum G<T> { case v(T), n }
        func g(_ x: Any) -> String { switch x { case E.x: "x"; case E.y(let n): "y\(n)"; case G<Int>.v(let n): "g\(n)"; case G<String>.n: "gs"; default: "?" } }
        print(g(E.x), g(E.y(3)), g(G.v(1)), g(G<String>.n), g(G<Int>.n), g(1))
        let o: Int? = nil; if case Optional<Int>.none = o { print("n") }; let oo: Int?? = .some(nil); if case Optional.some(Optional.none) = oo { print("sn") }
        let e: E? = .y(4); switch e { case E.x?: print("x"); case E.y(let n)?: print("y", n); case nil: print("nil"); default: print("d") }
        switch e { case .some(.y(let k)): print(k); case E.y(5)?: print("5"); case .x: print("x"); default: print("d") }
        enum Err: Error { case a(Int), b }; do { throw Err.a(3) } catch Err.a(let n) where n > 5 { print("big") } catch Err.a(let n) { print("a", n) } catch { print("?") }
        let er: any Error = Err.b; switch er { case Err.b: print("b"); case is Err: print("err"); default: print("d") }
        func h<T>(_ t: T) -> String { switch t { case let x as Int where x > 1: "big"; case is Int: "int"; case let s as String: s; default: "?" } }; print(h(3), h(1), h("s"), h(2.0))
        //> true false false true
        //> noInt int 3 any s any q
        //> yes
        //> x y3 g1 gs ? ?
        //> n
        //> sn
        //> y 4
        //> 4
        //> a 3
        //> b
        //> big int s ?
        // # An operator of the program says what a literal pattern matches
        struct Temp: Comparable, ExpressibleByIntegerLiteral { var d: Double
          init(integerLiteral v: Int) { d = Double(v) };  init(d: Double) { self.d = d }
          static func < (a: Temp, b: Temp) -> Bool { a.d < b.d }
          static func ~= (p: Temp, v: Temp) -> Bool { abs(p.d - v.d) < 1 } }
        switch Temp(d: 20.4) { case 20: print("about 20"); default: print("no") }
        struct Route: Equatable, ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v }; init(_ s: String) { self.s = s } }
        func ~= (p: Route, v: Route) -> Bool { v.s.hasPrefix(p.s) }
        let p = Route("/users/3")
        if case "/users" = p { print("users") }
        switch p { case "/posts": print("posts"); case "/users": print("users"); default: print("none") }
        let q = Route("/users")
        switch p { case q: print("q"); default: print("none") }
        //> about 20
        //> users
        //> users
        //> q
        """###
}
