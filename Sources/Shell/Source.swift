/// Where a script comes from.
enum Source: Equatable, Sendable {
    /// The value of `-e`.
    case code(String)
    case standardInput
    /// Entries of Swift, one after the other.
    case file(String)
    /// A recorded session.
    case session(String)

    /// What an argument on the command line, or of `:load`, names.
    init(argument: String) {
        if argument == "-" {
            self = .standardInput
        } else {
            self = argument.hasSuffix(".md") ? .session(argument) : .file(argument)
        }
    }

    /// What stands for the file in an error message.
    var name: String {
        switch self {
        case .code: "-e"
        case .standardInput: "<stdin>"
        case .file(let path), .session(let path): path
        }
    }
}
