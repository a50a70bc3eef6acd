import Catalogue

/// Which types are plain data, so that their values are compared by their fields (rule F2): nothing in them is kept
/// elsewhere in memory.
enum PlainData {
    /// Whether a type is plain data.
    ///
    /// - Parameter value: a value of the type: of a built-in one it tells what it is in Swift.
    static func isPlain(_ value: Value?, _ type: SwiftType, _ types: RuntimeTypes) -> Bool {
        switch type {
        case .tuple(let elements):
            var values: [Value?] = elements.map { _ in nil }
            if case .tuple(let known)? = value, known.count == elements.count { values = known }
            return zip(values, elements).allSatisfy { isPlain($0, $1.type, types) }
        case .metatype: return true
        case .nominal(let nominal):
            if nominal.declaration.isBuiltIn { return isPlain(value, builtIn: nominal, types) }
            return isPlain(value, declared: nominal, types)
        default: return false
        }
    }

    private static func isPlain(_ value: Value?, builtIn nominal: NominalType, _ types: RuntimeTypes) -> Bool {
        if ["Optional", "Range", "ClosedRange"].contains(nominal.declaration.name) {
            var wrapped: Value?
            if case .some(let known)? = value { wrapped = known }
            return nominal.arguments.allSatisfy { isPlain(wrapped, $0, types) }
        }
        // Of one that no value is known of, only the numbers are known to be plain.
        return value?.isPlain ?? ["Bool", "Int", "Double", "CGFloat", "Float"].contains(nominal.declaration.name)
    }

    private static func isPlain(_ value: Value?, declared nominal: NominalType, _ types: RuntimeTypes) -> Bool {
        let type = types.type(of: .nominal(nominal))
        var instance: Instance?
        if case .instance(let known)? = value { instance = known }
        switch nominal.declaration.kind {
        case .struct:
            let fields = (instance as? StructInstance)?.fields
            return nominal.declaration.storedProperties.allSatisfy { property in
                isPlain(fields?[property.index], type.concrete(property.type), types)
            }
        case .enum:
            let known = instance as? EnumInstance
            return nominal.declaration.cases.allSatisfy { enumCase in
                let payload = known.flatMap { $0.enumCase.isSame(as: enumCase) ? $0.payload : nil }
                return (enumCase.payload.isEmpty || !enumCase.isIndirect)
                    && enumCase.payload.enumerated().allSatisfy { index, parameter in
                        isPlain(payload?[index], type.concrete(parameter.type), types)
                    }
            }
        case .class, .protocol: return false
        }
    }
}
