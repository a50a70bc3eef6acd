import Catalogue

extension Intrinsics {
    /// `VerticalAlignment(Middle.self)`: the record is handed the type, and its `defaultValue(in:)`.
    static func alignment(
        _ make: @escaping ([Value]) throws -> Value, _ machine: Machine, _ types: RuntimeTypes
    ) -> Body {
        { [unowned machine, unowned types] _, arguments, _ in
            guard case .metatype(let id) = arguments.first, let type = types.type(of: id),
                let witness = type.face.witness("defaultValue", of: "AlignmentID")
            else { throw Fault.wrongArgument }
            let value = FunctionValue(report: { machine.report($0) }) { [unowned type] dimensions in
                try witness.callee.call(on: type.metatype, dimensions, witness.types)
            }
            return try make([.metatype(id), .function(value)])
        }
    }
}
