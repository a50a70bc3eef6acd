import Testing

@Suite("Programs of workshops and puzzles")
struct PuzzleProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # binary search and sorting algorithms
        func bsearch(_ a: [Int], _ x: Int) -> Int? { var lo = 0, hi = a.count - 1; while lo <= hi { let m = (lo + hi) / 2; if a[m] == x { return m }; if a[m] < x { lo = m + 1 } else { hi = m - 1 } }; return nil }
        print(bsearch([1, 3, 5, 7], 5) as Any, bsearch([1, 3], 4) as Any)
        func qsort<T: Comparable>(_ a: [T]) -> [T] { guard a.count > 1 else { return a }; let p = a[0]; let rest = a.dropFirst(); return qsort(rest.filter { $0 < p }) + [p] + qsort(rest.filter { $0 >= p }) }
        print(qsort([3, 1, 2, 3]), qsort(["b", "a"]))
        func bubble(_ a: inout [Int]) { for i in 0..<a.count { for j in 1..<a.count - i where a[j] < a[j - 1] { a.swapAt(j, j - 1) } } }
        var b = [5, 2, 9, 1]; bubble(&b); print(b)
        func merge(_ l: ArraySlice<Int>, _ r: ArraySlice<Int>) -> [Int] { var l = l, r = r, o: [Int] = []; while let a = l.first, let b = r.first { if a <= b { o.append(a); l = l.dropFirst() } else { o.append(b); r.removeFirst() } }; return o + l + r }
        func msort(_ a: ArraySlice<Int>) -> [Int] { if a.count < 2 { return Array(a) }; let m = a.startIndex + a.count / 2; return merge(ArraySlice(msort(a[..<m])), ArraySlice(msort(a[m...]))) }
        print(msort([4, 1, 3, 2][...]))
        //> Optional(2) nil
        //> [1, 2, 3, 3] ["a", "b"]
        //> [1, 2, 5, 9]
        //> [1, 2, 3, 4]
        // # foundation texts
        import Foundation
        print("  hi ".trimmingCharacters(in: .whitespaces) + "|", "a-b-c".replacingOccurrences(of: "-", with: "+"), "a, b,c".components(separatedBy: ", "), "ab".padding(toLength: 4, withPad: ".", startingAt: 0), "hello world".capitalized, "hello".range(of: "ll") != nil, "..x..".trimmingCharacters(in: CharacterSet(charactersIn: ".")))
        print(sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), abs(-3), abs(-2.5), max(1, 2, 3), min(0.5, 2), hypot(3.0, 4.0), log2(8.0), 10.0.squareRoot(), Int(pow(3.0, 2.0)))
        //> hi| a+b+c ["a", "b,c"] ab.. Hello World true x
        //> 4.0 1024.0 2.0 3.0 3.0 3 2.5 3 0.5 5.0 3.0 3.1622776601683795 9
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
        // # bank account with errors
        enum BankError: Error, CustomStringConvertible { case insufficient(need: Double), locked; var description: String { switch self { case .insufficient(let n): return "need \(n)"; case .locked: return "locked" } } }
        class Account { private(set) var balance: Double = 0; var isLocked = false; let owner: String; init(owner: String) { self.owner = owner }
         func deposit(_ a: Double) { balance += a }
         func withdraw(_ a: Double) throws -> Double { guard !isLocked else { throw BankError.locked }; guard a <= balance else { throw BankError.insufficient(need: a - balance) }; balance -= a; return a } }
        let acc = Account(owner: "Zoe"); acc.deposit(100)
        do { print(try acc.withdraw(30), acc.balance); try acc.withdraw(100) } catch let e as BankError { print("error:", e) } catch { print("?") }
        acc.isLocked = true; print((try? acc.withdraw(1)) as Any, acc.balance)
        //> 30.0 70.0
        //> error: need 30.0
        //> nil 70.0
        // # shapes by protocol
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var summary: String { "\(name): \(area)" } }
        struct Sq: Shape { let s: Double; var area: Double { s * s }; let name = "square" }
        struct Ci: Shape { let r: Double; var area: Double { Double(Int(Double.pi * r * r * 100)) / 100 }; var name: String { "circle" } }
        let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1), Sq(s: 0.5)]
        for s in shapes.sorted(by: { $0.area < $1.area }) { print(s.summary) }
        print(shapes.reduce(0) { $0 + $1.area }, shapes.map { type(of: $0) }, shapes.compactMap { $0 as? Sq }.count, shapes.filter { $0 is Ci }.count)
        //> square: 0.25
        //> circle: 3.14
        //> square: 4.0
        //> 7.390000000000001 [Sq, Ci, Sq] 2 1
        // # closures stored
        struct Event { let name: String; let action: (Int) -> String }
        var events = [Event(name: "a", action: { "a\($0)" }), Event(name: "b") { n in "b\(n * 2)" }]; print(events.map { $0.action(3) }); var handlers: [String: () -> Void] = [:]; var log: [Int] = []; handlers["x"] = { log.append(1) }; handlers["x"]?(); handlers["y"]?(); print(log)
        func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
        var calls = 0; let sq = memo { (n: Int) -> Int in calls += 1; return n * n }; print(sq(4), sq(4), calls)
        func retry(_ n: Int, _ f: () throws -> Int) rethrows -> Int { for i in 1...n { do { return try f() } catch { if i == n { throw error } } }; fatalError() }
        //> ["a3", "b6"]
        //> [1]
        //> 16 16 1
        // # equatable and hashable by default
        struct P: Hashable { var x: Int; var y: Int }; enum K: Hashable { case a, b(Int) }; print(Set([P(x: 1, y: 2), P(x: 1, y: 2)]).count, [P(x: 1, y: 1): "v"][P(x: 1, y: 1)]!, K.b(1) == .b(1), K.a != .b(2), Set<K>([.a, .b(1), .a]).count, [P(x: 0, y: 0)].contains(P(x: 0, y: 0)), [P(x: 1, y: 2), P(x: 3, y: 4)].firstIndex(of: P(x: 3, y: 4))!)
        //> 1 v true true 2 true 1
        // # dates of one's own
        struct Time: Comparable, CustomStringConvertible { var h: Int, m: Int; static func < (a: Time, b: Time) -> Bool { (a.h, a.m) < (b.h, b.m) }; var description: String { "\(h):" + (m < 10 ? "0" : "") + "\(m)" }; static func + (a: Time, min: Int) -> Time { let t = a.h * 60 + a.m + min; return Time(h: t / 60 % 24, m: t % 60) } }
        print(Time(h: 9, m: 5) + 70, [Time(h: 10, m: 0), Time(h: 9, m: 59)].min()!, Time(h: 23, m: 50) + 20, Time(h: 1, m: 1) < Time(h: 1, m: 2), "at \(Time(h: 8, m: 0))")
        //> 10:15 9:59 0:10 true at 8:00
        // # labels in tuples shown
        func stats(_ a: [Int]) -> (min: Int, max: Int, avg: Double) { (a.min()!, a.max()!, Double(a.reduce(0, +)) / Double(a.count)) }
        let s = stats([1, 2, 6]); print(s, s.avg, "\(s)"); print([(id: 1, n: "a")], Optional((a: 1, b: 2)) as Any, ["k": (x: 1, y: 2)]); let (lo, hi, _) = s; print(lo, hi); struct T { var p = (a: 1, b: "x") }; print(T(), [T()]); let anys: [Any] = [s, (1, q: 2)]; print(anys); if let t = anys[0] as? (min: Int, max: Int, avg: Double) { print(t.max) }
        //> (min: 1, max: 6, avg: 3.0) 3.0 (min: 1, max: 6, avg: 3.0)
        //> [(id: 1, n: "a")] Optional((a: 1, b: 2)) ["k": (x: 1, y: 2)]
        //> 1 6
        //> T(p: (a: 1, b: "x")) [T(p: (a: 1, b: "x"))]
        //> [(min: 1, max: 6, avg: 3.0), (1, q: 2)]
        //> 6
        """###
}
