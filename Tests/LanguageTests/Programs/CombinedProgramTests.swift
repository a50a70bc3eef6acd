import Testing

@Suite("Programs in which several features meet")
struct CombinedProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # nested builder type
        struct Page { @resultBuilder struct Builder { static func buildBlock(_ x: String...) -> [String] { x } }; let lines: [String]; init(@Builder _ c: () -> [String]) { lines = c() } }
        print(Page { "a"; "b" }.lines)
        func f(@Page.Builder _ c: () -> [String]) -> Int { c().count }
        print(f { "x" })
        //> ["a", "b"]
        //> 1
        // # builder with closures inside parts
        @resultBuilder struct B { static func buildBlock(_ x: (() -> Int)...) -> [() -> Int] { x } }
        func run(@B _ c: () -> [() -> Int]) -> Int { c().reduce(0) { $0 + $1() } }
        print(run { { 1 }; { 2 } })
        //> 3
        // # builder and typed generics
        @resultBuilder struct Chain { static func buildPartialBlock<T>(first: T) -> [T] { [first] }; static func buildPartialBlock<T>(accumulated: [T], next: T) -> [T] { accumulated + [next] } }
        func chain<T>(@Chain _ c: () -> [T]) -> [T] { c() }
        print(chain { 1; 2; 3 }, chain { "a" })
        //> [1, 2, 3] ["a"]
        // # default builder argument
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> Int { x.count } }
        func f(_ t: String = "t", @B c: () -> Int = { 7 }) -> String { "\(t)\(c())" }
        print(f(), f("x") { 1; 2 })
        //> t7 x2
        // # local enum with raw values and protocol
        func parse(_ s: String) -> [String] { enum Tok: String, CaseIterable { case plus = "+", minus = "-"; var name: String { switch self { case .plus: "add"; case .minus: "sub" } } }; return s.compactMap { Tok(rawValue: String($0))?.name } }
        print(parse("+-+x"))
        //> ["add", "sub", "add"]
        // # local struct with static and init
        func g() -> Int { struct Conf { static let base = 10; let k: Int; init(_ k: Int = 2) { self.k = k * Conf.base } }; return Conf().k + Conf(3).k }
        print(g())
        //> 50
        // # local class inheritance
        func h() -> String { class A { func n() -> String { "A" } }; class B: A { override func n() -> String { "B" + super.n() } }; let x: A = B(); return x.n() }
        print(h())
        //> BA
        // # lazy with closures and didSet elsewhere
        class M { var log: [String] = []; lazy var k: Int = { log.append("k"); return 5 }(); var v = 0 { didSet { log.append("v\(oldValue)->\(v)") } } }
        let m = M(); m.v = 3; _ = m.k; _ = m.k; print(m.log)
        //> ["v0->3", "k"]
        // # lazy optional and nil reset
        struct S { lazy var a: [Int]? = [1]; }
        var s = S(); print(s.a?.count ?? 0); s.a = nil; print(s.a == nil)
        //> 1
        //> true
        // # dynamic member on nested
        @dynamicMemberLookup struct Ref<T> { var get: () -> T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> Ref<U> { Ref<U> { get()[keyPath: k] } } }
        struct In { var n = 4 }; struct Out { var i = In() }
        let r = Ref { Out() }
        print(r.i.n.get())
        //> 4
        // # json like
        @dynamicMemberLookup enum J { case obj([String: J]), num(Int), str(String)
         subscript(dynamicMember k: String) -> J? { if case .obj(let d) = self { return d[k] }; return nil }
         subscript(k: String) -> J? { self[dynamicMember: k] } }
        extension J: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(dictionaryLiteral e: (String, J)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }; init(integerLiteral v: Int) { self = .num(v) }; init(stringLiteral v: String) { self = .str(v) } }
        let j: J = ["a": ["b": 3], "c": "x"]
        print(j.a?.b ?? "none", j.c!, j["z"] == nil)
        //> num(3) str("x") true
        // # matrix literal
        struct Mat: ExpressibleByArrayLiteral { var rows: [[Int]]; init(arrayLiteral e: [Int]...) { rows = e } }
        let mt: Mat = [[1, 2], [3, 4]]
        print(mt.rows[1][0])
        //> 3
        // # set of declared option
        struct Perm: OptionSet, Hashable, CustomStringConvertible { let rawValue: Int; static let r = Perm(rawValue: 1), w = Perm(rawValue: 2); static let all: Perm = [.r, .w]; var description: String { "\(rawValue)" } }
        func can(_ p: Perm) -> String { switch p { case .all: "all"; case [.r]: "r"; case []: "none"; default: "?" } }
        print(can(.all), can(.r), can([]), Perm.all.subtracting(.r), [Perm.r, .w].map { $0.rawValue })
        //> all r none 2 [1, 2]
        // # result chain
        enum Err: Error { case neg, big(Int) }
        func check(_ n: Int) -> Result<Int, Err> { n < 0 ? .failure(.neg) : n > 9 ? .failure(.big(n)) : .success(n) }
        for n in [3, -1, 20] { switch check(n).map({ $0 * 2 }).flatMap(check) { case .success(let v): print("ok \(v)"); case .failure(.neg): print("neg"); case .failure(.big(let b)): print("big \(b)") } }
        //> ok 6
        //> neg
        //> big 20
        // # typed errors in protocols and generics
        protocol Loader { associatedtype Failure: Error; func load() throws(Failure) -> String }
        struct Ok: Loader { func load() throws(Never) -> String { "ok" } }
        enum NE: Error { case gone }
        struct Bad: Loader { func load() throws(NE) -> String { throw .gone } }
        func go<L: Loader>(_ l: L) -> String { do { return try l.load() } catch { return "failed \(error)" } }
        print(go(Ok()), go(Bad()), Ok().load())
        //> ok failed gone ok
        // # rethrow typed map
        extension Array { func mapped<T, E: Error>(_ f: (Element) throws(E) -> T) throws(E) -> [T] { var r: [T] = []; for x in self { r.append(try f(x)) }; return r } }
        print([1, 2].mapped { $0 * 2 })
        struct Odd: Error { let n: Int }
        do { print(try [2, 3].mapped { n throws(Odd) in if n % 2 == 1 { throw Odd(n: n) }; return n }) } catch { print("odd", error.n) }
        //> [2, 4]
        //> odd 3
        // # catch exhaustiveness
        enum K: Error { case a, b }
        func f(_ k: K) throws { throw k }
        func g(_ k: K) { do { try f(k) } catch K.a { print("a") } catch { print("rest", error) } }
        g(.a); g(.b)
        //> a
        //> rest b
        // # catch not exhaustive
        enum K: Error { case a, b }
        func f(_ k: K) throws { throw k }
        func g(_ k: K) { do { try f(k) } catch K.a { print("a") } }
        //! 3:27: errors thrown from here are not handled because the enclosing catch is not exhaustive; add a plain 'catch'
        // # comparable enum in generics
        enum Lv: Comparable, CaseIterable { case lo, mid, hi }
        func top<T: Comparable>(_ a: [T]) -> T? { a.max() }
        print(top(Lv.allCases)!, Lv.lo < .hi, min(Lv.mid, .lo), Lv.allCases.sorted(by: >))
        //> hi true lo [Lv.hi, Lv.mid, Lv.lo]
        // # generic nested types
        struct Tree<T: Comparable> { final class Node { var v: T; var l: Node?; var r: Node?; init(_ v: T) { self.v = v } }; var root: Node?
         mutating func add(_ v: T) { guard let root else { self.root = Node(v); return }; var n = root; while true { if v < n.v { if let l = n.l { n = l } else { n.l = Node(v); return } } else { if let r = n.r { n = r } else { n.r = Node(v); return } } } }
         func all() -> [T] { func walk(_ n: Node?) -> [T] { guard let n else { return [] }; return walk(n.l) + [n.v] + walk(n.r) }; return walk(root) } }
        var tr = Tree<Int>(); for x in [3, 1, 2] { tr.add(x) }; print(tr.all())
        //> [1, 2, 3]
        // # static subscript generic
        struct Cache<T> { subscript(k: String) -> String { "\(k):\(T.self)" }; static subscript<U>(u: U) -> String { "\(T.self) \(u)" } }
        print(Cache<Int>()["a"], Cache<Int>["x"], Cache<String>[3])
        //> a:Int Int x String 3
        // # protocol extension with Self type and operators
        protocol Vec { var c: [Double] { get }; init(c: [Double]) }
        extension Vec { static func + (a: Self, b: Self) -> Self { Self(c: zip(a.c, b.c).map { $0 + $1 }) }; static func * (a: Self, k: Double) -> Self { Self(c: a.c.map { $0 * k }) } }
        struct V2: Vec { var c: [Double] }
        print((V2(c: [1, 2]) + V2(c: [3, 4])) * 2)
        //> V2(c: [8.0, 12.0])
        // # subscript with default and inout
        struct Grid { var d = [1, 2, 3]; subscript(i: Int, or def: Int = 0) -> Int { get { d.indices.contains(i) ? d[i] : def } set { d[i] = newValue } } }
        var gr = Grid(); gr[1] += 5; print(gr[1], gr[9], gr[9, or: -1])
        //> 7 0 -1
        // # enum with generic payload and where
        enum Either<L, R> { case l(L), r(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .l(let x): f(x); case .r(let y): g(y) } } }
        extension Either: Equatable where L: Equatable, R: Equatable {}
        let e: Either<Int, String> = .l(3)
        print(e.fold({ "n\($0)" }, { $0 }), e == .l(3), [e, .r("x")].map { $0.fold({ $0 }, { $0.count }) })
        //> n3 true [3, 1]
        """###
}
