import Catalogue

extension Intrinsics {
    /// Code for operators on numbers, and for reading elements, without the detour through a record's closure.
    static func code(
        of record: BuiltIn, _ call: CheckedCall, at position: SourcePosition, _ locals: Locals, _ lowerer: Lowerer
    ) -> Code? {
        if case .intrinsic(.listSubscript) = record.implementation {
            guard call.function.kind == .getter, let index = call.arguments.first else { return nil }
            let base: Code
            switch call.receiver {
            case .value(let value): base = lowerer.code(value, locals)
            case .place(let place): base = lowerer.place(place, locals).read
            default: return nil
            }
            return element(of: base, at: lowerer.code(index, locals), position)
        }
        guard let owner = call.function.owner, call.function.isStatic, call.arguments.count == 2,
            call.function.parameters.allSatisfy({ $0.type.nominal == owner })
        else { return nil }
        if owner.name == "Int", let compute = integers[call.function.name] {
            let (one, other) = (lowerer.code(call.arguments[0], locals), lowerer.code(call.arguments[1], locals))
            return { frame in
                guard case .int(let one) = try one(frame), case .int(let other) = try other(frame) else {
                    throw LocatedFault(fault: .wrongArgument, position: position)
                }
                guard let result = compute(one, other) else {
                    throw LocatedFault(fault: .overflow, position: position)
                }
                return result
            }
        }
        if ["Double", "CGFloat"].contains(owner.name), let compute = doubles[call.function.name] {
            let (one, other) = (lowerer.code(call.arguments[0], locals), lowerer.code(call.arguments[1], locals))
            return { frame in
                guard let one = Double(try one(frame)), let other = Double(try other(frame)) else {
                    throw LocatedFault(fault: .wrongArgument, position: position)
                }
                return compute(one, other)
            }
        }
        return nil
    }

    private static func element(of base: @escaping Code, at index: @escaping Code, _ position: SourcePosition) -> Code {
        { frame in
            let (list, index) = (try base(frame), try index(frame))
            return try locating(position) { try Subscripts.read(list, index: index) }
        }
    }

    /// What the operators of `Int` compute; nil where the result does not fit.
    private static let integers: [String: @Sendable (Int, Int) -> Value?] = [
        "+": { fitting($0.addingReportingOverflow($1)) },
        "-": { fitting($0.subtractingReportingOverflow($1)) },
        "*": { fitting($0.multipliedReportingOverflow(by: $1)) },
        "==": { .bool($0 == $1) },
        "!=": { .bool($0 != $1) },
        "<": { .bool($0 < $1) },
        ">": { .bool($0 > $1) },
        "<=": { .bool($0 <= $1) },
        ">=": { .bool($0 >= $1) },
    ]

    private static func fitting(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
        result.overflow ? nil : .int(result.partialValue)
    }

    /// What the operators of `Double` compute, and those of `CGFloat`, whose values are kept in the same way.
    private static let doubles: [String: @Sendable (Double, Double) -> Value] = [
        "+": { .double($0 + $1) },
        "-": { .double($0 - $1) },
        "*": { .double($0 * $1) },
        "/": { .double($0 / $1) },
        "==": { .bool($0 == $1) },
        "<": { .bool($0 < $1) },
        ">": { .bool($0 > $1) },
        "<=": { .bool($0 <= $1) },
        ">=": { .bool($0 >= $1) },
    ]
}
