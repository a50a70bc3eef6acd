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
        // `border(1, .red)`: the number has a label, and stands behind what has none.
        if argument.isNumber, all.count == 2, all[0].position.offset == argument.position.offset,
            nearest.parameters.count == 2,
            nearest.parameters[0].label == nil, let label = nearest.parameters[1].label,
            nearest.parameters[1].type.isPlainNumber, all[1].label == nil
        {
            return .labelledLast(label, value: argument.syntax?.writtenText ?? "…", function: nearest.name)
        }
        if argument.syntax?.is(FunctionCallExprSyntax.self) == true, all.count == 1,
            let action = nearest.parameters.last, case .function(let function) = action.type, action.builder == nil,
            function.parameters.isEmpty, function.result == .void
        {
            return .actionWithoutBraces(function: nearest.name, action: argument.syntax?.writtenText ?? "…")
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

extension Checker {
    /// What was meant by arguments whose labels fit a function, and whose types don't; nil where nothing is known of such
    /// a mistake.
    func misplacedArgument(
        _ arguments: [Argument], _ candidates: [Candidate], _ diagnostic: Diagnostic
    ) -> Diagnostic? {
        switch diagnostic.problem {
        case .noStaticMember, .noMemberAmong: return resourceName(among: arguments, candidates)
        case .requiresOfMember:
            let problem =
                foreignMethod(of: candidates, arguments) ?? missingTexts(diagnostic.problem, arguments, candidates)
            return problem.map { Diagnostic($0, at: diagnostic.position, length: diagnostic.length) }
        case .cannotConvert(let given, let wanted, .argument):
            if wanted.nominal?.name == "GroupedComponentStyle", let modifier = modifier(pushing: given) {
                return Diagnostic(
                    .styleWithoutComponent(finished(given), modifier: modifier), at: diagnostic.position,
                    length: diagnostic.length)
            }
            if wanted.nominal?.name == "Binding", given.nominal?.name != "Binding",
                let value = arguments.compactMap(\.syntax).first(where: {
                    let start = position($0).offset
                    return start..<start + $0.trimmedLength.utf8Length ~= diagnostic.position.offset
                })
            {
                return Diagnostic(
                    .valueInsteadOfBinding(
                        finished(given), wanted: finished(wanted), value: value.writtenText,
                        binding: Self.binding(to: value)), at: diagnostic.position, length: diagnostic.length)
            }
            if wanted.nominal?.name == "String",
                let call = callWithClosures(insteadOf: given, at: diagnostic.position, arguments, candidates)
            {
                return Diagnostic(.viewAsTitle(call: call), at: diagnostic.position, length: diagnostic.length)
            }
            if candidates.first?.function?.owner?.name == "Character", given.nominal?.name == "Int",
                arguments.count == 1, let number = arguments.first?.syntax
            {
                return Diagnostic(
                    .characterByNumber(number.writtenText), at: diagnostic.position, length: diagnostic.length)
            }
            if candidates.first?.function?.owner?.name == "Text", wanted.nominal?.name == "String", isView(given),
                arguments.count == 1, let view = arguments.first?.syntax
            {
                return Diagnostic(
                    .viewInsteadOfText(view.writtenText), at: diagnostic.position, length: diagnostic.length)
            }
        case .cannotConvert: break
        case .requires(_, let type, _) where type.isPlainNumber:
            return labelMissing(from: arguments, candidates)
        default: return nil
        }
        guard let index = arguments.firstIndex(where: { $0.label == nil && ($0.isNumber || $0.isText) }) else {
            return nil
        }
        for candidate in candidates {
            // `.system(24)`, `Badge("new")`: another function of the name takes the number or text, with a label.
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match()
            if case .label(index, let label?) = result.mismatch,
                candidate.parameters.contains(where: { parameter in
                    parameter.label == label
                        && (arguments[index].isNumber
                            ? parameter.type.isPlainNumber
                            : self.arguments(of: parameter.type, ifNamed: "String") != nil)
                })
            {
                return Diagnostic(
                    .wrongLabel(have: nil, expected: label, call: signature(of: candidate)),
                    at: arguments[index].position)
            }
            // `.padding(8, .top)`
            if arguments.count == 2, index == 0, arguments[1].label == nil,
                arguments[1].syntax?.beginsImplicitly == true, candidate.parameters.count == 2,
                candidate.parameters.allSatisfy({ $0.label == nil }), candidate.parameters[1].type.isPlainNumber
            {
                return Diagnostic(.argumentsSwapped(signature: signature(of: candidate)), at: arguments[0].position)
            }
        }
        return nil
    }

    /// How a binding to a property is written, or to a part of it: `$on`, `configuration.$isOn`; nil where none is named.
    private static func binding(to value: ExprSyntax) -> String? {
        if let name = value.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            return "$" + name.writtenText
        }
        guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        guard let owner = base.as(DeclReferenceExprSyntax.self)?.writtenText else {
            return binding(to: base).map { "\($0).\(member.declName.writtenText)" }
        }
        switch owner {
        case "self": return "$" + member.declName.writtenText
        case "configuration": return "configuration.$" + member.declName.writtenText
        default: return "$\(owner).\(member.declName.writtenText)"
        }
    }

    /// `[1, 2].joined(separator: ", ")`: of the functions of that name, the one is meant that takes texts, unless lists stand in
    /// the parentheses.
    private func missingTexts(_ problem: Problem, _ arguments: [Argument], _ candidates: [Candidate]) -> Problem? {
        guard case .requiresOfMember(let function, let owner, let type, let constraint, nil) = problem,
            constraint.declaration.name == "Sequence",
            arguments.allSatisfy({ argument in
                if let given = argument.checked { return self.arguments(of: given.type, ifNamed: "String") != nil }
                return argument.syntax?.is(ArrayExprSyntax.self) == false
            })
        else { return nil }
        for case .conformance(_, let asked) in candidates.flatMap(\.requirements)
        where asked.declaration.name == "StringProtocol" {
            return .requiresOfMember(function: function, owner: owner, type: type, constraint: asked, identity: nil)
        }
        return nil
    }

    /// `border(1)`: the number is for the parameter behind, which has a label.
    private func labelMissing(from arguments: [Argument], _ candidates: [Candidate]) -> Diagnostic? {
        guard arguments.count == 1, let number = arguments.first, number.label == nil, number.isNumber else {
            return nil
        }
        for candidate in candidates where candidate.parameters.count == 2 && candidate.parameters[0].label == nil {
            guard let label = candidate.parameters[1].label, candidate.parameters[1].type.isPlainNumber else {
                continue
            }
            return Diagnostic(
                .labelledLast(
                    label, value: number.syntax?.writtenText ?? "…", function: candidate.name),
                at: number.position)
        }
        return nil
    }

    /// `Button(configuration.label) { … }`: a view where a title is taken. How the function is written that takes it as a
    /// closure, `Button { … } label: { configuration.label }`.
    private func callWithClosures(
        insteadOf given: SwiftType, at position: SourcePosition, _ arguments: [Argument], _ candidates: [Candidate]
    ) -> String? {
        guard let view = declarations.builtIns.nominal(named: "View"), conforms(given, to: ProtocolType(view)),
            let written = arguments.first(where: { $0.position.offset == position.offset && $0.label == nil })?.syntax
        else { return nil }
        var shortest: [Parameter]?
        for candidate in candidates {
            let asked = candidate.parameters.filter { !$0.hasDefault }
            guard let title = asked.last, title.isTitle, asked.count < shortest?.count ?? .max else { continue }
            shortest = asked
        }
        guard let shortest, let name = candidates.first?.function?.owner?.name else { return nil }
        let values = shortest.filter { !$0.takesClosure }.map { ($0.label.map { "\($0): " } ?? "") + "…" }
        let closures = shortest.filter(\.takesClosure).enumerated().map { index, parameter in
            let body = parameter.isTitle ? "{ \(written.writtenText) }" : "{ … }"
            return index == 0 ? body : (parameter.label.map { "\($0): " } ?? "") + body
        }
        let head = values.isEmpty ? name : name + "(" + values.joined(separator: ", ") + ")"
        return ([head] + closures).joined(separator: " ")
    }

    /// `Image(.star)`: the name of a picture that Xcode makes of its file.
    private func resourceName(among arguments: [Argument], _ candidates: [Candidate]) -> Diagnostic? {
        guard let implicit = arguments.first(where: { $0.label == nil && $0.syntax?.beginsImplicitly == true }),
            let owner = candidates.first?.function?.owner, owner.isBuiltIn,
            UnsupportedNames.known.message(forLabel: ".", of: owner.qualifiedName) != nil
        else { return nil }
        return Diagnostic(.unsupportedLabel(".", function: owner.qualifiedName), at: implicit.position)
    }

    /// Two labels of which each belongs to a form of a function, and both to none: `frame(minWidth: 3, width: 2)`.
    func labelsApart(_ arguments: [Argument], _ candidates: [Candidate]) -> Diagnostic? {
        let written = arguments.filter { !$0.isTrailing && $0.label != nil }
        let forms = candidates.map { Set($0.parameters.compactMap(\.label)) }
        func isTaken(_ labels: [String]) -> Bool { forms.contains { $0.isSuperset(of: labels) } }
        let labels = written.compactMap(\.label)
        guard labels.count > 1, labels.allSatisfy({ isTaken([$0]) }), let name = candidates.first?.name else {
            return nil
        }
        for (index, second) in labels.enumerated() {
            guard let first = labels[..<index].first(where: { !isTaken([$0, second]) }) else { continue }
            return Diagnostic(.labelsApart(first: first, second: second, function: name), at: written[index].position)
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

extension Parameter {
    var takesClosure: Bool { if case .function = type { true } else { false } }

    /// Whether it builds what stands where a title does.
    fileprivate var isTitle: Bool {
        guard case .views? = builder else { return false }
        return label == "label" || label == "header"
    }
}
