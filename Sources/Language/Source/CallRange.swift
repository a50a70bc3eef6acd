import SwiftSyntax

/// How far a call by a name reaches, in UTF-8 bytes from the beginning of the text.
struct CallRange {
    /// What the call is on, with the dot; of one that begins with a dot, the dot. Nil where it is on nothing.
    let receiver: Range<Int>?
    /// Where it ends.
    let end: Int

    /// The same, where each offset stands for another one.
    func mapped(_ offset: (Int) -> Int) -> CallRange {
        CallRange(
            receiver: receiver.map {
                let start = offset($0.lowerBound)
                return start..<max(start, offset($0.upperBound))
            }, end: offset(end))
    }
}

extension SourceFileSyntax {
    /// All calls by a name, by the place where that name stands.
    var callRanges: [Int: CallRange] {
        var ranges: [Int: CallRange] = [:]
        for token in tokens(viewMode: .sourceAccurate) {
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.baseName == token else { continue }
            let member = name.parent?.as(MemberAccessExprSyntax.self)
            if let member, member.declName != name { continue }
            let called = member.map { Syntax($0) } ?? Syntax(name)
            guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == called
            else { continue }
            ranges[token.positionAfterSkippingLeadingTrivia.utf8Offset] = CallRange(
                receiver: member.map {
                    $0.positionAfterSkippingLeadingTrivia
                        .utf8Offset..<$0.period.endPositionBeforeTrailingTrivia.utf8Offset
                }, end: call.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return ranges
    }
}
