import Atelier

/// Resolves a tree of ten thousand nodes as often as the argument says, without a trace: what is counted by
/// `Tests/Benchmarks/trace`.
@main struct Seam {
    struct Quiet: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(isEnabled ? 1 : 0.5)
        }
    }

    struct Shelf: View {
        let number: Int

        var body: some View {
            GroupBox("Shelf") {
                Text("Nuts")
                Text("Bolts")
                Text("Nails")
                Text("Screws")
                Button("Open") {}.buttonStyle(Quiet()).environment(\.isEnabled, number > 0)
            }
        }
    }

    static func main() throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        var nodes = 0
        for _ in 0..<rounds {
            nodes += try Resolver().resolve(VStack { ForEach(0..<(10_000 / 9)) { Shelf(number: $0) } }).children.count
        }
        print(nodes)
    }
}
