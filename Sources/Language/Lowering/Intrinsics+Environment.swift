import Catalogue
import StyleEngine

extension Intrinsics {
    /// `environmentValues[Key.self]`: the key's type is the slot; where nothing was written, the key's default counts
    /// (rule A4).
    static func environment(
        _ types: RuntimeTypes, isSetter: Bool
    ) -> Body {
        { [unowned types] receiver, arguments, _ in
            guard var values = EnvironmentValues(receiver), case .metatype(let key) = arguments.first else {
                throw Fault.wrongArgument
            }
            if isSetter {
                guard let value = arguments.last else { throw Fault.wrongArgument }
                values[EnvironmentSlot(key)] = value
                receiver = values.value
                return .void
            }
            if let value = values[EnvironmentSlot(key)] as? Value { return value }
            guard let type = types.type(of: key), let witness = type.face.witness("defaultValue", of: "EnvironmentKey")
            else { throw Fault.wrongArgument }
            return try witness.callee.call(on: type.metatype, [], witness.types)
        }
    }
}
