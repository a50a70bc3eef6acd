@_spi(Reflection) import Swift

/// Where the erased views of configurations lie in memory, found once for each type.
final class ContentLayouts {
    private var layouts: [ObjectIdentifier: [Note]] = [:]

    /// Lets the erased view at an address remember where it was written.
    private typealias Note = (UnsafeMutableRawPointer, _ wrappingBodies: Int32) -> Void

    /// A configuration whose erased views remember in how many bodies of styles and modifiers they were written.
    func handing(_ configuration: Any, wrappingBodies: Int32) -> Any {
        func copy<Configuration>(_ configuration: Configuration) -> Any {
            let notes = notes(of: Configuration.self)
            guard !notes.isEmpty else { return configuration }
            var configuration = configuration
            withUnsafeMutableBytes(of: &configuration) { bytes in
                guard let base = bytes.baseAddress else { return }
                for note in notes { note(base, wrappingBodies) }
            }
            return configuration
        }
        return _openExistential(configuration, do: copy)
    }

    private func notes(of type: any Any.Type) -> [Note] {
        if let known = layouts[ObjectIdentifier(type)] { return known }
        let found = reflect(type)
        layouts[ObjectIdentifier(type)] = found
        return found
    }

    private func reflect(_ type: any Any.Type) -> [Note] {
        if type == AnyView.self {
            return [{ $0.assumingMemoryBound(to: AnyView.self).pointee.keepOrigin(wrappingBodies: $1) }]
        }
        if let optional = type as? any OptionalContent.Type { return optional.notes(by: reflect) }
        guard TypeKind(of: type) == .structure else { return [] }
        var notes: [Note] = []
        // Raw value 2 ignores fields whose type is not known.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
            notes += reflect(fieldType).map { note in { note($0 + offset, $1) } }
            return true
        }
        return notes
    }
}

/// An optional, whose value lies where it lies itself.
private protocol OptionalContent {
    typealias Note = (UnsafeMutableRawPointer, Int32) -> Void
    static func notes(by reflect: (any Any.Type) -> [Note]) -> [Note]
}

extension Optional: OptionalContent {
    fileprivate static func notes(by reflect: (any Any.Type) -> [Note]) -> [Note] {
        reflect(Wrapped.self).map { note in
            { address, wrappingBodies in
                guard address.assumingMemoryBound(to: Wrapped?.self).pointee != nil else { return }
                note(address, wrappingBodies)
            }
        }
    }
}
