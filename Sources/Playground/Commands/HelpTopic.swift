/// A page of help that is about no single command.
struct HelpTopic: Sendable {
    /// What is typed after `:help`.
    let name: String
    /// One line that says what it is about.
    let summary: String
    /// The page.
    let text: String

    /// All topics, in the order in which `:help` lists them.
    static let all = [entries, styles, keys]

    /// What `:help` alone shows.
    static var overview: String {
        let commands = table(Command.all.map { ($0.usage, $0.summary) })
        let topics = table(all.map { (":help \($0.name)", $0.summary) })
        return """
            Type Swift, line by line. A view is drawn; a line that begins with . changes the
            view on the canvas.

                GroupBox("Outer") { GroupBox("Inner") { Text("hello") } }
                .padding()

            What begins with : is a command; the first letters of its name are enough.

            \(commands)

            \(topics)
            """
    }

    /// What `:help` with a command's name shows.
    static func page(of command: Command) -> String {
        let details = Paragraph.lines(command.details.split(separator: "\n").joined(separator: " "), width: width)
        let parts = [
            "\(command.usage)   \(command.summary)", details.joined(separator: "\n"), "Example: \(command.example)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The columns that a page of help may take.
    static let width = 80

    /// Two columns, indented; what is too long for the second goes on below.
    static func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map { $0.0.count }.max() ?? 0) + 7
        return rows.flatMap { left, right in
            var lines = Paragraph.lines(right, indentation: column, hanging: column, width: width)
            if let first = lines.first {
                let left = "    " + left
                lines[0] = left + first.dropFirst(left.count)
            }
            return lines
        }.joined(separator: "\n")
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
            Tab        completes what fits here; a second Tab says what each is
            Up, Down   bring back what was typed before
            Ctrl-R     searches what was typed before
            Ctrl-C     gives up the line, or stops what is running
            Ctrl-D     on an empty line ends the session
            """)
}
