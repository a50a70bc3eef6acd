/// An operator between two operands of non-generic library types, which determine the overload.
struct OperatorUse: Hashable {
    private let name: String
    private let operands: [Operand]
    private let result: NominalDeclaration?

    private struct Operand: Hashable {
        let type: NominalDeclaration
        /// A literal may stand for other types, too.
        let isLiteral: Bool
    }

    /// - Returns: nil where the types do not determine the overload: operands that are not checked yet, generic types,
    ///   operators of the program.
    init?(_ name: String, _ arguments: [Argument], result: SwiftType?, _ declarations: Declarations) {
        guard !declarations.operators.contains(name) else { return nil }
        var operands: [Operand] = []
        for argument in arguments {
            guard let value = argument.checked, let type = value.type.plainBuiltIn else { return nil }
            let isLiteral =
                switch value.kind {
                case .integer, .double, .string, .interpolation, .boolean: true
                default: false
                }
            operands.append(Operand(type: type, isLiteral: isLiteral))
        }
        if let result {
            guard let type = result.plainBuiltIn else { return nil }
            self.result = type
        } else {
            self.result = nil
        }
        self.name = name
        self.operands = operands
    }
}

extension SwiftType {
    /// The type of the library that it is, where it has no generic arguments.
    fileprivate var plainBuiltIn: NominalDeclaration? {
        guard case .nominal(let nominal) = self, nominal.declaration.isBuiltIn, nominal.arguments.isEmpty else {
            return nil
        }
        return nominal.declaration
    }
}
