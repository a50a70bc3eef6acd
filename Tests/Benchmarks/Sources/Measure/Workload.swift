/// What is timed: a script that declares a style once, and then enters the same view again and again.
enum Workload {
    /// What the entry needs. It counts as part of the first one.
    private static let declarations = """
        struct Tagged: GroupBoxStyle {
          var tag: String
          func makeBody(configuration: Configuration) -> some View {
            VStack { HStack { configuration.label; Text(tag) }; configuration.content }
          }
        }
        """

    /// An entry of ten lines that draws 210 nodes as `:tree` counts them: eleven shelves of nineteen, and one around.
    private static let entry = """
        VStack(alignment: .leading) {
          ForEach(0..<11, id: \\.self) { shelf in
            GroupBox("Shelf \\(shelf)") {
              HStack { Text("Left"); Text("\\(shelf * 2)"); Button("Take") {} }
              GroupBox("Box") { Text("Nuts"); Text("Bolts"); Button("Open") {} }
            }
            .groupBoxStyle(Tagged(tag: "A"))
            .groupBoxStyle(Tagged(tag: "B"))
          }
        }
        """

    /// A script with so many entries.
    static func script(entries count: Int) -> String {
        ([declarations] + Array(repeating: entry, count: count)).joined(separator: "\n\n") + "\n"
    }
}
