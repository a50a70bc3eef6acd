import Catalogue

extension Intrinsics {
    /// `Picker("Size", selection: $size) { … }`: the record is handed the type of what is selected, since a tag of another
    /// type can't be chosen.
    static func selection(
        _ record: BuiltIn, _ declaration: FunctionDeclaration, _ types: RuntimeTypes
    ) -> Body? {
        guard declaration.kind == .initializer, declaration.owner?.isBuiltIn == true,
            let index = declaration.signature.parameters.firstIndex(where: { $0.name == "SelectionValue" }),
            case .function(let make) = record.implementation
        else { return nil }
        return { [unowned types] _, arguments, typeArguments in
            guard index < typeArguments.types.count else { throw Fault.wrongArgument }
            return try make(arguments + [ValueType(typeArguments.types[index], in: types).value])
        }
    }
}

extension ValueType {
    /// A type for a built-in. What outlives the program takes all values.
    fileprivate init(_ type: RuntimeType, in types: RuntimeTypes) {
        self.init(
            name: "\(type.type)",
            convert: { [weak types] value, isWrapped in
                guard let types, !types.holds(value, of: type) else { return value }
                guard isWrapped, let wrapped = type.wrapped, types.holds(value, of: wrapped) else { return nil }
                return Value.some(value)
            },
            typeName: { [weak types] value in
                if let type = types?.dynamicType(of: value) ?? types?.typeByContent(of: value) { return "\(type.type)" }
                guard case .native(let native) = value else { return nil }
                return "\(Swift.type(of: native.any))"
            })
    }
}

extension RuntimeType {
    /// The type that an optional wraps; nil for all others.
    fileprivate var wrapped: RuntimeType? {
        nominal?.isOptional == true ? arguments.types.first : nil
    }
}

extension RuntimeTypes {
    /// Whether a value is of a type, no cast needed, as far as it tells its own.
    fileprivate func holds(_ value: Value, of type: RuntimeType) -> Bool {
        if let wrapped = type.wrapped {
            switch value {
            case .none: return true
            case .some(let value): return holds(value, of: wrapped)
            default: return false
            }
        }
        switch value {
        case .none, .some: return false
        case .double where type.nominal?.name != "AnyHashable":
            return ["Double", "CGFloat"].contains(type.nominal?.name)
        case _ where type.nominal?.isBuiltIn == true && type.nominal?.name == "AnyHashable": return true
        case .native(let native):
            guard Casting.cast(value, to: type, types: self) == nil else { return true }
            if let own = dynamicType(of: value) { return type.nominal != nil && own.nominal === type.nominal }
            // Types inside of others are known by their last name.
            return type.nominal?.name.split(separator: ".").last.map { $0 == "\(Swift.type(of: native.any))" } ?? false
        default: return Casting.cast(value, to: type, types: self) != nil
        }
    }
}
