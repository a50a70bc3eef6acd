// Why/StaleEquality.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Badge: ComposableStyling {
    struct Configuration { let text: String }
    let configuration: Configuration
    init(_ configuration: Configuration) { self.configuration = configuration }
    init(_ text: String) { configuration = Configuration(text: text) }
    static var defaultStyle: any ComponentStyle<Badge> { Marked(mark: "-") }
}

fileprivate struct Marked: ComponentStyle {
    typealias Component = Badge
    var mark: String
    func makeBody(configuration: Badge.Configuration) -> some View { Text(mark + configuration.text + mark) }
}

fileprivate struct Boxed<Base: ComponentStyle<Badge>>: ComponentStyle {
    typealias Component = Badge
    var base: Base
    func makeBody(configuration: Badge.Configuration) -> some View {
        base.makeBody(configuration: configuration).border(.primary)
    }
}

fileprivate extension View {
    func badgeStyle<S: ComponentStyle<Badge>>(_ style: S) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

fileprivate struct Word: GroupBoxStyle, Equatable {
    let word: String
    let size: Int
    static func == (one: Word, other: Word) -> Bool { one.size == other.size }
    func makeBody(configuration: Configuration) -> some View { Text(word) }
}

fileprivate struct Words: View {
    @State private var count = 0
    var body: some View {
        VStack {
            GroupBox("words") {}.groupBoxStyle(Word(word: "word \(count)", size: 0))
            Button("more") { count += 1 }
        }
    }
}

struct WhyStaleEqualitySession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var mark = "."
        stage.keep(&_mark)
        stage.settings.equality = .article
        try stage.refresh()
        try stage.show { Badge("tea").badgeStyle(Boxed(base: Marked(mark: mark))) }
        mark = "!"
        try stage.refresh()
        mark = "."
        try stage.refresh()
        stage.settings.equality = .fields
        try stage.refresh()
        mark = "!"
        try stage.refresh()
        try stage.show { Words() }
        try stage.tap("more")
    }
}
