extension Checker {
    /// The protocols of styles that have a static member of that name, in alphabetical order: whoever writes
    /// `.buttonStyle(.switch)` means a style of another family.
    func styleProtocols(with name: String) -> [NominalDeclaration] {
        let names = declarations.builtIns.typeNames + declarations.types.keys
        return names.filter { $0.hasSuffix("Style") }.sorted().compactMap { declarations.nominal(named: $0) }.filter {
            guard $0.kind == .protocol, isStyleFamily($0) else { return false }
            return declarations.contexts(of: $0).contains { context in
                context.isExtension && context.members(named: name).contains { $0.isStatic && !$0.isType }
            }
        }
    }

    /// The modifier that pushes a style: `buttonStyle` for a type that is a `ButtonStyle`; nil where none does.
    func modifier(pushing style: SwiftType) -> String? {
        guard let view = declarations.builtIns.nominal(named: "View") else { return nil }
        let families = declarations.builtIns.typeNames.sorted().lazy.compactMap { [self] name in
            declarations.builtIns.nominal(named: name).flatMap { isStyleFamily($0) ? $0 : nil }
        }
        return families.filter { [self] in conforms(style, to: ProtocolType($0)) }
            .map { StyleNames.modifier(of: $0.name) }
            .first { [self] in !findMembers($0, on: .existential([ProtocolType(view)]), isStatic: false).isEmpty }
    }

    /// Whether values of the protocol are styles of a component, which a modifier of its name pushes.
    func isStyleFamily(_ nominal: NominalDeclaration) -> Bool {
        nominal.kind == .protocol && nominal.name.hasSuffix("Style") && nominal.name != "ShapeStyle"
    }
}
