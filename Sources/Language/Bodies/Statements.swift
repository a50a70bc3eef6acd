import SwiftSyntax

extension Checker {
    /// The body of a function or closure that is no view builder. One expression alone is its value.
    func checkFunctionBody(
        _ statements: CodeBlockItemListSyntax, result: SwiftType, at node: some SyntaxProtocol
    ) throws -> [CheckedStatement] {
        let parts = statements.kept
        if parts.count == 1, let only = parts.first {
            if let value = try singleExpression(only, result: result) {
                return [CheckedStatement(value, at: position(only))]
            }
        }
        let checked = try checkStatements(parts)
        if known(result) == .void { return checked }
        if case .variable(let variable) = known(result), here.function?.isClosure == true, !statements.containsReturn {
            _ = unify(.variable(variable), .void)
            return checked
        }
        guard !checked.endsInReturn else { return checked }
        throw missingReturn(result, after: checked, statements, of: node)
    }

    /// The error that a body may end without a value; it points at the last expression where that would do.
    private func missingReturn(
        _ result: SwiftType, after checked: [CheckedStatement], _ statements: CodeBlockItemListSyntax,
        of node: some SyntaxProtocol
    ) -> Diagnostic {
        let kind = node.is(AccessorBlockSyntax.self) ? .getter : bodyKind
        let brace = statements.nextToken(viewMode: .sourceAccurate) ?? TokenSyntax(.endOfFile, presence: .present)
        if isNever(result) { return diagnostic(.endsThoughNever(body: kind), at: brace) }
        if case .expression(let value)? = checked.last?.kind, holds({ unify(value.type, result) }),
            value.type.opaque == nil
        {
            return Diagnostic(.missingReturn(body: kind, type: finished(result), isWritten: true), at: value.position)
        }
        if let item = statements.last?.item.as(StmtSyntax.self)?.as(ExpressionStmtSyntax.self)?.expression,
            item.is(IfExprSyntax.self) || item.is(SwitchExprSyntax.self), here.function?.isClosure != true,
            case .opaque = known(result), isView(result)
        {
            return diagnostic(skippedBuilder(kind, result) ?? .viewsWithoutBuilder(body: kind), at: item)
        }
        // Several views behind one another, each of which would be the result alone.
        let views = checked.filter { statement in
            guard case .expression(let value) = statement.kind else { return false }
            return isView(value.type)
        }
        if here.function?.isClosure != true, isView(result), let first = views.first {
            return Diagnostic(
                views.count > 1
                    ? skippedBuilder(kind, result) ?? .viewsWithoutBuilder(body: kind)
                    : .missingReturn(body: kind, type: finished(result), isWritten: true), at: first.position)
        }
        return diagnostic(
            skippedBuilder(kind, result) ?? .missingReturn(body: kind, type: finished(result), isWritten: false),
            at: brace)
    }

    /// That a `return` keeps a result builder from putting the body together; nil where there is no builder.
    private func skippedBuilder(_ kind: BodyKind, _ result: SwiftType) -> Problem? {
        here.function?.skippedBuilder.map {
            .returnSkipsBuilder(body: kind, type: finished(result), builder: $0.name)
        }
    }

    /// The kind of body that is checked.
    private var bodyKind: BodyKind {
        if here.function?.isClosure == true { return .closure }
        if here.function?.outer != nil { return .localFunction }
        guard let function = here.accessor, function.kind != .getter else { return .getter }
        if Checker.isOperator(function.name) { return .operatorFunction }
        guard function.owner != nil else { return .globalFunction }
        guard function.isStatic else { return .instanceMethod }
        return function.owner?.kind == .class && !function.isFixedStatic ? .classMethod : .staticMethod
    }

    /// The purpose of a returned value, for messages.
    private var resultPurpose: ConversionPurpose { here.function?.isClosure == true ? .closureResult : .result }

    private func isNever(_ type: SwiftType) -> Bool { arguments(of: type, ifNamed: "Never") != nil }

    /// A body of one expression.
    private func singleExpression(
        _ statement: CodeBlockItemSyntax, result: SwiftType
    ) throws -> CheckedStatement.Kind? {
        let expression: ExprSyntax
        switch statement.item {
        case .expr(let syntax): expression = syntax
        case .stmt(let syntax):
            guard let inner = syntax.as(ExpressionStmtSyntax.self)?.expression else { return nil }
            expression = inner
        case .decl: return nil
        }
        let isBranch = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
        if isBranch {
            if known(result) == .void || !expression.yieldsValue { return nil }
        }
        if known(result) == .void {
            let value = try infer(expression, hint: nil)
            if let delegation = try failingDelegation(value, at: statement) { return delegation.kind }
            noteUnused(value, expression)
            if here.function?.isClosure == true, known(value.type) != .void, !known(value.type).isNever {
                inference.score.drops += 1
            }
            return .expression(value)
        }
        if case .variable = known(result) {
            let value = try infer(expression, hint: result)
            return .return(try convert(value, to: result, resultPurpose))
        }
        if here.function?.hidesType == true { return .return(try checkHiding(expression, as: result, resultPurpose)) }
        let value = try checkOutcome(expression, as: result, resultPurpose)
        if value.type.isNever { return .expression(value) }
        try requireFree(value, .result)
        try requireOwnSelf(value, at: expression)
        return .return(value)
    }

    /// The value of a body or branch of one expression; an expression of type `Never` fits any type.
    func checkOutcome(
        _ syntax: ExprSyntax, as type: SwiftType, _ purpose: ConversionPurpose
    ) throws -> CheckedExpression {
        guard here.literals != nil else {
            return try settlingLiterals(of: syntax, expected: type) { try checkOutcome(syntax, as: type, purpose) }
        }
        let value = try infer(syntax, hint: type)
        if known(value.type).isNever { return value }
        return try converted(value, to: type, purpose, at: syntax)
    }

    /// A value for a type with `some P` in it: there any type fits that conforms, the same in every `return`.
    func checkHiding(
        _ syntax: ExprSyntax, as type: SwiftType, _ purpose: ConversionPurpose
    ) throws -> CheckedExpression {
        if let hidden = type.opaque {
            let variable = TypeVariable()
            variable.constraints = hidden.constraints
            let value = try infer(syntax, hint: .variable(variable))
            try fill(hidden, with: value.type, at: syntax)
            return value
        }
        var hidden: [(opaque: OpaqueDeclaration, variable: TypeVariable)] = []
        func open(_ type: SwiftType) -> SwiftType {
            guard let opaque = type.opaque else { return type.mapParts(open) }
            let variable = TypeVariable()
            variable.constraints = opaque.constraints
            hidden.append((opaque, variable))
            return .variable(variable)
        }
        let value = try check(syntax, as: open(type), purpose)
        for (opaque, variable) in hidden {
            let type = known(.variable(variable))
            // `nil` and empty arrays leave it to the other `return`s.
            if !type.isUnknown { try fill(opaque, with: type, at: syntax) }
        }
        return value
    }

    /// Records the underlying type of an opaque type.
    func fill(_ opaque: OpaqueDeclaration, with type: SwiftType, at node: some SyntaxProtocol) throws {
        for constraint in opaque.constraints {
            let verdict = verdict { satisfies(type, constraint) }
            guard verdict.holds else {
                let failed = verdict.unmet?.type ?? type
                throw diagnostic(.doesNotConform(finished(failed), constraint: constraint), at: node)
            }
        }
        let type = finished(type)
        if type.isMade(of: opaque) { throw diagnostic(.opaqueOfItself(type), at: node) }
        if let known = opaque.underlying, known != type {
            let builder = here.function?.skippedBuilder?.name
            throw diagnostic(.opaqueMismatch(one: known, other: type, skipped: builder), at: node)
        }
        opaque.underlying = type
    }

    /// Statements in a scope of their own.
    func checkBlock(_ statements: CodeBlockItemListSyntax) throws -> [CheckedStatement] {
        let before = here.scope
        here.scope = Scope(in: before)
        defer { here.scope = before }
        return try checkStatements(statements.kept)
    }

    private func checkStatements(_ statements: [CodeBlockItemSyntax]) throws -> [CheckedStatement] {
        try count(statements)
        guard let scope = here.scope else { return [] }
        for statement in statements {
            let names = RepeatedNames.variables(of: statement).map(\.plainText)
            scope.ownVariables.formUnion(names)
            // What a `guard` binds is not known above it.
            if statement.item.is(VariableDeclSyntax.self) { scope.lateVariables.formUnion(names) }
        }
        try declareFunctions(of: statements)
        scope.uncheckedFunctions = statements.count { $0.item.is(FunctionDeclSyntax.self) }
        var checked: [CheckedStatement] = []
        // Functions that read variables of the block further down are checked behind these.
        var waiting: [(name: String, function: CodeBlockItemSyntax)] = []
        for statement in statements {
            scope.checkedStatements = checked.count
            if let name = try check(statement, in: scope, &checked) { waiting.append((name, statement)) }
            while let next = waiting.firstIndex(where: { scope.ownEntry(named: $0.name) != nil }) {
                let function = waiting.remove(at: next).function
                if let name = try check(function, in: scope, &checked) { waiting.append((name, function)) }
            }
        }
        try requireDeclared(before: scope.functions, in: checked)
        return checked.withFunctionsFirst
    }

    /// Checks a statement of a block, and adds it to those that are checked.
    ///
    /// - Returns: of a function that reads a variable of the block which stands further down, that variable's name; the
    ///   function then isn't added.
    private func check(
        _ statement: CodeBlockItemSyntax, in block: Scope, _ checked: inout [CheckedStatement]
    ) throws -> String? {
        var late: String?
        try unlessElsewhere(statement) {
            let isFunction = statement.item.is(FunctionDeclSyntax.self)
            checked += try attempt {
                try apart(isItem: false) { try nested(statement) { try checkStatement(statement) } }
            } otherwise: { diagnostic in
                guard isFunction, case .usedBeforeDeclared(let name, isInClosure: true) = diagnostic.problem,
                    block.lateVariables.contains(name), block.ownEntry(named: name) == nil
                else { throw diagnostic }
                late = name
                return []
            }
            if isFunction, late == nil { block.uncheckedFunctions -= 1 }
        }
        return late
    }

    /// One statement of a body: several where it declares several variables.
    func checkStatement(_ item: CodeBlockItemSyntax) throws -> [CheckedStatement] {
        if let ifExpression = item.ifExpression { return [try checkIf(ifExpression)] }
        if let switchExpression = item.switchExpression { return [try checkSwitch(switchExpression)] }
        switch item.item {
        case .expr(let expression):
            let value = try infer(expression, hint: nil)
            if let delegation = try failingDelegation(value, at: item) { return [delegation] }
            noteUnused(value, expression)
            return [CheckedStatement(.expression(value), at: position(item))]
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { return try checkVariables(variable) }
            if let function = declaration.as(FunctionDeclSyntax.self) { return [try checkLocalFunction(function)] }
            // The types of a block are declared before its statements are checked.
            if declaration.isLocalType { return [] }
            if declaration.is(ExtensionDeclSyntax.self) { throw diagnostic(.notAtFileScope, at: declaration) }
            throw diagnostic(.declarationInBody(declaration.kindName), at: declaration)
        case .stmt(let statement): return [try checkStatement(statement, label: nil)]
        }
    }

    func checkStatement(_ statement: StmtSyntax, label: String?) throws -> CheckedStatement {
        let position = position(statement)
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let expression):
            return CheckedStatement(.expression(try infer(expression.expression, hint: nil)), at: position)
        case .returnStmt(let syntax): return CheckedStatement(try checkReturn(syntax), at: position)
        case .guardStmt(let syntax):
            // The names that the conditions bind are known after the statement, but not in its body.
            let around = here.scope
            let bound = Scope(in: around)
            here.scope = bound
            defer { here.scope = around }
            let conditions = try checkConditions(syntax.conditions)
            let body = Scope(in: around)
            body.boundByGuard = Set(bound.entryNames)
            here.scope = body
            let otherwise = try checkBlock(syntax.body.statements)
            around?.adopt(bound)
            try requireLeaving(otherwise, of: syntax)
            return CheckedStatement(.guard(conditions, otherwise: otherwise), at: position)
        case .forStmt(let loop): return try checkFor(loop, label: label)
        case .whileStmt(let loop):
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            let conditions = try checkConditions(loop.conditions)
            let body = try inLoop { try checkBlock(loop.body.statements) }
            return CheckedStatement(.while(label: label, conditions, body), at: position)
        case .repeatStmt(let loop):
            let body = try inLoop { try checkBlock(loop.body.statements) }
            return CheckedStatement(
                .repeatWhile(label: label, body, try checkCondition(loop.condition)), at: position)
        case .breakStmt(let syntax):
            try requireLabel(syntax.label, isLoop: false)
            guard syntax.label != nil || (here.function?.loops ?? 0) + (here.function?.switches ?? 0) > 0 else {
                throw diagnostic(.outsideLoop("break"), at: syntax)
            }
            return CheckedStatement(.break(label: syntax.label?.text), at: position)
        case .continueStmt(let syntax):
            try requireLabel(syntax.label, isLoop: true)
            guard (here.function?.loops ?? 0) > 0 else { throw diagnostic(.outsideLoop("continue"), at: syntax) }
            return CheckedStatement(.continue(label: syntax.label?.text), at: position)
        case .fallThroughStmt:
            guard let isFollowed = here.function?.fallsIntoCase else {
                throw diagnostic(.strayFallthrough, at: statement)
            }
            guard isFollowed else { throw diagnostic(.fallthroughFromLastCase, at: statement) }
            return CheckedStatement(.fallthrough, at: position)
        case .labeledStmt(let labeled): return try checkLabeled(labeled)
        case .deferStmt(let syntax): return CheckedStatement(.defer(try checkDefer(syntax)), at: position)
        case .throwStmt(let syntax):
            return CheckedStatement(.throw(try checkThrow(syntax)), at: position)
        case .doStmt(let syntax): return try checkDo(syntax)
        default: throw diagnostic(.unsupportedStatement(statement.kindName), at: statement)
        }
    }

    private func checkReturn(_ syntax: ReturnStmtSyntax) throws -> CheckedStatement.Kind {
        guard let function = here.function, !function.isTopLevel else {
            throw diagnostic(.returnOutsideFunction, at: syntax)
        }
        if function.defers > 0 { throw diagnostic(.leavesDefer("return"), at: syntax) }
        guard let expression = syntax.expression else {
            if let builder = function.skippedBuilder {
                throw diagnostic(.returnInBuilder(builder.name), at: syntax)
            }
            if case .variable = known(function.result) { _ = unify(function.result, .void) }
            guard known(function.result) == .void || function.isInitializer else {
                throw diagnostic(.returnWithoutValue(finished(function.result)), at: syntax)
            }
            return .return(nil)
        }
        if function.isInitializer {
            guard expression.is(NilLiteralExprSyntax.self) else {
                throw diagnostic(.returnFromInitializer, at: syntax)
            }
            return .return(make(.none, function.result, at: position(expression)))
        }
        if function.hidesType { return .return(try checkHiding(expression, as: function.result, resultPurpose)) }
        if known(function.result) == .void {
            let value = try inferResult(expression)
            guard known(value.type) == .void else { throw diagnostic(.unexpectedReturnValue, at: expression) }
            return .return(value)
        }
        let value = try check(expression, as: function.result, resultPurpose)
        try requireFree(value, .result)
        try requireOwnSelf(value, at: expression)
        return .return(value)
    }

    /// A value behind `return` where none is given: one that begins with a dot belongs to the result that was forgotten.
    private func inferResult(_ expression: ExprSyntax) throws -> CheckedExpression {
        do {
            return try infer(expression, hint: nil)
        } catch let diagnostic as Diagnostic {
            guard case .implicitMemberWithoutType = diagnostic.problem else { throw diagnostic }
            throw self.diagnostic(.unexpectedReturnValue, at: expression)
        }
    }

    /// The value of a `throw`; its own type is that of the error.
    private func checkThrow(_ syntax: ThrowStmtSyntax) throws -> CheckedExpression {
        let function = here.function
        let asked = function?.catching.last.map(\.declared) ?? function?.thrown
        let value = try infer(syntax.expression, hint: asked ?? anyError)
        function?.tries += 1
        defer { function?.tries -= 1 }
        // What a `do` catches is of one type where functions say so that it calls, and not where it throws by itself.
        let isCaught = function?.catching.last.map { $0.declared == nil } ?? false
        try noteThrow(isCaught ? nil : value.type, isOwn: true, at: syntax.expression)
        return try convert(value, to: asked.flatMap { conforms(value.type, asked: $0) } ?? anyError, .argument)
    }

    /// The required error type, where an error is of that type.
    private func conforms(_ type: SwiftType, asked: SwiftType) -> SwiftType? {
        attempt { unify(type, asked) ? asked : nil }
    }

    private func inLoop<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = here.function?.fallsIntoCase
        here.function?.loops += 1
        here.function?.fallsIntoCase = nil
        defer {
            here.function?.loops -= 1
            here.function?.fallsIntoCase = before
        }
        return try work()
    }

    private func checkFor(_ loop: ForStmtSyntax, label: String?) throws -> CheckedStatement {
        if let asynchronous = loop.awaitKeyword { throw diagnostic(.unsupportedExpression("await"), at: asynchronous) }
        return try withLoop(loop) { sequence, pattern, condition in
            let body = try inLoop { try checkBlock(loop.body.statements) }
            return CheckedStatement(
                .forIn(
                    CheckedStatement.Loop(
                        label: label, pattern: pattern, sequence: sequence, condition: condition, statements: body)),
                at: position(loop))
        }
    }

    /// Throws where a `guard` goes on behind itself though its condition does not hold.
    func requireLeaving(_ otherwise: [CheckedStatement], of syntax: GuardStmtSyntax) throws {
        guard !otherwise.leavesScope else { return }
        let function = here.function
        throw diagnostic(
            .guardFallsThrough(isInLoop: (function?.loops ?? 0) > 0, isInFunction: function?.isTopLevel != true),
            at: syntax.body)
    }

    /// Checks the head of a loop; the variables that it binds are in scope for `body`.
    func withLoop<Result>(
        _ loop: ForStmtSyntax,
        _ body: (CheckedExpression, CheckedPattern, _ condition: CheckedExpression?) throws -> Result
    ) throws -> Result {
        let value = try attempt {
            try infer(loop.sequence, hint: written(loop))
        } otherwise: { diagnostic in
            guard case .heterogeneousCollection = diagnostic.problem, loop.sequence.is(ArrayExprSyntax.self) else {
                throw diagnostic
            }
            return try infer(loop.sequence, hint: try core("Array", [.any], at: loop))
        }
        let sequence = unwrapped(value)
        guard let element = elementType(of: sequence.type) else {
            throw diagnostic(.notASequence(finished(sequence.type)), at: loop.sequence)
        }
        if let annotation = loop.typeAnnotation {
            let wanted = try resolveType(annotation.type)
            guard isElement(element, of: wanted) else {
                throw diagnostic(.sequenceElement(finished(element), wanted: finished(wanted)), at: loop.sequence)
            }
        }
        let before = here.scope
        here.scope = Scope(in: before)
        defer { here.scope = before }
        let pattern = try attempt {
            try checkPattern(loop.pattern, against: element, isBinding: loop.caseKeyword == nil)
        } otherwise: { diagnostic in
            guard case .tuplePatternMismatch(let type) = diagnostic.problem,
                loop.pattern.as(TuplePatternSyntax.self)?.elements.count == 2
            else { throw diagnostic }
            throw Diagnostic(
                .tuplePatternOfElement(type, list: loop.sequence.writtenText), at: diagnostic.position,
                length: diagnostic.length)
        }
        return try body(sequence, pattern, try loop.whereClause.map { try checkCondition($0.condition) })
    }

    /// The sequence that is expected where a type is written for the variable of a loop over a list or a range: `for byte: UInt8
    /// in 0...9`; nil for other loops.
    private func written(_ loop: ForStmtSyntax) throws -> SwiftType? {
        guard let element = try loop.typeAnnotation.map({ try resolveType($0.type) }) else { return nil }
        if loop.sequence.is(ArrayExprSyntax.self) { return try core("Array", [element], at: loop) }
        let sign = loop.sequence.as(InfixOperatorExprSyntax.self)?.operator.writtenText ?? ""
        return ["...", "..<"].contains(sign) ? try rangeHint(for: element, sign, at: loop) : nil
    }

    /// Whether the elements of a loop may be of the type that is written for its variable.
    private func isElement(_ element: SwiftType, of wanted: SwiftType) -> Bool {
        switch known(wanted) {
        case known(element), .existential: return true
        case let wanted:
            if case .variable = known(element) { return true }
            return wrapped(wanted).map { isElement(element, of: $0) } ?? false
        }
    }

    /// The type of a sequence's elements; nil where it is none.
    func elementType(of type: SwiftType) -> SwiftType? {
        if let pair = arguments(of: type, ifNamed: "Dictionary"), pair.count == 2 {
            return .tuple([TupleElement(label: "key", type: pair[0]), TupleElement(label: "value", type: pair[1])])
        }
        for name in ["Array", "Set", "ArraySlice"] {
            if let element = arguments(of: type, ifNamed: name)?.first { return element }
        }
        // A conditional conformance must apply: a range is only a sequence where its bounds are integers.
        if let sequence = declarations.builtIns.nominal(named: "Sequence"),
            case .nominal(let nominal) = known(type), conformance(of: nominal.declaration, to: sequence) != nil,
            !conforms(type, to: ProtocolType(sequence))
        {
            return nil
        }
        return (try? memberType(named: "Element", in: type)) ?? nil
    }
}

extension SwiftType {
    var isNever: Bool {
        guard case .nominal(let nominal) = self else { return false }
        return nominal.declaration.name == "Never" && nominal.declaration.isBuiltIn
    }
}
