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

    /// The path of the file; nil where it is none.
    var file: String? {
        switch self {
        case .code, .standardInput: nil
        case .file(let path), .session(let path): path
        }
    }

    /// Where an entry on one of its lines comes from.
    func origin(line: Int) -> Origin {
        switch self {
        case .code: .commandLine
        case .standardInput: .standardInput(line: line)
        case .file(let path), .session(let path): .file(path: path, line: line)
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
