import Catalogue

/// Where dynamic properties lie in a stored property or in what a case carries, as its type tells (rule D3).
enum DynamicPart {
    /// The value is one itself.
    case property
    /// Some elements of a tuple.
    case tuple([DynamicElement])

    /// The part in a concrete type; nil where there is none.
    static func find(in type: SwiftType, _ types: RuntimeTypes) -> DynamicPart? {
        if case .tuple(let elements) = type {
            let found = DynamicElement.all(in: elements.map(\.type), types)
            return found.isEmpty ? nil : .tuple(found)
        }
        guard case .nominal = type, types.type(of: type).face.isDynamicProperty else { return nil }
        return .property
    }
}

/// A value among several, and what of it is installed.
struct DynamicElement {
    /// Its place.
    let index: Int
    let part: DynamicPart

    /// Those of several types in which there is something to install.
    static func all(in members: [SwiftType], _ types: RuntimeTypes) -> [DynamicElement] {
        members.enumerated().compactMap { index, type in
            DynamicPart.find(in: type, types).map { DynamicElement(index: index, part: $0) }
        }
    }
}

extension Installer {
    /// The value with the dynamic properties in it installed.
    func install(_ value: Value, _ part: DynamicPart) throws -> Value {
        switch (part, value) {
        case (.property, _): return try install(value)
        case (.tuple(let elements), .tuple(var values)):
            for element in elements { values[element.index] = try install(values[element.index], element.part) }
            return .tuple(values)
        case (.tuple, _): return value
        }
    }
}
