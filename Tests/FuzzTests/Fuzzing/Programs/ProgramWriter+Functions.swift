extension ProgramWriter {
    /// A function with its declaration.
    mutating func function(named name: String, _ depth: Int = 2, isLocal: Bool = false) -> (
        function: Function, lines: [String]
    ) {
        var made = Function(name: name, result: .int)
        let outer = (generics, variables)
        defer { (generics, variables) = outer }
        if !isLocal, happens(onceIn: 3) { made.generics = (0..<1 + dice.roll(2)).map { _ in generic() } }
        generics += made.generics
        // A function inside of another may be kept where what changes may not be.
        if isLocal { variables.removeAll { !$0.canBeCaptured || $0.isShort } }
        made.parameters = parameters(1 + dice.roll(3), of: made.generics)
        made.result = kind(1)
        // What `try?` makes of an optional value is no other one.
        made.canThrow =
            !isLocal && happens(onceIn: 8) && type(named: "Failure") != nil && made.result == made.result.unwrapped
        made.isPure = !mayPrint || !happens(onceIn: 3)
        let lines = body(of: &made, depth, keepsLoad: isLocal)
        return (made, ["\(made.head) {"] + lines.indented + ["}"])
    }

    /// What stands in the braces of a function.
    mutating func body(of made: inout Function, _ depth: Int, _ inner: [Variable] = [], keepsLoad: Bool = false)
        -> [String]
    {
        let outer = (spent, load, mayThrow, mayPrint)
        let around = variables
        if made.isPure { variables = variables.map { Variable(name: $0.name, kind: $0.kind) } }
        spent = 1
        if !keepsLoad { load = 1 }
        mayThrow = made.canThrow
        mayPrint = mayPrint && !made.isPure
        defer {
            (spent, load, mayThrow, mayPrint) = outer
            variables = around
        }
        let parameters = made.parameters.map { Variable(name: $0.name, kind: $0.kind) }
        let result = made.result
        let canThrow = made.canThrow
        let lines = scoped(inner + parameters) { writer in
            var lines: [String] = []
            if canThrow, let error = writer.failure() {
                lines.append("if \(writer.whole(.bool, 2, free: true).condition) { throw \(error) }")
            }
            return lines + writer.body(returning: result, depth, mayBeShort: lines.isEmpty)
        }
        made.cost = spent + 2
        return lines
    }

    private mutating func failure() -> String? {
        guard let type = types.first(where: { $0.name == "Failure" }) else { return nil }
        return "Failure.\(dice.pick(type.cases)?.name ?? "first")"
    }

    mutating func generic() -> Generic {
        var bounds: [Generic.Bound] = [.nothing, .equatable, .hashable, .comparable, .describable, .number]
        bounds += contracts.filter { contract in
            types.contains { $0.conformances.contains(.own(contract.name)) && $0.generics.isEmpty }
        }.map { .own($0.name) }
        return Generic(name: fresh("T"), bound: dice.pick(bounds) ?? .nothing)
    }

    /// Parameters; of each type that is a parameter itself there is one.
    mutating func parameters(_ count: Int, of generics: [Generic]) -> [Function.Parameter] {
        var kinds = generics.map { Kind.parameter($0.name) }
        while kinds.count < count { kinds.append(kind(1)) }
        return kinds.map { kind in
            let name = fresh("a")
            let fallback = kind.isPlain && happens(onceIn: 5) ? plain(kind) : nil
            let label: String? =
                switch dice.roll(4) {
                // An argument without a label is for the first parameter without one, whether or not it may be left out.
                case 0: fallback == nil ? nil : name
                case 1: fresh("of")
                default: name
                }
            return Function.Parameter(label: label, name: name, kind: kind, fallback: fallback)
        }
    }

    /// A value in which no name occurs.
    mutating func plain(_ kind: Kind) -> String {
        let outer = variables
        variables.removeAll { !$0.kind.isParameter }
        defer { variables = outer }
        return literal(kind, free: false).text
    }
}
