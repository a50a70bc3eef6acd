import SwiftSyntax

/// What is wrong with a `.name` that stands for nothing, and what would declare it.
extension Checker {
    /// What is wrong with a `.name` of which nothing says what it is a member of: one of a view stands behind a view.
    func withoutBase(_ name: String) -> Problem {
        if isModifier(name) { return .modifierBehindNothing(name) }
        let owner = UnsupportedNames.known.owners(of: name).first {
            !$0.hasPrefix(UnsupportedNames.foreign) && $0 != "*"
        }
        return owner.map { .unsupportedMember(name, owner: $0) } ?? .implicitMemberWithoutType(name)
    }

    private func isModifier(_ name: String) -> Bool {
        guard name != "body", let view = declarations.builtIns.nominal(named: "View") else { return false }
        return !findMembers(name, on: .existential([ProtocolType(view)]), isStatic: false).isEmpty
    }

    /// Why there is no such member, and what would declare it.
    func missingImplicitMember(_ token: TokenSyntax, in type: SwiftType) -> Problem {
        let name = token.plainText
        let protocols = constraints(on: type)
        // The protocol that refines the others says most.
        let narrowest = protocols.first { one in
            protocols.allSatisfy { extends(one.declaration, $0.declaration) }
        }
        guard let constraint = narrowest ?? protocols.first else {
            if case .variable = type { return withoutBase(name) }
            if !findMembers(name, on: type, isStatic: false).isEmpty {
                return .instanceMemberOnType(name, type: finished(type))
            }
            if let problem = unsupportedMember(name, of: type), !problem.isOfOtherLanguages { return problem }
            if let nominal = type.nominal, nominal.isBuiltIn, nominal.name.hasSuffix("Style") {
                let families = styleProtocols(with: name)
                if !families.isEmpty { return memberOfOtherStyle(name, nominal, families) }
            }
            let names = Set(memberNames(on: type, isStatic: true))
            let nearest = NearestName.nearest(to: name, in: names)
            if nearest == nil, type.nominal?.isBuiltIn == true, (1...12).contains(names.count) {
                let values = names.filter { isValue($0, of: type) }
                if !values.isEmpty { return .noMemberAmong(name, style: "\(finished(type))", others: values.sorted()) }
            }
            return missingStaticMember(name, of: type)
        }
        if let problem = unsupportedMember(name, of: type) { return problem }
        if constraint.declaration == declarations.builtIns.nominal(named: "View"), isModifier(name) {
            return .modifierBehindNothing(name)
        }
        var names: [String] = []
        var others: [SwiftType] = []
        for constraint in closure(of: protocols) {
            for context in declarations.contexts(of: constraint.declaration) where context.isExtension {
                resolve(context)
                guard let own = constraint.declaration.signature.parameters.first,
                    let concrete = anchor(in: context.signature, own)
                else {
                    guard let type = valueType(named: name, in: context), !context.isBuiltIn else { continue }
                    return .memberOfNoStyle(name, style: constraint.declaration.name, type: type)
                }
                let found = context.names.filter { context.members(named: $0).contains { $0.isStatic && !$0.isType } }
                if found.contains(name) { others.append(concrete) }
                names += found
            }
        }
        if !others.isEmpty {
            return .memberOfOthers(name, types: others, asked: protocols.map { "\(finished(.existential([$0])))" })
        }
        if let type = owner(of: name, conformingTo: constraint) {
            return .memberOfConforming(name, style: constraint.declaration.name, type: type)
        }
        let nearest = NearestName.nearest(to: name, in: names)
        if nearest == nil, isClosed(constraint.declaration) {
            return .noMemberAmong(name, style: constraint.declaration.name, others: names.sorted())
        }
        if constraint.declaration.name == "ShapeStyle", let color = declarations.builtIns.nominal(named: "Color"),
            let owner = argument(with: name, for: selfType(of: color))
        {
            return .memberOfArgument(name, type: selfType(of: color), owner: finished(owner))
        }
        let declaration = styleDeclaration(name, constraint)
        if declaration == nil, isStyleFamily(constraint.declaration) {
            let others = styleProtocols(with: name)
            if !others.isEmpty { return memberOfOtherStyle(name, constraint.declaration, others) }
        }
        return .noStyleMember(
            name, style: constraint.declaration.name, nearest: nearest, declaration: declaration,
            sketch: sketch(token, constraint.declaration))
    }

    /// The type of a static member; nil where there is none.
    private func valueType(named name: String, in context: DeclarationContext) -> SwiftType? {
        for member in context.members(named: name) where member.isStatic {
            switch member {
            case .property(let property):
                try? resolve(property)
                return finished(property.type)
            case .function(let function):
                try? resolveSignature(function)
                return finished(function.result)
            case .subscript, .type, .alias, .associatedType, .enumCase: continue
            }
        }
        return nil
    }

    /// That a name belongs to the styles of other components, with the modifiers that take those.
    private func memberOfOtherStyle(
        _ name: String, _ style: NominalDeclaration, _ families: [NominalDeclaration]
    ) -> Problem {
        let view = declarations.builtIns.nominal(named: "View")
        let modifiers = families.map(\.name).compactMap { family -> String? in
            let name = StyleNames.modifier(of: family)
            guard let view, !declarations.contexts(of: view, holding: name).isEmpty else { return nil }
            return name
        }
        return .memberOfOtherStyle(
            name, style: style.name, others: families.map(\.name), modifiers: Set(modifiers).sorted())
    }

    /// A type that conforms to a protocol and has a static value of itself by that name: `Color` for `brand`.
    private func owner(of name: String, conformingTo constraint: ProtocolType) -> SwiftType? {
        for case let nominal? in declarations.names.sorted().map({ declarations.nominal(named: $0) })
        where nominal.kind != .protocol && nominal.signature.parameters.isEmpty {
            let type = selfType(of: nominal)
            if !declarations.contexts(of: nominal, holding: name).isEmpty, isValue(name, of: type),
                conforms(type, to: constraint)
            {
                return type
            }
        }
        return nil
    }

    /// Whether a static member of a type is a value of it.
    func isValue(_ name: String, of type: SwiftType) -> Bool {
        findMembers(name, on: type, isStatic: true).contains { found in
            switch found.member {
            case .enumCase: return true
            case .property(let property):
                try? resolve(property)
                return property.type == type
            case .function, .subscript, .type, .alias, .associatedType: return false
            }
        }
    }

    /// Whether the built-in styles of a protocol are all there are.
    private func isClosed(_ target: NominalDeclaration) -> Bool {
        declarations.builtIns.groups.contains { group in
            group.closure != nil && BuiltInNames.protocolName(of: group.header) == target.name
        }
    }

    /// The lines that declare a style which takes what the use passes, and its static member; nil where the protocol
    /// is none of styles, the style's name is taken, or a passed value's type cannot be written.
    private func sketch(_ token: TokenSyntax, _ target: NominalDeclaration) -> String? {
        if target.name == "ShapeStyle" { return StyleNames.color(token.plainText) }
        let type = StyleNames.type(for: token.plainText, of: target.name)
        guard isStyleFamily(target), declarations.nominal(named: type) == nil else { return nil }
        var fields: [(label: String?, name: String, type: String)] = []
        if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id
        {
            for argument in arguments(of: call) {
                guard let syntax = argument.syntax, argument.closure == nil,
                    let value = attempt({ try? isolated { finished(try infer(syntax, hint: nil).type) } }),
                    case .nominal = value, !value.containsVariables, !value.isGeneric
                else { return nil }
                let name = argument.label ?? (fields.isEmpty ? "value" : "value\(fields.count + 1)")
                let isTaken = fields.contains { $0.name == name } || ["in", "for", "is", "as", "where"].contains(name)
                guard !isTaken, !"\(value)".contains("some ") else { return nil }
                fields.append((argument.label, name, "\(value)"))
            }
        }
        guard let body = sketchedBody(of: target) else { return nil }
        return StyleNames.sketch(of: token.plainText, for: target, fields, body: body)
    }

    /// What a new style's method can show: the component itself where it can be made of a configuration, otherwise
    /// the label; nil where the configuration has neither.
    private func sketchedBody(of target: NominalDeclaration) -> String? {
        let configuration = target.name + "Configuration"
        let name = String(target.name.dropLast("Style".count))
        let component = (target.parent.map { $0.qualifiedName + "." } ?? "") + name
        let nested = target.parent?.body?.members(named: name).lazy.compactMap { member -> NominalDeclaration? in
            if case .type(let nominal) = member { nominal } else { nil }
        }
        if let nominal = nested?.first ?? declarations.nominal(named: name) {
            for initializer in initializers(of: selfType(of: nominal)) {
                guard let function = initializer.function, (try? resolveSignature(function)) != nil,
                    function.parameters.count == 1, let parameter = function.parameters.first
                else { continue }
                let type = "\(parameter.type)"
                guard type == configuration || type == component + ".Configuration" else { continue }
                return component + "(" + (parameter.label.map { $0 + ": " } ?? "") + "configuration)"
            }
        }
        guard let nominal = declarations.nominal(named: configuration) else { return nil }
        let names = ["label", "content"]
        return names.first { !findMembers($0, on: selfType(of: nominal), isStatic: false).isEmpty }
            .map { "configuration." + $0 }
    }

    /// The lines that declare a style's static member, where the program has a style that the name may mean:
    /// `tagged` for `TaggedGroupBoxStyle`.
    private func styleDeclaration(_ name: String, _ constraint: ProtocolType) -> String? {
        let target = constraint.declaration
        for typeName in StyleNames.types(for: name, of: target.name).sorted() {
            guard let nominal = declarations.types[typeName], nominal.kind == .struct else { continue }
            guard conformance(of: nominal, to: target) != nil else { continue }
            resolve(nominal)
            guard nominal.signature.parameters.isEmpty else { continue }
            return StyleNames.declaration(of: name, for: nominal, target.name, initializers(of: selfType(of: nominal)))
        }
        return nil
    }
}
