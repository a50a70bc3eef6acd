import SwiftSyntax

extension Checker {
    /// Throws where a closure without type annotations fits another overload of the program as well: `f { $0 }`.
    func requireOne(
        _ call: CallInProgress, of fits: [(Candidate, Matching)], _ written: [Argument], expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws {
        guard fits.count > 1, let own = call.candidate.function, isPlain(own), written.count == 1,
            let closure = written[0].closure, closure.signature == nil, closure.statements.count == 1,
            closure.statements.first?.item.is(DeclReferenceExprSyntax.self) == true
        else { return }
        for (rival, _) in fits {
            guard let function = rival.function, function != own, isPlain(function), function.owner == own.owner else {
                continue
            }
            let fits = probe { (try? callAsWritten([rival], written, expected: expected, at: node)) != nil }
            if fits { throw diagnostic(.ambiguous(own.name), at: node) }
        }
    }
}
