import SwiftSyntax

/// Working out what was read: generic signatures, inherited protocols, types of parameters and properties. Each is
/// done once, when it is first needed.
extension Checker {
    /// The context for checking the members that stand in `context`.
    func checkingContext(of context: DeclarationContext) -> CheckingContext {
        resolve(context)
        var inner = CheckingContext(context: context, source: context.source)
        inner.signature = context.signature
        if let nominal = context.nominal {
            inner.selfType = selfType(of: nominal)
            // `extension P where Self == X`, `extension S where T == X`: what is known is filled in.
            let type = inner.selfType
            inner.selfType = within(inner) { type.map(finished) }
        }
        return inner
    }

    /// Works out a type's generic signature.
    func resolve(_ nominal: NominalDeclaration) {
        guard nominal.resolution == .pending, let body = nominal.body else { return }
        nominal.resolution = .running
        defer { nominal.resolution = .done }
        if nominal.kind == .protocol {
            resolveProtocol(nominal, body)
        } else {
            var signature = GenericSignature.none
            if let parent = nominal.parent, parent.kind != .protocol {
                resolve(parent)
                signature = parent.signature
            }
            nominal.signature = signature
            var outer = CheckingContext(context: body.outer ?? body, source: body.source)
            outer.signature = signature
            do {
                nominal.signature = try within(outer) {
                    try addParameters(nominal.syntax.generics, where: nil) { nominal.signature = $0 }
                }
                outer.signature = nominal.signature
                outer.context = body
                nominal.signature = try within(outer) { try addRequirements(body.requirements) }
            } catch let diagnostic as Diagnostic {
                problems.append(diagnostic)
            } catch {}
        }
        body.signature = nominal.signature
    }

    private func resolveProtocol(_ nominal: NominalDeclaration, _ body: DeclarationContext) {
        let own = GenericParameter(name: "Self", kind: .selfType)
        nominal.signature = GenericSignature(
            parameters: [own], requirements: [.conformance(.parameter(own), ProtocolType(nominal))])
        body.signature = nominal.signature
        var inner = CheckingContext(context: body, source: body.source)
        inner.signature = nominal.signature
        inner.selfType = .parameter(own)
        do {
            for member in nominal.associatedTypes {
                for entry in member.syntax?.inheritanceClause?.inheritedTypes ?? [] {
                    nominal.signature = try within(inner) {
                        try addConstraints(entry.type, on: .member(of: .parameter(own), member))
                        return here.signature
                    }
                    inner.signature = nominal.signature
                }
                body.signature = nominal.signature
                nominal.signature = try within(inner) { try addRequirements(member.syntax?.genericWhereClause) }
                inner.signature = nominal.signature
            }
            nominal.signature = try within(inner) { try addRequirements(body.requirements) }
        } catch let diagnostic as Diagnostic {
            problems.append(diagnostic)
        } catch {}
    }

    /// Works out a context's signature: that of its type, and an extension's `where`.
    func resolve(_ context: DeclarationContext) {
        guard context.resolution == .pending else { return }
        context.resolution = .running
        defer { context.resolution = .done }
        guard let nominal = context.nominal else { return }
        resolve(nominal)
        context.signature = nominal.signature
        guard context.isExtension else { return }
        var inner = CheckingContext(context: context, source: context.source)
        inner.signature = nominal.signature
        inner.selfType = selfType(of: nominal)
        do {
            context.signature = try within(inner) {
                try addArguments(of: context.extended, to: nominal)
                return try addRequirements(context.requirements)
            }
        } catch let diagnostic as Diagnostic {
            problems.append(diagnostic)
        } catch {}
    }

    /// What an extension says of its type's parameters by writing arguments, or the name of an alias that has them:
    /// `extension Chip<Text>`, `extension [Int]`, `extension Board`; or of a protocol's primary associated types:
    /// `extension Sequence<Int>`.
    private func addArguments(of extended: TypeSyntax?, to nominal: NominalDeclaration) throws {
        guard let extended else { return }
        guard nominal.kind != .protocol else {
            for constraint in try resolveConstraints(extended).protocols {
                for (name, argument) in zip(nominal.primaryAssociatedTypes, constraint.arguments) {
                    guard let member = try namedType(name, arguments: nil, false, at: extended) else { continue }
                    _ = addSameType(member, argument)
                }
            }
            return
        }
        guard !nominal.signature.parameters.isEmpty,
            case .nominal(let type) = known(try resolveType(extended, infersArguments: true))
        else { return }
        for (parameter, argument) in zip(nominal.signature.parameters, type.arguments) {
            // What is left out stays open.
            if case .variable = known(argument) { continue }
            if argument == .parameter(parameter) { continue }
            _ = addSameType(.parameter(parameter), argument)
        }
    }

    /// The protocols that a context's head names.
    func inherited(in context: DeclarationContext) -> [ProtocolType] {
        // Working out the type's own signature may ask for its head's protocols already.
        if let nominal = context.nominal, !context.inheritedIsKnown { resolve(nominal) }
        guard let clause = context.inheritance, !context.inheritedIsKnown, let nominal = context.nominal else {
            return context.inherited
        }
        context.inheritedIsKnown = true
        var outer = CheckingContext(context: context.outer ?? context, source: context.source)
        outer.signature = nominal.signature
        // The head of a type is read outside its braces, where its own members are not in scope, and that of a program's
        // extension outside of the library.
        if context.isExtension {
            let around = nominal.body?.outer.flatMap { $0.isBuiltIn == context.isBuiltIn ? $0 : nil }
            outer.context = around ?? DeclarationContext(nominal: nil, outer: nil, source: context.source)
        }
        outer.selfType = selfType(of: nominal)
        for entry in clause.inheritedTypes {
            do {
                let constraints = try within(outer) { try resolveConstraints(entry.type) }
                context.inherited += constraints.protocols
                if let type = constraints.type {
                    if nominal.kind == .enum {
                        if !isRawType(type) { throw diagnostic(.rawTypeWithoutLiterals(type), at: entry.type) }
                        nominal.rawType = type
                        if let raw = declarations.builtIns.nominal(named: "RawRepresentable") {
                            context.inherited.append(ProtocolType(raw))
                        }
                    } else if nominal.kind == .class, case .nominal(let superclass) = type,
                        superclass.declaration.kind == .class
                    {
                        if superclass.declaration.syntax.isFinal, !nominal.isBuiltIn {
                            throw diagnostic(.inheritsFromFinal(superclass.declaration.name), at: entry.type)
                        }
                        nominal.superclass = superclass
                    } else if nominal.kind == .protocol, case .nominal(let superclass) = type,
                        superclass.declaration.kind == .class
                    {
                        throw diagnostic(
                            .protocolWithSuperclass(nominal.name, superclass: superclass.declaration.name),
                            at: entry.type)
                    } else {
                        throw diagnostic(.inheritsFromNonProtocol(nominal.name, type: type), at: entry.type)
                    }
                }
            } catch let diagnostic as Diagnostic {
                problems.append(
                    Diagnostic(
                        diagnostic.problem,
                        at: SourcePosition(
                            context.source, offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset),
                        length: entry.type.trimmedLength.utf8Length))
            } catch {}
        }
        context.inheritedIsWhole = true
        return context.inherited
    }

    /// Whether the cases of an enum can have values of a type: one that literals stand for.
    private func isRawType(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = type else { return true }
        if nominal.declaration.isBuiltIn { return nominal.declaration.kind == .struct }
        return ["ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "ExpressibleByFloatLiteral"]
            .contains { isExpressible(type, by: $0) }
    }

    /// The signature at hand with the parameters of `<…>` and their requirements added.
    func addParameters(
        _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?,
        named: (GenericSignature) -> Void = { _ in }
    ) throws -> GenericSignature {
        guard let clause else { return try addRequirements(requirements) }
        for syntax in clause.parameters {
            if let specifier = syntax.specifier {
                throw diagnostic(.unsupportedDeclaration(specifier.text), at: syntax)
            }
            here.signature.parameters.append(GenericParameter(name: syntax.name.plainText))
        }
        named(here.signature)
        let added = here.signature.parameters.suffix(clause.parameters.count)
        for (parameter, syntax) in zip(added, clause.parameters) {
            guard let type = syntax.inheritedType else { continue }
            try addConstraints(type, on: .parameter(parameter))
            named(here.signature)
        }
        _ = try addRequirements(clause.genericWhereClause)
        return try addRequirements(requirements)
    }

    /// Adds `subject: type` to the signature at hand.
    func addConstraints(_ type: TypeSyntax, on subject: SwiftType) throws {
        let constraints = try resolveConstraints(type)
        here.signature.requirements += constraints.protocols.map { .conformance(subject, $0) }
        if let superclass = constraints.type {
            try requireClass(superclass, of: subject, at: type)
            here.signature.requirements.append(.superclass(subject, superclass))
        }
    }

    /// Throws where a constraint is neither protocols nor a class.
    func requireClass(_ type: SwiftType, of subject: SwiftType, at syntax: TypeSyntax) throws {
        if isClass(type) { return }
        throw diagnostic(.constrainedToType(finished(subject), finished(type)), at: syntax)
    }

    /// The signature at hand with the requirements of a `where` added.
    func addRequirements(_ clause: GenericWhereClauseSyntax?) throws -> GenericSignature {
        for syntax in clause?.requirements ?? [] {
            switch syntax.requirement {
            case .conformanceRequirement(let requirement):
                try addConstraints(requirement.rightType, on: try resolveType(requirement.leftType))
            case .sameTypeRequirement(let requirement):
                guard case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType else {
                    throw diagnostic(.unsupportedDeclaration("value generics"), at: syntax)
                }
                let (one, other) = (try resolveType(left), try resolveType(right))
                if !addSameType(one, other) { throw diagnostic(.recursiveRequirement(one, other), at: syntax) }
            case .layoutRequirement:
                throw diagnostic(.unsupportedDeclaration("layout requirement"), at: syntax)
            }
        }
        return here.signature
    }
}
