import Catalogue
import StyleEngine

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variants in which symbols are shown: `sun.min.fill` for `sun.min`.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a variant, beside those that are said further out: `sun.min.fill` for `sun.min`.
    public func symbolVariant(
        _ variant: SymbolVariants, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.symbolVariants = $0.symbolVariants.adding(variant)
            })
    }
}

extension BuiltIns {
    static let symbolVariant: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func symbolVariant(_ variant: SymbolVariants) -> some View",
                    "Shows the symbols inside in a variant, beside those that are said further out.",
                    example: #"Label("Sun", systemImage: "sun.min").symbolVariant(.fill)"#
                ) { (content: AnyView, variant: SymbolVariants) in AnyView(content.symbolVariant(variant)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var symbolVariants: SymbolVariants { get set }", "The variants in which symbols are shown.",
                    example: #"Image(systemName: "sun.min").environment(\.symbolVariants, .fill)"#,
                    \EnvironmentValues.symbolVariants)
            ]),
    ]
}
