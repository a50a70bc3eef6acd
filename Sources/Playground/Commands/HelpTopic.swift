/// A page of help that is about no single command.
struct HelpTopic {
    /// What is typed after `:help`.
    let name: String
    /// One line that says what it is about.
    let summary: String
    /// What is said.
    let page: ReplyPage

    private init(name: String, summary: String, _ block: ReplyPage.Block) {
        (self.name, self.summary, page) = (name, summary, ReplyPage(block))
    }

    /// All topics, in the order in which `:help` lists them.
    static var all: [HelpTopic] { [commands, entries, styles, keys] }

    /// What `:help` alone shows: no more than a terminal of 24 rows has.
    static var overview: ReplyPage {
        let commands = Command.groups.map { group in
            (group.purpose.rawValue, group.commands.map { ":" + $0.name }.joined(separator: " "))
        }
        let topics = all.map { (":help \($0.name)", $0.summary) }
        return ReplyPage([
            [
                .paragraph(
                    "Type Swift, line by line. A view is drawn; a line that begins with . changes the view on the canvas."
                )
            ],
            [.lines("    GroupBox(\"Outer\") { Text(\"hello\") }\n    .padding()")],
            [.paragraph("What begins with : is a command; the first letters of its name are enough.")],
            [.table(commands, indentation: 4)],
            [.table(topics + [(":help tree", "more about one command")], indentation: 4)],
        ])
    }

    /// What `:help` with a command's name shows.
    static func page(of command: Command) -> ReplyPage {
        let details = command.details.split(separator: "\n").joined(separator: " ")
        return ReplyPage([
            [.lines("\(command.usage)   \(command.summary)")], details.isEmpty ? [] : [.paragraph(details)],
            [.lines("Example: \(command.example)")],
        ])
    }

    private static var commands: HelpTopic {
        HelpTopic(
            name: "commands", summary: "what each command does",
            .table(Command.all.map { ($0.usage, $0.summary) }, indentation: 4))
    }

    private static var entries: HelpTopic {
        HelpTopic(
            name: "entries", summary: "what can be typed, and what each kind of entry does",
            .lines(
                """
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
                """))
    }

    private static var styles: HelpTopic {
        HelpTopic(
            name: "styles", summary: "how a component finds its style",
            .lines(
                """
                A style modifier pushes its style on the stack of one component family, such
                as GroupBox. A component takes the style on top: the one from the modifier
                closest to it, or its default style where nothing was pushed. All that stands
                inside sees what is left:
                    Button("Share") {}
                    .buttonStyle(.bordered)
                So the first style pushed is taken first. :tree shows what each component took
                and left, :stack what is on the stacks at one place.
                """))
    }

    private static var keys: HelpTopic {
        HelpTopic(
            name: "keys", summary: "the keys of the line editor",
            .lines(
                """
                Tab             completes what fits here; a second Tab says what each is
                Up, Down        move by lines, and bring back what was typed before
                PageUp          brings back the entry before, whatever line the cursor is on
                Ctrl-R          searches what was typed before
                Ctrl-Left       moves by a word, as do Ctrl-Right and Alt with an arrow
                Alt-Enter       begins a new line in a finished entry
                Ctrl-L          clears the screen
                Ctrl-C          gives up the entry, of which Up brings several lines back,
                                or stops what is running
                Ctrl-D          on an empty line ends the session
                """))
    }
}
