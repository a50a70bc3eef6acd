import Testing

@Suite("Programs with result builders of their own")
struct ResultBuilderProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # variadic block
        @resultBuilder struct Lines { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") } }
        func page(@Lines _ content: () -> String) -> String { content() }
        print(page { "a"; "b"; "c" })
        //> a
        //> b
        //> c
        // # conditionals
        @resultBuilder enum L {
            static func buildExpression(_ s: String) -> [String] { [s] }
            static func buildExpression(_ n: Int) -> [String] { ["n\(n)"] }
            static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
            static func buildEither(first: [String]) -> [String] { ["1"] + first }
            static func buildEither(second: [String]) -> [String] { ["2"] + second }
            static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
            static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: ",") }
        }
        func make(@L _ c: () -> String) -> String { c() }
        for n in 0..<4 {
            print(make {
                "start"
                n
                let double = n * 2
                if n > 1 { "big"; double }
                if n == 0 { "zero" } else if n == 1 { "one" } else { "many" }
                switch n {
                case 0: "s0"
                case 1, 2: "s12"
                default: "s"
                }
                for i in 0..<n { "i"; i }
            })
        }
        //> start,n0,none,1,1,zero,1,1,s0
        //> start,n1,none,1,2,one,1,2,s12,i,n0
        //> start,n2,big,n4,2,many,1,2,s12,i,n0,i,n1
        //> start,n3,big,n6,2,many,2,s,i,n0,i,n1,i,n2
        // # function and property bodies
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        @B func numbers() -> [Int] { 1; 2; 3 }
        struct S { var base: Int; @B var all: [Int] { base; base + 1 } ; @B func more(_ n: Int) -> [Int] { n; base } }
        print(numbers(), S(base: 4).all, S(base: 5).more(9))
        @B var top: [Int] { 7; 8 }
        print(top)
        //> [1, 2, 3] [4, 5] [9, 5]
        //> [7, 8]
        // # explicit return turns it off
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        @B func numbers() -> [Int] { return [9] }
        print(numbers())
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { return [1, 1] }, f { 5 }, f { })
        //> [9]
        //> [1, 1] [5] []
        // # protocol requirement
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        protocol P { @B var items: [Int] { get }; @B func more() -> [Int] }
        struct S: P { var items: [Int] { 1; 2 }; func more() -> [Int] { 3; 4 } }
        print(S().items, S().more())
        //> [1, 2] [3, 4]
        // # partial blocks
        @resultBuilder struct Sum {
            static func buildPartialBlock(first: Int) -> Int { first }
            static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
        }
        func sum(@Sum _ c: () -> Int) -> Int { c() }
        print(sum { 1; 2; 3 }, sum { 5 })
        //> 123 5
        // # generic overloads
        struct Pair<A, B> { var a: A; var b: B }
        @resultBuilder struct G {
            static func buildBlock<A>(_ a: A) -> A { a }
            static func buildBlock<A, B>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
            static func buildBlock<A, B, C>(_ a: A, _ b: B, _ c: C) -> (A, B, C) { (a, b, c) }
        }
        func g<T>(@G _ c: () -> T) -> T { c() }
        print(g { 1; "a" }, g { 2.5 }, g { 1; true; "x" })
        //> Pair<Int, String>(a: 1, b: "a") 2.5 (1, true, "x")
        // # generic either
        enum Either<A, B> { case a(A), b(B) }
        @resultBuilder struct G {
            static func buildBlock<A>(_ a: A) -> A { a }
            static func buildEither<A, B>(first: A) -> Either<A, B> { .a(first) }
            static func buildEither<A, B>(second: B) -> Either<A, B> { .b(second) }
            static func buildOptional<A>(_ a: A?) -> A? { a }
        }
        func g<T>(@G _ c: () -> T) -> T { c() }
        for flag in [true, false] {
            print(g { if flag { 1 } else { "s" } })
            print(g { if flag { 1 } })
        }
        for n in 0..<3 { print(g { if n == 0 { 1 } else if n == 1 { "s" } else { true } }) }
        for n in 0..<4 { print(g { switch n { case 0: 1; case 1: "s"; case 2: true; default: 2.5 } }) }
        //> a(1)
        //> Optional(1)
        //> b("s")
        //> nil
        //> a(Either<Int, String>.a(1))
        //> a(Either<Int, String>.b("s"))
        //> b(true)
        //> a(Either<Int, String>.a(1))
        //> a(Either<Int, String>.b("s"))
        //> b(Either<Bool, Double>.a(true))
        //> b(Either<Bool, Double>.b(2.5))
        // # elements of a protocol
        protocol Node { var html: String { get } }
        struct T: Node { let text: String; var html: String { text } }
        struct E: Node { let name: String; let children: [any Node]; var html: String { "<\(name)>" + children.map { $0.html }.joined() + "</\(name)>" } }
        @resultBuilder struct H {
            static func buildExpression(_ text: String) -> [any Node] { [T(text: text)] }
            static func buildExpression(_ node: any Node) -> [any Node] { [node] }
            static func buildBlock(_ nodes: [any Node]...) -> [any Node] { nodes.flatMap { $0 } }
            static func buildArray(_ nodes: [[any Node]]) -> [any Node] { nodes.flatMap { $0 } }
            static func buildOptional(_ nodes: [any Node]?) -> [any Node] { nodes ?? [] }
        }
        func div(@H _ c: () -> [any Node]) -> E { E(name: "div", children: c()) }
        func ul(@H _ c: () -> [any Node]) -> E { E(name: "ul", children: c()) }
        func li(_ t: String) -> E { E(name: "li", children: [T(text: t)]) }
        print(div { "hello"; ul { for i in 1...3 { li("\(i)") } }; if true { "end" } }.html)
        //> <div>hello<ul><li>1</li><li>2</li><li>3</li></ul>end</div>
        // # stored property and memberwise
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        struct S { @B var content: () -> [Int] }
        print(S { 1; 2 }.content())
        struct V { @B var values: [Int] }
        print(V { 3; 4 }.values)
        struct I { let v: [Int]; init(@B _ c: () -> [Int]) { v = c() } }
        print(I { 1; 2; 3 }.v)
        //> [1, 2]
        //> [3, 4]
        //> [1, 2, 3]
        // # generic builder
        @resultBuilder struct ArrayOf<T> { 
            static func buildBlock(_ x: T...) -> [T] { x }
        }
        func strings(@ArrayOf<String> _ c: () -> [String]) -> [String] { c() }
        func list<T>(@ArrayOf<T> _ c: () -> [T]) -> [T] { c() }
        print(strings { "a"; "b" }, list { 1; 2 })
        //> ["a", "b"] [1, 2]
        // # a closure with the attribute
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        let c = { @B () -> [Int] in 1; 2 }
        print(c())
        //! 2:11: '@B' is not supported in Atelier; leave it out
        // # nested do and void
        @resultBuilder struct B {
          static func buildExpression(_ v: Void) -> Int { 0 }
          static func buildExpression(_ v: Int) -> Int { v }
          static func buildBlock(_ x: Int...) -> [Int] { x }
        }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        var x = 0
        print(f { 1; x = 4; x; print("in") })
        //> in
        //> [1, 0, 4, 0]
        // # no buildOptional
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { if true { 1 } })
        //! 3:11: closure containing control flow statement cannot be used with result builder 'B'; it has no 'buildOptional'
        // # no buildArray
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { for i in [1] { i } })
        //! 3:11: closure containing control flow statement cannot be used with result builder 'B'; it has no 'buildArray'
        // # while
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { while true { 1 } })
        //! 3:11: closure containing control flow statement cannot be used with result builder 'B'
        // # no buildBlock
        @resultBuilder struct B { }
        //! 1:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
        // # wrong type
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        func f(@B _ c: () -> [Int]) -> [Int] { c() }
        print(f { 1; "a" })
        //! 3:14: cannot convert value of type 'String' to expected argument type 'Int'; a number is written without quotes, and 'Int(…)' makes one of a text, or nil
        // # literals do not look at buildBlock
        @resultBuilder struct B { static func buildBlock(_ x: Double...) -> [Double] { x } }
        func f(@B _ c: () -> [Double]) -> [Double] { c() }
        print(f { 1.5; 2 })
        //! 3:16: cannot convert value of type 'Int' to expected argument type 'Double'; write 'Double(…)' around it
        // # implicit members through buildExpression
        enum Side { case left, right }
        @resultBuilder struct B { static func buildExpression(_ s: Side) -> Side { s }; static func buildBlock(_ x: Side...) -> [Side] { x } }
        func f(@B _ c: () -> [Side]) -> [Side] { c() }
        print(f { .left; .right }.count)
        //> 2
        // # local function and throws
        @resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
        struct Bad: Error {}
        func one(_ n: Int) throws -> Int { if n > 1 { throw Bad() }; return n }
        func f(@B _ c: () throws -> [Int]) rethrows -> [Int] { try c() }
        func g() { @B func inner() -> [Int] { 1; 2 }; print(inner()) }
        g()
        do { print(try f { try one(1); 2 }); print(try f { try one(2) }) } catch { print("caught \(error)") }
        //> [1, 2]
        //> [1, 2]
        //> caught Bad()
        // # either without final in a function with some
        protocol Shape { func draw() -> String }
        struct Dot: Shape { func draw() -> String { "." } }
        struct Many<A: Shape, B: Shape>: Shape { var a: A; var b: B; func draw() -> String { a.draw() + b.draw() } }
        @resultBuilder struct SB {
            static func buildBlock<A: Shape>(_ a: A) -> A { a }
            static func buildBlock<A: Shape, B: Shape>(_ a: A, _ b: B) -> some Shape { Many(a: a, b: b) }
        }
        @SB func drawing() -> some Shape { Dot(); Dot() }
        struct Pic: Shape { @SB var content: some Shape { Dot(); drawing() }; func draw() -> String { "[" + content.draw() + "]" } }
        print(drawing().draw(), Pic().draw())
        //> .. [...]
        // # if let and switch with payload
        @resultBuilder struct L {
            static func buildExpression(_ s: String) -> [String] { [s] }
            static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
            static func buildEither(first: [String]) -> [String] { first }
            static func buildEither(second: [String]) -> [String] { second }
        }
        func make(@L _ c: () -> [String]) -> [String] { c() }
        enum Kind { case named(String), plain }
        func show(_ k: Kind, _ n: Int?) -> [String] {
            make {
                if let n { "n=\(n)" }
                switch k {
                case .named(let name) where name.count > 1: name
                case .named: "short"
                case .plain: "plain"; "p2"
                }
                if let n, n > 2 { "gt" } else { "le" }
            }
        }
        print(show(.named("ab"), 3), show(.plain, nil), show(.named("c"), 1))
        //> ["n=3", "ab", "gt"] ["plain", "p2", "le"] ["n=1", "short", "le"]
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
        // # a builder of lines
        @resultBuilder enum ArrB { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
         static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }; static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
         static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }; static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } } }
        func lines(@ArrB _ b: () -> [String]) -> String { b().joined(separator: ",") }
        let on = true
        print(lines { "a"; 3; if on { "b" }; if !on { "c" } else { "d" }; for i in 0..<2 { i; "x" } })
        //> a,#3,b,d,#0,x,#1,x
        // # a builder with every form
        @resultBuilder enum Lines { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }; static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
        func lines(@Lines _ body: () -> [String]) -> String { body().joined(separator: ",") }
        func page(_ n: Int?) -> String { lines { let head = "h"; head; if let n { "n\(n)" }; switch n { case 1?: "one"; case .some(let x) where x > 5: "many"; default: "none" }; for i in 0..<2 { "i\(i)" } } }
        print(page(1), page(9), page(nil))
        //> h,n1,one,i0,i1 h,n9,many,i0,i1 h,none,i0,i1
        // # a path in a builder over a key that can't be compared
        struct Key<V> { var name: String }
        struct Values { subscript<V>(k: Key<V>) -> Int { 1 } }
        print(\Values[Key<Int>(name: "a")])
        //! 3:14: subscript index of type 'Key<Int>' in a key path must be Hashable
        // # branches for some systems
        @resultBuilder struct H {
            static func buildBlock(_ c: String...) -> String { c.joined() }
            static func buildOptional(_ c: String?) -> String { c ?? "-" }
            static func buildEither(first c: String) -> String { "1" + c }
            static func buildEither(second c: String) -> String { "2" + c }
            static func buildLimitedAvailability(_ c: String) -> String { "L" + c }
        }
        func h(@H _ b: () -> String) -> String { b() }
        print(h { "a"; if #available(iOS 99, *) { "b"; "c" } })
        print(h { "a"; if #available(iOS 99, *) { "b"; "c" } else { "d" } })
        print(h { "a"; if #unavailable(iOS 99) { "b"; "c" } else { "d" } })
        print(h { "a"; if #available(iOS 99, *), true { "b" } else if 1 > 2 { "d" } else { "e" } })
        print(h { "a"; if 1 > 2 { "b" } else if #available(iOS 3, *) { "d" } else { "e" } })
        //> aLbc
        //> a1Lbc
        //> a2Ld
        //> a11Lb
        //> a12Ld
        """###
}
