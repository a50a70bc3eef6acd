import SwiftSyntax

/// `LocalizedStringKey`: literals in which Markdown is read, and the titles that built-ins take.
extension Checker {
    /// Whether a type is the one of literals in which Markdown is read, perhaps as an optional.
    func isLocalizedKey(_ type: SwiftType?) -> Bool {
        guard let type else { return false }
        if arguments(of: type, ifNamed: "LocalizedStringKey") != nil { return true }
        return wrapped(type).map { isLocalizedKey($0) } ?? false
    }

    /// A key made of the parts of a literal.
    func localizedKey(
        _ segments: [InterpolationSegment], at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let place = position(node)
        let string = try core("String", at: node)
        // Literal parts and interpolated values alternate.
        var parts: [CheckedExpression] = []
        for segment in segments {
            switch segment {
            case .text(let text):
                if parts.count % 2 == 1 { parts.append(make(.interpolation([]), string, at: place)) }
                parts.append(make(.string(text), string, at: place))
            case .value(let value):
                if parts.count % 2 == 0 { parts.append(make(.string(""), string, at: place)) }
                if value.type.isNumber {
                    // A `CGFloat` passed as `Any` must keep its type.
                    let isFraction = value.type.nominal?.name == "CGFloat"
                    parts.append(isFraction ? try convert(value, to: try core("Double", at: node), .argument) : value)
                } else {
                    let isShown = standsInText(value.type)
                    parts.append(isShown ? value : make(.interpolation([.value(value)]), string, at: place))
                }
            }
        }
        let values = try parts.map { try convert($0, to: .any, .element) }
        let array = make(.array(values), try core("Array", [.any], at: node), at: place)
        let type = try core("LocalizedStringKey", at: node)
        let argument = Argument(label: "_parts", content: .checked(array), position: place, checked: array)
        return try call(initializers(of: type), [argument], expected: type, at: node)
    }

    /// Whether a value is shown with its looks in a text: another text, or an image.
    func standsInText(_ type: SwiftType) -> Bool {
        arguments(of: type, ifNamed: "Text") != nil || arguments(of: type, ifNamed: "Image") != nil
    }

    /// Whether a parameter is the title of a built-in. Such a function stands for two of SwiftUI's: one takes a literal, in
    /// which Markdown is read, the other one a string as it is written.
    func isTitle(_ type: SwiftType, of candidate: Candidate) -> Bool {
        guard let function = candidate.function, function.context.isBuiltIn || function.owner?.isBuiltIn == true,
            !Self.isOperator(function.name)
        else { return false }
        return arguments(of: type, ifNamed: "LocalizedStringKey") != nil
    }

    /// The title of a built-in: a literal or a key, and otherwise a string.
    func checkTitle(_ argument: Argument, _ type: SwiftType) throws -> CheckedExpression {
        if let ready = argument.checked { return try title(ready, type) }
        switch argument.content {
        case .checked(let expression): return try title(expression, type)
        case .syntax(let syntax):
            let score = inference.score
            var failure: Diagnostic?
            let key: CheckedExpression? = try attempt {
                try check(syntax, as: type, .argument)
            } otherwise: { diagnostic in
                failure = diagnostic
                return nil
            }
            if let key {
                inference.score = score
                return key
            }
            do {
                let value = try infer(syntax, hint: try core("String", at: syntax))
                return try title(value, type)
            } catch let diagnostic as Diagnostic {
                // Only a key has labels in its quotes: what is wrong with it is what is wrong.
                if case .interpolationArguments = diagnostic.problem, let failure { throw failure }
                // What is wrong with a value in its quotes is told where that stands.
                if argument.isText, diagnostic.position.offset > position(syntax).offset { throw diagnostic }
                throw Diagnostic(
                    diagnostic.problem, at: position(syntax), length: syntax.trimmedLength.utf8Length)
            }
        }
    }

    private func title(_ value: CheckedExpression, _ type: SwiftType) throws -> CheckedExpression {
        // Most literals have no marks: they are the strings that they look like.
        if value.isPlainLiteral { return make(.convert(value, .existential), type, at: value.position) }
        let score = inference.score
        if let literal = try literal(value, as: type) {
            // A literal is first of all a key: an overload that takes a string is not preferred.
            inference.score = score
            return literal
        }
        if holds({ unify(value.type, type) }) { return value }
        guard let strings = declarations.builtIns.nominal(named: "StringProtocol"),
            conforms(value.type, to: ProtocolType(strings))
        else {
            let string = declarations.builtIns.nominal(named: "String").map { SwiftType.nominal(NominalType($0, [])) }
            return try convert(value, to: string ?? type, .argument)
        }
        inference.score.conversions += 1
        return make(.convert(value, .existential), type, at: value.position)
    }
}

extension CheckedExpression {
    /// Whether it is a literal of a string without any character to which Markdown may give a meaning.
    fileprivate var isPlainLiteral: Bool {
        func isPlain(_ text: String) -> Bool { !text.utf8.contains { "*_~`[\\<&".utf8.contains($0) } }
        guard type.nominal?.name == "String" else { return false }
        switch kind {
        case .string(let text): return isPlain(text)
        case .interpolation(let segments):
            return segments.allSatisfy { segment in
                switch segment {
                case .text(let text): isPlain(text)
                case .value(let value): !value.type.isNumber
                }
            }
        default: return false
        }
    }
}

extension SwiftType {
    /// Whether its values stand in a key as people write numbers.
    fileprivate var isNumber: Bool {
        guard let name = nominal?.name else { return false }
        return Self.numbers.contains(name)
    }

    private static let numbers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat",
    ]
}
