/// Texts put together by a format as in C: `%d`, `%5.2f`, `%@`.
public enum TextFormat {
    /// What a place of a format is filled with.
    public enum Argument {
        /// What `%d` takes.
        case integer(Int)
        /// What `%f` takes.
        case number(Double)
        /// What `%@` takes.
        case text(String)
    }

    /// Why a format can't be filled.
    public enum Problem: Error, Equatable {
        /// There are fewer values than places.
        case missingArgument(String)
        /// The value is of another kind than the place asks for.
        case wrongKind(String)
        /// The place is of a kind that is not known.
        case unknown(String)
        /// The text would have so many bytes, or more: longer than one may be.
        case tooLong(Int)
    }

    /// The most bytes that a text may have.
    public static let limit = 5_000_000

    /// The text that a format and its values make.
    ///
    /// - Throws: a `Problem`, with the place as it is written.
    public static func text(_ format: String, _ arguments: [Argument]) throws(Problem) -> String {
        var text = ""
        var rest = format[...]
        var following = arguments[...]
        while let next = rest.popFirst() {
            guard next == "%" else {
                text.append(next)
                continue
            }
            let place = Place(reading: &rest)
            if place.conversion == "%" {
                text += "%"
                continue
            }
            let argument: Argument?
            if let number = place.number {
                argument = arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
            } else {
                argument = following.popFirst()
            }
            guard let argument else { throw .missingArgument(place.text) }
            guard place.length <= limit else { throw .tooLong(place.length) }
            text += try place.filled(with: argument)
            guard text.utf8.count <= limit else { throw .tooLong(text.utf8.count) }
        }
        return text
    }
}

/// One place of a format.
private struct Place {
    /// Which of the values it takes, from 1, where it says so: `%2$@`.
    private(set) var number: Int?
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?
    /// How many bits of a whole number it takes.
    private var bits = 32
    private(set) var conversion: Character = " "
    /// As it is written.
    private(set) var text = "%"

    /// How many characters it asks for at least.
    var length: Int { max(width, precision ?? 0) }

    /// Larger numbers are none that anybody writes.
    private static let largest = 1 << 40

    init(reading rest: inout Substring) {
        func take(_ place: inout Place) -> Character? {
            guard let next = rest.popFirst() else { return nil }
            place.text.append(next)
            return next
        }
        func number(_ place: inout Place) -> Int {
            var number = 0
            while let digit = rest.first?.wholeNumberValue {
                number = min(number * 10 + digit, Self.largest)
                _ = take(&place)
            }
            return number
        }
        let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            self.number = number(&self)
            _ = take(&self)
        }
        while let flag = rest.first, "-+ 0#".contains(flag) {
            flags.insert(flag)
            _ = take(&self)
        }
        width = number(&self)
        if rest.first == "." {
            _ = take(&self)
            precision = number(&self)
        }
        while let length = rest.first, "hlqzt".contains(length) {
            bits = length == "h" ? max(8, min(bits, 32) / 2) : 64
            _ = take(&self)
        }
        conversion = take(&self) ?? " "
    }

    func filled(with argument: TextFormat.Argument) throws(TextFormat.Problem) -> String {
        switch (conversion, argument) {
        case ("d", .integer(let value)), ("i", .integer(let value)):
            let value = (value << (64 - bits)) >> (64 - bits)
            return signed(least(String(value.magnitude)), isNegative: value < 0, isNumber: precision == nil)
        case ("u", .integer(let value)): return padded(least(String(bits(value))), isNumber: precision == nil)
        case ("x", .integer(let value)), ("X", .integer(let value)):
            let digits = String(bits(value), radix: 16, uppercase: conversion == "X")
            let prefix = flags.contains("#") && bits(value) != 0 ? "0\(conversion)" : ""
            return padded(least(digits), after: prefix, isNumber: precision == nil)
        case ("o", .integer(let value)):
            let digits = least(String(bits(value), radix: 8))
            let isMarked = flags.contains("#") && digits.first != "0"
            return padded(isMarked ? "0" + digits : digits, isNumber: precision == nil)
        case ("c", .integer(let value)):
            return padded(Unicode.Scalar(UInt8(truncatingIfNeeded: value)).description, isNumber: false)
        case ("f", .number(let value)), ("F", .number(let value)), ("e", .number(let value)),
            ("E", .number(let value)), ("g", .number(let value)), ("G", .number(let value)):
            return number(value)
        case ("@", .text(let text)): return padded(text, isNumber: false)
        case ("@", .integer(let value)): return padded("\(value)", isNumber: false)
        case ("@", .number(let value)): return padded("\(value)", isNumber: false)
        case ("s", .text(let text)):
            return padded(precision.map { String(text.prefix($0)) } ?? text, isNumber: false)
        case ("d", _), ("i", _), ("u", _), ("x", _), ("X", _), ("o", _), ("c", _), ("f", _), ("F", _), ("e", _),
            ("E", _), ("g", _), ("G", _), ("s", _):
            throw .wrongKind(text)
        default: throw .unknown(text)
        }
    }

    private func bits(_ value: Int) -> UInt {
        (UInt(bitPattern: value) << (64 - UInt(bits))) >> (64 - UInt(bits))
    }

    /// Digits, at least as many as the precision asks for: of zero there may be none.
    private func least(_ digits: String) -> String {
        if precision == 0, digits == "0" { return "" }
        return String(repeating: "0", count: max(0, (precision ?? 1) - digits.count)) + digits
    }

    private func number(_ value: Double) -> String {
        let isNegative = value.sign == .minus
        guard value.isFinite else {
            let word = value.isNaN ? "nan" : "inf"
            return signed(
                conversion.isUppercase ? word.uppercased() : word, isNegative: isNegative && !value.isNaN,
                isNumber: false)
        }
        let digits = DecimalDigits(value.magnitude)
        var text: String
        switch conversion {
        case "f", "F": text = digits.fixed(precision ?? 6)
        case "e", "E": text = digits.scientific(precision ?? 6)
        default: text = digits.general(max(1, precision ?? 6), keepsZeros: flags.contains("#"))
        }
        if flags.contains("#"), !text.contains(".") {
            text.insert(".", at: text.firstIndex(of: "e") ?? text.endIndex)
        }
        if conversion.isUppercase { text = text.uppercased() }
        return signed(text, isNegative: isNegative, isNumber: true)
    }

    private func signed(_ digits: String, isNegative: Bool, isNumber: Bool) -> String {
        let sign = isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
        return padded(digits, after: sign, isNumber: isNumber)
    }

    private func padded(_ text: String, after sign: String = "", isNumber: Bool) -> String {
        let missing = max(0, width - text.count - sign.count)
        if flags.contains("-") { return sign + text + String(repeating: " ", count: missing) }
        if flags.contains("0"), isNumber { return sign + String(repeating: "0", count: missing) + text }
        return String(repeating: " ", count: missing) + sign + text
    }
}
