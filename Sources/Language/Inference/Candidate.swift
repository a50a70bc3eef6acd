/// A function that a call may mean.
struct Candidate {
    /// What is called.
    enum Target {
        case function(FunctionDeclaration)
        case enumCase(EnumCase)
        /// A property that holds a function.
        case property(PropertyValue)
    }

    /// The function that a property holds.
    struct PropertyValue {
        let name: String
        let value: CheckedExpression
        let type: FunctionType
        let parameters: [Parameter]

        init(_ name: String, _ value: CheckedExpression, _ type: FunctionType) {
            (self.name, self.value, self.type) = (name, value, type)
            parameters = type.parameters.enumerated().map { .ofFunctionType($1, number: $0) }
        }
    }

    var target: Target
    /// The types of the generic parameters of its owner, or of `Self` of its protocol.
    var substitution: Substitution
    /// The requirements of its extension.
    var requirements: [Requirement] = []
    /// The receiver.
    let base: Checker.Base
    /// The lower, the closer to the type it was found on.
    var rank = 0
    /// Whether overrides are skipped: `super.f()`.
    var isDirect = false
    /// The function of a body that is called.
    var local: LocalFunction?
    /// Whether it is of the top level, and is meant only where no member of `self` is.
    var isOuter = false
    /// Whether generic arguments may stay unknown, since the branches beside the call determine them.
    var leavesOpen = false
    /// For an initializer, the type that it constructs.
    var madeType: SwiftType?

    init(_ target: Target, _ substitution: Substitution, from base: Checker.Base, rank: Int = 0) {
        self.target = target
        self.substitution = substitution
        self.base = base
        self.rank = rank
    }

    init(_ target: Target, _ found: FoundMember, from base: Checker.Base) {
        self.init(target, found.substitution, from: base, rank: found.rank)
        requirements = found.requirements
    }

    var function: FunctionDeclaration? {
        guard case .function(let function) = target else { return nil }
        return function
    }

    /// What it takes on its receiver, where that differs from what is declared: `Self` in a class.
    var parametersOnReceiver: [Parameter]?

    var parameters: [Parameter] {
        switch target {
        case .function(let function): parametersOnReceiver ?? function.parameters
        case .enumCase(let enumCase): enumCase.payload
        case .property(let property): property.parameters
        }
    }

    var name: String {
        switch target {
        case .function(let function): function.name
        case .enumCase(let enumCase): enumCase.name
        case .property(let property): property.name
        }
    }

    /// Whether it is a member that a type takes from a protocol.
    var isOfProtocol: Bool { rank >= MemberHolder.rankOfProtocols }

    /// Whether it is a property that holds a function.
    var isProperty: Bool {
        guard case .property = target else { return false }
        return true
    }

    /// Whether a generic parameter has no requirements.
    func asksNothing(of type: SwiftType) -> Bool {
        function?.signature.requirements.allSatisfy { requirement in
            guard case .conformance(type, let constraint) = requirement else { return true }
            return constraint.declaration.isMarker
        } ?? true
    }

    /// How it is named in messages: `instance method 'padding'`.
    var title: String {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        // As Swift does, labels are left out where there are none, but for initializers and subscripts.
        let isBare = !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
        let full = isBare && !["init", "subscript"].contains(name) ? name : "\(name)(\(labels))"
        switch target {
        case .enumCase: return "enum case '\(parameters.isEmpty ? name : full)'"
        case .property: return "property '\(name)'"
        case .function(let function):
            switch function.kind {
            case .initializer: return "initializer '\(full)'"
            case .getter, .setter: return function.name == "subscript" ? "subscript '\(full)'" : "property '\(name)'"
            case .function:
                if Checker.isOperator(function.name) { return "operator function '\(name)'" }
                if function.owner == nil { return "global function '\(full)'" }
                return (function.isStatic ? "static method '" : "instance method '") + full + "'"
            }
        }
    }
}

extension Checker {
    /// Whether a function's name is an operator. All that is written beyond the first plane of Unicode, as most emoji, names
    /// something.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.first, let scalar = first.unicodeScalars.first else { return false }
        return scalar.value < 0x10000 && !first.isLetter && !first.isNumber && !"_$`".contains(first)
    }
}
