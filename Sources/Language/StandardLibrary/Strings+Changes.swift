import Catalogue

extension StandardLibrary {
    /// What changes a text in a variable.
    static func changes(_ name: String) -> [BuiltIn] {
        let single = [
            changeText("mutating func append(_ other: \(name))", "Adds text at the end.") { text, arguments in
                text += try string(arguments[0])
                return .void
            },
            changeText("mutating func append(_ c: Character)", "Adds a character at the end.") { text, arguments in
                text += try string(arguments[0])
                return .void
            },
            changeText("mutating func append<S: StringProtocol>(contentsOf newElements: S)", "Adds text at the end.") {
                text, arguments in
                text += try string(arguments[0])
                return .void
            },
            changeText(
                "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character",
                "Adds characters at the end."
            ) { text, arguments in
                text += try elements(arguments[0]).compactMap { Character($0) }
                return .void
            },
            changeText("static func += <S: StringProtocol>(lhs: inout \(name), rhs: S)", "Adds text at the end.") {
                text, arguments in
                text += try string(arguments[0])
                return .void
            },
            changeText(
                "static func += <S: Sequence>(lhs: inout \(name), rhs: S) where S.Element == Character",
                "Adds characters at the end."
            ) { text, arguments in
                text += try elements(arguments[0]).compactMap { Character($0) }
                return .void
            },
            changeText("mutating func reserveCapacity(_ n: Int)", "Says how long it will become.") { _, _ in .void },
        ]
        return single
            + (name == "String"
                ? removals(changeText) + placed(changeText) : removals(changePart) + placed(changePart) + [popFirst])
    }

    /// What takes characters out of a text, or of a part, whose places are then still those of the text.
    private static func removals<Text: RangeReplaceableCollection & BidirectionalCollection & SendableMetatype>(
        _ change: (String, String, @escaping @Sendable (inout Text, [Value]) throws -> Value) -> BuiltIn
    ) -> [BuiltIn] where Text.Element == Character {
        [
            change("@discardableResult mutating func removeFirst() -> Character", "Takes the first character out.") {
                text, _ in
                guard !text.isEmpty else { throw Fault.emptyCollection }
                return text.removeFirst().value
            },
            change("@discardableResult mutating func removeLast() -> Character", "Takes the last character out.") {
                text, _ in
                guard !text.isEmpty else { throw Fault.emptyCollection }
                return text.removeLast().value
            },
            change("mutating func popLast() -> Character?", "Takes the last character out, where there is one.") {
                text, _ in text.isEmpty ? Value.none : .some(text.removeLast().value)
            },
            change("mutating func removeFirst(_ k: Int)", "Takes the first characters out.") { text, arguments in
                try removeFirst(arguments[0], of: &text)
            },
            change("mutating func removeLast(_ k: Int)", "Takes the last characters out.") { text, arguments in
                try removeLast(arguments[0], of: &text)
            },
            change("mutating func removeAll(keepingCapacity: Bool = false)", "Makes it empty.") { text, _ in
                text.removeAll()
                return .void
            },
            change(
                "mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows",
                "Takes characters out for which a function is true."
            ) { text, arguments in
                try text.removeAll { try holds(arguments[0], $0.value) }
                return .void
            },
        ]
    }

    private static let popFirst = changePart(
        "mutating func popFirst() -> Character?", "Takes the first character out, where there is one."
    ) { text, _ in text.popFirst().value }

    /// Changes at places of a text.
    private static func placed<Text: RangeReplaceableCollection & ValueConvertible & SendableMetatype>(
        _ change: (String, String, @escaping @Sendable (inout Text, [Value]) throws -> Value) -> BuiltIn
    ) -> [BuiltIn] where Text.Element == Character, Text.Index == String.Index {
        [
            change("mutating func insert(_ newElement: Character, at i: String.Index)", "Adds a character at a place.")
            {
                text, arguments in
                let place = try part(of: text).place(orEnd: arguments[1])
                text.insert(contentsOf: try string(arguments[0]), at: place)
                return .void
            },
            change(
                "mutating func insert<S: StringProtocol>(contentsOf newElements: S, at i: String.Index)",
                "Adds text at a place."
            ) { text, arguments in
                let place = try part(of: text).place(orEnd: arguments[1])
                text.insert(contentsOf: try string(arguments[0]), at: place)
                return .void
            },
            change(
                "@discardableResult mutating func remove(at i: String.Index) -> Character", "Takes a character out."
            ) { text, arguments in
                text.remove(at: try part(of: text).place(arguments[0])).value
            },
        ]
            + rangeTypes(of: "String.Index").flatMap { range in
                [
                    change("mutating func removeSubrange(_ bounds: \(range))", "Takes a part out.") { text, arguments in
                        text.removeSubrange(try part(of: text).range(arguments[0]))
                        return .void
                    },
                    change(
                        "mutating func replaceSubrange<S: StringProtocol>(_ subrange: \(range), with newElements: S)",
                        "Puts other text in the place of a part."
                    ) { text, arguments in
                        text.replaceSubrange(try part(of: text).range(arguments[0]), with: try string(arguments[1]))
                        return .void
                    },
                ]
            }
    }

    private static func part(of text: some ValueConvertible) throws -> TextValue {
        guard let part = TextValue(text.value) else { throw Fault.wrongArgument }
        return part
    }

    private static func string(_ value: Value) throws -> String {
        guard let text = TextOrCharacter(value) else { throw Fault.wrongArgument }
        return text.string
    }

    /// A change of a part of a text in a variable.
    private static func changePart(
        _ signature: String, _ summary: String,
        _ change: @escaping @Sendable (inout Substring, [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: #"var text = "a"[...]"#,
            implementation: .mutating { target, arguments in
                guard var text = TextValue(target)?.text else { throw Fault.wrongArgument }
                target = .void
                defer { target = text.value }
                return try change(&text, arguments)
            })
    }

    /// A change of a text in a variable.
    static func changeText(
        _ signature: String, _ summary: String, _ change: @escaping @Sendable (inout String, [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: #"var text = "a""#,
            implementation: .mutating { target, arguments in
                if case .string(var text) = target {
                    target = .void
                    defer { target = .string(text) }
                    return try change(&text, arguments)
                }
                guard let part = TextValue(target) else { throw Fault.wrongArgument }
                var text = part.string
                defer { target = text[...].value }
                return try change(&text, arguments)
            })
    }
}
