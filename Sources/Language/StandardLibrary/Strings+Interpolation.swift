import Catalogue

extension StandardLibrary {
    /// What puts a text together: programs extend it by interpolations of their own. Its values are the texts so far.
    static let interpolation: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DefaultStringInterpolation", "A text while it is put together of literals and `\\(…)`.",
            example: "extension String.StringInterpolation { mutating func appendInterpolation(stars n: Int) {} }",
            [
                changeText("mutating func appendLiteral(_ literal: String)", "Adds text at the end.") {
                    text, arguments in
                    guard case .string(let literal) = arguments[0] else { throw Fault.wrongArgument }
                    text += literal
                    return .void
                },
                changeText("mutating func appendInterpolation<T>(_ value: T)", "Adds what `print` shows of a value.") {
                    text, arguments in
                    text += Description.text(of: arguments[0])
                    return .void
                },
            ])
    ]
}
