import Catalogue

/// Answers about the declarations of a program while it runs. It follows the session: set `program` after each entry.
public final class DeclarationSource {
    /// What is declared now.
    public var program: CheckedProgram {
        didSet { checker = Checker(program.declarations, source: SourceText("")) }
    }
    private var checker: Checker

    /// Answers about a program.
    public init(_ program: CheckedProgram) {
        self.program = program
        checker = Checker(program.declarations, source: SourceText(""))
    }
}

extension DeclarationSource: ConformanceSource {
    func witness(for requirement: FunctionDeclaration, of type: SwiftType) -> (
        function: FunctionDeclaration, typeArguments: [SwiftType]
    )? {
        guard let found = checker.witness(for: requirement, of: type) else { return nil }
        let parameters = found.function.context.signature.parameters
        return (found.function, parameters.map { found.substitution[$0] ?? .parameter($0) })
    }

    func witness(for associatedType: AssociatedType, of type: SwiftType) -> SwiftType? {
        checker.typeWitness(of: associatedType, in: type).map(checker.finished)
    }

    func conforms(_ type: SwiftType, to constraint: ProtocolType) -> Bool {
        checker.conforms(type, to: constraint)
    }

    func requirement(_ name: String, of protocolName: String) -> FunctionDeclaration? {
        guard let nominal = checker.declarations.builtIns.nominal(named: protocolName) else { return nil }
        checker.resolve(nominal)
        for member in nominal.body?.members(named: name) ?? [] {
            guard let function = member.callable else { continue }
            try? checker.resolveSignature(function)
            return function
        }
        return nil
    }

    func builtInType(named name: String) -> NominalDeclaration? {
        guard let nominal = checker.declarations.builtIns.nominal(named: name) else { return nil }
        checker.resolve(nominal)
        return nominal
    }
}

extension Program {
    /// Creates a program in which nothing has run.
    ///
    /// - Parameters:
    ///   - builtIns: the whole catalogue, the same that the checked program was given.
    ///   - declarations: answers about what is declared; kept by the session, and set to the checked program anew
    ///     after each entry.
    public convenience init(builtIns: BuiltIns, declarations: DeclarationSource) {
        self.init(builtIns: builtIns, source: declarations)
    }
}
