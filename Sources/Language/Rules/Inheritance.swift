import SwiftSyntax

/// What may be named after the colon of a type's declaration.
extension Checker {
    /// Throws where a type inherits from itself, from two classes, or names a protocol twice.
    func checkInheritance(of context: DeclarationContext) throws {
        guard let nominal = context.nominal else { return }
        let named = context.isExtension ? [] : heads(of: nominal)
        if nominal.kind == .class, inheritsFromItself(nominal) {
            throw Diagnostic(.inheritsFromItself(nominal.name), at: nominal.position, length: nominal.name.utf8.count)
        }
        if nominal.kind == .protocol, !context.isExtension, refinesItself(nominal) {
            throw Diagnostic(.refinesItself(nominal.name), at: nominal.position, length: nominal.name.utf8.count)
        }
        if nominal.kind == .class {
            let classes = named.enumerated().filter { $1.nominal?.kind == .class }
            if classes.count > 1, let first = classes[0].element.nominal, let second = classes[1].element.nominal {
                throw Diagnostic(
                    .inheritsFromTwo(one: first.name, other: second.name), at: classes[1].element.position,
                    length: second.name.utf8.count)
            }
            if let only = classes.first, only.offset > 0, let superclass = only.element.nominal {
                throw Diagnostic(
                    .superclassNotFirst(superclass.name), at: only.element.position,
                    length: superclass.name.utf8.count)
            }
        }
        try checkRepeatedConformances(of: context, nominal)
    }

    private func checkRepeatedConformances(of context: DeclarationContext, _ nominal: NominalDeclaration) throws {
        guard nominal.kind != .protocol, let clause = context.inheritance else { return }
        var seen: Set<String> = []
        for other in declarations.contexts(naming: nominal) {
            if other === context { break }
            guard other.source === context.source else { continue }
            seen.formUnion(other.inheritance?.inheritedTypes.map(\.type.writtenText) ?? [])
        }
        for entry in clause.inheritedTypes {
            let name = entry.type.writtenText
            guard !seen.insert(name).inserted, let constraint = declarations.nominal(named: name),
                constraint.kind == .protocol
            else { continue }
            let position = SourcePosition(
                context.source, offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset)
            throw Diagnostic(
                .redundantConformance(type: nominal.name, constraint: name), at: position, length: name.utf8.count)
        }
    }

    /// The types after the colon of a type's own declaration, looked up by name alone.
    private func heads(of nominal: NominalDeclaration) -> [(nominal: NominalDeclaration?, position: SourcePosition)] {
        guard let body = nominal.body else { return [] }
        return (body.inheritance?.inheritedTypes ?? []).map { entry in
            let name = entry.type.as(IdentifierTypeSyntax.self)?.name.plainText ?? ""
            return (
                declarations.nominal(named: name),
                SourcePosition(body.source, offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset)
            )
        }
    }

    private func inheritsFromItself(_ nominal: NominalDeclaration) -> Bool {
        var seen: Set<NominalDeclaration> = [nominal]
        var current = nominal
        while let next = heads(of: current).lazy.compactMap(\.nominal).first(where: { $0.kind == .class }) {
            if next == nominal { return true }
            guard seen.insert(next).inserted else { return false }
            current = next
        }
        return false
    }

    private func refinesItself(_ nominal: NominalDeclaration) -> Bool {
        var seen: Set<NominalDeclaration> = []
        var open = heads(of: nominal).compactMap(\.nominal)
        while let next = open.popLast() {
            if next == nominal { return true }
            guard next.kind == .protocol, !next.isBuiltIn, seen.insert(next).inserted else { continue }
            open += heads(of: next).compactMap(\.nominal)
        }
        return false
    }
}
