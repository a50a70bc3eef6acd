import Testing

@testable import Components

@Suite struct SymbolVariantsTests {
    @Test(
        "A name gets the words of the variants, in their order, each once",
        arguments: [
            ("sun.min", SymbolVariants.fill, "sun.min.fill"),
            ("heart", .circle.fill, "heart.circle.fill"),
            ("bell", .fill.slash.circle, "bell.slash.circle.fill"),
            ("bell.fill", .slash, "bell.slash.fill"),
            ("star.fill", .fill, "star.fill"),
            ("xmark.circle", .square, "xmark.circle"),
            ("circle", .circle, "circle.circle"),
            ("square.and.arrow.up", .fill, "square.and.arrow.up.fill"),
            ("slash.circle", .none, "slash.circle"),
        ])
    func names(name: String, variants: SymbolVariants, expected: String) {
        #expect(variants.applied(to: name) == expected)
    }

    @Test("Variants add up, and the form that comes later stays")
    func adding() {
        #expect(SymbolVariants.circle.adding(.fill) == .circle.fill)
        #expect(SymbolVariants.circle.adding(.square) == .square)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.fill.contains(.circle))
    }
}
