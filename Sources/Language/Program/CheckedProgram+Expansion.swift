import ComponentExpansion

/// What the attributes of the program's declarations stand for.
extension CheckedProgram {
    /// The names of all that was declared by attributes, in the order of declaration.
    public var expandedNames: [String] { allExpansions.flatMap(\.names) }

    /// The Swift that each declaration with an attribute stands for, in order.
    public var expansions: [String] { allExpansions.map(\.text.text) }

    private var allExpansions: [Expansion] { sources.flatMap(\.expansions) }

    /// The Swift that the attribute of a declaration stands for, the declaration itself included; of several the
    /// latest. It can be entered instead. Behind a component follow the modifiers that were written for its styles.
    ///
    /// - Parameter name: one of `expandedNames`, which may lack the types around it.
    /// - Returns: nil where no attribute declared the name.
    public func expansion(of name: String) -> String? {
        let all = allExpansions
        let found = all.last { $0.names.contains(name) } ?? all.last { $0.names.contains { $0.hasSuffix("." + name) } }
        guard let found else { return nil }
        guard found.attribute == "@Component" else { return found.text.text }
        let modifiers = all.filter { other in
            other.attribute == "@StyleModifier" && !Set(other.components).isDisjoint(with: found.components)
        }
        return ([found] + modifiers).map(\.text.text).joined(separator: "\n\n")
    }

    /// Whether the program declares a type or a function of that name.
    public func declares(_ name: String) -> Bool {
        declarations.types[name] != nil || declarations.functions[name] != nil || declarations.aliases[name] != nil
            || declarations.variables[name] != nil
    }
}
