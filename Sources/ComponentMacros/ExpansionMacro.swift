import ComponentExpansion
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What the macros have in common: they write what the expansion of a declaration holds.
enum ExpansionMacro {
    /// The expansion of a declaration; nil after an error, which is reported once, where `reports` says so.
    static func expansion(
        of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext, reports: Bool
    ) -> Expansion? {
        do {
            return try Expansion(of: declaration, in: context.lexicalContext)
        } catch {
            if reports { context.diagnose(Diagnostic(node: error.node, message: ExpansionMessage(error.problem))) }
            return nil
        }
    }

    /// A declaration that was written out.
    static func declaration(_ text: GeneratedText) -> DeclSyntax { "\(raw: text.text)" }
}

/// An error of the expansion library as the compiler shows it.
private struct ExpansionMessage: DiagnosticMessage {
    let message: String
    let diagnosticID = MessageID(domain: "Atelier", id: "expansion")
    let severity = DiagnosticSeverity.error

    init(_ problem: ExpansionProblem) {
        message = problem.message
    }
}
