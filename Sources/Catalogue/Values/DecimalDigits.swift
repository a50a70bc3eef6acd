/// All decimal digits of a number, of which a text shows some: rounding them is exact, as in C.
struct DecimalDigits {
    /// The digits, the first of which is not 0; none for 0.
    private var digits: [UInt8]
    /// How many of them stand before the point; negative where zeros follow it.
    private var point: Int

    /// The digits of a number that is finite and not negative.
    init(_ value: Double) {
        var exponent = value == 0 ? 0 : Int(value.exponent) - 52
        var significand = value == 0 ? 0 : UInt64(value.significandBitPattern) | (1 << 52)
        if value.isSubnormal {
            exponent = -1074
            significand = value.significandBitPattern
        }
        while exponent < 0, significand & 1 == 0, significand > 0 {
            significand >>= 1
            exponent += 1
        }
        digits = String(significand).utf8.map { $0 - 48 }
        point = digits.count
        for _ in 0..<max(0, exponent) { double() }
        for _ in 0..<max(0, -exponent) { halve() }
        trim()
    }

    private init(_ digits: [UInt8], point: Int) {
        self.digits = digits
        self.point = point
        trim()
    }

    private mutating func double() {
        var carry: UInt8 = 0
        for index in digits.indices.reversed() {
            let value = digits[index] * 2 + carry
            digits[index] = value % 10
            carry = value / 10
        }
        if carry > 0 {
            digits.insert(carry, at: 0)
            point += 1
        }
    }

    private mutating func halve() {
        var remainder: UInt8 = 0
        for index in digits.indices {
            let value = remainder * 10 + digits[index]
            digits[index] = value / 2
            remainder = value % 2
        }
        if remainder > 0 { digits.append(5) }
        if digits.first == 0 {
            digits.removeFirst()
            point -= 1
        }
    }

    private mutating func trim() {
        let zeros = digits.prefix { $0 == 0 }.count
        digits.removeFirst(zeros)
        point -= zeros
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { point = 1 }
    }

    /// Rounded to so many digits from the first one on, to the even one where both are as near.
    private func rounded(to count: Int) -> DecimalDigits {
        guard count < digits.count else { return self }
        guard count >= 0 else { return DecimalDigits([], point: 1) }
        var kept = Array(digits[..<count])
        let next = digits[count]
        let isHalf = next == 5 && count + 1 == digits.count
        let isOdd = (kept.last ?? 0) % 2 == 1
        guard next > 5 || next == 5 && !isHalf || isHalf && isOdd else { return DecimalDigits(kept, point: point) }
        var index = count - 1
        while index >= 0 {
            if kept[index] < 9 {
                kept[index] += 1
                return DecimalDigits(kept, point: point)
            }
            kept[index] = 0
            index -= 1
        }
        return DecimalDigits([1] + kept, point: point + 1)
    }

    /// The digit at a place counted from the point: 0 is the first behind it.
    private func digit(at place: Int) -> Character {
        let index = place + point
        return digits.indices.contains(index) ? Character(Unicode.Scalar(digits[index] + 48)) : "0"
    }

    /// With so many digits behind the point.
    func fixed(_ places: Int) -> String {
        let value = rounded(to: point + places)
        let before = String((-max(value.point, 1)..<0).map { value.digit(at: $0) })
        return places == 0 ? before : before + "." + String((0..<places).map { value.digit(at: $0) })
    }

    /// With one digit before the point, so many behind it, and the power of ten.
    func scientific(_ places: Int) -> String {
        let value = rounded(to: places + 1)
        let exponent = value.exponent
        let all = (0...places).map { value.digit(at: $0 - value.point) }
        let text = String(all[0]) + (places == 0 ? "" : "." + String(all[1...]))
        let power = String(exponent.magnitude)
        return text + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" : "") + power
    }

    /// The shorter of the two, with so many digits that count.
    func general(_ count: Int, keepsZeros: Bool) -> String {
        let exponent = rounded(to: count).exponent
        let isFixed = exponent >= -4 && exponent < count
        let text = isFixed ? fixed(count - 1 - exponent) : scientific(count - 1)
        guard !keepsZeros, text.contains(".") else { return text }
        let parts = text.split(separator: "e", maxSplits: 1)
        var number = parts[0]
        while number.last == "0" { number.removeLast() }
        if number.last == "." { number.removeLast() }
        return number + (parts.count > 1 ? "e" + parts[1] : "")
    }

    /// The power of ten of the first digit.
    private var exponent: Int { digits.isEmpty ? 0 : point - 1 }
}
