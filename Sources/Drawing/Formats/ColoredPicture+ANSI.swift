extension ColoredPicture {
    /// The lines with the sequences that make a terminal show them in 256 colours.
    public var ansi: String {
        lines.map { runs in
            runs.map { run in
                run.isPlain ? run.text : "\u{1B}[\(run.codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
            }.joined()
        }.joined(separator: "\n")
    }
}

extension PictureRun {
    fileprivate var codes: [String] {
        var codes: [String] = []
        if traits.contains(.bold) { codes.append("1") }
        if opacity < 1 { codes.append("2") }
        if traits.contains(.italic) { codes.append("3") }
        if traits.contains(.underline) { codes.append("4") }
        if traits.contains(.strikethrough) { codes.append("9") }
        if let foreground { codes.append("38;5;\(foreground.indexed)") }
        if let background { codes.append("48;5;\(background.indexed)") }
        return codes
    }
}
