extension Problem {
    /// One plain sentence; Swift's own where it is known.
    public var message: String {
        switch self {
        case .syntax(let message, nil): message
        case .syntax(let message, let placeholder?):
            message + "; '\(placeholder)' stands for something left out: write it, or remove it"
        case .unknownCharacter(let scalar): Self.unknown(scalar)
        case .placeholder: "something is left out here"
        case .nestedTooDeep(nil): "this is nested too deep; name an inner part and use the name"
        case .unclosedBracket(let bracket):
            "'\(bracket)' is never closed; write '\(["(": ")", "[": "]"][bracket] ?? "}")' where it ends"
        case .wrongBracket(let found): "'\(found)' does not close '{'; write '}' where '{' ends"
        case .nestedTooDeep(let limit?):
            "this is nested more than \(limit) levels deep; name an inner part and use the name"
        case .tooManyStatements(let limit):
            "the bodies of an entry hold more than \(limit) statements: enter its parts one after the other"
        case .tooComplex: "this expression is too complex to check; break it into parts"
        case .noCanvas: "there is no view yet to modify; enter one first, such as Text(\"Hello\")"
        case .fault(let fault): fault.message
        case .noLongerFits(let entry, let problem):
            "'\(entry)' no longer fits: \(problem.message); declare it anew in the same entry"
        case .generated(_, _, let problem): problem.message
        case .expansion(let problem): problem.message
        case .misspelledAttribute(let name, let nearest):
            "unknown attribute '\(name)'" + Self.hint(nearest)
        default:
            nameMessage ?? typeMessage ?? callMessage ?? classMessage ?? valueMessage ?? statementMessage
                ?? declarationMessage ?? omissionMessage
        }
    }

    private var nameMessage: String? {
        switch self {
        case .unknownName(let name, let nearest):
            ForeignWords.message(for: name) ?? UnsupportedNames.known.message(for: name)
                ?? "cannot find '\(name)' in scope" + Self.hint(nearest)
        case .undeclaredVariable(let name):
            "cannot find '\(name)' in scope; 'let \(name) = …' declares it, or 'var' where it changes"
        case .modifierWithoutView(let name):
            "cannot find '\(name)' in scope; a modifier stands behind a view, with a dot: 'Text(…).\(name)(…)'"
        case .noProjection(let name):
            "cannot find '$\(name)' in scope: '\(name)' has no property wrapper; declare '@State var \(name)'"
        case .noStyledComponent(let name):
            "cannot find a component '\(name)' with styles; declare it first: '@Component struct \(name) { … }'"
        case .unknownType("Configuration", nil):
            "cannot find type 'Configuration' in scope; a style has it from its protocol: 'struct S: ButtonStyle'"
        case .unknownType("Content", nil):
            "cannot find type 'Content' in scope; a modifier has it from its protocol: 'struct M: ViewModifier'"
        case .unknownType(let name, let nearest):
            ForeignWords.message(for: name) ?? UnsupportedNames.known.message(for: name)
                ?? "cannot find type '\(name)' in scope" + Self.hint(nearest)
        case .unsupportedName(let name):
            UnsupportedNames.known.message(for: name) ?? "'\(name)' is not supported in Atelier; leave it out"
        case .unsupportedMember(let name, let owner):
            UnsupportedNames.known.message(for: name, of: owner)
                ?? "'\(name)' is not supported in Atelier; leave it out"
        case .unsupportedLabel(let label, let function):
            UnsupportedNames.known.message(forLabel: label, of: function)
                ?? "'\(function)(\(label):)' is not supported in Atelier; leave it out"
        case .viewInText(let type):
            "'\(type)' inside the quotes of a text is not supported; "
                + "put texts beside each other: Text(Image(systemName: \"star\")) + Text(\" of all\")"
        case .viewAsText(let type):
            "what a view of type '\(type)' is made of can't be written as text; "
                + "write the view alone to draw it, or print 'type(of: …)'"
        case .insidesAsText(let type):
            "a value of type '\(type)' is printed with its insides; write 'Array(…)' around it"
        case .labelsApart(let first, let second, let name):
            "'\(first):' and '\(second):' belong to different forms of '\(name)'; write one of them, or a call for each"
        case .argumentsSwapped(let signature): "the arguments stand the other way round in \(signature)"
        case .foreignLabel(let call, let there): "Atelier has no '\(call)'; it has \(there)"
        case .memberAsLabel(let label, let call): "'\(label)' is no label here; write '\(call)'"
        case .equalsBehindLabel(let label): "a colon stands behind a label; write '\(label): …'"
        case .contentWithoutBraces(let name): "what a \(name) holds stands in braces: '\(name) { … }'"
        case .unknownModule(let name):
            UnsupportedNames.known.message(for: "import " + name)
                ?? "no such module '\(name)'; SwiftUI, UIKit, Foundation and Atelier can be imported"
        case .noMember(let name, let type, let nearest):
            "value of type '\(type)' has no member '\(name)'" + Self.hint(nearest)
        case .foreignMember(let name, let type):
            "value of type '\(type)' has no member '\(name)'" + UnsupportedNames.known.foreignAdvice(for: name)
        case .noMemberOfFew(let name, let type, let others):
            "value of type '\(type)' has no member '\(name)'; it has "
                + (others.count == 1 ? "only " : "") + others.map { "'\($0)'" }.joined(separator: ", ")
        case .noStyleModifier(let name, let type, let component):
            "value of type '\(type)' has no member '\(name)'; declare it first: "
                + "'@StyleModifier(\(component).self) extension View {}'"
        case .memberWithoutDot(let name):
            "cannot find '\(name)' in scope; did you mean '.\(name)', with a dot?"
        case .noStaticMember(let name, let type, let nearest):
            "type '\(type)' has no member '\(name)'" + Self.hint(nearest)
        case .noMemberType(let name, let type):
            "'\(name)' is not a member type of type '\(type)'"
        case .noStyleMember(let name, let style, let nearest, let declaration, let sketch):
            "type '\(style)' has no member '\(name)'"
                + ((declaration ?? (nearest == nil ? sketch : nil)) == nil ? Self.hint(nearest) : "; declare it first:")
        case .noMemberAmong(let name, let style, let others):
            "type '\(style)' has no member '\(name)'; choose one of "
                + others.map { "'.\($0)'" }.joined(separator: ", ")
        case .memberOfOtherStyle(let name, let style, let others):
            "type '\(style)' has no member '\(name)'; '.\(name)' is a style of another family: "
                + others.map { "'\($0)'" }.joined(separator: ", ")
        case .memberOfOthers(let name, let types, let asked):
            "'\(name)' is a member of " + types.map { "'\($0)'" }.joined(separator: " and ") + ", "
                + (types.count == 1 ? "which is no " : "neither of which is a ")
                + asked.map { "'\($0.hasPrefix("any ") ? $0.dropFirst(4) : $0[...])'" }.joined(separator: " and ")
        case .noSubscript(let type): "value of type '\(type)' has no subscripts"
        case .noInitializer(let type): "type '\(type)' has no initializer"
        case .noWrapperMember(let type, let name): "property wrapper type '\(type)' has no property '\(name)'"
        case .instanceMemberOnType(let name, let type):
            "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
        case .instanceMemberInInitialValue(let name):
            "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is "
                + "available; write a computed property in braces, or 'lazy var'"
        case .staticMemberOnInstance(let name, let type):
            "static member '\(name)' cannot be used on instance of type '\(type)'; write '\(type).\(name)'"
        case .implicitMemberWithoutType(let name):
            "cannot infer contextual base in reference to member '\(name)'; write the type in front of the dot"
        case .unknownBaseType(let name): "the type of what '.\(name)' belongs to cannot be inferred; write its type"
        case .redeclared(let name): "invalid redeclaration of '\(name)'"
        case .circularReference(let name): "circular reference: the type of '\(name)' depends on itself; write its type"
        case .selfOutsideType: "'self' and 'Self' are only known inside a type"
        case .superOutsideClass: "'super' can only be used in a class that has a superclass"
        case .typeBeforeName(let type, let name):
            "a variable is declared by its name; write 'let \(name): \(type) = …', or 'var' where it changes"
        case .typeAsValue(let name):
            "expected member name or initializer call after type name; write '\(name)(…)' to make one, or '\(name).self' for the type"
        case .inaccessible(let name): "'\(name)' is inaccessible due to 'private' protection level"
        case .inaccessibleInitializer(let type):
            "'\(type)' initializer is inaccessible due to 'private' protection level"
        case .inaccessibleSetter(let name): "cannot assign to property: '\(name)' setter is inaccessible"
        case .specializesNoType: "only types take generic arguments in '<…>'"
        default: nil
        }
    }

    private var typeMessage: String? {
        switch self {
        case .protocolAsType("View"): "use of protocol 'View' as a type must be written 'some View' or 'any View'"
        case .protocolAsType(let name): "use of protocol '\(name)' as a type must be written 'any \(name)'"
        case .someInParameter(let function):
            "'some' cannot appear in parameter position in parameter type '\(function)'; use a generic parameter"
        case .someHere: "'some' types are only supported in parameters and results; write the type, or 'any …'"
        case .missingType("body"): "computed property must have an explicit type: write 'var body: some View'"
        case .missingType(let name): "type annotation missing in pattern: write 'var \(name): SomeType'"
        case .missingGenericArguments(let name, let parameters):
            "reference to generic type '\(name)' requires arguments in <...>: '\(name)<\(parameters.joined(separator: ", "))>'"
        case .wrongArgumentCount(let name, let expected, let have):
            expected == 0
                ? "cannot specialize non-generic type '\(name)'"
                : "generic type '\(name)' specialized with \(have < expected ? "too few" : "too many") type parameters (got \(have), but expected \(expected))"
        case .tooManyArguments(let name, let count): "protocol '\(name)' has \(count) primary associated types"
        case .inheritsFromNonProtocol(let name, let type):
            "inheritance from non-protocol type '\(type)'; '\(name)' can only name protocols after the colon"
        case .cannotExtend(let name): "'\(name)' cannot be extended; only named types can"
        case .cannotInfer(let parameter, "expression"):
            "the type cannot be inferred from this expression ('\(parameter)'); write it"
        case .cannotInfer(let parameter, let function):
            "generic parameter '\(parameter)' could not be inferred in the call of \(function)"
        case .cannotConvert(let given, let wanted, let purpose): Self.conversion(given, wanted, purpose)
        case .doesNotConform(let type, let constraint): Self.conformance(type, constraint)
        case .requires(let function, let type, let constraint):
            if case .existential(let protocols) = type, !protocols.isEmpty {
                Self.conformance(type, constraint)
            } else {
                "\(function) requires that '\(type)' conform to '\(constraint)'"
            }
        case .requiresOfMember(let function, let owner, let type, let constraint):
            "referencing \(function) on '\(owner)' requires that '\(type)' conform to '\(constraint)'"
                + (constraint.declaration.name == "Identifiable"
                    ? "; write 'id: \\.self', or declare an 'id' in it" : "")
        case .requiresSame(let function, let one, let other):
            "\(function) requires the types '\(one)' and '\(other)' be equivalent"
        case .conflictingArguments(let parameter, let one, let other):
            "conflicting arguments to generic parameter '\(parameter)' ('\(one)' vs. '\(other)')"
        case .argumentDoesNotConform(let type, let constraint):
            "argument type '\(type)' does not conform to expected type '\(constraint)'"
        case .branchMismatch(let one, let other): "branches have mismatching types '\(one)' and '\(other)'"
        case .requiresSubclass(let function, let type, let superclass):
            "\(function) requires that '\(type)' inherit from '\(superclass)'"
        case .conformsToClosed(let type, let constraint, let reason):
            "'\(type)' can't conform to '\(constraint)': \(reason)"
        case .lacksRequirement(let type, let constraint, _, let misspelt):
            "type '\(type)' does not conform to protocol '\(constraint)'"
                + (misspelt.map { "; did you mean '\($0.meant)' where it says '\($0.written)'?" } ?? "")
        case .associatedTypeDoesNotConform(let type, let constraint, let member, let witness, let asked):
            "type '\(type)' does not conform to protocol '\(constraint)': its '\(member)' is '\(witness)', which does not conform to '\(asked)'"
        case .ternaryOfMembers(let name, let style, let one, let other):
            "type '\(style)' has no member '\(name)': result values in '? :' expression have mismatching types "
                + "'\(one)' and '\(other)'; write 'if' or 'switch'"
        case .requirementOfExistential(let type):
            "type '\(type)' in conformance requirement does not refer to a generic parameter or associated type"
        case .ternaryMismatch(let one, let other):
            "result values in '? :' expression have mismatching types '\(one)' and '\(other)'"
        case .opaqueMismatch(let one, let other):
            "function declares an opaque return type, but its return statements have different types: '\(one)' and '\(other)'"
        case .notAWrapper(let name): "unknown attribute '\(name)': it is no property wrapper"
        case .wrapperMismatch(let declared, let value):
            "property type '\(declared)' does not match 'wrappedValue' type '\(value)'"
        default: nil
        }
    }

    private var callMessage: String? {
        switch self {
        case .missingArgument(let label?, _, let function):
            "missing argument for parameter '\(label)' in call to \(function)"
        case .missingArgument(nil, let index, let function):
            "missing argument for parameter #\(index + 1) in call to \(function)"
        case .missingArguments(let names, let function):
            "missing arguments for parameters \(names.joined(separator: ", ")) in call to \(function)"
        case .argumentOrder(let late, let early, let function):
            "argument '\(late)' must precede argument '\(early)' in call to \(function)"
        case .extraArgument(let label?, let function): "extra argument '\(label)' in call to \(function)"
        case .extraArgument(nil, let function): "extra argument in call to \(function)"
        case .extraClosure(let label?, let function): "extra trailing closure '\(label):' in call to \(function)"
        case .extraClosure(nil, let function): "extra trailing closure passed in call to \(function)"
        case .wrongLabel(let have?, let expected?, let function):
            "incorrect argument label in call (have '\(have):', expected '\(expected):') to \(function)"
        case .wrongLabel(let have?, nil, let function): "extraneous argument label '\(have):' in call to \(function)"
        case .wrongLabel(nil, let expected?, let function):
            "missing argument label '\(expected):' in call to \(function)"
        case .wrongLabel(nil, nil, let function): "the arguments do not fit \(function)"
        case .wrongLabels(let have, let expected, let function): Self.labels(have, expected) + " to \(function)"
        case .extraneousLabel(let label):
            "extraneous argument label '\(label):': a function value is called without labels"
        case .functionArguments(let expected, let have):
            "the function takes \(Self.arguments(expected)), but \(have) are passed"
        case .notCallable(let name): "cannot call '\(name)' with these arguments"
        case .notAFunction(let type): "cannot call value of non-function type '\(type)'; leave out the parentheses"
        case .caseWithoutPayload(let name): "enum case '\(name)' has no associated values; leave out the parentheses"
        case .casePayloadMissing(let name, let types):
            "member '\(name)' expects argument\(types.count == 1 ? "" : "s") of type "
                + types.map { "'\($0)'" }.joined(separator: ", ") + "; write '.\(name)(…)'"
        case .ambiguous(let name):
            "ambiguous use of '\(name)'; the arguments fit several: write the type of the result or of an argument with 'as'"
        case .missingIn(let name): "the parameter of the closure is not set apart; write '{ \(name) in … }'"
        case .specializesFunction(let name):
            "cannot explicitly specialize global function '\(name)'; leave out the '<…>': its arguments tell the types"
        case .optionalFunction(let name): "value of optional function type must be unwrapped: write '\(name)?(…)'"
        case .closureForValue(let type): "cannot pass a closure where a value of type '\(type)' is expected"
        case .closureParameters(let type, let have):
            "contextual closure type '\(type)' expects \(Self.parameters(of: type)), "
                + "but \(have) \(have == 1 ? "was" : "were") used in closure body"
        case .closureIgnoresParameters(let count):
            "contextual type for closure argument expects \(Self.arguments(count)), which cannot be implicitly ignored; "
                + "write '{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in … }'"
        case .closureThrows:
            "the closure may throw where that is not expected; handle the error with 'try?' or 'do … catch'"
        case .escapingCapture(.inoutParameter, let name): "escaping closure captures 'inout' parameter '\(name)'"
        case .escapingCapture(.mutatingSelf, _): "escaping closure captures mutating 'self' parameter"
        case .escapingCapture(.function, let name): "escaping closure captures non-escaping parameter '\(name)'"
        case .keepsFunction(let name, .argument):
            "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
        case .keepsFunction(let name, .assignment):
            "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
        case .keepsFunction(let name, _):
            "non-escaping parameter '\(name)' may only be called; write '@escaping' before its type"
        case .missingInout(let text): "passing a value to an inout parameter requires explicit '&': write '&\(text)'"
        case .unexpectedInout(let type): "'&' used with a non-inout argument of type '\(type)'"
        case .strayInout: "'&' may only be used to pass an argument to an inout parameter"
        case .mutatingOnLet(let function, let name):
            "cannot use mutating member '\(function)' on immutable value: " + name
        case .unknownOperator(let name, let types): Self.operands(name, types)
        case .operatorMismatch(let name, let types): Self.operands(name, types)
        case .overlappingAccess(let name, let isElement):
            "overlapping accesses to '\(name)', but modification requires exclusive access; "
                + (isElement
                    ? "call '\(name).swapAt(_:_:)', or copy one to a variable" : "copy one of them to a variable first")
        case .selfInParameter(let member, let type):
            "member '\(member)' cannot be used on value of type '\(type)'; consider using a generic constraint instead"
        case .incomparableOperators(let name): "the operators beside '\(name)' need parentheses"
        default: nil
        }
    }

    private static func labels(_ have: [String?], _ expected: [String?]) -> String {
        func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
        if have.allSatisfy({ $0 == nil }) { return "missing argument labels '\(text(expected))' in call" }
        if expected.allSatisfy({ $0 == nil }) { return "extraneous argument labels '\(text(have))' in call" }
        return "incorrect argument labels in call (have '\(text(have))', expected '\(text(expected))')"
    }

    private static func parameters(of type: SwiftType) -> String {
        guard case .function(let function) = type else { return arguments(0) }
        return arguments(function.parameters.count)
    }

    private static func arguments(_ count: Int) -> String {
        count == 1 ? "1 argument" : "\(count) arguments"
    }

    private static func unknown(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isSeen = ![
            .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
        ]
        .contains(scalar.properties.generalCategory)
        return isSeen
            ? "Swift has no use for the character '\(scalar)' (\(code)) here"
            : "Swift has no use for the character \(code), which cannot be seen; remove it"
    }

    private static func operands(_ name: String, _ types: [SwiftType]) -> String {
        if name == "\u{2026}" { return "'\(name)' stands for something left out: write it, or remove it" }
        if types.count == 1, name == "++" || name == "--" {
            return "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?"
        }
        if types.count == 1 { return "unary operator '\(name)' cannot be applied to an operand of type '\(types[0])'" }
        if name == "~=", types.count == 2 {
            return "expression pattern of type '\(types[1])' cannot match values of type '\(types[0])'"
        }
        if types.count == 2, types[0] == types[1] {
            return "binary operator '\(name)' cannot be applied to two '\(types[0])' operands"
        }
        let named = types.map { "'\($0)'" }.joined(separator: " and ")
        return "binary operator '\(name)' cannot be applied to operands of type \(named)" + remedy(name, types)
    }

    /// What to write where two operands are of types that people often mix.
    private static func remedy(_ name: String, _ types: [SwiftType]) -> String {
        let names = types.map { $0.nominal?.name ?? "" }
        if names.contains("Optional"), Set(names).count > 1, !["==", "!=", "??"].contains(name) {
            return "; unwrap the optional with '?? default' or 'if let'"
        }
        let numbers: Set<String> = ["Int", "Double", "CGFloat"]
        if name == "+", names.contains("String"), names.contains(where: numbers.contains) {
            return "; write the number into the text as '\\(…)'"
        }
        if let fraction = names.first(where: { $0 != "Int" }), names.contains("Int"), numbers.isSuperset(of: names) {
            return "; write '\(fraction)(…)' around the whole number"
        }
        return ""
    }

    private static func conformance(_ type: SwiftType, _ constraint: ProtocolType) -> String {
        let constraint = name(of: constraint)
        return switch type {
        case .function where constraint == "View":
            "type '\(type)' cannot conform to 'View'; call it with '(…)' to make one"
        case .existential, .function, .tuple, .metatype: "type '\(type)' cannot conform to '\(constraint)'"
        default: "type '\(type)' does not conform to protocol '\(constraint)'"
        }
    }

    /// The protocol as it is asked for; what a built-in calls its own generic parameters says nothing to anybody.
    private static func name(of constraint: ProtocolType) -> String {
        let arguments = constraint.arguments.map { argument in
            if constraint.declaration.isBuiltIn, case .parameter = argument { "_" } else { "\(argument)" }
        }
        let isOpen = arguments.allSatisfy { $0 == "_" }
        return constraint.declaration.name + (isOpen ? "" : "<" + arguments.joined(separator: ", ") + ">")
    }

    /// `; did you mean 'x'?`
    private static func hint(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }
}
