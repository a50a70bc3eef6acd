/// The fewest decimal digits that tell a number from all others of its type, so that it is rounded as it is written:
/// 2.675 to 2.68, though the `Double` is a little less.
struct ShortestDecimal {
    /// The digits without zeros at either end; none are zero.
    private var digits: [Int]
    /// How many of them stand before the point; below zero, how many zeros stand between them.
    private var point: Int

    /// The digits of a number that is finite and not negative, with the point so many places further.
    init(_ number: Double, places: Int = 0) {
        let parts = "\(number)".split(separator: "e")
        let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let exponent = parts.count > 1 ? Int(parts[1], radix: 10) ?? 0 : 0
        digits = mantissa.flatMap { Self.digits(in: $0) }
        point = (mantissa.first?.count ?? 0) + exponent + places
        while digits.first == 0 {
            digits.removeFirst()
            point -= 1
        }
        while digits.last == 0 { digits.removeLast() }
    }

    /// The digits of a whole number, as they are written.
    init(whole text: String) {
        digits = Array(Self.digits(in: text[...]).drop { $0 == 0 })
        point = digits.count
        while digits.last == 0 { digits.removeLast() }
    }

    private static func digits(in text: Substring) -> [Int] {
        text.utf8.compactMap {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? Int(truncatingIfNeeded: $0 & 0xF) : nil
        }
    }

    var isZero: Bool { digits.isEmpty }

    /// How many digits stand before the point, from the first one that is not zero on; below zero, how many zeros stand
    /// between it and the point.
    var place: Int { point }

    /// How many digits stand behind the point.
    var countOfDecimals: Int { isZero ? 0 : max(0, digits.count - point) }

    /// The digits of the number, rounded so that so many stand behind the point.
    func rounded(to decimals: Int, _ rule: FloatingPointRoundingRule, isNegative: Bool) -> ShortestDecimal {
        let kept = point + decimals
        guard kept < digits.count else { return self }
        var result = self
        result.digits = Array(digits.prefix(max(0, kept)))
        let isAway =
            switch rule {
            case .up: !isNegative
            case .down: isNegative
            case .towardZero: false
            case .awayFromZero: true
            case .toNearestOrAwayFromZero: half(behind: kept) != .less
            default:
                half(behind: kept) == .more
                    || half(behind: kept) == .exact && result.digits.last?.isMultiple(of: 2) == false
            }
        if isAway { result.addOne(at: kept) }
        while result.digits.last == 0 { result.digits.removeLast() }
        return result
    }

    private enum Half { case less, exact, more }

    /// How what stands behind some digits compares with half of the last one of them.
    private func half(behind kept: Int) -> Half {
        guard kept >= 0, digits[kept] >= 5 else { return .less }
        return digits[kept] == 5 && digits.count == kept + 1 ? .exact : .more
    }

    /// Adds one to the last of so many digits, which are the ones that are left.
    private mutating func addOne(at kept: Int) {
        guard kept > 0 else {
            (digits, point) = ([1], point - kept + 1)
            return
        }
        while digits.last == 9 { digits.removeLast() }
        if let last = digits.popLast() {
            digits.append(last + 1)
        } else {
            (digits, point) = ([1], point + 1)
        }
    }

    /// The digits before the point.
    var whole: String {
        guard point > 0 else { return "0" }
        return digits.prefix(point).map { "\($0)" }.joined()
            + String(repeating: "0", count: max(0, point - digits.count))
    }

    /// So many digits behind the point.
    func decimals(_ count: Int) -> String {
        let zeros = String(repeating: "0", count: min(count, max(0, -point)))
        let written = digits.dropFirst(max(0, point)).prefix(count - zeros.count).map { "\($0)" }.joined()
        return zeros + written + String(repeating: "0", count: count - zeros.count - written.count)
    }
}
