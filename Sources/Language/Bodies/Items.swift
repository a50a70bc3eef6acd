import SwiftSyntax

/// Checking the items of an entry that are no declarations of types or functions.
extension Checker {
    /// Checks one item. `context` is the entry's top level.
    func checkItem(_ item: CodeBlockItemSyntax, canvas: SwiftType?) throws -> CheckedItem {
        body = BodyNotes()
        here.scope = nil
        here.function = FunctionScope(result: .void, isThrowing: true, depth: 0)
        here.function?.isTopLevel = true
        let kind = try isolated { try checkKind(item, canvas: canvas) }
        if body.hasLateVariables, case .statement(let statement) = kind { try Initialization.check([statement]) }
        try checkWrittenTypes()
        return CheckedItem(kind: kind, position: position(item), text: item.item.writtenText)
    }

    private func checkKind(_ item: CodeBlockItemSyntax, canvas: SwiftType?) throws -> CheckedItem.Kind {
        if item.ifExpression != nil || item.switchExpression != nil { return try checkRunning(item) }
        switch item.item {
        case .decl(let declaration):
            if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
                return try checkMacro(macro.macroName, macro.arguments, item, at: declaration)
            }
            if let variable = declaration.as(VariableDeclSyntax.self), variable.bindsNothing {
                return try checkRunning(item)
            }
            throw diagnostic(.unsupportedDeclaration(declaration.kindName), at: declaration)
        case .stmt(let statement):
            if statement.is(DeferStmtSyntax.self) { throw diagnostic(.deferAtTopLevel, at: statement) }
            return try checkRunning(item)
        case .expr(let expression):
            if let macro = expression.as(MacroExpansionExprSyntax.self) {
                return try checkMacro(macro.macroName, macro.arguments, item, at: expression)
            }
            if item.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period {
                return try checkModifiers(expression, canvas: canvas)
            }
            let value = try infer(expression, hint: nil)
            try requireKnown(value.type, at: expression)
            return kind(of: value)
        }
    }

    /// What the session does with a value is decided by its static type.
    private func kind(of value: CheckedExpression) -> CheckedItem.Kind {
        if known(value.type) == .void {
            return .statement(CheckedStatement(.expression(value), at: value.position))
        }
        return isView(value.type) ? .view(value) : .value(value)
    }

    func isView(_ type: SwiftType) -> Bool {
        guard let view = declarations.builtIns.nominal(named: "View") else { return false }
        if case .existential(let protocols) = known(type) {
            return protocols.contains { extends($0.declaration, view) }
        }
        return conforms(type, to: ProtocolType(view))
    }

    private func checkRunning(_ item: CodeBlockItemSyntax) throws -> CheckedItem.Kind {
        if case .stmt(let statement) = item.item, let names = statement.as(GuardStmtSyntax.self)?.boundNames,
            let whole = names.first.flatMap({ declarations.variables[$0.plainText]?.binding }),
            whole.syntax.id == statement.id
        {
            return .statement(try check(whole))
        }
        guard let statement = try checkStatement(item).first else { return .nothing }
        if case .expression(let value) = statement.kind { return kind(of: value) }
        return .statement(statement)
    }

    /// `#Preview("Name", traits: .fixedLayout(width: 80, height: 48)) { … }`
    private func checkMacro(
        _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ item: CodeBlockItemSyntax,
        at node: some SyntaxProtocol
    ) throws -> CheckedItem.Kind {
        guard name.text == "Preview" else { throw diagnostic(.unsupportedMacro(name.text), at: node) }
        guard let closure = item.previewClosure else { throw diagnostic(.previewWithoutViews, at: node) }
        let view = try checkPreviewed(closure, at: node)
        let others = Array(arguments).filter { $0.expression.id != closure.id }
        guard !others.isEmpty else { return .view(view) }
        let given = others.map {
            Argument(label: $0.label?.text, content: .syntax($0.expression), position: position($0))
        }
        let content = Argument(label: "_content", content: .checked(view), position: view.position, checked: view)
        let preview = try core("_Preview", at: node)
        return .view(try call(initializers(of: preview), [content] + given, expected: nil, at: node))
    }

    /// What a preview shows: its views put together, or what it returns where it says `return`.
    private func checkPreviewed(
        _ closure: ClosureExprSyntax, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        guard closure.statements.containsReturn else { return try checkBuilderBody(closure.statements, at: closure) }
        let variable = TypeVariable()
        variable.constraints = declarations.builtIns.nominal(named: "View").map { [ProtocolType($0)] } ?? []
        let type = SwiftType.function(FunctionType(parameters: [], result: .variable(variable)))
        let made = try check(closure, as: type, isEscaping: false)
        return make(.apply(made, []), .variable(variable), at: position(node))
    }

    /// A chain that begins with `.name`: it is applied to the canvas.
    private func checkModifiers(_ expression: ExprSyntax, canvas: SwiftType?) throws -> CheckedItem.Kind {
        var root = expression
        while let base = root.chainBase { root = base }
        guard let canvas else { throw diagnostic(.noCanvas(expression.writtenText), at: expression) }
        let variable = LocalVariable(name: "canvas", type: canvas, isMutable: false, depth: 0)
        var inner = here
        inner.canvas = (root.id, variable)
        let value: CheckedExpression
        do {
            value = try within(inner) { try infer(expression, hint: nil) }
        } catch let diagnostic as Diagnostic {
            let first = root.as(MemberAccessExprSyntax.self)?.declName
            guard case .noMember(let name, let type, nil) = diagnostic.problem, type == finished(canvas),
                name == first?.baseName.plainText
            else { throw diagnostic }
            throw Diagnostic(
                .noMemberOfCanvas(name, type), at: diagnostic.position, length: diagnostic.length)
        }
        try requireKnown(value.type, at: expression)
        guard isView(value.type) else { throw diagnostic(.notAModifier(finished(value.type)), at: expression) }
        return .modifiers(value, canvas: variable)
    }

    /// `let` and `var` of the session: checks their values, and returns what runs.
    func checkVariables(_ properties: [PropertyDeclaration]) throws -> [(CheckedPattern, CheckedExpression?)] {
        var items: [(CheckedPattern, CheckedExpression?)] = []
        for property in properties {
            // A wrapper without a projection is only refused where the projection is used.
            if case .projected = property.storage { continue }
            try resolve(property)
            if let whole = property.destructuring {
                let checked = try check(whole)
                if property === whole.properties.first { items.append(checked) }
                continue
            }
            switch property.storage {
            case .global(let variable):
                if property.wrapper == nil { try checkDeclaredInitialValue(of: property) }
                if let wrapper = property.wrapper, variable.initialValue == nil {
                    let name = String(property.name.dropFirst())
                    throw Diagnostic(
                        .wrapperWithoutValue(name, wrapper: wrapper.plainName), at: property.position,
                        length: name.utf8.count)
                }
                if let dynamic = declarations.builtIns.nominal(named: "DynamicProperty") {
                    variable.isDynamicProperty = conforms(property.type, to: ProtocolType(dynamic))
                }
                items.append((.global(variable), variable.initialValue))
            case .computed:
                for accessor in [property.getter, property.setter] {
                    if let accessor { try checkBody(of: accessor) }
                }
            case .stored, .wrapped, .projected: break
            }
            try checkObservers(of: property)
        }
        return items
    }
}

extension VariableDeclSyntax {
    /// Whether it binds no name: `let _ = f()`.
    var bindsNothing: Bool { bindings.allSatisfy { $0.pattern.is(WildcardPatternSyntax.self) } }
}
