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
    }
}
