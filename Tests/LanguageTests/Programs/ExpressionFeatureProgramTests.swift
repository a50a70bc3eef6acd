import Testing

@Suite("Expressions that articles on styles use: plain, tricky and wrong")
struct ExpressionFeatureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a wrapper with arguments and a projection
        @propertyWrapper struct Trimmed { private var text: String; let limit: Int; var wrappedValue: String { get { text } set { text = String(newValue.prefix(limit)) } }; var projectedValue: Int { text.count }
            init(wrappedValue: String, limit: Int = 3) { self.limit = limit; text = String(wrappedValue.prefix(limit)) } }
        struct Form { @Trimmed var code = "abcdef"; @Trimmed(limit: 5) var name: String = "Johannes" }
        var f = Form(); print(f.code, f.name, f.$name); f.code = "xyz!"; print(f.code, f.$code)
        //> abc Johan 5
        //> xyz 3
        // # generic wrappers, the storage behind them, and a nonmutating setter
        final class Store { var values: [String: Int] = [:] }
        @propertyWrapper struct Saved { let key: String; let store: Store; var wrappedValue: Int { get { store.values[key] ?? 0 } nonmutating set { store.values[key] = newValue } } }
        @propertyWrapper struct History<T> { private(set) var past: [T]; var wrappedValue: T { get { past[past.count - 1] } set { past.append(newValue) } }; var projectedValue: [T] { past }; init(wrappedValue: T) { past = [wrappedValue] } }
        let store = Store()
        struct Settings { @Saved(key: "n", store: store) var n: Int; @History var name = "a"; var depth: Int { _name.past.count } }
        var s = Settings(); let fixed = s; fixed.n = 5; s.name = "b"; s.name += "c"; print(s.n, store.values, s.$name, s.depth, fixed.depth)
        //> 5 ["n": 5] ["a", "b", "bc"] 3 1
        // # a wrapper on a constant
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W let n = 3 }
        //! 2:12: property wrapper '@W' can only be applied to a 'var'
        // # subscripts and key paths
        struct Grid { var cells = [1, 2, 3, 4]; subscript(r: Int, c: Int) -> Int { get { cells[r * 2 + c] } set { cells[r * 2 + c] = newValue } }; subscript(name n: String) -> Int { n.count } }
        var g = Grid(); g[1, 0] += 10; print(g[1, 0], g[name: "abc"], g[keyPath: \.cells.count], [g].map(\.cells.first!))
        struct P { var name: String; var age: Int }; let ps = [P(name: "B", age: 3), P(name: "A", age: 5)]
        func sorted<T: Comparable>(_ k: KeyPath<P, T>) -> [P] { ps.sorted { $0[keyPath: k] < $1[keyPath: k] } }; print(sorted(\.name).map(\.age), sorted(\.age).map(\.name))
        //> 13 3 4 [1]
        //> [5, 3] ["B", "A"]
        // # generic subscripts, optional chains and writing through key paths
        struct Key<V> { var name: String; let fallback: V }
        struct Values { private var all: [String: Any] = [:]; subscript<V>(k: Key<V>) -> V { get { all[k.name] as? V ?? k.fallback } set { all[k.name] = newValue } } }
        var v = Values(); let size = Key(name: "size", fallback: 12), title = Key(name: "t", fallback: "none"); v[size] += 3; print(v[size], v[title])
        struct Box { var inner: Inner?; struct Inner { var tags: [String] = [] } }
        var b = Box(inner: .init(tags: ["x"])); let first = \Box.inner?.tags.first, count = \Box.inner?.tags.count
        print(b[keyPath: first] as Any, b[keyPath: count] as Any, Box()[keyPath: count] as Any, [b, Box()].compactMap(\.inner?.tags.count))
        func set<R, T>(_ r: inout R, _ k: WritableKeyPath<R, T>, _ t: T) { r[keyPath: k] = t }; set(&b, \.inner, nil); print(b.inner == nil, (\Box.inner).appending(path: \.?.tags.isEmpty) == \Box.inner?.tags.isEmpty)
        //> 15 none
        //> Optional("x") Optional(1) nil [1]
        //> true true
        // # writing through a path that can only be read
        struct P { let name: String }
        var p = P(name: "a")
        p[keyPath: \.name] = "b"
        //! 3:12: cannot assign through a read-only key path
        // # switch with patterns, and a builder of one's own
        enum State { case idle, busy(Double), failed(String?) }
        @resultBuilder enum Lines { static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ s: [String]) -> [String] { s }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }; static func buildEither(first p: [String]) -> [String] { p }; static func buildEither(second p: [String]) -> [String] { p }; static func buildArray(_ p: [[String]]) -> [String] { p.map { $0.joined(separator: "&") } }; static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: " ") } }
        @Lines func text(_ s: State, _ n: Int) -> String { let prefix = "#"; switch s { case .idle: prefix + "idle"; case .busy(let p) where p > 0.5: "nearly"; case .busy: "busy"; case .failed(let why?): "failed"; why; case .failed(nil): "failed" }; if n > 1 { "many" }; for i in 0..<n { "\(i)"; "x" } }
        print(text(.idle, 0)); print(text(.busy(0.9), 1)); print(text(.failed("disk"), 2)); print(text(.failed(nil), 0))
        //> #idle -
        //> nearly - 0&x
        //> failed disk many 0&x 1&x
        //> failed -
        // # a path in a builder over a key that can't be compared
        struct Key<V> { var name: String }
        struct Values { subscript<V>(k: Key<V>) -> Int { 1 } }
        print(\Values[Key<Int>(name: "a")])
        //! 3:14: subscript index of type 'Key<Int>' in a key path must be Hashable
        // # what is no view in a builder
        let v = VStack { Text("a"); 3 }
        //! 1:29: static method 'buildExpression' requires that 'Int' conform to 'View'
        // # closures of all forms
        func run(_ n: Int, times k: Int = 1, then f: (Int) -> Int, finally g: () -> Void = {}) -> Int { defer { g() }; return (0..<k).reduce(n) { r, _ in f(r) } }
        print(run(1) { $0 + 1 }, run(1, times: 3) { x in x * 2 }, run(5) { _ in 0 } finally: { print("done") })
        var log: [() -> String] = []; for i in 1...2 { log.append { "n\(i)" } }; print(log.map { $0() }, [3, 1].sorted(by: >), ["a"].map { $0 + "b" })
        //> done
        //> 2 8 0
        //> ["n1", "n2"] [3, 1] ["ab"]
        // # inout parameters, capture lists and early returns
        func change(_ xs: inout [Int], _ f: (inout [Int]) -> Bool) -> Bool { f(&xs) }
        var xs = [1, 2, 3]; print(change(&xs) { $0.append(9); $0[0] += 1; return $0.count > 3 }, change(&xs) { guard $0.count > 10 else { $0.removeLast(); return false }; return true }, xs)
        class C { var n = 1; lazy var bump: () -> Int = { [unowned self] in self.n += 1; return self.n } }
        var total = 0; let add = { (k: Int) in total += k }; add(2); add(3); let snap = { [total] in total }; add(1); print(total, snap())
        func transform(_ edit: @escaping (inout String) -> Void) -> (String) -> String { { s in var s = s; edit(&s); return s } }; print(transform { $0 += "!"; $0 = $0.uppercased() }("hi"), transform { $0.removeLast() }("abc"))
        //> true false [2, 2, 3]
        //> 6 5
        //> HI! ab
        // # a closure that is given too many parameters
        func f(_ g: (Int) -> Int) {}
        f { a, b in a }
        //! 2:3: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
        // # variadics and loops
        func total(_ label: String, _ n: Double...) -> String { "\(label) \(n.reduce(0, +)) of \(n.count)" }
        print(total("a"), total("b", 1, 2.5)); do { for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }; for (i, c) in "ab".enumerated() { print(i, c, terminator: ";") }; print((1..<5).map { $0 * $0 }) }
        //> a 0.0 of 0 b 3.5 of 2
        //> 10 5 0 0 a;1 b;[1, 4, 9, 16]
        // # functions of subclasses stand where those of their superclass do
        class View1 { var log: [String] = [] }; class Label1: View1 { var text = "" }
        func tint(_ v: View1) { v.log.append("tint") }; func big(_ l: Label1) { l.log.append("big " + l.text) }
        func compose<V>(_ fs: (V) -> Void...) -> (V) -> Void { { v in for f in fs { f(v) } } }
        let both: (Label1) -> Void = compose(tint, big); let l = Label1(); l.text = "x"; both(l); print(l.log)
        func copied(_ v: View1) -> Label1 { let r = Label1(); r.log = v.log + ["new"]; return r }
        let g: (Label1) -> View1 = copied; print(g(l).log)
        //> ["tint", "big x"]
        //> ["tint", "big x", "new"]
        // # a function of a subclass where that of its superclass is asked for
        class A {}; class B: A {}
        func f(_ b: B) {}
        let g: (A) -> Void = f
        //! 3:22: cannot convert value of type '(B) -> ()' to specified type '(A) -> ()'
        // # operators
        struct Size: Equatable { var w, h: Int; static func + (a: Size, b: Size) -> Size { Size(w: a.w + b.w, h: a.h + b.h) }; static func * (a: Size, k: Int) -> Size { Size(w: a.w * k, h: a.h * k) }; static func == (a: Size, b: Size) -> Bool { a.w * a.h == b.w * b.h } }
        let a = Size(w: 1, h: 2); print(a + a, a * 3, a == Size(w: 2, h: 1), a != a + a, 7 % 3, -7 % 3, 2 + 3 * 4 - 1, (1, 2) < (1, 3))
        //> Size(w: 2, h: 4) Size(w: 3, h: 6) true true 1 -1 13 true
        // # operands of two types
        let n = 3, d = 1.5
        print(n * d)
        //! 2:9: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'; write 'Double(…)' around the whole number
        // # casts and tests
        let all: [Any] = [1, "a", 2.5, [1, 2], true]
        for x in all { switch x { case let i as Int: print("Int", i); case is String: print("String"); case let xs as [Int]: print(xs.count); default: print(type(of: x)) } }
        print(all[0] as? Int ?? 0, all[1] as? Int as Any, all.compactMap { $0 as? Double }, (all[3] as! [Int]).first!)
        //> Int 1
        //> String
        //> Double
        //> 2
        //> Bool
        //> 1 nil [2.5] 1
        // # comparing values behind any, fields by reflection, sets and optionals in Any
        func equal(_ a: Any, _ b: Any) -> Bool { guard let x = a as? any Equatable else { return false }; func open<T: Equatable>(_ x: T) -> Bool { x == b as? T }; return open(x) }
        struct P { var x = 1; var s: Set<Int> = [1]; var o: Int? = nil }; struct N {}
        print(equal(1, 1), equal("a", 1), equal([1], [1]), equal(N(), N()), equal(Set([1]), Set([1])), equal(P().s, P().s))
        for child in Mirror(reflecting: P()).children { print(child.label ?? "-", child.value, child.value is any Equatable, type(of: child.value)) }
        func same(_ a: Any, _ b: Any) -> Bool { zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).allSatisfy { equal($0.value, $1.value) } }
        print(same(P(), P()), same(P(), P(x: 2)), Mirror(reflecting: (1, "a")).children.count, (P().o as Any) is any Hashable, (N?.none as Any) is any Equatable)
        //> true false true false true true
        //> x 1 true Int
        //> s [1] true Set<Int>
        //> o nil true Optional<Int>
        //> true false 2 true false
        // # a cast that can't be made
        struct S {}
        let n: Int = S() as Int
        //! 2:14: cannot convert value of type 'S' to type 'Int' in coercion
        // # what is compiled on this system
        #if os(iOS) || os(macOS)
        let system = "Apple"
        #elseif os(Linux)
        let system = "Linux"
        #else
        let system = "other"
        #endif
        public struct Look { public internal(set) var name: String; fileprivate static let all = ["a"]; /* one */ init(/* two */ _ n: String /* three */) { name = n // four
         } }
        print(system, Look("x").name, Look.all)
        #if canImport(SwiftUI) && !os(Linux)
        print("ui")
        #endif
        //> Apple x ["a"]
        //> ui
        // # words of the language as names
        enum Kind: String { case `default`, `switch`, `class`, `in`; static let all: [Kind] = [.default, .switch, .class, .in] }
        struct S { var `return` = 1; func `if`(_ `for`: Int) -> Int { `for` + self.return } }
        print(Kind.all.map(\.rawValue), S().if(2), S().return); switch Kind.default { case .default: print("d"); case .switch, .class, .in: print("-") }
        //> ["default", "switch", "class", "in"] 3 1
        //> d
        // # a private member from outside
        struct S { private let n = 1; fileprivate let m = 2 }
        print(S().m)
        print(S().n)
        //! 3:11: 'n' is inaccessible due to 'private' protection level
        // # interpolation
        let n = 3, name: String? = "Ann"; struct P: CustomStringConvertible { var description: String { "P!" } }
        print("\(n) + \(n * 2) = \(n + n * 2)", "\(name ?? "none")", "\([1, 2]) \(P()) \("in \("side")")", #"raw \(n) \#(n)"#); print("""
            a \(n)
              b\tc
            """.count)
        //> 3 + 6 = 9 Ann [1, 2] P! in side raw \(n) 3
        //> 9
        // # interpolations of one's own, and what a type is called
        extension String.StringInterpolation { mutating func appendInterpolation(_ n: Int, width w: Int) { appendLiteral(String(repeating: " ", count: Swift.max(0, w - "\(n)".count))); appendInterpolation(n) }; mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { appendLiteral(s()) } }; mutating func appendInterpolation<T: Sequence>(each s: T) { for x in s { appendInterpolation(x); appendLiteral(";") } } }
        print("[\(7, width: 3)] [\(1234, width: 3)] \(if: true, "yes")\(if: false, "no") \(each: [1, 2])"); enum Kind { case bigBox }; struct G<T> { struct I {} }
        print(String(describing: Kind.bigBox).uppercased(), "\(Kind.self) \(G<Int>.self) \(type(of: G<[String: Int?]>()))", String(describing: Int?.self), "\(G<Int>.I.self)")
        //> [  7] [1234] yes 1;2;
        //> BIGBOX Kind G<Int> G<Dictionary<String, Optional<Int>>> Optional<Int> I
        // # an interpolation that nothing takes
        print("\(3, pad: 2)")
        //! 1:8: an interpolation holds one expression without a label
        // # keys in sets and dictionaries
        struct Key: Hashable { var family: String; var level = 0 }; enum Mode: Hashable { case a, b(Int) }
        var d: [Key: Int] = [Key(family: "x"): 1]; d[Key(family: "x"), default: 0] += 1; d[.init(family: "x", level: 1)] = 5; print(d.count, d[Key(family: "x")]!, Set([Mode.a, .b(1), .b(1)]).count, Key(family: "q") == Key(family: "q"))
        //> 2 2 2 true
        // # a generic key without fields, and equality of one's own
        struct StyleKey<C>: Hashable {}; struct Other<C>: Hashable { var n = 0 }
        print(StyleKey<Int>() == StyleKey<Int>(), Set([StyleKey<Int>(), StyleKey<Int>()]).count, AnyHashable(StyleKey<Int>()) == AnyHashable(StyleKey<String>()), Other<Int>(n: 1) == Other<Int>(n: 1))
        struct Word: Hashable { var s: String; static func == (a: Word, b: Word) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
        print(Set([Word(s: "A"), Word(s: "a")]).count, [Word(s: "B"): 1][Word(s: "b")] as Any); class Ref: Hashable { let id: Int; init(_ i: Int) { id = i }; static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }; print([Ref(1), Ref(2), Ref(1)].reduce(into: Set<Ref>()) { $0.insert($1) }.count)
        //> true 1 false true
        //> 1 Optional(1)
        //> 2
        // # a field without equality
        struct N {}
        struct S: Equatable { var n = N() }
        //! 2:8: type 'S' does not conform to protocol 'Equatable'
        """###
}
