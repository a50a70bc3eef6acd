extension Problem {
    var valueMessage: String? {
        switch self {
        case .integerTooLarge(let literal): "number literal '\(literal)' is out of range"
        case .negativeOverflows(let literal, let type):
            "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
        case .literalOverflows(let literal, let type):
            "integer literal '\(literal)' overflows when stored into '\(type)'"
        case .interpolationArguments: "an interpolation holds one expression without a label"
        case .nilWithoutType: "'nil' requires a contextual type"
        case .nilForValue(let type):
            "'nil' cannot be used where a value of type '\(type)' is expected; only optionals can be nil"
        case .emptyCollection:
            "empty collection literal requires an explicit type: write '[Int]()' or a type annotation"
        case .heterogeneousCollection:
            "heterogeneous collection literal could only be inferred to '[Any]'; write '[Any]' as its type if this is intentional"
        case .readOnlyKeyPath: "cannot assign through a read-only key path"
        case .keyPathWithoutRoot: "cannot infer key path type from context; consider explicitly specifying a root type"
        case .keyPathIndexNotHashable(let type):
            "subscript index of type '\(type)' in a key path must be Hashable"
        case .keyPathToFunction(let name): "key path cannot refer to instance method '\(name)'"
        case .keyPathToMutatingGetter(let name): "key path cannot refer to '\(name)', which has a mutating getter"
        case .forceOfNonOptional(let type): "cannot force unwrap value of non-optional type '\(type)'"
        case .chainOfNonOptional(let type): "cannot use optional chaining on non-optional value of type '\(type)'"
        case .bindingNonOptional(let type): "initializer for conditional binding must have Optional type, not '\(type)'"
        case .optionalNotUnwrapped(let optional, let type):
            "value of optional type '\(optional)' must be unwrapped to a value of type '\(type)'; write '?? default', '!' or 'if let'"
        case .optionalMustBeUnwrapped(let optional, let type, let member):
            "value of optional type '\(optional)' must be unwrapped to refer to member '\(member)' of wrapped base type '\(type)'; write '?.\(member)'"
        case .discardAsValue: "'_' can only appear in a pattern or on the left side of an assignment"
        case .assignmentAsCondition: "use of '=' in a condition; write '==' to compare"
        case .textByNumber:
            "a text has no subscript for numbers; write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 0)]'"
        case .viewIsImmutable(let name):
            "cannot assign to property: 'self' is immutable; declare it as '@State var \(name)'"
        case .cannotAssignLet(_, let isProperty):
            "cannot assign to \(isProperty ? "property" : "value"): " + (immutability ?? "")
        case .parameterHidesProperty: "cannot assign to value: " + (immutability ?? "")
        case .selfIsObject: "cannot assign to value: 'self' is immutable"
        case .immutableInout(let reason): "cannot pass immutable value as inout argument: " + reason
        case .operatorOnImmutable(let reason): "left side of mutating operator isn't mutable: " + reason
        case .selfIsImmutable: "cannot assign to property: " + (immutability ?? "")
        case .notAssignable: "cannot assign to this: it is no variable, property or subscript"
        case .getOnly: "cannot assign to property: " + (immutability ?? "")
        case .cannotRead(let name): "'\(name)' cannot be read here"
        case .notAModifier(let type): "this makes a value of type '\(type)', which is no view"
        default: nil
        }
    }

    /// Why a place can't be changed, as the end of a sentence; nil where that is not what is wrong.
    var immutability: String? {
        switch self {
        case .cannotAssignLet(let name, _): "'\(name)' is a 'let' constant; write 'var', or copy it to a 'var'"
        case .parameterHidesProperty(let name):
            "'\(name)' is a 'let' constant; write 'self.\(name)' for the property"
        case .selfIsImmutable: "'self' is immutable; mark the method 'mutating'"
        case .getOnly(let name): "'\(name)' is a get-only property"
        case .notAssignable: "it is no variable; copy it to a 'var' first"
        default: nil
        }
    }

    var statementMessage: String? {
        switch self {
        case .missingReturn(let kind, let type, isWritten: false):
            "missing return in \(kind.rawValue) expected to return '\(type)'"
        case .missingReturn(let kind, let type, isWritten: true):
            "missing return in \(kind.rawValue) expected to return '\(type)'; write 'return' in front of the last expression"
        case .returnOutsideFunction: "return invalid outside of a func"
        case .returnInBuilder(let name):
            "cannot use explicit 'return' statement in the body of result builder '\(name)'; write 'if' around the views"
        case .returnWithoutValue(let type): "a value of type '\(type)' is expected after 'return'"
        case .returnFromInitializer: "'nil' is the only return value permitted in an initializer"
        case .unexpectedReturnValue: "unexpected non-void return value in void function"
        case .guardFallsThrough: "'guard' body must not fall through; end it with 'return' or 'throw'"
        case .outsideLoop(let keyword):
            "'\(keyword)' is only allowed inside a loop" + (keyword == "break" ? " or 'switch'" : "")
        case .unknownLabel(let name, let nearest):
            "cannot find label '\(name)' in scope" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .continueOfNoLoop(let name): "'continue' cannot be used with label '\(name)': it stands before no loop"
        case .strayFallthrough: "'fallthrough' is only allowed inside a switch"
        case .fallthroughFromLastCase: "'fallthrough' without a following 'case' or 'default' block"
        case .leavesDefer(let keyword): "'\(keyword)' cannot transfer control out of a defer statement"
        case .deferAtTopLevel:
            "'defer' belongs in a body: the top level has no end; write the statements where they run"
        case .usedBeforeGiven(let name, let isMutable):
            (isMutable ? "variable" : "constant") + " '\(name)' used before being initialized"
        case .givenTwice(let name): "immutable value '\(name)' may only be initialized once"
        case .selfUsedBeforeFilled(let missing):
            "'self' used before all stored properties are initialized: '\(missing)' has no value"
        case .sequenceElement(let element, let wanted):
            "cannot convert sequence element type '\(element)' to expected type '\(wanted)'"
        case .notASequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
        case .notExhaustive(let missing):
            missing.isEmpty
                ? "switch must be exhaustive; add a 'default' case"
                : "switch must be exhaustive; add \(missing.map { "'case \($0)'" }.joined(separator: ", ")) or 'default'"
        case .emptySwitch: "'switch' statement body must have at least one 'case' or 'default' block"
        case .caseAfterDefault:
            "additional 'case' blocks cannot appear after the 'default' block of a 'switch'; put 'default' last"
        case .usedBeforeDeclared(let name, isInClosure: false):
            "use of local variable '\(name)' before its declaration; move the declaration up"
        case .usedBeforeDeclared(let name, isInClosure: true):
            "closure captures '\(name)' before it is declared; move the declaration up"
        case .capturedBeforeGiven(let name, let isMutable):
            (isMutable ? "variable" : "constant") + " '\(name)' captured by a closure before being initialized"
        case .emptyCase: "'case' label in a 'switch' should have at least one executable statement"
        case .casePayload(let name, let expected, let have):
            "enum case '\(name)' has \(expected) associated values; \(have) are matched"
        case .tuplePatternMismatch(let type): "tuple pattern cannot match values of type '\(type)'"
        case .tuplePatternHere: "a tuple pattern is not supported here; declare the parts one by one"
        case .computedLocal: "a variable inside a body can only be computed by 'get'; declare functions"
        case .missingTry: "call can throw but is not marked with 'try'"
        case .unhandledError: "errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'"
        case .catchNotExhaustive:
            "errors thrown from here are not handled because the enclosing catch is not exhaustive; add a plain 'catch'"
        case .thrownTypeMismatch(let type, let allowed):
            "thrown expression type '\(type)' cannot be converted to error type '\(allowed)'"
        case .thrownTypeIsNoError(let type): "thrown type '\(type)' does not conform to the 'Error' protocol"
        case .ifValueWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
        case .branchWithoutValue: "each branch must be a single expression to be used as a value"
        case .assignmentInBuilder:
            "an assignment yields no view; in a view builder write 'let _ = …', or move it to an action"
        case .caseOutsideEnum: "enum 'case' is not allowed outside of an enum's own braces"
        case .associatedTypeOutsideProtocol: "associated types can only be defined in a protocol"
        case .storedPropertyInExtension: "extensions must not contain stored properties; write a computed one in braces"
        case .requirementWithoutAccessors(let name):
            "property in protocol must have explicit { get } or { get set } specifier: '\(name)'"
        case .missingBody(let name): "expected a body in braces for '\(name)'"
        case .uninitializedProperty(let name):
            "return from initializer without initializing all stored properties: '\(name)' has no value"
        case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
        case .lazyLet: "'lazy' cannot be used on a let"
        case .lazyWithoutValue: "lazy properties must have an initializer"
        case .readingChangesLet(let name):
            "cannot use mutating getter on immutable value: "
                + (name == "self" ? "'self' is immutable" : "'\(name)' is a 'let' constant")
        case .closesOver(let kind, let name, isFunction: false):
            "\(kind.rawValue) declaration cannot close over value '\(name)' defined in outer scope"
        case .closesOver(let kind, let name, isFunction: true):
            "a \(kind.rawValue) inside a body cannot call the body's function '\(name)'; declare the function in it"
        case .localTypeInGeneric(let type, let function):
            "type '\(type)' cannot be nested in generic function '\(function)'"
        case .notAtFileScope: "declaration is only valid at file scope"
        case .noDynamicMembers(let type):
            "'@dynamicMemberLookup' requires '\(type)' to have a 'subscript(dynamicMember:)' method that accepts "
                + "either 'ExpressibleByStringLiteral' or a key path"
        default: nil
        }
    }

    /// What the language leaves out, with the nearest form that it has.
    var omissionMessage: String {
        switch self {
        case .unsupportedDeclaration(let name) where name.hasPrefix("#") && name != "#sourceLocation":
            "macro '\(name)' is not supported; of the macros only '#Preview' is"
        case .unsupportedDeclaration(let name): "'\(name)' is not supported" + Self.instead(of: name)
        case .unsupportedExpression(let name) where UnsupportedNames.known.message(for: name) != nil:
            UnsupportedNames.known.message(for: name) ?? ""
        case .unsupportedExpression(let name): "'\(name)' is not supported here" + Self.instead(of: name)
        case .unsupportedStatement(let name): "'\(name)' is not supported" + Self.instead(of: name)
        case .unsupportedInBuilder(let name, let builder):
            "closure containing \(Self.partOfBuilder(name)) cannot be used with result builder '\(builder)'"
                + (builder == "ViewBuilder" ? Self.insteadInBuilder(of: name) : "")
        case .missingBuilderMethod(let builder, let method):
            "closure containing control flow statement cannot be used with result builder '\(builder)'; "
                + "it has no '\(method)'"
        case .noBuilderMethods:
            "result builder must provide at least one static 'buildBlock' method, or both "
                + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
        case .branchesBuiltDifferently(let one, let other):
            "the branches are built into values of different types '\(one)' and '\(other)'"
        case .unsupportedPattern(let text):
            "the pattern '\(text)' is not supported; bind the value and test it in a 'where'"
        case .unsupportedType("class"): "the type 'class' is not supported; write 'AnyObject'"
        case .unsupportedType(let text):
            "the type '\(text)' is not supported"
                + (text.hasPrefix("[")
                    ? "; write an array, such as '[Int]'" : text.hasPrefix("<") ? "; write 'some P'" : "")
        case .unsupportedOperator("\u{2026}"):
            "'\u{2026}' stands for something left out: write it, or remove it; a range is written '...'"
        case .unsupportedOperator(let name):
            "operator '\(name)' is not supported; "
                + (Self.plainOperators[name].map { "write '\($0)'" } ?? "call a function")
        case .unsupportedModifier("lazy"): "'lazy' is not supported here; compute the value in a function, or set it"
        case .wrapperWithoutValue(let name, let wrapper):
            "'\(name)' has no value; give it one: '@\(wrapper) var \(name) = …'"
        case .wrapperOfSession(let name, "State", let type):
            "'\(name)' is state of the session, which is one view: what is declared beside it can't read it; hand it over "
                + "as a parameter, or as '@Binding var \(name): \(type)'"
        case .wrapperOfSession(let name, let wrapper, let type):
            "'@\(wrapper) var \(name)' belongs to the session, which is one view: what is declared beside it can't read "
                + "it; hand it over as a parameter, '\(name): \(type)'"
        case .unsupportedModifier("weak"), .unsupportedModifier("unowned"):
            "'weak' and 'unowned' are not supported; leave them out: what a session refers to is kept"
        case .unsupportedModifier(let name): "'\(name)' is not supported; leave it out"
        case .observedWrapper(let name, let observer):
            "'\(observer)' of '\(name)', which has a property wrapper, is not supported; "
                + "call a function where '\(name)' is set"
        case .composedWrappers(let outer, let inner):
            "'@\(outer) @\(inner)': property wrappers around one another are not supported; "
                + "keep '@\(outer)', and make a '\(inner)' inside of it"
        case .unsupportedAccessor(let name): "'\(name)' accessors are not supported; use 'get' and 'set'"
        case .unsupportedCondition(let text): "the condition '\(text)' of '#if' is not known; use os(…) or canImport(…)"
        case .previewWithoutViews: "'#Preview' shows the views in its braces: #Preview { Text(\"a\") }"
        case .unsupportedMacro(let name):
            UnsupportedNames.known.message(for: "#" + name)
                ?? "macro '#\(name)' is not supported; of the macros only '#Preview' is"
        case .declarationInBody(let name): "'\(name)' inside a body is not supported; declare it at the top level"
        default: "this is not supported"
        }
    }

    /// The signs that stand in books for operators of Swift.
    private static let plainOperators = [
        "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{D7}": "*", "\u{F7}": "/", "\u{B7}": "*",
        "\u{2227}": "&&", "\u{2228}": "||", "\u{AC}": "!",
    ]

    private static func instead(of name: String) -> String {
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
    private static func partOfBuilder(_ name: String) -> String {
        let statements = ["for", "while", "repeat", "guard", "do", "throw", "return", "break", "continue", "defer"]
        return statements.contains(name) ? "control flow statement" : "a declaration"
    }

    private static func insteadInBuilder(of name: String) -> String {
        switch name {
        case "for": "; use 'ForEach'"
        case "while", "repeat": "; use 'ForEach' over a range"
        case "guard": "; use 'if'"
        case "do", "throw": "; handle errors in an action"
        default: ""
        }
    }
}
