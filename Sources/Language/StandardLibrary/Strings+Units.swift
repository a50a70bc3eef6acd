import Catalogue

extension StandardLibrary {
    /// Texts made of what they are made of: bytes, numbers of 16 bits, and scalars.
    static let stringsOfUnits: [BuiltIn] =
        [
            BuiltIn(
                "init(_ unicodeScalars: String.UnicodeScalarView)", "The text of scalars.",
                example: #"String("abc".unicodeScalars)"#
            ) { (view: TextView) in view.string ?? "" },
            BuiltIn(
                "init(_ content: Substring.UnicodeScalarView)", "The text of scalars.",
                example: #"String("abc".unicodeScalars.prefix(2))"#
            ) { (view: TextView) in view.string ?? "" },
        ]
        + [("UTF8View", "codeUnits", "utf8", "bytes"), ("UTF16View", "codeUnits", "utf16", "numbers of 16 bits")]
        .flatMap { view, parameter, property, units in
            [
                BuiltIn(
                    "init(_ \(parameter): String.\(view))", "The text of \(units).",
                    example: #"String("abc".\#(property))"#
                ) { (view: TextView) in view.string ?? "" },
                BuiltIn(
                    "init?(_ \(parameter): Substring.\(view))", "The text of \(units), or nil where they are none.",
                    example: #"String("abc".\#(property).prefix(2))"#
                ) { (view: TextView) in view.string },
            ]
        }
        + [
            BuiltIn(
                "init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF8.Type)"
                    + " where C.Element == UInt8",
                "The text of bytes; a sign stands for those that are none.",
                example: "String(decoding: [104, 105], as: UTF8.self)"
            ) { (bytes: Elements, _: Value) in String(decoding: bytes.of(UInt8.self), as: UTF8.self) },
            BuiltIn(
                "init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF16.Type)"
                    + " where C.Element == UInt16",
                "The text of numbers of 16 bits; a sign stands for those that are none.",
                example: "String(decoding: [104, 105], as: UTF16.self)"
            ) { (numbers: Elements, _: Value) in String(decoding: numbers.of(UInt16.self), as: UTF16.self) },
            BuiltIn(
                "init?<S: Sequence>(validating codeUnits: S, as encoding: Unicode.UTF8.Type) where S.Element == UInt8",
                "The text of bytes, or nil where they are none.",
                example: "String(validating: [104, 105], as: UTF8.self)"
            ) { (bytes: Elements, _: Value) in TextEncoding.utf8.text(of: bytes.of(UInt8.self)) },
        ]

    /// What Foundation adds to the initializers of `String`.
    static let foundationInitializers: [BuiltIn] = [
        BuiltIn(
            "init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8",
            "The text of bytes, or nil where they are none.",
            example: "String(bytes: [104, 105], encoding: .utf8)"
        ) { (bytes: Elements, encoding: TextEncoding) in encoding.text(of: bytes.of(UInt8.self)) }
    ]

    /// A part of a text made of its bytes, its numbers of 16 bits, or its scalars.
    static let substringsOfUnits: [BuiltIn] = [
        ("UTF8View", "utf8", "bytes"), ("UTF16View", "utf16", "numbers of 16 bits"),
        ("UnicodeScalarView", "unicodeScalars", "scalars"),
    ].map { view, property, units in
        BuiltIn(
            "init(_ content: Substring.\(view))", "The part of a text that has these \(units).",
            example: #"Substring("abc".\#(property).prefix(2))"#
        ) { (view: TextView) in view.part }
    }

    /// The encodings of texts.
    static let encodings: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Unicode.UTF8", "Texts as bytes.", example: "String(decoding: [104, 105], as: Unicode.UTF8.self)"),
        BuiltInGroup(
            "enum Unicode.UTF16", "Texts as numbers of 16 bits.",
            example: "String(decoding: [104, 105], as: Unicode.UTF16.self)"),
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "typealias UTF8 = Unicode.UTF8", "Texts as bytes.",
                    example: "String(decoding: [104, 105], as: UTF8.self)", implementation: .none),
                BuiltIn(
                    "typealias UTF16 = Unicode.UTF16", "Texts as numbers of 16 bits.",
                    example: "String(decoding: [104, 105], as: UTF16.self)", implementation: .none),
            ]),
        BuiltInGroup(
            "struct String.Encoding: Hashable", "How bytes stand for a text.",
            example: "String(bytes: [104, 105], encoding: .utf8)",
            [("utf8", TextEncoding.utf8), ("ascii", .ascii), ("isoLatin1", .isoLatin1)].map { name, encoding in
                BuiltIn(
                    "static let \(name): String.Encoding", "How bytes stand for a text.",
                    example: "String(bytes: [104, 105], encoding: .\(name))"
                ) { encoding }
            }),
    ]
}

/// How bytes stand for a text: what Foundation calls `String.Encoding`.
enum TextEncoding: NativeConvertible, Hashable {
    case utf8, ascii, isoLatin1

    /// The text of bytes; nil where they are none.
    func text(of bytes: [UInt8]) -> String? {
        switch self {
        case .utf8: String(validating: bytes, as: UTF8.self)
        case .ascii: bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
        case .isoLatin1: bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
        }
    }
}

extension Elements {
    /// Those of one type, which all are.
    fileprivate func of<Element: ValueConvertible>(_ type: Element.Type) -> [Element] {
        values.compactMap { Element($0) }
    }
}

extension TextView {
    /// A text of its own; nil where its bounds cut a character.
    fileprivate var string: String? {
        switch unit {
        case .utf8: String(text.utf8[bounds])
        case .utf16: String(text.utf16[bounds])
        case .scalar: String(text.unicodeScalars[bounds])
        }
    }

    /// The part of the text that it is.
    fileprivate var part: Substring { text[bounds] }
}
