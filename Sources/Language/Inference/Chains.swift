import SwiftSyntax

/// Chains of members, calls and subscripts: `a.b(c)?.d[e]!`.
extension Checker {
    /// A whole chain: `?` inside makes its value optional.
    func inferChain(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        // `Int?.self` is a type, not a chain that may end.
        if let access = syntax.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let type = access.base.flatMap({ typeExpression($0) }),
            access.base?.writtenText != "Self" || ownMetatype(at: position(access)) == nil
        {
            return metatype(type, at: position(access))
        }
        if expectedTypes != nil, let hint { expectedTypes?.append(finished(hint)) }
        return try tryingElements(of: syntax, hint: hint) { try inferWholeChain(syntax, hint: hint) }
    }

    private func inferWholeChain(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard chainsOptionally(syntax) else { return try link(syntax, hint: hint, root: hint) }
        var inner = hint.flatMap { wrapped($0) } ?? hint
        // A type that is still open may become an optional, or what that holds: only the chain can tell.
        if case .variable? = inner.map({ known($0) }) { inner = nil }
        let value = try attempt {
            try link(syntax, hint: inner, root: inner)
        } otherwise: { diagnostic in
            // `let n: Int? = box?.value("n")` of a function that gives a `T?`: the chain makes no optional of an optional.
            guard let hint, inner != hint, diagnostic.problem.isOfOpenResult else { throw diagnostic }
            return try link(syntax, hint: hint, root: inner)
        }
        if syntax.is(OptionalChainingExprSyntax.self), !syntax.isAssigned {
            throw diagnostic(.chainWithoutMember(finished(optional(value.type))), at: syntax)
        }
        if wrapped(value.type) != nil { return make(.optionalChain(value), value.type, at: value.position) }
        let type = optional(value.type)
        return make(
            .optionalChain(make(.convert(value, .optional), type, at: value.position)), type, at: value.position)
    }

    /// One link of a chain.
    ///
    /// - Parameters:
    ///   - hint: what is expected of this link; nil inside a chain.
    ///   - root: what is expected of the whole chain: an implicit member at its beginning belongs to that.
    private func link(_ syntax: ExprSyntax, hint: SwiftType?, root: SwiftType?) throws -> CheckedExpression {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return try inferCall(call, hint: hint, root: root)
        case .subscriptCallExpr(let call): return try inferSubscript(call, hint: hint, root: root)
        case .forceUnwrapExpr(let force):
            let value = try attempt {
                try base(force.expression, root: root.map { optional($0) })
            } otherwise: { diagnostic in
                // `decode()!` of a generic function: what is expected says what it is of.
                guard let hint, diagnostic.problem.isOfOpenResult,
                    let value = attempt({ try? infer(force.expression, hint: optional(hint)) })
                else { throw diagnostic }
                return value
            }
            guard let type = wrapped(value.type) else {
                throw diagnostic(.forceOfNonOptional(finished(value.type)), at: syntax)
            }
            return make(.force(value), type, at: position(syntax))
        case .optionalChainingExpr(let chain):
            // `Int?.none`
            if let type = typeExpression(syntax) { return try typeAsBase(type, at: syntax) }
            let value = try base(chain.expression, root: root)
            guard let type = wrapped(value.type) else {
                throw diagnostic(.chainOfNonOptional(finished(value.type)), at: syntax)
            }
            return make(.unwrapOrEnd(value), type, at: position(syntax))
        case .declReferenceExpr(let name) where Self.isOperator(name.baseName.text):
            return try operatorValue(name, hint: hint)
        case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .superExpr:
            do {
                return try value(of: try reference(syntax, root: root, expected: hint), hint: hint, at: syntax)
            } catch let diagnostic as Diagnostic {
                throw diagnostic.withoutDotWhere { hasNoMember($0, in: hint) }
            }
        default: return try infer(syntax, hint: hint)
        }
    }

    /// Whether the chain holds a `?` that may end it, rather than one that is part of a type.
    private func chainsOptionally(_ syntax: ExprSyntax) -> Bool {
        guard syntax.chainsOptionally else { return false }
        var current = syntax.chainBase
        while let link = current {
            if link.is(OptionalChainingExprSyntax.self) { return typeExpression(link) == nil }
            current = link.chainBase
        }
        return true
    }

    /// What a later link is applied to.
    private func base(_ syntax: ExprSyntax, root: SwiftType?) throws -> CheckedExpression {
        try nested(syntax) {
            if let array = syntax.as(ArrayExprSyntax.self), array.isOpen, var element = root {
                while let inner = wrapped(element) ?? arguments(of: element, ifNamed: "Array")?.first {
                    element = inner
                }
                return try link(syntax, hint: try core("Array", [element], at: syntax), root: nil)
            }
            let value = try link(syntax, hint: nil, root: root)
            // The type of a long chain is finished once, not again for each of its links.
            value.type = finished(value.type)
            return value
        }
    }

    /// What the last name of a chain refers to.
    ///
    /// - Parameters:
    ///   - isCalled: whether it is called: functions then come before properties.
    ///   - expected: the type that is expected of its value, where there is one.
    private func reference(
        _ syntax: ExprSyntax, root: SwiftType?, isCalled: Bool = false, expected: SwiftType? = nil
    ) throws -> Reference {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name):
            return try narrowed(try reference(to: name.baseName, isCalled: isCalled), by: name.argumentNames)
        case .memberAccessExpr(let access):
            guard let baseSyntax = access.base else {
                if let canvas = here.canvas, canvas.node == access.id {
                    return try member(
                        access.declName.baseName, of: local(canvas.variable, at: position(access)), isCalled: isCalled)
                }
                return try implicitMember(access.declName.baseName, in: root, isCalled: isCalled)
            }
            if let module = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName, isModule(module.text) {
                return try topLevelReference(to: access.declName.baseName, isCalled: isCalled)
            }
            if baseSyntax.is(SuperExprSyntax.self) { return try superMember(access.declName.baseName) }
            let name = access.declName.baseName.plainText
            let value = unwrapped(try base(baseSyntax, root: root), forMember: name)
            let reference = try attempt {
                try member(access.declName.baseName, of: value, isCalled: isCalled, expected: expected)
            } otherwise: { diagnostic in
                guard let type = otherType(of: value, baseSyntax, diagnostic),
                    let other = try? check(baseSyntax, as: type, .specified),
                    let found = try? member(access.declName.baseName, of: other, isCalled: isCalled)
                else { throw diagnostic }
                return found
            }
            return try narrowed(reference, by: access.declName.argumentNames)
        case .genericSpecializationExpr(let specialization): return .type(try specialized(specialization))
        default: return .value(try base(syntax, root: root))
        }
    }

    /// Another type that the base of a member may have, where its own has no such member: a whole number may stand for a
    /// fraction (`1.km`), and an overload may give what another one gives as an optional (`Unicode.Scalar(97).value`).
    private func otherType(of base: CheckedExpression, _ syntax: ExprSyntax, _ diagnostic: Diagnostic) -> SwiftType? {
        switch diagnostic.problem {
        case .noMember where literalOpenness(of: syntax) == .whole: try? core("Double", [], at: syntax)
        case .optionalMustBeUnwrapped where syntax.is(FunctionCallExprSyntax.self): wrapped(base.type)
        default: nil
        }
    }

    /// `f(a:b:)` chooses by labels.
    func narrowed(_ reference: Reference, by names: DeclNameArgumentsSyntax?) throws -> Reference {
        guard let names, case .functions(let candidates) = reference else { return reference }
        let labels = names.arguments.map { $0.name.plainText == "_" ? nil : $0.name.plainText }
        let fitting = candidates.filter { $0.parameters.map(\.label) == labels }
        return .functions(fitting.isEmpty ? candidates : fitting)
    }

    /// `self` as a value of the superclass, or `Self` as its type.
    private func superReference(at token: TokenSyntax) throws -> CheckedExpression {
        guard let variable = here.selfVariable, let type = here.selfType, let superclass = superclass(of: type) else {
            throw diagnostic(.superOutsideClass, at: token)
        }
        let own = local(variable, at: position(token))
        return make(
            .convert(own, .superReference), here.isStatic ? .metatype(superclass) : superclass, at: position(token))
    }

    func superMember(_ token: TokenSyntax) throws -> Reference {
        let receiver = try superReference(at: token)
        guard case .nominal = receiver.type else { return direct(try member(token, of: receiver)) }
        let superclass = receiver.type
        if token.text == "init" {
            let designated = initializers(of: superclass).filter { $0.function?.isConvenience != true }
            return .functions(
                designated.map {
                    var candidate = Candidate($0.target, $0.substitution, from: .value(receiver))
                    candidate.isDirect = true
                    return candidate
                })
        }
        return direct(try member(token, of: receiver))
    }

    /// The same reference, called without looking for overrides.
    private func direct(_ reference: Reference) -> Reference {
        switch reference {
        case .functions(let candidates):
            return .functions(
                candidates.map {
                    var candidate = $0
                    candidate.isDirect = true
                    return candidate
                })
        case .value(let value): return .value(direct(value))
        case .type: return reference
        }
    }

    /// The value of a property, read without looking for overrides.
    func direct(_ value: CheckedExpression) -> CheckedExpression {
        if case .call(var call) = value.kind {
            call.isDirect = true
            value.kind = .call(call)
        }
        return value
    }

    /// The name that was written behind something, on the same line: `s` in `String s = "a"`.
    private func nameBehind(_ syntax: ExprSyntax) -> String? {
        let place = position(syntax)
        let rest = Substring(place.source.text.utf8.dropFirst(place.offset + syntax.trimmedLength.utf8Length))
        let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return rest.first == " " && name.first?.isLetter == true ? String(name) : nil
    }

    /// A reference as a value: a function becomes a function value, a type its metatype.
    func value(
        of reference: Reference, hint: SwiftType?, at syntax: ExprSyntax
    ) throws -> CheckedExpression {
        switch reference {
        case .value(let expression): return expression
        case .type(let type): return try typeAsBase(type, at: syntax)
        case .functions(let candidates): return try functionValue(candidates, hint: hint, at: syntax)
        }
    }

    /// A type that an expression names, which stands before a dot or arguments: by itself it is no value.
    func typeAsBase(_ type: SwiftType, at syntax: ExprSyntax) throws -> CheckedExpression {
        guard
            syntax.is(MemberAccessExprSyntax.self) || syntax.parent?.is(MemberAccessExprSyntax.self) == true
                || syntax.parent?.is(FunctionCallExprSyntax.self) == true || syntax.isSpecialization
                || syntax.parent?.is(SubscriptCallExprSyntax.self) == true
        else {
            if let name = nameBehind(syntax) {
                throw diagnostic(.typeBeforeName(type: syntax.writtenText, name: name), at: syntax)
            }
            if case .nominal(let nominal) = known(type), !nominal.arguments.isEmpty,
                syntax.is(DeclReferenceExprSyntax.self)
            {
                let takesViews = isView(type) && nominal.declaration.signature.parameters.map(\.name) == ["Content"]
                throw diagnostic(.genericTypeAsValue(syntax.writtenText, takesViews: takesViews), at: syntax)
            }
            throw diagnostic(.typeAsValue("\(finished(type))"), at: syntax)
        }
        return metatype(type, at: position(syntax))
    }

    private func inferCall(_ call: FunctionCallExprSyntax, hint: SwiftType?, root: SwiftType?) throws
        -> CheckedExpression
    {
        if let special = try inferSpecialCall(call, hint: hint) { return special }
        let callee = call.calledExpression.inParentheses
        var arguments = arguments(of: call)
        let reference: Reference
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr:
            let found = try nested(callee) {
                try self.reference(callee, root: root, isCalled: true)
            }
            // `f(a:b:)` is a value, which takes no labels.
            reference =
                callee.namesLabels
                ? .value(try value(of: found, hint: try function(taking: arguments, result: hint), at: callee)) : found
        case .superExpr: throw diagnostic(.superOutsideClass, at: callee)
        case .arrayExpr, .dictionaryExpr, .typeExpr:
            if let type = typeExpression(callee) {
                reference = .type(type)
            } else {
                reference = .value(try infer(callee, hint: nil))
            }
        case .closureExpr(let closure) where call.arguments.isEmpty:
            // A written result type counts more than the expected type of the call.
            let written = try closure.signature?.returnClause.map { try resolveType($0.type) }
            func made(_ result: SwiftType) throws -> Reference {
                // What it throws is thrown by the call.
                let type = SwiftType.function(FunctionType(parameters: [], result: result, isThrowing: true))
                return .value(try check(closure, as: type, isEscaping: false))
            }
            if written == nil, case .existential? = hint.map({ known($0) }) {
                // Where any type fits, what it makes has a type of its own.
                reference = try attempt {
                    try made(freshVariable())
                } otherwise: { _ in
                    try made(hint ?? freshVariable())
                }
            } else {
                reference = try made(written ?? hint ?? freshVariable())
            }
        case .closureExpr(let closure):
            // Where it does not tell what it takes, the arguments do: `{ $0 + $1 }(1, 2)`.
            let value = try attempt {
                try infer(callee, hint: nil)
            } otherwise: { diagnostic in
                guard let told = attempt({ try? self.closure(closure, handed: arguments, result: hint) }) else {
                    throw diagnostic
                }
                arguments = told.arguments
                return told.function
            }
            reference = .value(value)
        case .functionCallExpr(let inner) where passesOverloads(inner):
            // What the result is called with says which of the functions is meant.
            let handed = try function(taking: arguments, result: hint)
            reference = .value(unwrapped(try nested(callee) { try inferCall(inner, hint: handed, root: root) }))
        case .functionCallExpr(let inner) where !inner.calledExpression.is(FunctionCallExprSyntax.self):
            let value = try attempt {
                try base(callee, root: root)
            } otherwise: { diagnostic in
                let taking = { (handed: SwiftType) in try self.inferCall(inner, hint: handed, root: root) }
                guard diagnostic.problem.isOfOpenResult,
                    let value = try made(by: inner, handing: arguments, result: hint, taking)
                else { throw diagnostic }
                return value
            }
            reference = .value(unwrapped(value))
        case .tupleExpr where callee.isOperator:
            reference = .value(try infer(callee, hint: function(taking: arguments, result: hint)))
        case .optionalChainingExpr:
            // `Int?(nil)` names a type.
            reference = try typeExpression(callee).map { .type($0) } ?? .value(unwrapped(base(callee, root: root)))
        default: reference = .value(unwrapped(try base(callee, root: root)))
        }
        let node = callee.lastName
        switch reference {
        case .functions(let candidates):
            return try attempt {
                try self.call(candidates, arguments, expected: hint, at: node)
            } otherwise: { diagnostic in
                let begun = begin(root, call, hint, diagnostic) {
                    try self.call(candidates, arguments, expected: $0, at: node)
                }
                if let begun { return begun }
                if let value = attempt({ try? callOnCharacters(callee, arguments, diagnostic.problem, hint: hint) }) {
                    return value
                }
                guard arguments.isEmpty, diagnostic.problem.isArgumentMissing,
                    !candidates.contains(where: \.isProperty), let base = candidates.first?.base,
                    case .value(let value) = base, let name = candidates.first?.name,
                    let (property, found) = findProperty(name, on: value.type, isStatic: false),
                    (try? resolve(property)) != nil
                else { throw diagnostic }
                let type = substitute(property.type, found.substitution)
                throw self.diagnostic(.notAFunction(finished(type)), at: node)
            }
        case .type(let type):
            if let value = try literal(in: arguments, made: type) { return value }
            if let value = try tuple(of: arguments, made: type, at: callee) { return value }
            let candidates = initializers(of: type)
            guard !candidates.isEmpty else {
                let name = type.nominal.flatMap { $0.isBuiltIn ? $0.qualifiedName : nil }
                let unsupported = name.flatMap { unsupportedLabel(of: $0, arguments) }
                throw diagnostic(unsupported ?? .noInitializer(finished(type)), at: callee)
            }
            return try attempt {
                try self.call(candidates, arguments, expected: hint, at: node)
            } otherwise: { diagnostic in
                let begun = begin(root, call, hint, diagnostic) {
                    try self.call(candidates, arguments, expected: $0, at: node)
                }
                if let begun { return begun }
                let text = attempt { try? textOfCharacters(call, made: type, diagnostic.problem, hint: hint) }
                guard let text else { throw diagnostic }
                return text
            }
        case .value(let function): return try apply(unwrapped(function), arguments, hint: hint, at: callee)
        }
    }

    /// A call at the beginning of a chain, of which nothing says what its closure or its key path is of, as one of what is
    /// expected of the whole chain: `let order: Order<String> = Order.by { $0.count }.reversed()`.
    private func begin(
        _ root: SwiftType?, _ call: FunctionCallExprSyntax, _ hint: SwiftType?, _ diagnostic: Diagnostic,
        _ work: (SwiftType) throws -> CheckedExpression
    ) -> CheckedExpression? {
        guard hint == nil, let root, diagnostic.problem.lacksExpectation,
            needsRoot(ExprSyntax(call)) || hangsOnClosure(ExprSyntax(call))
        else { return nil }
        return attempt { try? work(root) }
    }

    /// `Point(x: 1, y: 2)` of a tuple that has a name; nil for all other calls.
    private func tuple(
        of arguments: [Argument], made type: SwiftType, at callee: ExprSyntax
    ) throws -> CheckedExpression? {
        guard case .tuple(let elements) = known(type), elements.count != 1, elements.count == arguments.count,
            zip(elements, arguments).allSatisfy({ $1.label == nil || $0.label == $1.label })
        else { return nil }
        let values = try zip(elements, arguments).compactMap { element, argument in
            try argument.syntax.map { try check($0, as: element.type, .argument) }
        }
        return make(.tuple(values), type, at: position(callee))
    }

    /// The call `("a"..."z").contains(letter)`, tried again with the texts of one character as characters, and as
    /// scalars. It is not tried where an argument is a literal too, which would fit any of them.
    private func callOnCharacters(
        _ callee: ExprSyntax, _ arguments: [Argument], _ problem: Problem, hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard problem.isArgumentMismatch, here.preferredText == nil, !arguments.contains(where: \.isText),
            let access = callee.as(MemberAccessExprSyntax.self), let base = access.base, base.isOfSingleCharacters
        else { return nil }
        for name in ["Character", "Unicode.Scalar"] {
            let call = try attempt { () -> CheckedExpression? in
                var inner = here
                inner.preferredText = try core(name, at: callee)
                let reference = try within(inner) { try self.reference(callee, root: nil, isCalled: true) }
                guard case .functions(let candidates) = reference else { return nil }
                return try? self.call(candidates, arguments, expected: hint, at: callee.lastName)
            }
            if let call { return call }
        }
        return nil
    }

    /// `String(cells.map { $0 ? "#" : "." })`: texts of one character inside are characters, where only these make a text.
    private func textOfCharacters(
        _ call: FunctionCallExprSyntax, made type: SwiftType, _ problem: Problem, hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard problem.isArgumentMismatch, here.preferredText == nil, self.arguments(of: type, ifNamed: "String") != nil
        else { return nil }
        var inner = here
        inner.preferredText = try core("Character", at: call)
        return try within(inner) {
            try self.call(
                initializers(of: type), arguments(of: call), expected: hint, at: call.calledExpression.lastName)
        }
    }

    /// A closure that takes values of the types that arguments have by themselves, and these arguments; nil inside of
    /// another such closure.
    private func closure(
        _ closure: ClosureExprSyntax, handed arguments: [Argument], result: SwiftType?
    ) throws -> (function: CheckedExpression, arguments: [Argument])? {
        guard !here.isHandedTypes else { return nil }
        let given = try arguments.map { argument in
            guard let syntax = argument.syntax else { return argument }
            var argument = argument
            let value = try infer(syntax, hint: nil)
            (argument.content, argument.checked) = (.checked(value), value)
            return argument
        }
        let type = SwiftType.function(
            FunctionType(
                parameters: given.map { FunctionType.Parameter(type: $0.checked?.type ?? freshVariable()) },
                result: result ?? freshVariable(), isThrowing: true))
        var inner = here
        inner.isHandedTypes = true
        return (try within(inner) { try check(closure, as: type, isEscaping: false) }, given)
    }

    /// A call of a function value.
    private func apply(
        _ function: CheckedExpression, _ arguments: [Argument], hint: SwiftType?, at node: ExprSyntax
    ) throws -> CheckedExpression {
        if case .metatype(let type) = known(function.type) {
            // `Self` names a type, though which one is only known while running.
            guard node.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self) else {
                throw diagnostic(.metatypeCalled, at: node)
            }
            return try call(initializers(of: type, from: function), arguments, expected: hint, at: node)
        }
        if case .variable = known(function.type) {
            let result = freshVariable()
            let values = try arguments.map { try infer($0.syntax ?? node, hint: nil) }
            let type = FunctionType(parameters: values.map { FunctionType.Parameter(type: $0.type) }, result: result)
            guard unify(function.type, .function(type)) else {
                throw diagnostic(.notCallable(node.writtenText), at: node)
            }
            return make(.apply(function, values), result, at: position(node))
        }
        guard case .function(let type) = known(function.type) else {
            let found = findMembers("callAsFunction", on: function.type, isStatic: false)
            if !found.isEmpty, case .functions(let candidates) = try reference(found, from: .value(function), at: node)
            {
                return try call(candidates, arguments, expected: hint, at: node)
            }
            if wrapped(function.type) != nil {
                throw diagnostic(.optionalFunction(node.writtenText), at: node)
            }
            if case .enumCase(let enumCase, _) = function.kind {
                throw diagnostic(.caseWithoutPayload(enumCase.name), at: node.lastName)
            }
            throw diagnostic(.notAFunction(finished(function.type)), at: node)
        }
        guard arguments.count == type.parameters.count else {
            // `A.f()`, which is a function that takes the value.
            if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
                case .metatype(let type) = known(try infer(base, hint: nil).type)
            {
                let name = member.declName.baseName
                throw diagnostic(.instanceMemberOnType(name.text, type: finished(type)), at: name)
            }
            throw diagnostic(.functionArguments(expected: type.parameters.count, have: arguments.count), at: node)
        }
        if type.isThrowing { try noteThrow(type.thrown, at: node) }
        let values = try zip(arguments, type.parameters).map { argument, parameter -> CheckedExpression in
            if let label = argument.label, !argument.isTrailing {
                throw Diagnostic(.extraneousLabel(label), at: argument.position)
            }
            guard let syntax = argument.syntax else {
                return try argument.checked.map { try convert($0, to: parameter.type, .argument) } ?? function
            }
            if parameter.isInout {
                guard let reference = syntax.as(InOutExprSyntax.self) else {
                    throw diagnostic(.missingInout(syntax.writtenText), at: syntax)
                }
                let place = try place(of: infer(reference.expression, hint: parameter.type))
                guard unify(place.type, parameter.type) else {
                    throw diagnostic(
                        .cannotConvert(finished(place.type), wanted: finished(parameter.type), purpose: .argument),
                        at: syntax)
                }
                return make(.inout(place), parameter.type, at: position(syntax))
            }
            if parameter.isAutoclosure, case .function(let function) = known(parameter.type) {
                return try autoclosure(syntax, function)
            }
            return try check(syntax, as: parameter.type, .argument)
        }
        return make(.apply(function, values), type.result, at: position(node))
    }

    private func inferSubscript(
        _ syntax: SubscriptCallExprSyntax, hint: SwiftType?, root: SwiftType?
    ) throws -> CheckedExpression {
        let arguments = self.arguments(of: syntax)
        if let token = syntax.calledExpression.as(SuperExprSyntax.self)?.superKeyword {
            let candidates = try subscripts(of: superReference(at: token), at: syntax)
            guard case .functions(let direct) = direct(.functions(candidates)) else {
                throw diagnostic(.tooComplex, at: syntax)
            }
            return try call(direct, arguments, expected: hint, at: syntax)
        }
        let base = subscriptable(unwrapped(try base(syntax.calledExpression, root: root)))
        if arguments.count == 1, arguments[0].syntax?.writtenText == "..." {
            return try unboundedPart(of: base, at: syntax)
        }
        if let only = arguments.first, arguments.count == 1, only.label == "keyPath", let path = only.syntax {
            return try applyKeyPath(path, to: base, at: syntax)
        }
        let isDynamic = arguments.first?.label == "dynamicMember"
        if !isDynamic, let part = try dynamicSubscript(arguments, of: base, expected: hint, at: syntax) { return part }
        do {
            let candidates = try subscripts(of: base, isDynamic: isDynamic, at: syntax)
            return try call(candidates, arguments, expected: hint, at: syntax)
        } catch let diagnostic as Diagnostic {
            guard case .cannotConvert(.nominal(let given), _, _) = diagnostic.problem,
                ["String", "Substring"].contains(known(base.type).nominal?.qualifiedName),
                let index = arguments.first?.syntax?.writtenText, arguments.count == 1,
                given.declaration.name == "Int" || given.arguments.first?.nominal?.name == "Int"
            else { throw diagnostic }
            let text = syntax.calledExpression.writtenText
            throw Diagnostic(
                .textByNumber(text: text, index: index, isRange: given.declaration.name != "Int"),
                at: diagnostic.position, length: diagnostic.length)
        }
    }

    /// Of the two overloads of `reversed()`, the one whose places are numbers: `names.reversed()[0]`.
    private func subscriptable(_ value: CheckedExpression) -> CheckedExpression {
        guard case .call = value.kind, let base = arguments(of: value.type, ifNamed: "ReversedCollection")?.first,
            let element = elementType(of: base), let array = declarations.builtIns.nominal(named: "Array"),
            case let type = SwiftType.nominal(NominalType(array, [element])),
            let conversion = conversion(from: value.type, to: type)
        else { return value }
        return make(.convert(value, conversion), type, at: value.position)
    }

    /// `array[...]`: all of it, as a part.
    private func unboundedPart(of base: CheckedExpression, at syntax: SubscriptCallExprSyntax) throws
        -> CheckedExpression
    {
        let found = findMembers("dropFirst", on: base.type, isStatic: false)
        guard !found.isEmpty, case .functions(let candidates) = try reference(found, from: .value(base), at: syntax)
        else {
            throw diagnostic(.noSubscript(finished(base.type)), at: syntax)
        }
        let zero = make(.integer(0), try core("Int", at: syntax), at: position(syntax))
        let argument = Argument(label: nil, content: .checked(zero), position: zero.position, checked: zero)
        return try call(candidates, [argument], expected: nil, at: syntax)
    }

    /// The subscripts of a value as candidates.
    ///
    /// - Parameter isDynamic: whether those are meant that look up members.
    func subscripts(
        of base: CheckedExpression, isDynamic: Bool = false, at node: some SyntaxProtocol
    ) throws -> [Candidate] {
        var type = base.type
        var receiver = Base.value(base)
        if case .metatype(let instance) = known(base.type) { (type, receiver) = (instance, .type(base)) }
        let isStatic = if case .type = receiver { true } else { false }
        let candidates = findMembers("subscript", on: type, isStatic: isStatic).compactMap { found -> Candidate? in
            guard case .subscript(let declaration) = found.member else { return nil }
            return Candidate(.function(declaration.getter), found, from: receiver)
        }
        guard !candidates.isEmpty else {
            if let wrapped = wrapped(type), !findMembers("subscript", on: wrapped, isStatic: false).isEmpty {
                // A list that begins empty has none of the places.
                let isDictionary = arguments(of: wrapped, ifNamed: "Dictionary") != nil
                let owner = isDictionary ? Syntax(node).as(SubscriptCallExprSyntax.self)?.calledExpression : nil
                let entry = entryWithDefault(owner)
                throw diagnostic(
                    .optionalMustBeUnwrapped(
                        finished(type), wrapped: finished(wrapped), member: "subscript", entry: entry), at: node)
            }
            guard isStatic, buildsContent(type), let name = type.nominal?.name else {
                throw diagnostic(.noSubscript(finished(type)), at: node)
            }
            throw diagnostic(.contentWithoutBraces(name), at: node)
        }
        return candidates.filter { ($0.parameters.first?.label == "dynamicMember") == isDynamic }
    }

    /// Whether a view is made of others, which stand in braces.
    private func buildsContent(_ type: SwiftType) -> Bool {
        isView(type)
            && initializers(of: type).contains { candidate in
                guard let function = candidate.function else { return false }
                try? resolveSignature(function)
                return function.parameters.last?.builder != nil
            }
    }
}
