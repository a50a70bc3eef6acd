/// One line of the table: a ratio, and what it may be at most.
struct Ratio {
    let name: String
    let value: Double
    let limit: Double
    let unit: String

    var isWithinLimit: Bool { value <= limit }

    var line: String {
        let verdict = isWithinLimit ? "within" : "BEYOND"
        return Self.padded(name, to: 62) + Self.padded(Self.text(value) + unit, to: 12, trailing: true)
            + Self.padded(Self.text(limit) + unit, to: 12, trailing: true) + "  " + verdict
    }

    static let header = padded("value", to: 74, trailing: true) + padded("limit", to: 12, trailing: true)

    private static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func padded(_ text: String, to width: Int, trailing: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return trailing ? space + text : text + space
    }
}

/// The fastest of so many runs, in seconds: what the work costs when nothing else disturbs it. Letting go of what the
/// work made is not timed.
func fastest<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
        var result: Result?
        let time = try ContinuousClock().measure { result = try work() }
        best = min(best, time / .seconds(1))
        withExtendedLifetime(result) {}
    }
    return best
}
