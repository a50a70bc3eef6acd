/// A question about a canvas of ten thousand nodes, as the first one that somebody asks, which is the dearest.
struct Question {
    let name: String
    /// The question as it is entered.
    let text: String
    /// What was asked before, where it isn't the first.
    var earlier: [String] = []

    static let all = [
        Question(name: "why a style is taken", text: ":why 5003"),
        Question(name: "who wrote a value", text: ":why 5004 font"),
        Question(name: "why a size", text: ":why 5004 size"),
        Question(name: "who drew a cell", text: ":why @5,3000"),
        Question(name: "the first step", text: ":step"),
        Question(name: "a step in the middle", text: ":step 5000"),
        Question(name: "a step back", text: ":step back", earlier: [":step 5000"]),
        Question(name: "compared with before", text: ":compare"),
        Question(name: "compared with a modifier", text: ":compare .groupBoxStyle(Starred())"),
        Question(name: "compared with a font", text: ":compare .font(.title)"),
        Question(name: "all notes", text: ":lint"),
    ]

    /// A canvas of about ten thousand nodes, on the way to which there are more than ten thousand steps.
    static let canvas = """
        struct Starred: GroupBoxStyle {
          @Environment(\\.isEnabled) var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; configuration.content }.opacity(isEnabled ? 1 : 0.5)
          }
        }
        struct Shelf: View {
          let number: Int
          var body: some View {
            GroupBox("Shelf \\(number)") {
              Text("Nuts"); Text("Bolts").font(.body); Button("Open") {}
            }
            .groupBoxStyle(Starred())
            .font(.title)
          }
        }
        VStack { ForEach(0..<1_250, id: \\.self) { Shelf(number: $0) } }
        .padding()
        """

    /// The median time from Return to the next prompt.
    func time(at path: String) throws -> Duration {
        var times: [Duration] = []
        for _ in 0..<5 {
            let terminal = try Terminal(path)
            defer { terminal.close() }
            try TemporaryFile.with(Self.canvas) { _ = try terminal.enter(":load \($0)") }
            for question in earlier { try terminal.enter(question) }
            times.append(try terminal.enter(text))
        }
        return times.sorted()[times.count / 2]
    }
}
