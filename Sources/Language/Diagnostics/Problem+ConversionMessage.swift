extension Problem {
    /// That a value is of another type than the one that is expected, and what to write where people often mix them.
    static func conversion(_ given: SwiftType, _ wanted: SwiftType, _ purpose: ConversionPurpose) -> String {
        if case .function(let function) = given, function.parameters.isEmpty, function.result == wanted.unwrapped {
            return "function produces expected type '\(function.result)'; did you mean to call it with '()'?"
        }
        if purpose == .condition, given.nominal?.name == "Int" {
            return "type '\(given)' cannot be used as a boolean; test for '!= 0' instead"
        }
        if purpose == .condition, given.nominal?.isOptional == true, "\(given)" != "Bool?" {
            return "optional type '\(given)' cannot be used as a boolean; test for '!= nil' instead"
        }
        let target: String
        switch purpose {
        case .argument: target = "expected argument type '\(wanted)'"
        case .result:
            return "cannot convert return expression of type '\(given)' to return type '\(wanted)'"
                + remedy(given, wanted, purpose)
        case .assignment:
            return "cannot assign value of type '\(given)' to type '\(wanted)'" + remedy(given, wanted, purpose)
        case .closureResult: target = "closure result type '\(wanted)'"
        case .specified: target = "specified type '\(wanted)'"
        case .element: target = "expected element type '\(wanted)'"
        case .dictionaryKey: target = "expected dictionary key type '\(wanted)'"
        case .dictionaryValue: target = "expected dictionary value type '\(wanted)'"
        case .condition: target = "expected condition type '\(wanted)'"
        case .coercion: target = "type '\(wanted)' in coercion"
        case .rawValue: target = "raw type '\(wanted)'"
        }
        return "cannot convert value of type '\(given)' to \(target)" + remedy(given, wanted, purpose)
    }

    /// Whether a value of a type may be one of another type, which says more of it: a class that inherits from its class, or
    /// any type where its own says nothing.
    private static func mayHold(
        _ given: SwiftType, _ wanted: SwiftType, _ purpose: ConversionPurpose
    ) -> Bool {
        if case .existential(let protocols) = given, let nominal = wanted.nominal {
            return protocols.isEmpty || !nominal.isBuiltIn
        }
        // What is made for a call is of no other class.
        if purpose == .argument { return false }
        var superclass = wanted.nominal?.superclass
        while let current = superclass {
            if current.declaration == given.nominal { return true }
            superclass = current.declaration.superclass
        }
        return false
    }

    /// Where a number is bound to that is of another type than a control changes, or no text.
    private static func remedy(forBindings given: String, _ wanted: String) -> String {
        switch (given, wanted) {
        case ("Binding<Int>", "Binding<Double>"): "; declare what it is bound to as a 'Double'"
        case ("Binding<Int>", "Binding<String>"), ("Binding<Double>", "Binding<String>"):
            "; a field for a number takes 'value: …, format: .number' in place of 'text:'"
        default: ""
        }
    }

    private static func remedy(_ given: SwiftType, _ wanted: SwiftType, _ purpose: ConversionPurpose) -> String {
        let wanted = wanted.unwrapped
        if case .member(let collection, _) = wanted, collection.isWrappedSequence {
            return "; write 'Array(…)' around the collection, whose places are numbers"
        }
        if case .function(let function) = wanted, function.parameters.isEmpty {
            switch given {
            case .tuple([]): return "; what is done later stands in braces: '{ … }'"
            case .nominal: return "; it stands in braces: '{ … }'"
            default: return ""
            }
        }
        if case .tuple(let elements) = given, elements.count > 1, wanted.nominal?.name == "Array" {
            return "; a list stands in brackets: '[…, …]'"
        }
        if let remedy = caseWithoutValues(given) { return "; " + remedy }
        if given.nominal?.name == "Array", wanted.nominal?.name == "Dictionary" {
            return "; write ':' between each key and its value"
        }
        if mayHold(given, wanted, purpose) {
            return "; write 'as! \(wanted)', or 'as? \(wanted)', which is nil for any other value"
        }
        if given.nominal?.rawType == wanted { return "; write '.rawValue' behind it" }
        if wanted.nominal?.rawType == given {
            return "; write '\(wanted)(rawValue: …)', which is nil where no case has that value"
        }
        guard let from = given.nominal?.name, let to = wanted.nominal?.name, purpose != .rawValue else { return "" }
        guard purpose != .coercion else {
            // A number is made of no truth value, nor the other way around.
            let isOfBool = (from == "Bool") != (to == "Bool") && from != "String" && to != "String"
            guard given.isMadeOfCharacters || given.isPlain, wanted.isPlain, !isOfBool else { return "" }
            return "; a value is made of another as '\(wanted)(…)', without 'as'"
        }
        switch (from, to) {
        case (_, "String") where given.isMadeOfCharacters: return "; write 'String(…)' around it"
        case ("Character", "Int"): return "; write 'character.wholeNumberValue', which is nil for what is no digit"
        case (_, "Array") where given.isUnorderedCollection:
            return "; " + remedyForUnordered
        case (_, "Array") where given.isWrappedSequence || given.isArray(butForItsType: wanted):
            return "; write 'Array(…)' around it"
        case ("Int", "Index") where ["Dictionary.Index", "Set.Index"].contains(wanted.nominal?.qualifiedName):
            return "; its elements have no numbers: " + remedyForUnordered
        case ("ButtonStyleConfiguration", "PrimitiveButtonStyleConfiguration"):
            return "; only a 'PrimitiveButtonStyle' can show its button once more"
        case (_, _) where to.hasSuffix("StyleConfiguration"): return "; what it holds stands in braces: '{ … }'"
        case ("Int", "Font"), ("Double", "Font"): return "; write '.system(size: …)' around it"
        case ("String", "Font"): return "; write '.custom(…, size: 17)' around it, or one such as '.title'"
        case ("String", "CGFloat"): return "; a length is a number, without quotes"
        case ("Int", "Set") where "\(wanted)" == "Edge.Set",
            ("Double", "Set") where "\(wanted)" == "Edge.Set":
            return "; edges are written with a dot, as '.horizontal'"
        case ("String", "Color"): return "; colours are written with a dot, as '.red'"
        case ("Binding", "Binding"): return remedy(forBindings: "\(given)", "\(wanted)")
        case (_, "Binding"): return "; write '.constant(…)' around what stays as it is"
        case ("Binding", _): return "; leave the '$' out"
        case ("Int", "Double"), ("Int", "CGFloat"):
            let isWhole = [.specified, .assignment, .result].contains(purpose)
            return "; write '\(to)(…)' around it" + (isWhole ? ", or around both parts of a division" : "")
        case ("Float", "Double"): return "; write 'Double(…)' around it"
        case ("Float", "CGFloat"): return "; write 'CGFloat(…)' around it"
        case ("Double", "Int"), ("CGFloat", "Int"): return "; write 'Int(…)' around it, which cuts off the fraction"
        case ("Int", "String"), ("Double", "String"), ("CGFloat", "String"):
            return "; write it into a text as \"\\(…)\""
        case ("String", "Int"), ("String", "Double"), ("String", "CGFloat"):
            return "; a number is written without quotes, and '\(to)(…)' makes one of a text, or nil"
        case ("Int", "Range"): return "; write '0..<' in front of it"
        case ("ClosedRange", "Range"): return "; write '..<', and one more at the end"
        default: return ""
        }
    }
}

extension SwiftType {
    /// Whether it holds the elements of an array type in order: a part of an array, a range, a text.
    fileprivate func isArray(butForItsType wanted: SwiftType) -> Bool {
        guard case .nominal(let own) = self, own.declaration.isBuiltIn, case .nominal(let array) = wanted else {
            return false
        }
        switch own.declaration.name {
        case "ArraySlice", "Range", "ClosedRange": return own.arguments == array.arguments
        case "String", "Substring": return array.arguments.first?.nominal?.name == "Character"
        default: return false
        }
    }

    /// Whether it is a set, or the keys or the values of a dictionary, whose elements no number reaches.
    var isUnorderedCollection: Bool {
        guard let nominal, nominal.isBuiltIn else { return false }
        return ["Set", "Dictionary.Keys", "Dictionary.Values"].contains(nominal.qualifiedName)
    }

    /// Whether values of it are made by calling it.
    var isMadeByCalling: Bool {
        switch nominal?.kind {
        case .struct, .class: true
        default: false
        }
    }

    /// Whether its values are characters in a row, or one, and no `String`, which is made of them.
    var isMadeOfCharacters: Bool {
        guard case .nominal(let nominal) = self, nominal.declaration.isBuiltIn else { return false }
        switch nominal.declaration.name {
        case "Character", "Substring": return true
        case "Array", "ArraySlice", "Set": return nominal.arguments.first?.nominal?.name == "Character"
        default:
            guard isWrappedSequence, let base = nominal.arguments.first else { return false }
            return base.nominal?.name == "String" || base.nominal?.name != "Character" && base.isMadeOfCharacters
        }
    }

    /// Whether it is a number or a text, which people pass for one another.
    fileprivate var isPlain: Bool { ["String", "Int", "Double", "CGFloat", "Bool"].contains(nominal?.name) }
}

extension Problem {
    /// Whether a text was given where a number is asked for, or the other way round: then that is what is wrong, and not
    /// that further arguments would make it fit another function.
    var isBetweenPlainTypes: Bool {
        guard case .cannotConvert(let given, let wanted, .argument) = self else { return false }
        return given.isPlain && wanted.isPlain
    }
}

extension SwiftType {
    /// What an optional type holds; any other type is that itself.
    fileprivate var unwrapped: SwiftType {
        guard case .nominal(let optional) = self, optional.declaration.isOptional else { return self }
        return optional.arguments.first ?? self
    }
}
