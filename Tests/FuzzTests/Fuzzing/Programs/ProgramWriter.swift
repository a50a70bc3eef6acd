/// Writes a program that compiles: each piece is made for the type that is wanted, out of what is in scope there.
///
/// Nothing in it traps: whatever is kept is of a bounded size, so that what is calculated of it fits, and no index or
/// divisor is out of range.
struct ProgramWriter {
    var dice: Dice
    /// In the order of their declarations.
    var types: [Declared] = []
    var contracts: [Contract] = []
    var functions: [Function] = []
    /// Methods that the program adds to types of the standard library.
    var extensions: [(kind: Kind, method: Function)] = []
    var ownViews: [OwnView] = []
    var styles: [OwnStyle] = []
    var ownModifiers: [OwnModifier] = []
    /// Values of the environment.
    var keys: [Variable] = []
    /// The innermost last.
    var variables: [Variable] = []
    /// The parameters of the generic declaration around.
    var generics: [Generic] = []
    /// Whether what is written may print.
    var mayPrint = true
    /// Whether a thrown error is passed on.
    var mayThrow = false
    /// How often the place that is being written may run.
    var load = 1
    /// What has been spent on calls in the function that is being written.
    var spent = 1
    /// The most that one call may cost at its place, and all that a function calls.
    var limit = 1_000
    var most = 20_000
    /// How many more pieces an expression may be made of: the compiler takes too long over large ones.
    var pieces = 0
    /// The generic type whose members are being written: there its name alone stands for itself.
    var enclosing: String?
    private var count = 0

    init(_ dice: Dice) {
        self.dice = dice
    }

    /// A name that nothing else has.
    mutating func fresh(_ stem: String) -> String {
        count += 1
        return "\(stem)\(count)"
    }

    /// Whether something that happens once in `count` times happens now.
    mutating func happens(onceIn count: Int) -> Bool { dice.roll(count) == 0 }

    /// Writes something with names that are in scope there alone.
    mutating func scoped<Result>(_ inner: [Variable] = [], _ body: (inout Self) -> Result) -> Result {
        let outer = variables
        let around = functions.count
        variables += inner
        defer {
            variables = outer
            functions.removeSubrange(around...)
        }
        return body(&self)
    }

    /// Writes what runs several times.
    mutating func repeated<Result>(_ times: Int, _ body: (inout Self) -> Result) -> Result {
        let outer = load
        load *= times
        defer { load = outer }
        return body(&self)
    }

    // MARK: Types

    func type(named name: String) -> Declared? { types.first { $0.name == name } }

    func contract(named name: String) -> Contract? { contracts.first { $0.name == name } }

    /// A type that can be written at this place.
    mutating func kind(_ depth: Int = 2, withFunctions: Bool = true) -> Kind {
        let inner = depth - 1
        switch dice.roll(depth > 0 ? 20 : 8) {
        case 0, 1, 2: return .int
        case 3: return .double
        case 4: return .bool
        case 5, 6: return .string
        case 7: return generics.isEmpty ? .int : .parameter(dice.pick(generics)?.name ?? "T")
        case 8, 9: return .optional(kind(inner, withFunctions: withFunctions).unwrapped)
        case 10, 11: return .array(kind(inner, withFunctions: withFunctions))
        case 12: return .dictionary(kind(inner, withFunctions: withFunctions))
        case 13: return .set(hashable(inner))
        case 14: return .tuple([kind(inner, withFunctions: withFunctions), kind(inner, withFunctions: withFunctions)])
        case 15:
            guard withFunctions else { return .int }
            return .function((0..<1 + dice.roll(2)).map { _ in kind(0) }, kind(0))
        case 16:
            let known = contracts.filter { contract in
                types.contains { $0.conformances.contains(.own(contract.name)) && $0.generics.isEmpty }
            }
            return dice.pick(known).map { .existential($0.name) } ?? .string
        default: return named(depth) ?? .int
        }
    }

    private mutating func named(_ depth: Int) -> Kind? {
        guard let type = dice.pick(types) else { return nil }
        let parts = type.generics.map { argument(for: $0.bound, depth - 1) }
        return .named(type.name, parts)
    }

    private mutating func hashable(_ depth: Int) -> Kind {
        for _ in 0..<4 {
            let kind = kind(depth, withFunctions: false)
            if satisfies(kind, .hashable) { return kind }
        }
        return .string
    }

    /// A type that may take the place of a parameter.
    mutating func argument(for bound: Generic.Bound, _ depth: Int = 1) -> Kind {
        for _ in 0..<6 {
            let kind = kind(depth, withFunctions: false)
            if satisfies(kind, bound) { return kind }
        }
        if case .own(let name) = bound, let type = conforming(to: name) { return type }
        return .int
    }

    /// A type that conforms to a protocol of the program.
    mutating func conforming(to contract: String) -> Kind? {
        let all = types.filter { $0.conformances.contains(.own(contract)) && $0.generics.isEmpty }
        return dice.pick(all).map { .named($0.name, []) }
    }

    func satisfies(_ kind: Kind, _ bound: Generic.Bound) -> Bool {
        if bound == .nothing { return true }
        switch kind {
        case .int, .double:
            if case .own = bound { return false }
            return true
        case .string: return [.equatable, .hashable, .comparable, .describable].contains(bound)
        case .bool: return [.equatable, .hashable, .describable].contains(bound)
        case .optional(let part): return [.equatable, .hashable].contains(bound) && satisfies(part, bound)
        case .array(let part), .dictionary(let part):
            return bound == .describable && isPrinted(kind)
                || [.equatable, .hashable].contains(bound) && satisfies(part, bound)
        case .set: return [.equatable, .hashable].contains(bound)
        case .tuple, .function, .existential: return false
        case .named(let name, let parts):
            guard let type = type(named: name), type.conformances.contains(bound) else { return false }
            guard bound == .equatable || bound == .hashable else { return true }
            return parts.allSatisfy { satisfies($0, bound) }
        case .parameter(let name):
            guard let own = generics.first(where: { $0.name == name })?.bound else { return false }
            return own == bound || bound == .equatable && [.hashable, .comparable, .number].contains(own)
        }
    }

    /// The size that a value of a type has where it is kept.
    func size(of kind: Kind) -> Int {
        switch kind {
        case .int, .double: 1_000
        case .string: 30
        case .array: 6
        default: 1
        }
    }

    /// An expression for a value that is kept, and so not greater than others are.
    mutating func kept(_ kind: Kind, _ depth: Int = 3, free: Bool = false) -> Expression {
        fitted(expression(kind, depth, free: free), kind)
    }

    /// An expression that is checked on its own.
    mutating func whole(_ kind: Kind, _ depth: Int = 3, free: Bool = false) -> Expression {
        pieces = 2 + dice.roll(7)
        return kept(kind, depth, free: free)
    }

    func fitted(_ made: Expression, _ kind: Kind) -> Expression {
        guard made.size > size(of: kind) else { return made }
        switch kind {
        case .int: return Expression(text: made.text(atLeast: .product) + " % 1000", level: .product, size: 999)
        case .double: return Expression(text: "Swift.min(Swift.max(\(made.text), -100.5), 100.25)", size: 101)
        case .string: return Expression(text: "String(\(made.head).prefix(20))", size: 20)
        case .array: return Expression(text: "Array(\(made.head).prefix(4))", size: 4)
        default: return made
        }
    }

    /// Whether a call may stand at this place; it is counted where it may.
    func affords(_ cost: Int) -> Bool {
        cost * load <= limit && spent + cost * load <= most
    }

    mutating func spend(_ cost: Int) { spent += cost * load }
}

extension Kind {
    /// What is inside of an optional value.
    var unwrapped: Kind {
        if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
    }
}
