extension Problem {
    var classMessage: String? {
        switch self {
        case .inheritsFromFinal(let name): "inheritance from a final class '\(name)'"
        case .overrideOutsideClass: "'override' can only be specified on class members"
        case .overridesNothing(let member):
            "\(member) does not override "
                + (member == "initializer" ? "a designated initializer" : "any \(member)") + " from its superclass"
        case .overridesNonOpen(let member): "overriding non-open \(member) outside of its defining module"
        case .missingOverride: "overriding declaration requires an 'override' keyword"
        case .noInitializers(let name, let property):
            "class '\(name)' has no initializers; give '\(property)' a value, or write an 'init' that does"
        case .overridesStored(let name):
            "overriding the stored property '\(name)' is not supported; make it a computed property in the superclass"
        case .observesInherited(let name):
            "observing the inherited property '\(name)' is not supported; override it with 'get' and 'set', which use 'super.\(name)'"
        case .inheritanceRequired(let name, let type, let superclass):
            "'\(name)' requires that '\(type)' inherit from '\(superclass)'"
        default: nil
        }
    }
}
