extension ColoredPicture {
    /// The lines with the sequences that make a terminal show them in 256 colours.
    public var ansi: String { ansi(in: .indexed) }

    /// The lines with the sequences that make a terminal show them in colour. Each sequence ends with its characters, so
    /// that no colour goes on behind a line.
    public func ansi(in colors: TerminalColors) -> String {
        var writer = ANSIWriter(colors)
        return lines.map { writer.line(of: $0) }.joined(separator: "\n")
    }
}

/// Writes lines with the sequences that make a terminal show them in colour, and remembers those of each look: a picture has
/// few, and the nearest of a terminal's colours takes long to find.
struct ANSIWriter {
    private let colors: TerminalColors
    private var indexed = IndexedColors()
    private var codes: [PictureRun: String] = [:]

    init(_ colors: TerminalColors) { self.colors = colors }

    /// One line; the lines of a picture are written from top to bottom.
    mutating func line(of runs: [PictureRun]) -> String {
        if colors == .indexed { indexed.note(runs) }
        return runs.map { run in
            run.isPlain ? run.text : "\u{1B}[\(codes(of: run))m\(run.text)\u{1B}[0m"
        }.joined()
    }

    private mutating func codes(of run: PictureRun) -> String {
        let look = run.look
        if let known = codes[look] { return known }
        let written = codes(of: run).joined(separator: ";")
        codes[look] = written
        return written
    }

    private func codes(of run: PictureRun) -> [String] {
        var codes: [String] = []
        if run.traits.contains(.bold) { codes.append("1") }
        let isFaintLine = run.isLine && run.foreground == nil && run.opacity < 1
        if run.opacity < 1, !isFaintLine { codes.append("2") }
        if run.traits.contains(.italic) { codes.append("3") }
        if run.traits.contains(.underline) { codes.append("4") }
        if run.traits.contains(.strikethrough) { codes.append("9") }
        if isFaintLine { codes.append(code(of: PictureRun.faintLine, isBehind: false)) }
        if let foreground = run.foreground(shown: shown) { codes.append(code(of: foreground, isBehind: false)) }
        if let background = run.background { codes.append(code(of: background, isBehind: true)) }
        return codes
    }

    private func code(of color: RGB, isBehind: Bool) -> String {
        colors.code(of: indexed[color] ?? color, isBehind: isBehind)
    }

    /// The colour that is shown for one.
    private func shown(_ color: RGB) -> RGB { indexed[color] ?? colors.shown(color) }
}

extension PictureRun {
    /// How a terminal shows it, with a character like its own.
    fileprivate var look: PictureRun {
        var look = PictureRun(
            text: isOfBlocks ? "█" : "", columns: 0, traits: traits, foreground: foreground, background: background,
            opacity: opacity)
        look.isLine = isLine
        return look
    }

    /// What it fills, or draws as a line: the colour behind its characters first.
    var fills: [RGB] {
        [background, isOfBlocks || isLine ? foreground : nil].compactMap { $0 }
    }

    /// Whether its characters are parts of a fill.
    private var isOfBlocks: Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { "▀"..."▟" ~= $0 || $0 == " " }
    }

    /// A contrast that is enough for letters, and how much of a lower one may be lost as colours are changed.
    private static let enough = 4.0
    private static let mostLost = 0.8

    /// The colour of lines that have none of their own: to be seen on a light and on a dark terminal, and paler than letters.
    fileprivate static let faintLine = RGB(108, 108, 112)

    /// The colour of the characters: that of the picture, unless it is harder to read on what the terminal shows behind it. A
    /// part of a fill or a line has the colour of the rest.
    ///
    /// - Parameter shown: the colour that is shown for one.
    fileprivate func foreground(shown: (RGB) -> RGB) -> RGB? {
        guard let foreground, let background, !isOfBlocks, !isLine else { return foreground }
        let contrast = min(Self.enough, Self.mostLost * foreground.contrast(with: background))
        return foreground.readable(on: background, contrast: contrast, shown: shown)
    }
}
