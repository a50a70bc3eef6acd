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

    private func reflect(_ type: any Any.Type) -> FieldLayout {
        var layout = FieldLayout()
        guard [.structure, .tuple].contains(TypeKind(of: type)) else { return layout }
        // Raw value 2 ignores fields whose type is not known: those cannot be dynamic properties.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { name, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                let install = installer(of: dynamic)
                layout.fields.append(FieldLayout.Field(name: String(cString: name), offset: offset, install: install))
            } else if TypeKind(of: fieldType) == .tuple {
                let parts = reflect(fieldType)
                guard !parts.isEmpty else { return true }
                layout.fields.append(
                    FieldLayout.Field(name: String(cString: name), offset: offset) { address, installation in
                        parts.install(at: address, from: installation)
                    })
            }
            return true
        }
        return layout
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
