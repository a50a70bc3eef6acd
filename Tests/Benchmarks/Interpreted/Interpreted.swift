/// The tree of `Shelves.swift`, interpreted.
enum Interpreted {
    static let declarations = """
        struct Quiet: ButtonStyle {
            @Environment(\\.isEnabled) private var isEnabled
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
        struct Store: View {
            let shelves: Int
            var body: some View {
                VStack { ForEach(0..<shelves) { Shelf(number: $0) } }
            }
        }
        """

    /// Makes the bodies of so many shelves, one after the other.
    static func bodies(_ shelves: Int) -> String { "for number in 0..<\(shelves) { _ = Shelf(number: number).body }" }

    /// The view of so many shelves.
    static func store(_ shelves: Int) -> String { "Store(shelves: \(shelves))" }
}
