extension SwiftType: CustomStringConvertible {
    /// The type in Swift, as the compiler's messages write it.
    public var description: String {
        switch self {
        case .nominal(let type): type.description
        case .existential(let protocols):
            protocols.isEmpty ? "Any" : "any " + protocols.map(\.description).joined(separator: " & ")
        case .parameter(let parameter): parameter.name
        case .member(let base, let member): "\(base).\(member.name)"
        case .opaque(let type):
            "some " + type.declaration.constraints.map(\.description).joined(separator: " & ")
        case .function(let type):
            "(" + type.parameters.map { ($0.isInout ? "inout " : "") + $0.type.description }.joined(separator: ", ")
                + ")" + (type.isThrowing ? " throws" + (type.thrown.map { "(\($0))" } ?? "") : "")
                + " -> \(type.result)"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
                + ")"
        case .metatype(let type):
            switch type {
            case .existential, .opaque, .function: "(\(type)).Type"
            default: "\(type).Type"
            }
        case .variable(let variable): variable.binding?.description ?? variable.parameter?.name ?? "_"
        }
    }
}

extension NominalType: CustomStringConvertible {
    public var description: String {
        switch declaration.isBuiltIn ? declaration.name : "" {
        case "Optional" where arguments.count == 1:
            switch arguments[0] {
            case .existential([]): return "\(arguments[0])?"
            case .function, .existential, .opaque: return "(\(arguments[0]))?"
            default: return "\(arguments[0])?"
            }
        case "Array" where arguments.count == 1: return "[\(arguments[0])]"
        case "Dictionary" where arguments.count == 2: return "[\(arguments[0]) : \(arguments[1])]"
        default: break
        }
        return fullName
    }

    /// The type without any shorthand, as it is written in front of a type that is nested in it.
    private var fullName: String {
        guard let parent = declaration.parent else { return declaration.name + Self.list(arguments[...]) }
        let own = declaration.syntax.generics?.parameters.count ?? 0
        let outer = parent.kind == .protocol ? 0 : max(0, arguments.count - own)
        return NominalType(parent, Array(arguments.prefix(outer))).fullName + ".\(declaration.name)"
            + Self.list(arguments.dropFirst(outer))
    }

    private static func list(_ arguments: ArraySlice<SwiftType>) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
}

extension ProtocolType: CustomStringConvertible {
    public var description: String {
        arguments.isEmpty
            ? declaration.name : declaration.name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
}
