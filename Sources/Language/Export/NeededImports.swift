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

    /// Looks through code that stands in one file.
    public init(of code: [WrittenCode]) {
        let finder = Finder(viewMode: .sourceAccurate)
        for piece in code { finder.walk(piece.syntax) }
        var lines = finder.foundationTypes.sorted().map { "import struct Foundation.\($0)" }
        if finder.usesMathematics {
            lines += ["#if canImport(Darwin)", "    import Darwin", "#else", "    import Glibc", "#endif"]
        }
        self.lines = lines
    }

    /// How a member may be used: the first label of a call, nil where it has none or there is no call, and the most
    /// arguments that it takes.
    private struct Use: Hashable {
        let label: String?
        let count: Int
    }

    /// Members of Foundation by their names, with how they may be used.
    private static let members: [String: Set<Use>] = StandardLibrary.foundationTexts.reduce(into: [:]) {
        let use = Use(label: firstLabel(of: $1.signature), count: $1.signature.count { $0 == ":" })
        $0[BuiltInNames.name(of: $1.signature), default: []].insert(use)
    }

    /// The first labels of the initializers that Foundation adds to texts.
    private static let initializers = Set(
        (StandardLibrary.foundationInitializers + StandardLibrary.formattedTexts)
            .compactMap { firstLabel(of: $0.signature) })

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
            if let uses = NeededImports.members[access.declName.baseName.plainText] {
                let call = access.parent?.as(FunctionCallExprSyntax.self)
                let arguments = call?.calledExpression.id == access.id ? call?.arguments : nil
                let label = arguments?.first?.label?.plainText
                if uses.contains(where: { $0.label == label && $0.count >= arguments?.count ?? 0 }) {
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

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
                let label = call.arguments.first?.label?.plainText, NeededImports.initializers.contains(label)
            {
                note(NeededImports.anyType)
            }
            return .visitChildren
        }

        override func visit(_ component: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
            if NeededImports.members[component.declName.baseName.plainText]?.contains(where: { $0.label == nil })
                == true
            {
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
