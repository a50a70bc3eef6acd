import SwiftSyntax

/// The type that several arguments have in common: a class of objects, an existential of values that conform, or an optional
/// of values and `nil`.
extension Checker {
    /// The nearest class that both types are or inherit from, or the metatype of that for two metatypes; nil where there is
    /// none.
    func commonSuperclass(_ one: SwiftType, _ other: SwiftType) -> SwiftType? {
        if case (.metatype(let one), .metatype(let other)) = (known(one), known(other)) {
            return commonSuperclass(one, other).map(SwiftType.metatype)
        }
        var current: SwiftType? = known(one)
        while let type = current, isClass(type), isClass(other) {
            if probe({ isSubclass(other, of: type) }) { return type }
            current = superclass(of: type)
        }
        return nil
    }

    /// The type of two elements of a literal of which one is not of the other's type; nil where they have none.
    func commonType(of problem: Problem) -> SwiftType? {
        switch problem {
        case .cannotConvert(let one, let other, _): commonSuperclass(one, other)
        // Functions of which one may throw all may.
        case .throwingFunction(let throwing, _): throwing
        default: nil
        }
    }

    /// A type that values of both types can be converted to: one of the two, or a superclass of both; nil where there is
    /// none.
    private func commonType(_ one: SwiftType, _ other: SwiftType) -> SwiftType? {
        if let common = commonSuperclass(one, other) { return common }
        func converts(_ one: SwiftType, to other: SwiftType) -> Bool {
            guard !(isFraction(one) && isFraction(other)) else { return false }
            return probe { conversion(from: one, to: other) } != nil
        }
        return converts(one, to: other) ? other : converts(other, to: one) ? one : nil
    }

    /// Runs `work` on a call. Where that finds two types for one generic parameter, it runs again with a type for both as
    /// the parameter: a common superclass, `any P` for a value that conforms, what is expected of the result; where it finds
    /// a value and `nil`, with an optional.
    func joiningTypes(
        _ call: inout CallInProgress, of arguments: [Argument], expected: SwiftType?,
        _ work: (inout CallInProgress) throws -> Void
    ) throws {
        let started = call
        call = try attempt {
            try asAnyWhereLiteralsDiffer(started, arguments, expected, work)
        } otherwise: { diagnostic in
            let isWidened =
                if case .nilForValue = diagnostic.problem {
                    makeOptional(started, taking: arguments)
                } else {
                    widen(started, taking: arguments, expected: expected, by: diagnostic)
                }
            guard isWidened else { throw diagnostic }
            var call = started
            try joiningTypes(&call, of: arguments, expected: expected, work)
            return call
        }
    }

    /// Runs `work` on a call. Where `Any` is expected of it, it gives the value of a generic parameter, and a number for that
    /// would not be of the type that it has by itself, the parameter is `Any`: `print(pick(1, 2.5))` prints `1`.
    private func asAnyWhereLiteralsDiffer(
        _ started: CallInProgress, _ arguments: [Argument], _ expected: SwiftType?,
        _ work: (inout CallInProgress) throws -> Void
    ) throws -> CallInProgress {
        func run(as result: SwiftType?) throws -> CallInProgress {
            var call = started
            if let result { _ = unify(call.result, result) }
            try work(&call)
            return call
        }
        guard let expected, known(expected) == .any, let numbers = numbersOfResult(of: started, arguments) else {
            return try run(as: nil)
        }
        let usual = try attempt { () -> CallInProgress? in
            let call = try run(as: nil)
            return areOfOwnType(numbers, in: call) ? call : nil
        }
        return try usual ?? attempt { try? run(as: .any) } ?? run(as: nil)
    }

    /// The literals of numbers that stand for the generic parameter of which a call gives a value; nil where there are none,
    /// and where that can't be `Any`: it is asked for more, or is a part of what else is taken.
    private func numbersOfResult(of call: CallInProgress, _ arguments: [Argument]) -> Set<Openness>? {
        guard let function = call.candidate.function, !Self.isOperator(function.name),
            case .parameter(let own) = function.result, call.candidate.substitution[own] == nil,
            call.candidate.asksNothing(of: function.result)
        else { return nil }
        var numbers: Set<Openness> = []
        for (parameter, indices) in zip(function.parameters, call.matching)
        where parameter.type.contains({ $0 == function.result }) {
            guard (wrapped(parameter.type) ?? parameter.type) == function.result else { return nil }
            numbers.formUnion(indices.compactMap { arguments[$0].syntax }.map(literalOpenness).filter(\.isNumber))
        }
        return numbers.isEmpty ? nil : numbers
    }

    /// Whether literals of numbers that stand for the result of a call are whole numbers of `Int`, and fractions of `Double`.
    private func areOfOwnType(_ numbers: Set<Openness>, in call: CallInProgress) -> Bool {
        // A literal beside an optional becomes one.
        if wrapped(call.result) != nil { return true }
        guard let name = known(call.result).nominal?.name else { return numbers.count == 1 }
        return numbers == [name == "Int" ? .whole : .fraction] && (name == "Int" || name == "Double")
    }

    /// Binds the generic parameters of which one argument says another type than those before it to a type for both;
    /// answers whether there are such.
    private func widen(
        _ call: CallInProgress, taking arguments: [Argument], expected: SwiftType?, by diagnostic: Diagnostic
    ) -> Bool {
        let isExpected = expected.map { known($0) != .any } ?? false
        guard let (given, wanted) = diagnostic.problem.typesApart(isExpected: isExpected),
            let place = arguments.firstIndex(where: { argument in
                let position = argument.checked?.position ?? argument.syntax.map { self.position($0) }
                return position?.offset == diagnostic.position.offset
            }),
            let parameter = zip(call.candidate.parameters, call.matching).first(where: { $1.contains(place) })?.0
        else { return false }
        let one = told(by: given, as: parameter.type, call)
        let other = told(by: wanted, as: parameter.type, call)
        var isWidened = false
        for (generic, type) in one {
            guard let told = other[generic], told != type, let bound = call.substitution[generic] else { continue }
            // What the result is to be is a type for both, where they have none of their own.
            let isResult = known(call.result) == known(bound)
            guard let common = commonType(type, told) ?? (isResult ? expected : nil), known(bound) != known(common),
                holds({ unify(bound, common) })
            else { return false }
            isWidened = true
        }
        return isWidened
    }

    /// What the generic parameters of a call are, if an argument of one type is what its parameter's type says.
    private func told(by given: SwiftType, as type: SwiftType, _ call: CallInProgress) -> Substitution {
        let own = (call.candidate.function?.signature.parameters ?? []).filter { parameter in
            call.candidate.substitution[parameter] == nil && type.contains { $0 == .parameter(parameter) }
        }
        return probe {
            let variables = Dictionary(uniqueKeysWithValues: own.map { ($0, freshVariable()) })
            let whole = variables.merging(call.candidate.substitution) { variable, _ in variable }
            guard unify(substitute(type, whole), given) else { return [:] }
            return variables.mapValues(finished).filter { !$0.value.containsVariables }
        }
    }

    /// Makes the generic parameters optional for which `nil` is written; answers whether there are such.
    private func makeOptional(_ call: CallInProgress, taking arguments: [Argument]) -> Bool {
        var isChanged = false
        for (parameter, indices) in zip(call.candidate.parameters, call.matching) {
            guard case .parameter(let generic) = parameter.type, let type = call.substitution[generic],
                case .variable = known(type),
                indices.contains(where: { arguments[$0].syntax?.is(NilLiteralExprSyntax.self) == true }),
                holds({ unify(type, optional(freshVariable())) })
            else { continue }
            isChanged = true
        }
        return isChanged
    }
}

extension Problem {
    /// The type that an argument has, and another one that others ask for. An optional in place of what it holds is one of
    /// both kinds where nothing is expected of the result.
    fileprivate func typesApart(isExpected: Bool) -> (SwiftType, SwiftType)? {
        switch self {
        case .conflictingArguments(_, let one, let other), .cannotConvert(let one, let other, .argument): (one, other)
        case .optionalNotUnwrapped(let given, let wrapped) where !isExpected: (given, wrapped)
        default: nil
        }
    }
}
