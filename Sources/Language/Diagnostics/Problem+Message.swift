extension Problem {
    /// One plain sentence; Swift's own where it is known. Each case has its words here, so that none can be added without.
    public var message: String {
        switch self {
        // Text and running
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
        case .typeTooLarge(let limit):
            "this type is made of more than \(limit) types: it holds a type twice that does so itself, over and over; "
                + "for a view write 'AnyView(…)', for a value a struct"
        case .tooComplex: "this expression is too complex to check; break it into parts"
        case .noCanvas:
            "there is no view yet to modify; enter one first, such as Text(\"Hello\"); "
                + "what goes on from the line before is entered together with it"
        case .fault(let fault): fault.message
        case .noLongerFits(let entry, let problem):
            "'\(entry)' no longer fits: \(problem.message); declare it anew in the same entry"
        case .generated(_, _, let problem): problem.message
        case .expansion(let problem): problem.message
        case .misspelledAttribute(let name, let nearest):
            "unknown attribute '\(name)'" + Self.hint(nearest)

        // Names
        case .unknownName("$true", nil), .unknownName("$false", nil):
            "'true' and 'false' never change; leave the '$' out, or write '.constant(…)' for a binding"
        case .unknownName(let name, nil) where name.hasPrefix("$") && name.dropFirst().first?.isLetter == true:
            "cannot find '\(name)' in scope; declare '@State var \(name.dropFirst()) = …' for it"
        case .unknownName(let name, nil) where name.hasPrefix("$") && name.dropFirst().first?.isNumber == true:
            "cannot find '\(name)' in scope; it stands for an argument of a closure that gives its parameters no names: "
                + "'{ … \(name) … }'"
        case .unknownName(let name, let nearest):
            ForeignWords.message(for: name) ?? UnsupportedNames.known.message(for: name)
                ?? "cannot find '\(name)' in scope" + Self.hint(nearest)
        case .refusedDeclaration(let name): "cannot find '\(name)' in scope; the entry that declares it was refused"
        case .undeclaredVariable(let name) where name.first == "$":
            "cannot find '\(name.dropFirst())' in scope; '@State var \(name.dropFirst()) = …' declares it; "
                + "leave the '$' out where it is changed"
        case .undeclaredVariable(let name):
            "cannot find '\(name)' in scope; 'let \(name) = …' declares it, or 'var' where it changes"
        case .modifierWithoutView(let name):
            "cannot find '\(name)' in scope; a modifier stands behind a view, with a dot: 'Text(…).\(name)(…)'"
        case .textWithoutQuotes(let text, let name):
            "cannot find '\(name)' in scope; a text stands in quotes: '\"\(text)\"'"
        case .noProjection(let name):
            "cannot find '$\(name)' in scope: '\(name)' has no property wrapper; declare '@State var \(name)'"
        case .projectionForValue(let name):
            "'\(name)' is a binding, and not the value of '\(name.dropFirst())'; leave the '$' out"
        case .bindingWithoutValue(let written):
            "'\(written)' is a binding, and not its value; write '\(written).wrappedValue'"
        case .bindingKept(let name, let value):
            "a binding is kept by the name with '_'; write 'self.\(name) = \(value)'"
        case .noStyledComponent(let name):
            "cannot find a component '\(name)' with styles; declare it first: '@Component struct \(name) { … }'"
        case .unknownType("Configuration", nil):
            "cannot find type 'Configuration' in scope; a style has it from its protocol: 'struct S: ButtonStyle'"
        case .noConfiguration:
            "a TextFieldStyle has no 'Configuration'; "
                + "write 'func _body(configuration: TextField<Self._Label>) -> some View'"
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
        case .viewAsText(let type): Self.viewAsText("type '\(type)'")
        case .insidesAsText(let type):
            "a value of type '\(type)' is printed with its insides; write 'Array(…)' around it"
        case .labelsApart(let first, let second, let name):
            "'\(first):' and '\(second):' belong to different forms of '\(name)'; write one of them, or a call for each"
        case .labelledLast(let label, let value, let function):
            "the number stands last, and behind its label; write '\(function)(…, \(label): \(value))'"
        case .argumentsSwapped(let signature): "the arguments stand the other way round in \(signature)"
        case .foreignLabel(let call, let there): "Atelier has no '\(call)'; it has \(there)"
        case .memberAsLabel(let label, let call): "'\(label)' is no label here; write '\(call)'"
        case .equalsBehindLabel(let label): "a colon stands behind a label; write '\(label): …'"
        case .contentWithoutBraces(let name): "what a \(name) holds stands in braces: '\(name) { … }'"
        case .actionWithoutBraces(let function, let action):
            "what is done later stands in braces: '\(function) { \(action) }'"
        case .unknownModule(let name):
            UnsupportedNames.known.message(for: "import " + name)
                ?? "no such module '\(name)'; SwiftUI, UIKit, Foundation and Atelier can be imported"
        case .noMember(let name, let type, let nearest):
            if let remedy = Self.caseWithoutValues(type) {
                "value of type '\(type)' has no member '\(name)'; \(remedy)"
            } else if case .tuple(let elements) = type, Int(name) != nil, elements.count > 1 {
                "value of type '\(type)' has no member '\(name)'; its values are "
                    + (elements.count == 2 ? "'.0' and '.1'" : "'.0' to '.\(elements.count - 1)'")
            } else if case .function = type {
                "value of type '\(type)' has no member '\(name)'; it is a function: call it first, with '(…)' behind its name"
            } else {
                "value of type '\(type)' has no member '\(name)'" + Self.hint(nearest)
            }
        case .noMemberOfCanvas(let name, let type):
            "the canvas, of type '\(type)', has no member '\(name)'; a line that begins with a dot is put on the canvas: "
                + "what goes on from the line before is entered together with it"
        case .memberOfHead(let name, let type, let isStatic, let declaration):
            (isStatic ? "" : "value of ")
                + "type '\(type)' has no member '\(name)'; write '\(declaration)' where it is declared"
        case .foreignMember(let name, let type, let instead):
            "value of type '\(type)' has no member '\(name)'" + (instead.isEmpty ? "" : "; " + instead)
        case .noMemberOfFew(let name, let type, let others):
            "value of type '\(type)' has no member '\(name)'; it has "
                + (others.count == 1 ? "only " : "") + others.map { "'\($0)'" }.joined(separator: ", ")
        case .lacksView(let name, let type, let instead):
            "value of type '\(type)' has no member '\(name)', as it is no view; \(instead)"
        case .modifierAsMember(let name, let type):
            "value of type '\(type)' has no member '\(name)'; write '.modifier(\(name)(…))'"
        case .styleWithoutComponent(let type, let modifier):
            "'\(type)' is pushed by a modifier of its own; write '.\(modifier)(…)' in place of '.style(…)'"
        case .textNeeded(let name, let type):
            "value of type '\(type)' has no member '\(name)'; write 'Text(…)' around it, which makes a view of it"
        case .keyPathWithoutBackslash(let name):
            "cannot find '\(name)' in scope; write '\\.\(name)', with a backslash and a dot, for the path to that value"
        case .memberOfEarlier(let name, let type, let owner):
            "value of type '\(type)' has no member '\(name)', which belongs to '\(owner)'; "
                + "write '.\(name)' in front of the modifiers that make another view of it"
        case .memberOfInitializer(let name, let type, let initializer):
            "value of type '\(type)' has no member '\(name)', which is an argument: write '\(initializer)(\(name): …)'"
        case .undeclaredProperty(let name, let type):
            "value of type '\(type)' has no member '\(name)'; declare it in front of the initializer: 'let \(name): …'"
        case .noStyleModifier(let name, let type, let component):
            "value of type '\(type)' has no member '\(name)'; declare it first: "
                + "'@StyleModifier(\(component).self) extension View {}'"
        case .memberWithoutDot(let name, let meant):
            "cannot find '\(name)' in scope; did you mean '.\(meant)', with a dot?"
        case .noStaticMember(let name, let type, _) where type.nominal?.name.hasSuffix("KeyPath") == true:
            "type '\(type)' has no member '\(name)'; a path to a value begins with a backslash: '\\.\(name)'"
        case .noStaticMember(let name, let type, let nearest):
            "type '\(type)' has no member '\(name)'"
                + (Self.caseWithoutValues(type).map { "; " + $0 } ?? Self.hint(nearest))
        case .memberOfArgument(let name, let type, let owner):
            "type '\(type)' has no member '\(name)', which belongs to '\(owner)'; write '\(type)(.\(name))'"
        case .noMemberType(let name, let type):
            "'\(name)' is not a member type of type '\(type)'"
        case .noStyleMember(let name, let style, let nearest, let declaration, let sketch):
            "type '\(style)' has no member '\(name)'"
                + ((declaration ?? (nearest == nil ? sketch : nil)) == nil ? Self.hint(nearest) : "; declare it first:")
        case .noMemberAmong(let name, let style, let others):
            "type '\(style)' has no member '\(name)'; "
                + (others.count == 1 ? "it has only " : "choose one of ")
                + others.map { "'.\($0)'" }.joined(separator: ", ")
        case .memberOfOtherStyle(let name, let style, let others, let modifiers):
            "type '\(style)' has no member '\(name)'; '.\(name)' is a style of another family: "
                + others.map { "'\($0)'" }.joined(separator: ", ")
                + (modifiers.isEmpty
                    ? "" : "; write " + modifiers.map { "'.\($0)(.\(name))'" }.joined(separator: " or "))
        case .memberOfNoStyle(let name, let style, let type):
            "type '\(style)' has no member '\(name)': its extension does not say which style it is; "
                + "write 'extension \(style) where Self == \(type)'"
        case .memberOfConforming(let name, let style, let type):
            "type '\(style)' has no member '\(name)', which belongs to '\(type)'; write '\(type).\(name)'"
        case .memberOfOthers(let name, let types, let asked):
            "'\(name)' is a member of " + types.map { "'\($0)'" }.joined(separator: " and ") + ", "
                + (types.count == 1 ? "which is no " : "neither of which is a ")
                + asked.map { "'\($0.hasPrefix("any ") ? $0.dropFirst(4) : $0[...])'" }.joined(separator: " and ")
        case .noSubscript(.tuple(let elements)) where !elements.isEmpty:
            "value of type '\(SwiftType.tuple(elements))' has no subscripts; its parts are '.0' to '.\(elements.count - 1)'"
        case .noSubscript(let type): "value of type '\(type)' has no subscripts"
        case .noInitializer(.tuple(let elements)) where elements.count > 1:
            "type '\(SwiftType.tuple(elements))' is made of all its parts: "
                + "'(\(elements.map { ($0.label.map { "\($0): " } ?? "") + "…" }.joined(separator: ", ")))'"
        case .noInitializer(let type): "type '\(type)' has no initializer"
        case .noWrapperMember(let type, "projectedValue"): "'\(type)' hands on no binding; leave the '$' out"
        case .noWrapperMember(let type, let name): "property wrapper type '\(type)' has no property '\(name)'"
        case .instanceMemberOnType(let name, let type):
            "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead"
                + (type.isMadeByCalling ? ", as in '\(type)(…).\(name)'?" : "?")
        case .hiddenByMember(let name, let member, let module):
            "use of '\(name)' refers to \(member) rather than to the global function; "
                + (module.map { "write '\($0).\(name)(…)'" } ?? "give one of them another name")
        case .instanceMemberInInitialValue(let name):
            "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is "
                + "available; write a computed property in braces, or 'lazy var'"
        case .staticMemberOnInstance(let name, let type):
            "static member '\(name)' cannot be used on instance of type '\(type)'; write '\(type).\(name)'"
        case .implicitMemberWithoutType(let name):
            "cannot infer contextual base in reference to member '\(name)'; write the type in front of the dot"
        case .modifierBehindNothing(let name):
            "'.\(name)' is put on a view, and none stands in front of it; write the view first: 'Text(\"…\").\(name)(…)'"
        case .viewAsTitle(let call): "a title is a text; a view stands in braces: '\(call)'"
        case .characterByNumber(let number):
            "a character is made of a text; write 'Character(Unicode.Scalar(\(number))!)' for the one with that number"
        case .viewInsteadOfText(let view): "'\(view)' is a view already; write it without 'Text(…)' around it"
        case .valueInsteadOfBinding(let given, let wanted, let value, let binding):
            "cannot convert value of type '\(given)' to expected argument type '\(wanted)'; write "
                + (binding.map { "'\($0)', or " } ?? "") + "'.constant(\(value))' for what stays as it is"
        case .unknownBaseType(let name): "the type of what '.\(name)' belongs to cannot be inferred; write its type"
        case .redeclared(let name): "invalid redeclaration of '\(name)'"
        case .circularDefault(let parameter):
            "circular reference: the default value of '\(parameter)' needs itself; pass '\(parameter)' in its call"
        case .aliasOfItself(let name): "type alias '\(name)' references itself"
        case .circularReference(let name): "circular reference: the type of '\(name)' depends on itself; write its type"
        case .selfOutsideType: "'self' and 'Self' are only known inside a type"
        case .superOutsideClass: "'super' can only be used in a class that has a superclass"
        case .typeBeforeName(let type, let name):
            "a variable is declared by its name; write 'let \(name): \(type) = …', or 'var' where it changes"
        case .andBehindBinding(let name):
            "'&&' would be a part of the value of '\(name)'; a condition behind a binding follows a comma: ', …'"
        case .typeAsValue(let name) where name.first == "[":
            "expected member name or initializer call after type name; write '\(name)()' for an empty one, or '\(name).self' for the type"
        case .genericTypeAsValue(let name, takesViews: true):
            "expected member name or initializer call after type name; write '\(name) { … }' around other views"
        case .genericTypeAsValue(let name, takesViews: false):
            "expected member name or initializer call after type name; write '\(name)(…)' to make one"
        case .typeAsValue(let name):
            "expected member name or initializer call after type name; write '\(name)(…)' to make one, or '\(name).self' for the type"
        case .inaccessible(let name): "'\(name)' is inaccessible due to 'private' protection level"
        case .inaccessibleInitializer(let type, let unset):
            "'\(type)' initializer is inaccessible due to 'private' protection level"
                + (unset.map { "; give '\($0)' a value, or write an 'init' that does" } ?? "")
        case .inaccessibleSetter(let name): "cannot assign to property: '\(name)' setter is inaccessible"
        case .specializesNoType: "only types take generic arguments in '<…>'"

        // Types
        case .protocolAsType("View"): "use of protocol 'View' as a type must be written 'some View' or 'any View'"
        case .protocolAsType(let name): "use of protocol '\(name)' as a type must be written 'any \(name)'"
        case .someInParameter(let function):
            "'some' cannot appear in parameter position in parameter type '\(function)'; use a generic parameter"
        case .someHere: "'some' types are only supported in parameters and results; write the type, or 'any …'"
        case .classInComposition(let text):
            "a type of a class and protocols, '\(text)', is not supported in Atelier; write 'some \(text)' for a parameter, or a protocol alone"
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
                "\(function) requires that '\(type)' conform to '\(constraint)'" + Self.remedy(type, constraint)
            }
        case .requiresOfMember(let function, let owner, let type, let constraint, let identity):
            "referencing \(function) on '\(owner)' requires that '\(type)' conform to '\(constraint)'"
                + (identity.map { "; \(Self.remedy($0, for: type))" }
                    ?? Self.remedy(forElement: type, of: owner, constraint))
        case .requiresSame(let function, let one, let other, _):
            "\(function) requires the types '\(one)' and '\(other)' be equivalent"
        case .conflictingArguments(let parameter, let one, let other):
            "conflicting arguments to generic parameter '\(parameter)' ('\(one)' vs. '\(other)')"
        case .argumentDoesNotConform(let type, let constraint):
            "argument type '\(type)' does not conform to expected type '\(constraint)'"
                + (constraint.declaration.name == "Error"
                    ? "; throw a type of your own: 'enum Failure: Error { … }'" : "")
        case .branchMismatch(let one, let other, let areViews):
            "branches have mismatching types '\(one)' and '\(other)'"
                + (areViews ? "; write '@ViewBuilder' in front of the 'var' or 'func' around them" : "")
        case .requiresSubclass(let function, let type, let superclass):
            "\(function) requires that '\(type)' inherit from '\(superclass)'"
        case .conformsToClosed(let type, let constraint, let reason):
            "'\(type)' can't conform to '\(constraint)': \(reason)"
        case .conformsAfterwards(let type, let constraint):
            "'\(type)' is a type of the library, and can't be made to conform to '\(constraint)' in Atelier; write a struct "
                + "with a property of type '\(type)', which conforms to it"
        case .conformanceNeedsItself(let type, let constraint):
            "whether '\(type)' conforms to '\(constraint)' depends on itself; remove that requirement"
        case .recursiveRequirement(let one, let other): "same-type constraint '\(one)' == '\(other)' is recursive"
        case .literalInitializer(let type, let constraint, let taken):
            "type '\(type)' does not conform to protocol '\(constraint)': its initializer is handed the literal itself, "
                + "which is no '\(taken)' but a type of the standard library such as 'Int' or 'String'"
        case .lacksRequirement(let type, let constraint, _, let misspelt):
            "type '\(type)' does not conform to protocol '\(constraint)'"
                + (misspelt.map { "; did you mean '\($0.meant)' where it says '\($0.written)'?" } ?? "")
        case .partDoesNotConform(let name, let constraint, let part, let type, let asked, _):
            "type '\(name)' does not conform to protocol '\(constraint)': its '\(part)' is '\(type)', which does not conform to '\(asked)'"
                + (type == .void
                    ? "; write what the function gives behind '->', as in '-> some \(asked)'"
                    : Self.remedy(type, lacking: asked.declaration.name))
        case .ternaryOfMembers(let name, let style, let one, let other):
            "type '\(style)' has no member '\(name)': result values in '? :' expression have mismatching types "
                + "'\(one)' and '\(other)'; write 'if' or 'switch'"
        case .requirementOfExistential(let type):
            "type '\(type)' in conformance requirement does not refer to a generic parameter or associated type"
        case .ternaryMismatch(let one, let other, let areViews):
            "result values in '? :' expression have mismatching types '\(one)' and '\(other)'"
                + (areViews ? "; write 'if' and 'else' in the place of '? :'" : "")
        case .opaqueMismatch(let one, let other, let builder):
            "function declares an opaque return type, but its return statements have different types: '\(one)' and '\(other)'"
                + (builder.map { "; " + Self.leavingOutReturn($0) } ?? "")
        case .opaqueOfItself(let type):
            "opaque return type was inferred as '\(type)', which defines the opaque type in terms of itself; return 'AnyView' where "
                + "a function or a property uses itself, or make the part a 'struct' of its own"
        case .notAWrapper(let name): "unknown attribute '\(name)': it is no property wrapper"
        case .wrapperMismatch(let declared, let value):
            "property type '\(declared)' does not match 'wrappedValue' type '\(value)'"

        // Calls
        case .missingArgument(let label, let index, let function, let remedy):
            "missing argument for parameter \(label.map { "'\($0)'" } ?? "#\(index + 1)") in call to \(function)"
                + (remedy.map { "; write '\($0)'" } ?? "")
        case .severalStyles(let modifier):
            "'\(modifier)' pushes one style; write it once for each, '.\(modifier)(…).\(modifier)(…)'"
        case .missingArguments(let names, let function):
            "missing arguments for parameters \(names.joined(separator: ", ")) in call to \(function)"
        case .argumentOrder(let late, let early, let function):
            "\(late) must precede \(early) in call to \(function)"
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
        case .mutatingAsValue(let call):
            "cannot reference 'mutating' method as function value; write a closure: '{ \(call) }'"
        case .constrainedToType(let subject, let type):
            "type '\(subject)' constrained to non-protocol, non-class type '\(type)'; "
                + "write '== \(type)' where it is to be that type"
        case .noFittingFunction(let name, let wanted):
            "there is no '\(name)' of the type '\(wanted)' that is expected"
        case .notAFunction(let type): "cannot call value of non-function type '\(type)'; leave out the parentheses"
        case .caseWithoutPayload(let name): "enum case '\(name)' has no associated values; leave out the parentheses"
        case .casePayloadMissing(let name, let types):
            "member '\(name)' expects argument\(types.count == 1 ? "" : "s") of type "
                + types.map { "'\($0)'" }.joined(separator: ", ") + "; write '.\(name)(…)'"
        case .ambiguous(let name):
            "ambiguous use of '\(name)'; the arguments fit several: write the type of the result or of an argument with 'as'"
        case .ambiguousValue(let name):
            "ambiguous use of '\(name)'; several functions have this name: write the type of the one that is meant with 'as'"
        case .ambiguousOperator(let name):
            "ambiguous use of operator '\(name)'; nothing says what it works on: write a closure such as '{ (a: Int, b: Int) in a \(name) b }'"
        case .missingIn(let name): "the parameter of the closure is not set apart; write '{ \(name) in … }'"
        case .specializesFunction(let name):
            "cannot explicitly specialize global function '\(name)'; leave out the '<…>': its arguments tell the types"
        case .optionalFunction(let name): "value of optional function type must be unwrapped: write '\(name)?(…)'"
        case .closureForValue(let type): "cannot pass a closure where a value of type '\(type)' is expected"
        case .closureParameters(let type, let have):
            "contextual closure type '\(type)' expects \(Self.parameters(of: type)), "
                + "but \(have) \(have == 1 ? "was" : "were") used in closure body"
        case .closureIgnoresParameters(let names):
            "contextual type for closure argument expects \(Self.arguments(names.count)), which cannot be implicitly "
                + "ignored; write '{ \(names.joined(separator: ", ")) in … }'"
        case .closureThrows:
            "the closure may throw where that is not expected; handle the error with 'try?' or 'do … catch'"
        case .throwingFunction(let type, let wanted):
            "invalid conversion from throwing function of type '\(type)' to non-throwing function type '\(wanted)'; "
                + "handle the error in a closure, with 'try?' or 'do … catch'"
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
        case .mutatingOnLet(let function, let name, let copying):
            "cannot use mutating member '\(function)' on immutable value: " + name
                + (copying.map { "; '\($0)' gives a changed copy" } ?? "")
        case .unknownOperator(let name, let types): Self.operands(name, types)
        case .operatorMismatch(let name, let types): Self.operands(name, types)
        case .operatorOnEntry(let name, let types, let entry):
            Self.mismatch(name, types) + "; write '\(entry) \(name) …'"
        case .overlappingAccess(let name, let isElement):
            "overlapping accesses to '\(name)', but modification requires exclusive access; "
                + (isElement
                    ? "call '\(name).swapAt(_:_:)', or copy one to a variable" : "copy one of them to a variable first")
        case .defaultOfSelf(let parameter, let type):
            "the default of '\(parameter)' speaks of 'Self', of which '\(type)' says too little here; write the argument"
        case .selfInParameter(let member, let type):
            "member '\(member)' cannot be used on value of type '\(type)'; consider using a generic constraint instead"
        case .incomparableOperators(_, let instead?):
            "a value is compared with one other at a time; write '\(instead)'"
        case .incomparableOperators(let name, nil): "the operators beside '\(name)' need parentheses"

        // Classes
        case .inheritsFromFinal(let name): "inheritance from a final class '\(name)'"
        case .overridesNothing(let member):
            "\(member) does not override "
                + (member == "initializer" ? "a designated initializer" : "any \(member)") + " from its superclass"
        case .overridesNonOpen(let member): "overriding non-open \(member) outside of its defining module"
        case .missingOverride: "overriding declaration requires an 'override' keyword"
        case .valueOfClasses(let name, let constraint):
            "non-class type '\(name)' cannot conform to class protocol '\(constraint)'; make it a class: 'final class \(name)'"
        case .classOfValues(let values, let name):
            "\(values) must be value types (either a struct or an enum); \(name) is a class; declare it as a struct"
        case .noInitializers(let name, let property):
            "class '\(name)' has no initializers; give '\(property)' a value, or write an 'init' that does"
        case .constructsByMetatype(let name):
            "constructing an object of class type '\(name)' with a metatype value must use a 'required' initializer"
        case .notAnObject(let word, let type):
            "'\(word)' may only be applied to class and class-bound protocol types, not '\(type)'"
        case .implicitSelf(let name, let isMethod):
            (isMethod ? "call to method" : "reference to property")
                + " '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit; write 'self.\(name)', or '[self] in'"
        case .implicitOptionalSelf(let name):
            "explicit use of 'self' is required when 'self' is optional, to make control flow explicit; write 'self?.\(name)', or 'guard let self else { return }' first"
        case .delegatesToFailable:
            "a non-failable initializer cannot delegate to a failable one; write 'init?' here, or '!' after the call"
        case .namedClassForSelf(let type):
            "cannot convert return expression of type '\(type)' to return type 'Self'; write 'self', or 'Self(…)' with a 'required' init"
        case .overridesWithStored(let name):
            "cannot override with a stored property '\(name)'; write 'get' and 'set', or 'didSet', or give it its value in 'init'"
        case .overridesMutable(let name):
            "cannot override mutable property with read-only property '\(name)'; write 'set' too"
        case .overridesLet(let name):
            "cannot override immutable 'let' property '\(name)' with the getter of a 'var'; make it a 'var' in the superclass"
        case .observesReadOnly(let name): "cannot observe read-only property '\(name)'; it can't change"
        case .inheritanceRequired(let name, let type, let superclass):
            "'\(name)' requires that '\(type)' inherit from '\(superclass)'"
        case .inheritsFromItself(let name): "'\(name)' inherits from itself"
        case .inheritsFromTwo(let one, let other):
            "multiple inheritance from classes '\(one)' and '\(other)'; only one class can be inherited from"
        case .superclassNotFirst(let name): "superclass '\(name)' must appear first in the inheritance clause"
        case .protocolWithSuperclass(let name, let superclass):
            "a protocol with a superclass is not supported: write 'AnyObject' in place of '\(superclass)' after '\(name):'"
        case .overridesWrapped(let name):
            "overriding '\(name)', whose value a property wrapper keeps, is not supported; override a method that sets it"
        case .overridesFinal(let member): "\(member) overrides a 'final' \(member)"
        case .overridesStatic(let member):
            "cannot override static \(member); declare it as 'class \(member == "method" ? "func" : "var")' in the superclass"
        case .overridesNonFailable(let initializer):
            "failable initializer '\(initializer)' cannot override a non-failable initializer; write 'init' in place of 'init?'"
        case .missingRequired(let initializer, let superclass):
            "'required' initializer '\(initializer)' must be provided by subclass of '\(superclass)'"
        case .witnessNotRequired(let initializer, let name, let isInExtension):
            "initializer requirement '\(initializer)' can only be satisfied by a 'required' initializer in "
                + (isInExtension ? "the definition of " : "")
                + "non-final class '\(name)'; write 'required \(initializer)' "
                + (isInExtension ? "there" : "in it") + ", or 'final class \(name)'"
        case .cannotDelegate(let name):
            "designated initializer for '\(name)' cannot delegate (with 'self.init'); write 'convenience init'"
        case .notDelegated: "'self.init' isn't called on all paths before returning from initializer"
        case .usedBeforeDelegation: "'self' used before 'self.init' call or assignment to 'self'"
        case .notInitializedAtSuper(let name):
            "property 'self.\(name)' not initialized at super.init call; give it a value first"
        case .superInitMissing(let call):
            "'super.init' isn't called on all paths before returning from initializer"
                + (call.map { "; write '\($0)'" } ?? "")
        case .superInitTwice: "'super.init' called multiple times in initializer"
        case .usedBeforeSuperInit(let use?): "'self' used in \(use) before 'super.init' call"
        case .usedBeforeSuperInit(nil): "'self' used before 'super.init' call"

        // Values
        case .integerTooLarge(let literal): "number literal '\(literal)' is out of range"
        case .negativeOverflows(let literal, let type):
            "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
        case .literalOverflows(let literal, let type):
            "integer literal '\(literal)' overflows when stored into '\(type)'"
        case .interpolationArguments(label: "specifier"):
            "only the texts of views take 'specifier:'; write 'String(format: \"%.2f\", number)'"
        case .interpolationArguments(label: "format"):
            "only the texts of views take 'format:'; write '\\(number.formatted(…))'"
        case .interpolationArguments(label: "default"):
            "an interpolation takes no 'default:' here; write '\\(text ?? \"none\")', or 'if let' around it"
        case .interpolationArguments(label: "formatter"):
            "'formatter:' is not supported in Atelier; write '\\(number.formatted(…))'"
        case .interpolationArguments: "an interpolation holds one expression without a label"
        case .nilWithoutType: "'nil' requires a contextual type"
        case .nilForValue(let type):
            "'nil' cannot be used where a value of type '\(type)' is expected; only optionals can be nil"
        case .emptyCollection(let isDictionary):
            "empty collection literal requires an explicit type: write "
                + (isDictionary ? "'[String: Int]()'" : "'[Int]()'") + " or a type annotation"
        case .emptyOfOtherKind(isDictionary: false): "'[]' is an empty list; an empty dictionary is written '[:]'"
        case .emptyOfOtherKind(isDictionary: true): "'[:]' is an empty dictionary; an empty list is written '[]'"
        case .listForDictionary(let type, let pair):
            "dictionary of type '\(type)' cannot be initialized with array literal; "
                + "write ':' between a key and its value: '[\(pair)]'"
        case .heterogeneousCollection(let one, let other, let list):
            "heterogeneous collection literal could only be inferred to '\(list)'; write "
                + Self.remedy(forWholeNumberAmong: [one, other]) + "'\(list)' as its type if this is intentional"
        case .readOnlyKeyPath: "cannot assign through a read-only key path"
        case .keyPathWithoutRoot: "cannot infer key path type from context; consider explicitly specifying a root type"
        case .keyPathIndexNotHashable(let type):
            "subscript index of type '\(type)' in a key path must be Hashable"
        case .keyPathToFunction(let name): "key path cannot refer to instance method '\(name)'"
        case .keyPathToMutatingGetter(let name): "key path cannot refer to '\(name)', which has a mutating getter"
        case .forceOfNonOptional(let type): "cannot force unwrap value of non-optional type '\(type)'"
        case .unwrappedTypeHere: "using '!' is not allowed here; write '?'"
        case .chainOfNonOptional(let type): "cannot use optional chaining on non-optional value of type '\(type)'"
        case .chainWithoutMember(let type):
            "'?' must be followed by a member, a call or a subscript; leave it out for the '\(type)', or write '!', "
                + "'?? default' or 'if let' for its value"
        case .bindingNonOptional(let type): "initializer for conditional binding must have Optional type, not '\(type)'"
        case .optionalNotUnwrapped(let optional, let type):
            "value of optional type '\(optional)' must be unwrapped to a value of type '\(type)'; write '?? default', '!' or 'if let'"
        case .optionalMustBeUnwrapped(let optional, let type, let member, let entry):
            "value of optional type '\(optional)' must be unwrapped to refer to member '\(member)' of wrapped base type '\(type)'; write '"
                + (entry ?? "?") + (member == "subscript" ? "[…]'" : ".\(member)'")
        case .discardAsValue: "'_' can only appear in a pattern or on the left side of an assignment"
        case .assignmentAsCondition: "use of '=' in a condition; write '==' to compare"
        case .textByNumber(let text, let index, isRange: true):
            "a text has no subscript for numbers; write 'String(Array(\(text))[\(index)])'"
        case .textByNumber(let text, let index, isRange: false):
            "a text has no subscript for numbers; write 'Array(\(text))[\(index)]', or "
                + "'\(text)[\(text).index(\(text).startIndex, offsetBy: \(index))]'"
        case .viewIsImmutable(let name):
            "cannot assign to property: 'self' is immutable; declare it as '@State var \(name)'"
        case .cannotAssignLet(_, let isProperty):
            "cannot assign to \(isProperty ? "property" : "value"): " + (immutability ?? "")
        case .parameterHidesProperty: "cannot assign to value: " + (immutability ?? "")
        case .selfIsObject: "cannot assign to value: 'self' is immutable"
        case .immutableInout(let reason): "cannot pass immutable value as inout argument: " + reason
        case .operatorOnImmutable(let reason): "left side of mutating operator isn't mutable: " + reason
        case .selfIsImmutable: "cannot assign to property: " + (immutability ?? "")
        case .notAssignable: "cannot assign to this: it is no variable, property or subscript; '==' compares"
        case .getOnly: "cannot assign to property: " + (immutability ?? "")
        case .cannotRead(let name): "'\(name)' cannot be read here"
        case .notAModifier(.function): "this names a function and doesn't call it; write parentheses behind it"
        case .notAModifier(let type): "this makes a value of type '\(type)', which is no view"

        // Statements
        case .missingReturn(body: let kind, type: let type, isWritten: false):
            "missing return in \(kind.rawValue) expected to return '\(type)'"
        case .endsThoughNever(body: let kind):
            "\(kind.rawValue) expected to return 'Never' may end; call 'fatalError(…)' at its end"
        case .viewsWithoutBuilder(body: let kind):
            "missing return in \(kind.rawValue) expected to return 'some View'; write '@ViewBuilder' in front of it"
        case .returnSkipsBuilder(body: let kind, let type, let builder):
            "missing return in \(kind.rawValue) expected to return '\(type)'; " + Self.leavingOutReturn(builder)
        case .missingReturn(body: let kind, type: let type, isWritten: true):
            "missing return in \(kind.rawValue) expected to return '\(type)'; write 'return' in front of the last expression"
        case .returnOutsideFunction: "return invalid outside of a func"
        case .returnInBuilder(let name):
            "cannot use explicit 'return' statement in the body of result builder '\(name)'; write 'if' around the views"
        case .returnWithoutValue(let type): "a value of type '\(type)' is expected after 'return'"
        case .returnFromInitializer: "'nil' is the only return value permitted in an initializer"
        case .unexpectedReturnValue:
            "unexpected non-void return value in void function; "
                + "what a function gives stands behind its parameters: '-> Type'"
        case .guardFallsThrough(let isInLoop, let isInFunction):
            "'guard' body must not fall through; end it with "
                + (isInLoop
                    ? "'continue' or 'break'" : isInFunction ? "'return' or 'throw'" : "'fatalError(…)' or 'throw'")
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
        case .notASequence(let type):
            "for-in loop requires '\(type)' to conform to 'Sequence'"
                + (type.nominal?.name == "Int" ? "; write '0..<' in front of it" : "")
        case .notExhaustive(let missing):
            missing.isEmpty
                ? "switch must be exhaustive; add a 'default' case"
                : "switch must be exhaustive; add \(missing.map { "'case \($0)'" }.joined(separator: ", ")) or 'default'"
        case .emptySwitch: "'switch' statement body must have at least one 'case' or 'default' block"
        case .caseAfterDefault:
            "additional 'case' blocks cannot appear after the 'default' block of a 'switch'; put 'default' last"
        case .boundByGuard(let name):
            "'\(name)' is bound by the 'guard' for what follows it, and is not there in its 'else'"
        case .boundInSomePatterns(let name):
            "'\(name)' must be bound in every pattern of the case"
        case .boundAsOtherType(let name, let type, let expected):
            "'\(name)' is bound to type '\(type)' here, and to type '\(expected)' in the first pattern of the case"
        case .usedBeforeDeclared(let name, isInClosure: false):
            "use of local variable '\(name)' before its declaration; move the declaration up"
        case .usedBeforeDeclared(let name, isInClosure: true):
            "closure captures '\(name)' before it is declared; move the declaration up"
        case .capturedBeforeGiven(let name, let isMutable):
            (isMutable ? "variable" : "constant") + " '\(name)' captured by a closure before being initialized"
        case .emptyCase:
            "'case' label in a 'switch' should have at least one executable statement; write 'break' where nothing is to be done"
        case .casePayload(let name, let expected, let have):
            "enum case '\(name)' has \(expected) associated values; \(have) are matched"
        case .casePatternOfOptional(let type, let named, let name):
            "pattern of type '\(named)' cannot match '\(type)'; write '.\(name)', or '?' behind the pattern"
        case .tuplePatternMismatch(let type): "tuple pattern cannot match values of type '\(type)'"
        case .tuplePatternOfElement(let type, let list):
            "tuple pattern cannot match values of type '\(type)'; for the elements with their numbers write "
                + "'\(list).enumerated()'"
        case .patternsJoined(let one, let other):
            "patterns are no conditions; write a comma between them: 'case \(one), \(other):'"
        case .tuplePatternLabel(let label, let expected):
            "tuple pattern element label '\(label)' must be '\(expected)'"
        case .tuplePatternHere: "a tuple pattern is not supported here; declare the parts one by one"
        case .computedLocal: "a variable inside a body can only be computed by 'get'; declare functions"
        case .missingTry: "call can throw but is not marked with 'try'"
        case .unhandledError: "errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'"
        case .ownErrorRethrown: "a function declared 'rethrows' may only throw if its parameter does; write 'throws'"
        case .nothingToRethrow: "'rethrows' function must take a throwing function argument"
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
        case .storedPropertyInEnum:
            "enums must not contain stored properties; write a computed one in braces, or a value in parentheses after a case"
        case .storedClassProperty:
            "class stored properties not supported in classes; write 'static' in place of 'class'"
        case .requirementWithoutAccessors(let name):
            "property in protocol must have explicit { get } or { get set } specifier: '\(name)'"
        case .setterWithoutGetter: "variable with a setter must also have a getter; write 'get { … }' in front of it"
        case .missingBody(let name): "expected a body in braces for '\(name)'"
        case .uninitializedProperty(let name):
            "return from initializer without initializing all stored properties: '\(name)' has no value"
        case .accessorsOfLet(let areObservers):
            "'let' declarations cannot be \(areObservers ? "observing" : "computed") properties; write 'var'"
        case .computedWithValue:
            "variable with getter/setter cannot have an initial value; leave the value or the accessors out"
        case .storedStaticInGeneric:
            "static stored properties not supported in generic types; write a computed one in braces"
        case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
        case .lazyLet: "'lazy' cannot be used on a let"
        case .lazyWithoutValue: "lazy properties must have an initializer"
        case .readingChangesLet(let name):
            "cannot use mutating getter on immutable value: "
                + (name == "self" ? "'self' is immutable" : "'\(name)' is a 'let' constant")
        case .closesOver(kind: let kind, name: let name, isFunction: false):
            "\(kind.rawValue) declaration cannot close over value '\(name)' defined in outer scope"
        case .closesOver(kind: let kind, name: let name, isFunction: true):
            "a \(kind.rawValue) inside a body cannot call the body's function '\(name)'; declare the function in it"
        case .localTypeInGeneric(let type, let function):
            "type '\(type)' cannot be nested in generic function '\(function)'"
        case .notAtFileScope: "declaration is only valid at file scope"
        case .noDynamicMembers(let type):
            "'@dynamicMemberLookup' requires '\(type)' to have a 'subscript(dynamicMember:)' method that accepts "
                + "either 'ExpressibleByStringLiteral' or a key path"

        // Declarations
        case .recursiveStruct(let name):
            "value type '\(name)' cannot have a stored property that recursively contains it; "
                + "keep it in an array, or make '\(name)' a class"
        case .recursiveEnum(let name):
            "recursive enum '\(name)' is not marked 'indirect'; write 'indirect enum \(name)'"
        case .refinesItself(let name): "protocol '\(name)' refines itself"
        case .redundantConformance(let type, let constraint):
            "redundant conformance of '\(type)' to protocol '\(constraint)'; name it once"
        case .rawValueWithoutType:
            "enum case cannot have a raw value if the enum does not have a raw type; "
                + "write ': Int' or ': String' after the enum's name"
        case .rawValueWithPayload(let name):
            "enum with raw type cannot have cases with arguments: '\(name)'; leave out the arguments or the raw type"
        case .rawValueNotLiteral: "raw value for enum case must be a literal"
        case .rawValueMissing:
            "enum case must declare a raw value when the preceding raw value is not an integer"
        case .rawValueTwice(let value, let other):
            "raw value for enum case is not unique: '\(other)' is \(value) too"
        case .rawTypeWithoutLiterals(let type):
            "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
        case .requirementWithBody(let name):
            "protocol methods must not have bodies; write what '\(name)' does by default in an extension"
        case .accessInProtocol(let word):
            "'\(word)' modifier cannot be used in protocols; what a protocol asks for is seen wherever it is"
        case .defaultInProtocol:
            "default argument not permitted in a protocol method; write it in an extension of the protocol"
        case .misplacedBranches(let keyword):
            "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment; "
                + (keyword == "if" ? "write 'condition ? one : other', or give" : "give")
                + " it a name first: 'let value = \(keyword) …'"
        case .misplacedTry:
            "'try' cannot appear to the right of a non-assignment operator; write it to the left of the whole, or in parentheses"
        case .tupleLabelTwice(let label):
            "cannot create a tuple with a duplicate element label: '\(label)' stands twice; give one another name"
        case .variadicWithoutEnd(let parameter):
            "a parameter following a variadic parameter requires a label; write a name in place of '_' before '\(parameter)'"
        case .functionTypeLabel(let label):
            "function types cannot have argument labels; use '_' before '\(label)', or leave '\(label):' out"
        case .metatypeCalled:
            "initializing from a metatype value must reference 'init' explicitly; write '.init' before the parenthesis"
        case .hiddenWitness(let member, let constraint):
            "'\(member)' must not be private because it matches a requirement in protocol '\(constraint)'"
        case .opaqueWithoutValue(let name):
            "property declares an opaque return type, but has no initializer expression from which to infer an "
                + "underlying type; write 'var \(name): some … { … }', or the type itself"
        case .initialValueThrows:
            "call can throw, but errors cannot be thrown out of a property initializer; write 'try?', or set it in 'init'"
        case .wrapperOnSeveral(let name):
            "property wrapper can only apply to a single variable; write '@\(name) var' before each of them"
        case .wrapperOnLet(let name): "property wrapper '@\(name)' can only be applied to a 'var'"
        case .wrapperOnParameter(let name):
            "property wrapper '@\(name)' on a parameter is not supported; take the value, and declare '@\(name) var' in a type"
        case .bindingWithValue(let value):
            "a binding has no value of its own: it is handed over; write its type in place of '= \(value)', or '@State' for "
                + "'@Binding' where the value is the view's own"
        case .wrapperOnLocal(let name):
            "property wrapper '@\(name)' on a local variable is not supported; declare it in a type"
                + (name == "State" ? ", or write '@Previewable @State' in a #Preview" : "")
        case .staticMemberOfProtocol(let name, let type):
            "static member '\(name)' cannot be used on protocol metatype '(\(type)).Type'; use a type that conforms"
        case .misplacedModifier(let word, let place): "'\(word)' can only be specified on \(place); leave it out"
        case .misplacedInType(let word): "'\(word)' may only be used on parameters; leave it out"
        case .showsType(let kind, let must, let part, let access):
            "\(kind) must be declared \(must) because \(part) a \(access.rawValue) type"
        case .headShowsType(let kind, let must, let reason, let access):
            "\(kind) must be declared \(must) because \(reason) \(access.rawValue)"
                + (kind == "protocol" ? " protocol" : "")
        case .caseShowsType(let access): "enum case in an internal enum uses a \(access.rawValue) type"

        // What the language leaves out
        case .unsupportedDeclaration(let name) where name.hasPrefix("#") && name != "#sourceLocation":
            "macro '\(name)' is not supported; of the macros only '#Preview' is"
        case .variadicInFunctionType(let type):
            "a variadic parameter in the type of a function is not supported; take an array: '[\(type)]'"
        case .variadicAsValue(let name, let call):
            "'\(name)' takes any number of values, and can't be handed on as a function; write '{ \(call) }'"
        case .callWithoutParentheses(let name): Self.callWithoutParentheses(name)
        case .unsupportedDeclaration(let name): "'\(name)' is not supported" + Self.instead(of: name)
        case .unsupportedExpression(let name) where UnsupportedNames.known.message(for: name) != nil:
            UnsupportedNames.known.message(for: name) ?? ""
        case .unsupportedExpression(let name)
        where name.first == "#" && [3, 6, 8].contains(name.utf8.count - 1) && name.dropFirst().allSatisfy(\.isHexDigit):
            Self.colourByNumbers
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
        case .unsupportedOperator(".."):
            "operator '..' is not supported; a range is written '...' or '..<', a member with one dot"
        case .unsupportedOperator("->"), .unsupportedOperator("=>"): "a closure stands in braces: '{ x in … }'"
        case .unsupportedOperator(let name) where name.count > 1 && name.hasSuffix("-"):
            "operator '\(name)' is not supported; write what is behind it in parentheses: '\(name.dropLast())(-…)'"
        case .unsupportedOperator(let name):
            "operator '\(name)' is not supported; "
                + (Self.plainOperators[name].map { "write '\($0)'" } ?? "call a function")
        case .undeclaredOperator(let name, let declaration):
            "there is no operator '\(name)'; declare it first: '\(declaration)'"
        case .unknownPrecedenceGroup(let name):
            "unknown precedence group '\(name)'; declare it: 'precedencegroup \(name) { associativity: left }'"
        case .cyclicPrecedenceGroup(let name):
            "precedence group '\(name)' is higher than itself, by way of others; leave one of the relations out"
        case .operatorNotStatic(let name, let type):
            "operator '\(name)' declared in type '\(type)' must be static: 'static func \(name)'"
        case .operatorWithoutSide(let name):
            "an operator of one operand says on which side it stands: 'prefix func \(name)' or 'postfix func \(name)'"
        case .unsupportedModifier("lazy"): "'lazy' is not supported here; compute the value in a function, or set it"
        case .wrapperWithoutValue(let name, let wrapper):
            "'\(name)' has no value; give it one: '@\(wrapper) var \(name) = …'"
        case .bodyWithoutView(let name):
            "'body' and '\(name)' stand inside a view: put 'struct Name: View { … }' around both"
        case .wrapperOfSession(let name, "State", let type):
            "'\(name)' is state of the session, which is one view: what is declared beside it can't read it; hand it over "
                + "as a parameter, or as '@Binding var \(name): \(type)'"
        case .wrapperOfSession(let name, let wrapper, let type):
            "'@\(wrapper) var \(name)' belongs to the session, which is one view: what is declared beside it can't read "
                + "it; hand it over as a parameter, '\(name): \(type)'"
        case .unsupportedModifier("weak"), .unsupportedModifier("unowned"):
            "'weak' and 'unowned' are not supported; leave them out: what a session refers to is kept"
        case .unsupportedModifier(let name): "'\(name)' is not supported; leave it out"
        case .composedWrappers(let outer, let inner):
            "'@\(outer) @\(inner)': property wrappers around one another are not supported; "
                + "keep '@\(outer)', and make a '\(inner)' inside of it"
        case .observerOfComputed(let name, let accessor): "'\(name)' cannot be provided together with a \(accessor)"
        case .unsupportedAccessor(let name): "'\(name)' accessors are not supported; use 'get' and 'set'"
        case .unsupportedCondition(let text): "the condition '\(text)' of '#if' is not known; use os(…) or canImport(…)"
        case .previewWithoutViews: "'#Preview' shows the views in its braces: #Preview { Text(\"a\") }"
        case .previewInBraces: "'#Preview' stands by itself, outside of all braces"
        case .unsupportedMacro(let name):
            UnsupportedNames.known.message(for: "#" + name)
                ?? "macro '#\(name)' is not supported; of the macros only '#Preview' is"
        case .declarationInBody(let name): "'\(name)' inside a body is not supported; declare it at the top level"
        }
    }
}
