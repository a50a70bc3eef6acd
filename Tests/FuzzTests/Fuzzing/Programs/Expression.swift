/// A piece of a program that stands for a value.
struct Expression {
    var text: String
    var level = Level.whole
    /// At most what the absolute value of a number is, the length of a text, or the count of a list.
    var size = 0

    /// How tightly its outermost operator binds.
    enum Level: Int, Comparable {
        case ternary, or, and, comparison, coalescing, cast, range, sum, product, sign, whole

        static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// The text as it stands beside an operator or in front of a member.
    func text(atLeast level: Level) -> String { self.level < level ? "(\(text))" : text }

    /// The text in front of a member.
    var head: String { text(atLeast: .whole) }

    /// The text as it stands in front of `{`.
    var condition: String { text.contains("{") ? "(\(text))" : text }
}

/// A name that stands for a value.
struct Variable {
    var name: String
    var kind: Kind
    var isMutable = false
    /// Whether an escaping function may hold it.
    var canBeCaptured = true

    /// What the names `$0`, `$1` … begin with until it is known that they are used.
    static let shortMark = "«"

    var isShort: Bool { name.hasPrefix(Self.shortMark) }
}

/// A function of the program, or a method.
struct Function {
    var name: String
    var parameters: [Parameter] = []
    var result: Kind
    /// The parameters of a generic function, and what is known of them.
    var generics: [Generic] = []
    var canThrow = false
    /// Some measure of the steps that a call takes.
    var cost = 1
    /// Whether it prints nothing.
    var isPure = true

    struct Parameter {
        var label: String?
        var name: String
        var kind: Kind
        var fallback: String?

        /// As it is declared.
        var text: String {
            let names = label == name ? name : "\(label ?? "_") \(name)"
            let escaping = if case .function = kind { "@escaping " } else { "" }
            return "\(names): \(escaping)\(kind.text)" + (fallback.map { " = \($0)" } ?? "")
        }
    }

    /// How it begins.
    var head: String {
        let made = generics.isEmpty ? "" : "<\(generics.map(\.text).joined(separator: ", "))>"
        let inputs = parameters.map(\.text).joined(separator: ", ")
        return "func \(name)\(made)(\(inputs))\(canThrow ? " throws" : "") -> \(result.text)"
    }
}

/// A parameter of a generic function or type.
struct Generic {
    let name: String
    let bound: Bound

    /// What it must conform to.
    enum Bound: Hashable {
        case nothing, equatable, hashable, comparable, describable, number
        case own(String)

        var text: String? {
            switch self {
            case .nothing: nil
            case .equatable: "Equatable"
            case .hashable: "Hashable"
            case .comparable: "Comparable"
            case .describable: "CustomStringConvertible"
            case .number: "Numeric"
            case .own(let name): name
            }
        }
    }

    var text: String { bound.text.map { "\(name): \($0)" } ?? name }
}

/// A type of the program.
struct Declared {
    enum Form { case structure, enumeration, object }

    let name: String
    var form = Form.structure
    var generics: [Generic] = []
    /// What the initializer takes, in its order.
    var fields: [Field] = []
    var cases: [Case] = []
    /// What cases stand for.
    var raw: Kind?
    var conformances: Set<Generic.Bound> = []
    /// Whether all cases can be listed.
    var isListed = false
    var methods: [Function] = []
    /// Methods that change the value.
    var changes: [Function] = []
    /// What is calculated.
    var properties: [Variable] = []
    /// What the type itself has.
    var statics: [Variable] = []

    struct Field {
        let name: String
        let kind: Kind
        var isMutable = false
        var fallback: String?
    }

    struct Case {
        let name: String
        var payload: [Part] = []

        struct Part {
            let label: String?
            let kind: Kind
        }
    }

    /// The type with its parameters standing for themselves.
    var kind: Kind { .named(name, generics.map { .parameter($0.name) }) }
}

/// A protocol of the program: what every conforming type has.
struct Contract {
    let name: String
    var properties: [Variable] = []
    var methods: [Function] = []
    /// What is written down for all conforming types, so that they may leave it out.
    var defaults: Set<String> = []
    /// What the extension adds.
    var additions: [Function] = []
}
