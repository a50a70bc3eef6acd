@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie in memory: found once by reflection, then used for every value.
struct FieldLayout {
    fileprivate var fields: [Field] = []

    fileprivate typealias Installer = (UnsafeMutableRawPointer, Installation) -> Bool

    fileprivate struct Field {
        let name: String
        let offset: Int
        let install: Installer
    }

    var isEmpty: Bool { fields.isEmpty }

    var names: [String] { fields.map(\.name) }

    /// Installs the properties of the value at `base` and adds the names of those that changed.
    func install(at base: UnsafeMutableRawPointer, from installation: Installation, changes: inout [String]) {
        for field in fields where field.install(base + field.offset, installation) { changes.append(field.name) }
    }
}

extension FieldLayout {
    /// Installs the properties of a value that is a property itself; whether any of them changed.
    fileprivate func install(at base: UnsafeMutableRawPointer, from installation: Installation) -> Bool {
        var changes: [String] = []
        install(at: base, from: installation, changes: &changes)
        return !changes.isEmpty
    }
}

/// The layouts of all types met so far.
final class FieldLayouts {
    private var layouts: [ObjectIdentifier: FieldLayout] = [:]

    func layout<Value>(of type: Value.Type) -> FieldLayout {
        if let known = layouts[ObjectIdentifier(type)] { return known }
        let layout = reflect(type)
        layouts[ObjectIdentifier(type)] = layout
        return layout
    }

    private var naming: [ObjectIdentifier: (any PropertyNaming.Type)?] = [:]

    /// The same type, where its values know the names of their properties themselves. To ask whether a type conforms to a
    /// protocol is dear, and each body asks.
    func naming<Value>(of type: Value.Type) -> (any PropertyNaming.Type)? {
        if let known = naming[ObjectIdentifier(type)] { return known }
        let found = type as? any PropertyNaming.Type
        naming[ObjectIdentifier(type)] = .some(found)
        return found
    }

    private func reflect(_ type: any Any.Type) -> FieldLayout {
        if let payloads = EnumPayloads(of: type) { return layout(of: payloads) }
        var layout = FieldLayout()
        guard [.structure, .tuple].contains(TypeKind(of: type)) else { return layout }
        // Raw value 2 ignores fields whose type is not known: those cannot be dynamic properties.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { name, offset, fieldType, _ in
            if let install = installer(ofPart: fieldType) {
                layout.fields.append(FieldLayout.Field(name: String(cString: name), offset: offset, install: install))
            }
            return true
        }
        return layout
    }

    private func layout(of payloads: EnumPayloads) -> FieldLayout {
        let installers = payloads.types.map { $0.flatMap { installer(ofPart: $0) } }
        guard installers.contains(where: { $0 != nil }) else { return FieldLayout() }
        let payload = FieldLayout.Field(name: "payload", offset: 0) { address, installation in
            payloads.change(at: address) { installers[$0]?(address, installation) ?? false } ?? false
        }
        return FieldLayout(fields: [payload])
    }

    /// What installs a part of a value, where that is a property or a tuple that holds some.
    private func installer(ofPart type: any Any.Type) -> FieldLayout.Installer? {
        if let dynamic = type as? any DynamicProperty.Type { return installer(of: dynamic) }
        guard TypeKind(of: type) == .tuple else { return nil }
        let parts = reflect(type)
        return parts.isEmpty ? nil : { parts.install(at: $0, from: $1) }
    }

    private func installer<Property: DynamicProperty>(of type: Property.Type) -> FieldLayout.Installer {
        if let primitive = type as? any PrimitiveDynamicProperty.Type { return primitiveInstaller(of: primitive) }
        let nested = reflect(type)
        return { address, installation in
            let isChanged = nested.install(at: address, from: installation)
            address.assumingMemoryBound(to: Property.self).pointee.update()
            return isChanged
        }
    }

    private func primitiveInstaller<Property: PrimitiveDynamicProperty>(
        of type: Property.Type
    ) -> FieldLayout.Installer {
        { $0.assumingMemoryBound(to: Property.self).pointee.install(from: $1) }
    }
}
