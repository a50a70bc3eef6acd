import Catalogue

extension CheckedProgram {
    /// The styles of all components, the built-in ones and those that the program's extensions of the protocols declare,
    /// sorted by component.
    public var styleFamilies: [StyleFamily] {
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
                component: component, protocols: protocols, modifier: pushes,
                styles: styles)
        }
        return families.values.sorted { $0.component < $1.component }
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
        for context in declarations.extensions[nominal] ?? [] where context.requirements != nil {
            for member in context.order where member.isStatic && !member.isType {
                let suggestion = checker.suggestion(member)
                found.append(StyleFamily.Style(name: member.name, summary: suggestion.summary, example: ""))
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }
}

extension BuiltInGroup {
    /// The members of all views that it declares.
    var modifiers: [BuiltIn] {
        guard header == "extension View" || header.hasPrefix("extension View ") else { return [] }
        return members.filter { $0.signature.contains("func ") }
    }
}
