import Testing

@Suite("Programs of algorithms and data structures")
struct AlgorithmProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a matrix
        struct Matrix: Equatable { let rows: Int, cols: Int; var g: [Double]; init(_ r: [[Double]]) { rows = r.count; cols = r[0].count; g = r.flatMap { $0 } }
         subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols, "bad"); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
         static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(Array(repeating: Array(repeating: 0, count: b.cols), count: a.rows)); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
        let m = Matrix([[1, 2], [3, 4]]) * Matrix([[0, 1], [1, 0]]); print(m.g, m == m, m)
        //> [2.0, 1.0, 4.0, 3.0] true Matrix(rows: 2, cols: 2, g: [2.0, 1.0, 4.0, 3.0])
        // # classic algorithms
        func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }
        print((1...30).filter(isPrime)); var sieve = Array(repeating: true, count: 31); sieve[0] = false; sieve[1] = false
        for i in 2...5 where sieve[i] { for j in stride(from: i * i, through: 30, by: i) { sieve[j] = false } }; print(sieve.indices.filter { sieve[$0] })
        func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) }; print(collatz(6))
        func bin(_ xs: [Int], _ t: Int) -> Int? { var lo = 0, hi = xs.count - 1; while lo <= hi { let mid = (lo + hi) / 2; if xs[mid] == t { return mid }; if xs[mid] < t { lo = mid + 1 } else { hi = mid - 1 } }; return nil }; print(bin([1, 3, 5, 7], 5) as Any, bin([1], 2) as Any)
        func qs<T: Comparable>(_ a: [T]) -> [T] { guard a.count > 1, let p = a.first else { return a }; let r = a.dropFirst(); return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p }) }; print(qs([3, 1, 2, 3]), qs(["b", "a"]))
        func roman(_ n: Int) -> String { var n = n, s = ""; for (v, r) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { s += r; n -= v } }; return s }; print((1...14).map(roman).joined(separator: " "))
        func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u in ("a"..."z").contains(Character(u)) ? Character(UnicodeScalar((u.value - 97 + UInt32(k)) % 26 + 97)!) : Character(u) }) }; print(caesar("xyz abc", 3))
        func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: String(n) } }; print((1...15).map(fizz).joined(separator: ","))
        //> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
        //> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
        //> [6, 3, 10, 5, 16, 8, 4, 2, 1]
        //> Optional(2) nil
        //> [1, 2, 3, 3] ["a", "b"]
        //> I II III IV V VI VII VIII IX X XI XII XIII XIV
        //> abc def
        //> 1,2,Fizz,4,Buzz,Fizz,7,8,Fizz,Buzz,11,Fizz,13,14,FizzBuzz
        // # a parser of sums
        enum Tok: Equatable { case num(Double), op(Character), lp, rp }
        func lex(_ s: String) -> [Tok] { var r: [Tok] = [], i = s.startIndex
         while i < s.endIndex { let c = s[i]
          if c.isNumber || c == "." { var j = i; while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) }; r.append(.num(Double(s[i..<j])!)); i = j; continue }
          switch c { case "+", "-", "*", "/": r.append(.op(c)); case "(": r.append(.lp); case ")": r.append(.rp); default: break }
          i = s.index(after: i) }
         return r }
        struct Parser { var t: [Tok]; var i = 0
         mutating func expr() -> Double { var v = term(); while i < t.count, case .op(let o) = t[i], o == "+" || o == "-" { i += 1; let r = term(); v = o == "+" ? v + r : v - r }; return v }
         mutating func term() -> Double { var v = atom(); while i < t.count, case .op(let o) = t[i], "*/".contains(o) { i += 1; let r = atom(); v = o == "*" ? v * r : v / r }; return v }
         mutating func atom() -> Double { defer { i += 1 }; switch t[i] { case .num(let n): return n; case .lp: i += 1; return expr(); case .op("-"): i += 1; let v = atom(); i -= 1; return -v; default: return .nan } } }
        var ps = Parser(t: lex("2*(3+4)-10/4")); print(ps.expr())
        //> 11.5
        // # a queue, a search and a tree
        struct Queue<T> { private var a: [T] = [], b: [T] = []; mutating func push(_ t: T) { b.append(t) }; mutating func pop() -> T? { if a.isEmpty { a = b.reversed(); b = [] }; return a.popLast() }; var count: Int { a.count + b.count } }
        var q = Queue<String>(); q.push("a"); q.push("b"); print(q.pop()!, q.count, q.pop() ?? "-", q.pop() ?? "-")
        func bfs(_ g: [Int: [Int]], _ s: Int) -> [Int] { var seen: Set = [s], out: [Int] = [], todo = [s]; while !todo.isEmpty { let n = todo.removeFirst(); out.append(n); for m in g[n] ?? [] where seen.insert(m).inserted { todo.append(m) } }; return out }
        print(bfs([1: [2, 3], 2: [4], 3: [4]], 1))
        indirect enum Tree<T: Comparable> { case leaf; case node(Tree, T, Tree)
         func inserting(_ v: T) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case let .node(l, x, r): v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
         var items: [T] { switch self { case .leaf: []; case let .node(l, x, r): l.items + [x] + r.items } }; var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } } }
        let t = [5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }; print(t.items, t.depth)
        //> a 1 b -
        //> [1, 2, 3, 4]
        //> [1, 2, 5, 8] 3
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
        """###
}
