import SwiftSyntax

extension Checker {
    func inferInteger(_ syntax: IntegerLiteralExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard let magnitude = syntax.magnitude else {
            throw diagnostic(.integerTooLarge(syntax.literal.text), at: syntax)
        }
        let isNegated = ExprSyntax(syntax).isNegated
        let fraction = isNegated ? -Double(magnitude) : Double(magnitude)
        if let name = fractionName(hint) {
            return make(.double(fraction), try core(name, at: syntax), at: position(syntax))
        }
        let name = wholeName(hint)
        // The largest numbers without a sign are kept by their bits.
        let bits = Int(truncatingIfNeeded: magnitude)
        let value = isNegated ? 0 &- bits : bits
        let isPlain = magnitude <= Int.max || isNegated && magnitude == Int.min.magnitude
        let isWide = name == "UInt" || name == "UInt64"
        guard isPlain || isWide && !isNegated else {
            throw diagnostic(.integerTooLarge(syntax.literal.text), at: syntax)
        }
        switch hint.map(known) {
        case .parameter?, .member?:
            let whole = make(.integer(value), try core("Int", at: syntax), at: position(syntax))
            if let hint, let number = try literal(whole, as: hint) { return number }
        case .variable(let variable)? where !variable.constraints.isEmpty:
            // A generic parameter of numbers with a fraction is a Double, where nothing else says what it is.
            let (whole, double) = (try core("Int", at: syntax), try core("Double", at: syntax))
            if !variable.constraints.allSatisfy({ conforms(whole, to: $0) }),
                variable.constraints.allSatisfy({ conforms(double, to: $0) })
            {
                return make(.double(fraction), double, at: position(syntax))
            }
        default: break
        }
        guard let name, let bounds = Self.wholeNumbers[name] else {
            return make(.integer(value), try core("Int", at: syntax), at: position(syntax))
        }
        guard !isPlain || bounds.contains(value) else {
            let text = (isNegated ? "-" : "") + syntax.literal.text
            throw diagnostic(
                isNegated && name.hasPrefix("U")
                    ? .negativeOverflows(text, type: name) : .literalOverflows(text, type: name),
                at: syntax)
        }
        return make(.integer(value), try core(name, at: syntax), at: position(syntax))
    }

    /// The types of whole numbers besides `Int`, and which literals fit.
    private static let wholeNumbers: [String: ClosedRange<Int>] = [
        "Int8": -128...127, "Int16": -32768...32767, "Int32": -2_147_483_648...2_147_483_647,
        "Int64": Int.min...Int.max, "UInt": 0...Int.max, "UInt8": 0...255, "UInt16": 0...65535,
        "UInt32": 0...4_294_967_295, "UInt64": 0...Int.max,
    ]

    /// Whether a type of the library is one of whole numbers.
    static func isWholeNumber(_ name: String) -> Bool { bounds(ofWholeNumber: name) != nil }

    /// Which literals fit into a type of whole numbers; nil for other types.
    static func bounds(ofWholeNumber name: String) -> ClosedRange<Int>? {
        name == "Int" ? Int.min...Int.max : wholeNumbers[name]
    }

    /// The type of whole numbers that is expected instead of `Int`, perhaps as an optional.
    private func wholeName(_ hint: SwiftType?) -> String? {
        guard let hint, case .nominal(let nominal) = known(hint), nominal.declaration.isBuiltIn else { return nil }
        if Self.wholeNumbers[nominal.declaration.name] != nil {
            inference.score.literals += 1
            return nominal.declaration.name
        }
        return wrapped(hint).flatMap { wholeName($0) }
    }

    func inferFloat(_ syntax: FloatLiteralExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard let magnitude = Double(syntax.literal.text.filter { $0 != "_" }) else {
            throw diagnostic(.integerTooLarge(syntax.literal.text), at: syntax)
        }
        let value = ExprSyntax(syntax).isNegated ? -magnitude : magnitude
        let score = inference.score
        let name = fractionName(hint) ?? "Double"
        inference.score = score
        // An overload that takes what the literal is by itself fits better.
        if name == "Float" { inference.score.literals += 1 }
        let number = make(.double(value), try core(name, at: syntax), at: position(syntax))
        switch hint.map(known) {
        case .parameter(let parameter)?: return try literal(number, as: .parameter(parameter)) ?? number
        case .member(let base, let member)?: return try literal(number, as: .member(of: base, member)) ?? number
        default: return number
        }
    }

    /// Whether a number with a fraction is expected, perhaps as an optional.
    func isDouble(_ hint: SwiftType?) -> Bool { fractionName(hint) != nil }

    /// The type of numbers with a fraction that is expected, perhaps as an optional.
    private func fractionName(_ hint: SwiftType?) -> String? {
        guard let hint else { return nil }
        for name in ["Double", "CGFloat", "Float"] where arguments(of: hint, ifNamed: name) != nil {
            // A whole number becomes a fraction: an overload that takes it as it is fits better.
            inference.score.literals += 1
            return name
        }
        return wrapped(hint).flatMap { fractionName($0) }
    }

    /// The type of the library that a literal of this text stands for where it is expected, perhaps as an optional; nil
    /// for `String`.
    func textType(of text: String, expected hint: SwiftType?) -> SwiftType? {
        guard let hint else { return nil }
        if let inner = wrapped(hint) { return textType(of: text, expected: inner) }
        let type = known(hint)
        guard case .nominal(let nominal) = type, nominal.declaration.isBuiltIn else { return nil }
        let isOne =
            switch nominal.declaration.qualifiedName {
            case "Character": text.count == 1
            case "Unicode.Scalar": text.unicodeScalars.count == 1
            case "Substring": true
            default: false
            }
        guard isOne else { return nil }
        // A text stands for another type only where it must: an overload that takes text fits better.
        inference.score.literals += 1
        return type
    }

    func inferString(_ syntax: StringLiteralExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        let string = try core("String", at: syntax)
        let isKey = isLocalizedKey(hint)
        if let text = syntax.representedLiteralValue {
            let expected = hint.flatMap { isOpenParameter($0) ? nil : $0 }
            let type = textType(of: text, expected: expected ?? here.preferredText)
            return make(.string(text), type ?? string, at: position(syntax))
        }
        var segments: [InterpolationSegment] = []
        let isRaw = syntax.openingPounds?.text.count ?? 0
        for segment in syntax.segments {
            switch segment {
            case .stringSegment(let text):
                segments.append(.text(StringEscapes.unescape(text.content.text, pounds: isRaw)))
            case .expressionSegment(let part):
                if isKey, let formatted = try formatted(part) {
                    segments.append(.value(formatted))
                    continue
                }
                if !isKey, let declared = try declaredInterpolation(part) {
                    segments.append(.value(declared))
                    continue
                }
                guard let value = part.expressions.first, part.expressions.count == 1, value.label == nil else {
                    let label = part.expressions.lazy.compactMap { $0.label?.text }.first
                    throw diagnostic(.interpolationArguments(label: label), at: part)
                }
                let isList = [.arrayExpr, .dictionaryExpr].contains(value.expression.kind)
                let part = try infer(value.expression, hint: isList ? .any : nil)
                if showsInsides(part.type) {
                    guard finished(part.type).tellsItsBase else {
                        throw diagnostic(.insidesAsText(finished(part.type)), at: value.expression)
                    }
                    segments.append(.value(try convert(part, to: .any, .argument)))
                    continue
                }
                if !isKey || !standsInText(part.type) { try refuseView(part, at: value.expression, in: syntax) }
                if !isKey { try requireTold(part) }
                segments.append(.value(part))
            }
        }
        if isKey { return try localizedKey(segments, at: syntax) }
        return make(.interpolation(segments), string, at: position(syntax))
    }

    /// Whether a text is handed to a view as it is written.
    private func isLocalized(_ syntax: StringLiteralExprSyntax) -> Bool {
        guard let list = syntax.parent?.as(LabeledExprSyntax.self)?.parent,
            let name = list.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            let nominal = visibleNominal(named: name.baseName.plainText), nominal.isBuiltIn,
            let view = declarations.builtIns.nominal(named: "View")
        else { return false }
        return conformance(of: nominal, to: view) != nil
    }

    /// A text of a view is made of characters: another view in it would be shown as the name of its type.
    private func refuseView(
        _ part: CheckedExpression, at node: ExprSyntax, in syntax: StringLiteralExprSyntax
    ) throws {
        guard isLocalized(syntax), let view = declarations.builtIns.nominal(named: "View"),
            case .nominal(let nominal) = known(part.type), nominal.declaration.isBuiltIn,
            conforms(part.type, to: ProtocolType(view)), arguments(of: part.type, ifNamed: "Color") == nil
        else { return }
        throw diagnostic(.viewInText(finished(part.type)), at: node)
    }

    /// `\(n, specifier: "%.2f")` or `\(n, format: .number)`: the value put into a text by a format; nil for other
    /// interpolations.
    private func formatted(_ part: ExpressionSegmentSyntax) throws -> CheckedExpression? {
        let expressions = Array(part.expressions)
        guard expressions.count == 2, expressions[0].label == nil, let label = expressions[1].label?.text else {
            return nil
        }
        if label == "style" { throw diagnostic(.unsupportedLabel("style", function: "Text"), at: part) }
        let isSpecifier = label == "specifier"
        guard isSpecifier || label == "format" else { return nil }
        let labels = isSpecifier ? [nil, "format"] : ["_interpolated", label]
        let arguments = zip(labels, expressions).map { label, element in
            Argument(label: label, content: .syntax(element.expression), position: position(element))
        }
        let string = try core("String", at: part)
        let ordered = isSpecifier ? arguments.reversed() : arguments
        return try call(initializers(of: string), ordered, expected: string, at: part)
    }

    func inferNil(_ syntax: NilLiteralExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard let hint else { throw diagnostic(.nilWithoutType, at: syntax) }
        if case .variable = known(hint) {
            let type = optional(freshVariable())
            return make(.none, type, at: position(syntax))
        }
        if let literal = try nilLiteral(syntax, as: hint) { return literal }
        guard wrapped(hint) != nil else { throw diagnostic(.nilForValue(finished(hint)), at: syntax) }
        return make(.none, hint, at: position(syntax))
    }

    /// The types of the library that a list literal may have.
    private static let lists = ["Array", "Set", "ArraySlice"]

    /// Whether a list literal may be of a type.
    func isList(_ type: SwiftType) -> Bool {
        Self.lists.contains { arguments(of: type, ifNamed: $0) != nil }
            || isExpressible(type, by: "ExpressibleByArrayLiteral")
    }

    func inferArray(_ syntax: ArrayExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if let type = typeExpression(ExprSyntax(syntax)) { return try typeAsBase(type, at: ExprSyntax(syntax)) }
        if let element = element(of: syntax) {
            let elements = try syntax.elements.map { try check($0.expression, as: element, .element) }
            return make(.array(elements), try core("Array", [element], at: syntax), at: position(syntax))
        }
        let wanted = hint.flatMap { wrapped($0) } ?? hint
        for name in Self.lists {
            guard let element = wanted.flatMap({ arguments(of: $0, ifNamed: name) })?.first else { continue }
            // Of two overloads, the one that takes an array is better.
            if name != "Array" { inference.score.literals += 1 }
            let elements = try checkElements(syntax.elements.map(\.expression), as: element)
            if elements.isEmpty { inference.fallbacks.append((element, .any)) }
            return make(.array(elements), try core(name, [element], at: syntax), at: position(syntax))
        }
        if let wanted, let literal = try arrayLiteral(syntax, as: wanted) { return literal }
        guard !syntax.elements.isEmpty else {
            guard let element = wanted.flatMap({ openElement(of: syntax, as: $0) }) else {
                let isOther = wanted.flatMap { arguments(of: $0, ifNamed: "Dictionary") } != nil
                throw diagnostic(
                    isOther ? .emptyOfOtherKind(isDictionary: false) : .emptyCollection(isDictionary: false),
                    at: syntax)
            }
            inference.fallbacks.append((element, .any))
            return make(.array([]), try core("Array", [element], at: syntax), at: position(syntax))
        }
        let elements = try attempt {
            try inferElements(syntax.elements.map(\.expression), orAnyFor: wanted)
        } otherwise: { diagnostic in
            guard case .heterogeneousCollection = diagnostic.problem, let wanted,
                let problem = listForDictionary(syntax, as: wanted)
            else { throw diagnostic }
            throw self.diagnostic(problem, at: syntax)
        }
        let type = try core("Array", [elements.type], at: syntax)
        return make(.array(elements.values), type, at: position(syntax))
    }

    /// That a list literal stands where a dictionary is expected; nil where that is something else.
    func listForDictionary(_ syntax: ArrayExprSyntax, as wanted: SwiftType) -> Problem? {
        let type = wrapped(wanted) ?? wanted
        guard arguments(of: type, ifNamed: "Dictionary") != nil, let key = syntax.elements.first?.expression else {
            return nil
        }
        let value = syntax.elements.dropFirst().first?.expression.writtenText ?? "…"
        let isWhole = syntax.elements.count <= 2
        return .listForDictionary(
            type: finished(type), pair: "\(key.writtenText): \(value)" + (isWhole ? "" : ", …"))
    }

    /// Elements of an expected type. Where that is still open, the element that depends least on it determines it: in
    /// `[1, 2.5]` the fraction.
    private func checkElements(_ elements: [ExprSyntax], as type: SwiftType) throws -> [CheckedExpression] {
        guard finished(type).containsVariables, let leader = leader(of: elements) else {
            return try elements.map { try check($0, as: type, .element) }
        }
        // A `nil` beside values makes all of them optional.
        if case .variable = known(type), elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) {
            _ = holds { unify(type, optional(freshVariable())) }
        }
        return try attempt {
            let first = try check(elements[leader], as: type, .element)
            return try elements.enumerated().map { $0 == leader ? first : try check($1, as: type, .element) }
        } otherwise: { diagnostic in
            guard let common = commonType(of: diagnostic.problem), unify(type, common) else { throw diagnostic }
            return try elements.map { try check($0, as: type, .element) }
        }
    }

    /// The first of the elements whose types depend least on what is expected.
    private func leader(of elements: [ExprSyntax]) -> Int? {
        elements.indices.min { openness(of: elements[$0]) < openness(of: elements[$1]) }
    }

    /// The element type of an empty literal whose type is still open: `Any` where any value may be passed, or be an element.
    private func openElement(of syntax: some ExprSyntaxProtocol, as wanted: SwiftType) -> SwiftType? {
        if isOpenParameter(wanted) { return freshVariable() }
        guard wanted == .any, let parent = syntax.parent else { return nil }
        let isPart =
            parent.is(LabeledExprSyntax.self) || parent.is(ArrayElementSyntax.self)
            || parent.is(DictionaryElementSyntax.self)
        return isPart ? .any : nil
    }

    /// Elements of one type, or of any where the literal may be anything itself: `let x: Any = [1, "a"]`.
    private func inferElements(
        _ elements: [ExprSyntax], orAnyFor wanted: SwiftType?
    ) throws -> (values: [CheckedExpression], type: SwiftType) {
        guard wanted == .any else { return try inferElements(elements) }
        return try attempt {
            try inferElements(elements)
        } otherwise: { diagnostic in
            let type: SwiftType
            switch diagnostic.problem {
            case .heterogeneousCollection, .emptyCollection: type = .any
            case .nilWithoutType:
                // `[nil]` is a list of optionals of any type, and `[[nil]]` one of such lists.
                let list = elements.first { !$0.is(NilLiteralExprSyntax.self) }
                type = try list.map { try infer($0, hint: .any).type } ?? optional(.any)
            default: throw diagnostic
            }
            return (try elements.map { try check($0, as: type, .element) }, type)
        }
    }

    /// Elements of one type: that of the first element with a type of its own.
    private func inferElements(_ elements: [ExprSyntax]) throws -> (values: [CheckedExpression], type: SwiftType) {
        guard let leader = leader(of: elements) else { return ([], .any) }
        var first = try infer(elements[leader], hint: nil)
        var type = first.type
        // A `nil` beside values makes all of them optional.
        if wrapped(type) == nil, elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) {
            type = optional(type)
            first = try convert(first, to: type, .element)
        }
        if arguments(of: type, ifNamed: "CGFloat") != nil, let double = try fractionType(of: elements) {
            type = double
            first = try convert(first, to: type, .element)
        }
        do {
            let values = try elements.enumerated().map { index, element in
                try index == leader ? first : check(element, besidesOthersOf: type)
            }
            return (values, type)
        } catch let diagnostic as Diagnostic {
            if let joined = attempt({ try? inferTuples(elements) }) { return joined }
            // An optional beside values makes all of them optional, or what they hold.
            for optional in types(besideNil: type) {
                if let joined = attempt({ try? check(elements, allAs: optional) }) { return joined }
            }
            // Whole numbers beside `.pi` are fractions.
            if let double = fraction(besideMembers: elements),
                let joined = attempt({ try? check(elements, allAs: double) })
            {
                return joined
            }
            if let common = commonType(of: diagnostic.problem) {
                return (try elements.map { try check($0, as: common, .element) }, common)
            }
            if case .cannotConvert(let other, let one, .element) = diagnostic.problem {
                let any = wrapped(one) == nil ? SwiftType.any : optional(.any)
                throw Diagnostic(
                    .heterogeneousCollection(
                        one: one, other: other, list: try core("Array", [any], at: elements[leader])),
                    at: diagnostic.position, length: diagnostic.length)
            }
            throw diagnostic
        }
    }

    private func dictionary(_ key: SwiftType, _ value: SwiftType, at node: some SyntaxProtocol) throws -> SwiftType {
        try core("Dictionary", [finished(key), finished(value)], at: node)
    }

    /// Infers what a literal is made of; where that has nothing in common, `list` is what the literal could be.
    private func naming<Result>(
        _ list: () throws -> SwiftType, failureOf work: () throws -> Result
    ) throws -> Result {
        do {
            return try work()
        } catch let diagnostic as Diagnostic {
            guard case .heterogeneousCollection(let one, let other, _) = diagnostic.problem else { throw diagnostic }
            throw Diagnostic(
                .heterogeneousCollection(one: one, other: other, list: try list()), at: diagnostic.position,
                length: diagnostic.length)
        }
    }

    private func check(
        _ elements: [ExprSyntax], allAs type: SwiftType
    ) throws -> (values: [CheckedExpression], type: SwiftType) {
        (try elements.map { try check($0, besidesOthersOf: type) }, type)
    }

    /// An element of a list whose others are of a type.
    private func check(_ element: ExprSyntax, besidesOthersOf type: SwiftType) throws -> CheckedExpression {
        makesWholeNumber(element)
            ? try converted(infer(element, hint: nil), to: type, .element, at: element)
            : try check(element, as: type, .element)
    }

    /// Whether it is arithmetic on whole numbers, which is not taken for a fraction because fractions stand beside it:
    /// `[10 / 4, 2.5]`.
    private func makesWholeNumber(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr: literalOpenness(of: syntax) == .whole
        case .prefixOperatorExpr(let prefix): makesWholeNumber(prefix.expression)
        case .tupleExpr(let tuple):
            tuple.elements.count == 1 && tuple.elements.allSatisfy { makesWholeNumber($0.expression) }
        default: false
        }
    }

    /// Tuples part by part, where no element alone says what all are: `[(1, "a"), (2, nil)]`; nil for other elements.
    private func inferTuples(_ elements: [ExprSyntax]) throws -> (values: [CheckedExpression], type: SwiftType)? {
        let tuples = elements.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }
        guard let first = tuples.first, first.count > 1, tuples.count == elements.count,
            tuples.allSatisfy({ $0.count == first.count })
        else { return nil }
        let parts = try first.indices.map { index in
            TupleElement(
                label: first[index].label.map(\.plainText),
                type: try inferElements(tuples.map { $0[index].expression }).type)
        }
        let type = SwiftType.tuple(parts)
        return (try elements.map { try check($0, as: type, .element) }, type)
    }

    /// `Double` where one of the elements is one: beside it a `CGFloat` is converted.
    private func fractionType(of elements: [ExprSyntax]) throws -> SwiftType? {
        for element in elements where openness(of: element) == .closed {
            let type = try infer(element, hint: nil).type
            if arguments(of: type, ifNamed: "Double") != nil { return type }
        }
        return nil
    }

    func inferDictionary(_ syntax: DictionaryExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if let type = typeExpression(ExprSyntax(syntax)) { return try typeAsBase(type, at: ExprSyntax(syntax)) }
        // Behind the type of the keys stands that of the values: of the two this one is not known.
        if case .elements(let pairs) = syntax.content, pairs.count == 1, let pair = pairs.first,
            typeExpression(pair.key) != nil, typeExpression(pair.value) == nil
        {
            _ = try infer(pair.value, hint: nil)
        }
        let wanted = hint.flatMap { wrapped($0) } ?? hint
        var types = wanted.flatMap { arguments(of: $0, ifNamed: "Dictionary") }
        if types == nil, let wanted, let literal = try dictionaryLiteral(syntax, as: wanted) { return literal }
        guard case .elements(let elements) = syntax.content else {
            let key = try core("AnyHashable", at: syntax)
            if types == nil, let value = wanted.flatMap({ openElement(of: syntax, as: $0) }) {
                types = [value == .any ? key : freshVariable(), value]
            }
            guard let types else {
                let isOther = wanted.map(isList) == true
                throw diagnostic(
                    isOther ? .emptyOfOtherKind(isDictionary: true) : .emptyCollection(isDictionary: true),
                    at: syntax)
            }
            inference.fallbacks += zip(types, [key, .any]).map { ($0, $1) }
            return make(.dictionary([]), try core("Dictionary", types, at: syntax), at: position(syntax))
        }
        if types == nil {
            func values() throws -> SwiftType {
                try element(of: syntax) ?? inferElements(elements.map(\.value), orAnyFor: wanted).type
            }
            let keys = try naming {
                let value = attempt { try? values() } ?? .any
                return try dictionary(core("AnyHashable", at: syntax), value, at: syntax)
            } failureOf: {
                try key(of: syntax) ?? inferElements(elements.map(\.key)).type
            }
            types = [
                keys,
                try naming {
                    try dictionary(keys, .any, at: syntax)
                } failureOf: {
                    try values()
                },
            ]
        }
        guard let types, types.count == 2 else { throw diagnostic(.emptyCollection(isDictionary: true), at: syntax) }
        if let hashable = declarations.builtIns.nominal(named: "Hashable"),
            !conforms(types[0], to: ProtocolType(hashable))
        {
            throw diagnostic(.doesNotConform(finished(types[0]), constraint: ProtocolType(hashable)), at: syntax)
        }
        let pairs = try elements.map {
            (
                key: try check($0.key, as: types[0], .dictionaryKey),
                value: try check($0.value, as: types[1], .dictionaryValue)
            )
        }
        return make(.dictionary(pairs), try core("Dictionary", types, at: syntax), at: position(syntax))
    }
}

extension StringLiteralExprSyntax {
    /// Whether it is one character, so that it may stand for a `Character`.
    var isOneCharacter: Bool { representedLiteralValue?.count == 1 }
}

extension ExprSyntax {
    /// Whether a minus stands in front of it, which belongs to a literal.
    fileprivate var isNegated: Bool { parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "-" }
}

extension IntegerLiteralExprSyntax {
    /// The number that is written; nil where it is larger than any type holds.
    fileprivate var magnitude: UInt? {
        let digits = literal.text.filter { $0 != "_" }
        return switch digits.prefix(2) {
        case "0x": UInt(digits.dropFirst(2), radix: 16)
        case "0b": UInt(digits.dropFirst(2), radix: 2)
        case "0o": UInt(digits.dropFirst(2), radix: 8)
        default: UInt(digits)
        }
    }
}
