import SwiftSyntax

/// One call of one candidate while its arguments are checked.
struct CallInProgress {
    let candidate: Candidate
    let matching: Matching
    /// The types of all generic parameters; those of the function itself are type variables.
    var substitution: Substitution
    /// The arguments that have been checked, for each parameter.
    var checked: [[CheckedExpression?]]
    /// The type of the result.
    let result: SwiftType
    /// The requirements on the generic parameters.
    var requirements: [Requirement] = []
    /// The arguments as written.
    var arguments: [Argument] = []
    /// The name that is called.
    let node: Syntax
    /// Whether another overload takes the arguments as well, and gives what is inside this one's optional.
    var isUnwrappedElsewhere = false
}

/// An argument that is still to be checked: those that depend least on the parameter's type come first.
private struct LateArgument: Comparable {
    /// How much its type depends on the parameter's.
    let weight: Int
    /// The parameter that it is for, and its place among the arguments of that.
    let parameter: Int
    let position: Int
    /// Its place among all arguments.
    let index: Int

    static func < (one: LateArgument, other: LateArgument) -> Bool {
        (one.weight, one.parameter, one.position) < (other.weight, other.parameter, other.position)
    }
}

extension Checker {
    /// A call of one of several functions, chosen by labels, number and static types of the arguments.
    ///
    /// - Parameter expected: the type that is expected of the result, where there is one.
    func call(
        _ candidates: [Candidate], _ written: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let outer = candidates.filter(\.isOuter)
        if !outer.isEmpty, outer.count < candidates.count {
            // In a type, `max(a, b)` is its own method, whether that takes the arguments or not.
            return try attempt {
                try call(candidates.filter { !$0.isOuter }, written, expected: expected, at: node)
            } otherwise: { diagnostic in
                guard let member = candidates.first(where: { !$0.isOuter }),
                    attempt({ try? call(outer, written, expected: expected, at: node) }) != nil
                else { throw diagnostic }
                throw self.diagnostic(
                    .hiddenByMember(member.name, member: member.title, module: outer.first.flatMap(module(of:))),
                    at: node)
            }
        }
        return try attempt {
            try callAsWritten(candidates, written, expected: expected, at: node)
        } otherwise: { diagnostic in
            // `reduce(0) { $0 + $1.area }`: the closure says what the number is; `min(1, .pi)`: the member does.
            let hasFunction = written.contains { $0.closure != nil || $0.namesOverloads }
            if hasFunction, let inner = expected.flatMap({ wrapped(known($0)) }), makesOwnParameter(candidates),
                let call = attempt({ try? call(candidates, written, expected: inner, at: node) })
            {
                // `let sum: Int? = sizes.reduce(0) { $0 + $1.width }`: only the whole result becomes an optional.
                return call
            }
            // `let end: Node? = path.reduce(root) { $0?[$1] }`: what is handed over is one as well.
            if hasFunction, let expected, wrapped(known(expected)) != nil,
                let widened = widening(written, of: candidates, to: expected),
                let call = attempt({ try? callAsWritten(candidates, widened, expected: expected, at: node) })
            {
                return call
            }
            // `Text(width, format: .percent)`: formats are of `Double`, as which Swift takes a `CGFloat`.
            if case .memberOfOthers = diagnostic.problem, let other = takingLengthsAsNumbers(written, at: node),
                let call = attempt({ try? callAsWritten(candidates, other, expected: expected, at: node) })
            {
                return call
            }
            guard hasFunction && diagnostic.problem.mayComeOfWholeNumbers || isOfFractions(candidates, written) else {
                throw diagnostic
            }
            for type in numbers(besides: candidates) {
                let call = attempt {
                    taking(written, as: type).flatMap {
                        try? callAsWritten(candidates, $0, expected: expected, at: node)
                    }
                }
                if let call { return call }
            }
            throw diagnostic
        }
    }

    /// Whether arguments alone determine the result of a function.
    private func makesOwnParameter(_ candidates: [Candidate]) -> Bool { candidates.contains(where: makesOwnParameter) }

    private func makesOwnParameter(_ candidate: Candidate) -> Bool {
        guard let function = candidate.function, case .parameter(let parameter) = function.result else { return false }
        return function.signature.parameters.dropFirst(function.outerParameterCount).contains(parameter)
    }

    /// The arguments, with those that are of the result's type as values of the expected one; nil where there are none.
    private func widening(_ arguments: [Argument], of candidates: [Candidate], to expected: SwiftType) -> [Argument]? {
        for candidate in candidates where makesOwnParameter(candidate) {
            let matching = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match().matching
            let ofResult = zip(candidate.parameters, matching).flatMap { parameter, indices in
                parameter.type == candidate.function?.result ? indices : []
            }
            var widened = arguments
            for index in ofResult {
                guard let syntax = arguments[index].syntax, let value = try? check(syntax, as: expected, .argument)
                else { return nil }
                widened[index].content = .checked(value)
                widened[index].checked = value
            }
            if !ofResult.isEmpty { return widened }
        }
        return nil
    }

    /// The arguments, with those that are `CGFloat` as values of `Double`; nil where there are none.
    private func takingLengthsAsNumbers(_ arguments: [Argument], at node: some SyntaxProtocol) -> [Argument]? {
        guard let number = try? core("Double", at: node) else { return nil }
        var isChanged = false
        let taken = arguments.map { argument -> Argument in
            guard let syntax = argument.syntax, isIndependent(syntax),
                let value = argument.checked ?? attempt({ try? infer(syntax, hint: nil) }),
                isNamed("CGFloat", value.type), let converted = try? convert(value, to: number, .argument)
            else { return argument }
            isChanged = true
            var argument = argument
            argument.content = .checked(converted)
            argument.checked = converted
            return argument
        }
        return isChanged ? taken : nil
    }

    /// Whether whole numbers are passed beside members that may be fractions. Between operands they would be ambiguous.
    private func isOfFractions(_ candidates: [Candidate], _ arguments: [Argument]) -> Bool {
        guard let name = candidates.first?.name, !Self.isOperator(name) else { return false }
        let parts = arguments.compactMap(\.syntax)
        return parts.contains(where: \.isMember) && fraction(besideMembers: parts) != nil
    }

    /// The types that a member may be one of: floating-point types, and the generic arguments of the receiver.
    private func numbers(besides candidates: [Candidate]) -> [SwiftType] {
        let fractions = ["Double", "CGFloat", "Float"].compactMap { declarations.builtIns.nominal(named: $0) }
            .map { SwiftType.nominal(NominalType($0)) }
        guard case .nominal(let nominal)? = candidates.first?.base.expression.map({ known($0.type) }) else {
            return fractions
        }
        return fractions + nominal.arguments.map(finished).filter { !fractions.contains($0) }
    }

    /// The arguments with literals of whole numbers, and members that are written with a dot, taken as values of another type;
    /// nil where there are none.
    private func taking(_ arguments: [Argument], as hint: SwiftType) -> [Argument]? {
        var isChanged = false
        let widened = arguments.map { argument -> Argument in
            guard let literal = argument.syntax, literal.isMember,
                let value = attempt({ try? check(literal, as: hint, .argument) })
            else { return argument }
            isChanged = true
            var argument = argument
            argument.content = .checked(value)
            argument.checked = value
            return argument
        }
        return isChanged ? widened : nil
    }

    func callAsWritten(
        _ candidates: [Candidate], _ written: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        for case .function(let function) in candidates.map(\.target) { try resolveSignature(function) }
        for case .enumCase(let enumCase) in candidates.map(\.target) { try resolve(enumCase) }
        let candidates = try accessible(candidates, written, at: node)
        try completeArgument(of: candidates, written, expected: expected, at: node)
        var fits: [(Candidate, Matching)] = []
        for candidate in candidates {
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: written).match()
            if result.mismatch == nil, closuresFit(candidate, result.matching, written) {
                fits.append((candidate, result.matching))
            }
        }
        fits = closestByClosures(fits, written)
        guard !fits.isEmpty else {
            if let problem = unsupportedLabel(of: candidates, written) ?? foreignMethod(of: candidates, written) {
                throw diagnostic(problem, at: node)
            }
            throw mismatch(candidates, written, at: node)
        }
        var arguments = written
        var chosen: CallInProgress?
        return try attempt {
            let call = try start(fits, &arguments, expected: expected, at: node)
            chosen = call
            let value = try finish(call, arguments, expected: expected, at: node)
            try requireOne(call, of: fits, written, expected: expected, at: node)
            return value
        } otherwise: { diagnostic in
            guard let chosen else {
                if isInsideText(diagnostic, of: arguments) { throw diagnostic }
                if let mistake = misplacedArgument(arguments, candidates, diagnostic) { throw mistake }
                guard diagnostic.problem.isArgumentMismatch, !diagnostic.problem.isBetweenPlainTypes else {
                    throw diagnostic
                }
                throw incomplete(candidates, arguments, at: node) ?? diagnostic
            }
            // The result of a closure may fit only another overload.
            let others = fits.filter { $0.0.function != chosen.candidate.function }.map(\.0)
            guard !others.isEmpty, written.contains(where: { $0.closure != nil }),
                fits.contains(where: { $0.0.function?.context.isBuiltIn == false }), !diagnostic.problem.isAmbiguity,
                let other = try? callAsWritten(others, written, expected: expected, at: node)
            else { throw diagnostic }
            return other
        }
    }

    /// Whether something is wrong with what is put into a text, and not with the text as an argument.
    private func isInsideText(_ diagnostic: Diagnostic, of arguments: [Argument]) -> Bool {
        arguments.contains { argument in
            guard argument.isText, let syntax = argument.syntax else { return false }
            let start = position(syntax).offset
            return start < diagnostic.position.offset
                && diagnostic.position.offset < start + syntax.trimmedLength.utf8Length
        }
    }

    /// The call of the function that fits best, its plain arguments checked.
    private func start(
        _ fits: [(Candidate, Matching)], _ arguments: inout [Argument], expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> CallInProgress {
        if fits.count == 1 {
            var call = try begin(fits[0].0, fits[0].1, at: node)
            try joiningTypes(&call, of: arguments, expected: expected) {
                try checkPlainArguments(&$0, arguments, expected: expected)
            }
            return call
        }
        try checkIndependent(&arguments)
        return try attempt {
            try choose(fits, arguments, expected: expected, at: node)
        } otherwise: { diagnostic in
            guard diagnostic.problem.isArgumentMismatch, let open = leavingTextsOpen(arguments),
                let call = attempt({ try? choose(fits, open, expected: expected, at: node) })
            else { throw diagnostic }
            arguments = open
            return call
        }
    }

    /// Whether a parameter of a function has an associated type of an existential receiver, which nobody can pass.
    private func takesUnknown(
        _ function: FunctionDeclaration, of type: SwiftType, _ substitution: Substitution
    ) -> Bool {
        function.parameters.contains { parameter in
            guard case .member(of: let base, let member) = parameter.type else { return false }
            return known(substitute(base, substitution)) == known(type) && !isStated(member, on: known(type))
        }
    }

    /// Starts a call: makes type variables for the generic parameters, and checks the requirements on them as far as the
    /// receiver determines them.
    func begin(_ candidate: Candidate, _ matching: Matching, at node: some SyntaxProtocol) throws -> CallInProgress {
        var candidate = candidate
        var substitution = candidate.substitution
        var requirements = candidate.requirements
        var result: SwiftType
        switch candidate.target {
        case .enumCase(let enumCase): result = selfType(of: enumCase.owner)
        case .property(let property): result = property.type.result
        case .function(let function):
            for parameter in function.signature.parameters where substitution[parameter] == nil {
                substitution[parameter] = freshVariable(for: parameter)
            }
            requirements += function.signature.requirements
                .dropFirst(function.context.signature.requirements.count)
            result = resultOnReceiver(function, candidate)
            candidate.parametersOnReceiver = parametersOnReceiver(function, candidate)
        }
        if let function = candidate.function, case .value(let value) = candidate.base,
            case .existential = known(value.type),
            function.takesSelf || takesUnknown(function, of: value.type, substitution)
        {
            throw diagnostic(.selfInParameter(member: function.name, type: finished(value.type)), at: node)
        }
        for requirement in requirements {
            let asked = requirement.map { substitute($0, substitution) }
            let verdict = verdict { satisfies(requirement, substitution) }
            guard verdict.holds else {
                // A requirement of the extension around it is reported at the member's name.
                guard candidate.requirements.contains(requirement), let failed = verdict.unmet,
                    let extended = candidate.function?.context.nominal
                else {
                    let isOfExtension = candidate.requirements.contains(requirement)
                    throw diagnostic(
                        problem(asked, verdict.unmet, of: candidate.title, isOfExtension: isOfExtension), at: node)
                }
                throw diagnostic(
                    .requiresOfMember(
                        function: candidate.title, owner: extended.name, type: finished(failed.type),
                        constraint: failed.constraint, identity: identity(missing: failed)),
                    at: node)
            }
        }
        result = substitute(result, substitution)
        if let made = candidate.madeType ?? madeByMetatype(candidate) {
            result = candidate.function?.syntax.isFailable == true ? optional(made) : made
        }
        return CallInProgress(
            candidate: candidate, matching: matching, substitution: substitution,
            checked: matching.map { [CheckedExpression?](repeating: nil, count: $0.count) }, result: result,
            requirements: requirements, node: Syntax(node))
    }

    /// The result of a class's initializer that is called on the metatype of a generic parameter constrained to the class.
    private func madeByMetatype(_ candidate: Candidate) -> SwiftType? {
        guard let function = candidate.function, function.kind == .initializer, function.owner?.kind == .class,
            case .type(let base) = candidate.base, case .metatype(let type) = known(base.type),
            case .parameter = known(type)
        else { return nil }
        return known(type)
    }

    /// The result type of a function; `Self` in a class is the receiver's type.
    private func resultOnReceiver(_ function: FunctionDeclaration, _ candidate: Candidate) -> SwiftType {
        guard function.returnsSelf, let base = candidate.base.expression else { return function.result }
        return ownResult(function.result, on: base)
    }

    /// The parameters of a method of a class that hands `Self` to functions, on a receiver of a subclass; nil for others.
    private func parametersOnReceiver(_ function: FunctionDeclaration, _ candidate: Candidate) -> [Parameter]? {
        guard function.handsOutSelf, let owner = function.owner, let base = candidate.base.expression else {
            return nil
        }
        let type = ownResult(selfType(of: owner), on: base)
        func onReceiver(_ part: SwiftType) -> SwiftType {
            if case .nominal(let nominal) = part, nominal.declaration == owner { return type }
            return part.mapParts(onReceiver)
        }
        return function.parameters.map { parameter in
            guard case .function = parameter.type else { return parameter }
            var own = parameter
            own.type = onReceiver(parameter.type)
            return own
        }
    }

    /// The type of a member whose declared type is `Self`, on a base that may be of a subclass.
    func ownResult(_ result: SwiftType, on base: CheckedExpression) -> SwiftType {
        var type = known(base.type)
        if case .convert(let own, .superReference) = base.kind { type = known(own.type) }
        if case .metatype(let instance) = type { type = known(instance) }
        return wrapped(result) == nil ? type : optional(type)
    }

    /// That a requirement of a function or a property is not met, or the part of it that is not.
    ///
    /// - Parameter isOfExtension: whether the requirement is one of the extension around it.
    func problem(
        _ requirement: Requirement, _ failed: UnmetConformance?, of title: String, isOfExtension: Bool = false
    ) -> Problem {
        if let failed {
            return .requires(function: title, type: finished(failed.type), constraint: failed.constraint)
        }
        switch requirement {
        case .conformance(let type, let constraint):
            return .requires(function: title, type: finished(type), constraint: constraint)
        case .sameType(let one, let other):
            return .requiresSame(
                function: title, one: finished(one), other: finished(other), isOfExtension: isOfExtension)
        case .superclass(let type, let superclass):
            return .requiresSubclass(function: title, type: finished(type), superclass: finished(superclass))
        }
    }

    /// Checks the arguments that are no closures: first those whose type does not depend on the parameter's, last the
    /// literals that take any type.
    func checkPlainArguments(
        _ call: inout CallInProgress, _ arguments: [Argument], expected: SwiftType?
    ) throws {
        call.arguments = arguments
        var late: [LateArgument] = []
        for (parameter, indices) in call.matching.enumerated() {
            for (position, index) in indices.enumerated() {
                let argument = arguments[index]
                if argument.closure != nil, !call.candidate.parameters[parameter].isAutoclosure { continue }
                late.append(
                    LateArgument(
                        weight: argument.checked != nil ? 0 : weight(of: argument), parameter: parameter,
                        position: position, index: index))
            }
        }
        late.sort()
        var isAdopted = false
        // An argument may be of a subclass, or go into an existential, so that it does not determine the class or the `Any`.
        if let expected,
            call.substitution.values.contains(where: isClassVariable) || takesObject(expected)
                || holdsWiderTypes(expected)
        {
            isAdopted = true
            adopt(expected, for: call.result)
        }
        let hasClosure = arguments.contains { $0.closure != nil }
        // Key paths and operators wait for the other arguments: nothing but those says what an operator works on.
        var waiting = late.filter { hangsOnRoot(arguments[$0.index]) || arguments[$0.index].namesOverloads }
        var plain = late.filter { !hangsOnRoot(arguments[$0.index]) && !arguments[$0.index].namesOverloads }[...]
        while let first = [plain.first, waiting.first].compactMap({ $0 }).min() {
            // A key path whose root no argument tells begins at what the result is to take, `people.sorted(by: order(\.age))`,
            // and determines the literals beside it.
            if !isAdopted, let expected, first.weight > 0,
                waiting.contains(where: { lacksRoot(arguments[$0.index], $0, call) })
            {
                isAdopted = true
                adopt(expected, for: call.result)
            }
            // A key path whose root is known determines more than the value beside it, which may have to be converted.
            let ready =
                waiting.firstIndex { hangsOnRoot(arguments[$0.index]) && isReady(arguments[$0.index], $0, call) }
                ?? (first.weight <= 0 ? nil : waiting.firstIndex { isReady(arguments[$0.index], $0, call) })
                ?? (waiting.first == first && (plain.isEmpty || hangsOnRoot(arguments[first.index])) ? 0 : nil)
            // Nothing but closures may tell what an operator works on, or where a key path begins:
            // `sorted(by: { $0.name }, using: <)`, `compose({ (s: String) in s + "!" }, \.count)`.
            if hasClosure, let ready, case let place = waiting[ready], arguments[place.index].waitsForClosures,
                !isReady(arguments[place.index], place, call)
            {
                waiting.remove(at: ready)
                continue
            }
            let next = ready.map { waiting.remove(at: $0) } ?? plain.removeFirst()
            let (weight, parameter, position) = (next.weight, next.parameter, next.position)
            let declared = call.candidate.parameters[parameter]
            // Literals take the type that follows from what is expected of the result.
            if weight > 0, weight < Openness.nothing.rawValue, !isAdopted, let expected {
                isAdopted = true
                call.checked[parameter][position] = try check(
                    arguments[next.index], for: declared, call, adopting: expected)
                continue
            }
            let type = substitute(declared.type, call.substitution)
            // `nil` and `[]` wait until the expected result determines their type.
            if weight == Openness.nothing.rawValue, case .variable(let variable) = known(type),
                variable.constraints.isEmpty
            {
                continue
            }
            call.checked[parameter][position] = try check(arguments[next.index], for: declared, type, call)
        }
        try requireMembers(of: call, at: call.node)
    }

    /// Throws where a requirement on an associated type does not hold: that is known only with the arguments.
    private func requireMembers(of call: CallInProgress, at node: Syntax) throws {
        for requirement in call.requirements {
            guard case .conformance(.member, _) = requirement else { continue }
            let asked = requirement.map { substitute($0, call.substitution) }
            guard case .conformance(let type, _) = asked, !finished(type).containsVariables else { continue }
            let verdict = verdict { satisfies(asked) }
            if verdict.holds { continue }
            guard let failed = verdict.unmet, let owner = call.candidate.function?.owner?.name else {
                throw diagnostic(problem(asked, verdict.unmet, of: call.candidate.title), at: node)
            }
            throw diagnostic(
                .requiresOfMember(
                    function: call.candidate.title, owner: owner, type: finished(failed.type),
                    constraint: failed.constraint, identity: identity(missing: failed)), at: node)
        }
    }

    /// Whether an argument is a key path, or a call that is handed one without a root, or a closure without types.
    private func hangsOnRoot(_ argument: Argument) -> Bool {
        guard argument.checked == nil, let syntax = argument.syntax else { return false }
        return syntax.is(KeyPathExprSyntax.self) || needsRoot(syntax) || hangsOnClosure(syntax)
    }

    /// Whether an argument needs the root of a key path, or the parameters of a closure, which its parameter does not tell
    /// yet.
    private func lacksRoot(_ argument: Argument, _ place: LateArgument, _ call: CallInProgress) -> Bool {
        guard let syntax = argument.syntax, needsRoot(syntax) || hangsOnClosure(syntax) else { return false }
        return hasOpenRoot(substitute(call.candidate.parameters[place.parameter].type, call.substitution))
    }

    /// Whether an argument that depends on others determines more than literals do: a key path with a known root, an
    /// operator with a known operand.
    private func isReady(_ argument: Argument, _ place: LateArgument, _ call: CallInProgress) -> Bool {
        guard argument.namesOverloads else { return !lacksRoot(argument, place, call) }
        let type = known(substitute(call.candidate.parameters[place.parameter].type, call.substitution))
        guard case .function(let function) = type else { return false }
        return function.parameters.contains { !isOpen($0.type) }
    }

    /// Whether a type is a type variable, or an associated type of one.
    func isOpen(_ type: SwiftType) -> Bool {
        switch known(type) {
        case .variable: true
        case .member(let base, _): base.containsVariables
        default: false
        }
    }

    /// How much an argument's type depends on the parameter's.
    private func weight(of argument: Argument) -> Int {
        guard let syntax = argument.syntax else { return 0 }
        if needsRoot(syntax) || hangsOnClosure(syntax) { return Openness.nothing.rawValue + 1 }
        // A key path with a root determines the arguments beside it.
        return syntax.is(KeyPathExprSyntax.self) ? Openness.closed.rawValue - 1 : openness(of: syntax).rawValue
    }

    /// Completes a call: adopts the expected type of the result, then checks closures, operators that work on what those
    /// give, and default values.
    func finish(
        _ started: CallInProgress, _ arguments: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        // An optional that a closure makes rather becomes one more as a whole than that it holds one.
        if let inner = expected.flatMap({ wrapped($0) }), wrapped(inner) != nil,
            case .variable? = wrapped(started.result).map({ known($0) }),
            let value = attempt({ try? finish(started, arguments, adopting: inner, at: node) })
        {
            return value
        }
        return try finish(started, arguments, adopting: expected, at: node)
    }

    private func finish(
        _ started: CallInProgress, _ arguments: [Argument], adopting expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        var call = started
        if let expected { adopt(expected, for: call.result) }
        let passes: [(Argument, LateArgument) -> Bool] = [
            { $0.closure == nil && (!$0.waitsForClosures || self.isReady($0, $1, call)) },
            { argument, _ in argument.closure != nil }, { argument, _ in argument.waitsForClosures },
        ]
        for isNext in passes {
            for (parameter, indices) in call.matching.enumerated() {
                for (position, index) in indices.enumerated() where call.checked[parameter][position] == nil {
                    let place = LateArgument(weight: 0, parameter: parameter, position: position, index: index)
                    guard isNext(arguments[index], place) else { continue }
                    let declared = call.candidate.parameters[parameter]
                    let type = substitute(declared.type, call.substitution)
                    call.checked[parameter][position] = try check(arguments[index], for: declared, type, call)
                }
            }
        }
        if let expected {
            adopt(expected, for: call.result)
            // What nothing else says is an existential, where one is expected: `let clock: any Clock = resolve()`.
            if case .variable = known(call.result), case .existential = known(wrapped(expected) ?? expected) {
                _ = holds { unify(call.result, wrapped(expected) ?? expected) }
            }
        }
        try checkAllFound(call, at: node)
        return try build(call, at: node)
    }

    /// Unifies the result with the expected type as far as it is not known yet.
    func adopt(_ expected: SwiftType, for result: SwiftType) {
        guard result.containsVariables else { return }
        if case .variable = known(result), let inner = wrapped(expected) {
            _ = holds { unify(result, expected) } || holds { unify(result, inner) }
            return
        }
        if case .existential(let protocols) = known(wrapped(expected) ?? expected), wrapped(result) == nil,
            case .nominal = known(result)
        {
            // `any Rule<String>` says what a type is made of whose own parameter is the rule's.
            for asked in protocols where !asked.arguments.isEmpty { _ = holds { conforms(result, to: asked) } }
            return
        }
        if case .existential = known(expected) { return }
        let types = wrapped(expected).map { wrapped(result) == nil ? [$0, expected] : [expected] } ?? [expected]
        for type in types where holds({ unify(result, type) }) { return }
    }

    private func checkAllFound(_ call: CallInProgress, at node: some SyntaxProtocol) throws {
        guard let function = call.candidate.function else { return }
        for parameter in function.signature.parameters {
            guard let type = call.substitution[parameter], let open = openInside(type) else { continue }
            // A default value may determine the parameter.
            for (index, declared) in call.candidate.parameters.enumerated()
            where call.matching[index].isEmpty && declared.hasDefault {
                guard declared.type.contains({ $0 == .parameter(parameter) }) else { continue }
                // `of type: T.Type = T.self` tells nothing of it.
                _ = try attempt { () -> CheckedExpression? in
                    let value = try defaultValue(at: index, of: call)
                    return known(type) == .parameter(parameter) ? nil : value
                }
            }
            if case .variable = known(open), !fallBack(open) {
                // The expression around the call may still determine it: `.badge(…)` as an argument.
                if call.candidate.leavesOpen || call.candidate.substitution[parameter] != nil { continue }
                throw diagnostic(.cannotInfer(parameter.name, call: call.candidate.title), at: node)
            }
        }
    }

    /// What is still to be found of a type: all of it, or what is inside the optional that `nil` stands for.
    func openInside(_ type: SwiftType) -> SwiftType? {
        if let inner = wrapped(type) { return openInside(inner) }
        let type = known(type)
        guard case .variable = type else { return nil }
        return type
    }
}

extension ExprSyntax {
    /// Whether it is a member that is written with a dot, perhaps a negative one.
    fileprivate var isMember: Bool {
        self.as(PrefixOperatorExprSyntax.self)?.expression.isMember ?? beginsImplicitly
    }
}
