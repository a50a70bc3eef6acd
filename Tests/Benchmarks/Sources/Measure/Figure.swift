/// One figure of the table.
struct Figure {
    /// What was measured.
    let name: String
    /// The median.
    let time: Duration
    /// What it may be at most; nil where nothing is promised.
    let limit: Duration?

    /// Whether the promise is kept.
    var isWithinLimit: Bool { limit.map { time <= $0 } ?? true }

    /// The figure as a line of the table.
    var line: String {
        let limit = limit.map { "\(Self.milliseconds($0)) ms" } ?? "-"
        let verdict = self.limit == nil ? "" : isWithinLimit ? "within" : "BEYOND"
        return [
            Self.padded(name, to: 58), Self.padded("\(Self.milliseconds(time)) ms", to: 12, trailing: true),
            Self.padded(limit, to: 12, trailing: true), "  \(verdict)",
        ].joined()
    }

    /// The line above all figures.
    static let header = padded("median", to: 70, trailing: true) + padded("limit", to: 12, trailing: true)

    private static func milliseconds(_ time: Duration) -> String {
        let tenths = Int((time / .microseconds(100)).rounded())
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    private static func padded(_ text: String, to width: Int, trailing: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return trailing ? space + text : text + space
    }
}
