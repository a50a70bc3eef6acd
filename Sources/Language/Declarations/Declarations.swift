import SwiftSyntax

/// All that is declared: the built-ins, and what the program added. A value: an entry works on a copy, which is
/// dropped where the entry fails, and which shares what it did not add.
struct Declarations {
    let builtIns: BuiltInIndex
    /// Asked now and then while an entry is checked whether to stop.
    var isInterrupted: @Sendable () -> Bool = { false }
    /// The program's top-level types.
    var types = LayeredDictionary<String, NominalDeclaration>()
    /// The program's top-level aliases.
    var aliases = LayeredDictionary<String, AliasDeclaration>()
    /// The program's functions of no type.
    var functions = LayeredDictionary<String, [FunctionDeclaration]>()
    /// The program's variables; the latest of a name.
    var variables = LayeredDictionary<String, PropertyDeclaration>()
    /// The variables of each `#Preview`, by their names: only it sees those that have the name of one of the program's.
    var previewVariables: [PreviewID: [String: PropertyDeclaration]] = [:]
    /// The program's extensions, in order.
    var extensions = Extensions()

    /// Whether the program imports Foundation, by itself or with a module that is built on it.
    var importsFoundation = false

    /// The names of the program's result builders.
    var resultBuilders: Set<String> = []
    /// The operators for which the program declares functions.
    var operators: Set<String> = []

    /// The contexts that hold a type's members: its own, and all extensions.
    func contexts(of nominal: NominalDeclaration) -> [DeclarationContext] {
        ownContexts(of: nominal) + extensions.all(of: nominal)
    }

    /// The contexts that may hold members of a type of that name, in the same order.
    func contexts(of nominal: NominalDeclaration, holding name: String) -> [DeclarationContext] {
        (nominal.isBuiltIn ? builtIns.contexts(of: nominal, holding: name) : ownContexts(of: nominal))
            + extensions.holding(name, of: nominal)
    }

    /// The contexts that may say what a type conforms to, in the same order.
    func contexts(naming nominal: NominalDeclaration) -> [DeclarationContext] {
        ownContexts(of: nominal) + extensions.conforming(nominal)
    }

    private func ownContexts(of nominal: NominalDeclaration) -> [DeclarationContext] {
        nominal.isBuiltIn ? builtIns.contexts(of: nominal) : nominal.body.map { [$0] } ?? []
    }

    /// The type of a name that is written at the top level; the program's types and aliases come first.
    func nominal(named name: String) -> NominalDeclaration? {
        types[name] ?? (aliases[name] == nil ? builtIns.nominal(named: name) : nil)
    }

    /// The alias of a name that is written at the top level.
    func alias(named name: String) -> AliasDeclaration? {
        if let alias = aliases[name] { return alias }
        for case .alias(let alias) in builtIns.top.members(named: name) { return alias }
        return nil
    }

    /// The functions of no type of that name.
    func functions(named name: String) -> [FunctionDeclaration] {
        var found = functions[name] ?? []
        for case .function(let function) in builtIns.top.members(named: name) { found.append(function) }
        return found
    }

    /// The variable of that name.
    func variable(named name: String) -> PropertyDeclaration? {
        if let variable = variables[name] { return variable }
        for case .property(let property) in builtIns.top.members(named: name) { return property }
        return nil
    }

    /// The names that an expression may begin with.
    var names: [String] {
        builtIns.typeNames.filter { !$0.contains(".") } + builtIns.top.names + types.keys + aliases.keys
            + functions.keys + variables.keys
    }
}
