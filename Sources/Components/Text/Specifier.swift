import Catalogue

extension LocalizedStringKey.StringInterpolation {
    /// A whole number put into a text by a format as in C: `Text("\(count, specifier: "%03d")")`. A format that takes
    /// something else leaves the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
        append((try? TextFormat.text(specifier, [.integer(Int(truncatingIfNeeded: value))])) ?? "\(value)")
    }

    /// A fraction put into a text by a format as in C: `Text("\(price, specifier: "%.2f")")`. A format that takes
    /// something else leaves the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
        append((try? TextFormat.text(specifier, [.number(Double(value))])) ?? "\(value)")
    }

    /// A value put into a text in a format: `Text("\(price, format: .currency(code: "EUR"))")`.
    public mutating func appendInterpolation<F: EnglishFormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        append(format.format(value))
    }

    /// A value put into a text in a format of one's own.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        append(format.format(value))
    }
}
