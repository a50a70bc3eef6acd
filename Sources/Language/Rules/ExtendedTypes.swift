import SwiftSyntax

/// `extension P where Self == T`: what the type must be.
extension Checker {
    /// Throws where the type does not conform to the extended protocol.
    func checkAnchor(of context: DeclarationContext) throws {
        guard context.isExtension, let nominal = context.nominal, nominal.kind == .protocol,
            let own = nominal.signature.parameters.first
        else { return }
        for case .sameType(let one, let other) in context.signature.requirements {
            guard one == .parameter(own) || other == .parameter(own) else { continue }
            let type = one == .parameter(own) ? other : one
            if type.contains({ $0.isGeneric }) { continue }
            let verdict = verdict { satisfies(type, ProtocolType(nominal)) }
            if verdict.holds { continue }
            let offset = context.requirements?.requirements.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
            let position = SourcePosition(context.source, offset: offset)
            let length = context.requirements?.requirements.trimmedLength.utf8Length ?? 1
            if let failed = verdict.unmet, case .existential = failed.type {
                throw Diagnostic(.requirementOfExistential(failed.type), at: position, length: length)
            }
            throw Diagnostic(
                .doesNotConform(finished(type), constraint: ProtocolType(nominal)), at: position, length: length)
        }
    }
}
