// Why/AskedByName.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate extension View {
    func loud() -> some View { bold() }
    func boxed() -> some View { padding(8).border(.primary) }
}

fileprivate struct Roomy: ViewModifier {
    func body(content: Content) -> some View { content.padding(8) }
}

fileprivate struct Shelf: View {
    let name: String
    var rows = 2
    var body: some View { VStack { Text(name); ForEach(0..<rows, id: \.self) { Text("\($0)") } } }
}

@propertyWrapper fileprivate struct Counted: DynamicProperty {
    @State private var count = 3
    var wrappedValue: Int { count * 2 }
}

fileprivate struct Stand: View {
    @Counted var shelves
    @State private var isOpen = true
    var body: some View { Toggle("\(shelves) shelves", isOn: $isOpen) }
}

fileprivate struct Tagged: GroupBoxStyle {
    var tag: String
    func makeBody(configuration: Configuration) -> some View { VStack { Text(tag); configuration.content } }
}

fileprivate struct Panel: View {
    @State private var isOn = true
    var body: some View {
        VStack(alignment: .leading) {
            Toggle("sound", isOn: $isOn)
            Button("go") {}.buttonStyle(Pressing())
            ProgressView("load", value: 0.25)
            DisclosureGroup("more", isExpanded: .constant(true)) { Text("rest") }
        }
    }
}

fileprivate struct Pressing: ButtonStyle {
    var mark = ">"
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(mark); configuration.label }.bold(configuration.isPressed)
    }
}

fileprivate let letter = AnyView(Text("c").help("a letter"))

struct WhyAskedByNameSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Outer") { GroupBox("Inner") { Text("hello") } }.groupBoxStyle(.automatic)
        }
        try stage.show {
            VStack { Text("a").padding() }.groupBoxStyle(.automatic).groupBoxStyle(.automatic)
        }
        try stage.show {
            VStack { Text("a").opacity(0.5) }.loud().boxed().opacity(0.9).navigationTitle("t")
        }
        try stage.show { Text("b").accessibilityLabel("letter") }
        _ = letter
        try stage.show {
            Group { VStack { letter.accessibilityHint("third"); Text("d") }.id(1) }.drawingGroup()
        }
        try stage.show {
            VStack { Text("c") }
            .labelStyle(.iconOnly)
            .accessibilityHint("letters")
        }
        try stage.show {
            VStack { Text("a").preferredColorScheme(.dark); Text("b").environment(\.colorScheme, .light) }
        }
        try stage.show { VStack { Text("a").environment(\.colorScheme, .dark) } }
        try stage.show { GroupBox { Text("c") } label: { Text("Inner").font(.body) }.font(.title) }
        try stage.show {
            Text("a").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) > 2 ? 1 : 5 }.lineLimit(3)
        }
        try stage.show { Text("Abc").modifier(Roomy()) }
        // > :why "A"
        // error: no node is labelled "A"; did you mean "Abc"?
        // > :why abd
        // error: no abd is on the canvas; did you mean "Abc"?
        try stage.show { HStack { Shelf(name: "left"); Shelf(name: "right", rows: 1) } }
        // > :why "right" lines
        // error: the environment has no key 'lines'; did you mean lineSpacing?
        @State var owner = "Ada"
        stage.keep(&_owner)
        try stage.show { VStack { Text(owner); Stand() } }
        try stage.toggle("6 shelves")
        try stage.show { GroupBox("box") { Text("inside") }.groupBoxStyle(Tagged(tag: "A")) }
        try stage.show { Panel() }
        try stage.press("go")
        // > :why "go" mak
        // error: the environment has no key 'mak'; did you mean mark?
    }
}
