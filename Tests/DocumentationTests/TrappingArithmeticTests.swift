import SwiftParser
import SwiftSyntax
import Testing

/// Where a program's numbers are handled, nothing is done with them that ends the process where a result does not fit.
///
/// In the language that is `Arithmetic`, in drawing `Int(clamped:)`. What is no fault is named in `exceptions`, with the
/// reason.
@Suite struct TrappingArithmeticTests {
    /// Where the values of a program are calculated with.
    static let ofPrograms = [
        "Language/StandardLibrary", "Language/Engine/Records", "Language/Lowering/Intrinsics",
        "Language/Lowering/Subscripts", "Language/Lowering/Lowerer+Loops", "Language/Lowering/Lowerer+Expressions",
        "Language/Runtime/Description", "Language/Runtime/Elements", "Language/Runtime/HasherValue",
        "Language/Runtime/TextValue", "Language/Runtime/ValueRange", "Language/Runtime/Walk",
        "Language/Runtime/WholeRange", "Language/Runtime/WrappedSequence", "Language/Declarations/RawValues",
    ]
    /// Where a program's numbers become cells, colours, texts and dates. The canvas counts what it has itself.
    static let ofPictures = [
        "Drawing/Colour", "Drawing/Formats", "Drawing/Geometry", "Drawing/Layout", "Drawing/Paths", "Drawing/Shapes",
        "Drawing/Text", "Drawing/Values", "Components", "Staging", "Trees",
    ]

    /// Places that look like faults and are none, by file, and the expression.
    private static let exceptions: [String: Set<String>] = [
        // Cells of a row, which are what is there.
        "Components/Controls/Looks/ControlRow.swift": ["room - taken"],
        // Texts are read, which gives nil where they are no number.
        "Components/Controls/TextField.swift": ["Int($0)"],
        // Parts of a colour become wider numbers.
        "Drawing/Colour/RGB+Contrast.swift": ["Int(red)", "Int(green)", "Int(blue)"],
        "Drawing/Colour/RGB.swift": [
            "Int(red)", "Int(green)", "Int(blue)", "Int(part.0)", "Int(part.1)",
        ],
        // Half cells become cells.
        "Drawing/Geometry/HalfCells.swift": ["Int(x / 2)", "Int(y / 2)"],
        "Drawing/Shapes/ConcentricShape.swift": ["Int(rest.x)", "Int(rest.y)"],
        // Lengths that were cut off are packed, and unpacked.
        "Drawing/Geometry/Proposal.swift": [
            "Int(rawWidth & ~Self.open)", "Int(rawHeight)", "UInt64(UInt32(bitPattern: rawWidth))",
            "UInt64(UInt32(bitPattern: rawHeight))",
        ],
        "Drawing/Geometry/Size.swift": [
            "UInt64(width)", "UInt64(height)", "Int(packed >> 32)", "Int(packed & 0xFFFF_FFFF)",
        ],
        "Drawing/Layout/Element.swift": ["Int(ownBreadth)"],
        "Drawing/Layout/StackLayout.swift": ["Int(spacing)"],
    ]

    @Test("A whole number of a program is calculated with by what checks the result")
    func wholeNumbers() throws {
        let faults =
            try faults(in: Self.ofPrograms, having: [Self.numbers]) { WholeNumberFinder($0) }
            + faults(in: ["Components"], having: [Self.numbers, ["BuiltIn("]]) {
                WholeNumberFinder($0, onlyBuiltIns: true)
            }
        #expect(faults == [], "\(faults.joined(separator: "\n"))")
    }

    @Test("A number with a fraction becomes a whole one by what has no limits")
    func conversions() throws {
        let faults = try faults(in: Self.ofPictures, having: [ConversionFinder.types.map { $0 + "(" }]) {
            ConversionFinder($0)
        }
        #expect(faults == [], "\(faults.joined(separator: "\n"))")
    }

    @Test(
        "What would end the process is found",
        arguments: [
            "BuiltIn(\"a\") { (number: Int) in number + 1 }",
            "BuiltIn(\"a\") { (number: T, other: T) in number.distance(to: other) }",
            "BuiltIn(\"a\") { (number: Int) in -number }",
            "BuiltIn(\"a\") { (number: Int) in abs(number) }",
            "BuiltIn(\"a\") { (count: Int) in String(repeating: \"a\", count: count) }",
            "BuiltIn(\"a\") { (lower: Int) in lower...3 }",
            "func f(_ value: Value) { guard case .int(let offset) = value else { return }; place = offset + distance }",
            "func f() { index = .int(place + 1); if case .int(let place) = index { index = .int(place + 1) } }",
            "func f() { bounds = (box.wrapped.lowerBound, box.wrapped.upperBound + 1) }",
            "func f() { upper.flatMap(Int.init).map { $0 + 1 } }",
            "func f() { guard let number = Int(digits) else { return }; next = number + 1 }",
            "func f() { text.index(start, offsetBy: distance) }",
        ])
    func isFound(_ code: String) {
        #expect(!WholeNumberFinder(Parser.parse(source: code)).faults.isEmpty)
    }

    @Test("What can't end the process is let be")
    func isLetBe() {
        let code = """
            BuiltIn("a") { (number: Int) in try Arithmetic.sum(number, 1) }
            BuiltIn("a") { (number: Double) in number + 1 }
            BuiltIn("a") { (count: Int) in String(repeating: "a", count: try Elements.checked(count)) }
            func f() { text.index(start, offsetBy: distance, limitedBy: end) }
            """
        #expect(WholeNumberFinder(Parser.parse(source: code)).faults == [])
        #expect(ConversionFinder(Parser.parse(source: "let a = Int(exactly: b) ?? Int(clamped: c)")).faults == [])
        #expect(ConversionFinder(Parser.parse(source: "let a = Int((b / c).rounded())")).faults != [])
    }

    /// What a file holds that calculates with whole numbers: their types, in calls and in declarations.
    private static let numbers = ["nt(", ": Int", ".int("]

    /// The faults that are found in files whose texts hold a word of each of these groups: others can have none.
    private func faults(
        in places: [String], having words: [[String]], _ find: (SourceFileSyntax) -> any FaultFinder
    ) throws -> [String] {
        try ParsedSource.below(places).flatMap { file -> [String] in
            guard words.allSatisfy({ $0.contains { file.text.contains($0) } }) else { return [] }
            let path = String(file.path.dropFirst("Sources/".count))
            let known = Self.exceptions[path] ?? []
            return find(file.tree).faults.filter { !known.contains($0) }.map { "\(path): \($0)" }
        }
    }
}

/// Finds expressions in the text of a file.
private protocol FaultFinder {
    var faults: [String] { get }
}

/// Finds what traps where a whole number of the program does not fit: a number is known by the type of the parameter that
/// it arrives in, by the pattern `.int(let x)`, as an end of a range, or because it was read by `Int(…)`.
private final class WholeNumberFinder: SyntaxVisitor, FaultFinder {
    private(set) var faults: [String] = []
    /// Names of numbers, for each function and closure around the place that is looked at.
    private var numbers: [Set<String>] = [[]]
    /// How many closures of built-ins the place is in; elsewhere nothing is looked at where only these count.
    private var builtIns = 0
    private let onlyBuiltIns: Bool

    private static let types: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "T", "Number",
    ]
    private static let operators: Set<String> = [
        "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "%=", "...", "..<",
    ]
    private static let ends: Set<String> = ["lowerBound", "upperBound"]

    init(_ tree: SourceFileSyntax, onlyBuiltIns: Bool = false) {
        self.onlyBuiltIns = onlyBuiltIns
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func note(_ node: some SyntaxProtocol) {
        if onlyBuiltIns, builtIns == 0 { return }
        faults.append(node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private func isNumber(_ node: ExprSyntax) -> Bool {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return numbers.contains { $0.contains(name) } || name.hasPrefix("$") && isOfNumbers(node)
        }
        if let member = node.as(MemberAccessExprSyntax.self) {
            return Self.ends.contains(member.declName.baseName.text)
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.map { isNumber($0.expression) } ?? false
        }
        if let prefixed = node.as(TryExprSyntax.self) { return isNumber(prefixed.expression) }
        return false
    }

    /// Whether `$0` is what `Int.init` made: `value.flatMap(Int.init).map { $0 + 1 }`.
    private func isOfNumbers(_ node: ExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent, !current.is(ClosureExprSyntax.self) { parent = current.parent }
        guard let call = parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.trimmedDescription.contains("Int.init")
    }

    // MARK: - What is a number

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let integers = Set(
            node.genericParameterClause?.parameters.filter {
                $0.inheritedType?.trimmedDescription.contains("Integer") == true
            }.map(\.name.text) ?? [])
        numbers.append(
            Set(
                node.signature.parameterClause.parameters.filter {
                    let type = $0.type.trimmedDescription
                    return integers.contains(type) || type != "T" && type != "Number" && Self.types.contains(type)
                }.map { ($0.secondName ?? $0.firstName).text }))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { numbers.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        var names: Set<String> = []
        if case .parameterClause(let clause)? = node.signature?.parameterClause {
            for parameter in clause.parameters {
                if let type = parameter.type?.trimmedDescription, Self.types.contains(type), !isOfFractions(node, type)
                {
                    names.insert((parameter.secondName ?? parameter.firstName).text)
                }
            }
            builtIns += 1
        }
        numbers.append(names)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        if case .parameterClause? = node.signature?.parameterClause { builtIns -= 1 }
        numbers.removeLast()
    }

    /// Whether the type is a generic parameter of a function around it that stands for numbers with a fraction.
    private func isOfFractions(_ node: some SyntaxProtocol, _ type: String) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self),
                let parameter = function.genericParameterClause?.parameters.first(where: { $0.name.text == type })
            {
                return parameter.inheritedType?.trimmedDescription.contains("Integer") != true
            }
            parent = current.parent
        }
        return false
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        // `.int(let x)`
        if let call = node.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == ".int"
        {
            numbers[numbers.count - 1].insert(node.pattern.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, read: node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, read: node.initializer?.value)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, read value: ExprSyntax?) {
        guard let call = value?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.arguments.first?.label == nil, Self.types.contains(call.calledExpression.trimmedDescription)
        else { return }
        numbers[numbers.count - 1].insert(pattern.trimmedDescription)
    }

    // MARK: - What traps

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node)
        for (index, part) in parts.enumerated() {
            guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text, Self.operators.contains(sign) else {
                continue
            }
            let operands = [index - 1, index + 1].filter(parts.indices.contains).map { parts[$0] }
            if operands.contains(where: isNumber) {
                note(operands[0], sign, operands.count > 1 ? operands[1] : operands[0])
            }
        }
        return .visitChildren
    }

    private func note(_ one: ExprSyntax, _ sign: String, _ other: ExprSyntax) {
        if onlyBuiltIns, builtIns == 0 { return }
        faults.append("\(one.trimmedDescription) \(sign) \(other.trimmedDescription)")
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["-", "...", "..<"].contains(node.operator.text), isNumber(node.expression) { note(node) }
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "...", isNumber(node.expression) { note(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        let labels = node.arguments.map { $0.label?.text }
        let arguments = node.arguments.map(\.expression)
        if ["abs", "Swift.abs"].contains(name), arguments.contains(where: isNumber) { note(node) }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let base = member.base.map { isNumber($0) } ?? false
            if base, ["distance", "advanced"].contains(member.declName.baseName.text) { note(node) }
            if labels.contains("offsetBy"), !labels.contains("limitedBy"), member.declName.baseName.text == "index",
                node.parent?.is(TryExprSyntax.self) != true
            {
                note(node)
            }
        }
        if let last = node.arguments.last, last.label?.text == "count", labels.contains("repeating"),
            isNumber(last.expression)
        {
            note(node)
        }
        return .visitChildren
    }
}

/// Finds conversions that trap where a number is too large, or none: `Int(…)` of what is no literal.
private final class ConversionFinder: SyntaxVisitor, FaultFinder {
    private(set) var faults: [String] = []

    static let types: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        if Self.types.contains(name), node.arguments.count == 1, node.arguments.first?.label == nil {
            faults.append(node.trimmedDescription)
        }
        return .visitChildren
    }
}
