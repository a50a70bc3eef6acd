import Catalogue

extension DefaultStringInterpolation {
    /// A whole number put into a text by a format as in C: `Text("\(count, specifier: "%03d")")`. A format that takes
    /// something else leaves the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
        appendLiteral((try? TextFormat.text(specifier, [.integer(Int(truncatingIfNeeded: value))])) ?? "\(value)")
    }

    /// A fraction put into a text by a format as in C: `Text("\(price, specifier: "%.2f")")`. A format that takes
    /// something else leaves the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
        appendLiteral((try? TextFormat.text(specifier, [.number(Double(value))])) ?? "\(value)")
    }
}
