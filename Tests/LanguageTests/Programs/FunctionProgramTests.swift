import Testing

@Suite("Programs of functions")
struct FunctionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a method of a text as a function
        let begins = String.hasPrefix
        print(begins("abc")("a"))
        //> true
        // # an operator is a function
        print([1, 2, 3].reduce(0, +))
        print([3, 1, 2].sorted(by: >))
        print([1, 2, 3, 4].reduce(1, *))
        //> 6
        //> [3, 2, 1]
        //> 24
        // # local functions call each other
        func parity(_ n: Int) -> String {
            func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
            func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
            return isEven(n) ? "even" : "odd"
        }
        print(parity(7), parity(4))
        //> odd even
        // # a generic function inside a function
        func labels() -> [String] {
            func describe<T>(_ value: T) -> String { "<\(value)>" }
            func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
            return [describe(1), describe("a"), describe(larger(2, 3)), larger("x", "y")]
        }
        print(labels())
        //> ["<1>", "<a>", "<3>", "y"]
        // # inout parameters
        func double(_ value: inout Int) { value *= 2 }
        func swapped(_ a: inout String, _ b: inout String) { let c = a; a = b; b = c }
        var n = 4
        double(&n)
        var first = "a", second = "b"
        swapped(&first, &second)
        print(n, first, second)
        //> 8 b a
        // # an element and a property passed inout
        struct Box { var size = 1; var sizes = [1, 2, 3] }
        func grow(_ value: inout Int) { value += 10 }
        var box = Box()
        grow(&box.size)
        grow(&box.sizes[1])
        print(box.size, box.sizes)
        //> 11 [1, 12, 3]
        // # variadic parameters
        func total(_ numbers: Int..., times factor: Int = 1) -> Int { numbers.reduce(0) { $0 + $1 } * factor }
        print(total(), total(1, 2, 3), total(1, 2, times: 10))
        //> 0 6 30
        // # default values and labels
        func greet(_ name: String, with greeting: String = "Hello", excited: Bool = false) -> String {
            greeting + ", " + name + (excited ? "!" : ".")
        }
        print(greet("Ann"))
        print(greet("Ann", excited: true))
        print(greet("Ann", with: "Hi"))
        //> Hello, Ann.
        //> Hello, Ann!
        //> Hi, Ann.
        // # overloads by label, number and type
        func show(_ value: Int) -> String { "int \(value)" }
        func show(_ value: String) -> String { "string \(value)" }
        func show(_ value: Double) -> String { "double \(value)" }
        func show(_ value: Int, twice: Bool) -> String { "\(value) \(value)" }
        func show(number value: Int) -> String { "number \(value)" }
        print(show(1), show("a"), show(1.5), show(1, twice: true), show(number: 2))
        //> int 1 string a double 1.5 1 1 number 2
        // # an overload by result
        func make() -> Int { 1 }
        func make() -> String { "one" }
        let number: Int = make()
        let word: String = make()
        print(number, word)
        //> 1 one
        // # the concrete overload before the generic one
        func kind<T>(_ value: T) -> String { "generic" }
        func kind(_ value: Int) -> String { "int" }
        print(kind(1), kind("a"))
        //> int generic
        // # a generic function knows only what its constraint says
        protocol Shape { var name: String { get } }
        extension Shape { var name: String { "shape" }; func title() -> String { "a " + name } }
        struct Round: Shape { var name: String { "round" }; func title() -> String { "the round" } }
        func title(of shape: some Shape) -> String { shape.title() }
        print(title(of: Round()), Round().title())
        //> a round the round
        // # functions as values
        func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
        func increment(_ x: Int) -> Int { x + 1 }
        print(twice(increment, 1), twice({ $0 * 3 }, 2))
        //> 3 18
        // # a function that makes functions
        func adder(_ amount: Int) -> (Int) -> Int { { $0 + amount } }
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let addTwo = adder(2)
        let next = counter()
        print(addTwo(3), next(), next(), counter()())
        //> 5 1 2 1
        // # a closure that is kept
        struct Action { var run: () -> Void; var then: ((String) -> Void)? }
        var log: [String] = []
        let action = Action(run: { log.append("ran") }, then: { log.append($0) })
        action.run()
        action.then?("then")
        print(log)
        //> ["ran", "then"]
        // # trailing closures
        func with(_ value: Int, do first: (Int) -> Int, then second: (Int) -> Int = { $0 }) -> Int { second(first(value)) }
        print(with(1) { $0 + 1 })
        print(with(1) { $0 + 1 } then: { $0 * 10 })
        print(with(2, do: { x in x * x }))
        //> 2
        //> 20
        //> 4
        // # a closure of several statements
        let lengths = ["a", "bcd"].map { word -> Int in
            let count = word.count
            return count * 2
        }
        let words = ["x", "y"].map { letter in
            let upper = letter.uppercased()
            return upper + upper
        }
        print(lengths, words)
        //> [2, 6] ["XX", "YY"]
        // # a closure with a capture list
        var base = 1
        let frozen = { [base] in base }
        let live = { base }
        base = 2
        print(frozen(), live())
        //> 1 2
        // # an autoclosure with a default
        func log(_ text: @autoclosure () -> String = "none") -> String { text() }
        struct S { func g(_ n: @autoclosure () throws -> Int = 1 + 2) rethrows -> Int { try n() } }
        print(log(), log("a"), try! S().g(), S().g(5))
        //> none a 3 5
        // # the default of an autoclosure that may throw
        func f(_ n: @autoclosure () throws -> Int = 1 + 2) rethrows -> Int { try n() }
        print(f())
        //! 2:7: call can throw but is not marked with 'try'
        // # the type of a function with a variadic parameter
        let f: (Double...) -> Double = { $0.count }
        //! 1:15: a variadic parameter in the type of a function is not supported; take an array: '[Double]'
        // # a function with a variadic parameter as a value
        func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
        let f = sum
        //! 2:9: 'sum' takes any number of values, and can't be handed on as a function; write '{ sum($0) }'
        // # an autoclosure
        func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String) -> String { condition() ? "ok" : text() }
        print(check(1 < 2, "no"), check(1 > 2, "no"))
        //> ok no
        // # rethrows
        func apply(_ values: [Int], _ f: (Int) throws -> Int) rethrows -> [Int] {
            var result: [Int] = []
            for value in values { result.append(try f(value)) }
            return result
        }
        print(apply([1, 2]) { $0 * 2 })
        //> [2, 4]
        // # a result that may be left unused
        @discardableResult func store(_ x: Int) -> Int { print("stored", x); return x }
        store(1)
        _ = store(2)
        //> stored 1
        //> stored 2
        // # defer
        func steps() -> Int {
            defer { print("last") }
            defer { print("first") }
            print("body")
            return 1
        }
        print(steps())
        //> body
        //> first
        //> last
        //> 1
        // # defer runs at the end of its block
        func loop() {
            for i in 0..<3 {
                defer { print("end", i) }
                if i == 1 { continue }
                print("run", i)
            }
        }
        loop()
        //> run 0
        //> end 0
        //> end 1
        //> run 2
        //> end 2
        // # nested functions capture and change
        func tally(_ words: [String]) -> Int {
            var count = 0
            func add(_ word: String) { count += word.count }
            words.forEach(add)
            return count
        }
        print(tally(["ab", "cde"]))
        //> 5
        // # a method as a value
        struct Greeter { let name: String; func greet(_ other: String) -> String { name + " greets " + other } }
        let greetings = ["Bo", "Cy"].map(Greeter(name: "Ann").greet)
        print(greetings)
        //> ["Ann greets Bo", "Ann greets Cy"]
        // # an initializer as a value
        struct Wrapped { let value: Int; init(_ value: Int) { self.value = value } }
        print([1, 2].map(Wrapped.init).map { $0.value }, [1, 2].map(String.init))
        //> [1, 2] ["1", "2"]
        // # a function that takes itself
        func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
        func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
        print(factorial(10), fibonacci(15))
        //> 3628800 610
        // # functions that never return a value
        func nothing() {}
        let unit: Void = nothing()
        print(unit)
        //> ()
        // # a tuple result
        func bounds(_ values: [Int]) -> (low: Int, high: Int)? {
            guard let low = values.min(), let high = values.max() else { return nil }
            return (low, high)
        }
        if let (low, high) = bounds([3, 1, 2]) { print(low, high) }
        print(bounds([1, 5])!.high, bounds([]) == nil)
        //> 1 3
        //> 5 true
        // # a nested function before it is declared
        func outer() -> Int { return inner() + 1; func inner() -> Int { 41 } }
        print(outer())
        //> 42
        // # a nested function that reads variables which stand below it
        func game(_ n: Int) -> [Int] {
            func put(_ k: Int) { list.append(k + start()); count += 1 }
            func start() -> Int { { base * 10 }() }
            func even(_ k: Int) -> Bool { k == 0 ? isOn : odd(k - 1) }
            func odd(_ k: Int) -> Bool { k == 0 ? !isOn : even(k - 1) }
            let base = n
            var list: [Int] = [], count = 0
            let isOn = true
            put(1); put(2)
            defer { print("last", later()) }
            func later() -> Int { last }
            for i in 0..<2 { func at() -> Int { list[i] + extra }; let extra = 100 * i; put(at()) }
            let last = count
            return even(n) ? list : []
        }
        print(game(4), game(5))
        func counter() -> () -> Int { func next() -> Int { n += 1; return n }; var n = 0; return next }
        func free(_ n: Int) -> Int { func add(_ n: Int) -> Int { n + 1 }; let sum = add(2); let n = sum; return n }
        let next = counter()
        print(next(), next(), free(1))
        //> last 4
        //> last 4
        //> [41, 42, 81, 182] []
        //> 1 2 3
        // # a variable below a nested function hides what is outside of the body
        let n = 1
        struct Log {
            var step = 1
            mutating func run() -> [Int] {
                func up() { step += 1; self.step += 10 }
                var step = 7
                up()
                return [step, self.step]
            }
            func own() -> Int { func read() -> Int { step }; let step = step + 1; return read() }
            var scaled: [Int] {
                let all = { (xs: [Int]) in func one(_ x: Int) -> Int { x * step }; let step = 10; return xs.map(one) }
                return all([1, 2])
            }
        }
        var log = Log()
        print(log.run(), log.own(), log.scaled)
        func clamp(_ xs: [Int]) -> [Int] {
            func clamp(_ x: Int) -> Int { x > max ? max : x < min ? min : x }
            let max = 10
            let min = 0
            return xs.map(clamp)
        }
        print(clamp([-3, 4, 20]))
        func blocks() {
            func show() { func deep() { print("deep", n) }; deep(); if true { [0].forEach { print("closure", $0 + n) } } }
            func own() { print("above", n); let n = 3; print("own", n) }
            func named(n: Int) { print("parameter", n); for n in 0..<1 { print("loop", n) } }
            print("statement", n)
            let n = 6
            show(); own(); named(n: 2)
            for i in 0..<1 { func show() { print("in a loop", n) }; let n = i; show() }
        }
        blocks()
        func guarded(_ k: Int?) { func read() -> Int { n }; guard let n = k else { return }; print(n, read()) }
        guarded(5)
        //> [8, 11] 12 [10, 20]
        //> [0, 4, 10]
        //> statement 1
        //> deep 6
        //> closure 6
        //> above 6
        //> own 3
        //> parameter 2
        //> loop 0
        //> in a loop 6
        //> 5 1
        // # operators of one's own
        infix operator **: MultiplicationPrecedence
        func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { value, _ in value * base } }
        prefix operator √
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix operator ++
        postfix func ++ (x: inout Int) -> Int { x += 1; return x - 1 }
        var count = 1
        print(2 ** 10, 1 + 2 ** 3, √9.0, count++, count)
        //> 1024 9 3.0 1 2
        // # operators of a type
        struct Vector: Equatable {
            var x = 0, y = 0
            static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
            static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
            static func += (a: inout Vector, b: Vector) { a = a + b }
            static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) }
        }
        var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
        v += Vector(x: 1)
        print(v, -v, v * 2, v == Vector(x: 5, y: 6))
        //> Vector(x: 5, y: 6) Vector(x: -5, y: -6) Vector(x: 10, y: 12) true
        // # key paths as functions
        struct User { var name: String; var age: Int }
        let users = [User(name: "Ann", age: 3), User(name: "Bo", age: 2)]
        print(users.map(\.name), users.sorted { $0.age < $1.age }.map(\.name), [1, 2].map(\.self))
        //> ["Ann", "Bo"] ["Bo", "Ann"] [1, 2]
        // # implicit returns and single expressions
        var half: Int { 8 / 2 }
        func sign(_ n: Int) -> String { if n < 0 { "minus" } else if n == 0 { "zero" } else { "plus" } }
        print(half, sign(-1), sign(0), sign(2))
        //> 4 minus zero plus
        // # nested functions
        func outer(_ n: Int) -> [Int] {
            var out: [Int] = []
            func walk(_ k: Int) { if k == 0 { return }; out.append(k); walk(k - 1) }
            walk(n); return out
        }
        print(outer(4))
        func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
        print((0...10).map(fact))
        //> [4, 3, 2, 1]
        //> [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800]
        // # variadics and defaults
        func sum(_ xs: Int..., scale: Int = 1) -> Int { xs.reduce(0, +) * scale }
        print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10)); func lbl(from a: Int, to b: Int = 9, _ c: String) -> String { "\(a)\(b)\(c)" }; print(lbl(from: 1, "x"), lbl(from: 1, to: 2, "y"))
        //> 0 6 30
        //> 19x 12y
        // # inout and mutating
        func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
        var x = 1, y = 2; swapTwo(&x, &y); print(x, y)
        func addAll(_ xs: inout [Int], _ n: Int...) { xs += n }
        var l = [1]; addAll(&l, 2, 3); print(l)
        extension Int { mutating func double() { self *= 2 } }
        var z = 4; z.double(); print(z)
        struct P { var x = 1; mutating func move(by d: Int) -> Int { x += d; return x } }
        var ps = [P(), P()]; print(ps[1].move(by: 5), ps)
        //> 2 1
        //> [1, 2, 3]
        //> 8
        //> 6 [P(x: 1), P(x: 6)]
        // # recursion
        func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
        func fib(_ n: Int, _ memo: inout [Int: Int]) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fib(n - 1, &memo) + fib(n - 2, &memo); memo[n] = r; return r }
        var m: [Int: Int] = [:]; print(fact(20), fib(80, &m))
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
        print(gcd(48, 18))
        func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
        print(hanoi(6, "a", "b", "c"))
        func perms(_ s: String) -> [String] { s.count < 2 ? [s] : s.indices.flatMap { i in var r = s; let c = r.remove(at: i); return perms(r).map { String(c) + $0 } } }
        print(perms("abc"))
        //> 2432902008176640000 23416728348467685
        //> 6
        //> 63
        //> ["abc", "acb", "bac", "bca", "cab", "cba"]
        // # defaults, variadics and overloads
        func greet(_ name: String, from place: String = "here", times n: Int = 1, loud: Bool = false) -> String { let s = Array(repeating: "hi \(name) from \(place)", count: n).joined(separator: ", "); return loud ? s.uppercased() : s }
        print(greet("A"), greet("B", times: 2), greet("C", from: "x", loud: true)); func sum(_ n: Int...) -> Int { n.reduce(0, +) }; print(sum(), sum(1, 2, 3))
        func outer() -> [Int] { var log: [Int] = []; func inner(_ n: Int) { if n > 0 { log.append(n); inner(n - 1) } }; inner(3); return log }; print(outer())
        @discardableResult func side() -> Int { print("side"); return 1 }; _ = side(); func opt(_ x: Int?) -> Int { x ?? 0 }; print(opt(nil), opt(3))
        func divide(_ a: Int, by b: Int) -> (q: Int, r: Int)? { b == 0 ? nil : (a / b, a % b) }; if let (q, r) = divide(7, by: 2) { print(q, r) }; print(divide(1, by: 0) == nil, divide(9, by: 4)!.r)
        func gen<T>(_ x: T) -> String { "T" }; func gen(_ x: Int) -> String { "Int" }; func gen<T: Collection>(_ x: T) -> String { "C" }; print(gen(1), gen("s"), gen(2.5))
        func nested(_ f: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(f) }; print(nested { $0 * 3 })
        //> hi A from here hi B from here, hi B from here HI C FROM X
        //> 0 6
        //> [3, 2, 1]
        //> side
        //> 0 3
        //> 3 1
        //> true 1
        //> Int C T
        //> [3, 6]
        // # inout closures
        func edit(_ xs: [Int], _ change: (inout [Int]) -> Void) -> [Int] { var copy = xs; change(&copy); return copy }
        print(edit([1, 2, 3]) { $0.removeLast(); $0.append(9); $0[0] += 1 })
        let doubling: (inout Int) -> Void = { $0 *= 2 }
        var n = 4
        doubling(&n)
        print(n)
        //> [2, 2, 9]
        //> 8
        // # functions take subclasses where they ask for the class
        class Plate {}
        class Label: Plate { var text = "l" }
        func apply(_ style: (Label) -> Void, to label: Label) { style(label) }
        var seen = 0
        let any: (Plate) -> Void = { _ in seen += 1 }
        apply(any, to: Label())
        let styles: [(Label) -> Void] = [any, { $0.text += "!" }]
        let label = Label()
        for style in styles { style(label) }
        print(seen, label.text)
        //> 2 l!
        // # variadic parameters and ranges
        func compose(_ fs: (Int) -> Int...) -> (Int) -> Int { { x in fs.reduce(x) { $1($0) } } }
        var out: [Int] = []
        for i in 1..<5 where i % 2 == 0 { out.append(compose({ $0 + 1 }, { $0 * i })(i)) }
        print(out, compose()(7))
        //> [6, 20] 7
        // # inout and variadics
        func swapTwo<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }
        var p = 1, q = 2; swapTwo(&p, &q); print(p, q)
        func join(_ s: String..., by: String = "-") -> String { s.joined(separator: by) }
        print(join("a", "b"), join(), join("x", by: "+"))
        //> 2 1
        //> a-b  x
        // # methods without their value
        struct S { var n = 1; func add(_ m: Int) -> Int { n + m } }
        let shout = String.uppercased
        print(shout("a")(), S.add(S())(2), ["a", "b"].map(String.uppercased).map { $0() })
        //> A 3 ["A", "B"]
        // # inout parameters, capture lists and early returns
        func change(_ xs: inout [Int], _ f: (inout [Int]) -> Bool) -> Bool { f(&xs) }
        var xs = [1, 2, 3]; print(change(&xs) { $0.append(9); $0[0] += 1; return $0.count > 3 }, change(&xs) { guard $0.count > 10 else { $0.removeLast(); return false }; return true }, xs)
        class C { var n = 1; lazy var bump: () -> Int = { [unowned self] in self.n += 1; return self.n } }
        var total = 0; let add = { (k: Int) in total += k }; add(2); add(3); let snap = { [total] in total }; add(1); print(total, snap())
        func transform(_ edit: @escaping (inout String) -> Void) -> (String) -> String { { s in var s = s; edit(&s); return s } }; print(transform { $0 += "!"; $0 = $0.uppercased() }("hi"), transform { $0.removeLast() }("abc"))
        //> true false [2, 2, 3]
        //> 6 5
        //> HI! ab
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
        // # a generic function inside a function opens an existential
        protocol P { var n: Int { get } }
        struct A: P { var n = 1 }
        func outer() {
          func g<T: P>(_ t: T) { print(T.self, t.n) }
          let p: any P = A()
          g(p)
        }
        outer()
        //> A 1
        // # A function that is named by its labels is a value, which takes none.
        func foo(a: Int, b: Int) -> Int { a * b }
        struct Q { func m(x: Int) -> Int { x + 1 }; static func s(y: Int) -> Int { y + 2 }; init(z: Int) {} ; func g() -> Int { m(x:)(5) } }
        print(foo(a:b:)(2, 3))
        print(Q(z: 1).m(x:)(3), Q.s(y:)(4), Q(z: 1).g())
        print(type(of: Q.init(z:)(4)))
        print([1, 2].map(Q.s(y:)))
        enum E { case c(x: Int, y: Int) }
        print(E.c(x:y:)(1, 2))
        //> 6
        //> 4 6 6
        //> Q
        //> [3, 4]
        //> c(x: 1, y: 2)
        // # A type or an operator in parentheses is called.
        let width = 2.7
        print((Int)(width), ((Int))(width * 2), (Array<Int>)(repeating: 1, count: 2), ([Int])())
        print((+)(1.5, 2), (*)(2, 3), (<)("a", "b"), (max)(1, 2))
        //> 2 5 [1, 1] []
        //> 3.5 6 true 2
        // # a variable and functions of one name
        let tax = 5
        func tax(on price: Int) -> Int { price * tax / 100 }
        func doubled(_ number: Int) -> Int { number * 2 }
        struct Scale { func callAsFunction(_ number: Int) -> Int { number * 10 } }
        print(tax(on: 200), tax)
        //> 10 5
        // # defaults that speak of the type they are used on
        protocol Shape { static var sides: Int { get } }
        extension Shape {
            func name(_ name: String = "\(Self.self)") -> String { name }
            func corners(_ count: Int = Self.sides) -> Int { count }
            static func kind(_ type: Any.Type = Self.self) -> String { "\(type)" }
        }
        struct Square: Shape { static let sides = 4 }
        struct Disc: Shape { static let sides = 0 }
        func told<T: Shape>(_ shape: T) -> String { shape.name() + " \(shape.corners())" }
        print(Square().name(), Square().corners(), Disc.kind(), told(Square()), told(Disc()), [Disc()].map { $0.name() })
        //> Square 4 Disc Square 4 Disc 0 ["Disc"]
        """###
}
