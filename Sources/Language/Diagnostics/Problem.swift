import ComponentExpansion

/// Everything that can be wrong with a text, as data. Its wording stands in `Problem+Message.swift`, what helps in
/// `Problem+Help.swift`.
public indirect enum Problem {
    // Text
    case syntax(String, placeholder: String?)
    case unknownCharacter(Unicode.Scalar)
    case placeholder
    case nestedTooDeep(Int?)
    /// One of many brackets that nothing closes.
    case unclosedBracket(Character)
    /// A bracket stands where a brace is open.
    case wrongBracket(Character)
    case tooComplex
    /// The bodies of a text hold more statements than they may.
    case tooManyStatements(limit: Int)
    case noCanvas(String)
    case noLongerFits(String, Problem)
    /// Something is wrong in a line that an attribute wrote.
    case generated(attribute: String, line: String, Problem)
    /// An attribute stands for nothing there.
    case expansion(ExpansionProblem)
    case misspelledAttribute(String, nearest: String)

    // Running
    case fault(Fault)

    // Names
    case noProjection(String)
    case modifierWithoutView(String)
    case instanceMemberInInitialValue(String)
    case unknownName(String, nearest: String?)
    case unknownType(String, nearest: String?)
    /// A value is assigned to a name that stands for nothing.
    case undeclaredVariable(String)
    /// A modifier is asked for that pushes the styles of a component that is not there, or has no protocol of styles.
    case noStyledComponent(String)
    /// A name of SwiftUI or the standard library that is not here, or an attribute with its `@`.
    case unsupportedName(String)
    /// A member that is not here, and the type or protocol that has it.
    case unsupportedMember(String, of: String)
    /// A value whose text in Swift shows how the library is built.
    case insidesAsText(SwiftType)
    /// A view that is written as text.
    case viewAsText(SwiftType)
    /// A view in the quotes of a text that is shown.
    case viewInText(SwiftType)
    /// An argument's label that is not here, and the function or the type whose initializer has it.
    case unsupportedLabel(String, of: String)
    /// A call with a label that no built-in of its name has, and the nearest of them.
    case foreignLabel(String, there: String)
    /// Labels of which each belongs to a form of a function, and both to none.
    case labelsApart(String, String, of: String)
    /// Two arguments stand in each other's place; how the function is called.
    case argumentsSwapped(String)
    /// A label that is a member of the type of an argument that has none, and the call with it.
    case memberAsLabel(String, call: String)
    case equalsBehindLabel(String)
    case contentWithoutBraces(String)
    case unknownModule(String)
    case noMember(String, SwiftType, nearest: String?)
    /// Other languages have such a member.
    case foreignMember(String, SwiftType)
    /// A value has no such member, and few others.
    case noMemberOfFew(String, SwiftType, [String])
    /// A modifier is asked for that would push the styles of a declared component, and nobody declared it.
    case noStyleModifier(String, SwiftType, component: String)
    /// A name that stands for nothing by itself, and for a member of some type behind a dot.
    case memberWithoutDot(String)
    case noStaticMember(String, SwiftType, nearest: String?)
    case noMemberType(String, SwiftType)
    /// `declaration` are lines that fit a style of the program, `sketch` those for a style that is still to be written.
    case noStyleMember(String, String, nearest: String?, declaration: String?, sketch: String?)
    /// A member of a protocol whose styles are all there are.
    case noMemberAmong(String, String, [String])
    /// A member that other protocols of styles have.
    case memberOfOtherStyle(String, String, [String])
    /// A static member that others have, which don't do what is asked for.
    case memberOfOthers(String, [SwiftType], asked: [String])
    case noSubscript(SwiftType)
    case noInitializer(SwiftType)
    case noWrapperMember(SwiftType, String)
    case instanceMemberOnType(String, SwiftType)
    case staticMemberOnInstance(String, SwiftType)
    case implicitMemberWithoutType(String)
    case unknownBaseType(String)
    case redeclared(String)
    case circularReference(String)
    case selfOutsideType
    case superOutsideClass
    case typeAsValue(String)
    /// A type in front of the name of a variable.
    case typeBeforeName(String, name: String)
    case specializesNoType

    // Types
    case protocolAsType(String)
    case someHere
    /// A function's parameter of some type that the caller of the function can't know.
    case someInParameter(of: String)
    case missingType(String)
    case missingGenericArguments(String, [String])
    case wrongArgumentCount(String, Int, Int)
    case tooManyArguments(String, Int)
    case inheritsFromNonProtocol(String, SwiftType)
    case cannotExtend(String)
    case cannotInfer(String, String)
    case cannotConvert(SwiftType, SwiftType, ConversionPurpose)
    case doesNotConform(SwiftType, ProtocolType)
    case requires(String, SwiftType, ProtocolType)
    case requiresOfMember(String, String, SwiftType, ProtocolType)
    case requiresSame(String, SwiftType, SwiftType)
    case conflictingArguments(String, SwiftType, SwiftType)
    /// An argument does not conform to the protocol whose existential is expected.
    case argumentDoesNotConform(SwiftType, ProtocolType)
    case branchMismatch(SwiftType, SwiftType)
    case requiresSubclass(String, SwiftType, SwiftType)
    case conformsToClosed(String, ProtocolType, String)
    case lacksRequirement(String, ProtocolType, [String], misspelt: Misspelling?)
    case associatedTypeDoesNotConform(String, ProtocolType, String, SwiftType, ProtocolType)
    case ternaryMismatch(SwiftType, SwiftType)
    case ternaryOfMembers(String, in: String, SwiftType, SwiftType)
    case requirementOfExistential(SwiftType)
    case opaqueMismatch(SwiftType, SwiftType)
    case notAWrapper(String)
    case wrapperMismatch(SwiftType, SwiftType)

    // Calls
    case missingArgument(String?, Int, String)
    /// The parameters as they are named in messages.
    case missingArguments([String], String)
    case argumentOrder(String, String, String)
    case extraArgument(String?, String)
    case extraClosure(String?, String)
    case wrongLabel(have: String?, expected: String?, String)
    case extraneousLabel(String)
    case functionArguments(expected: Int, have: Int)
    case notCallable(String)
    case notAFunction(SwiftType)
    case caseWithoutPayload(String)
    case casePayloadMissing(String, [SwiftType])
    case ambiguous(String)
    case missingIn(String)
    case specializesFunction(String)
    /// Several labels at once, each with its colon.
    case wrongLabels(have: [String?], expected: [String?], String)
    case optionalFunction(String)
    case closureForValue(SwiftType)
    case closureParameters(SwiftType, have: Int)
    case closureIgnoresParameters(Int)
    case closureThrows
    case escapingCapture(LocalVariable.Bond, String)
    case keepsFunction(String, ConversionPurpose)
    case missingInout(String)
    case unexpectedInout(SwiftType)
    case strayInout
    case mutatingOnLet(String, String)
    case unknownOperator(String, [SwiftType])
    case operatorMismatch(String, [SwiftType])
    case incomparableOperators(String)
    case overlappingAccess(String, isElement: Bool)
    case selfInParameter(String, SwiftType)

    case staticMemberOfProtocol(String, SwiftType)
    case modifierAtTopLevel(String, String)

    // Access
    case showsType(String, String, String, AccessModifier)
    case headShowsType(String, String, String, AccessModifier)
    case caseShowsType(AccessModifier)

    // Classes
    case inheritsFromFinal(String)
    case overrideOutsideClass
    case overridesNothing(String)
    case overridesNonOpen(String)
    case missingOverride
    case overridesWithStored(String)
    case namedClassForSelf(SwiftType)
    case overridesMutable(String)
    case overridesLet(String)
    case constructsByMetatype(String)
    case delegatesToFailable
    case notAnObject(String, SwiftType)
    case implicitSelf(String, isMethod: Bool)
    case implicitOptionalSelf(String)
    case noInitializers(String, String)
    /// A class conforms to a protocol whose values SwiftUI takes from structs and enums alone.
    case classOfValues(String, String)
    case observesReadOnly(String)
    case inheritanceRequired(String, SwiftType, SwiftType)
    case inheritsFromItself(String)
    case inheritsFromTwo(String, String)
    case superclassNotFirst(String)
    case protocolWithSuperclass(String, String)
    case overridesFinal(String)
    case overridesStatic(String)
    case missingRequired(String, String)
    case cannotDelegate(String)
    case notDelegated
    case usedBeforeDelegation
    case notInitializedAtSuper(String)
    case superInitMissing(String?)
    case superInitTwice
    case usedBeforeSuperInit(String?)

    // Access
    case inaccessible(String)
    case inaccessibleInitializer(String)
    case inaccessibleSetter(String)

    // Values
    case integerTooLarge(String)
    case literalOverflows(String, String)
    case negativeOverflows(String, String)
    case interpolationArguments
    case nilWithoutType
    case nilForValue(SwiftType)
    case emptyCollection
    case heterogeneousCollection
    case keyPathWithoutRoot
    case readOnlyKeyPath
    case keyPathToFunction(String)
    case keyPathIndexNotHashable(SwiftType)
    case keyPathToMutatingGetter(String)
    case forceOfNonOptional(SwiftType)
    case chainOfNonOptional(SwiftType)
    case bindingNonOptional(SwiftType)
    case optionalNotUnwrapped(SwiftType, SwiftType)
    case optionalMustBeUnwrapped(SwiftType, SwiftType, String)
    case discardAsValue
    case assignmentAsCondition
    case textByNumber
    case viewIsImmutable(String)
    case cannotAssignLet(String, isProperty: Bool)
    case selfIsObject
    case parameterHidesProperty(String)
    case immutableInout(String)
    case operatorOnImmutable(String)
    case selfIsImmutable
    case notAssignable
    case getOnly(String)
    case cannotRead(String)
    case notAModifier(SwiftType)

    // Statements
    /// `isWritten` says that the last expression would do.
    case missingReturn(BodyKind, SwiftType, isWritten: Bool)
    case returnOutsideFunction
    case returnInBuilder(String)
    case returnWithoutValue(SwiftType)
    case returnFromInitializer
    case unexpectedReturnValue
    case guardFallsThrough
    case outsideLoop(String)
    case unknownLabel(String, nearest: String?)
    case continueOfNoLoop(String)
    case strayFallthrough
    case fallthroughFromLastCase
    case wrapperWithoutValue(String, wrapper: String)
    /// The name of the variable, with `$` where its projection is meant, and the type to hand it over as.
    case wrapperOfSession(String, wrapper: String, SwiftType)
    case leavesDefer(String)
    case deferAtTopLevel
    case usedBeforeGiven(String, isMutable: Bool)
    case givenTwice(String)
    case selfUsedBeforeFilled(missing: String)
    case notASequence(SwiftType)
    case sequenceElement(SwiftType, SwiftType)
    case notExhaustive([String])
    case emptySwitch
    case emptyCase
    case caseAfterDefault
    case usedBeforeDeclared(String, isInClosure: Bool)
    case capturedBeforeGiven(String, isMutable: Bool)
    case casePayload(String, expected: Int, have: Int)
    case tuplePatternMismatch(SwiftType)
    case tuplePatternHere
    case computedLocal
    case missingTry
    case unhandledError
    case catchNotExhaustive
    case thrownTypeMismatch(SwiftType, SwiftType)
    case thrownTypeIsNoError(SwiftType)
    case ifValueWithoutElse
    case branchWithoutValue
    case assignmentInBuilder

    // Declarations
    case caseOutsideEnum
    case associatedTypeOutsideProtocol
    case storedPropertyInExtension
    case requirementWithoutAccessors(String)
    case missingBody(String)
    case uninitializedProperty(String)
    case wrapperOnLet(String)
    case wrapperOnLocal(String)
    case composedWrappers(String, String)
    case observedWrapper(String, String)
    case recursiveStruct(String)
    case recursiveEnum(String)
    case refinesItself(String)
    case redundantConformance(String, String)
    case rawValueWithoutType
    case rawValueWithPayload(String)
    case rawValueNotLiteral
    case rawValueTwice(String, String)
    case rawTypeWithoutLiterals(SwiftType)
    case requirementWithBody(String)
    case accessInProtocol(String)
    case defaultInProtocol
    case hiddenWitness(String, String)
    case opaqueWithoutValue(String)
    case initialValueThrows

    case lazyGlobal
    case lazyLet
    case lazyWithoutValue
    case readingChangesLet(String)
    case closesOver(NominalDeclaration.Kind, String, isFunction: Bool)
    case localTypeInGeneric(String, String)
    case notAtFileScope
    case noDynamicMembers(String)

    // What the language leaves out
    case unsupportedDeclaration(String)
    /// A variadic parameter of a function's type: the type of its elements.
    case variadicInFunctionType(String)
    case unsupportedExpression(String)
    case unsupportedStatement(String)
    case unsupportedInBuilder(String, builder: String)
    /// A statement needs a method that the result builder does not have.
    case missingBuilderMethod(builder: String, method: String)
    case noBuilderMethods
    case branchesBuiltDifferently(SwiftType, SwiftType)
    case unsupportedPattern(String)
    case unsupportedType(String)
    case unsupportedOperator(String)
    case unsupportedModifier(String)
    case unsupportedAccessor(String)
    case unsupportedCondition(String)
    case unsupportedMacro(String)
    /// A `#Preview` without braces.
    case previewWithoutViews
    case declarationInBody(String)
}

extension Problem {
    /// The name that is near to one that is unknown.
    public var nearestName: String? {
        switch self {
        case .unknownName(_, let nearest), .unknownType(_, let nearest), .noMember(_, _, let nearest),
            .noStaticMember(_, _, let nearest):
            nearest
        default: nil
        }
    }

    /// Whether the problem may vanish where more is known of what is expected.
    var dependsOnExpectation: Bool {
        switch self {
        case .cannotInfer, .nilWithoutType, .emptyCollection, .implicitMemberWithoutType, .keyPathWithoutRoot,
            .missingGenericArguments, .cannotConvert, .heterogeneousCollection, .conflictingArguments, .viewInText,
            .interpolationArguments:
            true
        default: false
        }
    }

    /// A name that somebody wrote, and the one that was meant.
    public struct Misspelling: Sendable {
        let written: String
        let meant: String
    }

    /// How much it says about what to write instead.
    var helpfulness: Int {
        switch self {
        case .noStyleMember(_, _, let nearest, let declaration, let sketch):
            declaration != nil ? 3 : nearest != nil ? 2 : sketch != nil ? 1 : 0
        case .memberOfOtherStyle, .noMemberAmong: 2
        case .noStaticMember(_, _, let nearest): nearest != nil ? 1 : 0
        case .unsupportedMember: 4
        case .cannotConvert: isBetweenPlainTypes ? 1 : 0
        default: 0
        }
    }

    /// The protocol of styles that it says to have no member of that name.
    func style(without name: String) -> String? {
        switch self {
        case .noStyleMember(name, let style, _, _, _), .memberOfOtherStyle(name, let style, _),
            .noMemberAmong(name, let style, _), .unsupportedMember(name, let style):
            style
        default: nil
        }
    }

    /// Whether it would be wrong wherever the value is passed.
    var isOfTheValueItself: Bool {
        switch self {
        case .ternaryMismatch, .ternaryOfMembers, .requiresOfMember: true
        default: false
        }
    }

    /// Whether it may vanish where whole numbers are taken for fractions.
    var mayComeOfWholeNumbers: Bool {
        switch self {
        case .operatorMismatch, .notCallable: true
        default: isArgumentMismatch
        }
    }

    /// Whether a closed range was given where a half-open one is asked for.
    var isClosedRange: Bool {
        guard case .cannotConvert(let given, let wanted, .argument) = self else { return false }
        return given.nominal?.name == "ClosedRange" && wanted.nominal?.name == "Range"
    }

    /// What does not conform to what, where a call asks for that.
    var unmetConformance: (SwiftType, ProtocolType)? {
        switch self {
        case .requires(_, let type, let constraint), .requiresOfMember(_, _, let type, let constraint):
            (type, constraint)
        default: nil
        }
    }

    /// Whether it says that several functions fit.
    var isAmbiguity: Bool {
        guard case .ambiguous = self else { return false }
        return true
    }

    /// Whether it says that an argument is missing.
    var isArgumentMissing: Bool {
        switch self {
        case .missingArgument, .missingArguments: true
        default: false
        }
    }

    /// Whether it says that arguments do not fit.
    var isArgumentMismatch: Bool {
        switch self {
        case .cannotConvert, .doesNotConform, .requires, .requiresOfMember, .requiresSame, .missingArgument,
            .extraArgument, .missingArguments, .optionalNotUnwrapped, .conflictingArguments, .argumentDoesNotConform:
            true
        default: false
        }
    }
}
