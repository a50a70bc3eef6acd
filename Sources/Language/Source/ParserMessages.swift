import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser does not understand in a text.
struct ParserMessages {
    /// What it says, and where as an offset in UTF-8 bytes, in order; empty where it understands all. Of very many faults
    /// it is asked about the first ones.
    let all: [(message: String, offset: Int)]
    /// How much asking took, in the units of `FaultyParts`.
    let cost: Int

    /// Asks about all that is not understood in a tree. Costs some milliseconds for each fault, and some tenths of a
    /// second at most.
    init(of tree: SourceFileSyntax) {
        guard tree.hasError else {
            (all, cost) = ([], 0)
            return
        }
        if let offset = Self.strangeEqualSign(in: tree) {
            (all, cost) = ([("invalid character in source file", offset)], 0)
            return
        }
        let parts = FaultyParts(of: tree)
        cost = parts.cost
        let diagnostics = parts.nodes.flatMap { ParseDiagnosticsGenerator.diagnostics(for: $0) }
        let messages = diagnostics.map { diagnostic in
            // The end of the text lies at no token.
            let token = tree.token(at: diagnostic.position) ?? tree.endOfFileToken
            let before = token.previousToken(viewMode: .sourceAccurate)
            let (message, place) = (diagnostic.message, diagnostic.position)
            if message.hasPrefix("expected ')' to end") || message.hasPrefix("expected ']' to end"),
                let bracket = before?.unclosedBracketOfAnotherLine
            {
                let problem = Problem.unclosedBracket(Character(bracket.text))
                return (problem.message, bracket.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            if let word = Self.callWithoutParentheses(message, place, token) { return word }
            if message.hasPrefix("C-style for statement") {
                let instead = CStyleLoop(behind: token).map { "'\($0.inSwift)'" }
                return (
                    message + "; write \(instead ?? "'for i in 0..<3 { … }', or 'while … { … }'")", place.utf8Offset
                )
            }
            return (
                Self.methodInKeyPath(before, token) ?? Self.reworded(message, before, token)
                    ?? Self.reworded(message, after: before?.text), place.utf8Offset
            )
        }
        if let brace = UnclosedBrace(in: tree), messages.allSatisfy({ $0.1 >= brace.noticed }) {
            all = [(brace.message, brace.opening)]
            return
        }
        let place = parts.nodes.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        all = messages.isEmpty ? [("unexpected code in source file", place)] : messages
    }

    /// Where a character that means nothing stands beside a `=`: the generator of messages asks for spaces there, and
    /// ends the program where there are spaces already.
    private static func strangeEqualSign(in tree: SourceFileSyntax) -> Int? {
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .equal {
            guard token.tokenDiagnostic != nil, token.trailingTrivia.contains(where: \.isSpaceOrTab),
                token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) == true
            else { continue }
            return token.position.utf8Offset
        }
        return nil
    }

    /// What is to be said of `\.name()`.
    private static func methodInKeyPath(_ name: TokenSyntax?, _ next: TokenSyntax?) -> String? {
        guard let name, next?.tokenKind == .leftParen,
            name.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        else { return nil }
        let call = next?.nextToken(viewMode: .all)?.tokenKind == .rightParen ? "()" : "(…)"
        return "key path cannot refer to instance method '\(name.text)\(call)'; write '{ $0.\(name.text)\(call) }'"
    }

    /// What is to be said of what begins an entry, or a line behind a brace, and goes on with what was entered before.
    private static func continuation(_ message: String) -> String? {
        guard message.hasPrefix("unexpected "), message.hasSuffix(" in source file") else { return nil }
        let code = message.drop { $0 != "'" }.dropFirst()
        let word = String(code.prefix { $0 != " " && $0 != "'" })
        if ["else", "catch"].contains(word) {
            return "'\(word)' goes on with what is before it; write it behind the '}' on its line: '} \(word) {'"
        }
        guard operators.contains(word) else { return nil }
        return "'\(word)' goes on with what is before it; enter both as one"
    }

    /// The operators that stand between two operands.
    private static let operators: Set = [
        "?", "??", "&&", "||", "+", "*", "/", "==", "!=", "<", ">", "<=", ">=", "=", "..<",
    ]

    /// What is to be said of words of other languages behind a loop or a block.
    private static func foreignStatement(_ message: String, behind word: TokenSyntax, _ token: TokenSyntax) -> String? {
        if ["unexpected code 'step ", "unexpected code 'by "].contains(where: message.hasPrefix),
            message.hasSuffix(" in 'for' statement"),
            let range = word.ancestor(ForStmtSyntax.self)?.sequence.as(SequenceExprSyntax.self)?.elements.map(
                \.writtenText),
            range.count == 3, let step = token.nextToken(viewMode: .sourceAccurate)
        {
            let end = range[1] == "..." ? "through" : "to"
            return
                "unexpected '\(token.text)'; write 'stride(from: \(range[0]), \(end): \(range[2]), by: \(step.text))'"
        }
        if message.hasPrefix("unexpected code 'catch"), word.ancestor(TryExprSyntax.self) != nil {
            return "unexpected 'catch'; what may throw stands behind 'do': 'do { try … } catch { … }'"
        }
        return nil
    }

    /// What is to be said of a comma where Swift has none, by what stands in front of it.
    private static func strayComma(_ message: String, behind word: TokenSyntax, before next: TokenSyntax) -> String? {
        guard message.hasPrefix("unexpected code ',") else { return nil }
        var node = word.parent
        while let current = node {
            switch current.as(SyntaxEnum.self) {
            case .forStmt:
                guard case .identifier = word.tokenKind, case .identifier = next.tokenKind else { return nil }
                return "two names stand in parentheses: 'for (\(word.text), \(next.text)) in …'"
            case .returnStmt: return "several values stand in parentheses: 'return (…, …)'"
            case .returnClause: return "several types stand in parentheses: '-> (\(word.text), \(next.text))'"
            case .arrayType: return "the type of a dictionary is written '[\(word.text): \(next.text)]'"
            case .closureExpr(let closure) where closure.parent?.is(InitializerClauseSyntax.self) == true:
                return "a list stands in brackets: '[\(word.text), \(next.text), …]'"
            case .codeBlockItem where message.contains(" = "):
                return "several values are assigned in parentheses: '(\(word.text), \(next.text)) = (…, …)'"
            case .codeBlock, .sourceFile, .closureExpr, .memberBlock: return nil
            default: node = current.parent
            }
        }
        return nil
    }

    /// What is to be said of a type or a property whose declaration is written in another way.
    private static func declaration(_ message: String, _ before: TokenSyntax, _ token: TokenSyntax) -> String? {
        let isMember = [" in struct", " in class", " in extension", " in enum"].contains(where: message.hasSuffix)
        if before.text == "some", before.previousToken(viewMode: .sourceAccurate)?.tokenKind == .equal {
            return "a type stands behind a colon; write ': some \(token.text)' for '= some \(token.text)'"
        }
        if message == "expected '=' in variable", ["Some", "SOME", "Any"].contains(before.text),
            token.text.first?.isUppercase == true
        {
            return "in Swift write '\(before.text.lowercased()) \(token.text)' for '\(before.text) \(token.text)'"
        }
        if message.hasPrefix("unexpected code '-> "), isMember, case .identifier(let name) = before.tokenKind {
            return "the type of a property stands behind a colon; write 'var \(name): …', without '->'"
        }
        if message.hasPrefix("found an unexpected second identifier in "), token.text.first?.isUppercase == true {
            return "expected ':' between '\(before.text)' and '\(token.text)'"
        }
        if message == "expected parameter clause in function signature", token.tokenKind == .colon {
            return "a function has parentheses behind its name, and '->' before its type; a property is written "
                + "'var \(before.text): …'"
        }
        return nil
    }

    /// What is to be said of a word or a number where the name of something new is expected.
    private static func noName(_ message: String, _ token: TokenSyntax) -> String? {
        let isKeyword = message.hasPrefix("keyword '") && message.hasSuffix("' cannot be used as an identifier here")
        guard
            isKeyword
                || ["expected pattern in variable", "expected pattern in value binding pattern"].contains(message)
        else { return nil }
        switch token.tokenKind {
        case .keyword:
            return
                "keyword '\(token.text)' cannot be used as an identifier here; write another name, or '`\(token.text)`'"
        case .integerLiteral, .floatLiteral: return "expected a name; it begins with a letter or '_'"
        case .stringQuote: return "expected a name; it stands without quotes"
        default: return nil
        }
    }

    /// Some messages with what to write instead, by the tokens around their place; nil where those say nothing.
    private static func reworded(_ message: String, _ before: TokenSyntax?, _ token: TokenSyntax?) -> String? {
        guard let token else { return nil }
        if message == "expected parameter clause in function signature", case .identifier = token.tokenKind {
            return message + "; write '()' behind '\(token.text)'"
        }
        if message == "expected pattern in variable", let before, before.tokenKind == .comma {
            let number = before.previousToken(viewMode: .sourceAccurate)
            if let number, case .integerLiteral = number.tokenKind, before.trailingTrivia.isEmpty, token.text.count == 3
            {
                return "the digits of a number are set apart by '_': '\(number.text)_\(token.text)'"
            }
            return "expected a name behind ','; each name has its own value: 'let a = 1, b = 2'"
        }
        if message == "keyword 'case' cannot be used as an identifier here", before?.tokenKind == .comma {
            return "'case' stands once for several: 'case a, b'"
        }
        if let noName = noName(message, token) { return noName }
        if let before, let declared = declaration(message, before, token) { return declared }
        if let before, token.tokenKind == .comma, let next = token.nextToken(viewMode: .sourceAccurate),
            let comma = strayComma(message, behind: before, before: next)
        {
            return comma
        }
        let next = token.nextToken(viewMode: .sourceAccurate)
        if message.hasPrefix("unexpected code '"), message.hasSuffix("' in function call"), let before,
            let missing = missingSeparator(between: before, and: token)
        {
            return missing
        }
        if message == "expected 'in' in 'for' statement", next?.text == "of" || token.text == "of" {
            return "expected 'in' in 'for' statement; write it for 'of'"
        }
        if let before, let foreign = foreignStatement(message, behind: before, token) { return foreign }
        if before == nil || before?.tokenKind == .rightBrace, let goesOn = continuation(message) { return goesOn }
        if message == "expected expression in pattern", ["<", "<=", ">", ">="].contains(token.text), let next {
            return "expected a value behind 'case'; write "
                + "'case let value where value \(token.text) \(next.text)', or a range"
        }
        let isIn = token.tokenKind == .keyword(.in) || next?.tokenKind == .keyword(.in)
        if case .prefixOperator(let sign) = token.tokenKind, "+-*/%<>&|".contains(sign.prefix(1)),
            message.hasPrefix("unexpected code '")
        {
            return "'\(sign)' stands between two values with a space on both sides, or with none: '… \(sign) …'"
        }
        if message.hasPrefix("unexpected code"), message.hasSuffix(" in closure"), token.tokenKind == .colon {
            return "unexpected ':' in closure; a dictionary stands in brackets: '[…: …]'"
        }
        if message.hasPrefix("unexpected code"), case .identifier(let name) = token.tokenKind {
            if message.hasSuffix(" in enum"), next?.tokenKind != .leftBrace {
                return "unexpected '\(name)' in enum; write 'case' in front of it"
            }
            if message.hasSuffix(" in struct") || message.hasSuffix(" in class") || message.hasSuffix(" in extension"),
                next?.tokenKind == .leftBrace
            {
                return "expected a declaration; write 'var \(name): \(name == "body" ? "some View" : "Type") { … }'"
            }
        }
        if message.hasPrefix("unexpected code '") || message == "expected 'func' in function",
            ["def", "fn", "function", "fun", "constructor"].contains(token.text),
            let foreign = ForeignWords.swift(for: token.text)
        {
            return "in Swift write \(foreign) for '\(token.text)'"
        }
        if message == "expected 'func' in function",
            [token.ancestor(ClassDeclSyntax.self)?.name.text, token.ancestor(StructDeclSyntax.self)?.name.text]
                .contains(token.text)
        {
            return "expected a declaration; what makes a value is written 'init(…) { … }'"
        }
        if message == "expected 'func' in function", case .identifier(let name) = token.tokenKind,
            name.first?.isLowercase == true
        {
            let function = token.ancestor(FunctionDeclSyntax.self)
            return function?.body != nil || function?.signature.returnClause != nil
                ? "expected a declaration; write 'func' in front of '\(name)'"
                : "expected a declaration; '\(name)(…)' is called inside of a function or an initializer"
        }
        if message.hasPrefix("expected '{' in '"), token.tokenKind == .keyword(.in), let next {
            return "unexpected 'in'; whether something is there is asked as '\(next.text).contains(…)', "
                + "or of a dictionary's keys as '\(next.text)[…] != nil'"
        }
        if message == "expected ')' to end function call", isIn,
            let name = token.tokenKind == .keyword(.in) ? before?.text : token.text
        {
            if let called = before?.ancestor(FunctionCallExprSyntax.self)?.calledExpression.writtenText,
                ["foreach", "forEach", "for_each"].contains(called)
            {
                return "in Swift write 'for \(name) in … { … }' for '\(called)'"
            }
            return "a closure says how its parameter is called: '(…) { \(name) in … }'"
        }
        if message == "expected ')' to end tuple pattern", isIn {
            return "unexpected '(' behind 'for'; write 'for … in …' without parentheses"
        }
        let isColour = token.tokenKind == .pound || before?.tokenKind == .pound
        if isColour, message.hasPrefix("identifier can only start with a letter") {
            return Problem.colourByNumbers
        }
        return nil
    }

    /// What is to be said of `print "a"`, and of a word of another language with something behind it.
    private static func callWithoutParentheses(
        _ message: String, _ position: AbsolutePosition, _ token: TokenSyntax
    ) -> (message: String, offset: Int)? {
        guard message.hasPrefix("consecutive statements on a line") else { return nil }
        if let brace = token.tokenKind == .leftBrace ? token : token.nextToken(viewMode: .sourceAccurate),
            brace.tokenKind == .leftBrace, let before = brace.previousToken(viewMode: .sourceAccurate),
            before.tokenKind == .rightBrace, before.parent?.is(ClosureExprSyntax.self) == true
        {
            return (
                "a second closure stands behind its label: '{ … } label: { … }'",
                brace.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        }
        let second = token.tokenKind == .rightBrace ? token.nextToken(viewMode: .sourceAccurate) : token
        if let second, case .identifier(let label) = second.tokenKind,
            second.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace,
            second.previousToken(viewMode: .sourceAccurate)?.parent?.is(ClosureExprSyntax.self) == true
        {
            return (
                "a label of a closure ends in ':': '{ … } \(label): { … }'",
                second.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        }
        let isBehind = token.positionAfterSkippingLeadingTrivia >= position
        guard let word = isBehind ? token.previousToken(viewMode: .sourceAccurate) : token,
            let next = word.nextToken(viewMode: .sourceAccurate)
        else { return nil }
        if word.tokenKind == .rightBrace, next.tokenKind == .keyword(.while),
            let block = word.parent?.parent?.as(DoStmtSyntax.self)
        {
            return (
                "'do-while' statement is not allowed; write 'repeat { … } while …'",
                block.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        }
        if case .prefixOperator(let sign) = next.tokenKind, let joined = joinedAssignment(sign) {
            return (joined, next.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        if let missing = missingPlus(between: word, and: next) {
            return (missing, next.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        if let sign = ForeignWords.operation(for: next.text) {
            return ("in Swift write '\(sign)' for '\(next.text)'", next.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        if let type = word.typeOfCast {
            return (
                "a value is converted by its type: '\(type)(\(next.text))'",
                next.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        }
        if word.tokenKind == .rightBrace, let foreign = ForeignWords.message(for: next.text) {
            return (foreign, next.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let name = word.parent?.as(DeclReferenceExprSyntax.self)
        let isAfterDot = name?.parent?.as(MemberAccessExprSyntax.self)?.declName == name
        guard let name, case .identifier = word.tokenKind,
            isAfterDot || name.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        if let foreign = ForeignWords.message(for: word.text) {
            return (foreign, word.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        switch next.tokenKind {
        case .stringQuote, .multilineStringQuote, .integerLiteral, .floatLiteral, .keyword(.true), .keyword(.false):
            return (Problem.callWithoutParentheses(word.text), position.utf8Offset)
        default: return nil
        }
    }

    /// What is to be said of `let a=-1` and `a =-1`, where `=-` is one operator.
    private static func joinedAssignment(_ code: some StringProtocol) -> String? {
        guard code.first == "=", let sign = code.dropFirst().first, "-!~&.".contains(sign) else { return nil }
        return "'=\(sign)' is one operator; write a space behind the '=': '= \(sign)…'"
    }

    /// Some messages with what to write instead.
    private static func reworded(_ message: String, after word: String?) -> String {
        if word == "not", message.hasPrefix("unexpected ") {
            return "unexpected code after 'not'; write '!' in front of what is not to be true"
        }
        if word == "%", message == "expected expression after operator" { return message + "; " + Problem.fraction }
        if message.hasPrefix("Single-quoted string literal") {
            return "single-quoted string literal found, use '\"'"
        }
        if message.hasPrefix("unexpected code ',") {
            return "unexpected ',' between statements; leave it out, and put each on a line of its own"
        }
        if message.hasPrefix("unexpected code '"),
            let word = message.dropFirst("unexpected code '".count).split(separator: " ").first.map(String.init),
            let sign = ForeignWords.operation(for: word)
        {
            let place = message.firstRange(of: "' in ").map { " in " + message[$0.upperBound...] } ?? ""
            return "unexpected code\(place); write '\(sign)' for '\(word)'"
        }
        if message.hasPrefix("unexpected code '"), message.hasSuffix("' in function call") {
            let code = message.dropFirst("unexpected code '".count)
            let label = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !label.isEmpty, code[label.endIndex...].first == ":" {
                return "expected ',' in front of '\(label):'"
            }
        }
        if message.hasPrefix("unexpected code '"), message.hasSuffix("' in function call"), let word,
            word.first?.isLetter == true
        {
            return message + "; write ':' behind '\(word)' if it is a label"
        }
        if message.hasPrefix("unexpected code '="), let joined = joinedAssignment(message.dropFirst(17)) {
            return joined
        }
        if message.hasPrefix("unexpected code ':=") { return "unexpected ':='; write 'let name = …' or 'var name = …'" }
        if message.hasPrefix("unexpected code '== ") { return "unexpected '=='; '=' gives a name its value" }
        if message.hasPrefix("unexpected code 'then'") { return message + "; leave 'then' out" }
        if message == "expected type in type annotation" {
            return message + "; write it behind the ':', or leave the ':' out"
        }
        if message.hasPrefix("unexpected code '"), message.hasSuffix("' in function"),
            let code = message.dropFirst(17).split(separator: "'").first
        {
            let type = code.drop { ":=> ".contains($0) }
            if type.first?.isUppercase == true {
                return "unexpected code '\(code)' in function; write '-> \(type)' for what it gives"
            }
        }
        if message == "unexpected brace in source file" {
            return "unexpected '}': nothing is open that it could close; leave it out"
        }
        if message == "invalid escape sequence in literal" { return message + "; a backslash is written '\\\\'" }
        if message.hasSuffix("is not a valid digit in integer literal") {
            return message + "; a number has no unit or name behind it"
        }
        if message.hasSuffix("in source file"), let bracket = message.dropFirst("unexpected code '".count).first,
            ")]}".contains(bracket), message.hasPrefix("unexpected code '")
        {
            return "unexpected '\(bracket)': nothing is open that it could close; leave it out"
        }
        if message == "expected 'func' in function" {
            return "expected a declaration; to show views, write 'var body: some View { … }' around them, "
                + "or a '}' is missing above"
        }
        if message == "expected 'var' in variable" { return "expected 'var', 'let' or 'func'; in an enum, 'case'" }
        if message == "expected ':' and type in parameter" {
            return message + "; the type stands behind the name: 'name: Type'"
        }
        if message == "expected '\"' to end string literal" {
            return "unterminated string literal; write '\"' at its end"
        }
        return message
    }
}

extension TokenSyntax {
    /// The type in `(int)5.5`, as Swift writes it, where it is the bracket behind that.
    fileprivate var typeOfCast: String? {
        guard tokenKind == .rightParen, let tuple = parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let name = tuple.elements.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        return ["Int", "Double", "Float", "CGFloat", "String"].first { $0.lowercased() == name.lowercased() }
    }

    /// The bracket around it that nothing closes, where that stands on a line before; nil elsewhere.
    fileprivate var unclosedBracketOfAnotherLine: TokenSyntax? {
        var node = parent
        while let current = node {
            let tokens = current.children(viewMode: .all).compactMap { $0.as(TokenSyntax.self) }
            let isOpen = tokens.contains {
                $0.presence == .missing && [.rightParen, .rightSquare].contains($0.tokenKind)
            }
            if isOpen,
                let bracket = tokens.first(where: {
                    $0.presence == .present && [.leftParen, .leftSquare].contains($0.tokenKind)
                })
            {
                return bracket.isOnLine(of: self) ? nil : bracket
            }
            node = current.parent
        }
        return nil
    }

    /// Whether no line ends between it and a token behind it.
    private func isOnLine(of other: TokenSyntax) -> Bool {
        var token: TokenSyntax? = self
        while let current = token, current != other {
            token = current.nextToken(viewMode: .sourceAccurate)
            if token?.leadingTrivia.contains(where: \.isNewline) == true { return false }
        }
        return true
    }
}
