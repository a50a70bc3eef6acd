import Drawing

/// What a session answers to one entry: parts, of which text is made for a width, with colours or without.
public struct Reply {
    /// What is said, in the order in which it is shown.
    public internal(set) var parts: [ReplyPart]

    /// What the host is asked to do after it has shown the reply.
    public var request: Request?

    /// Whether it leads to the session as it stands, so that a saved session has it: not where it tells of what `:undo` did.
    var isKept = true

    /// How the entry is to be written in a recording where that differs from what was typed: a command in full.
    public var recorded: String?

    /// What an empty line at a terminal enters next; nil where it enters nothing.
    public internal(set) var continuation: String?

    /// How wide the reply is, and where it has colour.
    public internal(set) var look = ReplyLook()

    /// The reply as it is recorded, without a line break at its end: as wide as the setting says, without colours. Empty
    /// where there is nothing to say.
    public var output: String { written ?? recordedText }

    /// The output, once it is known how wide it is.
    private var written: String?

    /// Creates a reply that is as wide as a session begins with.
    public init(_ parts: [ReplyPart] = [], request: Request? = nil, recorded: String? = nil) {
        self.parts = parts
        self.request = request
        self.recorded = recorded
    }

    /// Creates a reply of one part.
    public init(_ part: ReplyPart) { self.init([part]) }

    /// Set where the entry failed: the session is unchanged.
    public var failure: Failure? {
        guard case .error(let failure)? = parts.last else { return nil }
        return failure
    }

    /// What the program printed before it failed, and what is said of the failure; nil where it printed nothing, or did not
    /// fail.
    public var unfinished: (output: String, failure: String)? {
        guard failure != nil, let output = parts.first, case .printed = output else { return nil }
        let width = look.screenWidth
        return (output.text(width: width), ReplyPart.text(of: Array(parts.dropFirst()), width: width))
    }

    /// How what the program printed stands in the reply; nil where it does not begin with that.
    public var printing: Printing? {
        guard case .printed(let printing)? = parts.first else { return nil }
        let isAll = parts.dropFirst().allSatisfy(\.isQuiet)
        return Printing(lines: printing.lines, leavesLineOpen: printing.leavesLineOpen && isAll)
    }

    /// Says how the reply is shown, and writes down what is recorded of it.
    mutating func settle(_ look: ReplyLook) {
        self.look = look
        written = recordedText
    }

    /// The pictures of the canvas that are shown.
    public var paintings: [Painting] {
        parts.compactMap { part in
            guard case .picture(let picture) = part, !picture.isQuiet else { return nil }
            return picture.painting
        }
    }

    /// Whether it shows the canvas as something else than what was shown before.
    var showsCanvas: Bool {
        parts.contains { if case .picture(let picture) = $0 { !picture.isQuiet } else { false } }
    }

    /// Whether the canvas is shown in it.
    package var drawsCanvas: Bool { parts.contains { if case .picture = $0 { true } else { false } } }

    /// What is said beside the canvas, as it is recorded: the legend and the notes of its picture, what was printed, and
    /// values.
    package var textBesideCanvas: String {
        let parts = parts.map { part in
            if case .picture(let picture) = part { ReplyPart.text(picture.textBelow) } else { part }
        }
        return ReplyPart.text(of: parts.filter { !$0.isQuiet }, width: look.width)
    }

    private var recordedText: String { ReplyPart.text(of: parts.filter { !$0.isQuiet }, width: look.width) }
}

extension Reply {
    /// The answer to an entry that was stopped from outside.
    public static var interruption: Reply { Reply(.error(Failure(.resolution(.stopped)))) }
}

/// How wide a reply is, and where it has colour.
public struct ReplyLook: Sendable {
    /// The columns that the setting allows.
    public var width = 80
    /// The columns on the screen, where that has less and no entry has set the width.
    public var screenWidth = 80
    /// Where pictures are in colour.
    public var color = ColorUse.auto
}
