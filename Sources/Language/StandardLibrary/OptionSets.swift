import Catalogue

extension StandardLibrary {
    /// `OptionSet` and what it refines.
    static let optionSets: [BuiltInGroup] = [
        BuiltInGroup(
            """
            protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
                associatedtype Element
                init()
                var isEmpty: Bool { get }
                func contains(_ member: Element) -> Bool
                func union(_ other: Self) -> Self
                func intersection(_ other: Self) -> Self
                func symmetricDifference(_ other: Self) -> Self
                @discardableResult mutating func insert(_ newMember: Element)
                    -> (inserted: Bool, memberAfterInsert: Element)
                @discardableResult mutating func remove(_ member: Element) -> Element?
                @discardableResult mutating func update(with newMember: Element) -> Element?
                mutating func formUnion(_ other: Self)
                mutating func formIntersection(_ other: Self)
                mutating func formSymmetricDifference(_ other: Self)
                func subtracting(_ other: Self) -> Self
                mutating func subtract(_ other: Self)
                func isSubset(of other: Self) -> Bool
                func isSuperset(of other: Self) -> Bool
                func isDisjoint(with other: Self) -> Bool
            }
            """,
            "A type whose values can be put together and compared like sets.", example: example + "\nsides.isEmpty"),
        BuiltInGroup(
            """
            protocol OptionSet: SetAlgebra, RawRepresentable {
                associatedtype Element = Self
                associatedtype ArrayLiteralElement = Self
                init(rawValue: RawValue)
            }
            """, "A type whose values can be put together, as the sides of a rectangle.",
            example: example + "\nsides.contains(.left)"),
        BuiltInGroup(
            "extension OptionSet where RawValue: FixedWidthInteger",
            [
                BuiltIn("init()", "No options.", example: example + "\nSides()", swift: "self.init(rawValue: 0)"),
                BuiltIn(
                    "init(arrayLiteral elements: Self...)", "The options of all of them.",
                    swift: """
                        var raw: RawValue = 0
                        for element in elements { raw = raw | element.rawValue }
                        self.init(rawValue: raw)
                        """),
                BuiltIn(
                    "init(_ sequence: [Self])", "The options of all of them.",
                    example: example + "\nSides([.left, .right])",
                    swift: """
                        self.init(rawValue: 0)
                        for element in sequence { formUnion(element) }
                        """),
                BuiltIn("var isEmpty: Bool { get }", "Whether there are no options.", swift: "rawValue == 0"),
                BuiltIn(
                    "func contains(_ member: Self) -> Bool", "Whether all options of another are among these.",
                    swift: "rawValue & member.rawValue == member.rawValue"),
                BuiltIn(
                    "func union(_ other: Self) -> Self", "The options of both.",
                    swift: "Self(rawValue: rawValue | other.rawValue)"),
                BuiltIn(
                    "func intersection(_ other: Self) -> Self", "The options that both have.",
                    swift: "Self(rawValue: rawValue & other.rawValue)"),
                BuiltIn(
                    "func symmetricDifference(_ other: Self) -> Self", "The options that one of the two has.",
                    swift: "Self(rawValue: rawValue ^ other.rawValue)"),
                BuiltIn(
                    "func subtracting(_ other: Self) -> Self", "The options that the other does not have.",
                    swift: "Self(rawValue: rawValue ^ rawValue & other.rawValue)"),
                BuiltIn(
                    "func isSubset(of other: Self) -> Bool", "Whether the other has all of these options.",
                    swift: "other.contains(self)"),
                BuiltIn(
                    "func isSuperset(of other: Self) -> Bool", "Whether all options of the other are among these.",
                    swift: "contains(other)"),
                BuiltIn(
                    "func isStrictSubset(of other: Self) -> Bool",
                    "Whether the other has all of these options and more.",
                    swift: "rawValue != other.rawValue && other.contains(self)"),
                BuiltIn(
                    "func isStrictSuperset(of other: Self) -> Bool",
                    "Whether all options of the other are among these, and there are more.",
                    swift: "rawValue != other.rawValue && contains(other)"),
                BuiltIn(
                    "func isDisjoint(with other: Self) -> Bool", "Whether the two have no option in common.",
                    swift: "rawValue & other.rawValue == 0"),
                BuiltIn(
                    "mutating func formUnion(_ other: Self)", "Adds the options of another.",
                    example: changing + "\nsides.formUnion(.right)", swift: "self = union(other)"),
                BuiltIn(
                    "mutating func formIntersection(_ other: Self)", "Keeps the options that another has too.",
                    example: changing + "\nsides.formIntersection(.right)", swift: "self = intersection(other)"),
                BuiltIn(
                    "mutating func formSymmetricDifference(_ other: Self)",
                    "Keeps the options that one of the two has.",
                    example: changing + "\nsides.formSymmetricDifference(.right)",
                    swift: "self = symmetricDifference(other)"),
                BuiltIn(
                    "mutating func subtract(_ other: Self)", "Takes the options of another away.",
                    example: changing + "\nsides.subtract(.left)", swift: "self = subtracting(other)"),
                BuiltIn(
                    "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)",
                    "Adds options; says whether they were new.", example: changing + "\nsides.insert(.right)",
                    swift: """
                        let isNew = !contains(newMember)
                        if isNew { self = union(newMember) }
                        return (isNew, newMember)
                        """),
                BuiltIn(
                    "@discardableResult mutating func remove(_ member: Self) -> Self?",
                    "Takes options away; the ones that were there.", example: changing + "\nsides.remove(.left)",
                    swift: """
                        let removed = intersection(member)
                        self = subtracting(member)
                        return removed.isEmpty ? nil : removed
                        """),
                BuiltIn(
                    "@discardableResult mutating func update(with newMember: Self) -> Self?",
                    "Adds options; those of them that were there.", example: changing + "\nsides.update(with: .left)",
                    swift: """
                        let known = intersection(newMember)
                        self = union(newMember)
                        return known.isEmpty ? nil : known
                        """),
            ]),
    ]

    private static let declaration = """
        struct Sides: OptionSet {
            let rawValue: Int
            static let left = Sides(rawValue: 1)
            static let right = Sides(rawValue: 2)
        }
        """

    private static let example = declaration + "\nlet sides: Sides = [.left, .right]"
    private static let changing = declaration + "\nvar sides: Sides = .left"
}
