import SwiftSyntax

/// Choosing between functions of one name.
extension Checker {
    /// The call of the function whose arguments fit best; its plain arguments are checked.
    func choose(
        _ candidates: [(Candidate, Matching)], _ arguments: [Argument], expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> CallInProgress {
        var successes: [Success] = []
        var failures: [Diagnostic] = []
        for (candidate, matching) in candidates {
            do {
                var distance = 0
                let trial = try trial {
                    var call = try begin(candidate, matching, at: node)
                    try checkPlainArguments(&call, arguments, expected: expected)
                    distance = resultDistance(call.result, expected)
                    return call
                }
                successes.append(Success(trial: trial, distance: distance))
            } catch let diagnostic as Diagnostic {
                failures.append(diagnostic)
            }
        }
        guard let best = successes.min(by: isBetter) else { throw bestFailure(failures, at: node) }
        if arguments.allSatisfy({ $0.closure == nil }), let name = ambiguousName(best, among: successes) {
            throw diagnostic(.ambiguous(name), at: node)
        }
        keep(best.trial)
        // An overload whose result does not fit counts as a conversion further out.
        inference.conversions += best.distance
        return best.call
    }

    private struct Success {
        let trial: Trial<CallInProgress>
        /// How far the result is from what is expected.
        let distance: Int

        var call: CallInProgress { trial.value }
        var cost: Int { trial.conversions + distance }
        var erasures: Int { trial.erasures }
        var defaults: Int { call.matching.count(where: \.isEmpty) }
    }

    /// Whether one overload is to be preferred: fewer conversions, closer to the type (rule G2), less generic, fewer
    /// defaults, no variadic parameter.
    private func isBetter(_ one: Success, _ other: Success) -> Bool {
        let a = one.call.candidate
        let b = other.call.candidate
        if one.cost != other.cost { return one.cost < other.cost }
        if a.rank != b.rank { return a.rank < b.rank }
        let variadic = (a.parameters.contains(where: \.isVariadic), b.parameters.contains(where: \.isVariadic))
        if variadic.0 != variadic.1 { return variadic.1 }
        let generic = (genericity(of: a), genericity(of: b))
        if generic.0 != generic.1 { return generic.0 < generic.1 }
        if one.erasures != other.erasures { return one.erasures < other.erasures }
        if one.defaults != other.defaults { return one.defaults < other.defaults }
        guard let f = a.function, let g = b.function, f.owner == g.owner else { return false }
        if let special = isMoreSpecial(f, than: g) { return special }
        let (mine, others) = (ownConstraints(of: f), ownConstraints(of: g))
        return covers(mine, others) && !covers(others, mine)
    }

    /// The name of a function of the program that fits as well as the best one does; nil where none does. What is asked
    /// of generic parameters counts: who asks for more is meant.
    private func ambiguousName(_ best: Success, among successes: [Success]) -> String? {
        guard let one = best.call.candidate.function, !one.context.isBuiltIn, one.owner?.isBuiltIn != true,
            best.call.candidate.requirements.isEmpty, best.call.candidate.local == nil
        else { return nil }
        for success in successes {
            guard let other = success.call.candidate.function, other != one, !isBetter(best, success),
                !other.context.isBuiltIn, other.owner == one.owner, other.kind == one.kind,
                success.call.candidate.requirements.isEmpty, other.parameters.count == one.parameters.count
            else { continue }
            let (mine, others) = (ownConstraints(of: one), ownConstraints(of: other))
            if mine.isEmpty, others.isEmpty {
                let isSame =
                    one.parameters.map(\.type) == other.parameters.map(\.type)
                    && one.parameters.map(\.isInout) == other.parameters.map(\.isInout)
                if isSame || isPlain(one) && isPlain(other) { return one.name }
            } else if !covers(mine, others), !covers(others, mine) {
                return one.name
            }
        }
        return nil
    }

    /// Whether one of two functions of the program takes less than the other, by which it is preferred; nil where neither
    /// says more, or a generic parameter is concerned.
    private func isMoreSpecial(_ one: FunctionDeclaration, than other: FunctionDeclaration) -> Bool? {
        guard isPlain(one), isPlain(other), one.parameters.count == other.parameters.count else { return nil }
        func fits(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
            zip(a.parameters, b.parameters).allSatisfy { have, want in
                have.type == want.type || attempt { conversion(from: have.type, to: want.type) } != nil
            }
        }
        let (there, back) = (fits(one, other), fits(other, one))
        return there == back ? nil : there
    }

    /// Whether a function is the program's own and has no generic parameters.
    func isPlain(_ function: FunctionDeclaration) -> Bool {
        function.context !== declarations.builtIns.top && !function.context.isBuiltIn
            && function.owner?.isBuiltIn != true
            && function.signature.parameters.count == function.context.signature.parameters.count
    }

    /// What a function asks of its own generic parameters.
    private func ownConstraints(of function: FunctionDeclaration) -> [NominalDeclaration] {
        function.signature.requirements.dropFirst(function.context.signature.requirements.count).compactMap {
            guard case .conformance(_, let constraint) = $0 else { return nil }
            return constraint.declaration
        }
    }

    /// Whether all of one list's protocols follow from those of another.
    private func covers(_ one: [NominalDeclaration], _ other: [NominalDeclaration]) -> Bool {
        other.allSatisfy { asked in one.contains { extends($0, asked) } }
    }

    /// How many parameters take a generic type.
    private func genericity(of candidate: Candidate) -> Int {
        candidate.parameters.reduce(0) { sum, parameter in
            guard case .parameter(let type) = parameter.type else { return sum }
            let constraints = candidate.function?.signature.requirements.filter {
                guard case .conformance(.parameter(let subject), _) = $0 else { return false }
                return subject == type
            }
            return sum + (constraints?.isEmpty == false ? 1 : 2)
        }
    }

    /// How far a result is from what is expected: nothing where it fits.
    private func resultDistance(_ result: SwiftType, _ expected: SwiftType?) -> Int {
        guard let expected, !expected.containsVariables else { return 0 }
        let fits = holds { unify(result, expected) }
        if fits { return 0 }
        let value = make(.tuple([]), result, at: SourcePosition(here.source, offset: 0))
        do {
            _ = try probe { try convert(value, to: expected, .argument) }
            return 1
        } catch let diagnostic as Diagnostic {
            // The one that Swift prefers is meant, though its text can't be shown here.
            if case .insidesAsText = diagnostic.problem { return 1 }
            return 100
        } catch {
            return 100
        }
    }

    /// The failure that got furthest: the one whose place is not the call itself.
    private func bestFailure(
        _ failures: [Diagnostic], at node: some SyntaxProtocol
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
        // `1...3` where a `Range` is asked for is no question of what its elements are.
        if let range = failures.first(where: { $0.problem.isClosedRange }) { return range }
        return failures.dropFirst().reduce(first) { best, next in
            if next.problem.isOfTheValueItself { return next }
            if best.problem.isOfTheValueItself { return best }
            return next.position.offset > best.position.offset || next.isMoreHelpful(than: best) ? next : best
        }
    }

    /// Checks in advance the arguments for which it makes no difference what is expected of them.
    func checkIndependent(_ arguments: inout [Argument]) throws {
        for (index, argument) in arguments.enumerated() where argument.closure == nil {
            guard let syntax = argument.syntax, isIndependent(syntax) else { continue }
            arguments[index].checked = try attempt {
                try infer(syntax, hint: nil)
            } otherwise: { diagnostic in
                guard diagnostic.problem.dependsOnExpectation else { throw diagnostic }
                return nil
            }
        }
    }

    /// Whether an expression has the same type whatever is expected of it.
    func isIndependent(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): !Self.isOperator(reference.baseName.text)
        case .stringLiteralExpr(let literal): !literal.isOneCharacter
        case .booleanLiteralExpr, .asExpr, .isExpr: true
        default: remembered(syntax, in: \.isIndependent) { isIndependent(whole: syntax) }
        }
    }

    private func isIndependent(whole syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access):
            // Which of the initializers `T.init` is depends on what is expected.
            !syntax.isInitializerReference && access.base.map { isIndependent($0) || isSettled($0) } ?? false
        case .functionCallExpr(let call):
            isIndependent(call.calledExpression) && !choosesClass(call.calledExpression)
                && literalOpenness(of: syntax) == .closed
        case .subscriptCallExpr(let call): isIndependent(call.calledExpression)
        case .forceUnwrapExpr(let force): isIndependent(force.expression)
        case .optionalChainingExpr(let chain): isIndependent(chain.expression)
        case .genericSpecializationExpr: true
        case .tupleExpr(let tuple): tuple.elements.allSatisfy { isIndependent($0.expression) }
        case .infixOperatorExpr(let infix): isIndependent(infix)
        case .prefixOperatorExpr(let prefix): isIndependent(prefix.expression)
        default: false
        }
    }

    /// Whether an expression has a type of its own where nothing is expected of it, as in front of a member: a number, or
    /// a list of which an element says what it is.
    private func isSettled(_ syntax: ExprSyntax) -> Bool {
        if let array = syntax.as(ArrayExprSyntax.self) {
            return array.elements.contains { isIndependent($0.expression) }
        }
        return literalOpenness(of: syntax).isNumber
    }

    /// Whether a type is named without its generic arguments of which one is a class: which class it is may follow from
    /// what is expected, since arguments convert between classes.
    private func choosesClass(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            let nominal = visibleNominal(named: name)
        else { return false }
        resolve(nominal)
        return nominal.signature.requirements.contains { if case .superclass = $0 { true } else { false } }
    }

    private func isIndependent(_ infix: InfixOperatorExprSyntax) -> Bool {
        !["=", "??", "..<", "..."].contains(infix.operator.trimmedDescription)
            && (isIndependent(infix.rightOperand) || isIndependent(infix.leftOperand))
    }

    /// Whether the closures of a call can have the number of parameters that are asked of them.
    func closuresFit(_ candidate: Candidate, _ matching: Matching, _ arguments: [Argument]) -> Bool {
        for (parameter, indices) in zip(candidate.parameters, matching) {
            for index in indices {
                guard let closure = arguments[index].closure, !parameter.isAutoclosure else { continue }
                var type = parameter.type
                if let inner = wrapped(type) { type = inner }
                guard case .function(let function) = type else {
                    // A closure conforms to nothing.
                    if type == .any { continue }
                    if case .parameter = type, candidate.asksNothing(of: type) { continue }
                    return false
                }
                guard let count = parameterCount(of: closure) else {
                    let used = usedShorthandParameters(in: closure)
                    if used > function.parameters.count, function.parameters.count != 1 { return false }
                    if used == 0, !function.parameters.isEmpty, closure.signature == nil { return false }
                    continue
                }
                if count != function.parameters.count, !(count > 1 && function.parameters.count == 1) { return false }
            }
        }
        return true
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
        for candidate in candidates {
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match()
            let matched = result.matching.reduce(0) { $0 + $1.count }
            var weight = matched * 4 - abs(candidate.parameters.count - arguments.count) * 2
            for (parameter, indices) in zip(candidate.parameters, result.matching) {
                weight -= indices.count { isOutOfPlace(arguments[$0], for: parameter) } * 4
            }
            // The same arguments in another order are what was meant.
            if case .order = result.mismatch { weight = arguments.count * 4 }
            if case .label(let index, let expected?) = result.mismatch, let have = arguments[index].label {
                weight += NearestName.nearest(to: have, in: [expected]) == nil ? 0 : 1
            }
            let found = diagnostic(result.mismatch, candidate, result.matching, arguments, at: node)
            if let known = best, known.weight >= weight { continue }
            best = (weight, candidate, found)
        }
        guard let best else { return diagnostic(.notCallable("value"), at: node) }
        return mistake(in: arguments, candidates, nearest: best.candidate)
            ?? labelsApart(arguments, candidates)
            ?? foreignLabel(of: candidates, nearest: best.candidate, arguments) ?? best.diagnostic
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
                .missingArgument(label: parameter.label, index: index, call: signature(of: candidate)), at: node)
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
                    late: arguments[index].label ?? "_", early: arguments[other].label ?? "_",
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
                            .closureParameters(type: finished(.function(function)), have: count),
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

    /// How a function is written, for messages: `padding(_: Edge.Set = …, _: CGFloat?)`.
    func signature(of candidate: Candidate) -> String {
        // A label with `_` in front, and a name, is what the shell itself hands over.
        let parameters = candidate.parameters.filter { $0.label?.hasPrefix("_") != true }.map { parameter in
            var type = parameter.typeSyntax?.trimmedDescription ?? "\(parameter.type)"
            // What is written for a title is a string, whichever of the two functions takes it.
            if isTitle(parameter.type, of: candidate) { type = "String" }
            return (parameter.label ?? "_") + ": " + type + (parameter.isVariadic ? "..." : "")
                + (parameter.hasDefault ? " = …" : "")
        }
        var name = candidate.name
        if name == "init", let owner = candidate.function?.owner { name = owner.qualifiedName }
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
