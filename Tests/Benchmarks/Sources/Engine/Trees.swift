import Atelier

/// The trees that are measured beside `Store`.
enum Trees {
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
