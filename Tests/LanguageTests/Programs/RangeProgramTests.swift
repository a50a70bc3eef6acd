import Testing

@Suite("Places and parts of ranges")
struct RangeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # the places of a range are its numbers
        let r = 5..<8
        print(r[6], r.startIndex, r.endIndex, r.index(after: 5), r.index(5, offsetBy: 3), r.firstIndex(of: 7)!)
        //> 6 5 8 6 8 7
        // # a place outside of a range
        print((0..<3)[7])
        //! 1:7: index 7 is out of range: the indices are 0..<3
        // # a place before a range
        print((0..<3)[-1])
        //! 1:7: index -1 is out of range: the indices are 0..<3
        // # a place behind the end of a range
        print((0..<3).index(after: 9))
        //! 1:15: the program stopped itself: Index out of bounds
        // # the places of a closed range
        let r = 1...3
        print(r.startIndex, r.endIndex, r.firstIndex(of: 2)!, r[r.index(r.startIndex, offsetBy: 2)])
        print(r.distance(from: r.startIndex, to: r.endIndex), (Int.min...Int.max).endIndex)
        for place in r.indices { print(r[place]) }
        //> inRange(1) pastEnd inRange(2) 3
        //> 3 pastEnd
        //> 1
        //> 2
        //> 3
        // # a number is no place of a closed range
        print((1...3).index(1, offsetBy: 1))
        //! 1:21: cannot convert value of type 'Int' to expected argument type 'ClosedRange<Int>.Index'
        // # the end of a closed range
        let r = 1...3
        print(r[r.endIndex])
        //! 2:7: the program stopped itself: Index out of range
        // # parts of a range are ranges, however large
        print((0..<5).dropFirst(2), (0..<5).dropLast(), (0..<5).prefix(2), (0..<5).suffix(9))
        print((0..<Int.max).dropFirst(5).first!, (1..<Int.max).suffix(2), Array((0..<5).prefix(3)))
        //> 2..<5 0..<4 0..<2 0..<5
        //> 5 9223372036854775805..<9223372036854775807 [0, 1, 2]
        // # no less than no splits
        print("a b".split(separator: " ", maxSplits: -1))
        //! 1:13: the program stopped itself: Must take zero or more splits
        // # what ranges and collections look like inside others
        print([1, 2].debugDescription, (1...3).debugDescription, ("a"..<"b").debugDescription, [1: 2].debugDescription)
        print(Set([1]).debugDescription, [1, 2][0...].debugDescription, "abc".dropFirst().debugDescription)
        //> [1, 2] ClosedRange(1...3) Range("a"..<"b") [1: 2]
        //> Set([1]) ArraySlice([1, 2]) "bc"
        // # a range of literals is one of what it is asked for
        let d = 2.5, u: UInt8 = 100, x: Int8 = -3
        func g(_ n: UInt8) -> UInt8 { n + 1 }
        struct T { var t: Double; var isWarm: Bool { (20...30).contains(t) } }
        print((1...3).contains(d), (0..<1).contains(d), (1...).contains(d), (...2).contains(d), (..<3).contains(d))
        print((97...122).contains(u) ? "letter" : "other", (-5...5).contains(x), (0..<10).contains(d * 2), (0...100).overlaps(2.5...3))
        print(T(t: 21).isWarm, [1.5, 3].filter { (1...2).contains($0) }, (1...3).map(g), (1...3).contains(2), (0...1).lowerBound)
        //> true false true false true
        //> letter true true true
        //> true [1.5] [2, 3, 4] true 0
        // # a range with a bound that is no literal keeps its type
        let n = 3
        print((1...n).contains(2.5))
        //! 2:24: cannot convert value of type 'Double' to expected argument type 'Int'; write 'Int(…)' around it, which cuts off the fraction
        // # a range of literals that takes no such value
        print((1...3).contains("a"))
        //! 1:24: cannot convert value of type 'String' to expected argument type 'Int'; a number is written without quotes, and 'Int(…)' makes one of a text, or nil
        """###
}
