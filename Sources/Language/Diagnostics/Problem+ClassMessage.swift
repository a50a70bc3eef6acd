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
        case .overridesFinal(let member): "\(member) overrides a 'final' \(member)"
        case .overridesStatic(let member):
            "cannot override static \(member); declare it as 'class func' in the superclass"
        case .missingRequired(let initializer, let superclass):
            "'required' initializer '\(initializer)' must be provided by subclass of '\(superclass)'"
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
        default: nil
        }
    }
}
