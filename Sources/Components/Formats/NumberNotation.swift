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
    /// How many digits it has.
    var precision = NumberFormatStyleConfiguration.Precision()
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
        let digits = "\(value.magnitude)"
        // Most whole numbers are written with all of their digits and no others.
        if precision == Self.usualPrecision, usual.lowerBound == 0 {
            return dressed(grouped(digits), value < 0, isZero: digits == "0")
        }
        return plain(ShortestDecimal(whole: digits), usual, isNegative: value < 0)
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
        return plain(ShortestDecimal(value.magnitude, places: 2), usual, isNegative: value.sign == .minus)
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
        var (value, digits, notation) = (value, usual, self)
        if let increment, increment > 0 {
            value = (value / increment).rounded(rule.rule) * increment
            notation.precision = precision.ofParts
            digits = Self.decimals(of: increment)
        }
        switch form {
        case .automatic: return notation.plain(value, digits)
        case .compactName: return notation.compact(value)
        case .scientific:
            let number = ShortestDecimal(value.magnitude)
            var exponent = number.isZero ? 0 : number.place - 1
            if notation.hasGrown(ShortestDecimal(value.magnitude, places: -exponent), digits, beyond: 1) {
                exponent += 1
            }
            return notation.plain(
                ShortestDecimal(value.magnitude, places: -exponent), digits, unit: "E\(exponent)",
                isNegative: value < 0)
        }
    }

    /// A number in full, and what stands behind its digits.
    ///
    /// - Parameter usual: how many digits stand after the point where nothing else is said.
    private func plain(_ value: Double, _ usual: ClosedRange<Int>) -> String {
        plain(ShortestDecimal(value.magnitude), usual, isNegative: value.sign == .minus)
    }

    private func plain(
        _ number: ShortestDecimal, _ usual: ClosedRange<Int>, unit: String = "", isNegative: Bool
    ) -> String {
        let digits = precision.digits(of: number, usual: usual, rule.rule, isNegative: isNegative)
        return dressed(
            grouped(digits.whole) + (digits.decimals.isEmpty ? "" : "." + digits.decimals) + unit, isNegative,
            isZero: digits.isZero)
    }

    /// A number shortened to two digits, or to those before the point: `1.2K`, `12M`.
    private func compact(_ value: Double) -> String {
        let units = ["", "K", "M", "B", "T"]
        var (number, unit) = (value, 0)
        while number.magnitude >= 1_000, unit < units.count - 1 { (number, unit) = (number / 1_000, unit + 1) }
        if unit < units.count - 1, hasGrown(ShortestDecimal(number.magnitude), shortened(number), beyond: 3) {
            (number, unit) = (number / 1_000, unit + 1)
        }
        // Here a number of four digits stays together.
        let notation = number.magnitude < 10_000 ? with(\.isGrouped, false) : self
        return notation.plain(
            ShortestDecimal(value.magnitude, places: -3 * unit), shortened(number), unit: units[unit],
            isNegative: value.sign == .minus)
    }

    /// The digits after the point of a number of which two digits are shown.
    private func shortened(_ number: Double) -> ClosedRange<Int> {
        var (digits, size) = (1, number.magnitude)
        guard size > 0 else { return 0...0 }
        while size < 1, digits < 9 { (size, digits) = (size * 10, digits + 1) }
        return size >= 10 || hasGrown(ShortestDecimal(size), 0...1, beyond: 1) ? 0...max(0, digits - 1) : 0...digits
    }

    /// Whether a number, once it is rounded, has more digits before the point than so many.
    private func hasGrown(_ number: ShortestDecimal, _ usual: ClosedRange<Int>, beyond count: Int) -> Bool {
        let unbound = precision.ofAllDigits
        return unbound.digits(of: number, usual: usual, rule.rule, isNegative: false).whole.count
            > count
    }

    /// As many digits after the point as a number has.
    private static func decimals(of number: Double) -> ClosedRange<Int> {
        let text = "\(number)"
        guard !text.contains("e"), !text.hasSuffix(".0"), let point = text.firstIndex(of: ".") else { return 0...0 }
        let count = min(9, text[point...].count - 1)
        return count...count
    }

    private static let usualPrecision = NumberFormatStyleConfiguration.Precision()

    private var usual: ClosedRange<Int> {
        switch kind {
        case .number, .percent: 0...6
        case .currency("JPY"): 0...0
        case .currency: 2...2
        }
    }

    private func grouped(_ digits: String) -> String {
        let count = digits.utf8.count
        guard isGrouped, count > 3 else { return digits }
        var result: [UInt8] = []
        for (index, digit) in digits.utf8.enumerated() {
            if index > 0, (count - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
            result.append(digit)
        }
        return String(decoding: result, as: UTF8.self)
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
