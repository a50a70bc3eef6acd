/// Puts extreme numbers into the place of those that stand in an entry.
struct NumberMutator: Mutator {
    let name: String
    /// The entries that numbers are put into, in the order in which they work.
    let sessions: [[String]]
    /// Whether each input has a session of its own.
    let startsAnew: Bool

    /// Numbers at the edges of their types, and beyond what can be drawn, counted or kept.
    private static let extremes = [
        "Int.min", "Int.max", "-1", "0", "1", "(-1)", "(Int.min)", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "18446744073709551615", "UInt.max", "Int64.min", "Int32.max", "UInt8.max", "4294967296",
        "2147483648", "-2147483649", "65536", "3_000_000_000", "1_000_000_000", "100_000", "-1_000_000_000",
        ".nan", ".infinity", "-.infinity", ".greatestFiniteMagnitude", "-.greatestFiniteMagnitude",
        ".leastNonzeroMagnitude", "Double.nan", "Double.infinity", "CGFloat.greatestFiniteMagnitude", "1e300", "-1e300",
        "1e18", "9.3e18", "-9.3e18", "1e15", "1e9", "-0.0", "0.0001", "0.5", "-0.5", "1e-300", "Int.max - 1",
        "Int.min + 1",
    ]

    func batch(of count: Int, _ dice: Dice) -> [Step] {
        var dice = dice
        var steps: [Step] = []
        var left = count
        while left > 0, let session = dice.pick(sessions) {
            steps.append(.reset)
            for entry in session {
                for _ in 0..<(startsAnew ? 2 : 1 + dice.roll(2)) where left > 0 {
                    left -= 1
                    if startsAnew, steps.count > 1 { steps.append(.reset) }
                    steps.append(.input([mutate(entry, &dice)]))
                }
                if !startsAnew { steps.append(.entry(entry)) }
            }
        }
        return steps
    }

    /// The entry with some of its numbers, or of what else stands for a value, replaced.
    func mutate(_ entry: String, _ dice: inout Dice) -> String {
        var tokens = TokenMutator.tokens(entry)
        let numbers = tokens.indices.filter { Self.isNumber(tokens, $0) }
        let words = tokens.indices.filter { Self.isArgument(tokens, $0) }
        func change(_ index: Int, _ dice: inout Dice) {
            let extreme = dice.pick(Self.extremes) ?? "0"
            let isWhole = !extreme.hasPrefix(".") && !extreme.hasPrefix("-.")
            switch dice.roll(8) {
            case 0: tokens[index] = "(\(tokens[index]) + \(isWhole ? extreme : "1"))"
            case 1: tokens[index] = "(\(tokens[index]) * \(isWhole ? extreme : "1"))"
            case 2: tokens[index] = "-\(tokens[index])"
            default: tokens[index] = Substring(extreme)
            }
        }
        // All at once, or one or two of them.
        if !numbers.isEmpty, dice.roll(6) > 0 {
            let all = dice.roll(5) == 0
            for index in all ? numbers : (0...dice.roll(2)).compactMap({ _ in dice.pick(numbers) }) {
                change(index, &dice)
            }
        } else if let index = dice.pick(words) {
            change(index, &dice)
        } else {
            tokens.append(Substring("\n" + (dice.pick(Self.extremes) ?? "0")))
        }
        return tokens.joined()
    }

    /// Whether a token is the digits of a number, outside of any name.
    private static func isNumber(_ tokens: [Substring], _ index: Int) -> Bool {
        tokens[index].first.map { $0.isASCII && $0.isNumber } ?? false
    }

    /// Whether a token is all that stands for an argument: `(name)`, `label: name,`.
    private static func isArgument(_ tokens: [Substring], _ index: Int) -> Bool {
        guard let first = tokens[index].first, first.isLetter || first == "_" else { return false }
        let before = tokens[..<index].last { !$0.allSatisfy(\.isWhitespace) }
        let after = tokens[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) }
        return ["(", ":", ","].contains(before ?? "") && [")", ",", "]"].contains(after ?? "")
    }
}
