/// Parts of the sentences that say what is wrong.
extension Problem {
    static func labels(_ have: [String?], _ expected: [String?]) -> String {
        func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
        if have.allSatisfy({ $0 == nil }) { return "missing argument labels '\(text(expected))' in call" }
        if expected.allSatisfy({ $0 == nil }) { return "extraneous argument labels '\(text(have))' in call" }
        return "incorrect argument labels in call (have '\(text(have))', expected '\(text(expected))')"
    }

    static func parameters(of type: SwiftType) -> String {
        guard case .function(let function) = type else { return arguments(0) }
        return arguments(function.parameters.count)
    }

    static func arguments(_ count: Int) -> String {
        count == 1 ? "1 argument" : "\(count) arguments"
    }

    /// That the text of a view is not known: one of a type, or one of the library.
    static func viewAsText(_ origin: String) -> String {
        "what a view of \(origin) is made of can't be written as text; "
            + "write the view alone to draw it, or print 'type(of: …)'"
    }

    static func unknown(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isSeen = ![
            .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
        ]
        .contains(scalar.properties.generalCategory)
        guard isSeen else { return "Swift has no use for the character \(code), which cannot be seen; remove it" }
        return "Swift has no use for the character '\(scalar)' (\(code)) here"
            + (lookalike(of: scalar).map { "; write '\($0)'" } ?? "")
    }

    /// The character of Swift that another one looks like: a dash of running text, or a wide form; nil for all else.
    private static func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x2010...0x2015, 0x2212: "-"
        default: SlipFinder.narrow(scalar)
        }
    }

    /// How a percentage is written.
    static let fraction = "a part of a whole is written as a fraction: '0.5' for 50 %"

    /// How the colour `#FF0000` is written.
    static let colourByNumbers = "a colour is no '#…' here; write its parts, as in 'Color(red: 1, green: 0.5, blue: 0)'"

    static func operands(_ name: String, _ types: [SwiftType]) -> String {
        if name == "\u{2026}" { return "'\(name)' stands for something left out: write it, or remove it" }
        if types.contains(where: \.isUnknown) {
            return "the types of what '\(name)' stands \(types.count == 1 ? "before" : "between") cannot be inferred; "
                + "write those of the closure's parameters, as in '{ (a: Int) in … }'"
        }
        if types.count == 1, name == "++" || name == "--" {
            return "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?"
        }
        if types.count == 1, name == "%" {
            return "unary operator '%' cannot be applied to an operand of type '\(types[0])'; " + fraction
        }
        if types.count == 1 { return "unary operator '\(name)' cannot be applied to an operand of type '\(types[0])'" }
        if name == "~=", types.count == 2 {
            return "expression pattern of type '\(types[1])' cannot match values of type '\(types[0])'"
                + (types[0].nominal?.rawType == types[1]
                    ? "; write the case itself, behind a dot"
                    : types[1].nominal?.name == "Bool" ? "; write 'case let value where …' for a condition" : "")
        }
        let fractions: Set = ["Double", "CGFloat", "Float"]
        let fraction = types.lazy.compactMap { $0.nominal?.name }.first(where: fractions.contains)
        if name == "%" || name == "%=", let fraction {
            let isFirst = types.first?.nominal.map { fractions.contains($0.name) } ?? false
            let remainder = "truncatingRemainder(dividingBy: …)"
            let way =
                !isFirst
                ? "'\(fraction)(…).\(remainder)'"
                : name == "%" ? "'\(remainder)' behind the first" : "'… = ….\(remainder)'"
            return mismatch(name, types) + "; write \(way)"
        }
        return mismatch(name, types)
            + (types.lazy.compactMap(caseWithoutValues).first.map { "; " + $0 } ?? remedy(name, types))
    }

    /// That an operator stands between two operands which it is not for.
    static func mismatch(_ name: String, _ types: [SwiftType]) -> String {
        if types.count == 2, types[0] == types[1] {
            return "binary operator '\(name)' cannot be applied to two '\(types[0])' operands"
        }
        let named = types.map { "'\($0)'" }.joined(separator: " and ")
        return "binary operator '\(name)' cannot be applied to operands of type \(named)"
    }

    /// What to write where two operands are of types that people often mix.
    static func remedy(_ name: String, _ types: [SwiftType]) -> String {
        if types.count == 2, let coded = types.first(where: { type in types.contains { type.nominal?.rawType == $0 } })
        {
            return "; write '.rawValue' behind the '\(coded)'"
        }
        if types.count == 2, types[0] == types[1] {
            if ["==", "!="].contains(name) { return remedy(types[0], lacking: "Equatable") }
            if ["<", ">", "<=", ">="].contains(name) { return remedy(types[0], lacking: "Comparable") }
        }
        let names = types.map { $0.nominal?.name ?? "" }
        if names.contains("Optional"), !["==", "!=", "??"].contains(name) {
            let which = Set(names).count > 1 ? "the optional" : "both optionals"
            return "; unwrap \(which) with '?? default' or 'if let'"
        }
        if types.count == 2, names.contains("String"), let part = types.first(where: \.isMadeOfCharacters) {
            return "; write 'String(…)' around the '\(part)'"
        }
        let numbers: Set<String> = ["Int", "Double", "CGFloat"]
        if name == "-", names == ["String", "String"] {
            return "; write '.replacing(…, with: \"\")' behind the first"
        }
        if name == "*", names.contains("String"), names.contains("Int") {
            return "; write 'String(repeating: …, count: …)'"
        }
        if name == "+", names.contains("String"), names.contains(where: numbers.contains) {
            return "; write the number into the text as '\\(…)'"
        }
        if name == "+", types.count == 2, types[0].listElement == types[1] {
            return "; write the element in brackets: '+ […]', or '.append(…)' for a variable"
        }
        if ["+", "-", "*", "/"].contains(name), names.contains("Array"), names.contains(where: numbers.contains) {
            return "; each element is reached by '.map { $0 \(name) … }'"
        }
        if let fraction = names.first(where: { $0 != "Int" }), names.contains("Int"), numbers.isSuperset(of: names) {
            return "; write '\(fraction)(…)' around the whole number"
        }
        return ""
    }

    static func conformance(_ type: SwiftType, _ constraint: ProtocolType) -> String {
        let constraint = name(of: constraint)
        return switch type {
        case .function where constraint == "View":
            "type '\(type)' cannot conform to 'View'; call it with '(…)' to make one"
        case .tuple([]) where constraint == "View":
            "type '()' cannot conform to 'View'; write 'let _ =' in front of what shows nothing"
        case .existential where constraint == "View":
            "type '\(type)' cannot conform to 'View'; write 'AnyView(…)' around it"
        case .parameter(let parameter) where parameter.kind == .declared && constraint == "View":
            "type '\(type)' does not conform to protocol 'View'; write '<\(type): View>' where it is declared"
        case .existential, .function, .tuple, .metatype: "type '\(type)' cannot conform to '\(constraint)'"
        default: "type '\(type)' does not conform to protocol '\(constraint)'" + remedy(type, lacking: constraint)
        }
    }

    /// What to write where the elements of a set, or the keys or values of a dictionary, are to stand in an order.
    static let remedyForUnordered = "write 'Array(…)' around it, or '.sorted()' behind it"

    /// What to write where a list holds whole numbers and fractions, before what to write for other lists.
    static func remedy(forWholeNumberAmong types: [SwiftType]) -> String {
        let names = types.compactMap { $0.nominal?.isBuiltIn == true ? $0.nominal?.name : nil }
        guard names.contains("Int"), let fraction = names.first(where: { ["Double", "CGFloat", "Float"].contains($0) })
        else { return "" }
        return "'\(fraction)(…)' around the whole number, or "
    }

    /// What is to be said of `print "a"`.
    static func callWithoutParentheses(_ name: String) -> String {
        "what '\(name)' is called with stands in parentheses: '\(name)(…)'"
    }

    /// What to write where a value of a type that people take for another is given for one of a protocol.
    static func remedy(_ type: SwiftType, _ constraint: ProtocolType) -> String {
        switch (type.nominal?.name, constraint.declaration.name) {
        case ("String", "View"): "; write 'Text(…)' around a text; a colour is written with a dot, as '.red'"
        case ("String", "ShapeStyle"): "; colours are written with a dot, as '.red'"
        case ("Int", "Sequence"), ("Int", "Collection"), ("Int", "RandomAccessCollection"):
            "; write '0..<' in front of it"
        case ("Optional", "Sequence"): "; 'compactMap' takes what is not nil, and '?? …' says what stands for nil"
        case (_, "RandomAccessCollection") where type.isUnorderedCollection:
            "; " + remedyForUnordered
        case (_, "View"): type.insteadOfNoView.map { "; " + $0 } ?? ""
        default: remedy(type, lacking: constraint.declaration.name)
        }
    }

    /// What to write where the elements that a member works on are of a type that it doesn't take. A range is made of a number,
    /// and not of each of several.
    static func remedy(forElement type: SwiftType, of owner: String, _ constraint: ProtocolType) -> String {
        switch (type.nominal?.name, constraint.declaration.name) {
        case ("Int", "Sequence"), ("Int", "Collection"), ("Int", "RandomAccessCollection"): ""
        case ("Optional", "StringProtocol"):
            "; 'compactMap' takes what is not nil, and '?? …' says what stands for nil"
        case (_, "StringProtocol") where owner == "Sequence":
            #"; make texts of the elements first, with '.map { "\($0)" }'"#
        default: remedy(type, constraint)
        }
    }

    /// How a type of the program comes to be compared or to be an element of a set; nothing for all other protocols.
    static func remedy(_ type: SwiftType, lacking constraint: String) -> String {
        guard ["Equatable", "Hashable", "Comparable"].contains(constraint) else { return "" }
        switch type {
        case .parameter(let parameter) where parameter.kind == .declared:
            return "; write '<\(type): \(constraint)>' where it is declared"
        case .nominal(let nominal) where !nominal.declaration.isBuiltIn:
            let kind = nominal.declaration.kind
            let own =
                kind == .class
                ? ["Equatable": "==", "Hashable": "==' and 'hash(into:)", "Comparable": "<"]
                : kind == .struct ? ["Comparable": "<"] : [:]
            return "; write '\(nominal.declaration.name): \(constraint)' where it is declared"
                + (own[constraint].map { ", and give it '\($0)'" } ?? "")
        default: return ""
        }
    }

    /// The protocol as it is asked for; what a built-in calls its own generic parameters says nothing to anybody.
    static func name(of constraint: ProtocolType) -> String {
        let arguments = constraint.arguments.map { argument in
            if constraint.declaration.isBuiltIn, case .parameter = argument { "_" } else { "\(argument)" }
        }
        let isOpen = arguments.allSatisfy { $0 == "_" }
        return constraint.declaration.name + (isOpen ? "" : "<" + arguments.joined(separator: ", ") + ">")
    }

    /// `; did you mean 'x'?`
    static func hint(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// What is to be done about a `return` in a body that a result builder would put together.
    static func leavingOutReturn(_ builder: String) -> String {
        "a 'return' switches '@\(builder)' off: leave out each 'return'"
    }

    /// Which case of an enum a function makes, where it was probably named without its values; nil for other functions.
    static func caseWithoutValues(_ type: SwiftType) -> String? {
        guard case .function(let function) = type, case .nominal(let made) = function.result,
            made.declaration.kind == .enum
        else { return nil }
        let cases = made.declaration.cases.filter { $0.payload.map(\.type) == function.parameters.map(\.type) }
        guard let first = cases.first else { return nil }
        let type = made.declaration.name
        return cases.count == 1
            ? "'\(type).\(first.name)' lacks its value: write '\(type).\(first.name)(…)' where it is made"
            : "a case of '\(type)' lacks its value: write '(…)' behind its name where it is made"
    }

    /// Why a place can't be changed, as the end of a sentence; nil where that is not what is wrong.
    var immutability: String? {
        switch self {
        case .cannotAssignLet(let name, _) where name.first == "$":
            "'\(name)' is a 'let' constant; write '==' to compare it, or copy it to a 'var' to change it"
        case .cannotAssignLet(let name, _): "'\(name)' is a 'let' constant; write 'var', or copy it to a 'var'"
        case .parameterHidesProperty(let name):
            "'\(name)' is a 'let' constant; write 'self.\(name)' for the property"
        case .selfIsImmutable: "'self' is immutable; mark the method 'mutating'"
        case .getOnly(let name): "'\(name)' is a get-only property"
        case .notAssignable: "it is no variable; copy it to a 'var' first"
        default: nil
        }
    }

    /// The signs that stand in books for operators of Swift.
    static let plainOperators = [
        "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{D7}": "*", "\u{F7}": "/", "\u{B7}": "*",
        "...<": "..<", "=<": "<=", "<>": "!=",
        "=+": "+=' or '= +", "=-": "-=' or '= -", "=*": "*=", "=/": "/=", "**": "… * …' or 'pow(…, …)",
        "\u{2227}": "&&", "\u{2228}": "||", "\u{AC}": "!",
        "\u{FF1B}": ";", "\u{FF1D}": "=", "\u{FF0B}": "+", "\u{FF0D}": "-", "\u{FF0A}": "*", "\u{FF0F}": "/",
    ]

    static func instead(of name: String) -> String {
        switch name {
        case "actor": "; declare a class"
        case "deinit":
            ": how long an object is kept is not the same here as in a compiled program; call a method instead"
        case "async", "await": "; nothing here takes time: call a plain function"
        case "macro", "operator", "precedencegroup": "; declare a function"
        case "init", "subscript": "; it belongs in a type's braces"
        case "associatedtype": "; it belongs in a protocol's braces"
        case "#available": "; all that the catalogue lists is available"
        case "regex literal": "; compare strings"
        case "#selector": "; pass a closure"
        case "#filePath": ": a session has no path; write '#fileID'"
        case "consume", "copy", "unsafe", "#sourceLocation": "; leave it out"
        case "#if": "; write the whole expression in each clause"
        case "#colorLiteral": "; write 'Color(red:green:blue:)'"
        case "each": "; write the parameters one by one, or pass an array"
        case "let", "value generics": ": the arguments of a generic type are types"
        case "discard": "; there is nothing to release"
        default: ""
        }
    }

    /// What a statement or a declaration that a result builder does not take is called.
    static func partOfBuilder(_ name: String) -> String {
        let statements = ["for", "while", "repeat", "guard", "do", "throw", "return", "break", "continue", "defer"]
        return statements.contains(name) ? "control flow statement" : "a declaration"
    }

    static func insteadInBuilder(of name: String) -> String {
        switch name {
        case "for": "; use 'ForEach'"
        case "while", "repeat": "; use 'ForEach' over a range"
        case "guard": "; use 'if'"
        case "do", "throw": "; handle errors in an action"
        default: ""
        }
    }
}

extension SwiftType {
    /// What to write where a type of the program is taken for a view, with a `body` as views or their modifiers have it; nil
    /// for any other type.
    var insteadOfNoView: String? {
        guard let nominal, !nominal.isBuiltIn, nominal.kind == .struct else { return nil }
        switch nominal.body?.members(named: "body").first {
        case .property: return "write '\(nominal.name): View' where it is declared"
        case .function(let function) where function.parameters.map(\.label) == ["content"]:
            return "write '.modifier(\(nominal.name)(…))' behind a view"
        default: return nil
        }
    }

    /// The type of the elements of an array; nil of all else.
    fileprivate var listElement: SwiftType? {
        guard case .nominal(let type) = self, type.declaration.isBuiltIn, type.declaration.name == "Array" else {
            return nil
        }
        return type.arguments.first
    }
}
