import SwiftSyntax

/// What is wrong with a call that no function takes, told of the function that is nearest.
extension Checker {
    /// The failure that got furthest: the one whose place is not the call itself.
    func bestFailure(
        _ failures: [Diagnostic], _ candidates: [Candidate], at node: some SyntaxProtocol
    ) -> Diagnostic {
        guard let first = failures.first else { return diagnostic(.tooComplex, at: node) }
        // Of several protocols that are asked for, Swift names the one that has no such member at all.
        for failure in failures {
            guard case .ternaryOfMembers(let name, _, let one, let two) = failure.problem else { continue }
            if let style = failures.lazy.compactMap({ $0.problem.style(without: name) }).first {
                return Diagnostic(
                    .ternaryOfMembers(name, style: style, one: one, other: two), at: failure.position,
                    length: failure.length)
            }
        }
        // Who is told to write the modifier that stands there has another fault.
        let modifiers = Set(candidates.map(\.name))
        let told = failures.filter { !$0.problem.advises(anyOf: modifiers) }
        guard told.isEmpty || told.count == failures.count else { return bestFailure(told, candidates, at: node) }
        // `1...3` where a `Range` is asked for is no question of what its elements are.
        if let range = failures.first(where: { $0.problem.isClosedRange }) { return range }
        return failures.dropFirst().reduce(first) { best, next in
            if next.problem.isOfTheValueItself { return next }
            if best.problem.isOfTheValueItself { return best }
            return next.position.offset > best.position.offset || next.isMoreHelpful(than: best) ? next : best
        }
    }

    /// Where the arguments are of the wrong types for all functions that take as many: what is missing for the one whose
    /// first arguments they would be, `Button("a")`.
    func incomplete(_ candidates: [Candidate], _ arguments: [Argument], at node: some SyntaxProtocol) -> Diagnostic? {
        var best: (missing: Int, diagnostic: Diagnostic)?
        for candidate in candidates {
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match()
            let matched = result.matching.reduce(0) { $0 + $1.count }
            guard case .missing = result.mismatch, !arguments.isEmpty, matched == arguments.count,
                !takesAnything(candidate, result.matching)
            else { continue }
            let fits = attempt { () -> Bool? in
                guard var call = try? begin(candidate, result.matching, at: node) else { return nil }
                return (try? checkPlainArguments(&call, arguments, expected: nil)).map { true }
            }
            let missing = zip(candidate.parameters, result.matching)
                .filter { $1.isEmpty && !$0.hasDefault && !$0.isVariadic }.count
            guard fits == true, missing < best?.missing ?? .max else { continue }
            best = (missing, diagnostic(result.mismatch, candidate, result.matching, arguments, at: node))
        }
        return best?.diagnostic
    }

    /// Whether one of the parameters that have arguments says nothing of their types.
    private func takesAnything(_ candidate: Candidate, _ matching: Matching) -> Bool {
        let signature = candidate.function?.signature ?? .none
        return zip(candidate.parameters, matching).contains { parameter, indices in
            guard !indices.isEmpty, case .parameter = parameter.type else { return false }
            return !signature.requirements.contains { requirement in
                switch requirement {
                case .conformance(let subject, _), .sameType(let subject, _), .superclass(let subject, _):
                    subject == parameter.type
                }
            }
        }
    }

    /// Why no candidate takes the arguments, told of the one that is nearest.
    func mismatch(_ candidates: [Candidate], _ arguments: [Argument], at node: some SyntaxProtocol) -> Diagnostic {
        var best: (weight: Int, candidate: Candidate, diagnostic: Diagnostic)?
        let meant = meantLabels(arguments, candidates)
        for candidate in candidates {
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match()
            let matched = result.matching.reduce(0) { $0 + $1.count }
            var weight = matched * 4 - abs(candidate.parameters.count - arguments.count) * 2
            for (parameter, indices) in zip(candidate.parameters, result.matching) {
                weight -= indices.count { isOutOfPlace(arguments[$0], for: parameter) } * 4
            }
            // `Color(255, 0, 0)`: as many numbers are what was meant, with their labels.
            let required = candidate.parameters.filter { !$0.hasDefault && !$0.isVariadic }
            if arguments.count > 1, required.count == arguments.count, required.allSatisfy(\.type.isPlainNumber),
                arguments.allSatisfy({ $0.label == nil && $0.isNumber })
            {
                weight += 8
            }
            // The same arguments in another order are what was meant.
            if case .order = result.mismatch { weight = arguments.count * 4 }
            // A function with the label that was mistyped is meant, however many parameters it has.
            if !meant.isDisjoint(with: candidate.parameters.compactMap(\.label)) { weight += arguments.count * 16 }
            let found = diagnostic(result.mismatch, candidate, result.matching, arguments, at: node)
            if let known = best, known.weight >= weight { continue }
            best = (weight, candidate, found)
        }
        guard let best else { return diagnostic(.notCallable("value"), at: node) }
        return mistake(in: arguments, candidates, nearest: best.candidate)
            ?? labelsApart(arguments, candidates)
            ?? foreignLabel(of: candidates, nearest: best.candidate, arguments) ?? best.diagnostic
    }

    /// The labels that were meant by those that no function of the name has.
    private func meantLabels(_ arguments: [Argument], _ candidates: [Candidate]) -> Set<String> {
        let known = Set(candidates.flatMap { $0.parameters.compactMap(\.label) })
        return Set(
            arguments.compactMap(\.label).filter { !known.contains($0) }.compactMap {
                NearestName.nearest(to: $0, in: known)
            })
    }

    /// Whether a literal can't be what a parameter asks for: a text where a number is asked for, or the other way round.
    private func isOutOfPlace(_ argument: Argument, for parameter: Parameter) -> Bool {
        guard let type = parameter.type.nominal?.name else { return false }
        switch argument.syntax?.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: return ["Int", "Double", "CGFloat", "Bool", "Array"].contains(type)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: return ["String", "Array"].contains(type)
        default: return false
        }
    }

    /// How a closure or a binding is written that a call of a built-in function lacks.
    private func remedy(for missing: Parameter, of candidate: Candidate, _ arguments: [Argument]) -> String? {
        guard let function = candidate.function, function.context.isBuiltIn else { return nil }
        let name = candidate.name == "init" ? function.owner?.name : candidate.name
        guard let name else { return nil }
        if missing.takesClosure, missing.name == candidate.parameters.last?.name {
            if arguments.last?.isTrailing == true, let label = missing.label {
                return (arguments.count > 1 ? name + "(…)" : name) + " { … } \(label): { … }"
            }
            return (arguments.isEmpty ? name : name + "(…)") + " { … }"
        }
        guard missing.type.nominal?.name == "Binding", let label = missing.label else { return nil }
        return name + "(" + (arguments.isEmpty ? "" : "…, ") + "\(label): $name)"
    }

    /// How an argument is spoken of: by its label, or by its place.
    private func title(ofArgument index: Int, _ arguments: [Argument]) -> String {
        arguments[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
    }

    private func diagnostic(
        _ mismatch: ArgumentMatcher.Mismatch?, _ candidate: Candidate, _ matching: Matching, _ arguments: [Argument],
        at node: some SyntaxProtocol
    ) -> Diagnostic {
        switch mismatch {
        case .missing(let parameter):
            let index =
                candidate.parameters.firstIndex { $0.name == parameter.name && $0.label == parameter.label } ?? 0
            let labels = missingLabels(candidate, matching, arguments)
            if labels.count > 1 {
                return diagnostic(.missingArguments(parameters: labels, call: signature(of: candidate)), at: node)
            }
            return diagnostic(
                .missingArgument(
                    label: parameter.label, index: index, call: signature(of: candidate),
                    remedy: remedy(for: parameter, of: candidate, arguments)), at: node)
        case .extra(let index)
        where arguments[index].label == nil && candidate.name.hasSuffix("Style") && candidate.parameters.count == 1
            && candidate.function?.context.isBuiltIn == true:
            return Diagnostic(.severalStyles(modifier: candidate.name), at: arguments[index].position)
        case .extra(let index):
            return Diagnostic(
                .extraArgument(label: arguments[index].label, call: signature(of: candidate)),
                at: arguments[index].position)
        case .extraClosure(let index):
            return Diagnostic(
                .extraClosure(label: arguments[index].label, call: signature(of: candidate)),
                at: arguments[index].position)
        case .order(let index, let other):
            return Diagnostic(
                .argumentOrder(
                    late: title(ofArgument: index, arguments), early: title(ofArgument: other, arguments),
                    call: signature(of: candidate)),
                at: arguments[index].position)
        case .label(let index, let expected):
            let (have, wanted) = (arguments.map(\.label), candidate.parameters.map(\.label))
            if have.count == wanted.count, !arguments.contains(where: \.isTrailing),
                zip(have, wanted).filter({ $0 != $1 }).count > 1
            {
                return Diagnostic(
                    .wrongLabels(have: have, expected: wanted, call: signature(of: candidate)),
                    at: arguments[index].position)
            }
            return Diagnostic(
                .wrongLabel(have: arguments[index].label, expected: expected, call: signature(of: candidate)),
                at: arguments[index].position)
        case nil:
            for (parameter, indices) in zip(candidate.parameters, matching) {
                for index in indices {
                    guard let closure = arguments[index].closure else { continue }
                    guard case .function(let function) = wrapped(parameter.type) ?? parameter.type else {
                        return Diagnostic(
                            .closureForValue(finished(parameter.type)), at: arguments[index].position)
                    }
                    let count = parameterCount(of: closure) ?? usedShorthandParameters(in: closure)
                    if count == 0, closure.signature == nil {
                        return Diagnostic(
                            ignored(function.parameters.count, by: closure), at: arguments[index].position)
                    }
                    if count != function.parameters.count {
                        return Diagnostic(
                            .closureParameters(
                                type: finished(substitute(.function(function), candidate.substitution)), have: count),
                            at: arguments[index].position)
                    }
                }
            }
            return diagnostic(.notCallable(candidate.name), at: node)
        }
    }

    /// The parameters that a call must name and does not, where all its arguments have found their places.
    private func missingLabels(
        _ candidate: Candidate, _ matching: Matching, _ arguments: [Argument]
    ) -> [String] {
        guard matching.reduce(0, { $0 + $1.count }) == arguments.count else { return [] }
        let missing = zip(candidate.parameters, matching).enumerated().filter { _, entry in
            entry.1.isEmpty && !entry.0.hasDefault && !entry.0.isVariadic
        }
        return missing.map { index, entry in entry.0.label.map { "'\($0)'" } ?? "#\(index + 1)" }
    }

    /// The type that an initializer makes which a protocol declares.
    private func madeType(of candidate: Candidate) -> SwiftType? {
        guard candidate.name == "init", candidate.function?.owner?.kind == .protocol,
            case .type(let base) = candidate.base, case .metatype(let type) = known(base.type)
        else { return nil }
        return finished(type)
    }

    /// How a function is written, for messages: `padding(_: Edge.Set = …, _: CGFloat?)`.
    func signature(of candidate: Candidate) -> String {
        let made = madeType(of: candidate)
        // A label with `_` in front, and a name, is what the shell itself hands over.
        let parameters = candidate.parameters.filter { $0.label?.hasPrefix("_") != true }.map { parameter in
            var type = parameter.typeSyntax?.writtenText ?? "\(parameter.type)"
            // What a protocol calls a type is something else in each that conforms to it.
            if made != nil { type = "\(finished(substitute(parameter.type, candidate.substitution)))" }
            // What is written for a title is a string, whichever of the two functions takes it.
            if isTitle(parameter.type, of: candidate) { type = "String" }
            return (parameter.label ?? "_") + ": " + type + (parameter.isVariadic ? "..." : "")
                + (parameter.hasDefault ? " = …" : "")
        }
        var name = candidate.name
        if name == "init", let owner = candidate.function?.owner { name = made.map { "\($0)" } ?? owner.qualifiedName }
        if name == "_Preview" { name = "#Preview" }
        return name + "(" + parameters.joined(separator: ", ") + ")"
    }
}

extension Diagnostic {
    /// Whether another message about the same place says less.
    func isMoreHelpful(than other: Diagnostic) -> Bool {
        position.offset == other.position.offset && problem.helpfulness > other.problem.helpfulness
    }
}
