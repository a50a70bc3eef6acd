import Catalogue

/// The text of sequences that only remember what they are made of: Swift shows the type, and what is inside.
enum WrappedSequence {
    /// The text of a value of such a type; nil for other types.
    static func text(of value: Value, _ type: SwiftType) -> String? {
        guard type.tellsItsBase, case .nominal(let nominal) = type else { return nil }
        if let text = textOfView(value, named: nominal.declaration.name) { return text }
        guard let base = nominal.arguments.first else { return nil }
        switch nominal.declaration.name {
        case "ReversedCollection":
            guard let elements = Elements(value)?.values else { return nil }
            return "\(type.runtimeName)(_base: \(text(of: elements.reversed(), in: base)))"
        case "EnumeratedSequence":
            guard let elements = Elements(value)?.values else { return nil }
            let values = elements.map { element in
                if case .tuple(let parts) = element, parts.count == 2 { parts[1] } else { element }
            }
            return "\(type.runtimeName)(_base: \(text(of: values, in: base)))"
        case "StrideTo", "StrideThrough": return "Swift.\(nominal.declaration.name)<Swift.\(base.runtimeName)>"
        default: return nil
        }
    }

    /// A text, of its bytes, its numbers of 16 bits or its scalars; nil for other types.
    private static func textOfView(_ value: Value, named name: String) -> String? {
        func elements<Element: ValueConvertible>(_ type: Element.Type) -> [Element] {
            Elements(value)?.values.compactMap { Element($0) } ?? []
        }
        switch name {
        case "UTF8View": return String(decoding: elements(UInt8.self), as: UTF8.self)
        case "UTF16View": return String(decoding: elements(UInt16.self), as: UTF16.self)
        case "UnicodeScalarView":
            return elements(Unicode.Scalar.self).reduce(into: "") { $0.unicodeScalars.append($1) }
        default: return nil
        }
    }

    /// A collection as it stands inside another value.
    private static func text(of elements: [Value], in base: SwiftType) -> String {
        switch base.nominal?.name {
        case "String", "Substring":
            return elements.compactMap { Character($0) }.reduce(into: "") { $0.append($1) }.debugDescription
        case "Range", "ClosedRange":
            guard case .int(let first)? = elements.first, case .int(let last)? = elements.last else { return "" }
            return base.nominal?.name == "Range"
                ? "Range(\(first)..<\(Arithmetic.clampedSum(last, 1)))" : "ClosedRange(\(first)...\(last))"
        case "ArraySlice": return "ArraySlice(\(Description.shown(.array(elements), of: base)))"
        default: return Description.shown(.array(elements), of: base)
        }
    }
}

extension SwiftType {
    /// Whether the text of a value would show how Swift's library is built: a sequence that only remembers what it is
    /// made of.
    var isWrappedSequence: Bool {
        guard case .nominal(let nominal) = self, nominal.declaration.isBuiltIn else { return false }
        switch nominal.declaration.name {
        case "ReversedCollection", "EnumeratedSequence", "Zip2Sequence", "FlattenSequence", "Repeated",
            "DefaultIndices", "PrefixSequence", "DropFirstSequence", "DropWhileSequence", "StrideTo", "StrideThrough",
            "LazySequence", "LazyMapSequence", "LazyFilterSequence", "Slice",
            "LazyPrefixWhileSequence", "UnfoldSequence", "AnyIterator", "IndexingIterator", "AnySequence", "UTF8View",
            "UTF16View", "UnicodeScalarView":
            return true
        default: return false
        }
    }

    /// Whether a value is a sequence whose text is known from its elements: what it is made of is an array, a range of
    /// whole numbers or a text.
    var tellsItsBase: Bool {
        guard isWrappedSequence, case .nominal(let nominal) = self else { return false }
        switch nominal.declaration.name {
        case "StrideTo", "StrideThrough": return true
        // That of a part tells where it stands.
        case "UTF8View", "UTF16View", "UnicodeScalarView": return nominal.declaration.qualifiedName.hasPrefix("String.")
        case "ReversedCollection", "EnumeratedSequence":
            guard case .nominal(let inner)? = nominal.arguments.first, inner.declaration.isBuiltIn else { return false }
            switch inner.declaration.name {
            case "Array", "ArraySlice", "String", "Substring": return true
            case "Range", "ClosedRange": return inner.arguments.first?.nominal?.name == "Int"
            default: return false
            }
        default: return false
        }
    }
}
