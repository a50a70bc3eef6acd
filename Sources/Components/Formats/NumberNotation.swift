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
    /// Which numbers have a sign.
    var sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
    /// Whether it is written in full.
    var form = NumberFormatStyleConfiguration.Notation.automatic
    /// How many times the number is written; nil as is usual for the kind.
    var scale: Double?
    /// What the number is rounded to a multiple of, and how.
    var increment: Double?
    var rule = Rule.toNearestOrEven

    /// How a number is rounded.
    enum Rule: String, Codable, Sendable {
        case up, down, towardZero, awayFromZero, toNearestOrAwayFromZero, toNearestOrEven

        init(_ rule: FloatingPointRoundingRule) { self = Rule(rawValue: "\(rule)") ?? .toNearestOrEven }

        var rule: FloatingPointRoundingRule {
            switch self {
            case .up: .up
            case .down: .down
            case .towardZero: .towardZero
            case .awayFromZero: .awayFromZero
            case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
            case .toNearestOrEven: .toNearestOrEven
            }
        }
    }

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

    /// The notation with something set.
    func with<Setting>(_ property: WritableKeyPath<NumberNotation, Setting>, _ setting: Setting) -> NumberNotation {
        var notation = self
        notation[keyPath: property] = setting
        return notation
    }

    /// The notation of numbers rounded by a rule, to multiples of a number where one is given.
    func rounded(_ rule: FloatingPointRoundingRule, to increment: Double?) -> NumberNotation {
        with(\.rule, Rule(rule)).with(\.increment, increment)
    }

    /// A whole number.
    func text(_ value: some BinaryInteger) -> String {
        guard scale == nil, increment == nil, form == .automatic else {
            return written(Double(value) * (scale ?? 1))
        }
        let digits = String(repeating: "0", count: usual.lowerBound)
        return dressed(grouped("\(value.magnitude)") + point(digits), value < 0, isZero: value == 0)
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
        guard kind == .percent, scale == nil else { return written(value * (scale ?? 1)) }
        // The hundredfold of what is written, and not of what a `Double` makes of it.
        guard form == .automatic, increment == nil, value.isFinite else { return written(value * 100) }
        return plain(value, usual, places: 2)
    }

    /// A number of a type that is known to be one.
    static func double(_ value: Any) -> Double? {
        switch value {
        case Value.int(let int): Double(int)
        case Value.double(let double): double
        case Value.native(let native): double(native.any)
        case let whole as any BinaryInteger: Double(whole)
        case let fraction as any BinaryFloatingPoint: Double(fraction)
        default: nil
        }
    }

    /// A number that stands for itself, whatever kind it is of.
    private func written(_ value: Double) -> String {
        guard !value.isNaN else { return "NaN" }
        guard value.isFinite else { return dressed("∞", value < 0, isZero: false) }
        var (value, digits) = (value, usual)
        if let increment, increment > 0 {
            value = (value / increment).rounded(rule.rule) * increment
            if fraction == nil { digits = Self.decimals(of: increment) }
        }
        switch form {
        case .automatic: return plain(value, digits)
        case .compactName: return compact(value)
        case .scientific:
            var exponent = 0
            var mantissa = value.magnitude
            while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
            while mantissa > 0, mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
            if rounded(mantissa, digits.upperBound) >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
            return plain(value < 0 ? -mantissa : mantissa, digits, unit: "E\(exponent)")
        }
    }

    /// A number in full, and what stands behind its digits.
    ///
    /// - Parameter places: how many digits further the point stands.
    private func plain(_ value: Double, _ digits: ClosedRange<Int>, unit: String = "", places: Int = 0) -> String {
        let rounded = ShortestDecimal(value.magnitude, places: places)
            .rounded(to: digits.upperBound, rule.rule, isNegative: value.sign == .minus)
        var decimals = rounded.decimals(digits.upperBound)
        while decimals.count > digits.lowerBound, decimals.last == "0" { decimals.removeLast() }
        return dressed(
            grouped(rounded.whole) + point(decimals) + unit, value.sign == .minus, isZero: rounded.isZero)
    }

    /// A number shortened to two digits, or to those before the point: `1.2K`, `12M`.
    private func compact(_ value: Double) -> String {
        let units = ["", "K", "M", "B", "T"]
        var (number, unit) = (value, 0)
        while number.magnitude >= 1_000, unit < units.count - 1 { (number, unit) = (number / 1_000, unit + 1) }
        var digits = shortened(number)
        if rounded(number.magnitude, digits.upperBound) >= 1_000, unit < units.count - 1 {
            (number, unit) = (number / 1_000, unit + 1)
            digits = shortened(number)
        }
        // Here a number of four digits stays together.
        let notation = number.magnitude < 10_000 ? with(\.isGrouped, false) : self
        return notation.plain(number, digits, unit: units[unit])
    }

    /// The digits after the point of a number of which two digits are shown.
    private func shortened(_ number: Double) -> ClosedRange<Int> {
        if let fraction { return fraction }
        var (digits, size) = (1, number.magnitude)
        guard size > 0 else { return 0...0 }
        while size < 1, digits < 9 { (size, digits) = (size * 10, digits + 1) }
        return size >= 10 || rounded(size, 1) >= 10 ? 0...max(0, digits - 1) : 0...digits
    }

    private func rounded(_ number: Double, _ decimals: Int) -> Double {
        let unit = powerOfTen(decimals)
        return (number * unit).rounded(rule.rule) / unit
    }

    /// As many digits after the point as a number has.
    private static func decimals(of number: Double) -> ClosedRange<Int> {
        let text = "\(number)"
        guard !text.contains("e"), !text.hasSuffix(".0"), let point = text.firstIndex(of: ".") else { return 0...0 }
        let count = min(9, text[point...].count - 1)
        return count...count
    }

    /// The most digits after the point.
    private static let most = 999

    private var usual: ClosedRange<Int> {
        if let fraction { return min(fraction.lowerBound, Self.most)...min(fraction.upperBound, Self.most) }
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
    private func dressed(_ digits: String, _ isNegative: Bool, isZero: Bool) -> String {
        let hasPlus = sign.hasPlus && (!isZero || sign.zeroHasPlus)
        let sign = isNegative ? (self.sign.hasMinus ? "-" : "") : hasPlus ? "+" : ""
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
