import Catalogue

extension StandardLibrary {
    /// Sets put together and compared; the other may be any sequence.
    static let setAlgebra: [BuiltIn] =
        combining("union", "formUnion", "The elements of both.") { $0.union($1) }
        + combining("intersection", "formIntersection", "The elements that both have.") { $0.intersection($1) }
        + combining("subtracting", "subtract", "The elements that the other has not.") { $0.subtracting($1) }
        + combining("symmetricDifference", "formSymmetricDifference", "The elements that only one has.") {
            $0.symmetricDifference($1)
        }
        + comparing("isSubset", "of", "Whether the other has all its elements.") { $0.isSubset(of: $1) }
        + comparing("isSuperset", "of", "Whether it has all elements of the other.") { $0.isSuperset(of: $1) }
        + comparing("isStrictSubset", "of", "Whether the other has all its elements, and more.") {
            $0.isStrictSubset(of: $1)
        }
        + comparing("isStrictSuperset", "of", "Whether it has all elements of the other, and more.") {
            $0.isStrictSuperset(of: $1)
        }
        + comparing("isDisjoint", "with", "Whether no element is in both.") { $0.isDisjoint(with: $1) }

    private static func combining(
        _ name: String, _ changing: String, _ summary: String,
        _ combine: @escaping @Sendable (Set<Value>, Set<Value>) -> Set<Value>
    ) -> [BuiltIn] {
        forms.map { generics, type, condition in
            BuiltIn(
                "func \(name)\(generics)(_ other: \(type)) -> Set<Element>\(condition)", summary,
                example: "Set([1, 2]).\(name)([2, 3])"
            ) { (set: Set<Value>, other: Elements) in combine(set, Set(other.values)) }
        }
            + forms.map { generics, type, condition in
                changeSet("mutating func \(changing)\(generics)(_ other: \(type))\(condition)", summary) { set, other in
                    set = combine(set, Set(try Elements.argument(other).values))
                    return .void
                }
            }
    }

    private static func comparing(
        _ name: String, _ label: String, _ summary: String,
        _ compare: @escaping @Sendable (Set<Value>, Set<Value>) -> Bool
    ) -> [BuiltIn] {
        forms.map { generics, type, condition in
            BuiltIn(
                "func \(name)\(generics)(\(label) other: \(type)) -> Bool\(condition)", summary,
                example: "Set([1, 2]).\(name)(\(label): [2, 3])"
            ) { (set: Set<Value>, other: Elements) in compare(set, Set(other.values)) }
        }
    }

    /// The other one as a set, and as any sequence.
    private static let forms = [
        (generics: "", type: "Set<Element>", condition: ""),
        (generics: "<S: Sequence>", type: "S", condition: " where S.Element == Element"),
    ]
}
