import Drawing
import Language
import Staging
import StyleEngine

/// One line of the table of settings: its name, its values, and where it is kept.
struct Setting: Sendable {
    /// The name.
    let name: String
    /// What may be set, as `:set` offers it.
    let values: [String]
    /// The values in words where there are more than the offered ones; otherwise nil.
    let otherValues: String?
    /// One line that says what it changes.
    let summary: String
    /// The value now.
    let value: @Sendable (Settings) -> String
    /// Sets a value; false where the setting does not take it.
    let set: @Sendable (inout Settings, String) -> Bool

    private init(
        _ name: String, _ values: [String], orElse otherValues: String? = nil, _ summary: String,
        value: @escaping @Sendable (Settings) -> String,
        set: @escaping @Sendable (inout Settings, String) -> Bool
    ) {
        self.name = name
        self.values = values
        self.otherValues = otherValues
        self.summary = summary
        self.value = value
        self.set = set
    }

    /// All settings, in the order in which `:set` lists them.
    static let all = [
        charset, width, color, legend, colorScheme, locale, scale, notes, strict, platform, reapply, equality,
    ]

    /// Those that styles read in their environment.
    static let readByStyles = [colorScheme, locale]

    /// The widths that can be set.
    static let widths = 1...1000

    static let charset = Setting(
        "charset", Charset.allCases.map(\.rawValue) + [ownOfScreen],
        "the characters of pictures; auto is what the screen shows",
        value: { $0.followsScreen ? ownOfScreen : $0.charset.rawValue },
        set: { settings, text in
            let charset = text == ownOfScreen ? settings.screenCharset : Charset.allCases.first { $0.rawValue == text }
            guard let charset else { return false }
            settings.charset = charset
            settings.followsScreen = text == ownOfScreen
            return true
        })

    private static let ownOfScreen = "auto"

    private static let width = Setting(
        "width", ["80"], orElse: "\(widths.lowerBound) to \(widths.upperBound) columns",
        "the width of pictures and trees",
        value: { "\($0.width)" },
        set: { settings, text in
            guard let width = Int(text), widths.contains(width) else { return false }
            settings.width = width
            return true
        })

    private static let color = Setting(
        "color", ColorUse.allCases.map(\.rawValue), "colour on a terminal; never in recordings",
        value: { $0.color.rawValue },
        set: { settings, text in
            guard let color = ColorUse(rawValue: text) else { return false }
            settings.color = color
            return true
        })

    private static let legend = Setting(
        "legend", LegendUse.allCases.map(\.rawValue), "what is said below a picture of its looks",
        value: { $0.legend.rawValue },
        set: { settings, text in
            guard let legend = LegendUse(rawValue: text) else { return false }
            settings.legend = legend
            return true
        })

    private static let colorScheme = Setting(
        "colorScheme", ["light", "dark"], "whether the page is light or dark, which styles read at \\.colorScheme",
        value: { $0.colorScheme == .dark ? "dark" : "light" },
        set: { settings, text in
            guard let scheme = ["light": ColorScheme.light, "dark": .dark][text] else { return false }
            settings.colorScheme = scheme
            return true
        })

    private static let locale = Setting(
        "locale", ["en", "ja", "ko"], orElse: "a language code such as en, ja or zh-Hant",
        "what styles read at \\.locale; numbers and dates are written as in English",
        value: { $0.locale },
        set: { settings, text in
            let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            let areCodes = parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
            guard areCodes, (2...3).contains(parts[0].count) else { return false }
            settings.locale = text
            return true
        })

    private static let scale = Setting(
        "scale", ["8:16", "1:1"], "the points in a column and in a row",
        value: { $0.scale == .oneToOne ? "1:1" : "8:16" },
        set: { settings, text in
            guard let scale = ["8:16": Scale.standard, "1:1": .oneToOne][text] else { return false }
            settings.scale = scale
            return true
        })

    static let notes = Setting(
        "notes", ["off", "on"], "whether what does nothing, and known traps, are noted by themselves",
        value: { $0.showsNotes ? "on" : "off" },
        set: { settings, text in
            guard let showsNotes = ["off": false, "on": true][text] else { return false }
            settings.showsNotes = showsNotes
            return true
        })

    private static let strict = Setting(
        "strict", ["off", "on"], "whether slips of copied text are refused",
        value: { $0.isStrict ? "on" : "off" },
        set: { settings, text in
            guard let isStrict = ["off": false, "on": true][text] else { return false }
            settings.isStrict = isStrict
            return true
        })

    static let platform = Setting(
        "platform", Platform.allCases.map(\.rawValue), "the platform that #if os(…) and canImport(…) ask for",
        value: { $0.platform.rawValue },
        set: { settings, text in
            guard let platform = Platform(rawValue: text) else { return false }
            settings.platform = platform
            return true
        })

    private static let reapply = Setting(
        "reapply", Reapplication.allCases.map(\.rawValue), "@Environment where a style pushes itself again",
        value: { $0.reapply.rawValue },
        set: { settings, text in
            guard let reapplication = Reapplication(rawValue: text) else { return false }
            settings.reapply = reapplication
            return true
        })

    static let equality = Setting(
        "equality", StyleEquality.allCases.map(\.rawValue), "by what two styles count as the same",
        value: { $0.equality.rawValue },
        set: { settings, text in
            guard let equality = StyleEquality(rawValue: text) else { return false }
            settings.equality = equality
            return true
        })

    /// A value of a setting of the stage as Swift writes it; nil for settings of the shell alone.
    static func swift(_ name: String, _ value: String) -> String? {
        switch name {
        case strict.name, platform.name, notes.name: nil
        case "width": value
        case charset.name where value == ownOfScreen: ".ascii"
        case "locale": value.debugDescription
        case "scale": value == "1:1" ? ".oneToOne" : ".standard"
        default: "." + value
        }
    }

    /// The setting that a name or the beginning of one stands for.
    static func named(_ name: String) throws(Complaint) -> Setting {
        if let exact = all.first(where: { $0.name == name }) { return exact }
        let candidates = all.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
        if candidates.count == 1 { return candidates[0] }
        throw .unknownSetting(name, nearest: NearestName.nearest(to: name, in: all.map(\.name)))
    }
}
