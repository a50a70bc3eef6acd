import StyleEngine
import Testing

/// A component that writes its own body: a heading, and below it what its style makes.
struct Chapter: StylableComponent {
    struct Configuration {
        let words: [String]
    }

    @Style var styles
    let configuration: Configuration

    init(_ words: String...) { configuration = Configuration(words: words) }

    static var defaultStyle: any ComponentStyle<Chapter> { SpelledChapterStyle() }

    var body: some View {
        Leaf("heading:\(styles.count)")
        styles.erasedBody(configuration: configuration)
    }
}

struct SpelledChapterStyle: ComponentStyle {
    typealias Component = Chapter
    func makeBody(configuration: Chapter.Configuration) -> some View {
        ForEach(configuration.words, id: \.self) { Leaf($0) }
    }
}

struct CountedChapterStyle: ComponentStyle {
    typealias Component = Chapter
    var unit: String
    func makeBody(configuration: Chapter.Configuration) -> some View {
        Leaf("\(configuration.words.count) \(unit)")
    }
}

extension View {
    func chapter(_ style: some ComponentStyle<Chapter>) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

@Suite struct StyleWrapperTests {
    /// Says what it finds on the stack of boxes.
    struct Inventory: View {
        @Environment(\.[componentStyles: ComponentStylesKey(Box.self)]) var styles

        var body: some View {
            let tags = styles.compactMap { ($0.base as? TagBoxStyle)?.tag }
            let top = (styles.top?.base as? TagBoxStyle)?.tag ?? "none"
            Leaf("\(styles.count) \(tags) top \(top) rest \(styles.rest.count)")
        }
    }

    @Test("B13: a stack can be read in the environment, from the top down; where nothing was pushed it is empty")
    func reading() throws {
        #expect(
            try tree { Inventory().box(TagBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B")) }
                == #"2 ["A", "B"] top A rest 1"#)
        #expect(try tree { Inventory() } == "0 [] top none rest 0")
    }

    @Test("B13, B4: what a style's body reads is what is left")
    func readingInside() throws {
        #expect(
            try tree { Box { Inventory() }.box(TagBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B")) }
                == #"tag("A")[1 ["B"] top B rest 0]"#)
    }

    @Test("B13: only a push changes a stack: not a transform of the environment, nor another environment")
    func notWritable() throws {
        let other = EnvironmentValues()
        #expect(
            try tree {
                Inventory().transformEnvironment(\.self) { $0 = other }.environment(\.self, other)
                    .box(TagBoxStyle(tag: "A"))
            } == #"1 ["A"] top A rest 0"#)
    }

    @Test("B17: what a component's own body puts around the styled part is there once, however many styles are pushed")
    func ownBody() throws {
        #expect(try tree { Chapter("one", "two") } == "heading:0 def[one two]")
        #expect(
            try tree {
                Chapter("one", "two").chapter(CountedChapterStyle(unit: "words")).chapter(SpelledChapterStyle())
            } == #"heading:2 counted("words")[2 words]"#)
    }
}
