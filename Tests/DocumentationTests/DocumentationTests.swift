import Testing

@Suite struct DocumentationTests {
    /// The targets that `import Atelier` offers, and the records of built-ins.
    static let targets = ["StyleEngine", "Drawing", "Trees", "Catalogue", "Components", "Atelier"]

    /// What Swift's own protocols require: how it is used is told there.
    private static let known: Set<String> = [
        "==(_:_:)", "<(_:_:)", "hash(into:)", "description", "id", "rawValue", "makeIterator()", "Element", "Iterator",
        "SubSequence", "Index", "Indices", "startIndex", "endIndex", "indices", "index(after:)", "index(before:)",
        "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)", "formIndex(after:)", "formIndex(before:)",
        "distance(from:to:)", "init(rawValue:)", "init(stringLiteral:)",
    ]

    private static let declarations = Result {
        try ParsedSource.below(targets.map { "\($0)/" }).filter { $0.text.contains("public ") }
            .flatMap(PublicDeclaration.all)
    }

    @Test("Every public declaration says what it is, or its protocol does")
    func documented() throws {
        let declarations = try Self.declarations.get()
        let required = Set(declarations.filter(\.isRequirement).map(\.name)).union(Self.known)
        let undocumented = declarations.filter { declaration in
            declaration.documentation.isEmpty && (declaration.isRequirement || !required.contains(declaration.name))
        }
        #expect(declarations.count > 1_000)
        #expect(undocumented.map(\.place) == [])
    }

    @Test("Documentation names no parameter that isn't there")
    func parameters() throws {
        for declaration in try Self.declarations.get() {
            let unknown = declaration.documentation.compactMap(Self.parameter).filter {
                !declaration.parameters.contains($0)
            }
            #expect(unknown == [], "\(declaration.place)")
        }
    }

    /// The parameter that a line of documentation is about, if it is about one.
    private static func parameter(in line: String) -> String? {
        for start in [" - Parameter ", "   - "] where line.hasPrefix(start) {
            return String(line.dropFirst(start.count).prefix { $0 != ":" })
        }
        return nil
    }
}
