import Testing

@Suite("Choosing between functions of one name")
struct OverloadProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # functions that differ in the value of a closure
        func a(_ f: () -> Any) { print("any") }
        func a(_ f: () -> Int?) { print("int?") }
        a { 3 }
        a { nil }
        func b(_ f: () -> Any) { print("any") }
        func b(_ f: () -> Int) { print("int") }
        b { 3 }
        b { "a" }
        func c(_ f: () -> Int?) { print("int?") }
        func c(_ f: () -> Int) { print("int") }
        c { 3 }
        c { nil }
        //> any
        //> int?
        //> int
        //> any
        //> int
        //> int?
        // # by labels
        func f(a: Int) -> String { "a" }
        func f(b: Int) -> String { "b" }
        print(f(b: 1))
        //> b
        // # by arity with defaults
        func f(_ a: Int) -> String { "one" }
        func f(_ a: Int, _ b: Int = 0) -> String { "two" }
        print(f(1))
        //> one
        // # literal prefers Int
        func f(_ a: Int) -> String { "Int" }
        func f(_ a: Double) -> String { "Double" }
        print(f(1), f(1.0), f(1 + 1), f(1 + 1.5))
        //> Int Double Int Double
        // # literal prefers String
        func f(_ a: String) -> String { "String" }
        func f(_ a: Character) -> String { "Character" }
        print(f("a"))
        //> String
        // # concrete before generic
        func f<T>(_ a: T) -> String { "generic" }
        func f(_ a: Int) -> String { "Int" }
        print(f(1), f("a"))
        //> Int generic
        // # constrained before unconstrained
        func f<T>(_ a: T) -> String { "T" }
        func f<T: Equatable>(_ a: T) -> String { "Equatable" }
        func f<T: Comparable>(_ a: T) -> String { "Comparable" }
        struct S {}
        struct E: Equatable {}
        print(f(1), f(S()), f(E()))
        //> Comparable T Equatable
        // # generic before Any
        func f<T>(_ a: T) -> String { "T" }
        func f(_ a: Any) -> String { "Any" }
        print(f(1))
        //> T
        // # exact before optional
        func f(_ a: Int?) -> String { "optional" }
        func f(_ a: Int) -> String { "Int" }
        let o: Int? = 1
        print(f(1), f(o), f(nil))
        //> Int optional optional
        // # existential and generic
        protocol P {}
        struct S: P {}
        func f(_ a: any P) -> String { "any" }
        func f<T: P>(_ a: T) -> String { "T" }
        print(f(S()))
        //> any
        // # subclass
        class A {}
        class B: A {}
        func f(_ a: A) -> String { "A" }
        func f(_ a: B) -> String { "B" }
        print(f(B()), f(A()), f(B() as A))
        //> B A A
        // # result type by annotation
        func f() -> Int { 1 }
        func f() -> String { "s" }
        let a: Int = f()
        let b: String = f()
        print(a, b)
        //> 1 s
        // # result type ambiguous
        func f() -> Int { 1 }
        func f() -> String { "s" }
        let a = f()
        //! 3:9: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # result by as
        func f() -> Int { 1 }
        func f() -> String { "s" }
        print(f() as Int, f() as String)
        //> 1 s
        // # variadic
        func f(_ a: Int) -> String { "one" }
        func f(_ a: Int...) -> String { "many" }
        print(f(1), f(1, 2), f())
        //> one many many
        // # trailing closure skips default
        func f(a: (() -> Int)? = nil, b: () -> Int) -> String { "\(a?() ?? 0) \(b())" }
        print(f { 5 })
        //> 0 5
        // # two trailing
        func f(a: () -> Int, b: () -> Int) -> String { "\(a()) \(b())" }
        print(f { 1 } b: { 2 })
        //> 1 2
        // # closure arity chooses
        func f(_ g: () -> Int) -> String { "0" }
        func f(_ g: (Int) -> Int) -> String { "1" }
        print(f { 5 }, f { $0 })
        //> 0 1
        // # closure result chooses
        func f(_ g: () -> Int) -> String { "Int" }
        func f(_ g: () -> String) -> String { "String" }
        print(f { 5 }, f { "a" })
        //> Int String
        // # method on type before protocol extension
        protocol P {}
        extension P { func f() -> String { "P" } }
        struct S: P { func f() -> String { "S" } }
        func g<T: P>(_ t: T) -> String { t.f() }
        print(S().f(), g(S()))
        //> S P
        // # requirement is dispatched
        protocol P { func f() -> String }
        extension P { func f() -> String { "P" } }
        struct S: P { func f() -> String { "S" } }
        func g<T: P>(_ t: T) -> String { t.f() }
        print(S().f(), g(S()))
        //> S S
        // # constrained extension before the open one
        protocol P {}
        extension P { func f() -> String { "P" } }
        extension P where Self: Equatable { func f() -> String { "Equatable" } }
        struct S: P {}
        struct E: P, Equatable {}
        print(S().f(), E().f())
        //> P Equatable
        // # refined protocol's extension
        protocol P {}
        protocol Q: P {}
        extension P { func f() -> String { "P" } }
        extension Q { func f() -> String { "Q" } }
        struct S: Q {}
        print(S().f())
        //> Q
        // # operators of own types
        struct M { var n: Int; static func + (a: M, b: M) -> M { M(n: a.n + b.n) }; static func * (a: M, b: Int) -> M { M(n: a.n * b) } }
        print((M(n: 1) + M(n: 2) * 3).n)
        //> 7
        // # Double from Int literal in expression
        let x: Double = 1 + 2 * 3
        print(x, 7 / 2, 7 / 2.0)
        //> 7.0 3 3.5
        // # CGFloat and Double
        let d: Double = 2
        let c: CGFloat = 3
        let s: CGFloat = d * c
        print(s)
        //> 6.0
        // # initializers by label
        struct P { var n: Int; init(n: Int) { self.n = n }; init(text: String) { n = text.count } }
        print(P(n: 3).n, P(text: "abcd").n)
        //> 3 4
        // # init by type
        struct P { var t: String; init(_ n: Int) { t = "Int" }; init(_ s: String) { t = "String" }; init(_ d: Double) { t = "Double" } }
        print(P(1).t, P("a").t, P(1.5).t)
        //> Int String Double
        // # failable
        struct P { init?(_ n: Int) { if n < 0 { return nil } } }
        print(P(1) == nil, P(-1) == nil)
        //> false true
        // # static and instance of one name
        struct S { static func f() -> String { "static" }; func f() -> String { "instance" } }
        print(S.f(), S().f())
        //> static instance
        // # property and function by call
        struct S { var f: (Int) -> Int; func g(_ n: Int) -> Int { n } }
        print(S(f: { $0 * 2 }).f(4))
        //> 8
        // # implicit member by expected type
        struct S { static var a: S { S() }; static func make(_ n: Int) -> S { S() }; var next: S { S() } }
        func take(_ s: S) -> String { "ok" }
        print(take(.a), take(.make(1)), take(.a.next), take(.init()))
        //> ok ok ok ok
        // # implicit member of optional
        struct S { static var a: S { S() } }
        let o: S? = .a
        print(o != nil)
        //> true
        // # implicit member chosen among overloads
        enum A { case one }
        enum B { case two }
        func f(_ a: A) -> String { "A" }
        func f(_ b: B) -> String { "B" }
        print(f(.one), f(.two))
        //> A B
        // # array literal chosen
        func f(_ a: [Int]) -> String { "Int" }
        func f(_ a: [String]) -> String { "String" }
        print(f([1]), f(["a"]))
        //> Int String
        // # dictionary or array
        func f(_ a: [Int]) -> String { "array" }
        func f(_ a: [Int: Int]) -> String { "dictionary" }
        print(f([1]), f([1: 2]))
        //> array dictionary
        // # function reference by type
        func f(_ a: Int) -> String { "Int" }
        func f(_ a: String) -> String { "String" }
        let g: (Int) -> String = f
        print(g(1), ["a"].map(f))
        //> Int ["String"]
        // # function reference by labels
        func f(a: Int) -> String { "a" }
        func f(b: Int) -> String { "b" }
        print([1].map(f(b:)))
        //> ["b"]
        // # throwing and not
        func f(_ g: () throws -> Int) rethrows -> Int { try g() }
        print(f { 1 })
        //> 1
        // # default argument before generic
        func f(_ a: Int = 1) -> String { "default" }
        func f() -> String { "none" }
        print(f())
        //> none
        // # inout overload
        func f(_ a: inout Int) -> String { "inout" }
        func f(_ a: Int) -> String { "plain" }
        var n = 1
        print(f(n), f(&n))
        //> plain inout
        // # autoclosure
        func f(_ a: @autoclosure () -> Bool) -> String { a() ? "t" : "f" }
        print(f(1 < 2))
        //> t
        // # tuple overload
        func f(_ a: (Int, Int)) -> String { "tuple" }
        func f(_ a: Int, _ b: Int) -> String { "two" }
        print(f((1, 2)), f(1, 2))
        //> tuple two
        // # subscript by type
        struct S { subscript(_ n: Int) -> String { "Int" }; subscript(_ s: String) -> String { "String" }; subscript(at n: Int) -> String { "at" } }
        print(S()[1], S()["a"], S()[at: 1])
        //> Int String at
        // # unary minus of own
        struct V { var n: Int; static prefix func - (v: V) -> V { V(n: -v.n) } }
        print((-V(n: 3)).n, -3)
        //> -3 -3
        // # nil coalescing
        let a: Int? = nil
        let b: Int? = 2
        print(a ?? b ?? 3, (a ?? b) as Any)
        //> 2 Optional(2)
        // # string interpolation literal
        let s: String = "\(1)\(2)"
        print(s)
        //> 12
        // # min of mixed
        print(min(1, 2.5), max(1, 2), abs(-3))
        //> 1.0 2 3
        // # generic by return
        func make<T>(_ t: T.Type) -> [T] { [] }
        let x: [Int] = make(Int.self)
        print(x)
        //> []
        // # closures parameter inference
        let g: (Int, Int) -> Int = { a, b in a + b }
        print(g(1, 2), [3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: <))
        //> 3 [3, 2, 1] [1, 2, 3]
        // # ternary optional
        let t = true
        let v = t ? 1 : nil
        print(v as Any)
        //> Optional(1)
        // # ternary mixed numbers
        let t = true
        let v = t ? 1 : 2.5
        print(v)
        //> 1.0
        // # chained comparisons
        print(1 < 2 && 2 < 3, !(1 == 2))
        //> true true
        // # sum types
        print([1, 2, 3].reduce(0, +), [1.5, 2].reduce(0, +), ["a", "b"].reduce("", +))
        //> 6 3.5 ab
        // # one and any number
        func count(_ numbers: Int...) -> Int { numbers.count }
        func count(_ number: Int) -> Int { -number }
        print(count(5), count(5, 6), count())
        //> -5 2 0
        // # a result that another overload gives as an optional
        let n = 98
        print(UnicodeScalar(97) as Any, Unicode.Scalar(97).value, UnicodeScalar(n)!, UnicodeScalar(97)?.value ?? 0)
        print(Character(Unicode.Scalar(97)), Character(UnicodeScalar(n)!), String(UnicodeScalar(97)), UnicodeScalar(97) == "a")
        struct A { var n: String; init(_ x: Double) { n = "Double" }; init?(_ x: Int) { n = "Int" } }
        func k(_ a: A) -> String { a.n }
        func k(_ a: A, b: Int = 2) -> Int { b }
        let t: String = k(A(5))
        print(t, A(5).n, A(5)?.n ?? "nil")
        //> Optional("a") 97 b 97
        //> a b a true
        //> Double Double Int
        // # an argument chooses what is called by its own result
        func f() -> Int { 1 }
        func f() -> String { "s" }
        func h(_ x: String) -> String { "String " + x }
        func h(_ x: Double) -> String { "Double" }
        print(h(f()))
        //> String s
        // # operators of the program that assign, and what they do later
        infix operator ??=: AssignmentPrecedence
        func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
        var o: Int?
        o ??= 3
        o ??= 4
        print(o as Any)
        infix operator ||=: AssignmentPrecedence
        func ||= (a: inout Bool, b: @autoclosure () -> Bool) { if !a { a = b() } }
        var t = false
        t ||= true
        t ||= { print("never"); return false }()
        print(t)
        infix operator +?=: AssignmentPrecedence
        func +?= (a: inout Int, b: Int?) { if let b { a += b } }
        var n = 1
        n +?= 2
        n +?= nil
        print(n)
        infix operator <<=>: AssignmentPrecedence
        func <<=> <T>(a: inout [T], b: @autoclosure () -> T) { a.append(b()) }
        var l = [1]
        l <<=> 2
        print(l)
        struct S { var d: [String: Int] = [:] }
        var s = S()
        s.d["a"] ??= 7
        print(s.d)
        infix operator <|: AssignmentPrecedence
        func <| <T>(a: inout T, f: (inout T) -> Void) { f(&a) }
        l <| { $0.append(9) }
        print(l)
        //> Optional(3)
        //> true
        //> 3
        //> [1, 2]
        //> ["a": 7]
        //> [1, 2, 9]
        // # what takes Any, an optional, a protocol or a superclass
        func h(_ x: Any) -> String { "any" }
        func h(_ x: Any?) -> String { "opt" }
        protocol P {}
        extension Int: P {}
        func k(_ x: any P) -> String { "P" }
        func k(_ x: (any P)?) -> String { "P?" }
        func m(_ x: Any?) -> String { "Any?" }
        func m(_ x: Int?) -> String { "Int?" }
        func q(_ x: Any) -> String { "Any" }
        func q(_ x: Int?) -> String { "Int?" }
        func r(_ x: [Any]) -> String { "[Any]" }
        func r(_ x: [Any?]) -> String { "[Any?]" }
        func s(_ x: Any) -> String { "Any" }
        func s(_ x: [Int]?) -> String { "[Int]?" }
        print(h(3), h(nil), h(Optional(3)), h("a"))
        let i: Int = 3, o: Int? = 3, oo: Int?? = 3
        print(h(i), h(o), h(oo))
        print(k(i), k(nil), k(3))
        print(m(i), m(o), m("a"))
        print(q(i), q(o), q("a"))
        print(r([1]), r([nil]))
        print(s([1]), s(2))
        func t(_ x: Any) -> String { "Any" }
        func t(_ x: Double) -> String { "Double" }
        func u(_ x: Any) -> String { "Any" }
        func u<T>(_ x: T) -> String { "T" }
        func v(_ x: Any) -> String { "Any" }
        func v(_ x: [Any]) -> String { "[Any]" }
        class A {}
        class B: A {}
        func w(_ x: Any) -> String { "Any" }
        func w(_ x: A) -> String { "A" }
        func w2(_ x: AnyObject) -> String { "AnyObject" }
        func w2(_ x: Any) -> String { "Any" }
        func y(_ x: AnyHashable) -> String { "AnyHashable" }
        func y(_ x: Any) -> String { "Any" }
        func z(_ x: A?) -> String { "A?" }
        func z(_ x: Any) -> String { "Any" }
        func e(_ f: @autoclosure () -> Any) -> String { "auto" }
        func e(_ f: Int?) -> String { "Int?" }
        func g(_ x: (any P)?) -> String { "P?" }
        func g(_ x: Any) -> String { "Any" }
        print(t(3), t(2.5), u(3), v([1]), v(1), w(B()), w(A()), w2(A()), w2(1), y(1), z(B()), e(3), g(3), g(i), g(Optional(3)))
        //> any opt opt any
        //> any opt opt
        //> P P? P
        //> Int? Int? Any?
        //> Any Int? Any
        //> [Any] [Any?]
        //> Any Any
        //> Any Double T [Any] Any A A AnyObject Any Any Any auto Any Any P?
        // # what takes less is closer, in parameters and in what extensions ask for
        func f<T: Collection>(_ a: [T]) -> String { "coll" }; func f(_ a: [String]) -> String { "str" }
        print(f(["a"]))
        extension Array where Element: Hashable { func k() -> String { "hash" } }
        extension Array where Element == Int { func k() -> String { "int" } }
        print([1].k())
        struct S<T> { let v: T }
        extension S where T: Collection { func k() -> String { "coll" } }
        extension S where T == String { func k() -> String { "str" } }
        print(S(v: "a").k())
        extension Optional where Wrapped: Collection { var orEmpty: String { "c" } }
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "s" } }
        print((nil as String?).orEmpty)
        extension Sequence where Element: Numeric { func total() -> String { "num" } }
        extension Sequence where Element == Double { func total() -> String { "dbl" } }
        print([1.5].total(), [1].total())
        func g<T: Hashable>(_ t: T?) -> String { "gen" }; func g(_ t: Int?) -> String { "int" }
        let oi: Int? = 3
        print(g(oi), g(3))
        func h<T>(_ t: [T: Int]) -> String { "gen" }; func h(_ t: [String: Int]) -> String { "str" }
        print(h(["a": 1]))
        func p<T>(_ t: (T) -> Bool, _ v: T) -> String { "gen" }; func p(_ t: (Int) -> Bool, _ v: Int) -> String { "int" }
        print(p({ $0 > 1 }, 2))
        struct W<T> { let v: T }
        func q<T>(_ w: W<T>) -> String { "gen" }; func q(_ w: W<Int>) -> String { "int" }
        print(q(W(v: 1)), q(W(v: "a")))
        protocol Named { var n: Int { get } }
        struct I: Named { var n = 1 }
        extension Named where Self: Equatable { func kind() -> String { "eq" } }
        extension Named where Self == I { func kind() -> String { "I" } }
        extension Named { func kind() -> String { "any" } }
        print(I().kind())
        struct B { let s: String; init<T: CustomStringConvertible>(_ a: [T]) { s = "gen" }; init(_ a: [String]) { s = "str" } }
        print(B(["a"]).s)
        extension S where T == Int { static var title: String { "int" } }
        extension S where T: Hashable { static var title: String { "hash" } }
        print(S<Int>.title, S<Double>.title)
        struct C { func callAsFunction<T>(_ t: [T]) -> String { "gen" }; func callAsFunction(_ t: [Double]) -> String { "dbl" } }
        print(C()([1.5]))
        func all<T: Equatable>(_ a: T, _ b: T) -> String { "same" }; func all<A, B>(_ a: A, _ b: B) -> String { "two" }
        print(all(1, 2), all(1, "a"))
        func sh(_ s: String?) -> String { "str" }; func sh<T: Equatable>(_ t: T?) -> String { "eq" }
        let os: String? = "a"
        print(sh(os))
        extension S where T: Collection, T.Element == Int { func m() -> String { "ints" } }
        extension S where T: Collection { func m() -> String { "c" } }
        print(S(v: [1]).m(), S(v: "a").m())
        //> str
        //> int
        //> str
        //> s
        //> dbl num
        //> int int
        //> str
        //> int
        //> int gen
        //> I
        //> str
        //> int hash
        //> dbl
        //> same two
        //> str
        //> ints c
        // # beside functions of the library, by the parameters of a closure
        extension Sequence { func sorted<T: Comparable>(by f: (Element) -> T) -> [Element] { sorted { f($0) < f($1) } } }
        print(["bb", "a"].sorted { $0.count }, [3, 1].sorted { $0 < $1 }, ["x", "ab"].sorted { a, b in a.count > b.count })
        extension Sequence { func min<T: Comparable>(of f: (Element) -> T) -> Element? { self.min(by: { f($0) < f($1) }) } }
        print([3, 1].min { $0 < $1 } as Any, ["aa", "b"].min { $0.count } as Any)
        extension Array { func map<T>(indexed f: (Int, Element) -> T) -> [T] { enumerated().map { f($0.offset, $0.element) } } }
        print(["a"].map { $0 + "x" }, ["a"].map { "\($0)\($1)" })
        extension Sequence { func forEach(indexed f: (Int, Element) -> Void) { var i = 0; for e in self { f(i, e); i += 1 } } }
        ["a"].forEach { print($0, $1) }
        ["a"].forEach { print($0) }
        extension Sequence { func max<T: Comparable>(by f: (Element) -> T) -> Element? { self.max { f($0) < f($1) } } }
        print(["aa", "b"].max { $0.count } as Any, [1, 4].max() as Any, [1, 5].max { $0 < $1 } as Any)
        for (k, v) in ["a": 1].map({ ($0, $1) }) { print(k, v) }
        print(["a": 2].map { $0.key }, ["b": 2].map { "\($0.value)" }, ["b": 2].map { k, v in k })
        print(zip([1, 2], [3, 4]).map { $0 + $1 }, zip([1, 2], [3, 4]).map { $0.0 * $0.1 })
        print([1, 2, 3].reduce(0) { $0 + $1 }, [[1], [2]].reduce(into: []) { $0 += $1 })
        //> ["a", "bb"] [1, 3] ["ab", "x"]
        //> Optional(1) Optional("b")
        //> ["ax"] ["0a"]
        //> 0 a
        //> a
        //> Optional("aa") Optional(4) Optional(5)
        //> a 1
        //> ["a"] ["2"] ["b"]
        //> [4, 6] [3, 8]
        //> 6 [1, 2]
        // # what has no generic parameters of its own is closer, even in an extension
        protocol Log {}
        extension Log {
            func log(_ text: String) -> String { "text" }
            func take(_ number: Int) -> String { "extension" }
            func each<Value>(_ value: Value) -> String { "extension, any" }
        }
        struct Screen: Log {
            func log<Value>(_ value: Value) -> String { "any" }
            func take(_ number: Int?) -> String { "type" }
            func each(_ values: Int...) -> String { "several" }
        }
        print(Screen().log("a"), Screen().log(1), Screen().take(1), Screen().each(1), Screen().each("a"))
        extension Array { func pick<Value>(_ value: Value) -> String { "any of an array" } }
        extension Collection { func pick(_ number: Int) -> String { "number of a collection" } }
        print([1].pick(1), [1].pick("a"))
        //> text any extension several extension, any
        //> number of a collection any of an array
        // # what asks for a protocol is closer than a list of anything, and a list of something is closer than that
        let l = [1]
        func h2<T: Hashable>(_ x: [T]) -> String { "arrHash" }; func h2<T: Equatable>(_ x: T) -> String { "eq" }
        print(h2(l))
        func h3<T>(_ x: [T]) -> String { "arr" }; func h3<T>(_ x: T) -> String { "any" }
        print(h3(l))
        protocol P {}; extension Array: P where Element == Int {}
        func h4<T>(_ x: [T]) -> String { "arr" }; func h4<T: P>(_ x: T) -> String { "P" }
        print(h4(l))
        func h5(_ x: [Int]) -> String { "ints" }; func h5<T: P>(_ x: T) -> String { "P" }
        print(h5(l))
        func h7<T, U>(_ x: [T], _ y: U) -> String { "arr" }; func h7<T: Equatable, U>(_ x: T, _ y: U) -> String { "eq" }
        print(h7(l, 1))
        //> arrHash
        //> arr
        //> P
        //> ints
        //> eq
        // # a closure is no optional where it need not be
        func take<T>(_ x: T) -> String { "any" }
        func take<T>(_ x: T?) -> String { "optional" }
        print(take(1), take(nil as Int?), take({ 1 }))
        func run(_ action: () -> Void) -> String { "plain" }
        func run(_ action: (() -> Void)?) -> String { "optional" }
        print(run {}, run({ }), run(nil))
        //> any optional any
        //> plain plain optional
        // # A list is an array before it is a set
        func f(_ a: [Int]) -> String { "array" }
        func f(_ a: Set<Int>) -> String { "set" }
        print(f([1]))
        //> array
        // # The best overload is taken as a value, too
        func show(_ x: Any) -> String { "any" };  func show(_ x: Int) -> String { "int" }
        print([1].map(show), ["s"].map(show)); let f: (Int) -> String = show; print(f(1)); let g: (String) -> String = show; print(g("x"))
        func d<T>(_ x: T) -> String { "T" }; func d(_ x: Int) -> String { "int" }; print([1].map(d), ["a"].map(d))
        func o(_ x: Int?) -> String { "opt" }; func o(_ x: Int) -> String { "int" }; print([1].map(o), [Int?.none].map(o))
        class K {}; class L: K {}; func k(_ x: K) -> String { "K" }; func k(_ x: L) -> String { "L" }; print([L()].map(k), [K()].map(k))
        func s<S: Sequence>(_ x: S) -> String { "seq" }; func s<C: Collection>(_ x: C) -> String { "coll" }; print([[1]].map(s), [AnySequence([1])].map(s))
        struct W { var t: String; init(_ x: Int?) { t = "opt" }; init(_ x: Int) { t = "int" }; init(_ x: String) { t = "str" } }
        print([1].map(W.init).map(\.t), ["a"].map(W.init).map(\.t))
        func use(_ f: (Int) -> String) -> String { f(1) }; print(use(show), use(d), use(o), Optional(1).map(show)!, ["a": 1].mapValues(show)["a"]!)
        struct M { func m(_ x: Any) -> String { "any" }; func m(_ x: Int) -> String { "int" }; func go() -> [String] { [1, 2].map(m) }; static func st(_ x: Double) -> String { "d" }; static func st(_ x: Int) -> String { "i" } }
        print(M().go(), [1.5].map(M.st), [1].map(M.st), [1].map(M().m))
        print(["1", "x"].compactMap(Int.init), [1, 2].map(String.init), [65, 66].map(Double.init), [3, 1, 2].sorted(by: >), [1, 2].reduce(0, +))
        //> ["int"] ["any"]
        //> int
        //> any
        //> ["int"] ["T"]
        //> ["int"] ["opt"]
        //> ["L"] ["K"]
        //> ["coll"] ["seq"]
        //> ["int"] ["str"]
        //> int int int int int
        //> ["int", "int"] ["d"] ["i"] ["int"]
        //> [1] ["1", "2"] [65.0, 66.0] [3, 2, 1] 3
        // # overloads for optionals beside those for any value
        func a<T>(_ x: [T]) -> String { "[T]" }
        func a<T>(_ x: [T?]) -> String { "[T?]" }
        print(a([1, nil]), a([1, 2]), a(["x", nil]), a([nil, 2.5]))
        let o: [Int?] = [1]; print(a(o), a(o + [nil]), a([o[0], 2]), a([1, o[0]]))
        func b<K, V>(_ x: [K: V]) -> String { "[K: V]" }
        func b<K, V>(_ x: [K: V?]) -> String { "[K: V?]" }
        print(b(["a": 1, "b": nil]), b(["a": 1]))
        func c<T>(_ x: T) -> String { "T" }
        func c<T>(_ x: T?) -> String { "T?" }
        print(c(1), c(o[0]), c(Optional(2)))
        func d<T>(_ x: (T, T)) -> String { "(T, T)" }
        func d<T>(_ x: (T, T?)) -> String { "(T, T?)" }
        print(d((1, nil)), d((1, 2)))
        func e<T>(_ x: T...) -> String { "T..." }
        func e<T>(_ x: T?...) -> String { "T?..." }
        print(e(1, nil), e(1, 2))
        func f(_ x: Int) -> String { "Int" }
        func f(_ x: Int?) -> String { "Int?" }
        func f(_ x: Any) -> String { "Any" }
        print(f(1), f(o[0]), f(nil), f("s"))
        func g<T>(_ x: (T) -> Int) -> String { "(T)" }
        func g<T>(_ x: (T) -> Int?) -> String { "(T)?" }
        print(g { (x: Int) in x }, g { (x: Int) in o[0] })
        func h(_ x: [Int]) -> String { "[Int]" }
        func h(_ x: [Int?]) -> String { "[Int?]" }
        func h<T>(_ x: [T]) -> String { "[T]" }
        func h(_ x: [Any]) -> String { "[Any]" }
        print(h([1]), h([1, nil]), h(o), h(["a"]), h([1, "a"]))
        extension Array { func flat<T>() -> String where Element == T? { "optionals" }; func flat() -> String { "values" } }
        print([1].flat(), o.flat(), [1, nil].flat())
        func k<T: Equatable>(_ x: T) -> String { "T: Equatable" }
        func k<T>(_ x: T?) -> String { "T?" }
        func k<T>(_ x: [T?]) -> String { "[T?]" }
        print(k(1), k({ 1 }), k([1, nil]), k(o[0]))
        func l<S: Sequence, T>(_ s: S) -> String where S.Element == T? { "optionals" }
        func l<S: Sequence>(_ s: S) -> String { "values" }
        print(l(o), l([1]), l([1, nil]))
        //> [T?] [T] [T?] [T?]
        //> [T?] [T?] [T?] [T?]
        //> [K: V?] [K: V]
        //> T T? T?
        //> (T, T?) (T, T)
        //> T?... T...
        //> Int Int? Int? Any
        //> (T) (T)?
        //> [Int] [Int?] [Int?] [T] [Any]
        //> values values values
        //> T: Equatable T? T: Equatable T: Equatable
        //> optionals values optionals
        // # overloads in everyday programs
        // text and money reports with overloads and optionals
        func desc(_ x: Int) -> String { "int \(x)" }; func desc(_ x: Double) -> String { "dbl \(x)" }; func desc(_ x: String) -> String { "str \(x)" }; func desc<T>(_ x: T?) -> String where T: CustomStringConvertible { x.map { "some \($0)" } ?? "none" }; func desc<T>(_ x: [T]) -> String { "arr \(x.count)" }; func desc<K, V>(_ x: [K: V]) -> String { "dict \(x.count)" }; func desc(_ x: Any) -> String { "any" }; func desc<T: BinaryInteger>(_ x: T) -> String { "big \(x)" }; func desc<C: Collection>(_ c: C) -> String { "coll \(c.count)" }; func desc(_ f: () -> Int) -> String { "fn \(f())" }
        let o: Int? = 3, n: String? = nil, oo: Int?? = 1
        print(desc(1), desc(1.5), desc("a"), desc(o), desc(n), desc([1, nil]), desc([1: 2]), desc(UInt8(3)), desc(1...3), desc({ 5 }), desc(Set([1])), desc((1, 2)), desc("ab".dropFirst()), desc([Int]()), desc(-1), desc(o ?? 2), desc(o.map { $0 * 2 }), desc("x" as Character), desc(true))
        func first<T>(_ a: T?, _ b: T?) -> T? { a ?? b }; func first<T>(_ a: T?, _ b: T) -> T { a ?? b }
        let f1 = first(o, 1), f2 = first(nil, o), f3 = first(o, nil); print(f1, f2 as Any, f3 as Any)
        extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }; func or(_ d: @autoclosure () -> Wrapped?) -> Wrapped? { self ?? d() }; func filter(_ p: (Wrapped) -> Bool) -> Wrapped? { flatMap { p($0) ? $0 : nil } }; var isNil: Bool { self == nil } }
        extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        print(o.or(0), n.or("d"), n.or(nil) as Any, o.filter { $0 > 5 } as Any, n.isNil, n.isNilOrEmpty, n.orEmpty, ([] as [Int]?).isNilOrEmpty)
        struct P { var x = 0, y = 0; static func + (a: P, b: P) -> P { P(x: a.x + b.x, y: a.y + b.y) }; static func + (a: P, k: Int) -> P { P(x: a.x + k, y: a.y + k) }; static func += (a: inout P, b: P) { a = a + b }; static func == (a: P, t: (Int, Int)) -> Bool { a.x == t.0 && a.y == t.1 }; static prefix func - (a: P) -> P { P(x: -a.x, y: -a.y) }; subscript(i: Int) -> Int { i == 0 ? x : y }; subscript(k: String) -> Int? { k == "x" ? x : k == "y" ? y : nil }; func callAsFunction(_ d: Int) -> P { self + d }; func callAsFunction(_ f: (Int) -> Int) -> P { P(x: f(x), y: f(y)) } }
        var p = P(x: 1, y: 2); p += p + 1; print(p, p == (3, 5), -p, p[0], p["y"] as Any, p["z"] as Any, p(2), p { $0 * 10 }, [p, p].reduce(P(), +))
        protocol Animal { var name: String { get }; func speak() -> String }; extension Animal { func speak() -> String { "\(name)…" }; func twice() -> String { speak() + speak() } }; struct Dog: Animal { let name = "d"; func speak() -> String { "wuf" } }; struct Cat: Animal { let name: String; func twice() -> String { "cat2" } }
        let zoo: [any Animal] = [Dog(), Cat(name: "c")]; print(zoo.map { $0.speak() }, zoo.map { $0.twice() }, Cat(name: "z").twice()); func loud<A: Animal>(_ a: A) -> String { a.twice().uppercased() }; func loud(_ a: Dog) -> String { "DOG" }; print(loud(Dog()), loud(Cat(name: "q")), zoo.map { loud($0) })
        func sum(_ x: Int...) -> Int { x.reduce(0, +) }; func sum(_ x: [Int]) -> Int { sum(of: x) * 10 }; func sum<S: Sequence>(of s: S) -> S.Element where S.Element: Numeric { s.reduce(0, +) }; print(sum(), sum(1, 2), sum([1, 2]), sum(of: [1.5, 2]), sum(of: 1...4))
        func pad(_ s: String, _ n: Int, _ c: Character = " ", left: Bool = false) -> String { let f = String(repeating: String(c), count: max(0, n - s.count)); return left ? f + s : s + f }
        let rows: [(String, Double, Int?)] = [("tea", 2.5, 3), ("pot", 19.99, nil), ("cups", 4, 2)]; for (n, p, q) in rows { print(pad(n, 6, "."), pad("\(p)", 6, left: true), q.map { "x\($0)" } ?? "", separator: "|") }
        let tot = rows.reduce(0) { $0 + $1.1 * Double($1.2 ?? 1) }; print(tot, rows.map { $0.1 * Double($0.2 ?? 1) }.max()!, rows.filter { $0.2 != nil }.map(\.0), rows.max { $0.1 < $1.1 }!.0, rows.sorted { ($0.2 ?? 0) > ($1.2 ?? 0) }.map(\.0), Dictionary(uniqueKeysWithValues: rows.map { ($0.0, $0.1) })["tea"]!)
        //> int 1 dbl 1.5 str a some 3 none arr 2 dict 1 big 3 coll 3 fn 5 coll 1 any coll 1 arr 0 int -1 int 3 some 6 any any
        //> 3 Optional(3) Optional(3)
        //> 3 d nil nil true true  true
        //> P(x: 3, y: 5) true P(x: -3, y: -5) 3 Optional(5) nil P(x: 5, y: 7) P(x: 30, y: 50) P(x: 6, y: 10)
        //> ["wuf", "c…"] ["wufwuf", "c…c…"] cat2
        //> DOG Q…Q… ["WUFWUF", "C…C…"]
        //> 0 3 30 3.5 10
        //> tea...|   2.5|x3
        //> pot...| 19.99|
        //> cups..|   4.0|x2
        //> 35.489999999999995 19.99 ["tea", "cups"] pot ["tea", "cups", "pot"] 2.5
        // # nil is for optionals, not for a type that nothing tells
        func ov(_ x: Int) -> String { "int" }
        func ov<T>(_ x: T) -> String { "gen" }
        func ov(_ x: Int?) -> String { "opt" }
        print(ov(nil))
        let o: Int? = 3
        print(ov(o), ov(1), ov("a"))
        let d: [String: Int] = [:]
        print(ov(d["a"]))
        func p(_ x: Int?) -> String { "opt" }
        func p<T>(_ x: T?) -> String { "topt" }
        print(p(nil), p(1), p(o))
        func q(_ x: Any) -> String { "any" }
        func q(_ x: Int?) -> String { "opt" }
        print(q(nil), q(1), q(o), q("a"))
        func r(_ x: Any?) -> String { "any" }
        func r<T>(_ x: T) -> String { "gen" }
        print(r(nil), r(1), r(o))
        func s<T>(_ x: T?) -> String { "topt" }
        func s<T>(_ x: T) -> String { "gen" }
        print(s(1), s(o))
        func t(_ x: Double?) -> String { "dopt" }
        func t<T>(_ x: T) -> String { "gen" }
        print(t(1), t(nil), t(1.5))
        func u<T: Equatable>(_ x: T) -> String { "eq" }
        func u(_ x: Int?) -> String { "opt" }
        print(u(nil), u(o), u(1))
        //> opt
        //> opt int gen
        //> opt
        //> opt opt opt
        //> opt any opt any
        //> any gen gen
        //> gen topt
        //> gen dopt gen
        //> opt opt eq
        // # a literal is rather made an optional than a value of another type
        func e(_: Double) -> String { "double" }
        func e(_: Int?) -> String { "optional" }
        func g(_: Double, _: Int) -> String { "double" }
        func g(_: Int??, _: Int) -> String { "optional" }
        func s(_: Character) -> String { "character" }
        func s(_: String?) -> String { "optional" }
        func u(_: Float) -> String { "float" }
        func u(_: Double?) -> String { "optional" }
        func z(_: Set<Int>) -> String { "set" }
        func z(_: [Int]?) -> String { "optional" }
        func w<T>(_ x: T?) -> String { "generic" }
        func w(_ x: UInt8) -> String { "byte" }
        print(e(1), g(1, 2), s("a"), u(1.5), z([1]), w(1), e(1 as Double))
        //> optional optional optional optional optional generic double
        // # an empty list is rather one of values than of optionals
        func m(_: [Int]) -> String { "values" }
        func m(_: [Int?]) -> String { "optionals" }
        func d(_: [String: Int]) -> String { "values" }
        func d(_: [String: Int?]) -> String { "optionals" }
        print(m([]), m([1]), m([nil]), d([:]), d(["a": nil]))
        //> values values optionals values optionals
        // # nil beside a closure that is called
        func r<T>(_ x: T?, or y: T) -> T { x ?? y }
        func r(_ x: Int?, or y: () -> Int) -> Int { x ?? y() }
        print(r(nil, or: { 4 }), r(nil, or: 5), r(3, or: { 4 }))
        //> 4 5 3
        // # of two initializers that take any number of values, the one without a label
        struct S { var n: String; init(_ xs: Int...) { n = "plain" } }
        extension S: ExpressibleByArrayLiteral { init(arrayLiteral e: Int...) { n = "literal" } }
        let s = S(); print(s.n)
        struct T<X> { var n: String; init(_ xs: X...) { n = "plain" } ; init(x xs: X...) { n = "x" } }
        print(T<Int>().n)
        struct U { var n: String; init(a: Int...) { n = "a" }; init(_ b: Int...) { n = "b" } }
        print(U().n)
        //> plain
        //> plain
        //> b
        // # texts where one of several functions takes an autoclosure
        func log(_ msg: @autoclosure () -> String) { print(msg()) }
        let s = "q"
        log("x"); log("a \(3)"); log(s); log(s + "b")
        func aa(_ msg: @autoclosure () -> String) -> String { "1" + msg() }
        func aa(_ a: Double) -> String { "2" }
        print(aa("x\(s)"), aa(3), aa(s.uppercased()))
        func check(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String = "") -> Bool { c() }
        func check(_ c: Int, _ m: String) -> Bool { false }
        var n = 0
        func count() -> Bool { n += 1; return n > 1 }
        print(check(count(), "a\(n)"), check(count()), n, check(1, "s"))
        struct Logger { var level = 1
         func log(_ l: Int, _ m: @autoclosure () -> String) { if l >= level { print(m()) } }
         func log(_ m: @autoclosure () -> String) { log(1, m()) } }
        Logger().log("hi \(n)"); Logger(level: 2).log(1, "no \(count())"); print(n)
        func assertEq<T: Equatable>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> Bool { a() == b() }
        func assertEq(_ a: Double, _ b: Double, accuracy: Double) -> Bool { abs(a - b) < accuracy }
        print(assertEq(1 + 1, 2), assertEq("a\(1)", "a1"), assertEq(0.1, 0.2, accuracy: 1))
        //> x
        //> a 3
        //> q
        //> qb
        //> 1xq 2 1Q
        //> false true 2 false
        //> hi 2
        //> 2
        //> true true true
        // # an overloaded method is taken from its type by its labels or by what is expected
        struct Place {
            var x = 1
            func moved(by step: Int) -> Int { x + step }
            func moved(to place: Int) -> Int { place }
            func add(_ step: Int) -> Int { x + step }
            func add(_ text: String) -> String { "\(x)" + text }
        }
        let by = Place.moved(by:)
        let step: (Place) -> (Int) -> Int = Place.add
        let texts = [Place(), Place(x: 2)].map(Place.add(_:) as (Place) -> (String) -> String)
        print(by(Place())(5), Place.moved(to:)(Place())(7), step(Place(x: 2))(3), texts.map { $0("x") })
        //> 6 7 5 ["1x", "2x"]
        // # an overloaded method of a type without a word on which is meant
        struct Place {
            func add(_ step: Int) -> Int { step }
            func add(_ text: String) -> String { text }
        }
        let add = Place.add
        //! 5:17: ambiguous use of 'add'; several functions have this name: write the type of the one that is meant with 'as'
        // # The value of a closure is kept where an overload takes it
        func measure(_ work: () -> Void) { print("void"); work() }
        func measure<T>(_ work: () -> T) -> T { print("T"); return work() }
        let n = 3
        print(measure { n } + 1)
        measure { print("work") }
        let doubled = measure { [1, 2].map { $0 * 2 } }
        print(doubled)
        struct Lock { func run(_ f: () throws -> Void) rethrows { try f() }; func run<T>(_ f: () throws -> T) rethrows -> T { try f() } }
        var count = 1
        Lock().run { count += 1 }
        print(Lock().run { count })
        struct Job<R> { let r: R; init(_ f: () -> R) { r = f() } }
        extension Job where R == Void { init(_ f: () -> Void) { f(); r = () } }
        print(type(of: Job { 1 + 1 }.r))
        //> T
        //> 4
        //> void
        //> work
        //> T
        //> [2, 4]
        //> 2
        //> Int
        // # An overload that is generic itself drops the value of a closure
        func with<T>(_ x: T, _ change: (inout T) -> Void) -> T { var x = x; change(&x); return x }
        func with<T, R>(_ x: T, _ change: (inout T) -> R) -> R { var x = x; return change(&x) }
        let list = [1, 2]
        print(with(list) { $0.append(3) }, with(list) { $0.count }, with(3) { $0 + 1 })
        //> [1, 2, 3] [1, 2] 4
        // # An overload that leaves nothing out is better than a more special one
        extension Array { func summary() -> String { "array" } }
        extension Array where Element: Numeric { func summary(_ label: String = "sum") -> String { "\(label) \(reduce(0, +))" } }
        print([1].summary(), [1].summary("total"))
        class A { func hi() -> String { "A" } }
        class B: A { func hi(_ n: Int = 1) -> String { "B\(n)" } }
        print(B().hi(), B().hi(2))
        protocol Shape {}
        extension Shape { func info() -> String { "shape" } }
        struct Square: Shape { func info(_ pre: String = "square") -> String { pre } }
        print(Square().info())
        func show<T>(_ x: T) -> String { "T" }
        func show<T>(_ x: [T], separator: String = ",") -> String { "[T]" }
        print(show([1]))
        //> array total 1
        //> A B2
        //> square
        //> T
        // # An initializer of an array literal is not meant where nothing is handed over
        struct Stack<T> { private(set) var items: [T] = []; init() {}; mutating func push(_ x: T) { items.append(x) } }
        extension Stack: ExpressibleByArrayLiteral where T: Equatable { init(arrayLiteral e: T...) { self.init(); e.forEach { push($0) } } }
        let stack: Stack = [1, 2]
        print(stack.items, Stack<Int>().items)
        //> [1, 2] []
        // # A text has a larger and a smaller of two values
        extension String { func padded(to n: Int) -> String { self + String(repeating: ".", count: max(0, n - count)) } }
        print("ab".padded(to: 4), "abcdef".padded(to: 4), "a".min(2, 1))
        //> ab.. abcdef 1
        // # A method of the library stands beside an own one of its name that takes another closure
        extension Array where Element == String { func filter(_ p: (Int) -> Bool) -> [String] { filter { p($0.count) } } }
        print(["a", "bb"].filter { $0 > 1 }, ["a", "bb"].filter { $0.hasPrefix("a") })
        struct Money { var cents: Int }
        extension Array where Element == Money {
            func sorted(by f: (Int, Int) -> Bool) -> [Money] { sorted { f($0.cents, $1.cents) } }
        }
        let sums = [Money(cents: 3), Money(cents: 1)]
        print(sums.sorted { $0.cents < $1.cents }.map(\.cents), sums.sorted(by: <).map(\.cents))
        extension Sequence {
            func map(_ f: (Int, Element) -> String) -> [String] { enumerated().map { f($0.offset, $0.element) } }
        }
        print(["a", "b"].map { "\($0)\($1)" }, ["a"].map { $0 + "!" })
        //> ["bb"] ["a"]
        //> [1, 3] [1, 3]
        //> ["0a", "1b"] ["a!"]
        // # A closure that fits neither an own method nor the library's
        extension Array where Element == String { func filter(_ p: (Int) -> Bool) -> [String] { [] } }
        print(["a"].filter { $0.size > 1 })
        //! 2:25: value of type 'Int' has no member 'size'; use 'count'
        // # Functions that differ in whether what they take may throw
        func run(_ f: () throws -> Void) rethrows { print("throws"); try f() }
        func run(_ f: () -> Void) { print("plain"); f() }
        struct Failure: Error {}
        func bad() throws { throw Failure() }
        func good() { print("good") }
        run { good(); good() }
        run(good)
        do { try run { throw Failure() } } catch { print("caught") }
        do { try run(bad) } catch { print("caught") }
        struct Job {
            func go(_ f: (Int) -> Int) -> String { "plain \(f(1))" }
            func go(_ f: (Int) throws -> Int) rethrows -> String { "throws \(try f(1))" }
        }
        print(Job().go { $0 + 1 }, try! Job().go { n in if n > 5 { throw Failure() }; return n })
        //> plain
        //> good
        //> good
        //> plain
        //> good
        //> throws
        //> caught
        //> throws
        //> caught
        //> plain 2 throws 1
        // # An overload of a class and one of its superclass: the one that takes less
        class Shape { func hit(_ o: Shape) -> String { "shape-shape" }; func hit(_ o: Circle) -> String { "shape-circle" } }
        class Circle: Shape { override func hit(_ o: Shape) -> String { "circle-shape" } }
        class Dot: Circle { override func hit(_ o: Circle) -> String { "dot-circle" } }
        for shape in [Shape(), Circle(), Dot()] {
            print(shape.hit(Shape()), shape.hit(Circle()), shape.hit(Dot()))
        }
        print(Circle().hit(Circle()), Dot().hit(Dot()), Dot().hit(Shape()))
        protocol Round {}
        extension Circle: Round {}
        class Old {
            func a(_ o: Circle) -> String { "Old(Circle)" }
            func b(_ o: [Circle]) -> String { "Old([Circle])" }
            func c(_ o: Int) -> String { "Old(Int)" }
            func d<T>(_ o: T) -> String { "Old(T)" }
        }
        class New: Old {
            func a(_ o: any Round) -> String { "New(Round)" }
            func b(_ o: [Shape]) -> String { "New([Shape])" }
            func c(_ o: Int...) -> String { "New(Int...)" }
            func d<T: Round>(_ o: T) -> String { "New(T: Round)" }
        }
        print(New().a(Circle()), New().b([Circle()]), New().c(1), New().d(Circle()), New().d(1))
        class First { func f(_ o: Shape) -> String { "First" } }
        class Second: First { func f(_ o: Circle) -> String { "Second" } }
        class Third: Second { override func f(_ o: Shape) -> String { "Third" } }
        let second: Second = Third()
        print(second.f(Circle()), second.f(Shape()), Third().f(Dot()))
        class Wide<T> { func f(_ o: T) -> String { "Wide" } }
        class Narrow: Wide<Circle> { func f(_ o: Dot) -> String { "Narrow" } }
        print(Narrow().f(Circle()), Narrow().f(Dot()))
        //> shape-shape shape-circle shape-circle
        //> circle-shape shape-circle shape-circle
        //> circle-shape dot-circle dot-circle
        //> shape-circle dot-circle circle-shape
        //> Old(Circle) Old([Circle]) Old(Int) New(T: Round) Old(T)
        //> Second Third Second
        //> Wide Narrow
        // # What an overload makes of an argument: anything rather than an AnyHashable, and a fraction of a whole number last
        func a(_ x: AnyHashable) -> String { "AnyHashable" }
        func a(_ x: Any?) -> String { "Any?" }
        func b<T: FloatingPoint>(_ x: T) -> String { "T: FloatingPoint" }
        func b(_ x: Int?) -> String { "Int?" }
        func c<T: FloatingPoint>(_ x: T) -> String { "T: FloatingPoint" }
        func c(_ x: Double) -> String { "Double" }
        func d(_ x: Substring) -> String { "Substring" }
        func d(_ x: Int) -> String { "Int" }
        let number = 3
        print(a(number), a([1]), b(-1), b(2.5), c(255), c(2.5), d("a\(number)"), d("a"), d(number))
        var parts: [Substring] = "a b".split(separator: " ")
        parts.append("c\(number)")
        let part: Substring? = "d\(number)"
        print(parts, part as Any)
        //> Any? Any? Int? T: FloatingPoint Double Double Substring Substring Int
        //> ["a", "b", "c3"] Optional("d3")
        // # Literals of lists and dictionaries are taken as such
        func f(_ x: [Any]) -> String { "[Any]" }
        func f(_ x: Any) -> String { "Any" }
        func g(_ x: [String: Any]) -> String { "[String: Any]" }
        func g(_ x: Any) -> String { "Any" }
        func h<T: Collection>(_ x: T) -> String { "T: Collection" }
        func h(_ x: [Any]) -> String { "[Any]" }
        func k<T>(_ x: T) -> String { "T" }
        func k(_ x: [Any]) -> String { "[Any]" }
        func m<T>(_ x: [T]) -> String { "[T]" }
        func m(_ x: [Any]) -> String { "[Any]" }
        func n(_ x: [Int]) -> String { "[Int]" }
        func n(_ x: [Any]) -> String { "[Any]" }
        func o(_ x: [Any]) -> String { "[Any]" }
        func o(_ x: [Any?]) -> String { "[Any?]" }
        func p(_ x: [Double]) -> String { "[Double]" }
        func p(_ x: [Any]) -> String { "[Any]" }
        func q(_ x: Any) -> String { "Any" }
        func q(_ x: [Int]) -> String { "[Int]" }
        func r(_ x: [Any]) -> String { "[Any]" }
        func r(_ x: Any?) -> String { "Any?" }
        let xs = [1, 2], an: [Any] = [1], d = ["k": 1]
        print(f([1, 2]), f(xs), f([1, "a"] as [Any]), f(an), f([]), f(3))
        print(g(["k": 1]), g(d), g([:]))
        print(h(["a"]), h(xs), h(an), k([1]), k(xs), k(an))
        print(m([1]), m(xs), m(an), n([1]), n(xs), n(an), o([1]), p([1, 2]), p([1.5]), p(xs))
        print(q([1]), q(xs), r([1]), r(xs), r(an))
        func describe(_ value: Any) -> String { if let list = value as? [Any] { return "list of \(list.count)" }; return "value" }
        print(describe([1, 2]), describe(xs), describe(3))
        //> [Any] Any [Any] [Any] [Any] Any
        //> [String: Any] Any [String: Any]
        //> [Any] T: Collection [Any] [Any] T [Any]
        //> [T] [T] [Any] [Int] [Int] [Any] [Any] [Any] [Double] [Any]
        //> [Int] [Int] [Any] Any? [Any]
        //> list of 2 list of 2 value
        """###
}
