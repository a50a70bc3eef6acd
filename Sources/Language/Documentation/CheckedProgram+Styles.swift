import Catalogue

extension CheckedProgram {
    /// The styles of all components, the built-in ones and the program's own, with those that the program's extensions of
    /// the protocols declare, sorted by component.
    public var styleFamilies: [StyleFamily] {
        let own = declaredFamilies
        return (builtInFamilies.filter { family in !own.contains { $0.component == family.component } } + own)
            .sorted { $0.component < $1.component }
    }

    private var builtInFamilies: [StyleFamily] {
        let groups = declarations.builtIns.groups
        var families: [String: StyleFamily] = [:]
        for group in groups {
            guard let name = BuiltInNames.protocolName(of: group.header), name.hasSuffix("Style"),
                let modifier = groups.lazy.flatMap(\.modifiers).first(where: {
                    $0.signature.contains(": \(name)>(_ style:")
                })
            else { continue }
            let component = group.styleProtocol?.family.name ?? String(name.dropLast("Style".count))
            let pushes = component.prefix(1).lowercased() + component.dropFirst() + "Style"
            guard BuiltInNames.name(of: modifier.signature) == pushes else { continue }
            var protocols = [name]
            var styles = styles(of: name)
            if let known = families[component] {
                protocols = (known.protocols + protocols).sorted()
                styles = (known.styles + styles).sorted { $0.name < $1.name }
            }
            families[component] = StyleFamily(
                component: component, protocols: protocols, modifier: ".\(pushes)(_:)", styles: styles)
        }
        return Array(families.values)
    }

    /// The families of the components that the program declares.
    private var declaredFamilies: [StyleFamily] {
        guard let component = declarations.builtIns.nominal(named: "StylableComponent"),
            let style = declarations.builtIns.nominal(named: "ComponentStyle"),
            case .associatedType(let styled)? = style.body?.members(named: "Component").first
        else { return [] }
        let checker = Checker(declarations, source: SourceText(""))
        var styles: [NominalDeclaration: [StyleFamily.Style]] = [:]
        var protocols: [NominalDeclaration: Set<String>] = [:]
        for target in declarations.extensions.nominals where target.kind == .protocol {
            let contexts = declarations.extensions.all(of: target)
            for context in contexts {
                checker.resolve(context)
                guard let own = target.signature.parameters.first,
                    let concrete = checker.anchor(in: context.signature, own),
                    case .nominal(let family)? = checker.typeWitness(of: styled, in: concrete)
                else { continue }
                protocols[family.declaration, default: []].insert(target.name)
                let owner = context.order.isEmpty ? nil : concrete.nominal
                styles[family.declaration, default: []] += context.order.compactMap { member in
                    guard member.isStatic, !member.isType else { return nil }
                    return StyleFamily.Style(
                        name: member.name, summary: summary(of: member, owner, checker), example: "")
                }
            }
        }
        return declarations.types.values.compactMap { nominal in
            guard nominal.kind != .protocol, checker.conformance(of: nominal, to: component) != nil else { return nil }
            return StyleFamily(
                component: nominal.name, protocols: (protocols[nominal] ?? []).sorted(),
                modifier: modifier(of: nominal, checker),
                styles: (styles[nominal] ?? []).sorted { $0.name < $1.name })
        }
    }

    /// How a style of a component of the program is pushed.
    private func modifier(of component: NominalDeclaration, _ checker: Checker) -> String {
        let name = component.name.prefix(1).lowercased() + component.name.dropFirst()
        let views = declarations.builtIns.nominal(named: "View").map { declarations.extensions.all(of: $0) } ?? []
        if views.contains(where: { !$0.members(named: name + "Style").isEmpty }) { return ".\(name)Style(_:)" }
        let grouped =
            declarations.builtIns.nominal(named: "GroupedComponentStyle").map { declarations.extensions.all(of: $0) }
            ?? []
        for context in grouped {
            checker.resolve(context)
            for case .sameType(_, .nominal(let type)) in context.signature.requirements
            where type.declaration == component {
                if let member = context.order.first(where: { $0.isStatic && $0.isFunction }) {
                    return ".style(.\(member.name)(_:))"
                }
            }
        }
        return ".style(_:)"
    }

    private func styles(of name: String) -> [StyleFamily.Style] {
        let prefix = "extension \(name) where Self == "
        var found = declarations.builtIns.groups.filter { $0.header.hasPrefix(prefix) }.flatMap { group in
            group.members.map {
                StyleFamily.Style(
                    name: BuiltInNames.name(of: $0.signature), summary: $0.summary, example: $0.example)
            }
        }
        guard let nominal = declarations.builtIns.nominal(named: name) else { return found }
        let checker = Checker(declarations, source: SourceText(""))
        let shown = found.first.map(\.example) ?? ""
        for context in declarations.extensions.all(of: nominal) where context.requirements != nil {
            checker.resolve(context)
            let type = nominal.signature.parameters.first.flatMap { checker.anchor(in: context.signature, $0) }
            for member in context.order where member.isStatic && !member.isType {
                found.append(
                    StyleFamily.Style(
                        name: member.name, summary: summary(of: member, type?.nominal, checker),
                        example: Self.example(like: shown, of: found.first?.name ?? "", with: member)))
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }
}

extension CheckedProgram {
    /// One sentence about a style: the comment on its static member, or else that on its type.
    private func summary(of member: Member, _ type: NominalDeclaration?, _ checker: Checker) -> String {
        let position: SourcePosition? =
            switch member {
            case .property(let property): property.position
            case .function(let function): function.position
            default: nil
            }
        return position?.comment ?? type?.position.comment ?? checker.suggestion(member).summary
    }

    /// The example of a built-in style with another one in its place; empty where that takes arguments.
    private static func example(like example: String, of name: String, with member: Member) -> String {
        guard !member.isFunction, let range = example.firstRange(of: "Style(.\(name))") else { return "" }
        return example[..<range.lowerBound] + "Style(.\(member.name))" + example[range.upperBound...]
    }
}

extension BuiltInGroup {
    /// The members of all views that it declares.
    var modifiers: [BuiltIn] {
        guard header == "extension View" || header.hasPrefix("extension View ") else { return [] }
        return members.filter { $0.signature.contains("func ") }
    }
}
