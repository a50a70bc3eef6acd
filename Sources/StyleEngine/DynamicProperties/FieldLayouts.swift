@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie in memory: found once by reflection, then used for every value.
struct FieldLayout {
    fileprivate var fields: [Field] = []

    fileprivate struct Field {
        let offset: Int
        let install: (UnsafeMutableRawPointer, Installation) -> Void
    }

    var isEmpty: Bool { fields.isEmpty }

    func install(at base: UnsafeMutableRawPointer, from installation: Installation) {
        for field in fields { field.install(base + field.offset, installation) }
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
        // Raw value 2 ignores fields whose type is not known: those cannot be dynamic properties.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                layout.fields.append(FieldLayout.Field(offset: offset, install: installer(of: dynamic)))
            }
            return true
        }
        return layout
    }

    private func installer<Property: DynamicProperty>(
        of type: Property.Type
    ) -> (UnsafeMutableRawPointer, Installation) -> Void {
        if let primitive = type as? any PrimitiveDynamicProperty.Type { return primitiveInstaller(of: primitive) }
        let nested = reflect(type)
        return { address, installation in
            nested.install(at: address, from: installation)
            address.assumingMemoryBound(to: Property.self).pointee.update()
        }
    }

    private func primitiveInstaller<Property: PrimitiveDynamicProperty>(
        of type: Property.Type
    ) -> (UnsafeMutableRawPointer, Installation) -> Void {
        { $0.assumingMemoryBound(to: Property.self).pointee.install(from: $1) }
    }
}
