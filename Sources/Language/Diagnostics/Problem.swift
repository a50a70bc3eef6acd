import ComponentExpansion

/// Everything that can be wrong with a text, as data. Its wording stands in `Problem+Message.swift`, what helps in
/// `Problem+Help.swift`. Each value has a name; `_` stands before the one that the case's own name speaks of.
public indirect enum Problem {
    // Text
    case syntax(_ message: String, placeholder: String?)
    case unknownCharacter(_ scalar: Unicode.Scalar)
    case placeholder
    case nestedTooDeep(limit: Int?)
    /// One of many brackets that nothing closes.
    case unclosedBracket(_ bracket: Character)
    /// A bracket stands where a brace is open.
    case wrongBracket(_ found: Character)
    case tooComplex
    /// A type is made of more types than one may be.
    case typeTooLarge(limit: Int)
    /// The bodies of a text hold more statements than they may.
    case tooManyStatements(limit: Int)
    case noCanvas(_ modifier: String)
    case noLongerFits(entry: String, problem: Problem)
    /// Something is wrong in a line that an attribute wrote.
    case generated(attribute: String, line: String, problem: Problem)
    /// An attribute stands for nothing there.
    case expansion(_ problem: ExpansionProblem)
    case misspelledAttribute(_ name: String, nearest: String)

    // Running
    case fault(_ fault: Fault)

    // Names
    case noProjection(_ name: String)
    /// A binding, by the name with its '$', stands where its value is meant.
    case projectionForValue(_ name: String)
    /// A binding stands where its value is meant.
    case bindingWithoutValue(_ written: String)
    /// A binding is assigned to the variable of its value in an initializer.
    case bindingKept(by: String, value: String)
    case modifierWithoutView(_ name: String)
    /// A name that nothing has stands where a text is asked for.
    case textWithoutQuotes(_ text: String, name: String)
    case instanceMemberInInitialValue(_ name: String)
    case unknownName(_ name: String, nearest: String?)
    case unknownType(_ name: String, nearest: String?)
    /// A name that nothing has, as the entry that declares it was refused.
    case refusedDeclaration(_ name: String)
    /// `Configuration` in a style whose protocol has no such type.
    case noConfiguration
    /// A value is assigned to a name that stands for nothing.
    case undeclaredVariable(_ name: String)
    /// A modifier is asked for that pushes the styles of a component that is not there, or has no protocol of styles.
    case noStyledComponent(_ name: String)
    /// A name of SwiftUI or the standard library that is not here, or an attribute with its `@`.
    case unsupportedName(_ name: String)
    case unsupportedMember(_ name: String, owner: String)
    /// A value whose text in Swift shows how the library is built.
    case insidesAsText(_ type: SwiftType)
    /// A view that is written as text.
    case viewAsText(_ type: SwiftType)
    /// A view in the quotes of a text that is shown.
    case viewInText(_ type: SwiftType)
    /// SwiftUI's label of an argument that is not here; the function, or the type whose initializer has it.
    case unsupportedLabel(_ label: String, function: String)
    /// A call with a label that no built-in of its name has; `there` is the nearest that has one.
    case foreignLabel(call: String, there: String)
    /// Each of two labels belongs to an overload, and no overload has both.
    case labelsApart(first: String, second: String, function: String)
    /// Two arguments stand in each other's place.
    case argumentsSwapped(signature: String)
    /// A value without a label in front of another, which has a label and stands behind it.
    case labelledLast(_ label: String, value: String, function: String)
    /// A label names a member of the type of an unlabelled argument; `call` shows how to write that.
    case memberAsLabel(_ label: String, call: String)
    case equalsBehindLabel(_ label: String)
    case contentWithoutBraces(_ name: String)
    /// What is to be done later is done at once, and its result passed.
    case actionWithoutBraces(function: String, action: String)
    case unknownModule(_ name: String)
    case noMember(_ name: String, type: SwiftType, nearest: String?)
    case noMemberOfCanvas(_ name: String, _ type: SwiftType)
    /// A member that an enum of the program has where it is declared as `declaration` says.
    case memberOfHead(_ name: String, type: SwiftType, isStatic: Bool, declaration: String)
    /// Other languages have such a member.
    case foreignMember(_ name: String, type: SwiftType, instead: String)
    /// An initializer gives a value to a property that nobody declared.
    case undeclaredProperty(_ name: String, type: SwiftType)
    /// A value has no such member, and few others.
    case noMemberOfFew(_ name: String, type: SwiftType, others: [String])
    /// A member of views, asked of a type that has a body and doesn't say that it is a view.
    case lacksView(_ name: String, type: SwiftType, instead: String)
    /// The name of a view modifier's type, asked of a view.
    case modifierAsMember(_ name: String, type: SwiftType)
    /// A style handed to `style(_:)` that another modifier pushes.
    case styleWithoutComponent(_ type: SwiftType, modifier: String)
    /// A member of views, asked of a text that is no view.
    case textNeeded(_ name: String, type: SwiftType)
    /// A member of shapes, images or texts, asked of the view that a modifier has made of one.
    case memberOfEarlier(_ name: String, type: SwiftType, owner: String)
    /// A member is asked for that is an argument of the type's initializer.
    case memberOfInitializer(_ name: String, type: SwiftType, initializer: String)
    /// A modifier is asked for that would push the styles of a declared component, and nobody declared it.
    case noStyleModifier(_ name: String, type: SwiftType, component: String)
    /// A value of the environment, named without what makes a path to it.
    case keyPathWithoutBackslash(_ name: String)
    /// A name that stands for nothing by itself, and for a member of some type behind a dot.
    case memberWithoutDot(_ name: String, meant: String)
    case noStaticMember(_ name: String, type: SwiftType, nearest: String?)
    /// A static member of a type that another one is made of: `Color.systemGray6`.
    case memberOfArgument(_ name: String, type: SwiftType, owner: SwiftType)
    case noMemberType(_ name: String, type: SwiftType)
    /// `declaration` are lines that fit a style of the program, `sketch` those for a style that is still to be written.
    case noStyleMember(_ name: String, style: String, nearest: String?, declaration: String?, sketch: String?)
    /// A member of a protocol whose styles are all there are.
    case noMemberAmong(_ name: String, style: String, others: [String])
    /// A member that styles of other components have; `others` are their protocols.
    case memberOfOtherStyle(_ name: String, style: String, others: [String], modifiers: [String])
    /// A static member in an extension of the protocol that doesn't say which `type` it belongs to.
    case memberOfNoStyle(_ name: String, style: String, type: SwiftType)
    /// A `.name` of a protocol that is a member of a type which conforms to it.
    case memberOfConforming(_ name: String, style: String, type: SwiftType)
    /// A static member of `types`, none of which conforms to what is `asked`.
    case memberOfOthers(_ name: String, types: [SwiftType], asked: [String])
    case noSubscript(_ type: SwiftType)
    case noInitializer(_ type: SwiftType)
    case noWrapperMember(wrapper: SwiftType, member: String)
    case instanceMemberOnType(_ name: String, type: SwiftType)
    /// A function that a member of the type has the name of, which hides it there; `module` is what it comes from, nil where
    /// that is the program.
    case hiddenByMember(_ name: String, member: String, module: String?)
    case staticMemberOnInstance(_ name: String, type: SwiftType)
    case implicitMemberWithoutType(_ name: String)
    /// `.padding()` by itself.
    case modifierBehindNothing(_ name: String)
    /// A view where a function takes a title, which it also takes as a closure; `call` is how that is written.
    case viewAsTitle(call: String)
    /// `Character(65)`
    case characterByNumber(_ number: String)
    /// `Text(configuration.label)`
    case viewInsteadOfText(_ view: String)
    /// `Toggle("a", isOn: on)`; `binding` is how the binding is written to what it names, nil where it names nothing.
    case valueInsteadOfBinding(_ type: SwiftType, wanted: SwiftType, value: String, binding: String?)
    case unknownBaseType(member: String)
    case redeclared(_ name: String)
    case circularReference(_ name: String)
    case aliasOfItself(_ name: String)
    /// A parameter whose default value calls what it belongs to.
    case circularDefault(_ parameter: String)
    case selfOutsideType
    case superOutsideClass
    case genericTypeAsValue(_ name: String, takesViews: Bool)
    case typeAsValue(_ name: String)
    case andBehindBinding(_ name: String)
    /// A type in front of the name of a variable.
    case typeBeforeName(type: String, name: String)
    case specializesNoType

    // Types
    case protocolAsType(_ name: String)
    case someHere
    /// A type of a class and protocols, `A & P`.
    case classInComposition(_ text: String)
    /// A function's parameter of some type that the caller of the function can't know.
    case someInParameter(function: String)
    case missingType(_ name: String)
    case missingGenericArguments(_ name: String, parameters: [String])
    case wrongArgumentCount(_ name: String, expected: Int, have: Int)
    case tooManyArguments(_ name: String, expected: Int)
    case inheritsFromNonProtocol(_ name: String, type: SwiftType)
    case cannotExtend(_ name: String)
    case cannotInfer(_ type: String, call: String)
    case cannotConvert(_ type: SwiftType, wanted: SwiftType, purpose: ConversionPurpose)
    case doesNotConform(_ type: SwiftType, constraint: ProtocolType)
    case requires(function: String, type: SwiftType, constraint: ProtocolType)
    /// `identity` is what might tell the values apart where that is asked of their type.
    case requiresOfMember(
        function: String, owner: String, type: SwiftType, constraint: ProtocolType, identity: ElementIdentity?)
    /// `isOfExtension` tells whether it is the extension around the function that requires it.
    case requiresSame(function: String, one: SwiftType, other: SwiftType, isOfExtension: Bool = false)
    case conflictingArguments(parameter: String, one: SwiftType, other: SwiftType)
    /// An argument does not conform to the protocol whose existential is expected.
    case argumentDoesNotConform(_ type: SwiftType, constraint: ProtocolType)
    case branchMismatch(one: SwiftType, other: SwiftType, areViews: Bool)
    case requiresSubclass(function: String, type: SwiftType, superclass: SwiftType)
    case conformsToClosed(_ name: String, constraint: ProtocolType, reason: String)
    /// A type of the library is made to conform to a protocol whose values the library's own code works on.
    case conformsAfterwards(_ name: String, constraint: ProtocolType)
    case conformanceNeedsItself(_ type: SwiftType, constraint: ProtocolType)
    /// `where T == [T]`
    case recursiveRequirement(SwiftType, SwiftType)
    /// A literal's initializer takes a type that the program declares.
    case literalInitializer(_ name: String, constraint: ProtocolType, takes: SwiftType)
    case lacksRequirement(_ name: String, constraint: ProtocolType, missing: [String], misspelt: Misspelling?)
    /// What a type conforms with, an associated type or a stored property, does not conform to what is asked of it.
    case partDoesNotConform(
        _ name: String, constraint: ProtocolType, part: String, type: SwiftType, asked: ProtocolType, missing: [String])
    case ternaryMismatch(one: SwiftType, other: SwiftType, areViews: Bool)
    case ternaryOfMembers(_ name: String, style: String, one: SwiftType, other: SwiftType)
    case requirementOfExistential(_ type: SwiftType)
    /// The results of a body differ; `skipped` is the result builder that its `return`s switch off.
    case opaqueMismatch(one: SwiftType, other: SwiftType, skipped: String?)
    case opaqueOfItself(SwiftType)
    case notAWrapper(_ name: String)
    case wrapperMismatch(declared: SwiftType, value: SwiftType)

    // Calls
    /// `remedy` is how what is missing is written, such as `Button(…) { … }`, where that is not plain from the call.
    case missingArgument(label: String?, index: Int, call: String, remedy: String?)
    case missingArguments(parameters: [String], call: String)
    case argumentOrder(late: String, early: String, call: String)
    case extraArgument(label: String?, call: String)
    /// `.groupBoxStyle(.a, .b)`
    case severalStyles(modifier: String)
    case extraClosure(label: String?, call: String)
    case wrongLabel(have: String?, expected: String?, call: String)
    case extraneousLabel(_ label: String)
    case functionArguments(expected: Int, have: Int)
    case notCallable(_ name: String)
    case mutatingAsValue(call: String)
    case constrainedToType(_ subject: SwiftType, _ type: SwiftType)
    case noFittingFunction(_ name: String, wanted: SwiftType)
    case notAFunction(_ type: SwiftType)
    case caseWithoutPayload(_ name: String)
    case casePayloadMissing(_ name: String, payload: [SwiftType])
    case ambiguous(_ name: String)
    case ambiguousValue(_ name: String)
    case missingIn(_ parameter: String)
    case specializesFunction(_ name: String)
    case wrongLabels(have: [String?], expected: [String?], call: String)
    case optionalFunction(_ name: String)
    case closureForValue(_ type: SwiftType)
    case closureParameters(type: SwiftType, have: Int)
    /// `names` are what its parameters may be called.
    case closureIgnoresParameters(names: [String])
    case closureThrows
    case throwingFunction(_ type: SwiftType, wanted: SwiftType)
    case escapingCapture(_ bond: LocalVariable.Bond, name: String)
    case keepsFunction(_ name: String, purpose: ConversionPurpose)
    case missingInout(_ text: String)
    case unexpectedInout(_ type: SwiftType)
    case strayInout
    /// `copying` is the method that gives a changed value instead, where there is one.
    case mutatingOnLet(function: String, reason: String, copying: String?)
    case unknownOperator(_ name: String, operands: [SwiftType])
    case operatorMismatch(_ name: String, operands: [SwiftType])
    /// An operator changes a value that a dictionary may not have; `entry` is how to write that value.
    case operatorOnEntry(_ name: String, operands: [SwiftType], entry: String)
    /// `instead` is what two comparisons in a row are written as.
    case incomparableOperators(_ name: String, instead: String?)
    case overlappingAccess(_ name: String, isElement: Bool)
    /// A default speaks of `Self`, which an existential does not tell.
    case defaultOfSelf(_ parameter: String, type: SwiftType)
    case selfInParameter(member: String, type: SwiftType)

    case staticMemberOfProtocol(_ name: String, type: SwiftType)
    case misplacedModifier(_ modifier: String, place: String)
    case misplacedInType(_ word: String)

    // Access
    case showsType(kind: String, must: String, part: String, access: AccessModifier)
    case headShowsType(kind: String, must: String, reason: String, access: AccessModifier)
    case caseShowsType(_ access: AccessModifier)

    // Classes
    case inheritsFromFinal(_ name: String)
    case overridesNothing(kind: String)
    case overridesWrapped(_ name: String)
    case overridesNonOpen(kind: String)
    case missingOverride
    case overridesWithStored(_ name: String)
    case namedClassForSelf(_ type: SwiftType)
    case overridesMutable(_ name: String)
    case overridesLet(_ name: String)
    case constructsByMetatype(_ name: String)
    case delegatesToFailable
    case notAnObject(word: String, type: SwiftType)
    case implicitSelf(_ name: String, isMethod: Bool)
    case implicitOptionalSelf(_ name: String)
    case noInitializers(_ name: String, property: String)
    /// A class conforms to a protocol whose values SwiftUI takes from structs and enums alone.
    case classOfValues(values: String, name: String)
    case valueOfClasses(_ name: String, constraint: ProtocolType)
    case observesReadOnly(_ name: String)
    case inheritanceRequired(parameter: String, type: SwiftType, superclass: SwiftType)
    case inheritsFromItself(_ name: String)
    case inheritsFromTwo(one: String, other: String)
    case superclassNotFirst(_ name: String)
    case protocolWithSuperclass(_ name: String, superclass: String)
    case overridesFinal(kind: String)
    case overridesStatic(kind: String)
    case overridesNonFailable(initializer: String)
    case missingRequired(initializer: String, superclass: String)
    case witnessNotRequired(initializer: String, name: String, isInExtension: Bool)
    case cannotDelegate(_ name: String)
    case notDelegated
    case usedBeforeDelegation
    case notInitializedAtSuper(property: String)
    case superInitMissing(call: String?)
    case superInitTwice
    case usedBeforeSuperInit(use: String?)

    // Access
    case inaccessible(_ name: String)
    /// An initializer is private: where `unset` names a property, since that is and has no value.
    case inaccessibleInitializer(_ type: String, unset: String?)
    case inaccessibleSetter(_ name: String)

    // Values
    case integerTooLarge(_ literal: String)
    case literalOverflows(_ literal: String, type: String)
    case negativeOverflows(_ literal: String, type: String)
    case interpolationArguments(label: String?)
    case nilWithoutType
    case nilForValue(_ type: SwiftType)
    case emptyCollection(isDictionary: Bool)
    /// `[]` where a dictionary is asked for, or `[:]` where a list is.
    case emptyOfOtherKind(isDictionary: Bool)
    /// `list` is the only type that the literal could be of.
    /// `["a", 1]` for a dictionary, with the first pair as it would be written.
    case listForDictionary(type: SwiftType, pair: String)
    case heterogeneousCollection(one: SwiftType, other: SwiftType, list: SwiftType)
    case keyPathWithoutRoot
    case readOnlyKeyPath
    case keyPathToFunction(_ name: String)
    case keyPathIndexNotHashable(_ type: SwiftType)
    case keyPathToMutatingGetter(_ name: String)
    case forceOfNonOptional(_ type: SwiftType)
    /// `[Int!]`, `x as Int!`
    case unwrappedTypeHere
    case chainOfNonOptional(_ type: SwiftType)
    /// `print(name?)`
    case chainWithoutMember(_ type: SwiftType)
    case bindingNonOptional(_ type: SwiftType)
    case optionalNotUnwrapped(_ type: SwiftType, wrapped: SwiftType)
    /// `entry` is how a value of a dictionary is written that the member changes.
    case optionalMustBeUnwrapped(_ type: SwiftType, wrapped: SwiftType, member: String, entry: String?)
    case discardAsValue
    case assignmentAsCondition
    /// What a text is asked for by a number, or by a range of numbers, and both as they are written.
    case textByNumber(text: String, index: String, isRange: Bool)
    case viewIsImmutable(property: String)
    case cannotAssignLet(_ name: String, isProperty: Bool)
    case selfIsObject
    case parameterHidesProperty(_ name: String)
    case immutableInout(reason: String)
    case operatorOnImmutable(reason: String)
    case selfIsImmutable
    case notAssignable
    case getOnly(_ name: String)
    case cannotRead(_ name: String)
    case notAModifier(_ type: SwiftType)

    // Statements
    /// `isWritten` says that the last expression would do.
    case missingReturn(body: BodyKind, type: SwiftType, isWritten: Bool)
    /// A body whose result is `Never`, and that may end.
    case endsThoughNever(body: BodyKind)
    /// A body that ends in a branch, and whose result is some view.
    case viewsWithoutBuilder(body: BodyKind)
    /// Views beside a `return`, which switches the result builder off that would put them together.
    case returnSkipsBuilder(body: BodyKind, type: SwiftType, builder: String)
    case returnOutsideFunction
    case returnInBuilder(_ builder: String)
    case returnWithoutValue(_ type: SwiftType)
    case returnFromInitializer
    case unexpectedReturnValue
    case guardFallsThrough(isInLoop: Bool, isInFunction: Bool)
    case outsideLoop(_ keyword: String)
    case unknownLabel(_ name: String, nearest: String?)
    case continueOfNoLoop(label: String)
    case strayFallthrough
    case fallthroughFromLastCase
    case wrapperWithoutValue(_ name: String, wrapper: String)
    case bodyWithoutView(state: String)
    /// The name has `$` where the projection is meant; the type is the one to hand the variable over as.
    case wrapperOfSession(_ name: String, wrapper: String, type: SwiftType)
    case leavesDefer(_ keyword: String)
    case deferAtTopLevel
    case usedBeforeGiven(_ name: String, isMutable: Bool)
    case givenTwice(_ name: String)
    case selfUsedBeforeFilled(missing: String)
    case notASequence(_ type: SwiftType)
    case sequenceElement(_ type: SwiftType, wanted: SwiftType)
    case notExhaustive(missing: [String])
    case emptySwitch
    case emptyCase
    case caseAfterDefault
    case boundByGuard(_ name: String)
    case boundInSomePatterns(_ name: String)
    case boundAsOtherType(_ name: String, _ type: SwiftType, expected: SwiftType)
    case usedBeforeDeclared(_ name: String, isInClosure: Bool)
    case capturedBeforeGiven(_ name: String, isMutable: Bool)
    case casePayload(_ name: String, expected: Int, have: Int)
    case casePatternOfOptional(_ type: SwiftType, named: SwiftType, name: String)
    case tuplePatternMismatch(_ type: SwiftType)
    /// Two names for the elements of a list: `for (index, name) in names`.
    case tuplePatternOfElement(_ type: SwiftType, list: String)
    /// `case "a" || "b":`
    case patternsJoined(one: String, other: String)
    case tuplePatternLabel(_ label: String, expected: String)
    case tuplePatternHere
    case computedLocal
    case missingTry
    case unhandledError
    /// A function marked `rethrows` throws something else than its parameters do.
    case ownErrorRethrown
    /// A function marked `rethrows` has no parameter that may throw.
    case nothingToRethrow
    case catchNotExhaustive
    case thrownTypeMismatch(_ type: SwiftType, allowed: SwiftType)
    case thrownTypeIsNoError(_ type: SwiftType)
    case ifValueWithoutElse
    case branchWithoutValue
    case assignmentInBuilder

    // Declarations
    case caseOutsideEnum
    case associatedTypeOutsideProtocol
    case storedPropertyInExtension, storedPropertyInEnum, storedClassProperty
    case requirementWithoutAccessors(_ name: String)
    case missingBody(_ name: String)
    case setterWithoutGetter
    case uninitializedProperty(_ name: String)
    case wrapperOnSeveral(_ name: String)
    case wrapperOnLet(_ name: String)
    case bindingWithValue(_ value: String)
    case wrapperOnLocal(_ name: String)
    case wrapperOnParameter(_ name: String)
    case composedWrappers(outer: String, inner: String)
    case recursiveStruct(_ name: String)
    case recursiveEnum(_ name: String)
    case refinesItself(_ name: String)
    case redundantConformance(type: String, constraint: String)
    case rawValueWithoutType
    case rawValueWithPayload(_ name: String)
    case rawValueNotLiteral, rawValueMissing
    case rawValueTwice(_ value: String, other: String)
    case rawTypeWithoutLiterals(_ type: SwiftType)
    case requirementWithBody(_ name: String)
    case accessInProtocol(_ modifier: String)
    case defaultInProtocol
    case misplacedBranches(keyword: String)
    case misplacedTry
    case tupleLabelTwice(_ label: String)
    case variadicWithoutEnd(_ parameter: String)
    case functionTypeLabel(_ label: String)
    case metatypeCalled
    case hiddenWitness(_ name: String, constraint: String)
    case opaqueWithoutValue(_ name: String)
    case initialValueThrows

    case accessorsOfLet(areObservers: Bool)
    case computedWithValue
    case storedStaticInGeneric
    case lazyGlobal
    case lazyLet
    case lazyWithoutValue
    case readingChangesLet(_ name: String)
    case closesOver(kind: NominalDeclaration.Kind, name: String, isFunction: Bool)
    case localTypeInGeneric(_ name: String, function: String)
    case notAtFileScope
    case noDynamicMembers(_ type: String)

    // What the language leaves out
    case unsupportedDeclaration(_ name: String)
    /// A variadic parameter in the type of a function.
    case variadicInFunctionType(element: String)
    /// A function with a variadic parameter is handed on; `call` shows how to write a closure that calls it.
    case variadicAsValue(_ name: String, call: String)
    /// What a function is called with stands behind its name without parentheses.
    case callWithoutParentheses(_ name: String)
    case unsupportedExpression(_ name: String)
    case unsupportedStatement(_ name: String)
    case unsupportedInBuilder(_ name: String, builder: String)
    /// A statement needs a method that the result builder does not have.
    case missingBuilderMethod(builder: String, method: String)
    case noBuilderMethods
    case branchesBuiltDifferently(one: SwiftType, other: SwiftType)
    case unsupportedPattern(_ text: String)
    case unsupportedType(_ text: String)
    case unsupportedOperator(_ name: String)
    /// A function has the name of an operator that is not declared.
    case undeclaredOperator(_ name: String, declaration: String)
    case unknownPrecedenceGroup(_ name: String)
    case cyclicPrecedenceGroup(_ name: String)
    case operatorNotStatic(_ name: String, type: String)
    /// A function of one operand doesn't say on which side of it the operator stands.
    case operatorWithoutSide(_ name: String)
    /// Nothing says what an operator works on that is handed on as a function.
    case ambiguousOperator(_ name: String)
    case unsupportedModifier(_ name: String)
    case unsupportedAccessor(_ name: String)
    /// `willSet` or `didSet` of a property that stores nothing.
    case observerOfComputed(_ name: String, beside: String)
    case unsupportedCondition(_ text: String)
    case unsupportedMacro(_ name: String)
    /// `#Preview` inside of braces.
    case previewInBraces
    /// A `#Preview` without braces.
    case previewWithoutViews
    case declarationInBody(_ name: String)
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

    /// The name that nothing has, in all forms in which that is told.
    var missingName: String? {
        switch self {
        case .unknownName(let name, _), .unknownType(let name, _), .undeclaredVariable(let name),
            .unsupportedName(let name), .modifierWithoutView(let name), .memberWithoutDot(let name, _),
            .textWithoutQuotes(_, let name):
            name
        default: nil
        }
    }

    /// Whether the problem may vanish where more is known of what is expected.
    var dependsOnExpectation: Bool {
        switch self {
        case .cannotInfer, .nilWithoutType, .emptyCollection, .implicitMemberWithoutType, .modifierBehindNothing,
            .keyPathWithoutRoot, .missingGenericArguments, .cannotConvert, .heterogeneousCollection,
            .conflictingArguments, .viewInText, .interpolationArguments, .ambiguous, .ambiguousOperator,
            .memberWithoutDot:
            true
        default: false
        }
    }

    /// Whether a name stands for nothing, unless a dot in front of it makes it a constant of what is expected.
    var isOfUnknownName: Bool { if case .unknownName(_, nearest: nil) = self { true } else { false } }

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
        case .memberOfOtherStyle, .memberOfNoStyle, .noMemberAmong, .memberWithoutDot: 2
        case .noStaticMember(_, _, let nearest): nearest != nil ? 3 : 0
        case .unsupportedMember, .memberOfArgument: 4
        case .cannotConvert: isBetweenPlainTypes ? 1 : 0
        default: 0
        }
    }

    /// Whether it says to write one of these modifiers.
    func advises(anyOf names: Set<String>) -> Bool {
        guard case .memberOfOtherStyle(_, _, _, let modifiers) = self else { return false }
        return !names.isDisjoint(with: modifiers)
    }

    /// The protocol of styles that it says to have no member of that name.
    func style(without name: String) -> String? {
        switch self {
        case .noStyleMember(name, let style, _, _, _), .memberOfOtherStyle(name, let style, _, _),
            .memberOfNoStyle(name, let style, _), .noMemberAmong(name, let style, _),
            .unsupportedMember(name, let style):
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

    /// Whether it may vanish where whole numbers are taken for fractions, or for what has the member.
    var mayComeOfWholeNumbers: Bool {
        switch self {
        case .operatorMismatch, .notCallable, .noFittingFunction, .implicitMemberWithoutType: true
        default: isArgumentMismatch
        }
    }

    /// The types that don't fit, for a problem that may come of what literals stand for; nil for other problems.
    var misfits: [SwiftType]? {
        switch self {
        case .cannotConvert(let one, let other, _), .requiresSame(_, let one, let other, _),
            .conflictingArguments(_, let one, let other),
            .ternaryMismatch(let one, let other, _), .optionalNotUnwrapped(let one, let other),
            .heterogeneousCollection(let one, let other, _):
            [one, other]
        case .operatorMismatch(_, let operands), .unknownOperator(_, let operands),
            .operatorOnEntry(_, let operands, _):
            operands
        case .requires(_, let type, _), .requiresOfMember(_, _, let type, _, _), .doesNotConform(let type, _),
            .argumentDoesNotConform(let type, _), .nilForValue(let type):
            [type]
        case .cannotInfer, .ambiguous, .noMember, .notCallable, .noFittingFunction: []
        default: nil
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
        case .requires(_, let type, let constraint), .requiresOfMember(_, _, let type, let constraint, _):
            (type, constraint)
        default: nil
        }
    }

    /// Whether nothing tells what a closure or a key path is of.
    var lacksExpectation: Bool {
        switch self {
        case .unknownBaseType, .keyPathWithoutRoot, .cannotInfer, .ambiguousOperator: true
        default: false
        }
    }

    /// Whether it says that several functions fit.
    var isAmbiguity: Bool {
        guard case .ambiguous = self else { return false }
        return true
    }

    /// Whether its arguments leave open what a call is of, or which one is meant, so that its result must tell.
    var isOfOpenResult: Bool {
        switch self {
        case .cannotInfer, .ambiguous, .implicitMemberWithoutType: true
        default: false
        }
    }

    /// Whether it says that only other languages have a member.
    var isOfOtherLanguages: Bool {
        if case .foreignMember = self { true } else { false }
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
