// Language/Numbers.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func total<Number: Numeric>(_ numbers: [Number]) -> Number { numbers.reduce(0, +) }

fileprivate extension Collection where Element: BinaryInteger { var mean: Element { reduce(0, +) / Element(count) } }

fileprivate struct Sides: OptionSet {
    let rawValue: UInt8
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 1 << 1)
    static let both: Sides = [.left, .right]
}

fileprivate enum Level: Int8 { case low = -1, middle, high }

fileprivate let level: UInt8 = 250
fileprivate let all: UInt64 = 18_446_744_073_709_551_615

struct LanguageNumbersSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(UInt8.max, canChange: false)
        _ = level
        // > level + 6
        // error: arithmetic overflow: the result does not fit into the type of the numbers
        try stage.value(level &+ 6, canChange: false)
        try stage.value(level.addingReportingOverflow(6).overflow, canChange: false)
        try stage.value(UInt8(clamping: 300), canChange: false)
        try stage.value(UInt8(exactly: 300) == nil, canChange: false)
        try stage.value(all == .max, canChange: false)
        try stage.value(Int8(truncatingIfNeeded: 200), canChange: false)
        print(total([1, 2, 3]), total([0.5, 1.5]), total([UInt8(1), 2]))
        try stage.refresh()
        try stage.value([2, 4, 9].mean)
        try stage.value(Sides.both.rawValue, canChange: false)
        try stage.value(Sides.both.subtracting(.left) == .right)
        // > [1, 2].index(before: Int.min)
        // error: arithmetic overflow: the result does not fit into the type of the numbers
        try stage.value([1, 2].index(0, offsetBy: Int.max, limitedBy: 2), canChange: false)
        // > [1, 2][..<Int.min]
        // error: index -9223372036854775808 is out of range: the indices are 0..<2
        // > "abc".index("abc".startIndex, offsetBy: -1, limitedBy: "abc".endIndex)
        // error: String index is out of bounds
        // > UInt64.max.distance(to: 0)
        // error: arithmetic overflow: the result does not fit into the type of the numbers
        try stage.value(Int8(-100).advanced(by: 200), canChange: false)
        // > Array((Int.max...).prefix(2))
        // error: arithmetic overflow: the result does not fit into the type of the numbers
        // > (0...3_000_000_000).indices
        // error: 3000000001 elements are more than a collection or a text may have here: 5000000
        try stage.value((Int.min...Int.max).firstIndex(of: 3) == nil, canChange: false)
        for number in UInt64(1)...UInt64.max { if number > 2 { break }; print(number) }
        try stage.refresh()
        // > ForEach(Int.min...3, id: \.self) { Text("\($0)") }
        // error: 9223372036854775807 elements would make more views than there may be: 100000; show a part, such as 'prefix(100)'
        // > enum Last: Int { case a = 9223372036854775807, b }
        // error: integer literal '9223372036854775808' overflows when stored into 'Int'
        try stage.value(Level.high.rawValue)
        // > [1].map { $9223372036854775807 }
        // error: contextual closure type '(Int) throws -> T' expects 1 argument, but 256 were used in closure body
        // > Date(timeIntervalSince1970: .nan)
        // error: no moment is nan seconds away from another
        // > for size in 0.5..<3 { print(size) }
        // error: for-in loop requires 'Range<Double>' to conform to 'Sequence'
        // > Array(0.5..<3)
        // error: type 'Double' does not conform to protocol 'BinaryInteger'
        try stage.value((0.5..<3).contains(2.5), canChange: false)
        print(1e21.formatted(), 2.675.formatted(.number.precision(.fractionLength(2))))
        try stage.refresh()
    }
}
