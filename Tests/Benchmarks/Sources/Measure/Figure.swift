/// One figure of the table.
struct Figure {
    /// What was measured.
    let name: String
    /// The median, or of what can end at any moment the longest.
    let amount: Amount
    /// What it may be at most; nil where nothing is promised.
    let limit: Amount?

    /// Something that was measured.
    enum Amount {
        case time(Duration)
        case memory(bytes: Int)

        /// In milliseconds or megabytes, with that unit.
        var value: (number: Double, unit: String) {
            switch self {
            case .time(let time): (time / .milliseconds(1), "ms")
            case .memory(let bytes): (Double(bytes) / 1e6, "MB")
            }
        }

        fileprivate var text: String {
            let tenths = Int((value.number * 10).rounded())
            return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10) \(value.unit)"
        }
    }

    init(name: String, time: Duration, limit: Duration?) {
        (self.name, amount, self.limit) = (name, .time(time), limit.map { .time($0) })
    }

    init(name: String, memory: Int, limit: Int?) {
        (self.name, amount, self.limit) = (name, .memory(bytes: memory), limit.map { .memory(bytes: $0) })
    }

    /// Whether the promise is kept.
    var isWithinLimit: Bool { limit.map { amount.value.number <= $0.value.number } ?? true }

    /// The figure as a line of the table.
    var line: String {
        let verdict = limit == nil ? "" : isWithinLimit ? "within" : "BEYOND"
        return [
            Self.padded(name, to: 58), Self.padded(amount.text, to: 12, trailing: true),
            Self.padded(limit?.text ?? "-", to: 12, trailing: true), "  \(verdict)",
        ].joined()
    }

    /// The line above all figures.
    static let header = padded("measured", to: 70, trailing: true) + padded("limit", to: 12, trailing: true)

    private static func padded(_ text: String, to width: Int, trailing: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return trailing ? space + text : text + space
    }
}
