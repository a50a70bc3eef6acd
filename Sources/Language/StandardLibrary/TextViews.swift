import Catalogue

extension StandardLibrary {
    /// Texts as bytes, as numbers of 16 bits, and as scalars: their places are those of the text.
    static let textViewTypes: [BuiltInGroup] =
        [
            ("UTF8View", "UInt8", "utf8", "bytes"), ("UTF16View", "UInt16", "utf16", "numbers of 16 bits"),
            ("UnicodeScalarView", "Unicode.Scalar", "unicodeScalars", "scalars of Unicode"),
        ].flatMap { name, element, property, units in
            [
                view("String.\(name)", of: name, element, "A text as \(units).", #""abc".\#(property)"#),
                view(
                    "Substring.\(name)", of: name, element, "A part of a text as \(units).",
                    #""abc".\#(property).prefix(2)"#),
            ]
        }

    private static func view(
        _ type: String, of name: String, _ element: String, _ summary: String, _ example: String
    ) -> BuiltInGroup {
        let part = "Substring.\(name)"
        /// A part that ends or begins so many elements from an end.
        func cut(
            _ member: String, _ summary: String, _ call: String,
            _ ends: @escaping @Sendable (_ count: Int, _ length: Int) -> (from: Int, to: Int)
        ) -> BuiltIn {
            BuiltIn("func \(member) -> \(part)", summary, example: "Array(\(example).\(call))") {
                (view: TextView, length: Value) in
                let ends = ends(view.units.count, try StandardLibrary.length(length))
                return view.part(try view.units.range(from: ends.from, to: ends.to))
            }
        }
        return BuiltInGroup(
            "struct \(type): BidirectionalCollection", summary, example: "Array(\(example))",
            [
                BuiltIn("typealias Element = \(element)", "What its elements are.", implementation: .none),
                BuiltIn("typealias Index = String.Index", "Its places are those of the text.", implementation: .none),
                BuiltIn("var startIndex: String.Index { get }", "The first place.", example: "\(example).startIndex") {
                    (view: TextView) in view.units.startIndex
                },
                BuiltIn(
                    "var endIndex: String.Index { get }", "The place after the last.", example: "\(example).endIndex"
                ) {
                    (view: TextView) in view.units.endIndex
                },
                BuiltIn(
                    "subscript(position: String.Index) -> \(element) { get }", "The element at a place.",
                    example: "\(example)[\(example).startIndex]"
                ) { (view: TextView, place: Value) in try view.units.unit(at: place) },
                cut("prefix(_ maxLength: Int)", "The first elements.", "prefix(1)") { (0, min($0, $1)) },
                cut("suffix(_ maxLength: Int)", "The last elements.", "suffix(1)") { (max(0, $0 - $1), $0) },
                cut("dropFirst(_ k: Int = 1)", "What follows the first elements.", "dropFirst()") { (min($0, $1), $0) },
                cut("dropLast(_ k: Int = 1)", "What stands before the last elements.", "dropLast()") {
                    (0, max(0, $0 - $1))
                },
            ]
                + rangeTypes(of: "String.Index").map {
                    BuiltIn(
                        "subscript(bounds: \($0)) -> \(part) { get }", "The elements at the places of a range.",
                        example: "Array(\(example)[\(example).startIndex...])"
                    ) { (view: TextView, range: Value) in view.part(try view.units.range(range)) }
                }
                + (name == "UnicodeScalarView" ? scalars(type) : []))
    }

    /// What can be done with scalars alone, as any row of them is a text.
    private static func scalars(_ type: String) -> [BuiltIn] {
        let example = "var scalars = \(type)(); scalars.append(\"a\")"
        func change(
            _ signature: String, _ summary: String,
            _ change: @escaping @Sendable (inout String, [Value]) throws -> Value
        ) -> BuiltIn {
            BuiltIn(
                signature, summary, example: example,
                implementation: .mutating { target, arguments in
                    guard let view = TextView(target) else { throw Fault.wrongArgument }
                    var text = view.description
                    defer { target = TextView(text: text[...], unit: .scalar).value }
                    return try change(&text, arguments)
                })
        }
        return [
            BuiltIn("init()", "No scalars.", example: example) { TextView(text: "", unit: .scalar) },
            BuiltIn(
                "init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar", "Scalars one after the other.",
                example: "Array(\(type)(\"abc\".unicodeScalars.reversed()))"
            ) { (scalars: Elements) in TextView(text: text(of: scalars.values)[...], unit: .scalar) },
            change("mutating func append(_ newElement: Unicode.Scalar)", "Adds a scalar at the end.") {
                try Elements.add(text(of: $1), to: &$0)
                return .void
            },
            change(
                "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Unicode.Scalar",
                "Adds scalars at the end."
            ) {
                try Elements.add(text(of: try elements($1[0])), to: &$0)
                return .void
            },
            change("mutating func removeAll(keepingCapacity: Bool = false)", "Makes it empty.") { text, _ in
                text.removeAll()
                return .void
            },
            change(
                "mutating func removeAll(where shouldBeRemoved: (Unicode.Scalar) throws -> Bool) rethrows",
                "Takes scalars out for which a function is true."
            ) { text, arguments in
                try text.unicodeScalars.removeAll { try holds(arguments[0], $0.value) }
                return .void
            },
            change(
                "@discardableResult mutating func removeFirst() -> Unicode.Scalar", "Takes the first scalar out."
            ) { text, _ in
                guard !text.isEmpty else { throw Fault.emptyCollection }
                return text.unicodeScalars.removeFirst().value
            },
            change("@discardableResult mutating func removeLast() -> Unicode.Scalar", "Takes the last scalar out.") {
                text, _ in
                guard !text.isEmpty else { throw Fault.emptyCollection }
                return text.unicodeScalars.removeLast().value
            },
            BuiltIn(
                "func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> \(type)",
                "The scalars for which a function is true.",
                example: "String(\"a1\".unicodeScalars.filter { $0.properties.isAlphabetic })"
            ) { (view: TextView, isIncluded: FunctionValue) in
                let kept = try view.units.values.filter { try isIncluded.call([$0]) == .bool(true) }
                return TextView(text: text(of: kept)[...], unit: .scalar)
            },
        ]
    }

    private static func text(of scalars: [Value]) -> String {
        scalars.reduce(into: "") { text, value in
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
    }
}
