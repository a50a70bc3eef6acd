import SwiftSyntax

/// Who may see what is declared `private`.
///
/// A session is one file, whatever the entries it came in: at the prompt a file comes line by line, and what a pasted
/// file declares must be there for the line that tries it. So `fileprivate`, and `private` at the top level, hide
/// nothing. What is `private` inside a type is seen within the type's braces and its extensions, as in Swift.
extension Checker {
    /// Whether the private members of a type are accessible here.
    func sees(membersOf owner: NominalDeclaration?) -> Bool {
        guard let owner else { return true }
        var context: DeclarationContext? = here.context
        while let current = context {
            if current.nominal == owner { return true }
            context = current.outer
        }
        return false
    }

    private func isAccessible(_ candidate: Candidate, _ arguments: [Argument]) -> Bool {
        guard let function = candidate.function, function.isPrivate, !sees(membersOf: function.owner) else {
            return true
        }
        // Where all properties have values, there is an `init()` beside the memberwise initializer.
        return arguments.isEmpty && function.owner?.implicitInitializer === function
            && function.parameters.allSatisfy(\.hasDefault)
    }

    /// The accessible ones of some functions; throws where none is.
    func accessible(
        _ candidates: [Candidate], _ arguments: [Argument] = [], at node: some SyntaxProtocol
    ) throws -> [Candidate] {
        let visible = candidates.filter { isAccessible($0, arguments) }
        if visible.count == candidates.count { return candidates }
        guard visible.isEmpty, let function = candidates.first?.function else { return visible }
        if function.kind == .initializer, let owner = function.owner {
            throw diagnostic(
                .inaccessibleInitializer(owner.qualifiedName, unset: privateProperty(makingPrivate: function)), at: node
            )
        }
        throw diagnostic(.inaccessible(function.name), at: node)
    }

    /// The private property without a value because of which an initializer that nobody wrote is private; nil for others.
    private func privateProperty(makingPrivate function: FunctionDeclaration) -> String? {
        guard function.owner?.implicitInitializer === function else { return nil }
        let open = Set(function.parameters.filter { !$0.hasDefault }.map(\.name))
        return function.context.order.lazy.compactMap { member -> String? in
            guard case .property(let property) = member, property.isPrivate else { return nil }
            let name = property.wrapper == nil ? property.name : String(property.name.dropFirst())
            return open.contains(name) ? name : nil
        }.first
    }

    /// Throws where a property is not accessible here: a private one, or the stored wrapper of another.
    func requireAccess(to property: PropertyDeclaration, at node: some SyntaxProtocol) throws {
        guard property.isPrivate || property.wrapper != nil, !sees(membersOf: property.context.nominal) else { return }
        throw diagnostic(.inaccessible(property.name), at: node)
    }

    /// A type that was found inside another; throws where it is not accessible here.
    func accessible(_ type: SwiftType, at node: some SyntaxProtocol) throws -> SwiftType {
        if case .nominal(let nominal) = type, nominal.declaration.isPrivate,
            !sees(membersOf: nominal.declaration.parent)
        {
            throw diagnostic(.inaccessible(nominal.declaration.name), at: node)
        }
        return type
    }
}
