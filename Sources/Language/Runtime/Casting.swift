import Catalogue
import StyleEngine

/// Casts by the type that a value has while the program runs.
enum Casting {
    /// The value as one of another type; nil where it is none.
    static func cast(_ value: Value, to target: RuntimeType, types: RuntimeTypes) -> Value? {
        if target.type == .any { return value }
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
        let isOptional = target.nominal?.isOptional == true
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
        return content(value, as: target, types: types)
    }

    /// A value as one of another type; nil where it is none. Where both types are written as optionals, the value is looked
    /// into that deep, and no deeper: what an existential in it holds is no level of it.
    static func cast(
        _ value: Value, to target: RuntimeType, through levels: OptionalLevels, types: RuntimeTypes
    ) -> Value? {
        guard levels.given > 0, levels.wanted > 0, TypedValue(value) == nil else {
            return cast(value, to: target, types: types)
        }
        let isDeeper = levels.given > levels.wanted
        guard case .some(let wrapped) = value else { return isDeeper ? nil : Value.none }
        var rest = levels
        rest.given -= 1
        if isDeeper { return cast(wrapped, to: target, through: rest, types: types) }
        guard let inner = target.arguments.types.first else { return value }
        let whole = rest
        rest.wanted -= 1
        if let content = cast(wrapped, to: inner, through: rest, types: types) { return Value.some(content) }
        return levels.looksIntoContent ? cast(wrapped, to: target, through: whole, types: types) : nil
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
        return typed.type.nominal?.isOptional == true ? nil : .some(nil)
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

    /// A value that is no optional as one of a type; nil where it is none. The parts of collections and tuples are cast, so
    /// that they become optional, or what the optionals hold.
    private static func content(_ value: Value, as target: RuntimeType, types: RuntimeTypes) -> Value? {
        switch (target.type, value) {
        case (.existential(let protocols), _):
            let type = types.dynamicType(of: value)
            let isAsked = protocols.allSatisfy { type?.conforms(to: $0) ?? conforms(value, to: $0, types: types) }
            return isAsked ? value : nil
        case (.function, .function): return value
        case (.tuple([]), .void): return value
        case (.tuple(let elements), .tuple(let values)) where values.count == elements.count:
            return parts(values, as: elements.map { types.type(of: $0.type) }, types).map { .tuple($0) }
        case (.metatype(let asked), .metatype(let identity)):
            guard let type = types.type(of: identity) else { return nil }
            let isAsked =
                if case .existential(let protocols) = asked { protocols.allSatisfy { type.conforms(to: $0) } } else {
                    type.inherits(from: types.type(of: asked))
                }
            return isAsked ? value : nil
        case (.nominal(let nominal), _): return content(value, of: nominal, target, types)
        default: return nil
        }
    }

    private static func content(
        _ value: Value, of nominal: NominalType, _ target: RuntimeType, _ types: RuntimeTypes
    ) -> Value? {
        let arguments = target.arguments.types
        switch (value, nominal.declaration.name) {
        case (.array(let values), "Array"):
            guard let element = arguments.first, isChanging(element) else { return value }
            return parts(values, as: repeatElement(element, count: values.count), types).map { .array($0) }
        case (.dictionary(let pairs), "Dictionary"):
            guard arguments.count == 2, isChanging(arguments[0]) || isChanging(arguments[1]) else { return value }
            let (keys, values) = (Array(pairs.keys), Array(pairs.values))
            guard let newKeys = parts(keys, as: repeatElement(arguments[0], count: keys.count), types),
                let newValues = parts(values, as: repeatElement(arguments[1], count: values.count), types)
            else { return nil }
            if isSame(.array(newKeys), .array(keys)), isSame(.array(newValues), .array(values)) { return value }
            return .dictionary(Dictionary(zip(newKeys, newValues)) { first, _ in first })
        case (.native, "Set"):
            guard let set = Set<Value>(value) else { return nil }
            guard let element = arguments.first, isChanging(element) else { return value }
            let values = Sorting.elements(set)
            guard let cast = parts(values, as: repeatElement(element, count: values.count), types) else { return nil }
            return isSame(.array(cast), .array(values)) ? value : Set(cast).value
        case (_, "AnyHashable") where nominal.declaration.isBuiltIn:
            let isHashable =
                types.builtIn("Hashable")?.nominal.map { conforms(value, to: ProtocolType($0), types: types) }
            return isHashable == true ? value : nil
        default: return types.dynamicType(of: value)?.inherits(from: target) == true ? value : nil
        }
    }

    /// The values as those of types, in the storage that they have where all stay as they are; nil where one is none.
    private static func parts(
        _ values: [Value], as parts: some Collection<RuntimeType>, _ types: RuntimeTypes
    ) -> [Value]? {
        guard EvaluationContext.goesOn(after: values.count / 8) else { return nil }
        var cast = values
        for (index, type) in parts.enumerated() {
            guard let part = part(values[index], as: type, types) else { return nil }
            if isSame(part, values[index]) { continue }
            guard EvaluationContext.goesOn(after: 1) else { return nil }
            cast[index] = part
        }
        return cast
    }

    /// Whether a cast has left a value as it was: only what optionals, existentials and collections hold becomes another.
    private static func isSame(_ part: Value, _ before: Value) -> Bool {
        switch (part, before) {
        case (.some(let one), .some(let other)): isSame(one, other)
        case (.native(let one), .native(let other)): one === other
        case (.array(let one), .array(let other)): Extent(one).isKept(as: Extent(other))
        case (.dictionary(let one), .dictionary(let other)): Extent(one).isKept(as: Extent(other))
        case (.void, .void), (.none, .none), (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
            (.function, .function), (.keyPath, .keyPath), (.metatype, .metatype), (.instance, .instance):
            true
        default: false
        }
    }

    /// A part of a collection or a tuple as a value of a type: nil may be one of `Any`.
    private static func part(_ value: Value, as type: RuntimeType, _ types: RuntimeTypes) -> Value? {
        isChanging(type) ? cast(value, to: type, types: types) : value
    }

    /// Whether a value can fail to be one of a type, or becomes another: all are `Any`.
    private static func isChanging(_ type: RuntimeType) -> Bool {
        type.type != .any
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

/// How many optionals are written around the type of a value that is cast, and around the type that is asked for.
struct OptionalLevels {
    var given: Int
    var wanted: Int
    /// Whether an optional that an existential holds counts where what is written doesn't fit: for `is` and patterns it does,
    /// and for `as?` it doesn't.
    var looksIntoContent = false
}

extension Machine {
    /// The value as one of another type; nil where it is none. What a collection holds is counted before it is read, and
    /// the copy that it becomes afterwards.
    func cast(
        _ value: Value, to target: RuntimeType, through levels: OptionalLevels, _ types: RuntimeTypes
    ) throws -> Value? {
        let before = Extent(TypedValue.content(of: value))
        if let before, before.count > Extent.small { try account.step(before.count / 8, of: "as") }
        guard let result = Casting.cast(value, to: target, through: levels, types: types) else { return nil }
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
