import Catalogue

/// The order of values.
enum Order {
    /// Whether the first of two values of one type comes before the second: by the `<` of its own type where it is
    /// declared.
    static func isLess(_ one: Value, _ other: Value) throws -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): return one < other
        case (.double(let one), .double(let other)): return one < other
        case (.string(let one), .string(let other)): return one < other
        case (.tuple(let one), .tuple(let other)):
            for (one, other) in zip(one, other) {
                if try isLess(one, other) { return true }
                if try isLess(other, one) { return false }
            }
            return false
        case (.instance(let declared as DeclaredInstance), .instance):
            return try declared.runtimeType.isLess(one, other)
        case (.native(let first), .native(let second)):
            if let one = first.any as? any Comparable, let answer = isLess(one, second.any) { return answer }
        default: break
        }
        if let one = TextValue(one), let other = TextValue(other) { return one.text < other.text }
        throw Fault.wrongArgument
    }

    private static func isLess<Operand: Comparable>(_ one: Operand, _ other: Any) -> Bool? {
        (other as? Operand).map { one < $0 }
    }

    /// The values in order; equal ones stay in the order they had.
    static func sorted<Element>(_ values: [Element], by isLess: (Element, Element) throws -> Bool) throws -> [Element] {
        var compared = 0
        return try sorted(values[...]) { one, other in
            compared &+= 1
            if compared & 0xFF == 0 { try Work.charge(0x80) }
            return try isLess(one, other)
        }
    }

    private static func sorted<Element>(
        _ values: ArraySlice<Element>, by isLess: (Element, Element) throws -> Bool
    ) throws -> [Element] {
        guard values.count > 1 else { return Array(values) }
        let middle = values.startIndex + values.count / 2
        let (one, other) = (try sorted(values[..<middle], by: isLess), try sorted(values[middle...], by: isLess))
        var merged: [Element] = []
        merged.reserveCapacity(values.count)
        var (i, j) = (0, 0)
        while i < one.count, j < other.count {
            if try isLess(other[j], one[i]) {
                merged.append(other[j])
                j += 1
            } else {
                merged.append(one[i])
                i += 1
            }
        }
        return merged + one[i...] + other[j...]
    }
}
