import Drawing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What standard input and output are connected to.
enum Terminal {
    /// Whether a person sits at both ends.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Whether standard output shows colour, and the user has not asked for none (https://no-color.org).
    static var hasColor: Bool {
        guard isatty(STDOUT_FILENO) == 1, environment("NO_COLOR")?.isEmpty ?? true else { return false }
        return environment("TERM").map { $0 != "dumb" } ?? false
    }

    /// The colours that standard output shows: all where the terminal says so in COLORTERM, 16 where it is one that knows no
    /// more, as TERM says, and 256 elsewhere.
    static var colors: TerminalColors {
        guard isatty(STDOUT_FILENO) == 1 else { return .indexed }
        if ["truecolor", "24bit"].contains(environment("COLORTERM")) { return .all }
        guard environment("COLORTERM")?.isEmpty ?? true else { return .indexed }
        return hasFewColors(environment("TERM") ?? "") ? .basic : .indexed
    }

    /// Whether terminals of a name have 16 colours or fewer.
    private static func hasFewColors(_ name: String) -> Bool {
        let family = String(name.prefix { $0.isLetter })
        return name.hasSuffix("-16color") || name.hasSuffix("-color") || name == "screen"
            || ["linux", "ansi", "vt", "cygwin", "cons"].contains(family)
    }

    /// Whether standard output is a terminal that shows characters beyond ASCII, as the locale says.
    static var showsUnicode: Bool {
        guard isatty(STDOUT_FILENO) == 1 else { return false }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
        let name = locale.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }

    /// The colours and the characters of a picture that is written down for terminals: those of standard output where that
    /// is one, and all in a file.
    static var colorsOfPictures: TerminalColors { isatty(STDOUT_FILENO) == 1 ? colors : .all }
    static var charsetOfPictures: Charset { isatty(STDOUT_FILENO) == 1 && !showsUnicode ? .ascii : .unicode }

    /// Whether the page of the terminal is light, as COLORFGBG says with the number of its colour; else it is dark, as most
    /// are.
    static var schemeOfPictures: ColorScheme {
        let background = environment("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
        return isatty(STDOUT_FILENO) == 1 && [7, 15].contains(background) ? .light : .dark
    }

    /// The columns of the terminal that standard output is connected to; nil where it is none, or doesn't say.
    static var columns: Int? { size.flatMap { $0.ws_col > 0 ? min(Int($0.ws_col), largest) : nil } }

    /// The rows of the terminal that standard output is connected to; nil where it is none, or doesn't say.
    static var rows: Int? { size.flatMap { $0.ws_row > 0 ? min(Int($0.ws_row), largest) : nil } }

    /// The most columns and rows that are made use of: no screen has more, whatever it says of itself.
    private static let largest = 1_000

    private static var size: winsize? {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// The value of an environment variable; nil where it is not set.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
