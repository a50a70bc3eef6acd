import Testing

@Suite("Programs with collections of their own")
struct OwnCollectionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # places that are found
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        let ring = Ring(kept: [3, 1, 4, 1, 5])
        print(ring.firstIndex(of: 1) ?? -1, ring.firstIndex { $0 > 3 } ?? -1, ring.firstIndex(of: 9) ?? -1)
        print(ring.index(1, offsetBy: 2), ring.index(0, offsetBy: 9, limitedBy: ring.endIndex) ?? -1, ring.distance(from: 1, to: 4))
        var place = ring.startIndex
        ring.formIndex(after: &place)
        ring.formIndex(&place, offsetBy: 2)
        print(place)
        //> 1 2 -1
        //> 3 -1 3
        //> 3
        // # places one after the other
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        let ring = Ring(kept: [3, 1, 4, 1, 5])
        for (i, x) in zip(ring.indices, ring) { print(i, x) }
        print(ring.indices.count, Array(ring.indices), ring.indices.first ?? -1)
        //> 0 3
        //> 1 1
        //> 2 4
        //> 3 1
        //> 4 5
        //> 5 [0, 1, 2, 3, 4] 0
        // # parts keep the places
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        let ring = Ring(kept: [3, 1, 4, 1, 5])
        print(Array(ring[1..<3]), Array(ring[2...]), Array(ring[...2]), Array(ring[..<2]), Array(ring[...]))
        print(ring.suffix(2).startIndex, ring.dropFirst().startIndex, ring[1..<3].endIndex, ring[1..<3].count, ring[1..<3].firstIndex(of: 4) ?? -1)
        print(Array(ring.prefix(2)), Array(ring.suffix(2)), Array(ring.dropFirst()), Array(ring.dropLast(2)))
        print(Array(ring.prefix { $0 != 4 }), Array(ring.drop { $0 != 4 }), ring.drop { $0 != 4 }.startIndex)
        print(Array(ring.prefix(upTo: 2)), Array(ring.prefix(through: 2)), Array(ring.suffix(from: 3)))
        print(Array(ring.dropFirst().dropFirst().map { $0 * 2 }), ring.dropFirst().reduce(0, +), ring[1...].lazy.filter { $0 > 1 }.first ?? -1)
        //> [1, 4] [4, 1, 5] [3, 1, 4] [3, 1] [3, 1, 4, 1, 5]
        //> 3 1 3 2 2
        //> [3, 1] [1, 5] [1, 4, 1, 5] [3, 1, 4]
        //> [3, 1] [4, 1, 5] 2
        //> [3, 1] [3, 1, 4] [1, 5]
        //> [8, 2, 10] 11 4
        // # parts of parts, and of the library's collections
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        var rest = Ring(kept: [3, 1])[...]
        while let x = rest.first { print(x, rest.startIndex, rest.count); rest = rest.dropFirst() }
        var part = (1...6).lazy.map { $0 * 2 }.prefix(4)
        part = part.dropFirst()
        print(Array(part), part.count, part.last!, Array(part.map { $0 + 1 }))
        let letters: Set = ["a"]
        print(letters.prefix(1).map { $0 }, letters.dropFirst().isEmpty, (1...9).suffix(2).reduce(0, +))
        //> 3 0 2
        //> 1 1 1
        //> [4, 6, 8] 3 8 [5, 7, 9]
        //> ["a"] true 17
        // # from the end
        struct Line: BidirectionalCollection, MutableCollection {
            struct Index: Comparable {
                let n: Int
                static func < (a: Index, b: Index) -> Bool { a.n < b.n }
            }
            var kept: [String]
            var startIndex: Index { Index(n: 0) }
            var endIndex: Index { Index(n: kept.count) }
            func index(after i: Index) -> Index { Index(n: i.n + 1) }
            func index(before i: Index) -> Index { Index(n: i.n - 1) }
            subscript(i: Index) -> String {
                get { kept[i.n] }
                set { kept[i.n] = newValue }
            }
        }
        var line = Line(kept: ["a", "b", "c", "b"])
        print(line.firstIndex(of: "b")!.n, line.lastIndex(of: "b")!.n, line.lastIndex { $0 < "b" }!.n, line.last!, line.last { $0 < "c" } ?? "")
        print(line.indices.map(\.n), Array(line.reversed()), line.index(line.endIndex, offsetBy: -2).n, line.distance(from: line.endIndex, to: line.startIndex))
        var place = line.endIndex
        line.formIndex(before: &place)
        print(place.n, line.lastIndex(of: "z") == nil)
        //> 1 3 0 b b
        //> [0, 1, 2, 3] ["b", "c", "b", "a"] 2 -4
        //> 3 true
        // # elements that change their places
        struct Line: BidirectionalCollection, MutableCollection {
            struct Index: Comparable {
                let n: Int
                static func < (a: Index, b: Index) -> Bool { a.n < b.n }
            }
            var kept: [String]
            var startIndex: Index { Index(n: 0) }
            var endIndex: Index { Index(n: kept.count) }
            func index(after i: Index) -> Index { Index(n: i.n + 1) }
            func index(before i: Index) -> Index { Index(n: i.n - 1) }
            subscript(i: Index) -> String {
                get { kept[i.n] }
                set { kept[i.n] = newValue }
            }
        }
        var line = Line(kept: ["a", "b", "c", "b"])
        line.swapAt(line.startIndex, line.index(after: line.startIndex))
        print(line.kept)
        for i in line.indices { line[i] += "!" }
        line.reverse()
        print(line.kept)
        let middle = line.partition { $0 == "b!" }
        print(middle.n, line.kept)
        //> ["b", "a", "c", "b"]
        //> ["b!", "c!", "a!", "b!"]
        //> 2 ["a!", "c!", "b!", "b!"]
        // # whole numbers as places
        struct Row: RandomAccessCollection, MutableCollection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            subscript(i: Int) -> Int {
                get { kept[i] }
                set { kept[i] = newValue }
            }
        }
        var row = Row(kept: [5, 2, 8])
        print(row.indices, row.firstIndex(of: 8)!, row.index(after: 0), row.index(before: 2), row.lastIndex(of: 5)!, row.indices.contains(2))
        row.sort()
        print(row.kept)
        row.sort(by: >)
        print(row.kept, row.last!)
        row.swapAt(0, 2)
        row.reverse()
        print(row.kept, row.indices.reversed().map { $0 })
        //> 0..<3 2 1 1 0 true
        //> [2, 5, 8]
        //> [8, 5, 2] 2
        //> [8, 5, 2] [2, 1, 0]
        // # in functions for any collection
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        let ring = Ring(kept: [3, 1, 4, 1, 5])
        struct Row: RandomAccessCollection, MutableCollection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            subscript(i: Int) -> Int {
                get { kept[i] }
                set { kept[i] = newValue }
            }
        }
        var row = Row(kept: [5, 2, 8])
        func all<C: Collection>(_ c: C) -> [C.Element] where C.Index == Int { c.indices.map { c[$0] } }
        func second<C: Collection>(_ c: C) -> C.Element? {
            let i = c.index(after: c.startIndex)
            return i < c.endIndex ? c[i] : nil
        }
        func swapEnds<C: MutableCollection & BidirectionalCollection>(_ c: inout C) {
            c.swapAt(c.startIndex, c.index(before: c.endIndex))
        }
        var numbers = [1, 2, 3]
        swapEnds(&numbers)
        swapEnds(&row)
        print(all(ring), all(row), second(ring) ?? -1, second("xy") ?? "-", numbers)
        //> [3, 1, 4, 1, 5] [8, 2, 5] 1 y [3, 2, 1]
        // # a place behind the last
        struct Row: RandomAccessCollection, MutableCollection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            subscript(i: Int) -> Int {
                get { kept[i] }
                set { kept[i] = newValue }
            }
        }
        var row = Row(kept: [5, 2, 8])
        print(row.index(1, offsetBy: 3))
        //! 11:11: the program stopped itself: Index out of bounds
        // # backwards without a way back
        struct Ring: Collection {
            var kept: [Int]
            var startIndex: Int { 0 }
            var endIndex: Int { kept.count }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { kept[i] }
        }
        let ring = Ring(kept: [3, 1, 4, 1, 5])
        print(ring.index(3, offsetBy: -1))
        //! 9:12: the program stopped itself: Only BidirectionalCollections can be advanced by a negative amount
        // # no step to the next place
        struct A: Collection { var startIndex: Int { 0 }; var endIndex: Int { 1 }; subscript(i: Int) -> Int { i } }
        //! 1:8: type 'A' does not conform to protocol 'Collection'
        // # elements that can't be replaced
        struct A: MutableCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 1 }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { i }
        }
        //! 1:8: type 'A' does not conform to protocol 'MutableCollection'
        // # the last of what can't be walked backwards
        print(Set([1]).last as Any)
        //! 1:16: value of type 'Set<Int>' has no member 'last'
        // # slices and iterators by their associated types
        extension Collection {
            func halves() -> (SubSequence, SubSequence) {
                let middle = index(startIndex, offsetBy: count / 2)
                return (self[..<middle], self[middle...])
            }
            func split() -> (first: Element, rest: SubSequence)? { first.map { ($0, dropFirst()) } }
        }
        print([1, 2, 3, 4].halves(), "hello".halves(), (1..<5).halves())
        print([1, 2].split()!.rest, "ab".split()!.rest, [Int]().split() == nil)
        extension Collection where SubSequence == ArraySlice<Int> { var kind: String { "of numbers" } }
        print([1].kind)
        func sum<Numbers: Collection>(_ numbers: Numbers) -> Int where Numbers.Element == Int, Numbers.SubSequence == Numbers {
            numbers.isEmpty ? 0 : numbers[numbers.startIndex] + sum(numbers.dropFirst())
        }
        print(sum([1, 2, 3][...]), sum(1..<5))
        struct Pairs<Base: Sequence>: Sequence {
            let base: Base
            struct Iterator: IteratorProtocol {
                var inner: Base.Iterator
                mutating func next() -> (Base.Element, Base.Element)? {
                    guard let one = inner.next(), let other = inner.next() else { return nil }
                    return (one, other)
                }
            }
            func makeIterator() -> Iterator { Iterator(inner: base.makeIterator()) }
        }
        struct Countdown: Sequence, IteratorProtocol {
            var left: Int
            mutating func next() -> Int? {
                guard left > 0 else { return nil }
                left -= 1
                return left + 1
            }
        }
        for pair in Pairs(base: Countdown(left: 5)) { print(pair) }
        print(Array(Pairs(base: "abcd")), Array(Pairs(base: Pairs(base: 1...8))).count)
        var letters: String.Iterator = "xyz".makeIterator()
        print(letters.next()!, letters.next()!)
        extension Sequence {
            func every(_ step: Int) -> [Element] {
                var (iterator, place, result) = (makeIterator(), 0, [Element]())
                while let element = iterator.next() {
                    if place % step == 0 { result.append(element) }
                    place += 1
                }
                return result
            }
        }
        print((1...10).every(3), Countdown(left: 4).every(2))
        //> (ArraySlice([1, 2]), ArraySlice([3, 4])) ("he", "llo") (Range(1..<3), Range(3..<5))
        //> [2] b true
        //> of numbers
        //> 6 10
        //> (5, 4)
        //> (3, 2)
        //> [("a", "b"), ("c", "d")] 2
        //> x y
        //> [1, 4, 7, 10] [4, 2]
        // # slices of own collections in generic code
        struct Ring<T>: Collection { var xs: [T]; var startIndex: Int { 0 }; var endIndex: Int { xs.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { xs[i] } }
        struct Pile<T>: BidirectionalCollection { var xs: [T]; var startIndex: Int { 0 }; var endIndex: Int { xs.count }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> T { get { xs[i] } } }
        struct View2<T>: RandomAccessCollection, MutableCollection { var xs: ArraySlice<T>; var startIndex: Int { xs.startIndex }; var endIndex: Int { xs.endIndex }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> T { get { xs[i] } set { xs[i] = newValue } }
          subscript(r: Range<Int>) -> View2<T> { get { View2(xs: xs[r]) } set { xs[r] = newValue.xs } } }
        func chunks<C: Collection>(_ c: C, _ n: Int) -> [[C.Element]] { var r = c[...]; var o: [[C.Element]] = []; while !r.isEmpty { o.append(Array(r.prefix(n))); r = r.dropFirst(n) }; return o }
        print(chunks(Ring(xs: [1, 2, 3]), 2), chunks(Pile(xs: [1, 2, 3]), 2), chunks(View2(xs: [1, 2, 3]), 2))
        func rev<C: BidirectionalCollection>(_ c: C) -> [C.Element] { var o: [C.Element] = []; var r = c[...]; while let l = r.last { o.append(l); r = r.dropLast() }; return o + r.reversed() }
        print(rev(Pile(xs: [1, 2, 3])), rev(View2(xs: [1, 2, 3])), rev("abc"))
        func mid<C: RandomAccessCollection>(_ c: C) -> C.Element? where C.Index == Int { let s = c[...].dropFirst().dropLast(); return s.isEmpty ? nil : s[s.startIndex + s.count / 2] }
        print(mid(View2(xs: [1, 2, 3])) as Any, mid([1, 2]) as Any)
        func mergesort<C: RandomAccessCollection>(_ c: C) -> [C.Element] where C.Element: Comparable {
          if c.count < 2 { return Array(c) }
          let m = c.index(c.startIndex, offsetBy: c.count / 2)
          let l = mergesort(c[..<m]), r = mergesort(c[m...])
          var o: [C.Element] = []; var i = 0, j = 0
          while i < l.count, j < r.count { if r[j] < l[i] { o.append(r[j]); j += 1 } else { o.append(l[i]); i += 1 } }
          return o + l[i...] + r[j...]
        }
        print(mergesort([4, 2, 3, 1]), mergesort(Array("hello")))
        protocol Parser { associatedtype Input: Collection where Input.SubSequence == Input; associatedtype Output; func parse(_ i: inout Input) -> Output? }
        struct Digits: Parser { func parse(_ i: inout Substring) -> Int? { let p = i.prefix { $0.isNumber }; guard let n = Int(p) else { return nil }; i.removeFirst(p.count); return n } }
        struct Lit<I: Collection>: Parser where I.SubSequence == I, I.Element: Equatable { let e: I.Element; func parse(_ i: inout I) -> Void? { guard i.first == e else { return nil }; i.removeFirst(); return () } }
        struct Both<A: Parser, B: Parser>: Parser where A.Input == B.Input { let a: A, b: B; func parse(_ i: inout A.Input) -> (A.Output, B.Output)? { let o = i; guard let x = a.parse(&i), let y = b.parse(&i) else { i = o; return nil }; return (x, y) } }
        struct Many<P: Parser>: Parser { let p: P; func parse(_ i: inout P.Input) -> [P.Output]? { var o: [P.Output] = []; while let x = p.parse(&i) { o.append(x) }; return o } }
        var inp = "12,34,x"[...]
        print(Many(p: Both(a: Digits(), b: Lit(e: ","))).parse(&inp)?.map(\.0) as Any, inp)
        extension Collection { func adjacent() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
          func split2(at n: Int) -> (SubSequence, SubSequence) { let i = index(startIndex, offsetBy: n, limitedBy: endIndex) ?? endIndex; return (self[..<i], self[i...]) }
          var tail: SubSequence { dropFirst() }
          func sumOf<T: AdditiveArithmetic>(_ f: (Element) -> T) -> T { isEmpty ? .zero : f(self[startIndex]) + tail.sumOf2(f) }
          func sumOf2<T: AdditiveArithmetic>(_ f: (Element) -> T) -> T { reduce(.zero) { $0 + f($1) } } }
        print([1, 2, 3].adjacent(), "abc".split2(at: 1), [1, 2, 3].tail.tail, [1, 2].sumOf { Double($0) })
        func rec<C: Collection>(_ c: C) -> Int where C.Element == Int { guard let f = c.first else { return 0 }; return f + rec(c.dropFirst()) }
        func rec2<C: Collection>(_ c: C) -> Int where C.Element == Int, C.SubSequence == C { guard let f = c.first else { return 0 }; return f + rec2(c.dropFirst()) }
        func rec3<C: Collection>(_ c: C) -> Int where C.Element == Int { rec2(c[...]) }
        print(rec2([1, 2, 3][...]), rec3([1, 2, 3]), rec3(1..<4), rec3(Ring(xs: [1, 2])))
        func longest<C: Collection>(_ c: C) -> C.SubSequence where C.Element: Comparable {
          var best = c[c.startIndex..<c.startIndex], cur = best
          var i = c.startIndex, start = c.startIndex
          while i < c.endIndex { let n = c.index(after: i); if let l = cur.last0, l > c[i] { start = i }; cur = c[start..<n]; if cur.count > best.count { best = cur }; i = n }
          return best
        }
        extension Collection { var last0: Element? { var x: Element?; for e in self { x = e }; return x } }
        print(longest([1, 2, 1, 3, 4, 0]), longest("abcab"))
        //> [[1, 2], [3]] [[1, 2], [3]] [[1, 2], [3]]
        //> [3, 2, 1] [3, 2, 1] ["c", "b", "a"]
        //> Optional(2) nil
        //> [1, 2, 3, 4] ["e", "h", "l", "l", "o"]
        //> Optional([12, 34]) x
        //> [(1, 2), (2, 3)] ("a", "bc") [3] 3.0
        //> 6 6 6 3
        //> [1, 3, 4] abc
        """###
}
