import ComponentExpansion

/// What the attributes of the program's declarations stand for.
extension CheckedProgram {
    /// The names of all that was declared by attributes, in the order of declaration.
    public var expandedNames: [String] { sources.flatMap { $0.expansion?.names ?? [] } }

    /// The Swift that each declaration with an attribute stands for, in order.
    public var expansions: [String] { sources.compactMap { $0.expansion?.text.text } }

    /// The Swift that the attribute of a declaration stands for, the declaration itself included; of several the
    /// latest. It can be entered instead.
    ///
    /// - Parameter name: one of `expandedNames`.
    /// - Returns: nil where no attribute declared the name.
    public func expansion(of name: String) -> String? {
        sources.all.last { $0.expansion?.names.contains(name) == true }?.expansion?.text.text
    }

    /// Whether the program declares a type or a function of that name.
    public func declares(_ name: String) -> Bool {
        declarations.types[name] != nil || declarations.functions[name] != nil || declarations.aliases[name] != nil
            || declarations.variables[name] != nil
    }
}
