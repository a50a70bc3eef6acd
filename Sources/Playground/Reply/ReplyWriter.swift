import Drawing

/// Makes text of replies for one screen, by its colours. Use it on one thread at a time.
public final class ReplyWriter {
    /// A reply as a screen shows it.
    public struct Text: Equatable, Sendable {
        /// The characters, without a line break at the end.
        public var plain: String
        /// The same lines with sequences for colour; nil where they have none.
        public var colored: String?

        /// Creates one.
        public init(plain: String, colored: String? = nil) {
            self.plain = plain
            self.colored = colored
        }
    }

    private let hasColor: Bool
    private let colors: TerminalColors
    private let isInterrupted: () -> Bool
    /// The picture that was shown last, as it was written.
    private var shownPicture: String?
    /// Whether that had colours.
    private var isShownColored = false

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - hasColor: whether the screen has colour, which `:set color auto` goes by.
    ///   - colors: the colours that it knows.
    ///   - isInterrupted: asked every few steps of writing whether to leave the colours out.
    public init(
        hasColor: Bool = false, colors: TerminalColors = .indexed, isInterrupted: @escaping () -> Bool = { false }
    ) {
        self.hasColor = hasColor
        self.colors = colors
        self.isInterrupted = isInterrupted
    }

    /// A reply as the screen shows it, after those that were written before.
    ///
    /// A picture whose characters were shown before is left out, unless it looks other now: after
    /// `:set colorScheme dark` people expect to see it.
    public func text(of reply: Reply) -> Text {
        let width = reply.look.screenWidth
        let colors =
            isColored(reply.look.color)
            ? ScreenColors(known: colors, cancellation: Cancellation { [isInterrupted] _ in !isInterrupted() })
            : nil
        var parts = reply.parts
        var picture: (index: Int, text: String)?
        if let index = parts.lastIndex(where: \.isPicture) {
            let text = parts[index].text(width: width, colors: colors)
            // Without colours it is as it was, however much is told of its looks.
            let isSame = (colors == nil && !isShownColored) || shownPicture == nil || shownPicture == text
            if parts[index].isQuiet, isSame {
                parts.remove(at: index)
            } else {
                (shownPicture, isShownColored) = (text, colors != nil)
                picture = (index, text)
            }
        }
        let isRecorded = width == reply.look.width && !parts.contains(where: \.isQuiet)
        let plain = isRecorded ? reply.output : ReplyPart.text(of: parts, width: width)
        guard let colors, parts.contains(where: \.holdsPictures) else { return Text(plain: plain) }
        let colored = parts.enumerated().map { index, part in
            if let picture, picture.index == index { picture.text } else { part.text(width: width, colors: colors) }
        }
        return Text(plain: plain, colored: colored.joined(separator: "\n"))
    }

    private func isColored(_ use: ColorUse) -> Bool {
        switch use {
        case .auto: hasColor
        case .always: true
        case .never: false
        }
    }
}

extension ReplyPart {
    fileprivate var isPicture: Bool {
        if case .picture = self { true } else { false }
    }

    fileprivate var holdsPictures: Bool {
        if case .page(let page) = self { page.holdsPictures } else { isPicture }
    }
}
