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
                let ends = ends(view.elementCount, try StandardLibrary.length(length))
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
                })
    }
}
