import Testing

@Suite("Programs with enums")
struct EnumProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # local enum with raw values and protocol
        func parse(_ s: String) -> [String] { enum Tok: String, CaseIterable { case plus = "+", minus = "-"; var name: String { switch self { case .plus: "add"; case .minus: "sub" } } }; return s.compactMap { Tok(rawValue: String($0))?.name } }
        print(parse("+-+x"))
        //> ["add", "sub", "add"]
        // # json like
        @dynamicMemberLookup enum J { case obj([String: J]), num(Int), str(String)
         subscript(dynamicMember k: String) -> J? { if case .obj(let d) = self { return d[k] }; return nil }
         subscript(k: String) -> J? { self[dynamicMember: k] } }
        extension J: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(dictionaryLiteral e: (String, J)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }; init(integerLiteral v: Int) { self = .num(v) }; init(stringLiteral v: String) { self = .str(v) } }
        let j: J = ["a": ["b": 3], "c": "x"]
        print(j.a?.b ?? "none", j.c!, j["z"] == nil)
        //> num(3) str("x") true
        // # enums with payloads
        enum Shape { case circle(r: Double), rect(w: Double, h: Double), unit
            var area: Double { switch self { case .circle(let r): return 3 * r * r; case let .rect(w, h): return w * h; case .unit: return 1 } } }
        let shapes: [Shape] = [.circle(r: 2), .rect(w: 2, h: 3), .unit]
        print(shapes.map(\.area), shapes)
        if case .rect(let w, _) = shapes[1] { print(w) }
        for case .circle(let r) in shapes { print("r", r) }
        guard case .unit = shapes[2] else { fatalError() }
        print(shapes[0], "\(shapes[1])")
        //> [12.0, 6.0, 1.0] [Shape.circle(r: 2.0), Shape.rect(w: 2.0, h: 3.0), Shape.unit]
        //> 2.0
        //> r 2.0
        //> circle(r: 2.0) rect(w: 2.0, h: 3.0)
        // # indirect enum
        indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
        func eval(_ e: Expr) -> Int { switch e { case .num(let n): n; case .add(let a, let b): eval(a) + eval(b); case .mul(let a, let b): eval(a) * eval(b) } }
        let e = Expr.add(.num(2), .mul(.num(3), .num(4)))
        print(eval(e), e)
        //> 14 add(Expr.num(2), Expr.mul(Expr.num(3), Expr.num(4)))
        // # enum raw values
        enum Day: Int, CaseIterable { case mon = 1, tue, wed; var next: Day { Day(rawValue: rawValue + 1) ?? .mon } }
        print(Day.tue.rawValue, Day(rawValue: 3) as Any, Day(rawValue: 9) as Any, Day.allCases.count, Day.wed.next, Day.allCases.map(\.rawValue), Day.mon)
        enum S: String, CaseIterable { case a, b = "bee" }; print(S.a.rawValue, S.b.rawValue, S(rawValue: "bee")!, S.allCases)
        enum Dir { case n, s; mutating func flip() { self = self == .n ? .s : .n }; static let dflt = Dir.n }; var d = Dir.dflt; d.flip(); print(d)
        //> 2 Optional(Day.wed) nil 3 mon [1, 2, 3] mon
        //> a bee b [S.a, S.b]
        //> s
        // # an indirect enum is evaluated
        indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
        func eval(_ e: Expr) -> Double {
            switch e {
            case .num(let x): x
            case let .add(a, b): eval(a) + eval(b)
            case .mul(.num(0), _), .mul(_, .num(0)): 0
            case let .mul(a, b): eval(a) * eval(b)
            case .neg(.neg(let inner)): eval(inner)
            case .neg(let inner): -eval(inner)
            }
        }
        let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4))))
        print(eval(e)); print(e)
        //> -10.0
        //> add(Expr.num(2.0), Expr.mul(Expr.num(3.0), Expr.neg(Expr.num(4.0))))
        // # cases in order
        enum Day: Int, CaseIterable, Comparable { case mon = 1, tue, wed; static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
         var next: Day { Day(rawValue: rawValue + 1) ?? .mon } }
        print(Day.allCases, Day.wed.next, Day(rawValue: 9) as Any, Day.mon < .tue, Day.allCases.max()!)
        enum Dir: String, CaseIterable { case n, s, e = "East" }
        print(Dir.allCases.map(\.rawValue), Dir(rawValue: "East")!, Dir(rawValue: "x") == nil)
        //> [Day.mon, Day.tue, Day.wed] mon nil true wed
        //> ["n", "s", "East"] e true
        // # functions and results in enums
        enum Op { case plus, minus; var apply: (Int, Int) -> Int { switch self { case .plus: (+); case .minus: { $0 - $1 } } } }
        print(Op.plus.apply(1, 2), Op.minus.apply(5, 3))
        enum Net { case idle, loading(Double), done(Result<String, Err>); struct Err: Error { let code: Int } }
        extension Net { var text: String { switch self { case .idle: "idle"; case .loading(let p) where p > 0.9: "almost"; case .loading(let p): "\(Int(p * 100))%"; case .done(.success(let s)): s; case .done(.failure(let e)): "E\(e.code)" } } }
        print([Net.idle, .loading(0.95), .loading(0.25), .done(.success("ok")), .done(.failure(.init(code: 4)))].map(\.text))
        extension Net: CustomStringConvertible { var description: String { text } }; print(Net.idle, "\(Net.loading(0.5))")
        //> 3 2
        //> ["idle", "almost", "25%", "ok", "E4"]
        //> idle 50%
        // # allCases and raw values
        enum Size: String, CaseIterable { case small = "S", medium, large; var next: Size? { let all = Self.allCases; guard let i = all.firstIndex(of: self), i + 1 < all.count else { return nil }; return all[i + 1] } }
        print(Size.allCases.map(\.rawValue), Size.small.next!, Size.large.next as Any, Size(rawValue: "S")!)
        //> ["S", "medium", "large"] medium nil small
        // # enum methods mutating and static
        enum Light: CaseIterable { case red, green; mutating func next() { self = self == .red ? .green : .red }; static var start: Light { .red } }
        var l = Light.start; l.next(); print(l, Light.allCases.count)
        //> green 2
        // # recursive enums and trees
        indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
         func insert(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case let .node(l, v, r): if x < v { return .node(l.insert(x), v, r) } else { return .node(l, v, r.insert(x)) } } }
         var items: [T] { switch self { case .leaf: return []; case let .node(l, v, r): return l.items + [v] + r.items } }
         var depth: Int { switch self { case .leaf: 0; case let .node(l, _, r): 1 + max(l.depth, r.depth) } } }
        let t = [5, 2, 8, 1].reduce(Tree.leaf) { $0.insert($1) }; print(t.items, t.depth)
        class LinkedList<T> { class N { var v: T; var next: N?; init(_ v: T) { self.v = v } }; var head: N?; var count = 0
         func push(_ v: T) { let n = N(v); n.next = head; head = n; count += 1 }
         func reverse() { var p: N? = nil, c = head; while let n = c { c = n.next; n.next = p; p = n }; head = p }
         var all: [T] { var o: [T] = [], c = head; while let n = c { o.append(n.v); c = n.next }; return o } }
        let l = LinkedList<Int>(); l.push(1); l.push(2); l.push(3); print(l.all, l.count); l.reverse(); print(l.all)
        //> [1, 2, 5, 8] 3
        //> [3, 2, 1] 3
        //> [1, 2, 3]
        // # an enum as a namespace, and one with cases
        enum Metrics { static let padding = 8.0; static func scaled(_ k: Double) -> Double { padding * k } }
        enum Size: String, CaseIterable { case small, medium, large; var points: Int { switch self { case .small: 12; case .medium: 16; case .large: 20 } } }
        print(Metrics.scaled(2), Size.allCases.map(\.points), Size.allCases.map(\.rawValue), Size(rawValue: "large")!)
        //> 16.0 [12, 16, 20] ["small", "medium", "large"] large
        // # payloads, comparison and hashing of cases
        enum Route: Hashable { case home, item(id: Int), search(String, page: Int = 1) }
        let routes: [Route] = [.home, .item(id: 3), .search("tea"), .search("tea", page: 2)]
        print(routes, Set(routes + routes).count, routes.contains(.item(id: 3)), routes[2] == .search("tea", page: 1))
        for case let .search(text, page: n) in routes where n > 1 { print(text, n) }
        enum Step: Int, CaseIterable, Comparable { case first = 10, second, third = 20; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        print(Step.allCases.map(\.rawValue), Step.first < .third, Step.allCases.max()!, Step(rawValue: 12) as Any)
        //> [Route.home, Route.item(id: 3), Route.search("tea", page: 1), Route.search("tea", page: 2)] 4 true true
        //> tea 2
        //> [10, 11, 20] true third nil
        """###
}
