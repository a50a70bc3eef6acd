import Catalogue
import StyleEngine

/// A language and region, as far as a style looks at it. The name and its parts are Foundation's.
public struct Locale: Hashable, Sendable {
    /// The identifier, such as `en` or `ja`.
    public let identifier: String

    /// Creates a locale from its identifier.
    public init(identifier: String) {
        self.identifier = identifier
    }

    /// The language of the locale.
    public var language: Language { Language(code: String(identifier.prefix { $0 != "_" && $0 != "-" })) }

    /// A language.
    public struct Language: Hashable, Sendable {
        /// The language's code, such as `en`.
        public let code: String

        /// The script that the language is usually written in; nil where it is not known.
        public var script: Script? {
            switch code {
            case "ja": .japanese
            case "ko": .korean
            case "ar", "fa", "ur": .arabic
            case "he": .hebrew
            case "ru", "uk", "bg", "sr": .cyrillic
            case "el": .greek
            case "hi", "mr", "ne": .devanagari
            case "th": .thai
            case "zh": .hanSimplified
            case "en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb", "fi", "pl", "tr": .latin
            default: nil
            }
        }
    }

    /// A script.
    public struct Script: Hashable, Sendable {
        /// The script's code of four letters, such as `Latn`.
        public let identifier: String

        /// Creates a script from its code.
        public init(_ identifier: String) {
            self.identifier = identifier
        }

        /// Arabic letters.
        public static let arabic = Script("Arab")
        /// Cyrillic letters.
        public static let cyrillic = Script("Cyrl")
        /// Devanagari, as Hindi is written.
        public static let devanagari = Script("Deva")
        /// Greek letters.
        public static let greek = Script("Grek")
        /// Simplified Chinese characters.
        public static let hanSimplified = Script("Hans")
        /// Hebrew letters.
        public static let hebrew = Script("Hebr")
        /// Japanese, with its three scripts together.
        public static let japanese = Script("Jpan")
        /// Korean, with Hangul.
        public static let korean = Script("Kore")
        /// Latin letters.
        public static let latin = Script("Latn")
        /// Thai letters.
        public static let thai = Script("Thai")
    }
}

private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en") }
}

extension EnvironmentValues {
    /// The language and region of the place; `en` unless it is written, whatever the machine's own is.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}

extension Locale: NativeConvertible {}
extension Locale.Language: NativeConvertible {}
extension Locale.Script: NativeConvertible {}

extension BuiltIns {
    static let locale: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Locale: Hashable", "A language and region.",
            example: #"Text("a").environment(\.locale, Locale(identifier: "ja"))"#,
            [
                BuiltIn("init(identifier: String)", "A locale by its identifier, such as `ja`.") {
                    (identifier: String) in Locale(identifier: identifier)
                },
                BuiltIn("var identifier: String { get }", "The identifier, such as `ja`.") {
                    (locale: Locale) in locale.identifier
                },
                BuiltIn(
                    "var language: Locale.Language { get }", "The locale's language.",
                    example: #"Locale(identifier: "ja").language.script == .japanese"#
                ) { (locale: Locale) in locale.language
                },
            ]),
        BuiltInGroup(
            "struct Locale.Language: Hashable", "A language.",
            example: #"Locale(identifier: "ja").language.script == .japanese"#,
            [
                BuiltIn("var script: Locale.Script? { get }", "The script that the language is written in.") {
                    (language: Locale.Language) in language.script
                }
            ]),
        BuiltInGroup(
            "struct Locale.Script: Hashable", "A script.",
            example: #"Locale(identifier: "ko").language.script == .korean"#,
            [
                BuiltIn(
                    "var identifier: String { get }", "The script's code of four letters.",
                    example: "Locale.Script.japanese.identifier"
                ) { (script: Locale.Script) in script.identifier
                }
            ]
                + BuiltIn.constants(
                    "Locale.Script", "A script.",
                    [
                        "arabic": Locale.Script.arabic, "cyrillic": .cyrillic, "devanagari": .devanagari,
                        "greek": .greek, "hanSimplified": .hanSimplified, "hebrew": .hebrew,
                        "japanese": .japanese, "korean": .korean, "latin": .latin, "thai": .thai,
                    ])),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var locale: Locale { get set }", "The language and region of a place.",
                    example: #"Text("Hello").environment(\.locale, Locale(identifier: "ja"))"#,
                    \EnvironmentValues.locale)
            ]
        ),
    ]
}
