import Testing

@Suite("Programs whose types follow from what stands around them")
struct InferenceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an operand that says what the literal beside it is
        let on = "a" != "b"; let d = 2.5
        print((on ? d : 3) / 2, (on ? 0.5 : d) - 7, 4 + 29 - (on ? d : -0.5))
        print(69 * 6 + [1.25, 2.0].reduce(0, +), 11 / 4 + (-1.25, 0).0)
        print(({ 0.5 }()) - 6, ({ d }()) / 3 > 0, ({ 9 }()) - ({ () -> Double in 0.5 }()))
        func half() -> Double { ({ 9 }()) / 2 }
        print(half(), max(({ 9 }()) * 9, 0.5), (Double("x") ?? 3.0) / 2 - (11 + 11))
        //> 1.25 -6.5 30.5
        //> 417.25 1.5
        //> -5.5 true 8.5
        //> 4.5 81.0 -20.5
        // # an optional tuple or list that is of the type that is expected
        let a: (Double, String)? = Optional((91, "xx"))
        let b: Set<Int>? = Optional([1, 1])
        print(a!, b!, (1, 2) == (1.0, 2))
        //> (91.0, "xx") [1] true
        // # a literal whose type the other side of ?? says
        let v = 2.0; let none: Int? = nil
        print((Optional(2) ?? v) / 4, Swift.max((Optional(2.75) ?? v) / 4, -1), Optional(3) ?? none ?? 0)
        //> 0.5 0.6875 3
        // # an optional value that a generic function gives in front of ??
        func same<T>(_ value: T, of n: Int) -> T { value }
        var n = 3
        n = same(Optional(-7), of: n) ?? n
        let d: Double = same(Optional(0.5), of: 1) ?? 2
        print(n, d)
        //> -7 0.5
        // # an empty collection where any value may be
        print([], [:])
        //> [] [:]
        // # optional values and lists beside literals
        let on = "a" != "b"
        print(["b": -0.5]["a"] != 5, [1.25, 2].last == 2, Optional(10.0) != Optional(5), [0.5].first(where: { _ in on }) == 7)
        print((on ? 1e2 : Optional<Double>.none) != 10, ((on ? 0.5 : Optional<Double>.none) ?? 1) * 3)
        print(Array(repeating: 1e2, count: 1) == [Optional(1.0)])
        print([Optional<Double>.none, Optional(-0.5)] != [69, nil])
        print(Set([8, 18]) == [-10, 5], [18, 8] == Set([8, 18]), [1e2, 1.25] + [-14])
        print([1, 2] + [3, 4].prefix(1), [1] + [0.5], (on ? [1] : []) == [1.0])
        struct S: Equatable { var n: Int }
        print(["b": S(n: 1)]["b"] != Optional(.init(n: 1)))
        //> true true true false
        //> true 1.5
        //> false
        //> true
        //> false true [100.0, 1.25, -14.0]
        //> [1, 2, 3] [1.0, 0.5] true
        //> false
        // # an operator where any value or an optional one is expected
        let on = "a" != "b"
        print(!({ on }()), (!({ on }()) as Any) as? Bool ?? true)
        let b: Bool? = !(on ? true : false)
        print(b as Any)
        //> false false
        //> Optional(false)
        // # literals in arguments of generic calls
        protocol P { func f(_ x: Double?) -> String }
        extension P { func f(_ x: Double?) -> String { "\(x ?? 0)" } }
        struct Q: P {}
        print(Q().f(Optional(-6)))
        func pick<T>(of x: T, _ xs: [Double]) -> Double { xs.first ?? 4 }
        print(abs(pick(of: 1, Array(repeating: 2.75, count: 0))) / 2000)
        //> -6.0
        //> 0.002
        // # a closure as what a dictionary has otherwise
        var f: [String: (Int) -> Int] = [:]
        f["a"] = f["a", default: { p in p + 1 }]
        print(f["a"]!(1), f["b", default: { $0 * 2 }](4))
        //> 2 8
        // # operations of literals inside of each other that fail
        let x = ((((((((((((((((((((((nil + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1
        //! 1:31: 'nil' cannot be used where a value of type 'Int' is expected; only optionals can be nil
        // # a closure behind a generic parameter
        var fs: [() -> Int] = []
        for i in 0..<3 { fs.append { i * 10 } }
        print(fs.map { $0() })
        func twice<T>(_ t: T) -> [T] { [t, t] }
        print(twice { 4 }.map { $0() })
        //> [0, 10, 20]
        //> [4, 4]
        // # the bound of a range with one end
        enum Size: Comparable { case small, large }
        func least(_ sizes: PartialRangeFrom<Size>) -> Size { sizes.lowerBound }
        func most(_ sizes: PartialRangeThrough<Size>) -> Size { sizes.upperBound }
        print(least(.large...), most(...(.small)))
        //> large small
        // # conditional conformance that is synthesised
        struct Pair<A, B> { var a: A; var b: B }
        extension Pair: Equatable where A: Equatable, B: Equatable {}
        extension Pair: Hashable where A: Hashable, B: Hashable {}
        extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { a.description + "/" + b.description } }
        print(Pair(a: 1, b: "x"), Pair(a: 1, b: 2) == Pair(a: 1, b: 2), [Pair(a: 1, b: 2)], Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)
        //> 1/x true [1/2] 1
        // # metatypes of protocols
        protocol M { init(); static var name: String { get } }
        struct A: M { static let name = "a" }; struct B: M { static var name: String { "b" } }
        let types: [any M.Type] = [A.self, B.self]
        for t in types { print(type(of: t.init()), t == A.self, t.name) }
        //> A true a
        //> B false b
        // # empty literals whose type follows
        let a = [3, 1, 2]
        let doubled = a.reduce(into: [:]) { $0[$1] = $1 * 2 }
        print(doubled.keys.sorted(), a.reduce(into: []) { $0.append($1 + 1) })
        //> [1, 2, 3] [4, 2, 3]
        // # throwing getters
        struct S { let n: Int; struct X: Error {}; var checked: Int { get throws { if n < 0 { throw X() }; return n } }; subscript(k: Int) -> Int { get throws { if k > n { throw X() }; return k } } }
        do { print(try S(n: 1).checked, try S(n: 3)[2]); print(try S(n: 1)[2]) } catch { print(error) }
        do { print(try S(n: -1).checked) } catch { print(error) }
        print((try? S(n: -1).checked) ?? 0)
        //> 1 2
        //> X()
        //> X()
        //> 0
        // # a throwing getter without try
        struct S { var n: Int { get throws { 1 } } }
        print(S().n)
        //! 2:11: call can throw but is not marked with 'try'
        // # modules in front of names
        func min(_ a: Int, _ b: Int) -> String { "own" }
        print(min(1, 2), Swift.min(1, 2), Swift.Int("4")!, [1, 3].map(Swift.String.init))
        let n: Swift.Int = 4
        print(n)
        //> own 1 4 ["1", "3"]
        //> 4
        // # converted inside an optional
        let x: Any? = 1
        let y: (any Equatable)? = "a"
        func f(_ v: Any?) -> String { v == nil ? "nil" : "some" }
        print(x ?? 0, y ?? 2, f(3), f(nil), f("a" as String?))
        class A { var n: Int { 1 } }
        class B: A { override var n: Int { 2 } }
        let o: A? = B()
        print(o!.n)
        //> 1 a some nil some
        //> 2
        // # operators beside literals
        struct I { var price: Double }
        let xs = [1.0, 2.0, 4.0]
        let items = [I(price: 2.5), I(price: 1)]
        print([1.0, 2.5].reduce(0, +), xs.reduce(0, +) / Double(xs.count), items.map(\.price).reduce(0, +), xs.reduce(1, *))
        print([1, 2].reduce(0, +), ["a", "b"].reduce("", +), [[1], [2]].reduce([], +))
        print(items.reduce(0) { $0 + $1.price }, xs.reduce(0, max), xs.reduce(-1, { max($0, $1) }), [UInt(2), 3].reduce(1) { $0 * $1 })
        //> 3.5 2.3333333333333335 3.5 8.0
        //> 3 ab [1, 2]
        //> 3.5 4.0 4.0 6
        // # literals beside what stands in for nil
        let part = "a/b".split(separator: "/").last ?? ""
        print((Optional<Float>(3) ?? 1) * 2, (Optional<UInt>(3) ?? 1) * 2, part, type(of: part))
        //> 6.0 6 b Substring
        // # closures of one if or switch
        print([1, 2].map { if $0 > 1 { "big" } else { "small" } }, [1, 2].map { switch $0 { case 1: "one"; default: "many" } })
        print([1, nil].map { if let x = $0 { x } else { 0 } }, [1, 2, 3].map { if $0 == 1 { "one" } else { switch $0 { case 2: "two"; default: "more" } } })
        let f = { (x: Int) in if x > 1 { "a" } else { "b" } }
        print(f(1), [1, 2].map { if $0 > 1 { print("x") } })
        [1, 2].forEach { if $0 > 1 { print("hi") } }
        //> ["small", "big"] ["one", "many"]
        //> [1, 0] ["one", "two", "more"]
        //> x
        //> b [(), ()]
        //> hi
        // # a generic type named inside itself
        struct S<T> { var a: [T] = []; func e() -> S { var s = S(); s.a = a; return s } }
        print(S(a: [1]).e().a)
        final class Node<T> { var v: T; var next: Node?; init(_ v: T, next: Node? = nil) { self.v = v; self.next = next }; func push(_ t: T) -> Node { Node(t, next: self) } }
        print(Node(1).push(2).v)
        struct Grid<T> { var cells: [T]; init(_ n: Int, fill: T) { cells = Array(repeating: fill, count: n) }; func map<U>(_ f: (T) -> U) -> Grid<U> { var g = Grid<U>(0, fill: f(cells[0])); g.cells = cells.map(f); return g } }
        print(Grid(2, fill: 1).map { "\($0)" }.cells)
        //> [1]
        //> 2
        //> ["1", "1"]
        // # what a comparison is expected to be says nothing of what it compares
        let on = true
        let counts: [String: Bool] = ["a": (on ? 84 : 4) >= 49 << 3, "b": (on ? [1] : []) != [1]]
        let text: String? = (on ? 2.75 : 1.25) < -9 - 5 ? "low" : nil
        print(counts["a"] ?? true, counts["b"] ?? true, text ?? "high", (on ? "x" : "y") != (on ? "z" : "x"))
        print((on ? Optional(8) : nil) != 7, 7 == (on ? Optional(7) : Optional(1)))
        //> false false high true
        //> true true
        // # a calculation where an optional value or any value is expected
        let on = false
        var table: [String: Int] = [:]
        table["key"] = (on ? 85 : 1) << 3
        print(table, (on ? 2.75 : 3.0) - -0.5)
        //> ["key": 8] 3.5
        // # branches of one type where any value is expected
        let none: Int? = nil
        print(true ? 6 : none, true ? 1 : 2.5, true ? 1 : "a")
        let all: [Any] = [true ? 1 : nil, false ? "a" : 2]
        print(all)
        //> Optional(6) 1 1
        //> [Optional(1), 2]
        // # what a closure says that it makes
        let size: Int = { () -> String? in "four" }() == "four" ? 4 : 0
        let bits = Int({ () -> String in "12" }()) ?? 0
        print(size, bits, String({ () -> Double? in -7.0 }() ?? abs(2)))
        //> 4 12 -7.0
        // # what a generic function makes of literals
        let ratio = 2.5
        let nested: Double = abs(abs(6))
        print(nested, ratio * abs(-3), min(abs(11), ratio), max(Double("x") ?? 0.5, 7), 1.25 - 2 + max(9, 10))
        //> 6.0 7.5 2.5 7.0 9.25
        // # what numbers and lists are in front of a member
        let ratio = 1.25
        print((0.001).rounded() <= -10 + 7, [ratio, 0.5].first != 60, max((-1.25).rounded(.towardZero), 7))
        print(max([-0.1, ratio].reduce(0, +), 94), (7).description)
        //> false true 7.0
        //> 94.0 7
        // # a tuple where an optional one is expected
        let pair: (Double, Int)? = (0, 41)
        enum Failure { case first, second }
        let known: Failure? = nil
        print(pair ?? (1, 2), known ?? .second)
        //> (0.0, 41) second
        // # inference of an associated type from a property and a method
        protocol Shape { associatedtype Path; func path() -> Path }
        struct Dot: Shape { func path() -> Int { 1 } }
        struct Line: Shape { func path() -> [Int] { [1, 2] } }
        func describe<S: Shape>(_ s: S) -> String { "\(S.Path.self) \(s.path())" }
        print(describe(Dot()), describe(Line()))
        //> Int 1 Array<Int> [1, 2]
        // # a type is inferred from the witness
        protocol Maker { associatedtype Made; func make() -> Made }
        struct Cook: Maker { func make() -> [String] { ["soup"] } }
        func twice<M: Maker>(_ m: M) -> [M.Made] { [m.make(), m.make()] }
        print(twice(Cook()), type(of: Cook().make()))
        //> [["soup"], ["soup"]] Array<String>
        // # two conformances, and some View
        protocol Widget { associatedtype Content: View; @ViewBuilder var content: Content { get } }
        struct Both: Widget, View { var content: some View { Text("a"); Text("b") }; var body: some View { content } }
        func name<W: Widget>(_ w: W) -> String { "\(type(of: w.content))" }
        print(name(Both()))
        struct One: Widget { let text = "x"; var content: Text { Text(text) } }
        print(name(One()), One.Content.self)
        //> TupleView<(Text, Text)>
        //> Text Text
        // # nothing tells the type
        protocol Maker { associatedtype Made; func make() -> Made }
        struct Cook: Maker {}
        //! 2:8: type 'Cook' does not conform to protocol 'Maker'
        // # lists whose elements what is done with them decides, and optionals beside values
        func half(_ number: Double) -> Double { number / 2 }
        enum Size { case small, large, other(Int) }
        func name(_ size: Size) -> String { "\(size)" }
        func maybe(_ size: Size?) -> String { size.map { "\($0)" } ?? "none" }
        func show(_ value: Any) -> String { "<\(value)>" }
        print([1, 2].map(half), [.small, .other(2)].map(name), [nil, .large].map(maybe), [0, "abc", 2.5].map(show))
        print([1, 2].map { $0 / 4.0 }, [1, 2].map { (x: Double) in x / 4 }, [1, -2].reduce(0.5, +), [1, 2].contains(2.5))
        print([1, 2].filter { $0 > 1 }.map { $0 * 0.5 }, [1, 2].map { $0 / 2 }, [3, 4].first!, [1, 2].map { "\($0)" })
        struct Money { var cents = 1; init(_ cents: Int) { self.cents = cents }; init?(_ text: String) { guard let n = Int(text) else { return nil }; cents = n } }
        func found() -> Money? { nil }
        let one = Money(1), other = found()
        print([one, other].count, [one, other].compactMap { $0 }.count, [Money(1), Money("7"), Money("x")].compactMap { $0?.cents })
        print(["a": one, "b": other].count, [[1, nil], [2]].count)
        //> [0.5, 1.0] ["small", "other(2)"] ["none", "large"] ["<0>", "<abc>", "<2.5>"]
        //> [0.25, 0.5] [0.25, 0.5] -0.5 false
        //> [1.0] [0, 1] 3 ["1", "2"]
        //> 2 1 [1, 7]
        //> 2 2
        // # lists of cases whose type an argument tells
        enum Edge: CaseIterable { case left, right, up, down }
        func isSideways(_ edge: Edge) -> Bool { [.left, .right].contains(edge) }
        print(Edge.allCases.map(isSideways), [.up, .left].firstIndex(of: Edge.left) as Any)
        func place(_ edge: Edge?) -> Int? { [nil, .up, .down].firstIndex(of: edge) }
        print(place(nil) as Any, place(.down) as Any, place(.left) as Any)
        if [.up, .down].contains(Edge.up), ![1, 2].contains(2.5) { print("vertical") }
        //> [true, true, false, false] Optional(1)
        //> Optional(0) Optional(2) nil
        //> vertical
        // # A generic call has the type that is expected behind !, or of the operand beside it
        func r<T>() -> T? { 5 as? T }
        let x: Int = r()!
        print(x)
        func g<T>(_ t: T.Type) -> T { r()! }
        print(g(Int.self))
        struct C { func resolve<T>() -> T? { 7 as? T }
          subscript<T>(t: T.Type) -> T { resolve()! } }
        print(C()[Int.self])
        func get<T>() -> T { 5 as! T }
        print(get() + 1)
        let y: Int = get() * 2
        print(y, 1 + get(), get() == 5, get() > 3)
        //> 5
        //> 5
        //> 7
        //> 6
        //> 10 6 true true
        // # Functions in a list that is read at once have the expected type
        var op: ((Double, Double) -> Double)?
        op = ["+": (+), "-": (-), "*": (*), "/": (/)]["*"]
        print(op!(2, 4))
        func f(_ k: String) -> ((Int, Int) -> Int)? { ["+": { $0 + $1 }, "max": max][k] }
        print(f("+")!(1, 2), f("max")!(5, 2))
        let g: (Int) -> Int = [{ $0 * 2 }, { $0 + 1 }][1]
        print(g(4))
        //> 8.0
        //> 3 5
        //> 5
        // # the keys of a dictionary literal by what it is asked for
        enum L { case r, g, y
          var s: Int { [.r: 3, .g: 2][self, default: 1] }
          var n: Int? { [.r: 3][self] }
          var t: String { [.r: "stop", .g: "go"][self] ?? "wait" }
          var next: L { [.r: .g, .g: .y, .y: .r][self]! }
          var d: Double { [.r: 1, .g: 2.5][self] ?? 0 } }
        print(L.r.s, L.y.s, L.g.n as Any, L.r.t, L.y.t, L.r.next.next, L.g.d)
        let l = L.g
        print([.r: 1, .g: 2][l]!, [.r: "a"][l, default: "z"].uppercased(), [.g: [1, 2]][l]?.first ?? 0)
        struct S { var k: L; var v: String { "\([.r: 1][k] ?? 9)" } }
        print(S(k: .r).v, S(k: .y).v)
        //> 3 1 nil stop wait y 2.5
        //> 2 Z 1
        //> 1 9
        // # A list beside one with a nil
        print([1] + [nil], ["a"] + [nil], [nil] + [2])
        //> [Optional(1), nil] [Optional("a"), nil] [nil, Optional(2)]
        // # An expected type reaches the list that what is made of it begins with
        let a: [Double] = Array([1, 2]), b: [Double] = Array([2, 1].sorted()), c: [Double] = Array([1, 2].dropFirst()) + [3]
        let d: [Float] = Array([1, 2].map { $0 / 2 }), e: Set<Double> = Set(Array([1]))
        print(a, b, c, d, e)
        let f: [Double] = [[1, 2], [3]].flatMap { $0 }, g: [Double] = [1, nil].compactMap { $0 }
        let h: [Double?] = [1, nil].reversed(), i: [Double?] = [[1, nil], [2]].flatMap { $0 }
        let j: [Character] = ["b", "a"].sorted(), k: Substring = ["x", "yy"].max()!
        print(f, g, h, i, j, k, [100.0, 1.0 / 3].sorted() as [Float], (["a": 1].mapValues { $0 / 2 } as [String: Double]))
        //> [1.0, 2.0] [1.0, 2.0] [2.0, 3.0] [0.5, 1.0] [1.0]
        //> [1.0, 2.0, 3.0] [1.0] [nil, Optional(1.0)] [Optional(1.0), nil, Optional(2.0)] ["a", "b"] yy [0.33333334, 100.0] ["a": 0.5]
        // # Operands that begin with a list
        let v = 3.5
        let m: Double = [1, 2].reduce(0) { $0 + $1 } / 2, n: Double = [1, 2].max()! * 2 + [3].min()!
        print(m, n, v * [2, 1].min()!, v + [1, 2].max()! * 2, [4].min()! > v, 1.5 + [1, 2].min()!, [v] + [2, 1].sorted())
        //> 1.5 7.0 3.5 7.5 true 2.5 [3.5, 1.0, 2.0]
        // # a closure in a generic value beside literals that say what it works on
        struct Order<Element> { let precedes: (Element, Element) -> Bool }
        struct Key<Value> { let of: (Value) -> Int }
        struct Column<Row> {
            let text: (Row) -> String
            init(_ text: @escaping (Row) -> String) { self.text = text }
        }
        func ranked<Element>(_ elements: [Element], by order: Order<Element>) -> [Element] {
            elements.sorted(by: order.precedes)
        }
        func sums<Name, Value>(_ values: [Name: Value], _ key: Key<Value>) -> Int { values.values.map(key.of).reduce(0, +) }
        func maybe<Value>(_ value: Value?, _ key: Key<Value>) -> Int { value.map(key.of) ?? 0 }
        func first<One, Other>(_ pair: (One, Other), _ key: Key<One>) -> Int { key.of(pair.0) }
        func table<Row>(_ rows: [Row], _ columns: Column<Row>...) {
            for row in rows { print(columns.map { $0.text(row) }) }
        }
        func lines<Rows: Sequence>(_ rows: Rows, _ column: Column<Rows.Element>) {
            for row in rows { print(column.text(row)) }
        }
        print(ranked([3, 1, 2], by: Order { $0 > $1 }), ranked([0.5, 1], by: Order { one, other in one > other }))
        print(sums(["a": "xx", "b": "y"], Key { $0.count }))
        print(maybe("abc", Key { $0.count }), first(("abc", 1), Key { $0.count }))
        table(["a", "bb"], Column { $0 }, Column { String($0.count) })
        lines(["a", "bb"], Column { String($0.count) })
        //> [3, 2, 1] [1.0, 0.5]
        //> 3
        //> 3 3
        //> ["a", "1"]
        //> ["bb", "2"]
        //> 1
        //> 2
        // # a closure in a generic value as an argument of overloads
        struct Rule<Value> {
            let name: String
            let holds: (Value) -> Bool
        }
        func add(_ rule: Rule<String>) -> String { rule.name }
        func add(_ number: Int) -> String { "\(number)" }
        @resultBuilder struct Rules {
            static func buildExpression(_ rule: Rule<Int>) -> [Rule<Int>] { [rule] }
            static func buildExpression(_ rules: [Rule<Int>]) -> [Rule<Int>] { rules }
            static func buildBlock(_ rules: [Rule<Int>]...) -> [Rule<Int>] { rules.flatMap { $0 } }
        }
        func names(@Rules _ rules: () -> [Rule<Int>]) -> [String] { rules().map(\.name) }
        print(add(Rule(name: "long") { $0.count > 1 }), add(3))
        print(
            names {
                Rule(name: "even") { $0 % 2 == 0 }
                [Rule(name: "zero") { $0 == 0 }]
            })
        //> long 3
        //> ["even", "zero"]
        // # a written existential says what a generic value is made of
        protocol Rule<Value> { associatedtype Value; func holds(_ value: Value) -> Bool }
        struct Check<T>: Rule { let test: (T) -> Bool; func holds(_ value: T) -> Bool { test(value) } }
        struct Form {
            var rules: [any Rule<Int>] = []
            mutating func add(_ rule: any Rule<Int>) { rules.append(rule) }
        }
        let long: any Rule<String> = Check { $0.count > 2 }
        let texts: [any Rule<String>] = [Check { $0.isEmpty }, Check { $0.hasPrefix("a") }]
        var form = Form()
        form.add(Check { $0 > 3 })
        print(long.holds("abc"), texts.map { $0.holds("abc") }, form.rules.map { $0.holds(4) })
        protocol Command<Document> { associatedtype Document; func run(_ document: inout Document) }
        struct Setting<D, V>: Command {
            let path: WritableKeyPath<D, V>
            let value: V
            func run(_ document: inout D) { document[keyPath: path] = value }
        }
        struct Note { var title = "A" }
        let command: any Command<Note> = Setting(path: \.title, value: "B")
        var note = Note()
        command.run(&note)
        print(note.title)
        //> true [false, true] [true]
        //> B
        // # what is expected of a chain says what the call at its beginning is of
        struct Order<T> {
            let less: (T, T) -> Bool
            static func by<K: Comparable>(_ key: @escaping (T) -> K) -> Order { Order { key($0) < key($1) } }
            func reversed() -> Order { Order { less($1, $0) } }
            func then(_ other: Order) -> Order { Order { less($0, $1) || !less($1, $0) && other.less($0, $1) } }
        }
        extension Array { func sorted(_ order: Order<Element>) -> [Element] { sorted(by: order.less) } }
        func ranked<T>(_ list: [T], _ order: Order<T>) -> [T] { list.sorted(order) }
        struct Person { var name: String; var age: Int }
        let words = ["a", "bbb", "cc", "dd"]
        let order: Order<String> = Order.by { $0.count }.reversed().then(.by { $0 })
        print(words.sorted(order), ranked(words, Order { $0 < $1 }.reversed()), ranked(words, Order.by { $0.count }.reversed()))
        print([Person(name: "A", age: 3), Person(name: "B", age: 5)].sorted(Order.by(\.age).reversed()).map(\.name))
        //> ["bbb", "cc", "dd", "a"] ["dd", "cc", "bbb", "a"] ["bbb", "cc", "dd", "a"]
        //> ["B", "A"]
        // # a key path without its root in a tuple
        struct City { var name = "Ulm"; var people = 1 }
        func column<T>(_ value: T, _ column: (String, KeyPath<T, String>)) -> String { column.0 + value[keyPath: column.1] }
        func columns<T>(_ value: T, _ columns: [(String, PartialKeyPath<T>)]) -> [String] {
            columns.map { "\($0.0)=\(value[keyPath: $0.1])" }
        }
        func row<T>(_ value: T, _ columns: (String, PartialKeyPath<T>)...) -> Int { columns.count }
        print(column(City(), ("n", \.name)), columns(City(), [("n", \.name), ("p", \.people)]))
        print(row(City(), ("n", \.name), ("p", \.people)))
        //> nUlm ["n=Ulm", "p=1"]
        //> 2
        // # members in a generic key of a dictionary or a set
        struct Edge<S: Hashable, E: Hashable>: Hashable { let from: S, on: E; init(_ f: S, _ o: E) { from = f; on = o } }
        enum Ev { case tick, fault };  enum St { case red, green }
        var t: [Edge<St, Ev>: Int] = [:]
        t[Edge(.red, .tick)] = 2
        let a = St.red
        t[Edge(a, .fault)] = 3
        print(t[Edge(a, .tick)] ?? 0, t.count)
        var set: Set<Edge<St, Ev>> = []
        _ = set.insert(Edge(.red, .tick))
        print(set.count, set.contains(Edge(.red, .tick)))
        struct Pair<T: Hashable>: Hashable { let a: T, b: T; init(_ a: T, _ b: T) { self.a = a; self.b = b } }
        var d: [Pair<Ev>: String] = [:]
        d[Pair(.fault, .tick)] = "x"
        print(d[Pair(.fault, .tick)]!)
        //> 2 2
        //> 1 true
        //> x
        // # Literals of several types for a generic result that may be Any
        func pick<T>(_ a: T, _ b: T) -> T { a }
        func either<T>(_ isFirst: Bool, _ a: T?, or b: T) -> T { isFirst ? a ?? b : b }
        func equal<T: Equatable>(_ a: T, _ b: T) -> T { a }
        let half = 0.5
        let x = pick(1, 2.5)
        let y: Any = pick(1, 2.5)
        print(pick(1, 2.5), pick(2.5, 1), pick(1, half), pick(half, 1), pick(-1, 2.5), pick(1, 2), x, y)
        print(either(true, 1, or: 2.5), either(false, 1, or: 2.5), either(true, nil, or: 2), equal(1, 2.5), max(1, half))
        let halves = ["a": half]
        print("\(pick(1, 2.5))", [half].first ?? 1, halves["b"] ?? 0)
        //> 1 2.5 1 0.5 -1 1 1.0 1
        //> 1 2.5 2 1.0 1.0
        //> 1.0 0.5 0.0
        // # A number beside an element whose type is found with it, where any type fits
        struct Item { let price: Double, count: Int }
        let items: [Item] = []
        let prices: [String: Double] = [:]
        func half(_ x: Double) -> Double { x / 2 }
        print(items.map { $0.price }.first ?? 0, items.map { $0.price * 2 }.dropFirst().last ?? 0, items.compactMap { $0.price }.first ?? 0)
        print(prices.mapValues { $0 * 2 }["a"] ?? 0, prices.map { $0.value }.first ?? -1, zip(items, items).map { $0.price + $1.price }.first ?? 0)
        print(items.lazy.map { $0.price }.first ?? 0, items.map { $0.price }.reversed().first ?? 0, ["a": 1.5]["b"] ?? 0)
        let any: Any = items.map { item in
            let price = item.price
            return price
        }.first ?? 0
        print(any)
        // With what asks more of the elements, or is of a type by itself, the number is of their type.
        print(items.map(\.price).first ?? 0, items.map { $0.price }.max() ?? 0, items.map { $0.price }.sorted().first ?? 0)
        print(items.map { $0.price }.first { $0 > 1 } ?? 0, items.map { $0.price }.filter { $0 > 1 }.first ?? 0, prices["a"] ?? 0)
        print(items.map { (item: Item) -> Double in item.price }.first ?? 0, items.map { $0.price }.map(half).first ?? 0)
        print("\(items.map { $0.price }.first ?? 0)", Array(items.map { $0.price }).first ?? 0, [Double]().first ?? 0)
        let price = items.map { $0.price }.first ?? 0
        print(price)
        //> 0 0 0
        //> 0 -1 0
        //> 0 0 0
        //> 0
        //> 0.0 0.0 0.0
        //> 0.0 0.0 0.0
        //> 0.0 0.0
        //> 0.0 0.0 0.0
        //> 0.0
        """###
}
