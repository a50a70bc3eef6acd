import SwiftSyntax

extension SourceFileSyntax {
    /// Where each call by a name ends, by the place where that name stands; both in UTF-8 bytes from the beginning.
    var callEnds: [Int: Int] {
        var ends: [Int: Int] = [:]
        for token in tokens(viewMode: .sourceAccurate) {
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.baseName == token else { continue }
            let member = name.parent?.as(MemberAccessExprSyntax.self)
            if let member, member.declName != name { continue }
            let called = member.map { Syntax($0) } ?? Syntax(name)
            guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == called
            else { continue }
            ends[token.positionAfterSkippingLeadingTrivia.utf8Offset] = call.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return ends
    }
}
