/// What running code asks of the declarations: who answers a requirement for a type, and what its associated types are.
///
/// Answers are kept by the run-time types, so that each question is asked once.
protocol ConformanceSource: AnyObject {
    /// What runs for `requirement` on values of a concrete type, with one type argument for each parameter of its
    /// signature; nil where the type does not conform.
    ///
    /// What its generic parameters stand for is told of those of its type or protocol, and of its own where they are not
    /// simply those of the requirement: then by these.
    func witness(for requirement: FunctionDeclaration, of type: SwiftType) -> (
        function: FunctionDeclaration, typeArguments: [SwiftType], own: [SwiftType]?
    )?
    /// What an associated type stands for in a concrete type.
    func witness(for associatedType: AssociatedType, of type: SwiftType) -> SwiftType?
    /// Whether a concrete type conforms to a protocol.
    func conforms(_ type: SwiftType, to constraint: ProtocolType) -> Bool
    /// The requirement of a built-in protocol: a property's getter or a method, by name.
    func requirement(_ name: String, of protocolName: String) -> FunctionDeclaration?
    /// A method without parameters of a declared type, by name.
    func method(_ name: String, of type: SwiftType) -> (function: FunctionDeclaration, typeArguments: [SwiftType])?
    /// Whether a type is one that is declared, rather than one whose place another has taken.
    func knows(_ nominal: NominalDeclaration) -> Bool
    /// Checks the body of a built-in that is written in Swift.
    func checkBody(of function: FunctionDeclaration)
    /// The built-in type of that name.
    func builtInType(named name: String) -> NominalDeclaration?
}
