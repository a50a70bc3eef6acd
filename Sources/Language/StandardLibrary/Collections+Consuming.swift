import Catalogue

extension StandardLibrary {
    /// Taking elements out of a collection that is its own slice, by becoming a part of it.
    static let consuming: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Collection where SubSequence == Self",
            [
                BuiltIn(
                    "mutating func popFirst() -> Element?", "Takes the first element out, where there is one.",
                    example: "var part = [1, 2, 3][1...]\npart.popFirst()",
                    swift: "isEmpty ? nil : removeFirst()"),
                BuiltIn(
                    "@discardableResult mutating func removeFirst() -> Element", "Takes the first element out.",
                    example: "var part = [1, 2, 3][1...]\npart.removeFirst()",
                    swift: """
                        precondition(!isEmpty, "Can't remove items from an empty collection")
                        let element = self[startIndex]
                        self = self[index(after: startIndex)..<endIndex]
                        return element
                        """),
                BuiltIn(
                    "mutating func removeFirst(_ k: Int)", "Takes the first elements out.",
                    example: "var part = [1, 2, 3][1...]\npart.removeFirst(1)\npart",
                    swift: """
                        precondition(k >= 0, "Number of elements to remove should be non-negative")
                        let start = index(startIndex, offsetBy: k, limitedBy: endIndex)
                        precondition(start != nil, "Can't remove more items from a collection than it contains")
                        self = self[(start ?? endIndex)..<endIndex]
                        """),
            ]),
        BuiltInGroup(
            "extension BidirectionalCollection where SubSequence == Self",
            [
                BuiltIn(
                    "mutating func popLast() -> Element?", "Takes the last element out, where there is one.",
                    example: "var part = [1, 2, 3][1...]\npart.popLast()",
                    swift: "isEmpty ? nil : removeLast()"),
                BuiltIn(
                    "@discardableResult mutating func removeLast() -> Element", "Takes the last element out.",
                    example: "var part = [1, 2, 3][1...]\npart.removeLast()",
                    swift: """
                        precondition(!isEmpty, "Can't remove items from an empty collection")
                        let end = index(before: endIndex)
                        let element = self[end]
                        self = self[startIndex..<end]
                        return element
                        """),
                BuiltIn(
                    "mutating func removeLast(_ k: Int)", "Takes the last elements out.",
                    example: "var part = [1, 2, 3][1...]\npart.removeLast(1)\npart",
                    swift: """
                        precondition(k >= 0, "Number of elements to remove should be non-negative")
                        let end = index(endIndex, offsetBy: -k, limitedBy: startIndex)
                        precondition(end != nil, "Can't remove more items from a collection than it contains")
                        self = self[startIndex..<(end ?? startIndex)]
                        """),
            ]),
    ]
}
