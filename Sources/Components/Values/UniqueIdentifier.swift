import Catalogue

extension UUID: NativeConvertible {}

extension UUID {
    /// The identifier with a number: its form is that of a random one.
    fileprivate init(number: UInt64) {
        func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (place * 8)) }
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            ))
    }
}

extension BuiltIns {
    static let uuid: [BuiltInGroup] = [
        BuiltInGroup(
            "struct UUID: Hashable, Comparable, CustomStringConvertible, Sendable",
            "What tells one thing from all others. Here they are numbered, so that a program shows the same each time.",
            example: """
                struct Tea: Identifiable { let id = UUID(); let name: String }
                ForEach([Tea(name: "Assam"), Tea(name: "Darjeeling")]) { Text($0.name) }
                """,
            [
                BuiltIn(
                    "init()", "One that no other is equal to.", example: "UUID() == UUID()",
                    implementation: .intrinsic(.numbered { UUID(number: $0).value })),
                BuiltIn(
                    "init?(uuidString string: String)", "The one that a text writes down, or nil where it does not.",
                    example: #"UUID(uuidString: "tea")"#
                ) { (string: String) in UUID(uuidString: string) },
                BuiltIn(
                    "var uuidString: String { get }", "It written down.",
                    example: "UUID().uuidString.count"
                ) { (identifier: UUID) in identifier.uuidString },
                BuiltIn(
                    "var description: String { get }", "It written down.",
                    example: "UUID().description.count"
                ) { (identifier: UUID) in identifier.description },
                BuiltIn(
                    "static func < (lhs: UUID, rhs: UUID) -> Bool", "Whether the first comes before.",
                    example: "UUID() < UUID()"
                ) { (one: UUID, other: UUID) in one < other },
            ])
    ]
}
