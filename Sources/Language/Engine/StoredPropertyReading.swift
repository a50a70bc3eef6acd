import Catalogue
import StyleEngine

/// What a stored property holds at a node, or a variable of the session.
public struct StoredPropertyReading {
    /// What it is called: names with dots between them for a property of a dynamic property.
    public let name: String
    /// Its value, as text.
    public let value: String
    /// Whether the style of the node's component stores it.
    public var isOfStyle = false
    /// Where the variable, or the type of what stores it, is declared; nil where that is not known.
    public let place: SourcePlace?
}

extension Program {
    /// What a stored property holds that a program declares: of a node's view, of the style that it takes, or of what it tells
    /// that; nil where there is none of that name. To be called in an evaluation.
    ///
    /// - Parameters:
    ///   - property: its name, or that of a property of a dynamic property in it, which may follow behind a dot.
    ///   - declared: what is declared.
    public func reading(
        ofStored property: String, at node: Node, knowing declared: CheckedProgram
    ) throws -> StoredPropertyReading? {
        for (holder, isOfStyle) in node.holders {
            guard case .instance(let instance as StructInstance)? = holder as? Value,
                case let installed as StructInstance = try instance.runtimeType.face.install(
                    instance, Installer(reading: node)),
                let found = installed.property(property.split(separator: ".").map(String.init)[...]),
                let value = try current(found.value, declared)
            else { continue }
            return StoredPropertyReading(
                name: found.path.joined(separator: "."), value: text(of: value), isOfStyle: isOfStyle,
                place: instance.type.declared?.place)
        }
        return try told(property, at: node, declared).map {
            StoredPropertyReading(name: property, value: $0, place: nil)
        }
    }

    /// The names of the stored properties that a program declares and that can be asked about at a node.
    public func storedProperties(at node: Node) -> [String] {
        node.holders.flatMap { holder, _ -> [String] in
            guard case .instance(let instance as StructInstance)? = holder as? Value else { return [] }
            return instance.runtimeType.nominal?.storedProperties.map(\.written) ?? []
        }
    }

    /// What a component that is built in tells its style, as text; nil where it tells nothing of that name.
    private func told(_ property: String, at node: Node, _ declared: CheckedProgram) throws -> String? {
        // A press is told to what is made inside of the component.
        if property == "isPressed", let isPressed = node.isPressed { return "\(isPressed)" }
        guard let configuration = node.configuration, let told = configuration as? any ValueConvertible,
            let path = try value(of: "\\\(type(of: configuration)).\(property)", declared),
            let value = try KeyPathValue(path)?.get(from: told.value)
        else { return nil }
        return StableText.text(of: value, family: Family(key: TypeIdentity(EnvironmentValues.self)))
    }

    /// What a variable of the session holds that keeps a value; nil where there is none. To be called in an evaluation.
    public func reading(ofVariable name: String, knowing declared: CheckedProgram) throws -> StoredPropertyReading? {
        guard let variable = declared.declarations.variables[name] else { return nil }
        switch variable.storage {
        case .global, .wrapped: break
        case .stored, .computed, .projected: return nil
        }
        guard let value = try value(of: name, declared) else { return nil }
        return StoredPropertyReading(name: name, value: text(of: value), place: variable.position.sourcePlace)
    }

    private func text(of value: Value) -> String {
        StableText.telling(of: value, family: Family(key: TypeIdentity(EnvironmentValues.self)))
    }

    /// What an expression of names comes to.
    private func value(of expression: String, _ declared: CheckedProgram) throws -> Value? {
        guard let item = try? declared.check(expression, canvas: nil).items.first,
            case .value(let checked) = item.kind
        else { return nil }
        return try lowerer.detached(checked, generics: []).call(machine, lowerer.types.none, [])
    }

    /// What a stored property holds: what its wrapper reads, where it has one; nil where that is not known.
    private func current(_ value: Value, _ declared: CheckedProgram) throws -> Value? {
        switch value {
        case .instance(let state as StateProperty): return state.current
        case .instance(let property as EnvironmentProperty): return try property.read()
        case .instance(let property as EnvironmentBackedProperty):
            return try property.ownValue ?? property.environment.read()
        case .native(let native): return (native.any as? Binding<Value>)?.wrappedValue ?? value
        case .instance(let wrapper as StructInstance) where wrapper.runtimeType.face.isPropertyStorage:
            // What it does by itself before a body is made may change all that it holds.
            guard !wrapper.runtimeType.face.updates,
                let path = try self.value(of: "\\\(wrapper.runtimeType.type).wrappedValue", declared)
            else { return nil }
            return try KeyPathValue(path)?.get(from: value)
        default: return value
        }
    }
}

extension Node {
    /// What may have stored properties: its view, what it tells the style that it takes, and that.
    fileprivate var holders: [(value: Any?, isStyle: Bool)] {
        [(shownValue, false), (configuration, false), (takenStyle, true)]
    }
}

extension StoredProperty {
    /// The name as it is written, though a wrapper be what is stored.
    fileprivate var written: String { isWrapper ? String(name.dropFirst()) : name }
}

extension StructInstance {
    /// A stored property of a name, or else the first of that name in a dynamic property, with what all on the way to it are
    /// called.
    fileprivate func property(_ names: ArraySlice<String>) -> (path: [String], value: Value)? {
        guard let name = names.first, let properties = runtimeType.nominal?.storedProperties else { return nil }
        let all = zip(properties, fields).map { property, field in
            (property.written, field)
        }
        let further = names.dropFirst()
        if let (own, field) = all.first(where: { $0.0 == name }) {
            guard !further.isEmpty else { return ([own], field) }
            return field.storage?.property(further).map { ([own] + $0.path, $0.value) }
        }
        return all.lazy.compactMap { own, field in
            field.storage?.property(names).map { ([own] + $0.path, $0.value) }
        }.first
    }
}

extension Value {
    /// A declared dynamic property whose own properties are known.
    fileprivate var storage: StructInstance? {
        guard case .instance(let instance as StructInstance) = self else { return nil }
        let face = instance.runtimeType.face
        return face.isDynamicProperty && !face.updates ? instance : nil
    }
}
