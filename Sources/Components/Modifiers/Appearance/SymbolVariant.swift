import StyleEngine

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variants in which symbols are shown: `sun.min.fill` for `sun.min`.
    ///
    /// - Example: `Image(systemName: "sun.min").environment(\.symbolVariants, .fill)`
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a variant, beside those that are said further out: `sun.min.fill` for `sun.min`.
    ///
    /// - Example: `Label("Sun", systemImage: "sun.min").symbolVariant(.fill)`
    public func symbolVariant(
        _ variant: SymbolVariants, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.symbolVariants = $0.symbolVariants.adding(variant)
            })
    }
}
