import Catalogue

extension StandardLibrary {
    /// What Swift answers instead of an array: sequences that only remember what they are made of. Their values are
    /// plain elements here, so that their own text, which shows how they are built, is refused where it is asked for.
    static let wrappedSequences: [BuiltInGroup] = [
        wrapped(
            "struct ReversedCollection<Base: Sequence>: BidirectionalCollection", "Base.Element",
            "A collection from its last element to its first.", "Array([1, 2].reversed())"),
        wrapped(
            "struct EnumeratedSequence<Base: Sequence>: Sequence", "(offset: Int, element: Base.Element)",
            "Elements with their places.", #"for (place, letter) in ["a", "b"].enumerated() { print(place, letter) }"#),
        wrapped(
            "struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence",
            "(Sequence1.Element, Sequence2.Element)", "The elements of two sequences in pairs.",
            "Array(zip([1, 2], [3, 4]))"),
        wrapped(
            "struct StrideTo<Bound>: Sequence", "Bound", "Numbers in equal steps, without the end.",
            "for number in stride(from: 0, to: 10, by: 5) { print(number) }"),
        wrapped(
            "struct StrideThrough<Bound>: Sequence", "Bound", "Numbers in equal steps, with the end.",
            "for number in stride(from: 0, through: 10, by: 5) { print(number) }"),
        wrapped(
            "struct FlattenSequence<Element>: BidirectionalCollection", nil,
            "The elements of elements.", "Array([[1], [2, 3]].joined())"),
        wrapped(
            "struct Repeated<Element>: RandomAccessCollection", nil, "One element again and again.",
            #"Array(repeatElement("a", count: 2))"#),
        wrapped(
            "struct DefaultIndices<Elements: Collection>: BidirectionalCollection", "Elements.Index",
            "The places of a collection's elements.", #"Array("ab".indices)"#),
        BuiltInGroup(
            "extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection", []),
        BuiltInGroup(
            "extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection", []),
        BuiltInGroup(
            "extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection", []),
        BuiltInGroup(
            "extension ReversedCollection where Base.Element: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: ReversedCollection<Base>, rhs: [Base.Element]) -> Bool",
                    "Whether both hold the same.", example: "[1, 2].reversed() == [2, 1]"
                ) { (one: Elements, other: Elements) in one.values == other.values }
            ]),
    ]

    private static func wrapped(_ header: String, _ element: String?, _ summary: String, _ example: String)
        -> BuiltInGroup
    {
        BuiltInGroup(
            header, summary, example: example,
            element.map { [BuiltIn("typealias Element = \($0)", "What its elements are.", implementation: .none)] }
                ?? [])
    }
}
