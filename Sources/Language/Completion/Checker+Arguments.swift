import SwiftSyntax

/// What could stand inside the parentheses of a call.
extension Checker {
    /// Where an argument of a call holds the place that is completed, has each function that the arguments before it fit
    /// say what it expects there. What is still to be typed behind the place is missed by none.
    func completeArgument(
        of candidates: [Candidate], _ arguments: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws {
        guard let completion, completion.source === here.source else { return }
        if let index = arguments.firstIndex(where: { $0.label == CompletionPlace.name }) {
            for candidate in candidates {
                suggestLabels(of: candidate, after: arguments[..<index], completion, ofClosures: true)
            }
            throw stopCompleting(at: node)
        }
        guard let index = arguments.firstIndex(where: { $0.syntax.map { completion.isIn($0) } == true }) else { return }
        let written = Array(arguments[...index])
        if written[index].isCompletionPlace, written[index].label == nil {
            for candidate in candidates { suggestLabels(of: candidate, after: written.dropLast(), completion) }
        }
        // Where no function takes what stands in front of the place, each says what it would expect there.
        if !complete(written, of: candidates, mustFit: true, expected: expected, at: node) {
            _ = complete(written, of: candidates, mustFit: false, expected: expected, at: node)
        }
        if written[index].isCompletionPlace,
            written[index].label != nil
                || candidates.contains(where: { takesUnlabelled($0, after: written.dropLast()) })
        {
            suggestNames(at: completion, expected: completion.expected)
        }
        throw stopCompleting(at: node)
    }

    /// Has each function say what it expects in the place of the last argument.
    ///
    /// - Parameter mustFit: whether only functions count that take the arguments before it.
    /// - Returns: whether any did.
    private func complete(
        _ arguments: [Argument], of candidates: [Candidate], mustFit: Bool, expected: SwiftType?,
        at node: some SyntaxProtocol
    ) -> Bool {
        let last = arguments.count - 1
        var found = false
        for candidate in candidates {
            let matcher = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments)
            guard let matching = matcher.matchUnfinished(),
                let parameter = matching.firstIndex(where: { $0.contains(last) }),
                closuresFit(candidate, matching, arguments)
            else { continue }
            // An error says that what the place holds was noted, or cannot be told.
            try? probe {
                var call = try begin(candidate, matching.map { $0.filter { $0 != last } }, at: node)
                do {
                    try checkPlainArguments(&call, arguments, expected: nil)
                } catch {
                    if mustFit { return }
                }
                found = true
                let declared = candidate.parameters[parameter]
                if let expected { adopt(expected, for: call.result) }
                try complete(arguments[last], for: declared, substitute(declared.type, call.substitution), call)
            }
        }
        return found
    }

    private func complete(
        _ argument: Argument, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws {
        guard argument.isCompletionPlace else {
            _ = try check(argument, for: parameter, type, call)
            return
        }
        // What a generic parameter asks for is known only as long as its call is checked.
        let asked = constraints(on: known(type))
        if case .variable = known(type), !asked.isEmpty {
            completion?.expected.append(.existential(asked))
        } else {
            completion?.expected.append(finished(type))
        }
        let names = isWrittenAsLiteral(type) ? [] : implicitMembers(of: type)
        completion?.suggest(names.map { Suggestion("." + $0.text, $0.summary) })
    }

    /// Whether an argument without a label may come next.
    private func takesUnlabelled(_ candidate: Candidate, after written: ArraySlice<Argument>) -> Bool {
        let matcher = ArgumentMatcher(parameters: candidate.parameters, arguments: Array(written))
        guard let matching = matcher.matchUnfinished() else { return true }
        let last = matching.lastIndex { !$0.isEmpty }
        if let last, candidate.parameters[last].isVariadic { return true }
        for parameter in candidate.parameters[(last.map { $0 + 1 } ?? 0)...] {
            if parameter.label == nil { return true }
            if !parameter.hasDefault { return false }
        }
        return false
    }

    /// The labels that may come next.
    private func suggestLabels(
        of candidate: Candidate, after written: ArraySlice<Argument>, _ place: CompletionPlace,
        ofClosures: Bool = false
    ) {
        let matcher = ArgumentMatcher(parameters: candidate.parameters, arguments: Array(written))
        guard let matching = matcher.matchUnfinished() else { return }
        let next = matching.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        for parameter in candidate.parameters[next...] {
            if let label = parameter.label, !ofClosures || parameter.takesFunction {
                let written = parameter.typeSyntax?.as(AttributedTypeSyntax.self)?.baseType ?? parameter.typeSyntax
                let type = written?.writtenText ?? "\(parameter.type)"
                place.suggest([Suggestion(label + ": ", type + (parameter.hasDefault ? ", may be left out" : ""))])
            }
            if !parameter.hasDefault, !parameter.isVariadic { break }
        }
    }

    /// Whether values of a type are usually written as literals, so that its members are not what is looked for.
    func isWrittenAsLiteral(_ type: SwiftType) -> Bool {
        ["Int", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary"].contains {
            arguments(of: type, ifNamed: $0) != nil
        }
    }
}

extension ArgumentMatcher {
    /// Which argument goes to which parameter as far as they are written; nil where one fits none.
    func matchUnfinished() -> Matching? {
        let (matching, mismatch) = match()
        switch mismatch {
        case nil, .missing: return matching
        case .extra, .label, .order, .extraClosure: return nil
        }
    }
}

extension Argument {
    /// Whether it is the name that stands for what is to be typed, and nothing else.
    fileprivate var isCompletionPlace: Bool {
        syntax?.as(DeclReferenceExprSyntax.self)?.baseName.text == CompletionPlace.name
    }
}
