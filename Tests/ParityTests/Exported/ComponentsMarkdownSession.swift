// Components/Markdown.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Heading: View {
    let title: LocalizedStringKey
    var body: some View { Text(title).font(.title) }
}

fileprivate let guest = "**Ada**"
fileprivate let told = "\(12_345) steps, \(0.5) miles"

struct ComponentsMarkdownSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Text("Tea for **two** or _more_, not ~~coffee~~; type `tea`, or see the [menu](https://swift.org)")
        }
        try stage.show {
            VStack(alignment: .leading) {
                Text(guest)
                Text(verbatim: "**Ada**")
                Text("Tea for \(guest), **\(2) cups**")
                Text(LocalizedStringKey(guest))
            }
        }
        try stage.show {
            Text("\(Image(systemName: "cup.and.saucer")) at \(2.5, specifier: "%.2f") or \(Text("free").foregroundStyle(.green)), \(0.1, format: .percent) off")
        }
        try stage.show {
            HStack {
                Button("Order **now**") {}
                Label("_Green_ tea", systemImage: "leaf")
                Toggle("With `milk`", isOn: .constant(true))
            }
        }
        try stage.printTree()
        try stage.show { Text("5 * 3, snake_case_name, \\*stars\\*, **open") }
        try stage.show { Heading(title: "A **bold** heading") }
        try stage.show { Text("\(12_345) steps, \(0.5) miles") }
        try stage.show {
            Text("\(12_345, format: .number.grouping(.never)) steps, \(0.5, specifier: "%.1f") miles")
        }
        try stage.show { Text(told) }
    }
}
