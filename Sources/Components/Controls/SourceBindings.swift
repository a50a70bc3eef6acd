import Catalogue
import StyleEngine

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding to a part of each element. Where an element is gone, it reads what was there last and writes nothing.
    func parts<Part>(at path: WritableKeyPath<Value.Element, Part>) -> [Binding<Part>] {
        zip(wrappedValue.indices, wrappedValue).map { index, element in
            Binding<Part>(
                get: { (wrappedValue.indices.contains(index) ? wrappedValue[index] : element)[keyPath: path] },
                set: { part in
                    guard wrappedValue.indices.contains(index) else { return }
                    wrappedValue[index][keyPath: path] = part
                })
        }
    }
}

extension Binding<Catalogue.Value> {
    /// A binding to a part of each element of a running program's array.
    func parts(at path: KeyPathValue) throws -> [Binding<Catalogue.Value>] {
        guard case .array(let elements) = wrappedValue else { return [] }
        return try elements.indices.map { index in
            var last = try path.get(from: elements[index])
            return Binding<Catalogue.Value>(
                get: {
                    guard case .array(let elements) = wrappedValue, elements.indices.contains(index),
                        let part = try? path.get(from: elements[index])
                    else { return last }
                    last = part
                    return part
                },
                set: { part in
                    guard case .array(var elements) = wrappedValue, elements.indices.contains(index) else { return }
                    do { try path.set(part, in: &elements[index]) } catch { return path.report(error) }
                    wrappedValue = .array(elements)
                })
        }
    }
}

extension Binding {
    /// The bindings of a running program at a key path of each element.
    static func parts(of elements: [Catalogue.Value], at path: KeyPathValue) throws -> [Binding<Value>]
    where Value: ValueConvertible {
        try elements.compactMap { Binding(try path.get(from: $0)) }
    }
}
