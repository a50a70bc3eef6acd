/// A page of help that is about no single command.
struct HelpTopic: Sendable {
    /// What is typed after `:help`.
    let name: String
    /// One line that says what it is about.
    let summary: String
    /// Writes the page for so many columns.
    private let page: @Sendable (Int) -> String

    private init(name: String, summary: String, page: @escaping @Sendable (Int) -> String) {
        (self.name, self.summary, self.page) = (name, summary, page)
    }

    private init(name: String, summary: String, text: String) {
        self.init(name: name, summary: summary) { Paragraph.fitted(text, width: $0) }
    }

    /// All topics, in the order in which `:help` lists them.
    static let all = [commands, entries, styles, keys]

    /// What `:help` alone shows: no more than a terminal of 24 rows has.
    static func overview(width: Int) -> String {
        let commands = Command.groups.map { group in
            (group.purpose, group.commands.map { ":" + $0.name }.joined(separator: " "))
        }
        let paragraph = { Paragraph.lines($0, width: width).joined(separator: "\n") }
        let topics = all.map { (":help \($0.name)", $0.summary) }
        let page = """
            \(paragraph("""
                Type Swift, line by line. A view is drawn; a line that begins with . changes the \
                view on the canvas.
                """))

                GroupBox("Outer") { Text("hello") }
                .padding()

            \(paragraph("What begins with : is a command; the first letters of its name are enough."))

            \(table(commands, width: width))

            \(table(topics + [(":help tree", "more about one command")], width: width))
            """
        return Paragraph.fitted(page, width: width)
    }

    /// The page, for a screen of so many columns.
    func text(width: Int) -> String { page(width) }

    /// What `:help` with a command's name shows.
    static func page(of command: Command, width: Int) -> String {
        let details = Paragraph.lines(command.details.split(separator: "\n").joined(separator: " "), width: width)
        let parts = [
            "\(command.usage)   \(command.summary)", details.joined(separator: "\n"), "Example: \(command.example)",
        ]
        return Paragraph.fitted(parts.filter { !$0.isEmpty }.joined(separator: "\n\n"), width: width)
    }

    /// Two columns, indented; what is too long for the second goes on below it. Where the first takes more than half of
    /// the width, what belongs to it stands below.
    static func table(_ rows: [(String, String)], width: Int) -> String {
        let column = (rows.map { $0.0.count }.max() ?? 0) + 7
        return rows.flatMap { left, right -> [String] in
            guard column <= width / 2 else {
                return Paragraph.lines(left, indentation: 2, hanging: 4, width: width)
                    + Paragraph.lines(right, indentation: 6, hanging: 6, width: width)
            }
            var lines = Paragraph.lines(right, indentation: column, hanging: column, width: width)
            if let first = lines.first {
                let left = "    " + left
                lines[0] = left + first.dropFirst(left.count)
            }
            return lines
        }.joined(separator: "\n")
    }

    private static let commands = HelpTopic(name: "commands", summary: "what each command does") { width in
        table(Command.all.map { ($0.usage, $0.summary) }, width: width)
    }

    private static let entries = HelpTopic(
        name: "entries", summary: "what can be typed, and what each kind of entry does",
        text: """
            A declaration (struct, extension, func, let, @State var) is kept.
            A view becomes the canvas and is drawn:
                Text("hello")
            What begins with . is put on the canvas, and it is drawn again:
                .padding()
            A statement runs; the canvas is drawn again where that changed it:
                on = false
            Any other expression shows its value and its type:
                1 + 2
            A brace left open goes on until it is closed; two blank lines give it up.
            An entry that fails changes nothing.
            """)

    private static let styles = HelpTopic(
        name: "styles", summary: "how a component finds its style",
        text: """
            A style modifier pushes its style on the stack of one component family, such
            as GroupBox. A component takes the style on top: the one from the modifier
            closest to it, or its default style where nothing was pushed. All that stands
            inside sees what is left:
                Button("Share") {}
                .buttonStyle(.bordered)
            So the first style pushed is taken first. :tree shows what each component took
            and left, :stack what is on the stacks at one place.
            """)

    private static let keys = HelpTopic(
        name: "keys", summary: "the keys of the line editor",
        text: """
            Tab             completes what fits here; a second Tab says what each is
            Up, Down        move by lines, and bring back what was typed before
            PageUp          brings back the entry before, whatever line the cursor is on
            Ctrl-R          searches what was typed before
            Ctrl-Left       moves by a word, as do Ctrl-Right and Alt with an arrow
            Alt-Enter       begins a new line in a finished entry
            Ctrl-L          clears the screen
            Ctrl-C          gives up the line, or stops what is running
            Ctrl-D          on an empty line ends the session
            """)
}
