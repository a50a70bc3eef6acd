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
    ///
    /// - Parameter cancellation: what ends the writing before its end; the text then says nothing.
    public func ansi(in colors: TerminalColors, _ cancellation: Cancellation? = nil) -> String {
        lines.while(cancellation).map { runs in
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
        if let foreground = foreground(in: colors) { codes.append("38;\(foreground.code(in: colors))") }
        if let background { codes.append("48;\(background.code(in: colors))") }
        return codes
    }

    /// The colour of the characters where a terminal knows some colours: what can be read in all colours can be read in
    /// those too.
    private func foreground(in colors: TerminalColors) -> RGB? {
        guard colors == .indexed, let foreground, let background else { return foreground }
        let contrast = min(3, foreground.contrast(with: background))
        guard contrast >= 2 else { return foreground }
        return foreground.readable(on: background.nearestIndexed, contrast: contrast) { $0.nearestIndexed }
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
