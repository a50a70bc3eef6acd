import Catalogue

/// How a number is written in English.
struct NumberNotation: Hashable, Codable, Sendable {
    /// What the number stands for.
    enum Kind: Hashable, Codable, Sendable {
        case number, percent
        case currency(String)
    }

    var kind: Kind = .number
    /// Whether thousands are set apart by commas.
    var isGrouped = true
    /// The least and the most digits after the point; nil as is usual for the kind.
    var fraction: ClosedRange<Int>?

    /// The notation with thousands set apart, or not.
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> NumberNotation {
        var notation = self
        notation.isGrouped = group == .automatic
        return notation
    }

    /// The notation with so many digits after the point.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> NumberNotation {
        var notation = self
        notation.fraction = precision.fraction
        return notation
    }

    /// A whole number.
    func text(_ value: some BinaryInteger) -> String {
        dressed(grouped("\(value.magnitude)") + point(String(repeating: "0", count: usual.lowerBound)), value < 0)
    }

    /// A number of any type; nil where it is neither a whole one nor one with a fraction.
    func text(ofNumber value: Any) -> String? {
        switch value {
        case let whole as any BinaryInteger: text(whole)
        case let fraction as any BinaryFloatingPoint: text(Double(fraction))
        default: nil
        }
    }

    /// A number of a running program.
    func text(of value: Value) -> String {
        switch value {
        case .int(let int): text(int)
        case .double(let double): text(double)
        case .native(let native): text(ofNumber: native.any) ?? ""
        default: ""
        }
    }

    /// A number with a fraction; 0.25 is 25%.
    func text(_ value: Double) -> String {
        guard !value.isNaN else { return "NaN" }
        guard value.isFinite else { return dressed("∞", value < 0) }
        let digits = usual
        let unit = powerOfTen(digits.upperBound)
        let scaled = (value.magnitude * (kind == .percent ? 100 : 1) * unit).rounded(.toNearestOrEven)
        guard scaled < 1e18, let all = Int(exactly: scaled), let one = Int(exactly: unit) else {
            return dressed("\(value.magnitude)", value < 0)
        }
        let (whole, rest) = all.quotientAndRemainder(dividingBy: one)
        let written = String("\(one + rest)".dropFirst())
        var decimals = written.prefix(digits.upperBound)
        while decimals.count > digits.lowerBound, decimals.last == "0" { decimals.removeLast() }
        return dressed(grouped("\(whole)") + point(String(decimals)), value < 0 && scaled > 0)
    }

    private var usual: ClosedRange<Int> {
        if let fraction { return min(fraction.lowerBound, 9)...min(fraction.upperBound, 9) }
        switch kind {
        case .number, .percent: return 0...6
        case .currency("JPY"): return 0...0
        case .currency: return 2...2
        }
    }

    private func powerOfTen(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    private func point(_ decimals: String) -> String { decimals.isEmpty ? "" : "." + decimals }

    private func grouped(_ digits: String) -> String {
        guard isGrouped else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
            result.append(digit)
        }
        return result
    }

    /// The digits with their sign and what they count.
    private func dressed(_ digits: String, _ isNegative: Bool) -> String {
        let sign = isNegative ? "-" : ""
        switch kind {
        case .number: return sign + digits
        case .percent: return sign + digits + "%"
        case .currency(let code):
            let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
            return sign + (signs[code] ?? code + " ") + digits
        }
    }
}

extension NumberNotation: NativeConvertible {}
