import SwiftSyntax

/// What may throw stands under `try`, and something catches it or throws on.
extension Checker {
    /// Notes that a call may throw: it must stand under `try`, and something must catch it or throw on.
    ///
    /// - Parameters:
    ///   - thrown: the type of the errors; nil where anything may be thrown.
    ///   - isOwn: whether it throws by itself, and not because a function that is handed to the one around does.
    func noteThrow(_ thrown: SwiftType? = nil, isOwn: Bool = false, at node: some SyntaxProtocol) throws {
        let type = thrown.map(finished) ?? anyError
        if type.isNever { return }
        guard let function = here.function else {
            // The initial value of a type's property, and a default, have no function to throw from.
            if here.catchesErrors { return }
            throw diagnostic(.initialValueThrows, at: node)
        }
        guard function.tries > 0 else { throw diagnostic(.missingTry, at: node) }
        let isOwn = isOwn && function.handlers == 0
        if let frame = function.catching.last {
            frame.isOwn = frame.isOwn || isOwn
            if let declared = frame.declared { return try require(type, toBe: declared, at: node) }
            if !frame.types.contains(type) { frame.types.append(type) }
            frame.first = frame.first ?? Syntax(node)
            return
        }
        function.throwsErrors = true
        guard function.isThrowing || function.isClosure else { throw diagnostic(.unhandledError, at: node) }
        if isOwn, function.isRethrowing { throw diagnostic(.ownErrorRethrown, at: node) }
        if let allowed = function.thrown { try require(type, toBe: allowed, at: node) }
    }

    /// Notes that what stands at a place may throw.
    func noteThrow(_ thrown: SwiftType?, isOwn: Bool, at position: SourcePosition) throws {
        let token = TokenSyntax(.identifier("throws"), presence: .present)
        try written(at: position) { try noteThrow(thrown, isOwn: isOwn, at: token) }
    }

    /// Throws where a function hands on errors of its parameters, and none of them throws.
    func requireThrowingParameter(of function: FunctionDeclaration) throws {
        guard function.isRethrowing else { return }
        let throwsErrors = function.parameters.contains { parameter in
            if case .function(let type) = wrapped(parameter.type) ?? parameter.type { type.isThrowing } else { false }
        }
        guard !throwsErrors else { return }
        throw Diagnostic(.nothingToRethrow, at: function.position, length: function.name.utf8.count)
    }

    private func require(_ type: SwiftType, toBe allowed: SwiftType, at node: some SyntaxProtocol) throws {
        if holds({ unify(type, allowed) }) { return }
        if case .existential = known(allowed) { return }
        throw diagnostic(.thrownTypeMismatch(type, allowed: finished(allowed)), at: node)
    }
}
