import Components
import Testing

/// What Foundation writes of these numbers in the language of the United States.
@Suite struct NumberPrecisionTests {
    private static let fractions = [0, 0.5, 3.14159, 1234.5678, 0.00012345, -7.125, 99999.995, 1e21, 123_456_789_012]

    private func lines(_ precision: NumberFormatStyleConfiguration.Precision) -> String {
        let fractions = Self.fractions.map { $0.formatted(.number.precision(precision)) }.joined(separator: " | ")
        let whole = [0, 5, 42, 1234, -98765].map { $0.formatted(.number.precision(precision)) }
        let (share, parts, amount, large, small) = (0.12345, 42, 1234.567, 12345.678, 1.5)
        let percent =
            share.formatted(.percent.precision(precision)) + " " + parts.formatted(.percent.precision(precision))
        let money = amount.formatted(.currency(code: "USD").precision(precision))
        let short = [large, small].map { $0.formatted(.number.notation(.compactName).precision(precision)) }
            .joined(separator: " ")
        let power = large.formatted(.number.notation(.scientific).precision(precision))
        return "\(fractions)\nint: \(whole) pct: \(percent) cur: \(money) compact: \(short) sci: \(power)"
    }

    @Test(
        arguments: [
            (
                .fractionLength(2),
                """
                0.00 | 0.50 | 3.14 | 1,234.57 | 0.00 | -7.12 | 100,000.00 | 1,000,000,000,000,000,000,000.00 | 123,456,789,012.00
                int: ["0.00", "5.00", "42.00", "1,234.00", "-98,765.00"] pct: 12.34% 42.00% cur: $1,234.57 compact: 12.35K 1.50 sci: 1.23E4
                """
            ),
            (
                .fractionLength(2...),
                """
                0.00 | 0.50 | 3.14159 | 1,234.5678 | 0.00012345 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000.00 | 123,456,789,012.00
                int: ["0.00", "5.00", "42.00", "1,234.00", "-98,765.00"] pct: 12.345% 42.00% cur: $1,234.567 compact: 12.345678K 1.50 sci: 1.2345678E4
                """
            ),
            (
                .fractionLength(...2),
                """
                0 | 0.5 | 3.14 | 1,234.57 | 0 | -7.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12.34% 42% cur: $1,234.57 compact: 12.35K 1.5 sci: 1.23E4
                """
            ),
            (
                .fractionLength(..<2),
                """
                0 | 0.5 | 3.1 | 1,234.6 | 0 | -7.1 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12.3% 42% cur: $1,234.6 compact: 12.3K 1.5 sci: 1.2E4
                """
            ),
            (
                .fractionLength(1..<3),
                """
                0.0 | 0.5 | 3.142 | 1,234.568 | 0.0 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000.0 | 123,456,789,012.0
                int: ["0.0", "5.0", "42.0", "1,234.0", "-98,765.0"] pct: 12.345% 42.0% cur: $1,234.567 compact: 12.346K 1.5 sci: 1.235E4
                """
            ),
            (
                .fractionLength(1...3),
                """
                0.0 | 0.5 | 3.142 | 1,234.568 | 0.0 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000.0 | 123,456,789,012.0
                int: ["0.0", "5.0", "42.0", "1,234.0", "-98,765.0"] pct: 12.345% 42.0% cur: $1,234.567 compact: 12.346K 1.5 sci: 1.235E4
                """
            ),
            (
                .fractionLength((-3)...),
                """
                0 | 0.5 | 3.14159 | 1,234.5678 | 0.00012345 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12.345% 42% cur: $1,234.567 compact: 12.345678K 1.5 sci: 1.2345678E4
                """
            ),
            (
                .fractionLength(-3...2),
                """
                0 | 0.5 | 3.14 | 1,234.57 | 0 | -7.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12.34% 42% cur: $1,234.57 compact: 12.35K 1.5 sci: 1.23E4
                """
            ),
            (
                .fractionLength(...(-2)),
                """
                0 | 0 | 3 | 1,235 | 0 | -7 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12% 42% cur: $1,235 compact: 12K 2 sci: 1E4
                """
            ),
            (
                .integerLength(3),
                """
                000 | 000.5 | 003.14159 | 234.5678 | 000.000123 | -007.125 | 999.995 | 000 | 012
                int: ["000", "005", "042", "234", "-765"] pct: 012.345% 042% cur: $234.57 compact: 012K 001.5 sci: 001.234568E4
                """
            ),
            (
                .integerLength(0),
                """
                0 | .5 | 3.14159 | 1,234.5678 | .000123 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12.345% 42% cur: $1,234.57 compact: 12K 1.5 sci: 1.234568E4
                """
            ),
            (
                .integerLength(3...),
                """
                000 | 000.5 | 003.14159 | 1,234.5678 | 000.000123 | -007.125 | 99,999.995 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["000", "005", "042", "1,234", "-98,765"] pct: 012.345% 042% cur: $1,234.57 compact: 012K 001.5 sci: 001.234568E4
                """
            ),
            (
                .integerLength(...2),
                """
                0 | .5 | 3.14159 | 34.5678 | .000123 | -7.125 | 99.995 | 0 | 12
                int: ["0", "5", "42", "34", "-65"] pct: 12.345% 42% cur: $34.57 compact: 12K 1.5 sci: 1.234568E4
                """
            ),
            (
                .integerLength(2...3),
                """
                00 | 00.5 | 03.14159 | 234.5678 | 00.000123 | -07.125 | 999.995 | 00 | 12
                int: ["00", "05", "42", "234", "-765"] pct: 12.345% 42% cur: $234.57 compact: 12K 01.5 sci: 01.234568E4
                """
            ),
            (
                .integerLength(..<3),
                """
                0 | .5 | 3.14159 | 34.5678 | .000123 | -7.125 | 99.995 | 0 | 12
                int: ["0", "5", "42", "34", "-65"] pct: 12.345% 42% cur: $34.57 compact: 12K 1.5 sci: 1.234568E4
                """
            ),
            (
                .significantDigits(3),
                """
                0.00 | 0.500 | 3.14 | 1,230 | 0.000123 | -7.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,000,000,000
                int: ["0.00", "5.00", "42.0", "1,230", "-98,800"] pct: 12.3% 42.0% cur: $1,230 compact: 12.3K 1.50 sci: 1.23E4
                """
            ),
            (
                .significantDigits(1),
                """
                0 | 0.5 | 3 | 1,000 | 0.0001 | -7 | 100,000 | 1,000,000,000,000,000,000,000 | 100,000,000,000
                int: ["0", "5", "40", "1,000", "-100,000"] pct: 10% 40% cur: $1,000 compact: 10K 2 sci: 1E4
                """
            ),
            (
                .significantDigits(3...),
                """
                0.00 | 0.500 | 3.14159 | 1,234.5678 | 0.00012345 | -7.125 | 99,999.995 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0.00", "5.00", "42.0", "1,234", "-98,765"] pct: 12.345% 42.0% cur: $1,234.567 compact: 12.345678K 1.50 sci: 1.2345678E4
                """
            ),
            (
                .significantDigits(...3),
                """
                0 | 0.5 | 3.14 | 1,230 | 0.000123 | -7.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,000,000,000
                int: ["0", "5", "42", "1,230", "-98,800"] pct: 12.3% 42% cur: $1,230 compact: 12.3K 1.5 sci: 1.23E4
                """
            ),
            (
                .significantDigits(2...4),
                """
                0.0 | 0.50 | 3.142 | 1,235 | 0.0001234 | -7.125 | 100,000 | 1,000,000,000,000,000,000,000 | 123,500,000,000
                int: ["0.0", "5.0", "42", "1,234", "-98,760"] pct: 12.34% 42% cur: $1,235 compact: 12.35K 1.5 sci: 1.235E4
                """
            ),
            (
                .significantDigits(1..<3),
                """
                0 | 0.5 | 3.14 | 1,230 | 0.000123 | -7.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,000,000,000
                int: ["0", "5", "42", "1,230", "-98,800"] pct: 12.3% 42% cur: $1,230 compact: 12.3K 1.5 sci: 1.23E4
                """
            ),
            (
                .integerAndFractionLength(integer: 2, fraction: 2),
                """
                00.00 | 00.50 | 03.14 | 34.57 | 00.00 | -07.12 | 00.00 | 00.00 | 12.00
                int: ["00.00", "05.00", "42.00", "34.00", "-65.00"] pct: 12.34% 42.00% cur: $34.57 compact: 12.35K 01.50 sci: 01.23E4
                """
            ),
            (
                .integerAndFractionLength(integer: 0, fraction: 0),
                """
                0 | 0 | 3 | 1,235 | 0 | -7 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["0", "5", "42", "1,234", "-98,765"] pct: 12% 42% cur: $1,235 compact: 12K 2 sci: 1E4
                """
            ),
            (
                .integerAndFractionLength(integerLimits: 2..., fractionLimits: ...2),
                """
                00 | 00.5 | 03.14 | 1,234.57 | 00 | -07.12 | 100,000 | 1,000,000,000,000,000,000,000 | 123,456,789,012
                int: ["00", "05", "42", "1,234", "-98,765"] pct: 12.34% 42% cur: $1,234.57 compact: 12.35K 01.5 sci: 01.23E4
                """
            ),
            (
                .integerAndFractionLength(integerLimits: 1...3, fractionLimits: 1...2),
                """
                0.0 | 0.5 | 3.14 | 234.57 | 0.0 | -7.12 | 0.0 | 0.0 | 12.0
                int: ["0.0", "5.0", "42.0", "234.0", "-765.0"] pct: 12.34% 42.0% cur: $234.57 compact: 12.35K 1.5 sci: 1.23E4
                """
            ),
        ] as [(NumberFormatStyleConfiguration.Precision, String)])
    func precision(_ precision: NumberFormatStyleConfiguration.Precision, _ written: String) {
        #expect(lines(precision) == written)
    }

    @Test("Digits beside a rule, an increment, a sign and a scale")
    func besideOthers() {
        let number = 1234.5678
        #expect(number.formatted(.number.precision(.significantDigits(2)).rounded(rule: .up)) == "1,300")
        #expect(number.formatted(.number.precision(.significantDigits(6)).rounded(increment: 0.5)) == "1,234.5")
        #expect(number.formatted(.number.precision(.fractionLength(3)).rounded(increment: 0.25)) == "1,234.500")
        #expect(number.formatted(.number.precision(.integerLength(6)).rounded(increment: 0.25)) == "001,234.50")
        #expect(number.formatted(.number.precision(.integerLength(6)).sign(strategy: .always())) == "+001,234.5678")
        #expect((-number).formatted(.number.precision(.integerLength(6)).scale(2)) == "-002,469.1356")
        #expect(5.formatted(.number.precision(.significantDigits(3)).grouping(.never)) == "5.00")
    }

    @Test("No count is beyond what there is room for")
    func extremes() {
        #expect(1.5.formatted(.number.precision(.fractionLength(Int.max))).count == 1_001)
        #expect(1.formatted(.number.precision(.integerLength(Int.max...)).grouping(.never)).count == 999)
        #expect(1.5.formatted(.number.precision(.significantDigits(Int.min))) == "2")
        #expect(1.5.formatted(.number.precision(.fractionLength(..<Int.min))) == "2")
    }
}
