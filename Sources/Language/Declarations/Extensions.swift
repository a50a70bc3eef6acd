/// The program's extensions by extended type and member name: a type may have thousands of them, and each look-up asks
/// for one name. Like all collections of declarations, a value that is copied in constant time.
struct Extensions {
    private var counts = LayeredDictionary<NominalDeclaration, Int>()
    private var places = LayeredDictionary<Place, DeclarationContext>()
    private var holders = LayeredDictionary<Part, [DeclarationContext]>()

    /// One among the extensions of a type, in their order.
    private struct Place: Hashable {
        let nominal: NominalDeclaration
        let index: Int
    }

    /// What an extension holds.
    private enum Part: Hashable {
        case member(NominalDeclaration, String)
        case conformances(NominalDeclaration)
    }

    /// The types that are extended, in no order.
    var nominals: some Sequence<NominalDeclaration> { counts.keys }

    /// Adds an extension whose members have been read.
    mutating func add(_ context: DeclarationContext, to nominal: NominalDeclaration) {
        let count = counts[nominal] ?? 0
        counts.set(nominal, to: count + 1)
        places.set(Place(nominal: nominal, index: count), to: context)
        for name in context.names { add(context, to: .member(nominal, name)) }
        if context.inheritance != nil { add(context, to: .conformances(nominal)) }
    }

    private mutating func add(_ context: DeclarationContext, to part: Part) {
        holders.set(part, to: (holders[part] ?? []) + [context])
    }

    /// Removes all extensions of a type.
    mutating func removeAll(of nominal: NominalDeclaration) {
        for context in all(of: nominal) {
            for name in context.names { holders.remove(.member(nominal, name)) }
        }
        holders.remove(.conformances(nominal))
        for index in 0..<(counts[nominal] ?? 0) { places.remove(Place(nominal: nominal, index: index)) }
        counts.remove(nominal)
    }

    /// All extensions of a type. Costs a step for each.
    func all(of nominal: NominalDeclaration) -> [DeclarationContext] {
        (0..<(counts[nominal] ?? 0)).compactMap { places[Place(nominal: nominal, index: $0)] }
    }

    /// Those that hold a member of that name.
    func holding(_ name: String, of nominal: NominalDeclaration) -> [DeclarationContext] {
        holders[.member(nominal, name)] ?? []
    }

    /// Those that name protocols.
    func conforming(_ nominal: NominalDeclaration) -> [DeclarationContext] {
        holders[.conformances(nominal)] ?? []
    }
}
