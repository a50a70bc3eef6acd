import Catalogue
import StyleEngine

/// Casts by the type that a value has while the program runs.
enum Casting {
    /// The value as one of another type; nil where it is none.
    static func cast(_ value: Value, to target: RuntimeType, types: RuntimeTypes) -> Value? {
        if let typed = TypedValue(value) {
            if typed.type == target.type { return typed.content }
            if let number = length(typed, as: target) { return number }
        }
        if case .function = target.type, let typed = TypedValue(value), case .function = typed.type {
            return typed.type == target.type ? typed.content : nil
        }
        if let conforming = conforming(value, as: target, types) { return conforming }
        if case .existential(let protocols) = target.type, protocols.contains(where: { !$0.declaration.isBuiltIn }),
            let kept = kept(value, in: target, types)
        {
            return kept
        }
        let value = TypedValue.content(of: value)
        // An optional is looked through, unless an optional is asked for.
        let isOptional = target.nominal?.name == "Optional" && target.nominal?.isBuiltIn == true
        switch value {
        case .some(let wrapped) where !isOptional: return cast(wrapped, to: target, types: types)
        case .none where !isOptional: return nil
        case .none: return Value.none
        case .some(let wrapped):
            guard let inner = target.arguments.types.first else { return value }
            if let content = cast(wrapped, to: inner, types: types) { return Value.some(content) }
            // Of two levels, the outer one is looked through.
            switch TypedValue.content(of: wrapped) {
            case .some, .none: return cast(wrapped, to: target, types: types)
            default: return nil
            }
        default: break
        }
        if isOptional {
            guard let inner = target.arguments.types.first else { return nil }
            return cast(value, to: inner, types: types).map { .some($0) }
        }
        guard isValue(value, of: target, types: types) else { return nil }
        return withOptionalElements(value, as: target, types) ?? value
    }

    /// A list, or a dictionary, whose elements become optional, as a value of its new type; nil for all else.
    private static func withOptionalElements(_ value: Value, as target: RuntimeType, _ types: RuntimeTypes) -> Value? {
        guard target.nominal?.isBuiltIn == true, let element = target.arguments.types.last,
            element.nominal?.isBuiltIn == true, element.nominal?.name == "Optional"
        else { return nil }
        switch value {
        case .array(let values): return .array(values.map { optional($0) })
        case .dictionary(let pairs): return .dictionary(pairs.mapValues { optional($0) })
        default: return nil
        }
        func optional(_ value: Value) -> Value {
            EvaluationContext.goesOn(after: 1) ? cast(value, to: element, types: types) ?? value : value
        }
    }

    /// A `CGFloat` in an existential, cast to another type.
    ///
    /// - Returns: `.some(value)` where the cast succeeds, `.some(nil)` where it fails, and nil where other rules
    /// decide.
    private static func length(_ typed: TypedValue, as target: RuntimeType) -> Value?? {
        guard typed.type.isLength, let nominal = target.nominal, nominal.isBuiltIn else { return nil }
        switch nominal.name {
        case "CGFloat": return typed.content
        case "Double": return .some(nil)
        default: return nil
        }
    }

    /// A collection whose type is kept, cast to an existential of the catalogue's protocols.
    ///
    /// - Returns: `.some(value)` where the cast succeeds, `.some(nil)` where it fails, and nil where other rules
    /// decide.
    private static func conforming(_ value: Value, as target: RuntimeType, _ types: RuntimeTypes) -> Value?? {
        guard case .existential(let protocols) = target.type, !protocols.isEmpty,
            protocols.allSatisfy(\.declaration.isBuiltIn), let typed = TypedValue(value)
        else { return nil }
        let type = types.type(of: typed.type)
        if protocols.allSatisfy({ type.conforms(to: $0) }) { return .some(typed.content) }
        // What an optional holds may conform where the optional does not.
        return typed.type.nominal?.name == "Optional" ? nil : .some(nil)
    }

    /// A collection or an optional, cast to an existential of a declared protocol; nil where its type does not conform.
    /// The type is kept with it, since the value does not know it.
    private static func kept(_ value: Value, in target: RuntimeType, _ types: RuntimeTypes) -> Value? {
        guard case .existential(let protocols) = target.type,
            let type = TypedValue(value).map({ types.type(of: $0.type) }) ?? types.typeByContent(of: value),
            protocols.allSatisfy({ type.conforms(to: $0) })
        else { return nil }
        return TypedValue(TypedValue.content(of: value), of: type.type, type.recycler).value
    }

    private static func isValue(_ value: Value, of target: RuntimeType, types: RuntimeTypes) -> Bool {
        switch target.type {
        case .existential(let protocols):
            if protocols.isEmpty { return true }
            guard let type = types.dynamicType(of: value) else {
                return protocols.allSatisfy { conforms(value, to: $0, types: types) }
            }
            return protocols.allSatisfy { type.conforms(to: $0) }
        case .function: if case .function = value { return true }
        case .tuple(let elements):
            if case .tuple(let values) = value, values.count == elements.count {
                return zip(values, elements).allSatisfy {
                    isValue($0, of: types.type(of: $1.type), types: types)
                }
            }
        case .metatype(let asked):
            guard case .metatype(let identity) = value, let type = types.type(of: identity) else { return false }
            if case .existential(let protocols) = asked { return protocols.allSatisfy { type.conforms(to: $0) } }
            return type.inherits(from: types.type(of: asked))
        case .nominal(let nominal): return isValue(value, of: nominal, target, types: types)
        default: break
        }
        return false
    }

    private static func isValue(
        _ value: Value, of nominal: NominalType, _ target: RuntimeType, types: RuntimeTypes
    ) -> Bool {
        switch (value, nominal.declaration.name) {
        case (.array(let values), "Array"):
            return target.arguments.types.first.map { element in
                values.allSatisfy { isElement($0, of: element, types) }
            } ?? true
        case (.dictionary(let pairs), "Dictionary"):
            let arguments = target.arguments.types
            guard arguments.count == 2 else { return true }
            return pairs.allSatisfy {
                isElement($0.key, of: arguments[0], types) && isElement($0.value, of: arguments[1], types)
            }
        case (_, "AnyHashable") where nominal.declaration.isBuiltIn:
            return types.builtIn("Hashable")?.nominal.map { conforms(value, to: ProtocolType($0), types: types) }
                ?? false
        default: break
        }
        return types.dynamicType(of: value)?.inherits(from: target) ?? false
    }

    /// Whether a value may stand in a collection of a type; nil may stand in one of `Any`.
    private static func isElement(_ value: Value, of element: RuntimeType, _ types: RuntimeTypes) -> Bool {
        if case .existential(let protocols) = element.type, protocols.isEmpty { return true }
        return cast(value, to: element, types: types) != nil
    }

    /// Whether a value whose own type is not known conforms: collections to what their kind conforms to.
    private static func conforms(_ value: Value, to constraint: ProtocolType, types: RuntimeTypes) -> Bool {
        switch (value, constraint.declaration.name) {
        case (.array(let values), "Equatable"), (.array(let values), "Hashable"):
            values.allSatisfy { conforms($0, to: constraint, types: types) }
        case (.dictionary(let pairs), "Equatable"), (.dictionary(let pairs), "Hashable"):
            pairs.allSatisfy { conforms($0.value, to: constraint, types: types) }
        case (.array, "Sequence"), (.array, "Collection"), (.dictionary, "Sequence"), (.dictionary, "Collection"): true
        case (.array, "CustomStringConvertible"), (.dictionary, "CustomStringConvertible"): true
        case (.instance(is any InstallableProperty), "DynamicProperty"): true
        default: types.dynamicType(of: value)?.conforms(to: constraint) ?? false
        }
    }
}

extension Machine {
    /// The value as one of another type; nil where it is none. What a collection holds is counted before it is read, and
    /// the copy that it becomes afterwards.
    func cast(_ value: Value, to target: RuntimeType, _ types: RuntimeTypes) throws -> Value? {
        let before = Extent(TypedValue.content(of: value))
        if let before, before.count > Extent.small { try account.step(before.count / 8, of: "as") }
        guard let result = Casting.cast(value, to: target, types: types) else { return nil }
        try Extent(TypedValue.content(of: result))?.charge(since: before, to: account, by: "as")
        return result
    }
}

extension RuntimeType {
    /// Whether it is a type, or a class that inherits from it.
    fileprivate func inherits(from target: RuntimeType) -> Bool {
        var type: RuntimeType? = self
        while let current = type {
            if current.identity == target.identity || current.nominal == target.nominal && target.isBare { return true }
            type = current.superclass
        }
        return false
    }

    /// Whether it is a type whose generic arguments, if it has any, are not told.
    private var isBare: Bool {
        guard case .nominal(let nominal) = type else { return false }
        return nominal.arguments.isEmpty
    }
}
