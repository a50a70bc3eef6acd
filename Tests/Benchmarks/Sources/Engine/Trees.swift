import Atelier

/// The trees that are measured: group boxes of a title, four texts and one button with a style of its own.
enum Trees {
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

    final class Probe {
        var binding: Binding<Int>?
    }

    struct CountingShelf: View {
        let number: Int
        let probe: Probe
        @State private var count = 0

        var body: some View {
            let _ = number == 7 ? (probe.binding = $count) : ()
            GroupBox("Shelf") {
                Text("Nuts")
                Text("\(count)")
                Text("Nails")
                Text("Screws")
                Button("Open") {}.buttonStyle(Quiet())
            }
        }
    }

    struct CountingStore: View {
        let shelves: Int
        let probe: Probe

        var body: some View {
            ForEach(0..<shelves) { CountingShelf(number: $0, probe: probe) }
        }
    }

    struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            GroupBox(configuration)
        }
    }

    /// One box with so many composing styles.
    static func styled(_ count: Int) -> AnyView {
        var view = AnyView(GroupBox("Box") { Text("x") })
        for _ in 0..<count { view = AnyView(view.groupBoxStyle(Framed())) }
        return view
    }

    /// Boxes nested so deep.
    struct Nested: View {
        let levels: Int

        var body: some View {
            if levels > 0 {
                GroupBox("Box") { Nested(levels: levels - 1) }
            } else {
                Text("end")
            }
        }
    }
}
