/// How the lines of a text are broken, cut off and aligned.
public struct TextSetting: Hashable, Sendable {
    /// The largest number of lines; less than one counts as one.
    public var lineLimit: Int?
    /// A shorter text takes as many rows, at most 10,000.
    public var reservedLines: Int
    /// How lines stand below each other.
    public var alignment: TextAlignment
    /// Where dots stand for what is cut off.
    public var truncation: TruncationMode
    /// How many characters at the end stay where the tail is cut off.
    public var ending: Int

    /// A setting; as it is given by default, a text takes as many lines as it needs.
    public init(
        lineLimit: Int? = nil, reservedLines: Int = 1, alignment: TextAlignment = .leading,
        truncation: TruncationMode = .tail, ending: Int = 0
    ) {
        self.lineLimit = lineLimit
        self.reservedLines = max(1, min(reservedLines, 10_000))
        self.alignment = alignment
        self.truncation = truncation
        self.ending = ending
    }
}
