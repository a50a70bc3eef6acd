import SwiftSyntax

/// Overload resolution.
extension Checker {
    /// The call of the best overload, with its plain arguments checked.
    func choose(
        _ candidates: [(Candidate, Matching)], _ arguments: [Argument], expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> CallInProgress {
        var successes: [Success] = []
        var failures = [Diagnostic?](repeating: nil, count: candidates.count)
        let mayFit = candidates.map { mayTakeNumbers($0, arguments) }
        let hasLiteral = arguments.contains { $0.syntax.map { literalOpenness(of: $0) > .closed } ?? false }
        // What can't take the numbers is tried only to say what is wrong.
        for isLikely in [true, false] where successes.isEmpty {
            for index in candidates.indices where mayFit[index] == isLikely {
                let (candidate, matching) = candidates[index]
                do {
                    var distance = 0
                    let trial = try trial {
                        var call = try begin(candidate, matching, at: node)
                        try joiningTypes(&call, of: arguments, expected: expected) {
                            try checkPlainArguments(&$0, arguments, expected: expected)
                        }
                        distance =
                            resultDistance(call.result, expected) + wrappedClosures(candidate, matching, arguments)
                            + untoldTypes(call, arguments)
                        return call
                    }
                    successes.append(
                        Success(
                            trial: trial, distance: distance,
                            isOfOneType: hasLiteral && candidate.function.map(isOperatorOfOneType) == true,
                            lists: listsTakenAsSuch(candidate, matching, arguments),
                            closure: ConversionScore(literals: wholeNumbersAsFractions(candidate, matching, arguments)))
                    )
                } catch let diagnostic as Diagnostic {
                    failures[index] = diagnostic
                }
            }
        }
        if successes.count > 1, isToldByClosure(successes, arguments) {
            for index in successes.indices {
                successes[index].closure += closureScore(successes[index].trial, arguments, at: node)
            }
        }
        guard let best = successes.min(by: isBetter) else {
            throw bestFailure(failures.compactMap(\.self), candidates.map(\.0), at: node)
        }
        if arguments.allSatisfy({ $0.closure == nil }), let name = ambiguousName(best, among: successes) {
            throw diagnostic(.ambiguous(name), at: node)
        }
        keep(best.trial)
        // An overload whose result does not fit counts as a conversion further out.
        inference.score.conversions += best.distance
        var call = best.call
        if let inner = wrapped(call.result) {
            call.isUnwrappedElsewhere = successes.contains { known($0.call.result) == inner }
        }
        return call
    }

    /// How many closures become optionals, each of which counts as a conversion.
    private func wrappedClosures(_ candidate: Candidate, _ matching: Matching, _ arguments: [Argument]) -> Int {
        zip(candidate.parameters, matching).reduce(0) { sum, pair in
            guard wrapped(pair.0.type) != nil else { return sum }
            return sum + pair.1.count { arguments[$0].closure != nil }
        }
    }

    /// What it costs that `nil` stands for values of generic types that nothing else tells: all other conversions are better.
    private func untoldTypes(_ call: CallInProgress, _ arguments: [Argument]) -> Int {
        zip(call.candidate.parameters, call.matching).reduce(0) { sum, pair in
            guard openInside(substitute(pair.0.type, call.substitution)) != nil else { return sum }
            return sum + 10 * pair.1.count { arguments[$0].syntax?.is(NilLiteralExprSyntax.self) == true }
        }
    }

    /// How many literals of lists and dictionaries are passed for parameters that are arrays and dictionaries; nil where one
    /// is of a generic type.
    private func listsTakenAsSuch(_ candidate: Candidate, _ matching: Matching, _ arguments: [Argument]) -> Int? {
        var lists = 0
        for (parameter, indices) in zip(candidate.parameters, matching) {
            let (type, syntax) = (parameter.type, indices.compactMap { arguments[$0].syntax })
            let taken =
                isNamed("Array", type)
                ? syntax.count { $0.is(ArrayExprSyntax.self) }
                : isNamed("Dictionary", type) ? syntax.count { $0.is(DictionaryExprSyntax.self) } : 0
            if taken > 0, type.contains({ if case .parameter = $0 { true } else { false } }) { return nil }
            lists += taken
        }
        return lists
    }

    /// How many whole numbers are written for a generic parameter that takes fractions alone: no type of theirs is found
    /// before the call is.
    private func wholeNumbersAsFractions(
        _ candidate: Candidate, _ matching: Matching, _ arguments: [Argument]
    ) -> Int {
        guard let requirements = candidate.function?.signature.requirements, !requirements.isEmpty else { return 0 }
        return zip(candidate.parameters, matching).reduce(0) { sum, pair in
            guard case .parameter = pair.0.type else { return sum }
            let isFraction = requirements.contains { requirement in
                guard case .conformance(pair.0.type, let asked) = requirement else { return false }
                return asked.declaration.isBuiltIn && asked.declaration.name.hasSuffix("FloatingPoint")
            }
            guard isFraction else { return sum }
            return sum + pair.1.count { index in arguments[index].syntax.map(literalOpenness) == .whole }
        }
    }

    /// Whether the value of the one closure that is passed tells which overload of the program is meant: where none of them is
    /// generic, or where some drop the value. A closure with many further ones inside is not checked for each of them.
    private func isToldByClosure(_ successes: [Success], _ arguments: [Argument]) -> Bool {
        let closures = arguments.enumerated().filter { $0.element.closure != nil }
        guard closures.count == 1, let (index, argument) = closures.first, argument.closure?.statements.count == 1,
            case .expr(let value)? = argument.closure?.statements.first?.item
        else { return false }
        let functions = successes.compactMap(\.call.candidate.function)
        guard functions.count == successes.count, functions.allSatisfy(isOwn) else { return false }
        let isDropped = successes.map { success in
            let matches = zip(success.call.candidate.parameters, success.call.matching)
            guard let type = matches.first(where: { $1.contains(index) })?.0.type,
                case .function(let function) = wrapped(type) ?? type
            else { return false }
            return function.result == .void
        }
        let levels = value.levelsOfClosures
        return levels == 0 && functions.allSatisfy(isPlain)
            || levels <= 2 && isDropped.contains(true) && isDropped.contains(false)
    }

    /// What the value of a closure must become so that an overload takes it.
    private func closureScore(
        _ trial: Trial<CallInProgress>, _ arguments: [Argument],
        at node: some SyntaxProtocol
    ) -> ConversionScore {
        probe {
            keep(trial)
            let before = inference.score
            guard (try? finish(trial.value, arguments, expected: nil, at: node)) != nil else {
                return ConversionScore(conversions: 100)
            }
            let after = inference.score
            return ConversionScore(
                drops: countsDrops(trial.value.candidate, arguments) ? after.drops - before.drops : 0,
                literals: after.literals - before.literals,
                conversions: after.conversions - before.conversions,
                anyErasures: after.anyErasures - before.anyErasures, upcasts: after.upcasts - before.upcasts)
        }
    }

    /// Whether an overload that drops a closure's value is worse than one that keeps it. Swift prefers it where it is generic
    /// itself, of types that are known before the closure is looked at.
    private func countsDrops(_ candidate: Candidate, _ arguments: [Argument]) -> Bool {
        !hasOwnGenerics(candidate) || arguments.contains { $0.isNumber || $0.isText }
    }

    private struct Success {
        let trial: Trial<CallInProgress>
        /// How far the result is from what is expected.
        let distance: Int
        /// Whether it is an operator of the program, between values of one type, that gives another one, and takes a literal.
        let isOfOneType: Bool
        /// How many literals of lists and dictionaries it takes as such: one that does is better, whatever they hold. Nil where
        /// what they hold is generic.
        var lists: Int?
        /// How far the value of a closure is from what the overload takes.
        var closure = ConversionScore()

        var call: CallInProgress { trial.value }
        var cost: Int { score.literals + score.conversions + distance }
        var score: ConversionScore {
            var score = trial.score
            score += closure
            return score
        }
        var defaults: Int { call.matching.count(where: \.isEmpty) }
    }

    /// Whether one overload is to be preferred: the value of a closure kept, literals as values of the type that they stand
    /// beside, or else of their default type, fewer conversions, no generic parameters of its own, closer to the type (rule G2), less generic, fewer casts to what
    /// it is, fewer defaults, no variadic parameter.
    private func isBetter(_ one: Success, _ other: Success) -> Bool {
        let a = one.call.candidate
        let b = other.call.candidate
        if one.score.drops != other.score.drops { return one.score.drops < other.score.drops }
        if one.score.hashables != other.score.hashables { return one.score.hashables < other.score.hashables }
        if one.isOfOneType != other.isOfOneType, one.distance == other.distance, a.function?.owner == b.function?.owner
        {
            return one.isOfOneType
        }
        if one.distance == other.distance, one.score.conversions == other.score.conversions,
            one.score.anyErasures == other.score.anyErasures, let own = isOwnOperator(a, ratherThan: b)
        {
            return own
        }
        if one.distance == other.distance, one.score.literals != other.score.literals {
            return one.score.literals < other.score.literals
        }
        if let own = one.lists, let others = other.lists, own != others, a.function.map(isOwn) == true,
            b.function.map(isOwn) == true
        {
            return own > others
        }
        if one.cost != other.cost { return one.cost < other.cost }
        if one.score.anyErasures != other.score.anyErasures { return one.score.anyErasures < other.score.anyErasures }
        if hasOwnGenerics(a) != hasOwnGenerics(b) { return hasOwnGenerics(b) }
        if let refined = isOfRefinedProtocol(a.function, than: b.function) { return refined }
        if let fewer = takesLess(a, than: b) { return fewer }
        if let special = isMoreSpecialInClass(a, than: b) { return special }
        if a.rank != b.rank { return a.rank < b.rank }
        let variadic = (a.parameters.contains(where: \.isVariadic), b.parameters.contains(where: \.isVariadic))
        if variadic.0 != variadic.1 { return variadic.1 }
        if let unlabelled = isUnlabelledList(a, beside: b) { return unlabelled }
        if let closer = isCloser(a, b) { return closer }
        let generic = (genericity(of: a), genericity(of: b))
        if generic.0 != generic.1 { return generic.0 < generic.1 }
        if one.score.upcasts != other.score.upcasts { return one.score.upcasts < other.score.upcasts }
        if one.defaults != other.defaults { return one.defaults < other.defaults }
        // What the program declares shadows what the library does.
        return a.function.map(isOwn) == true && b.function.map(isOwn) == false
    }

    /// Whether of two functions of the program the first one has fewer parameters than the other one, or more of them (false):
    /// that counts more than how close to the type and how special they are, unless one is of a type and one of a protocol.
    /// Nil for all others.
    private func takesLess(_ one: Candidate, than other: Candidate) -> Bool? {
        guard one.function.map(isOwn) == true, other.function.map(isOwn) == true,
            one.isOfProtocol == other.isOfProtocol, !one.isOfProtocol || one.rank == other.rank,
            one.parameters.count != other.parameters.count
        else { return nil }
        let isLess = one.parameters.count < other.parameters.count
        let (fewer, more) = isLess ? (one, other) : (other, one)
        let isOfMany = fewer.parameters.contains(where: \.isVariadic) && !more.parameters.contains(where: \.isVariadic)
        return isOfMany ? nil : isLess
    }

    /// Whether one of two initializers that take any number of the same values does so without a label, and is to be preferred
    /// to the other one, such as that of an array literal; nil where neither is.
    private func isUnlabelledList(_ one: Candidate, beside other: Candidate) -> Bool? {
        guard one.function?.kind == .initializer, other.function?.kind == .initializer,
            one.parameters.count == 1, other.parameters.count == 1,
            let mine = one.parameters.first, let others = other.parameters.first, mine.isVariadic, others.isVariadic,
            mine.type == others.type, (mine.label == nil) != (others.label == nil)
        else { return nil }
        return mine.label == nil
    }

    /// Whether one of two functions that fit alike is to be preferred: what is not generic, is closer, less generic, or the
    /// program's own.
    func isSpecial(_ one: Candidate, beside other: Candidate) -> Bool {
        if hasOwnGenerics(one) != hasOwnGenerics(other) { return hasOwnGenerics(other) }
        if let closer = isCloser(one, other) { return closer }
        let (here, there) = (genericity(of: one), genericity(of: other))
        if here != there { return here < there }
        return one.function.map(isOwn) == true && other.function.map(isOwn) == false
    }

    /// Whether one of two functions of the same type is closer by what it takes, or else by asking for more protocols; nil
    /// where neither is.
    private func isCloser(_ one: Candidate, _ other: Candidate) -> Bool? {
        guard let one = one.function, let other = other.function else { return nil }
        guard one.owner == other.owner else { return refines(one.owner, other.owner) }
        if isOwn(one), isOwn(other), let special = isMoreSpecial(one, than: other) { return special }
        let (mine, others) = (ownConstraints(of: one), ownConstraints(of: other))
        let (here, there) = (covers(mine, others), covers(others, mine))
        return here == there ? nil : here
    }

    /// The name of an overload of the program that is as good as the best one, so that the call is ambiguous; nil where
    /// there is none. The overload with more requirements on its generic parameters is better.
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

    /// Whether a function is an operator of the program between two values of one type, which gives another one.
    private func isOperatorOfOneType(_ function: FunctionDeclaration) -> Bool {
        isOwn(function) && Self.isOperator(function.name) && function.parameters.count == 2
            && function.parameters.allSatisfy { $0.type == function.result }
    }

    /// Whether a function is the program's own and has no generic parameters.
    func isPlain(_ function: FunctionDeclaration) -> Bool {
        isOwn(function) && function.owner?.isBuiltIn != true && !hasOwnGenerics(function)
    }

    /// Whether of two operators that take the same operands the first one is the program's, for just these types, and the
    /// other one the library's, for all types of a kind, as that of arrays is for all elements; false the other way round,
    /// and nil for all others. An operator belongs to no value, so that it does not count where it stands.
    func isOwnOperator(_ one: Candidate, ratherThan other: Candidate) -> Bool? {
        guard let one = one.function, let other = other.function, isOwn(one) != isOwn(other),
            Self.isOperator(one.name)
        else { return nil }
        let (own, library) = isOwn(one) ? (one, other) : (other, one)
        guard own.signature.parameters.isEmpty, !library.signature.parameters.isEmpty else { return nil }
        return own === one
    }

    private func hasOwnGenerics(_ candidate: Candidate) -> Bool { candidate.function.map(hasOwnGenerics) ?? false }

    /// Whether a function is generic by itself, apart from its type.
    private func hasOwnGenerics(_ function: FunctionDeclaration) -> Bool {
        function.signature.parameters.count > function.context.signature.parameters.count
    }

    /// Whether a function is the program's own.
    func isOwn(_ function: FunctionDeclaration) -> Bool {
        !function.context.isBuiltIn
    }

    /// Whether one of two functions asks for more of its own generic parameters.
    func asksMore(_ one: FunctionDeclaration, than other: FunctionDeclaration) -> Bool {
        let (mine, others) = (ownConstraints(of: one), ownConstraints(of: other))
        return covers(mine, others) && !covers(others, mine)
    }

    /// The protocols in the requirements of a function's own generic parameters.
    func ownConstraints(of function: FunctionDeclaration) -> [NominalDeclaration] {
        function.signature.requirements.dropFirst(function.context.signature.requirements.count).compactMap {
            guard case .conformance(_, let constraint) = $0 else { return nil }
            return constraint.declaration
        }
    }

    /// Whether all of one list's protocols follow from those of another.
    func covers(_ one: [NominalDeclaration], _ other: [NominalDeclaration]) -> Bool {
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
        // What goes into an existential afterwards need not be one, and becomes one as other results do.
        if case .existential = known(expected), isOpen(result) { return 1 }
        let fits = holds { unify(result, expected) }
        if fits { return 0 }
        let value = make(.tuple([]), result, at: SourcePosition(here.source, offset: 0))
        do {
            _ = try probe { try convert(value, to: expected, .argument) }
            return 1
        } catch let diagnostic as Diagnostic {
            // Swift prefers this overload, though its result can't be shown here.
            if case .insidesAsText = diagnostic.problem { return 1 }
            return 100
        } catch {
            return 100
        }
    }

    /// Whether the closures of a call can have the expected number of parameters.
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
                    if used == 0, !function.parameters.isEmpty, closure.signature == nil,
                        !takesVoid(function, candidate.substitution)
                    {
                        return false
                    }
                    continue
                }
                if count != function.parameters.count, !(count > 1 && function.parameters.count == 1) { return false }
            }
        }
        return true
    }
}

extension Checker {
    /// Those of several overloads whose closures have exactly the number of parameters that is asked for; all where none has.
    func closestByClosures(_ fits: [(Candidate, Matching)], _ arguments: [Argument]) -> [(Candidate, Matching)] {
        guard fits.count > 1, arguments.contains(where: { $0.closure != nil }) else { return fits }
        let exact = fits.filter { candidate, matching in
            zip(candidate.parameters, matching).allSatisfy { parameter, indices in
                indices.allSatisfy { index in
                    guard let closure = arguments[index].closure,
                        case .function(let function) = wrapped(parameter.type) ?? parameter.type
                    else { return true }
                    let count = parameterCount(of: closure) ?? usedShorthandParameters(in: closure)
                    let wanted = function.parameters.map { known(substitute($0.type, candidate.substitution)) }
                    return count == 0 || count == wanted.count
                        || wanted.count == 1 && takesApart(wanted[0], count, candidate)
                }
            }
        }
        return exact.isEmpty ? fits : exact
    }

    /// Whether the parameters of an overload can be the numbers that are written for them, which is told without checking
    /// its arguments.
    private func mayTakeNumbers(_ fit: (candidate: Candidate, matching: Matching), _ arguments: [Argument]) -> Bool {
        zip(fit.candidate.parameters, fit.matching).allSatisfy { parameter, indices in
            indices.allSatisfy { !arguments[$0].isNumber || mayBeNumber(parameter.type) }
        }
    }

    /// Whether a literal of a number may be a value of a type as it is declared: all but the library's types that are none.
    private func mayBeNumber(_ type: SwiftType) -> Bool {
        if let inner = wrapped(type) { return mayBeNumber(inner) }
        guard case .nominal(let nominal) = type, nominal.declaration.isBuiltIn, !type.isPlainNumber,
            let number = declarations.builtIns.nominal(named: "Int")
        else { return true }
        return ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"].contains { isExpressible(type, by: $0) }
            || conversion(from: .nominal(NominalType(number)), to: type) != nil
    }

    /// Whether several parameters may stand for the parts of one: a tuple, or what only the call determines.
    private func takesApart(_ type: SwiftType, _ count: Int, _ candidate: Candidate) -> Bool {
        if case .tuple(let elements) = type { return elements.count == count }
        let own = candidate.function.map { $0.signature.parameters.dropFirst($0.context.signature.parameters.count) }
        return type.contains {
            switch $0 {
            case .variable: true
            case .parameter(let parameter): own?.contains(parameter) == true
            default: false
            }
        }
    }
}

extension ExprSyntax {
    /// How many closures stand in it at most, one inside of the other.
    fileprivate var levelsOfClosures: Int {
        let finder = ClosureFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.most
    }
}

private final class ClosureFinder: SyntaxVisitor {
    private(set) var most = 0
    private var levels = 0

    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        levels += 1
        most = max(most, levels)
        return .visitChildren
    }

    override func visitPost(_ closure: ClosureExprSyntax) { levels -= 1 }
}
