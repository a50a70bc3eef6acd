import Components
import Testing

@Suite struct NumberFormatStyleTests {
    private struct Tally: FormatStyle {
        func format(_ value: Int) -> String { String(repeating: "|", count: value) }
    }

    @Test func wholeNumbers() {
        #expect(1234.formatted() == "1,234")
        #expect((-1_234_567).formatted(.number.grouping(.never)) == "-1234567")
        #expect(25.formatted(.percent) == "25%")
        #expect(9.formatted(.currency(code: "USD")) == "$9.00")
        #expect(UInt8(200).formatted() == "200")
        #expect(UInt64.max.formatted() == "18,446,744,073,709,551,615")
        #expect(IntegerFormatStyle<Int8>().precision(.fractionLength(1)).format(-3) == "-3.0")
    }

    @Test func fractions() {
        #expect(1234.5.formatted() == "1,234.5")
        #expect(0.125.formatted(.percent) == "12.5%")
        #expect(Float(0.5).formatted() == "0.5")
        #expect(2.5.formatted(.number.precision(.fractionLength(0))) == "2")
        #expect(FloatingPointFormatStyle<Double>.currency(code: "EUR").format(14.5) == "€14.50")
    }

    @Test("A number of any size is written in full, and rounded as it is written")
    func manyDigits() {
        #expect(1e21.formatted() == "1,000,000,000,000,000,000,000")
        #expect((-1.2345e25).formatted() == "-12,345,000,000,000,000,000,000,000")
        #expect(123_456_789_012_345_678.0.formatted() == "123,456,789,012,345,680")
        #expect(1e21.formatted(.percent) == "100,000,000,000,000,000,000,000%")
        #expect(Double.leastNonzeroMagnitude.formatted() == "0")
        #expect((-1e-10).formatted() == "-0")
        #expect(2.675.formatted(.number.precision(.fractionLength(2))) == "2.68")
        #expect(999.995.formatted(.number.precision(.fractionLength(2))) == "1,000.00")
        #expect(0.95.formatted(.number.precision(.fractionLength(0))) == "1")
        #expect(0.0004.formatted(.number.rounded(rule: .up).precision(.fractionLength(1))) == "0.1")
        #expect(8.018009835012455e-06.formatted(.number.precision(.fractionLength(0...12))) == "0.00000801801")
        #expect(1.5.formatted(.number.precision(.fractionLength(12))) == "1.500000000000")
    }

    @Test func ownFormats() {
        #expect(3.formatted(Tally()) == "|||")
        #expect(Text(2, format: Tally()) == Text("||"))
        #expect(Text("so \(4, format: Tally())") == Text("so ||||"))
    }

    @Test func lists() {
        #expect(["a", "b", "c"].formatted() == "a, b, and c")
        #expect(["a", "b"].formatted(.list(type: .or)) == "a or b")
    }
}
