import SwiftSyntax

/// Where a value is converted, for messages.
public enum ConversionPurpose: Sendable {
    case argument, result, closureResult, specified, element, dictionaryKey, dictionaryValue, condition, assignment,
        coercion, rawValue
}

extension Checker {
    /// Checks an expression and converts it to the expected type.
    func check(_ syntax: ExprSyntax, as type: SwiftType, _ purpose: ConversionPurpose) throws -> CheckedExpression {
        guard here.literals == nil else {
            return try converted(try infer(syntax, hint: type), to: type, purpose, at: syntax)
        }
        return try settlingLiterals(of: syntax, expected: type) { try check(syntax, as: type, purpose) }
    }

    /// The expression that `syntax` is, as a value of `type`.
    func converted(
        _ expression: CheckedExpression, to type: SwiftType, _ purpose: ConversionPurpose, at syntax: ExprSyntax
    ) throws -> CheckedExpression {
        do {
            return try convert(expression, to: type, purpose)
        } catch let diagnostic as Diagnostic {
            throw Diagnostic(
                diagnostic.problem, at: position(syntax), length: syntax.trimmedLength.utf8Length)
        }
    }

    /// The expression as a value of `type`, with the conversion that Swift makes; throws where there is none.
    func convert(
        _ expression: CheckedExpression, to type: SwiftType, _ purpose: ConversionPurpose
    ) throws -> CheckedExpression {
        let given = known(expression.type)
        let wanted = known(type)
        let same = verdict { holds { unify(given, wanted) } }
        if same.holds {
            try requireNoMoreErrors(expression, than: wanted)
            return expression
        }
        var failure = same.unmet
        var conversion: CheckedExpression.Conversion?
        let converts = verdict {
            conversion = self.conversion(from: given, to: wanted)
            return conversion != nil
        }
        if case .keyPathFunction? = conversion, !expression.isKeyPathLiteral { conversion = nil }
        if case .optionalOf? = conversion, let inner = wrapped(wanted) {
            inference.score.conversions += 1
            return make(.convert(try convert(expression, to: inner, purpose), .optional), type, at: expression.position)
        }
        if let conversion {
            try requireNoMoreErrors(expression, than: wrapped(wanted) ?? wanted)
            if case .existential = conversion, wanted == .any, showsInsides(given), !finished(given).tellsItsBase {
                throw Diagnostic(.insidesAsText(finished(given)), at: expression.position)
            }
            count(conversion, from: given, to: wanted)
            if case .fraction = conversion, isNamed("CGFloat", wanted) {
                // Of two that convert, Swift prefers the one that makes a `Double`.
                inference.score.conversions += 1
            }
            return make(.convert(expression, conversion), type, at: expression.position)
        }
        if expression.isImplicitlyUnwrapped { return try convert(unwrapped(expression), to: type, purpose) }
        if let other = inheritedProperty(expression, ofType: wrapped(wanted) ?? wanted) {
            return try convert(other, to: type, purpose)
        }
        if let literal = try literal(expression, as: wanted) { return literal }
        if case .integer(let number) = expression.kind, arguments(of: given, ifNamed: "Int") != nil,
            isFraction(wanted)
        {
            inference.score.literals += 1
            return make(.double(Double(number)), wanted, at: expression.position)
        }
        if failure == nil, given.isKeyPath, wanted.isKeyPath { failure = converts.unmet }
        if case .variable = wanted, let failure {
            throw Diagnostic(unmet(failure), at: expression.position)
        }
        if let failure, !failure.constraint.declaration.isMarker {
            throw Diagnostic(
                .doesNotConform(finished(failure.type), constraint: failure.constraint), at: expression.position)
        }
        if case .existential(let protocols) = wanted,
            let missing = protocols.first(where: { !conforms(given, to: $0) })
        {
            if purpose == .argument, protocols.count == 1, case .nominal = given {
                throw Diagnostic(.argumentDoesNotConform(finished(given), constraint: missing), at: expression.position)
            }
            throw Diagnostic(.doesNotConform(finished(given), constraint: missing), at: expression.position)
        }
        if let inner = wrapped(given), holds({ unify(inner, wanted) }) {
            throw Diagnostic(.optionalNotUnwrapped(finished(given), wrapped: finished(inner)), at: expression.position)
        }
        throw Diagnostic(
            .cannotConvert(finished(given), wanted: finished(wanted), purpose: purpose), at: expression.position)
    }

    /// Throws where a function that may throw is given for one that does not.
    private func requireNoMoreErrors(_ expression: CheckedExpression, than wanted: SwiftType) throws {
        guard case .function(let to) = wanted, !to.isThrowing, expression.mayThrow else { return }
        throw Diagnostic(
            .throwingFunction(finished(expression.type), wanted: finished(wanted)), at: expression.position)
    }

    /// Whether the text of a value would show how Swift's library is built.
    func showsInsides(_ type: SwiftType) -> Bool { known(type).isWrappedSequence }

    private func unmet(_ failure: UnmetConformance) -> Problem {
        .doesNotConform(finished(failure.type), constraint: failure.constraint)
    }

    /// The implicit conversion between two types; binds type variables on the way.
    func conversion(from given: SwiftType, to wanted: SwiftType) -> CheckedExpression.Conversion? {
        let given = known(given)
        let wanted = known(wanted)
        if let inner = wrapped(wanted) {
            if let from = wrapped(given) {
                // An optional becomes one of optionals by being what that holds, nil or not.
                if wrapped(inner) != nil, holds({ unify(given, inner) }) { return .optional }
                return nestedConversion(from: from, to: inner).map { .insideOptional($0) }
            }
            if holds({ unify(given, inner) }) { return .optional }
            return conversion(from: given, to: inner).map { .optionalOf($0) }
        }
        switch (given, wanted) {
        case (_, .existential(let protocols)):
            let fits = holds {
                protocols.allSatisfy { asked in
                    if case .existential(let own) = given {
                        return own.contains { extends($0.declaration, asked.declaration) }
                    }
                    return conforms(given, to: asked)
                }
            }
            return fits ? .existential : nil
        case (.metatype(let from), .metatype(let to)):
            if case .existential = known(to) { return conversion(from: from, to: to) }
            return conversion(from: from, to: to).flatMap { if case .superclass = $0 { $0 } else { nil } }
        case (.tuple(let from), .tuple(let to)):
            let isLabelled = zip(from, to).allSatisfy { $0.label == $1.label || $0.label == nil || $1.label == nil }
            guard isLabelled else { return nil }
            return conversions(from: from.map(\.type), to: to.map(\.type)).map { .tuple($0) }
        case (.function(let from), .function(let to)):
            return functionConversion(from: from, to: to) ?? tupleConversion(from: from, to: to)
        case (.nominal(let from), .nominal(let to)):
            if from.declaration.kind == .class, holds({ isSubclass(given, of: wanted) }) {
                return from.declaration.name.hasSuffix("KeyPath") ? .keyPath : .superclass
            }
            // Of the two overloads of `reversed()`, the one that fits.
            if from.declaration.isBuiltIn, from.declaration.name == "ReversedCollection",
                let base = from.arguments.first, let element = elementType(of: base),
                arguments(of: wanted, ifNamed: "Array")?.first.map({ unify($0, element) }) == true
            {
                return .keyPath
            }
            if from.declaration == to.declaration, ["Array", "Set"].contains(from.declaration.name),
                let a = from.arguments.first, let b = to.arguments.first
            {
                return nestedConversion(from: a, to: b).map { .elements($0) }
            }
            if from.declaration == to.declaration, from.declaration.name == "Dictionary", from.arguments.count == 2,
                unify(from.arguments[0], to.arguments[0])
            {
                return nestedConversion(from: from.arguments[1], to: to.arguments[1]).map { .elements($0) }
            }
            if to.declaration.name == "AnyHashable", let hashable = declarations.builtIns.nominal(named: "Hashable"),
                conforms(given, to: ProtocolType(hashable))
            {
                return .anyHashable
            }
            return isFraction(given) && isFraction(wanted) ? .fraction : nil
        case (.nominal(let from), .function(let to)) where from.declaration.name.hasSuffix("KeyPath"):
            guard to.parameters.count == 1, let own = function(of: from) else { return nil }
            let isSame = holds {
                unify(own.parameters[0].type, to.parameters[0].type) && unify(own.result, to.result)
            }
            if isSame { return .keyPathFunction(.same) }
            guard known(to.result) != .void else { return nil }
            return functionConversion(from: own, to: to).map { .keyPathFunction($0) }
        case (.parameter, .nominal(let to)), (.member, .nominal(let to)), (.opaque, .nominal(let to)):
            if to.declaration.name == "AnyHashable", to.declaration.isBuiltIn,
                let hashable = declarations.builtIns.nominal(named: "Hashable"),
                conforms(given, to: ProtocolType(hashable))
            {
                return .anyHashable
            }
            guard to.declaration.kind == .class else { return nil }
            return holds { isSubclass(given, of: wanted) } ? .superclass : nil
        case (_, .nominal(let to)) where to.declaration.kind == .class:
            return holds { isSubclass(given, of: wanted) } ? .superclass : nil
        default: return nil
        }
    }

    /// The function that a key path may stand for: from a root to its value.
    private func function(of path: NominalType) -> FunctionType? {
        guard path.declaration.name.hasSuffix("KeyPath"), path.arguments.count == 2 else { return nil }
        return FunctionType(parameters: [FunctionType.Parameter(type: path.arguments[0])], result: path.arguments[1])
    }

    /// A function converts to a type with more specific parameters and a more general result.
    private func functionConversion(from: FunctionType, to: FunctionType) -> CheckedExpression.Conversion? {
        guard from.parameters.count == to.parameters.count,
            zip(from.parameters, to.parameters).allSatisfy({ $0.isInout == $1.isInout })
        else { return nil }
        var conversion: CheckedExpression.Conversion?
        _ = holds {
            guard
                let parameters = conversions(from: to.parameters.map(\.type), to: from.parameters.map(\.type)),
                unifyErrors(from, to),
                let result = known(to.result) == .void ? .same : partConversion(from: from.result, to: to.result)
            else { return false }
            conversion = .function(parameters, result: result)
            return true
        }
        return conversion
    }

    /// A function of several parameters fits where one is expected that is handed a tuple: `zip(a, b).map(max)`.
    private func tupleConversion(from: FunctionType, to: FunctionType) -> CheckedExpression.Conversion? {
        guard from.parameters.count > 1, to.parameters.count == 1, let only = to.parameters.first,
            case .tuple(let elements) = known(only.type), elements.count == from.parameters.count
        else { return nil }
        let spread = FunctionType(
            parameters: elements.map { FunctionType.Parameter(type: $0.type) }, result: to.result,
            isThrowing: to.isThrowing, thrown: to.thrown)
        if holds({ unify(.function(from), .function(spread)) }) { return .tupleFunction(.same) }
        return functionConversion(from: from, to: spread).map { .tupleFunction($0) }
    }

    /// Whether a part of a value of one type may stand for one of another.
    func isConvertible(_ given: SwiftType, to wanted: SwiftType) -> Bool {
        partConversion(from: given, to: wanted) != nil
    }

    /// How a part of a value of one type may stand for one of another; nil where it may not.
    private func partConversion(from given: SwiftType, to wanted: SwiftType) -> CheckedExpression.Conversion? {
        if holds({ unify(given, wanted) }) { return .same }
        return nestedConversion(from: given, to: wanted)
    }

    private func conversions(from given: [SwiftType], to wanted: [SwiftType]) -> [CheckedExpression.Conversion]? {
        guard given.count == wanted.count else { return nil }
        var conversions: [CheckedExpression.Conversion] = []
        for (given, wanted) in zip(given, wanted) {
            guard let conversion = partConversion(from: given, to: wanted) else { return nil }
            conversions.append(conversion)
        }
        return conversions
    }

    /// The conversion of what is part of another value: there `CGFloat` and `Double` stay what they are.
    private func nestedConversion(from given: SwiftType, to wanted: SwiftType) -> CheckedExpression.Conversion? {
        let conversion = conversion(from: given, to: wanted)
        switch conversion {
        case .fraction, .optionalOf(.fraction): return nil
        default: return conversion
        }
    }

    /// Whether a type is one of the two that convert to one another: `Double` and `CGFloat`.
    func isFraction(_ type: SwiftType) -> Bool { isNamed("Double", type) || isNamed("CGFloat", type) }

    func isNamed(_ name: String, _ type: SwiftType) -> Bool { arguments(of: type, ifNamed: name) != nil }
}

extension CheckedExpression {
    /// Whether it is a key path where it is written: only there may it stand for a function.
    fileprivate var isKeyPathLiteral: Bool { if case .keyPath = kind { true } else { false } }
}

extension SwiftType {
    fileprivate var isKeyPath: Bool { nominal.map { $0.isBuiltIn && $0.name.hasSuffix("KeyPath") } ?? false }
}

extension NominalDeclaration {
    var isMarker: Bool { isBuiltIn && Checker.markers.contains(name) }

    /// Whether it is the protocol that every class conforms to, and nothing else.
    var isAnyObject: Bool { isBuiltIn && name == "AnyObject" }
}
