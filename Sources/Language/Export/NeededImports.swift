import Catalogue
import SwiftSyntax

/// The imports that a piece of Swift needs besides that of the library, where it uses what the standard library has not:
/// members that Foundation adds to texts, and the functions of mathematics.
///
/// The whole of Foundation brings names of its own for types of the library, such as `CGFloat`. To import one of its types
/// makes its members visible, and no other name.
public struct NeededImports {
    /// The lines to write, in order; none where nothing is needed.
    public let lines: [String]

    /// Looks through a text. Costs a parse of it.
    public init(of text: String) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(EntryParser.parse(text))
        var lines = finder.foundationTypes.sorted().map { "import struct Foundation.\($0)" }
        if finder.usesMathematics {
            lines += ["#if canImport(Darwin)", "    import Darwin", "#else", "    import Glibc", "#endif"]
        }
        self.lines = lines
    }

    /// Members of Foundation by their names, each with the first labels that it may be called with: `nil` where it is no
    /// function, or has none.
    private static let members: [String: Set<String?>] = StandardLibrary.foundationTexts.reduce(into: [:]) {
        $0[BuiltInNames.name(of: $1.signature), default: []].insert(firstLabel(of: $1.signature))
    }

    /// The types of Foundation that a running program knows, and the one whose import makes members visible.
    private static let types: Set<String> = ["CharacterSet", "URL"]
    private static let anyType = "CharacterSet"

    private static let functions = Set(
        StandardLibrary.mathematics.flatMap(\.members).map { BuiltInNames.name(of: $0.signature) })

    private static func firstLabel(of signature: String) -> String? {
        guard let parenthesis = signature.firstIndex(of: "(") else { return nil }
        let label = signature[signature.index(after: parenthesis)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return label == "_" ? nil : String(label)
    }

    private final class Finder: BoundNames {
        private(set) var foundationTypes: Set<String> = []
        private var functions: Set<String> = []

        /// Whether a function of mathematics is used that is nothing of the text's own.
        var usesMathematics: Bool { !functions.isSubset(of: bound) }

        private func note(_ name: String) {
            if NeededImports.types.contains(name) { foundationTypes.insert(name) }
        }

        override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let labels = NeededImports.members[access.declName.baseName.plainText] {
                let call = access.parent?.as(FunctionCallExprSyntax.self)
                let isCalled = call?.calledExpression.id == access.id
                if labels.contains(isCalled ? call?.arguments.first?.label?.plainText : nil) {
                    note(NeededImports.anyType)
                }
            }
            return .visitChildren
        }

        override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = reference.baseName.plainText
            note(name)
            let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
            if !isMember, NeededImports.functions.contains(name) { functions.insert(name) }
            return .visitChildren
        }

        override func visit(_ component: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
            if NeededImports.members[component.declName.baseName.plainText]?.contains(nil) == true {
                note(NeededImports.anyType)
            }
            return .visitChildren
        }

        override func visit(_ type: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            note(type.name.text)
            return .visitChildren
        }
    }
}
