/// Words of other languages, and what Swift writes.
enum ForeignWords {
    private static let words: [String: String] = [
        "const": "'let'", "null": "'nil'", "NULL": "'nil'", "None": "'nil'", "undefined": "'nil'", "True": "'true'",
        "False": "'false'", "new": "the type and its arguments, without 'new'", "this": "'self'", "println": "'print'",
        "printf": "'print', with '\\(…)' in the text", "echo": "'print'", "puts": "'print'", "console": "'print'",
        "Math": "the function by itself, such as 'sqrt(4)'", "require": "'import'", "function": "'func'",
        "def": "'func'", "fun": "'func'",
        "fn": "'func'", "elif": "'else if'", "elsif": "'else if'", "string": "'String'", "int": "'Int'",
        "float": "'Double'", "double": "'Double'", "boolean": "'Bool'", "bool": "'Bool'", "char": "'Character'",
        "len": "'.count'", "str": "'String(…)'", "foreach": "'for … in'", "interface": "'protocol'",
        "throw": "'throw' in a function marked 'throws'", "System": "'print'", "Console": "'print'", "cout": "'print'",
        "fmt": "'print'", "auto": "'let'",
        "val": "'let'", "Integer": "'Int'", "constructor": "'init'",
        "range": "a range, such as '0..<5'", "forEach": "'for … in'", "and": "'&&'", "or": "'||'", "not": "'!'",
    ]

    /// The operator that Swift writes for a word that stands between two operands; nil where it is none.
    static func operation(for word: String) -> String? {
        switch word {
        case "and": "&&"
        case "or": "||"
        default: nil
        }
    }

    /// What Swift writes for such a word; nil where it is none of them.
    static func swift(for name: String) -> String? { words[name] }

    /// The message for such a word; nil where it is none of them.
    static func message(for name: String) -> String? {
        words[name].map { "cannot find '\(name)' in scope; in Swift write \($0)" }
    }
}
