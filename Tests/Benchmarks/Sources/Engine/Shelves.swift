import Atelier

/// A button style that reads the environment.
struct Quiet: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : 0.5)
    }
}

/// A group box of a title, four texts and one custom-styled button: nine nodes.
struct Shelf: View {
    let number: Int

    var body: some View {
        GroupBox("Shelf") {
            Text("Nuts")
            Text("Bolts")
            Text("Nails")
            Text("Screws")
            Button("Open") {}.buttonStyle(Quiet())
        }
    }
}

/// So many shelves. `generation` makes a value that differs though all shelves stay the same.
struct Store: View {
    let shelves: Int
    var generation = 0

    var body: some View {
        VStack { ForEach(0..<shelves) { Shelf(number: $0) } }
    }
}
