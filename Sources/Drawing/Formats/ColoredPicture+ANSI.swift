/// The colours that a terminal knows.
public enum TerminalColors: Sendable {
    /// 256 colours, which nearly all terminals know: of any other the nearest one is shown.
    case indexed
    /// All colours.
    case all
}

extension ColoredPicture {
    /// The lines with the sequences that make a terminal show them in 256 colours.
    public var ansi: String { ansi(in: .indexed) }

    /// The lines with the sequences that make a terminal show them in colour. Each sequence ends with its characters, so
    /// that no colour goes on behind a line.
    public func ansi(in colors: TerminalColors) -> String {
        lines.map { runs in
            runs.map { run in
                run.isPlain
                    ? run.text : "\u{1B}[\(run.codes(in: colors).joined(separator: ";"))m\(run.text)\u{1B}[0m"
            }.joined()
        }.joined(separator: "\n")
    }
}

extension PictureRun {
    fileprivate func codes(in colors: TerminalColors) -> [String] {
        var codes: [String] = []
        if traits.contains(.bold) { codes.append("1") }
        if opacity < 1 { codes.append("2") }
        if traits.contains(.italic) { codes.append("3") }
        if traits.contains(.underline) { codes.append("4") }
        if traits.contains(.strikethrough) { codes.append("9") }
        if let foreground { codes.append("38;\(foreground.code(in: colors))") }
        if let background { codes.append("48;\(background.code(in: colors))") }
        return codes
    }
}

extension RGB {
    fileprivate func code(in colors: TerminalColors) -> String {
        switch colors {
        case .indexed: "5;\(indexed)"
        case .all: "2;\(red);\(green);\(blue)"
        }
    }
}
