/// `where T == U`: what stands on the left is known as what stands on the right wherever the requirement is in scope.
extension Checker {
    /// Adds `left == right` to the signature at hand; false, and nothing is added, where one would be a part of itself,
    /// directly or by way of other requirements.
    func addSameType(_ left: SwiftType, _ right: SwiftType) -> Bool {
        var (left, right) = (left, right)
        // Of two generic types the longer one is known as the shorter one: `Self == SubSequence` too.
        if !left.isGeneric || right.isGeneric && right.size > left.size { (left, right) = (right, left) }
        if left.isGeneric, finished(left) == finished(right) { return true }
        here.signature.requirements.append(.sameType(left, right))
        var cleared: [SwiftType] = []
        guard left.isGeneric, isRecursive(left, [left], &cleared) else { return true }
        here.signature.requirements.removeLast()
        return false
    }

    /// Whether a generic type is known as one that has it as a part, directly or by way of `path`.
    ///
    /// - Parameter cleared: those of which it is known that they are not; each is looked at once.
    private func isRecursive(_ type: SwiftType, _ path: [SwiftType], _ cleared: inout [SwiftType]) -> Bool {
        guard let next = step(from: type), next != type else { return false }
        for part in parts(of: next) where !cleared.contains(part) {
            if path.count > Self.mostExpansions || path.contains(part) || isRecursive(part, path + [part], &cleared) {
                return true
            }
            cleared.append(part)
        }
        return false
    }

    /// The generic types that a type is made of, and those that these are associated with.
    private func parts(of type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        _ = type.contains {
            if $0.isGeneric { found.append($0) }
            return false
        }
        return found
    }
}

extension SwiftType {
    /// Whether it is a generic parameter or an associated type of one.
    var isGeneric: Bool {
        switch self {
        case .parameter, .member: true
        default: false
        }
    }
}
