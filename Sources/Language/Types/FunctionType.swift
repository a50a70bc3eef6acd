/// The type of a function value: `(Int, inout String) throws -> Bool`.
public struct FunctionType: Hashable {
    /// What it takes.
    public let parameters: [Parameter]
    /// What it returns.
    public let result: SwiftType
    /// Whether it may throw. Does not take part in comparing: a function that does not throw fits where one may.
    public let isThrowing: Bool
    /// The type of the errors, where it is written: `throws(E)`. Does not take part in comparing either.
    public let thrown: SwiftType?

    let isFixed: Bool
    let size: Int

    /// One parameter of a function type.
    public struct Parameter: Hashable {
        /// Its type; for `inout` the type of what is passed.
        public let type: SwiftType
        /// Whether it is `inout`.
        public let isInout: Bool
        /// Whether it is an `@autoclosure`: an argument is written as what the function gives. Does not take part in comparing.
        public let isAutoclosure: Bool

        /// Creates a parameter.
        public init(type: SwiftType, isInout: Bool = false, isAutoclosure: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isAutoclosure = isAutoclosure
        }

        public static func == (left: Parameter, right: Parameter) -> Bool {
            left.type == right.type && left.isInout == right.isInout
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(isInout)
        }
    }

    /// Creates a function type.
    public init(parameters: [Parameter], result: SwiftType, isThrowing: Bool = false, thrown: SwiftType? = nil) {
        self.parameters = parameters
        self.result = result
        self.isThrowing = isThrowing
        self.thrown = thrown
        let types = parameters.map(\.type) + [result] + (thrown.map { [$0] } ?? [])
        isFixed = types.allSatisfy(\.isFixed)
        size = types.reduce(1) { Arithmetic.clampedSum($0, $1.size) }
    }

    public static func == (left: FunctionType, right: FunctionType) -> Bool {
        left.parameters == right.parameters && left.result == right.result
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(result)
    }
}

extension SwiftType {
    /// Whether it is a function that may throw, or an optional one.
    var isThrowingFunction: Bool {
        switch self {
        case .function(let function): function.isThrowing
        case .nominal(let nominal) where nominal.declaration.isOptional:
            nominal.arguments.contains(where: \.isThrowingFunction)
        default: false
        }
    }
}
