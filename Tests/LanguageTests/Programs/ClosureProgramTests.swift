import Testing

@Suite("Programs with closures")
struct ClosureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # closures capture variables
        func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let c1 = makeCounter(), c2 = makeCounter()
        print(c1(), c1(), c2())
        var fs: [() -> Int] = []
        for i in 0..<3 { fs.append { i * 10 } }
        print(fs.map { $0() })
        var x = 1
        let late = { x }
        let early = { [x] in x }
        x = 5
        print(late(), early())
        //> 1 2 1
        //> [0, 10, 20]
        //> 5 1
        // # closures shapes
        let add = { (a: Int, b: Int) -> Int in a + b }; let inc: (Int) -> Int = { $0 + 1 }
        func apply(_ n: Int, times: Int = 2, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { acc, _ in f(acc) } }
        print(add(1, 2), inc(1), apply(3, inc), apply(1, times: 3) { x in x * 2 }, [1, 2].map(inc), [3, 1].sorted(by: <), { $0 * 2 }(4))
        var log: [String] = []; let act: () -> Void = { log.append("x") }; act(); act(); print(log)
        func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }; print(curry(1)(2)(3))
        //> 3 2 5 8 [2, 3] [1, 3] 8
        //> ["x", "x"]
        //> 6
        // # a closure says which function is meant
        func f(_ g: (Int) -> Int) { print("int") }
        func f(_ g: (String) -> String) { print("str") }
        f { $0 + "a" }
        f { (x: Int) in x }
        f { $0.uppercased() }
        //> str
        //> int
        //> str
        // # several trailing closures
        func card(_ title: String, content: () -> String, label: (String) -> String = { $0 }) -> String { label(title) + ":" + content() }
        print(card("a") { "x" }, card("b") { "y" } label: { $0.uppercased() })
        //> a:x B:y
        // # closures stored
        struct Event { let name: String; let action: (Int) -> String }
        var events = [Event(name: "a", action: { "a\($0)" }), Event(name: "b") { n in "b\(n * 2)" }]; print(events.map { $0.action(3) }); var handlers: [String: () -> Void] = [:]; var log: [Int] = []; handlers["x"] = { log.append(1) }; handlers["x"]?(); handlers["y"]?(); print(log)
        func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
        var calls = 0; let sq = memo { (n: Int) -> Int in calls += 1; return n * n }; print(sq(4), sq(4), calls)
        func retry(_ n: Int, _ f: () throws -> Int) rethrows -> Int { for i in 1...n { do { return try f() } catch { if i == n { throw error } } }; fatalError() }
        //> ["a3", "b6"]
        //> [1]
        //> 16 16 1
        // # closures of all forms
        func run(_ n: Int, times k: Int = 1, then f: (Int) -> Int, finally g: () -> Void = {}) -> Int { defer { g() }; return (0..<k).reduce(n) { r, _ in f(r) } }
        print(run(1) { $0 + 1 }, run(1, times: 3) { x in x * 2 }, run(5) { _ in 0 } finally: { print("done") })
        var log: [() -> String] = []; for i in 1...2 { log.append { "n\(i)" } }; print(log.map { $0() }, [3, 1].sorted(by: >), ["a"].map { $0 + "b" })
        //> done
        //> 2 8 0
        //> ["n1", "n2"] [3, 1] ["ab"]
        // # parameters that a closure changes
        let grow = { (a: inout Int) in a += 1 }, add = { (a: inout [Int], n: Int) in a.append(n) }
        var n = 1, list = [1]
        grow(&n); add(&list, n)
        print(n, list)
        //> 2 [1, 2]
        // # what takes nothing but Void
        struct Event<T> {
            var listeners: [(T) -> String] = []
            mutating func listen(_ listener: @escaping (T) -> String) { listeners.append(listener) }
        }
        var fired = Event<Void>()
        fired.listen { "fired" }
        print(fired.listeners.map { $0(()) }, Optional(()).map { 1 } ?? 0)
        enum Failure: Error { case any }
        let result: Result<Void, Failure> = .success(())
        print(result.map { 1 })
        //> ["fired"] 1
        //> success(1)
        // # what is read for a call of a closure is read before anything is changed
        func with(_ change: (inout [Int], Int) -> Void) -> [Int] { var list = [1]; change(&list, list.count); return list }
        print(with { $0.append($1) })
        struct Pair {
            var x = 1, y = 2
            mutating func apply(_ change: (inout Int, Int) -> Void) { change(&x, y) }
            let reduce: (inout Int, Int) -> Void = { $0 = $0 * 10 + $1 }
            mutating func step() { reduce(&x, y); reduce(&y, x + y) }
        }
        var pair = Pair()
        pair.apply { $0 += $1 }
        pair.step()
        print(pair.x, pair.y)
        let put = { (a: inout Int, b: Int) in a = b }
        var q = 1
        put(&q, q + 1)
        let both = { (a: inout Int, n: Int, b: inout Int) in a += n; b -= n }
        var r = 10
        both(&q, q + r, &r)
        print(q, r)
        //> [1, 1]
        //> 32 54
        //> 14 -2
        // # A closure that is called at once takes what it is handed
        print({ $0 + $1 }(1, 2), { $0 + $0 }(2.5), { $0.uppercased() + $1 }("a", "b"), { "\($0)" }(3), { [$0] }("x"))
        print({ (a, b) in a * b }(3, 4), { a in a.count }("abc"))
        let v = { $0 > $1 ? $0 : $1 }(3, 4); print(v)
        func counted(_ p: inout Int) -> Int { p += 1; return ({ (n: Int) -> Int in n + p })(2) }
        struct Counter { var n = 1; mutating func up() -> Int { ({ n += 1; return n })() + (({ $0 + n }))(2) } }
        var p = 3, counter = Counter()
        print(({ -$0 })(v), counted(&p), counter.up())
        //> 3 5.0 Ab 3 ["x"]
        //> 12 3
        //> 4
        //> -4 6 6
        // # Closures that are called at once inside of the arguments of others
        print({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }({ $0 + $1 }(1, 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2), 2))
        //> 41
        // # function types with autoclosures
        let f: (@autoclosure () -> Int) -> Int = { $0() }
        func g(_ x: @autoclosure () -> Int) -> Int { x() }
        let a = g
        func h(_ f: (@autoclosure () -> Bool, Int) -> Int) -> Int { f(1 > 2, 5) }
        struct S { let check: (@autoclosure () -> String) -> Void; var opt: ((@autoclosure () -> Int) -> Int)? }
        let s = S(check: { print($0()) }, opt: { $0() * 2 })
        typealias Lazy<T> = (@autoclosure () -> T) -> T
        let l: Lazy<String> = { $0() + "!" }
        s.check("a" + "b")
        print(f(3 + 4), a(3), h { $0() ? $1 : -$1 }, s.opt?(4) ?? 0, l("x"))
        let never: (@autoclosure () -> Int) -> Void = { _ in print("not asked") }
        never([1][2])
        //> ab
        //> 7 3 -5 8 x!
        //> not asked
        // # a ternary of closures where errors are handed on
        let ascends = true
        print([3, 1].sorted(by: ascends ? { $0 < $1 } : { $0 > $1 }))
        func up(_ a: Int, _ b: Int) -> Bool { a < b }
        func down(_ a: Int, _ b: Int) -> Bool { a > b }
        print([3, 1].sorted(by: ascends ? up : down), [3, 1].sorted(by: !ascends ? (<) : (>)))
        print([1, 2].map(ascends ? { $0 + 1 } : { $0 - 1 }), [1, 2].filter(ascends ? { $0 > 1 } : { _ in true }))
        //> [1, 3]
        //> [1, 3] [3, 1]
        //> [2, 3] [2]
        """###
}
