import Catalogue

// Where the whole of Foundation is imported too, its own are meant, but for the formats that are English on every machine.

extension BinaryInteger {
    /// The number as text: `1,234`.
    @_disfavoredOverload
    public func formatted() -> String { IntegerFormatStyle<Self>().format(self) }

    /// The number, written in a format.
    public func formatted<F: EnglishFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }

    /// The number, written in a format of one's own.
    @_disfavoredOverload
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }
}

extension BinaryFloatingPoint {
    /// The number as text: `1,234.5`.
    @_disfavoredOverload
    public func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }

    /// The number, written in a format.
    public func formatted<F: EnglishFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }

    /// The number, written in a format of one's own.
    @_disfavoredOverload
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }
}

extension [String] {
    /// The texts as one: `tea, milk, and sugar`.
    @_disfavoredOverload
    public func formatted() -> String { formatted(.list(type: .and)) }

    /// The texts, written in a format.
    public func formatted<F: EnglishFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }
}

extension Date {
    /// The moment as text: `11/21/2026, 9:41 AM`.
    @_disfavoredOverload
    public func formatted() -> String { DateFormatStyle().format(self) }

    /// The moment, written in a format.
    public func formatted<F: EnglishFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }

    /// The moment, written in a format of one's own.
    @_disfavoredOverload
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }
}

extension BuiltIns {
    static let formatted: [BuiltInGroup] = [
        group("BinaryInteger", "Self", "The number", "1234", ".percent") { (value: Value) in
            NumberNotation().text(of: value)
        },
        group("BinaryFloatingPoint", "Self", "The number", "0.25", ".percent") { (value: Value) in
            NumberNotation().text(of: value)
        },
        group("Array where Element == String", "[String]", "The texts", #"["a", "b"]"#, ".list(type: .or)") {
            (texts: [String]) in ListFormatStyle(type: .and, width: .standard).format(texts)
        },
        group("Date", "Date", "The moment", "Date(timeIntervalSince1970: 0)", ".dateTime.year()") { (date: Date) in
            DateFormatStyle(in: .greenwich).format(date)
        },
    ]

    /// The two members that write a value.
    ///
    /// - Parameters:
    ///   - type: what they are members of, with its requirements.
    ///   - input: what formats take.
    ///   - example: a value, and a format for it.
    static func group<Input: ValueConvertible>(
        _ type: String, _ input: String, _ what: String, _ example: String, _ format: String,
        _ usual: @escaping @Sendable (Input) -> String
    ) -> BuiltInGroup {
        BuiltInGroup(
            "extension \(type)",
            [
                BuiltIn("func formatted() -> String", what + " as text.", example: example + ".formatted()", usual),
                BuiltIn(
                    "func formatted<Output, F: FormatStyle<\(input), Output>>(_ format: F) -> Output",
                    what + ", written in a format.", example: example + ".formatted(\(format))",
                    swift: "return format.format(self)"),
            ])
    }
}
