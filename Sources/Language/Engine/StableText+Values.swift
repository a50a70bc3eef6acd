import Catalogue
import StyleEngine

extension Value: StableTextConvertible {
    package func stableText(in family: Family) -> String? { StableText.text(of: self, family: family) }
}

extension StableText {
    /// The text of a value of the program, as that of a compiled one reads; nil where it is left out.
    static func text(of value: Value, family: Family) -> String? {
        switch value {
        case .void, .function, .keyPath: return nil
        case .string(let string): return quoted(string)
        case .some(let wrapped): return text(of: wrapped, family: family)
        case .array(let elements): return list(elements.map { text(of: $0, family: family) })
        case .tuple(let elements):
            return "(" + elements.compactMap { text(of: $0, family: family) }.joined(separator: ", ") + ")"
        case .dictionary(let pairs):
            return dictionary(
                pairs.map { "\(text(of: $0, family: family) ?? ""): \(text(of: $1, family: family) ?? "")" })
        case .native(let native):
            guard let set = native.any as? Set<Value> else { return text(of: native.any, family: family) }
            return list(set.compactMap { text(of: $0, family: family) }.sorted())
        case .instance(let declared as DeclaredInstance):
            return declared.machine.descending(orElse: "…") { text(of: declared, family: family) }
        case .instance: return nil
        case .bool, .int, .double, .none, .metatype: return Description.debug(of: value)
        }
    }

    /// The stored properties of a declared struct that are shown, each with its label and its text.
    static func fields(of instance: DeclaredInstance, family: Family) -> [(label: String, text: String)] {
        guard let instance = instance as? StructInstance else { return [] }
        let properties = instance.runtimeType.nominal?.storedProperties ?? []
        return zip(properties, instance.fields).compactMap { property, value in
            guard !property.name.hasPrefix("_") else { return nil }
            return text(of: value, family: family).map { (property.name, $0) }
        }
    }

    private static func text(of instance: DeclaredInstance, family: Family) -> String? {
        let face = instance.runtimeType.face
        let name = instance.type.name
        if name.hasSuffix("Style") || face.isComponentStyle {
            return StyleName(type: name, family: family, values: fields(of: instance, family: family)).text
        }
        if face.isPropertyStorage { return nil }
        if let own = face.ownDescription(of: instance) { return own }
        if face.viewBody != nil { return nil }
        switch instance {
        case let instance as EnumInstance:
            let payload = zip(instance.enumCase.payload, instance.payload).compactMap { parameter, value in
                text(of: value, family: family).map { (parameter.label.map { $0 + ": " } ?? "") + $0 }
            }
            return instance.enumCase.name
                + (instance.payload.isEmpty ? "" : "(" + payload.joined(separator: ", ") + ")")
        case let instance as StructInstance: return structure(name, fields(of: instance, family: family))
        default: return name
        }
    }
}
