/// What a type is called while the program runs: `Array<Int>` where the compiler's messages write `[Int]`.
extension SwiftType {
    /// The name that `print` writes of a type: without the types around it, generic arguments in full.
    var runtimeName: String { name(isQualified: false) }

    /// The name that stands where a value is shown inside another: with the types around it.
    var qualifiedRuntimeName: String { name(isQualified: true) }

    fileprivate func name(isQualified: Bool) -> String {
        switch self {
        case .nominal(let type): return type.name(isQualified: isQualified)
        case .existential(let protocols):
            return protocols.isEmpty ? "Any" : protocols.map(\.runtimeName).joined(separator: " & ")
        case .opaque(let opaque): return opaque.declaration.underlying?.name(isQualified: isQualified) ?? description
        case .function(let type):
            let parameters = type.parameters.map {
                ($0.isInout ? "inout " : "") + $0.type.name(isQualified: isQualified)
            }
            let effect = type.isThrowing ? " throws" : ""
            return "(" + parameters.joined(separator: ", ") + ")" + effect + " -> "
                + type.result.name(isQualified: isQualified)
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.name(isQualified: isQualified) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .metatype(let type):
            if case .existential(let protocols) = type, !protocols.isEmpty {
                return "any \(type.name(isQualified: isQualified)).Type"
            }
            return type.name(isQualified: isQualified) + ".Type"
        case .parameter, .member, .variable: return description
        }
    }
}

extension NominalType {
    fileprivate func name(isQualified: Bool) -> String {
        var outer = 0
        if let parent = declaration.parent, parent.kind != .protocol { outer = parent.signature.parameters.count }
        let own = self.arguments.dropFirst(outer)
        let arguments = own.map { $0.name(isQualified: isQualified) }.joined(separator: ", ")
        let name = declaration.name + (own.isEmpty ? "" : "<" + arguments + ">")
        guard isQualified, let parent = declaration.parent else { return name }
        return NominalType(parent, Array(self.arguments.prefix(outer))).name(isQualified: true) + "." + name
    }
}

extension ProtocolType {
    fileprivate var runtimeName: String {
        arguments.isEmpty
            ? declaration.name : declaration.name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
    }
}
