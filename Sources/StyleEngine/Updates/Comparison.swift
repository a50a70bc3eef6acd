@_spi(Reflection) import Swift

/// Whether two values look the same to a body that is made from them (rule F2).
///
/// Plain data is compared field by field, whatever `==` its type declares, and numbers by their bits, so that `.nan` is
/// itself; then `==` counts where a type has it; then the stored properties, one by one. What stands in an existential
/// must be of the same type. Objects are the same only when they are one and the same; so are functions: one that
/// captures nothing is the same each time that it comes from the same place, one that captures is new each time.
/// How a type is compared is found once by reflection.
public final class Comparison {
    private var known: [ObjectIdentifier: Comparator] = [:]
    /// Which styles count as the same.
    var styles: StyleEquality
    package let contents: ContentEquality
    /// Whether what an `@Environment` has read is part of it.
    package internal(set) var reapplication = Reapplication.fresh

    typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// How many values are being compared inside each other.
    private var depth = 0
    /// The erased views that were found to differ since the last resolution began: what stands inside of others is
    /// compared with those first, and then by itself.
    private var differing: Set<AnyView.Pair> = []

    /// How deep values are compared. What lies deeper counts as changed: a body that runs once more costs less than a
    /// stack that overflows.
    private static var depthLimit: Int { 100 }

    /// Whether an `==` that a running program declares has answered since the last resolution began that two values are
    /// equal: only then something may have been left out.
    var mayHideChanges = false

    /// Takes note of what an `==` that a running program declares has answered.
    package func noting(answer: Bool) -> Bool {
        if answer { mayHideChanges = true }
        return answer
    }

    /// Whether two values look the same only because an `==` of their own leaves out some of what they hold (rule F5).
    /// Functions and views that they hold don't count. Costs a comparison, and another one where the type has an `==`.
    func hidesChange<Value>(from one: Value, to other: Value) -> Bool {
        guard areEqual(one, other) else { return false }
        let contents = Comparison(styles: styles, contents: .ignored)
        if let holding = one as? any ContentHolding { return !contents.hold(same: holding, other) }
        guard Value.self is any Equatable.Type, !_isPOD(Value.self),
            let areSame = contents.fieldComparator(of: Value.self)
        else { return false }
        return withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { !areSame(UnsafeRawPointer(one), UnsafeRawPointer($0)) }
        }
    }

    private func hold<Holding: ContentHolding>(same one: Holding, _ other: Any) -> Bool {
        (other as? Holding).map { one.holdsSame(as: $0, by: self) } ?? false
    }

    /// Creates a comparison.
    public convenience init(styles: StyleEquality = .fields) {
        self.init(styles: styles, contents: .compared)
    }

    init(styles: StyleEquality, contents: ContentEquality) {
        self.styles = styles
        self.contents = contents
    }

    /// Whether two values look the same. Linear in their size.
    public func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
        withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { other in
                comparator(of: Value.self)(UnsafeRawPointer(one), UnsafeRawPointer(other))
            }
        }
    }

    /// Whether two values of any type are of the same type and look the same.
    public func areEqual(erased one: Any, _ other: Any) -> Bool {
        func compare<Value>(_ one: Value) -> Bool {
            guard type(of: other) == Value.self, let other = other as? Value else { return false }
            return areEqual(one, other)
        }
        return _openExistential(one, do: compare)
    }

    /// Whether two values are equal by the `==` of the first one's type.
    func areEqual<Value: Equatable>(_ one: Value, byOperator other: Any) -> Bool {
        (other as? Value).map { $0 == one } ?? false
    }

    /// Goes one level deeper into values that may be nested without end.
    package func descending(_ areEqual: () -> Bool) -> Bool {
        guard depth < Comparison.depthLimit else { return false }
        depth += 1
        defer { depth -= 1 }
        return areEqual()
    }

    /// Goes one level deeper into erased views, once for each two that differ.
    func descending(into pair: AnyView.Pair, _ areEqual: () -> Bool) -> Bool {
        guard !differing.contains(pair) else { return false }
        if descending(areEqual) { return true }
        differing.insert(pair)
        return false
    }

    /// Forgets what was found to differ.
    func forgetDifferences() {
        if !differing.isEmpty { differing = [] }
    }

    /// Whether two styles count as the same, by the rule in force (rules F4, F5).
    func areEqual(_ one: ErasedStyle, _ other: ErasedStyle) -> Bool {
        guard one.type == other.type else { return false }
        switch styles {
        case .fields: return areEqual(erased: one.base, other.base)
        case .article: return ArticleEquality.areEqual(one.base, other.base)
        }
    }

    private func comparator<Value>(of type: Value.Type) -> Comparator {
        if let comparator = known[ObjectIdentifier(type)] { return comparator }
        let comparator = makeComparator(of: type)
        known[ObjectIdentifier(type)] = comparator
        return comparator
    }

    private func makeComparator<Value>(of type: Value.Type) -> Comparator {
        // To ask whether a type conforms to a protocol is dear, and these never do.
        switch TypeKind(of: type) {
        case .function: return contents == .ignored ? { _, _ in true } : bitwiseComparator(of: type)
        case .existential:
            // An existential that may hold any type lies in memory as `Any` does, its witnesses behind it.
            return { [unowned self] in areEqual(erased: $0.load(as: Any.self), $1.load(as: Any.self)) }
        case .structure, .enumeration, .tuple, .object, .other: break
        }
        if let comparing = type as? any SelfComparing.Type { return selfComparator(of: comparing) }
        if type is any ObjectView.Type { return { _, _ in false } }
        if _isPOD(type) { return plainComparator(of: type) }
        if let equatable = type as? any Equatable.Type { return equatableComparator(of: equatable) }
        switch TypeKind(of: type) {
        case .structure, .tuple: return fieldComparator(of: type) ?? bitwiseComparator(of: type)
        case .enumeration: return enumerationComparator(of: type)
        // An object is the same only when it is one and the same; so is a function.
        case .function, .existential, .object, .other: return bitwiseComparator(of: type)
        }
    }

    /// Plain data lies in memory as it is, but for what lies between its fields, and behind the case of an enum: that
    /// may be anything.
    private func plainComparator<Value>(of type: Value.Type) -> Comparator {
        switch TypeKind(of: type) {
        case .enumeration: return enumerationComparator(of: type)
        case .structure where isPacked(type): return bitwiseComparator(of: type)
        case .structure, .tuple: return fieldComparator(of: type) ?? bitwiseComparator(of: type)
        default: return bitwiseComparator(of: type)
        }
    }

    /// Whether the fields of a plain type lie close together, and are no enums.
    private func isPacked(_ type: any Any.Type) -> Bool {
        func size<Field>(_ type: Field.Type) -> Int { MemoryLayout<Field>.size }
        var end = 0
        let isKnown = _forEachField(of: type) { _, offset, fieldType, _ in
            let kind = TypeKind(of: fieldType)
            guard offset == end, kind != .enumeration, kind != .structure || isPacked(fieldType), kind != .tuple else {
                return false
            }
            end += _openExistential(fieldType, do: size)
            return true
        }
        return isKnown && end == _openExistential(type, do: size)
    }

    private func bitwiseComparator<Value>(of type: Value.Type) -> Comparator {
        let size = MemoryLayout<Value>.size
        return { one, other in
            UnsafeRawBufferPointer(start: one, count: size).elementsEqual(
                UnsafeRawBufferPointer(start: other, count: size))
        }
    }

    private func equatableComparator<Value: Equatable>(of type: Value.Type) -> Comparator {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private func selfComparator<Value: SelfComparing>(of type: Value.Type) -> Comparator {
        { [unowned self] in
            $0.assumingMemoryBound(to: Value.self).pointee
                .isEqual(to: $1.assumingMemoryBound(to: Value.self).pointee, by: self)
        }
    }

    private func fieldComparator<Value>(of type: Value.Type) -> Comparator? {
        var fields: [(offset: Int, comparator: Comparator)] = []
        let isKnown = _forEachField(of: type) { _, offset, fieldType, _ in
            func add<Field>(_ type: Field.Type) { fields.append((offset, comparator(of: type))) }
            _openExistential(fieldType, do: add)
            return true
        }
        guard isKnown else { return nil }
        let found = fields
        return { one, other in found.allSatisfy { $0.comparator(one + $0.offset, other + $0.offset) } }
    }

    /// Cases are told apart by reflection: their memory may differ though their payloads are equal.
    private func enumerationComparator<Value>(of type: Value.Type) -> Comparator {
        let bitwise = bitwiseComparator(of: type)
        return { [unowned self] one, other in
            if bitwise(one, other) { return true }
            let cases = [one, other].map {
                Mirror(reflecting: $0.assumingMemoryBound(to: Value.self).pointee).children.first
            }
            guard let first = cases[0], let second = cases[1], first.label == second.label else { return false }
            return areEqual(erased: first.value, second.value)
        }
    }
}

/// Which rule says whether two styles are the same.
public enum StyleEquality: String, CaseIterable, Sendable {
    /// All stored properties count, those of nested styles too; of environment and state only where they are read
    /// from (rule F5).
    case fields
    /// The rule of the article “Generalizing styling APIs for SwiftUI components”: a property that is a dynamic
    /// property counts as equal, whatever it holds (rule F4).
    case article
}

/// How much of what stands behind an erased type counts in a comparison.
package enum ContentEquality {
    /// All of it counts.
    case compared
    /// Only one and the same erased view is equal to itself.
    case sameOnly
    /// Erased views, functions and bindings don't count.
    case ignored
}

/// A type that knows what of it counts in a comparison.
package protocol SelfComparing {
    /// Whether another value looks the same (rule F2).
    func isEqual(to other: Self, by comparison: Comparison) -> Bool
}

/// A value of a running program, whose type may have an `==` of its own.
package protocol ContentHolding {
    /// Whether it holds the same as another value, whatever an `==` of its type says.
    func holdsSame(as other: Self, by comparison: Comparison) -> Bool
}

/// What a type's metadata says it is.
enum TypeKind {
    case structure, enumeration, tuple, existential, function, object, other

    /// Reads the kind from the first word of the metadata, as the ABI lays it down.
    init(of type: any Any.Type) {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        switch words[0] {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x302: self = .function
        // A class has its own metadata, or on Apple's systems an address, where others have a kind.
        case 0, 0x800...: self = .object
        // The second word's bit 31 is clear where only objects fit, which are laid out differently.
        case 0x303 where words[1] & 0x8000_0000 != 0: self = .existential
        default: self = .other
        }
    }
}
