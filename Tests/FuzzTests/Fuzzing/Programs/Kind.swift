/// A type as a random program knows it.
indirect enum Kind: Hashable, Sendable {
    case int, double, bool, string
    case optional(Kind)
    case array(Kind)
    /// Keys are texts.
    case dictionary(Kind)
    case set(Kind)
    case tuple([Kind])
    case function([Kind], Kind)
    /// A type that the program declares, with what it is made of where it is generic.
    case named(String, [Kind])
    /// A value of any type that conforms to a protocol of the program.
    case existential(String)
    /// A parameter of the generic function or type that stands around.
    case parameter(String)

    /// What a program writes.
    var text: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .optional(let wrapped): wrapped.needsParentheses ? "(\(wrapped.text))?" : "\(wrapped.text)?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let value): "[String: \(value.text)]"
        case .set(let element): "Set<\(element.text)>"
        case .tuple(let parts): "(\(parts.map(\.text).joined(separator: ", ")))"
        case .function(let parameters, let result):
            "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
        case .named(let name, let parts):
            parts.isEmpty ? name : "\(name)<\(parts.map(\.text).joined(separator: ", "))>"
        case .existential(let name): "any \(name)"
        case .parameter(let name): name
        }
    }

    private var needsParentheses: Bool {
        switch self {
        case .function, .existential: true
        default: false
        }
    }

    /// The type with its parameters replaced.
    func replacing(_ parameters: [String: Kind]) -> Kind {
        switch self {
        case .int, .double, .bool, .string, .existential: self
        case .optional(let wrapped): .optional(wrapped.replacing(parameters))
        case .array(let element): .array(element.replacing(parameters))
        case .dictionary(let value): .dictionary(value.replacing(parameters))
        case .set(let element): .set(element.replacing(parameters))
        case .tuple(let parts): .tuple(parts.map { $0.replacing(parameters) })
        case .function(let inputs, let result):
            .function(inputs.map { $0.replacing(parameters) }, result.replacing(parameters))
        case .named(let name, let parts): .named(name, parts.map { $0.replacing(parameters) })
        case .parameter(let name): parameters[name] ?? self
        }
    }

    /// Whether it is nothing but one of the four kinds that literals stand for.
    var isPlain: Bool {
        switch self {
        case .int, .double, .bool, .string: true
        default: false
        }
    }

    var isParameter: Bool { if case .parameter = self { true } else { false } }

    /// Whether its values carry functions, which can't be printed.
    var holdsFunctions: Bool {
        switch self {
        case .int, .double, .bool, .string, .set, .named, .existential, .parameter: false
        case .optional(let part), .array(let part), .dictionary(let part): part.holdsFunctions
        case .tuple(let parts): parts.contains(where: \.holdsFunctions)
        case .function: true
        }
    }
}
