import Testing

@Suite("Programs with sequences")
struct SequenceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a linked list is a sequence
        final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
        struct List<T>: Sequence { var head: Node<T>?; mutating func push(_ v: T) { head = Node(v, head) }
         struct It: IteratorProtocol { var n: Node<T>?; mutating func next() -> T? { defer { n = n?.next }; return n?.value } }
         func makeIterator() -> It { It(n: head) } }
        var l = List<Int>(); for i in 1...3 { l.push(i) }
        print(l.map { $0 }, l.contains(2), l.first { $0 < 3 } as Any, l.min()!, Array(l.prefix(2)), l.sorted())
        for (i, v) in l.enumerated() where i % 2 == 0 { print(i, v) }
        //> [3, 2, 1] true Optional(2) 1 [3, 2] [1, 2, 3]
        //> 0 3
        //> 2 1
        // # sequences of one's own
        struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
        print(Countdown(n: 3).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 4).reduce(0, +), Countdown(n: 3).contains(2), Countdown(n: 3).sorted())
        for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
        struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }
        print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, zip(Fib(), "abc").map { "\($0)\($1)" })
        //> [6, 4, 2] [2, 1] 10 true [1, 2, 3]
        //> 0 2
        //> 1 1
        //> [0, 1, 1, 2, 3, 5, 8, 13] 55 ["0a", "1b", "1c"]
        // # grouping and counting
        let words = ["apple", "avocado", "banana", "blueberry", "cherry"]
        let g = Dictionary(grouping: words, by: { $0.first! })
        for (k, v) in g.sorted(by: { $0.key < $1.key }) { print(k, v) }
        print(g.mapValues(\.count).sorted { $0.key < $1.key })
        let counts = words.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
        print(counts.filter { $0.value > 3 }.sorted { ($0.value, String($0.key)) > ($1.value, String($1.key)) }.map { "\($0.key):\($0.value)" })
        //> a ["apple", "avocado"]
        //> b ["banana", "blueberry"]
        //> c ["cherry"]
        //> [(key: "a", value: 2), (key: "b", value: 2), (key: "c", value: 1)]
        //> ["a:6", "r:4", "e:4"]
        // # zip and stride
        print(Array(zip([1, 2, 3], ["a", "b", "c"])))
        for (i, x) in zip(1..., ["x", "y"]) { print(i, x) }
        print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map { $0 * $1 })
        print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])).sorted { $0.key < $1.key })
        print(stride(from: 10, to: 0, by: -3).map { $0 }, Array(stride(from: 0.0, through: 1.0, by: 0.25)))
        //> [(1, "a"), (2, "b"), (3, "c")]
        //> 1 x
        //> 2 y
        //> [4, 6] [3, 8]
        //> [(key: "a", value: 1), (key: "b", value: 2)]
        //> [10, 7, 4, 1] [0.0, 0.25, 0.5, 0.75, 1.0]
        // # sequences added to arrays and texts
        print((1...3) + [4], [0] + (1..<3), [1, 2, 3].dropFirst() + [9])
        let a: [Int] = [1, 2, 3].dropFirst() + [9]; print(a)
        let s: String = "abc".prefix(1) + "b"; print(s, type(of: "abc".prefix(1) + "b"))
        print(["a", "e"].contains("hello".first!), ("a"..."f").contains("hello".last!), Set<Character>(["a"]).contains("a"))
        //> [1, 2, 3, 4] [0, 1, 2] [2, 3, 9]
        //> [2, 3, 9]
        //> ab Substring
        //> false false true
        // # chains of sequence methods
        let xs = [3, 1, 2]
        print(xs.sorted { a, b in a > b }, xs.map { x in let y = x * 2; return y + 1 }, xs.filter { [1, 2].contains($0) })
        let r1 = xs.reduce((sum: 0, prod: 1)) { (sum: $0.sum + $1, prod: $0.prod * $1) }; print(r1)
        print(xs.firstIndex { $0 == 2 } ?? -1, xs.enumerated().filter { $0.offset > 0 }.map(\.element), xs.enumerated().max { $0.element < $1.element }!)
        print(zip(xs, xs.dropFirst()).map { $1 - $0 }, Array(xs.indices.reversed()), xs.reversed().first!, Array(xs.reversed().enumerated()).map { $0.0 * $0.1 })
        let nested = ["a": ["x": 1], "b": ["y": 2]]; print(nested["a"]?["x"] ?? 0, nested["z"]?["q"] as Any, nested.flatMap { k, v in v.map { "\(k)\($0.key)\($0.value)" } }.sorted())
        print([("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0), Dictionary(grouping: 1...6) { $0 % 3 }.sorted { $0.key < $1.key }.map(\.value))
        print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +), Dictionary([("a", 1), ("a", 2)]) { old, _ in old }, xs.sorted(by: >).first!, xs.max() ?? 0, [Int]().max() ?? -1)
        //> [3, 2, 1] [7, 3, 5] [1, 2]
        //> (sum: 6, prod: 6)
        //> 2 [1, 2] (offset: 0, element: 3)
        //> [-2, 1] [2, 1, 0] 2 [0, 1, 6]
        //> 1 nil ["ax1", "by2"]
        //> ["c", "a", "b"] [[3, 6], [1, 4], [2, 5]]
        //> ["a": 3] ["a": 1] 3 3 -1
        // # iterators as results
        func numbers() -> some IteratorProtocol<Int> { [1, 2].makeIterator() }
        var iterator = numbers()
        print(iterator.next() ?? 0, iterator.next() ?? 0, iterator.next() ?? 0)
        //> 1 2 0
        // # a text as bytes, numbers and scalars
        print("añ".utf8, "añ".utf16, "añ".unicodeScalars, "\("ab".utf8)", Character("ñ").utf8)
        print(Array("añ".utf8), "añ".utf8.count, "añ".utf16.count, "ab".utf8.first!, "ab".utf8.map { $0 + 1 })
        print("abc".unicodeScalars.filter { $0.value > 97 }.map { String($0) }, "ab".utf8.elementsEqual("ab".utf8))
        //> añ añ añ ab ñ
        //> [97, 195, 177] 3 2 97 [98, 99]
        //> ["b", "c"] true
        // # sequences of sequences, of one element, of places
        print(Array([[1], [2, 3]].joined()), [1...2, 4...5].joined().reduce(0, +), [[1], [2]].joined().contains(2))
        var numbers = [1]
        numbers += repeatElement(2, count: 2)
        print(numbers, repeatElement("x", count: 3).joined(), "abc".indices.map { "abc"[$0] }, "ab".reversed())
        //> [1, 2, 3] 12 true
        //> [1, 2, 2] xxx ["a", "b", "c"] ReversedCollection<String>(_base: "ab")
        // # a joined sequence as text
        print([[1], [2]].joined())
        //! 1:7: a value of type 'FlattenSequence<Int>' is printed with its insides; write 'Array(…)' around it
        // # lazy collections have places, and make what is asked for
        let squares = [1, 2, 3].lazy.map { n -> Int in print("make", n); return n * n }
        print(squares[1], squares.count, squares.startIndex, squares.endIndex, squares.isEmpty)
        print(squares.first as Any, squares.last as Any)
        print(squares.index(after: 0), squares.indices.count, Array(squares.indices))
        let even = (0..<10).lazy.filter { $0 % 2 == 0 }
        print(even.first as Any, even.count, even[even.startIndex], even.isEmpty, even.last as Any)
        print(even[even.index(after: even.startIndex)], even[even.index(even.startIndex, offsetBy: 3)], even.distance(from: even.startIndex, to: even.endIndex))
        print(Array((0..<5).lazy.map { $0 + 1 }.filter { $0 > 2 }.map { "\($0)" }))
        print(["1", "b", "3"].lazy.compactMap { Int($0) }.first as Any, Array("a1b2".lazy.filter { $0.isNumber }))
        let range = (0..<5).lazy
        print(range[2], range.count, range.map { $0 * 2 }.first as Any, range.contains(3))
        print(Array("abc".lazy.map { $0.uppercased() }), Array((1...3).lazy.reversed()))
        print(Array(sequence(first: 1) { $0 * 2 }.lazy.map { $0 + 1 }.prefix(3)), Array([3, 4, 5].lazy.prefix { $0 < 5 }))
        print(type(of: squares), type(of: even), type(of: squares.filter { $0 > 1 }), type(of: range))
        print(squares.firstIndex(of: 4) as Any, even.firstIndex { $0 > 3 } as Any)
        //> make 2
        //> 4 3 0 3 false
        //> make 1
        //> make 3
        //> Optional(1) Optional(9)
        //> 1 3 [0, 1, 2]
        //> Optional(0) 5 0 false Optional(8)
        //> 2 6 5
        //> ["3", "4", "5"]
        //> Optional(1) ["1", "2"]
        //> 2 5 Optional(0) true
        //> ["A", "B", "C"] [3, 2, 1]
        //> [2, 3, 5] [3, 4]
        //> LazyMapSequence<Array<Int>, Int> LazyFilterSequence<Range<Int>> LazyFilterSequence<LazyMapSequence<Array<Int>, Int>> LazySequence<Range<Int>>
        //> make 1
        //> make 2
        //> Optional(1) Optional(4)
        // # iterators of a list by name
        struct Stack<E>: Sequence { var items: [E]; func makeIterator() -> IndexingIterator<[E]> { items.makeIterator() } }
        struct Pile<E>: Sequence { var items: [E]; func makeIterator() -> Array<E>.Iterator { items.makeIterator() } }
        print(Stack(items: [1, 2]).map { $0 * 2 }, Array(Pile(items: ["a"])), Stack(items: [3]).contains(3))
        //> [2, 4] ["a"] true
        // # a copy of an iterator goes on by itself
        struct Reader { var items: IndexingIterator<[Int]>; func peek() -> Int? { var copy = self; return copy.items.next() } }
        var reader = Reader(items: [5, 6].makeIterator())
        print(reader.peek()!, reader.peek()!, reader.items.next()!, reader.peek()!)
        var range = (1...3).makeIterator(), pairs = zip([1, 2], "ab").makeIterator(), even = [1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { -$0 }.makeIterator()
        var powers = sequence(first: 1) { $0 * 2 }, tens = stride(from: 0, to: 30, by: 10).makeIterator()
        let copies = (range, pairs, even, powers, tens)
        _ = (range.next(), pairs.next(), even.next(), powers.next(), tens.next())
        (range, pairs, even, powers, tens) = copies
        print(range.next()!, pairs.next()!, even.next()!, powers.next()!, tens.next()!)
        var letters = "12+3".makeIterator()
        func number(_ text: inout String.Iterator) -> Int { var n = 0; while let c = text.next(), let digit = c.wholeNumberValue { n = n * 10 + digit }; return n }
        print(number(&letters), number(&letters))
        //> 5 5 5 6
        //> 1 (1, "a") -2 1 0
        //> 12 3
        // # copies of an erased iterator share their place
        let any = AnyIterator([1, 2, 3].makeIterator()), other = any
        print(any.next()!, other.next()!, any.next()!, Array(AnySequence { [4, 5].makeIterator() }))
        //> 1 2 3 [4, 5]
        // # a place of what is turned round
        print([1, 2, 3].reversed()[0], ["b", "a"].sorted().reversed()[1])
        //> 3 a
        // # how many there are before a function says no
        print([1, 2, 3, 4].lazy.prefix { $0 < 3 }.count)
        let n: Int = [1, 2, 3, 4].lazy.prefix(while: { $0 < 3 }).count
        print(n)
        print(Array([1, 2, 3, 4].lazy.map { $0 * 2 }.prefix { $0 < 7 }))
        print([1, 2, 3, 4].lazy.prefix(2).count)
        print([5, 1, 2].lazy.drop(while: { $0 > 2 }).count, [5, 1, 2].lazy.filter { $0 > 1 }.count)
        //> 2
        //> 2
        //> [2, 4, 6]
        //> 2
        //> 2 2
        // # the first elements of what is filtered ask for no others
        var seen: Set<String> = []
        for letter in ["a", "b", "c", "d"].lazy.filter({ seen.insert($0); return $0 != "a" }).prefix(1) { print("got", letter) }
        print(seen.sorted())
        let halves = [4, 2, 6, 0].lazy.filter { 8 / $0 > 0 }.prefix(2)
        for n in halves { print(n) }
        print(Array((1...1_000_000).lazy.map { $0 * $0 }.filter { $0 % 3 == 0 }.prefix(3)))
        let even = [1, 2, 3, 4, 5, 6].lazy.filter { $0 % 2 == 0 }
        print(even.index(even.startIndex, offsetBy: 2), even.index(even.startIndex, offsetBy: 9, limitedBy: even.endIndex) as Any)
        print(even.index(even.endIndex, offsetBy: -2), even.index(even.endIndex, offsetBy: -9, limitedBy: even.startIndex) as Any)
        print(Array(even.suffix(2)), Array(even.dropLast()), Array(even.prefix(9)), Array(even.dropFirst(9)))
        //> got b
        //> ["a", "b", "c"]
        //> 4
        //> 2
        //> [9, 36, 81]
        //> 5 nil
        //> 3 nil
        //> [4, 6] [2, 4] [2, 4, 6] []
        // # the beginning of a lazy sequence has the elements of that
        let r = [(1, "a"), (2, "b")].lazy.map(\.0)
        print(r.prefix { $0 < 2 }.reduce(0, +))
        for x in r.prefix(while: { $0 < 2 }) { print(x + 1) }
        print(r.prefix { $0 < 5 }.max() ?? 0, r.prefix { $0 < 5 }.contains(1))
        print(sequence(first: (0, 1)) { ($0.1, $0.0 + $0.1) }.lazy.map(\.0).prefix { $0 < 40 }.reduce(0, +))
        print((1...).lazy.map { "\($0)" }.prefix { $0.count < 2 }.reduce("", +))
        let q1 = [1].lazy.map { $0 }.prefix { $0 < 2 }; print(type(of: q1))
        //> 1
        //> 2
        //> 2 true
        //> 88
        //> 123456789
        //> LazyPrefixWhileSequence<LazyMapSequence<Array<Int>, Int>>
        // # Elements with their places are made when they are asked for
        struct Up: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
        for (i, x) in Up().enumerated().prefix(2) { print(i, x) }
        for (i, x) in Up().enumerated() { if i == 2 { break }; print(i, x) }
        print(Up().enumerated().first { $0.element > 3 }!)
        print(Array(Up().lazy.enumerated().prefix(2).map { $0.offset + $0.element }))
        for (i, x) in (1...).enumerated() { if i == 2 { break }; print(i, x) }
        for (i, x) in AnySequence(Up()).enumerated() { if i == 2 { break }; print(i, x) }
        for (i, x) in sequence(first: 1, next: { $0 * 2 }).enumerated() { if i == 4 { break }; print(i, x) }
        struct Talk: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; print("next", n); return n > 4 ? nil : n } }
        for (i, x) in Talk().enumerated() { if i == 2 { break }; print(i, x) }
        print(["a", "b"].enumerated().map { "\($0)\($1)" }, Array("ab".enumerated()).count, [1, 2].enumerated().reversed().map { $0.offset })
        struct Own: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; subscript(i: Int) -> String { "e\(i)" } }
        print(Own().enumerated().map { "\($0.offset)\($0.element)" }, Own().enumerated().reversed().first!.element, Own().enumerated().count)
        let e = Own().enumerated()
        print(e.contains { $0.element == "e1" }, e.max { $0.offset < $1.offset }!.element, Dictionary(uniqueKeysWithValues: e.map { ($0.element, $0.offset) }).count)
        print(stride(from: 0, to: 10, by: 4).enumerated().map { $0.offset * $0.element })
        print(zip(["a"], [1]).enumerated().map { "\($0.offset)\($0.element.0)" })
        var it = Up().enumerated().makeIterator()
        print(it.next()!, it.next()!.offset)
        let d = ["k": 1].enumerated().map { "\($0.offset) \($0.element.key)" }
        print(d)
        print(["x", "y"].lazy.enumerated().map { "\($0.0)\($0.1)" }.joined())
        //> 0 1
        //> 1 2
        //> 0 1
        //> 1 2
        //> (offset: 3, element: 4)
        //> [1, 3]
        //> 0 1
        //> 1 2
        //> 0 1
        //> 1 2
        //> 0 1
        //> 1 2
        //> 2 4
        //> 3 8
        //> next 1
        //> 0 1
        //> next 2
        //> 1 2
        //> next 3
        //> ["0a", "1b"] 2 [1, 0]
        //> ["0e0", "1e1", "2e2"] e2 3
        //> true e2 3
        //> [0, 4, 16]
        //> ["0a"]
        //> (offset: 0, element: 1) 1
        //> ["0 k"]
        //> 0x1y
        // # reduce from a value to an optional one
        class Dir { let name: String; var subs: [Dir] = []; init(_ n: String) { name = n }
          subscript(n: String) -> Dir? { subs.first { $0.name == n } }
          func find(_ path: [String]) -> Dir? { path.reduce(self) { $0?[$1] } }
          func walk(_ path: [String]) -> Dir? { path.reduce(self) { d, n in guard let d else { return nil }; return d[n] } } }
        let root = Dir("r"), inner = Dir("a")
        root.subs = [inner]; inner.subs = [Dir("b")]
        let nested: [String: Any] = ["a": ["b": 3]]
        let value: Any? = ["a", "b"].reduce(nested) { ($0 as? [String: Any])?[$1] }
        let sum: Int? = [1, 2].reduce(0) { $0 + $1 }
        print(root.find(["a", "b"])?.name ?? "none", root.find(["x"])?.name ?? "none", root.walk(["a"])!.name, value!, sum!)
        //> b none a 3 3
        """###
}
