import SwiftSyntax

/// What people write in a call who learn the language, and what stands there in Swift.
extension Checker {
    /// What was meant by arguments that fit none of the functions; nil where nothing is known of such a mistake.
    func mistake(in arguments: [Argument], _ candidates: [Candidate], nearest: Candidate) -> Diagnostic? {
        for argument in arguments where !argument.isTrailing {
            guard let problem = mistake(in: argument, arguments, candidates, nearest: nearest) else { continue }
            return Diagnostic(problem, at: argument.position)
        }
        return nil
    }

    private func mistake(
        in argument: Argument, _ all: [Argument], _ candidates: [Candidate], nearest: Candidate
    ) -> Problem? {
        if let label = argument.label { return memberAsLabel(label, candidates) }
        if let label = argument.assignedName,
            candidates.contains(where: { $0.parameters.contains { $0.label == label } })
        {
            return .equalsBehindLabel(label)
        }
        // What is built stands in braces, which are missing.
        guard argument.closure == nil, !all.contains(where: \.isTrailing), nearest.parameters.first?.label != nil,
            case .views? = nearest.parameters.last?.builder
        else { return nil }
        return .contentWithoutBraces(String(signature(of: nearest).prefix { $0 != "(" }))
    }

    /// `padding(top: 8)`: the label is a value that stands in front.
    private func memberAsLabel(_ label: String, _ candidates: [Candidate]) -> Problem? {
        guard !candidates.contains(where: { $0.parameters.contains { $0.label == label } }) else { return nil }
        for candidate in candidates {
            guard candidate.parameters.count > 1, let first = candidate.parameters.first, first.label == nil else {
                continue
            }
            let names = memberNames(on: first.type, isStatic: true)
            guard let member = names.contains(label) ? label : NearestName.synonym(of: label, in: names) else {
                continue
            }
            return .memberAsLabel(label, call: "\(candidate.name)(.\(member), …)")
        }
        return nil
    }
}

extension Argument {
    /// The name in front of an equals sign: `spacing` in `VStack(spacing = 5)`.
    fileprivate var assignedName: String? {
        guard let operation = syntax?.as(InfixOperatorExprSyntax.self), operation.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        return operation.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
}
