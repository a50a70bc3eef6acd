import Testing

@Suite("Programs that name types, and operators of their own")
struct NamingProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # names of types
        print(type(of: [1]), type(of: ["a": 1]), type(of: 1 as Int?), type(of: (1, "a")), type(of: { (x: Int) -> String in "" }))
        print([Int].self, Int?.self, [String: [Int]].self, (Int, String).self, ((Int) -> Void).self, Int.Type.self, Any.self, (any Equatable).self)
        struct Outer<T> { struct Inner { var t: T }; struct Gen<U> {} ; enum Kind { case a } }
        struct Plain { struct In {} }
        print(Outer<Int>.Inner.self, Outer<Int>.Gen<String>.self, Plain.In.self, Outer<Int>.self, type(of: Outer<Int>.Kind.a))
        print(Outer<Int>.Inner(t: 1), Plain.In(), [Plain.In()], Outer<String>.Kind.a)
        print("\(type(of: Set([1])))", type(of: 1...2), type(of: "a"), type(of: 1.5), type(of: Int.self))
        //> Array<Int> Dictionary<String, Int> Optional<Int> (Int, String) (Int) -> String
        //> Array<Int> Optional<Int> Dictionary<String, Array<Int>> (Int, String) (Int) -> () Int.Type Any Equatable
        //> Inner Gen<String> In Outer<Int> Kind
        //> Inner(t: 1) In() [Plain.In()] a
        //> Set<Int> ClosedRange<Int> String Double Int.Type
        // # nested generic use
        struct Outer<T> { struct Inner { var t: T; func get() -> T { t } }; var i: Inner; func make(_ t: T) -> Inner { Inner(t: t) } }
        let i = Outer<Int>.Inner(t: 3)
        print(i.get(), Outer(i: i).i.t, Outer<String>(i: .init(t: "x")).make("y").get())
        typealias OI = Outer<Int>
        print(OI.Inner(t: 4).t)
        extension Outer.Inner { var twice: [T] { [t, t] } }
        print(i.twice)
        //> 3 3 y
        //> 4
        //> [3, 3]
        // # generic alias
        typealias Pair<T> = (T, T)
        typealias Dict<V> = [String: V]
        let p: Pair<Int> = (1, 2)
        let d: Dict<Int> = ["a": 1]
        print(p, d)
        struct Box<T: Comparable> { var t: T }
        typealias CBox<T: Comparable> = Box<T>
        print(CBox(t: 1), CBox<String>(t: "a"))
        //> (1, 2) ["a": 1]
        //> Box<Int>(t: 1) Box<String>(t: "a")
        // # generic alias bound
        protocol Q {}
        struct Box<T> { var t: T }
        typealias QBox<T: Q> = Box<T>
        let b: QBox<Int>? = nil
        //! 4:8: type 'Int' does not conform to protocol 'Q'
        // # operators with closures
        infix operator >>>: AdditionPrecedence
        func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        let h = { (x: Int) in x + 1 } >>> { "n\($0)" }
        print(h(1))
        func inc(_ x: Int) -> Int { x + 1 }
        print((inc >>> inc >>> String.init)(1))
        infix operator |>: AdditionPrecedence
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        print(3 |> inc |> { $0 * 2 })
        prefix operator √
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        print(√16)
        //> n2
        //> 3
        //> 8
        //> 4.0
        // # shadowing and scopes
        let x = 1; do { let x = 2; print(x); if true { let x = x + 1; print(x) } }; print(x)
        for x in [x] { print(x * 10) }; let f = { (x: Int) in x }; print(f(7)); if let x = Optional("s") { print(x) }
        //> 2
        //> 3
        //> 1
        //> 10
        //> 7
        //> s
        // # backticked names
        enum Style { case `default`, `switch`; static let `self1` = 1 }
        struct S { var `class` = 1; func `in`(_ `for`: Int) -> Int { `for` + `class` } }
        print(Style.default, Style.switch, S().in(2), S(class: 5).class)
        //> default switch 3 5
        // # words of the language as names
        enum Kind: String { case `default`, `switch`, `class`, `in`; static let all: [Kind] = [.default, .switch, .class, .in] }
        struct S { var `return` = 1; func `if`(_ `for`: Int) -> Int { `for` + self.return } }
        print(Kind.all.map(\.rawValue), S().if(2), S().return); switch Kind.default { case .default: print("d"); case .switch, .class, .in: print("-") }
        //> ["default", "switch", "class", "in"] 3 1
        //> d
        // # Emoji name things, other symbols are operators
        struct M { var v: Int; static func ± (a: M, b: Int) -> M { M(v: a.v + b) } ; static prefix func √ (a: M) -> Int { a.v } }
        infix operator ±: AdditionPrecedence
        prefix operator √
        print((M(v: 1) ± 3).v, √M(v: 4))
        infix operator •
        func • (a: Int, b: Int) -> Int { a * b }
        print(2 • 3, [1, 2].reduce(1, •))
        let 🐶 = 3; print(1 + 🐶, [🐶, 1], 🐶.self); let 🐶🐮 = "dogcow"; print(🐶🐮, 🐶🐮.count)
        func 👋(_ s: String) -> String { "hi " + s }
        print(👋("x"), ["a"].map(👋))
        //> 4 4
        //> 6 2
        //> 4 [3, 1] 3
        //> dogcow 6
        //> hi x ["hi a"]
        // # Types of the program that are called like those of the library leave its signs what they are
        enum Optional<T> { case none, some(T) }
        let x: Int? = 3
        print(x!)
        struct Array { var n = 1 }
        let a = [1, 2]
        print(a.count, Array().n)
        let d: [Int] = [1]
        print(d.first ?? 0)
        //> 3
        //> 2 1
        //> 1
        """###
}
