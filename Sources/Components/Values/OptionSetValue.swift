import Catalogue
import Drawing

/// A set of options as a value of a running program.
protocol OptionSetValue: OptionSet, NativeConvertible where Element == Self, RawValue: ValueConvertible & Sendable {}

extension BuiltIn {
    /// Records of a set of options: its constants, and the raw value from which the language has all that sets can do.
    ///
    /// - Parameters:
    ///   - type: the type, as it is written.
    ///   - summary: one sentence for all of the constants, to which each one's name is added.
    ///   - values: the names and the values.
    static func options<Options: OptionSetValue & Sendable>(
        _ type: String, _ summary: String, _ values: KeyValuePairs<String, Options>
    ) -> [BuiltIn] {
        [
            BuiltIn("init(rawValue: \(Options.RawValue.self))", "The options whose bits are set in a number.") {
                (bits: Options.RawValue) in Options(rawValue: bits)
            },
            BuiltIn(
                "let rawValue: \(Options.RawValue.self)", "A number in which each option is a bit.",
                example: "\(type)(rawValue: 1).rawValue"
            ) { (options: Options) in options.rawValue
            },
        ] + constants(type, summary, values)
    }
}
