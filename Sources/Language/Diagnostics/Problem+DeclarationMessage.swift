extension Problem {
    /// What is wrong with a declaration by itself.
    var declarationMessage: String? {
        switch self {
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
        case .hiddenWitness(let member, let constraint):
            "'\(member)' must not be private because it matches a requirement in protocol '\(constraint)'"
        case .opaqueWithoutValue(let name):
            "property declares an opaque return type, but has no initializer expression from which to infer an "
                + "underlying type; write 'var \(name): some … { … }', or the type itself"
        case .initialValueThrows:
            "call can throw, but errors cannot be thrown out of a property initializer; write 'try?', or set it in 'init'"
        case .wrapperOnLet(let name): "property wrapper '@\(name)' can only be applied to a 'var'"
        case .wrapperOnLocal(let name):
            "property wrapper '@\(name)' on a local variable is not supported; declare it in a type"
        case .staticMemberOfProtocol(let name, let type):
            "static member '\(name)' cannot be used on protocol metatype '(\(type)).Type'; use a type that conforms"
        case .modifierAtTopLevel(let word, let kind):
            "\(word) \(kind) may only be declared on a type; leave '\(word)' out"
        case .showsType(let kind, let must, let part, let access):
            "\(kind) must be declared \(must) because \(part) a \(access.rawValue) type"
        case .headShowsType(let kind, let must, let reason, let access):
            "\(kind) must be declared \(must) because \(reason) \(access.rawValue)"
                + (kind == "protocol" ? " protocol" : "")
        case .caseShowsType(let access): "enum case in an internal enum uses a \(access.rawValue) type"
        default: nil
        }
    }
}
