import Playground
import Testing

/// What Tab offers, by what stands in front of the cursor.
@Suite("Completion")
struct CompletionTests {
    /// Some entries, then the one that is being typed, and all that it could go on with.
    struct Case: CustomTestStringConvertible, Sendable {
        let entered: [String]
        let typed: String
        let offered: [String]

        init(_ typed: String, after entered: String..., offers offered: [String]) {
            self.entered = entered
            self.typed = typed
            self.offered = offered
        }

        var testDescription: String { typed }

        func completions() -> Completions {
            var playground = Playground()
            for entry in entered { #expect(playground.enter(entry).failure == nil) }
            return playground.completions(in: typed, at: typed.count)
        }
    }

    static let badge = """
        struct Badge: StylableComponent {
          struct Configuration { let text: String }
          var configuration: Configuration
          static var defaultStyle: any ComponentStyle<Badge> { PlainBadgeStyle() }
        }
        struct PlainBadgeStyle: ComponentStyle {
          typealias Component = Badge
          func makeBody(configuration: Badge.Configuration) -> some View { Text(configuration.text) }
        }
        extension ComponentStyle where Self == PlainBadgeStyle { static var plain: Self { .init() } }
        extension GroupedComponentStyle where C == Badge { static func badge(_ style: S) -> Self { .init(style: style) } }
        """

    static let tagged = """
        struct Tagged: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.border(.primary) }
        }
        extension ButtonStyle where Self == Tagged { static var tagged: Self { .init() } }
        """

    static let person = """
        struct Person {
          let name: String
          var size = 1
          private let secret = 2
          static let nobody = Person(name: "")
          func greet(_ other: String, loudly: Bool = false) -> String { other }
        }
        """

    @Test(
        "Behind a dot stands what the type in front of it has",
        arguments: [
            Case("Person(name: \"\").", after: person, offers: ["greet", "name", "size"]),
            Case("Person(name: \"\").s", after: person, offers: ["size"]),
            Case("Person.", after: person, offers: ["nobody"]),
            Case("let all = [Person.nobody]\nall.map { $0.", offers: []),
            Case("[Person.nobody].map { $0.", after: person, offers: ["greet", "name", "size"]),
            Case("ForEach([Person.nobody], id: \\.", after: person, offers: ["name", "self", "size"]),
            Case("ForEach([Person.nobody], id: \\.name.u", after: person, offers: ["unicodeScalars", "utf16", "utf8"]),
            Case("Text(\"a\").padd", offers: ["padding"]),
            Case("Text(\"a\").bold().padd", offers: ["padding"]),
            Case("Text(\"\\(Person.nobody.", after: person, offers: ["greet", "name", "size"]),
            Case("Button(\"a\") { Person.nobody.", after: person, offers: ["greet", "name", "size"]),
            Case("Text(\"a\").fil", offers: []),
            Case("Circle().fil", offers: ["fill"]),
            Case("(1, name: 2).", offers: ["0", "name"]),
            Case("nothing.", offers: []),
            // Each of the calls that are not finished has several overloads.
            Case("_ = " + String(repeating: "Text(", count: 16) + "Person.", after: person, offers: ["nobody"]),
        ])
    func members(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "An entry that begins with a dot goes on with the canvas's own type",
        arguments: [
            Case(".padd", after: "Text(\"a\")", offers: ["padding"]),
            Case(".fil", after: "Text(\"a\")", offers: []),
            Case(".fil", after: "Circle()", offers: ["fill"]),
            Case(".", offers: []),
        ])
    func canvas(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "A dot alone stands for a member of what is expected",
        arguments: [
            Case(
                "Button(\"a\") {}.buttonStyle(.", after: tagged,
                offers: ["automatic", "bordered", "borderedProminent", "borderless", "link", "plain", "tagged"]),
            Case("Text(\"a\").style(.", after: badge, offers: ["badge"]),
            Case("Text(\"a\").style(.badge(.", after: badge, offers: ["plain"]),
            Case(
                "Text(\"a\").style(.", after: badge,
                badge.replacing("Badge", with: "Chip").replacing("badge", with: "chip"),
                offers: ["badge", "chip"]),
            Case("Text(\"a\").font(.b", offers: ["body"]),
            Case("Text(\"a\").padding(.t", offers: ["top", "trailing"]),
            Case(
                "Text(\"a\").padding(.",
                offers: ["all", "bottom", "horizontal", "leading", "top", "trailing", "vertical"]),
            Case("Text(\"a\").frame(maxWidth: .inf", offers: ["infinity"]),
            Case(
                "Text(\"a\").foregroundStyle(.b", offers: ["background", "bar", "black", "blue", "brown"]),
            Case("VStack(alignment: .", offers: ["center", "leading", "trailing"]),
            Case("Text(\"a\").font(.system(size: 12, weight: .b", offers: ["black", "bold"]),
            Case("let who: Person = .", after: person, offers: ["nobody"]),
            Case("mood = .", after: "enum Mood { case happy, sad }", "var mood = Mood.sad", offers: ["happy", "sad"]),
            Case(
                "switch mood { case .", after: "enum Mood { case happy, sad }", "var mood = Mood.sad",
                offers: ["happy", "sad"]),
            Case("func mood() -> Mood { .h", after: "enum Mood { case happy, sad }", offers: ["happy"]),
            Case("Text(\"a\").environment(\\.colorScheme, .", offers: ["dark", "light"]),
            Case("Text(\"a\").environment(\\.col", offers: ["colorScheme"]),
            Case("struct A: View {\n  @Environment(\\.col", offers: ["colorScheme"]),
        ])
    func implicitMembers(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "Behind a parenthesis stand labels, and values of what is expected",
        arguments: [
            Case("VStack(", offers: ["alignment: ", "content: ", "spacing: "]),
            Case("VStack(alignment: .leading, ", offers: ["content: ", "spacing: "]),
            Case("VStack(alignment: ", offers: [".center", ".leading", ".trailing"]),
            Case("Person(", after: person, offers: ["name: "]),
            Case(
                "Badge(", after: "@Component struct Badge { var text: String; var image: Image? }",
                offers: ["text: "]),
            Case(
                "Badge(", after: "let title = \"a\"", "@Component struct Badge { var text: String }",
                offers: ["text: ", "title"]),
            Case("VStack(alignment: .leading, ", after: person, offers: ["content: ", "spacing: "]),
            Case("Person.nobody.greet(\"a\", lou", after: person, offers: ["loudly: "]),
            Case("Text(\"a\").frame(wid", offers: ["width: "]),
            Case("Button(\"a\") {}.buttonStyle(Ta", after: tagged, offers: ["Tagged"]),
            Case("Text(\"a\"", after: person, offers: []),
            Case("Text(\"a\") ", after: person, offers: []),
            Case("[Person.nobody][0] ", after: person, offers: []),
            Case("GroupBox { Text(\"a\") } ", offers: ["label: "]),
            Case("Toggle(\"a\", isOn: ", after: "@State var on = true", offers: ["$on", ".constant", "on"]),
            Case(
                "Toggle(\"a\", isOn: $", after: "@State var on = true", "@State var name = \"\"", offers: ["$on"]),
            Case(
                "TextField(\"a\", text: $", after: "@State var on = true", "@State var name = \"\"", offers: ["$name"]),
            Case(
                "Picker(\"a\", selection: $", after: "@State var on = true", "@State var name = \"\"",
                offers: ["$name", "$on"]),
        ])
    func arguments(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "Names, types and attributes",
        arguments: [
            Case("Pers", after: person, offers: ["Person"]),
            Case("let who: Pers", after: person, offers: ["Person"]),
            Case("struct Other: ButtonSt", offers: ["ButtonStyle"]),
            Case("func other() -> some ViewM", offers: ["ViewModifier"]),
            Case("extension ButtonStyle where Self == Tag", after: tagged, offers: ["Tagged"]),
            Case("struct A: View {\n  @St", offers: ["State", "StyleWrapper"]),
            Case("@prop", offers: ["propertyWrapper"]),
            Case("1 + ", offers: []),
            Case("Text(\"hello.", offers: []),
            Case("// Text(\"a\").", offers: []),
        ])
    func names(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "A declaration's name may be one that a protocol asks for",
        arguments: [
            Case("struct A: View { var bo", offers: ["body"]),
            Case("struct A: View { var ", offers: ["body"]),
            Case("struct A: View { func bo", offers: []),
            Case("struct A: View { var body: some View { Text(\"a\") }\n var b", offers: []),
            Case("struct A: ButtonStyle {\n  func ma", offers: ["makeBody"]),
            Case("struct A: View { var body: some View { let bo", offers: []),
        ])
    func requirements(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "Keywords stand where Swift has them",
        arguments: [
            Case("whi", offers: ["while"]),
            Case("stru", offers: ["struct"]),
            Case("exten", offers: ["extension"]),
            Case("VStack { exten", offers: []),
            Case("retu", offers: []),
            Case("func f() -> Int { retu", offers: ["return"]),
            Case("[1].map { number in retu", offers: ["return"]),
            Case("conti", offers: []),
            Case("for i in 0..<3 { conti", offers: ["continue"]),
            Case("for i i", offers: ["in"]),
            Case("if 1 < 2 {} el", offers: ["else"]),
            Case("do {} ca", offers: ["catch"]),
            Case("repeat {} whi", offers: ["while"]),
            Case("func f(x: Int?) { guard let x el", offers: ["else"]),
            Case("switch 1 { ca", offers: ["case"]),
            Case("switch 1 {\ncase 1: print()\ndefa", offers: ["default"]),
            Case("enum Mood { ca", offers: ["case"]),
            Case("struct A { ca", offers: []),
            Case("struct A { mutat", offers: ["mutating"]),
            Case("struct A {\n  let a = 1\n  stat", offers: ["static"]),
            Case("let on = tru", offers: ["true", "trunc"]),
            Case("Text(\"a\").tru", offers: ["truncationMode"]),
            Case("func f() -> so", offers: ["some"]),
            Case("func f(_ x: ino", offers: ["inout"]),
            Case("import Fou", offers: ["Foundation"]),
            Case("@Comp", offers: ["Component"]),
            Case("#Prev", offers: ["Preview"]),
            Case("struct A { @Comp", offers: ["Component"]),
            Case("func f() { @Comp", offers: []),
        ])
    func keywords(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "Where nothing begins as it is typed, the case of letters is no matter",
        arguments: [
            Case("Text(\"a\").PAD", offers: ["padding"]),
            Case("vst", offers: ["VStack"]),
            Case("let who: pers", after: person, offers: ["Person"]),
            Case(":SE", offers: [":set"]),
            Case(":set CHAR", offers: ["charset"]),
        ])
    func anyCase(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test(
        "Commands complete what they take",
        arguments: [
            Case(":set charset uni", offers: ["unicode"]),
            Case(
                ":doc togglest",
                offers: ["ToggleStyle", "ToggleStyleConfiguration", "ToggleStyleConfiguration.Label", "toggleStyle"]),
            Case(":doc som", offers: ["some"]),
            Case(":doc .paddi", offers: ["padding"]),
            Case(":doc @Stat", offers: ["State"]),
            Case(":browse To", offers: ["Toggle"]),
            Case(":type Text(\"a\").padd", offers: ["padding"]),
            Case(":toggle ", after: "Toggle(\"On\", isOn: .constant(true))", offers: ["1"]),
            Case(
                ":choose 1 ",
                after: "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1); Text(\"L\").tag(2) }",
                offers: ["1", "2"]),
            Case(":load ", offers: []),
        ])
    func commands(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test("An empty entry may begin with any view, those of the program included") func emptyEntry() {
        let offered = Case("", after: "struct Cup: View { var body: some View { Text(\"cup\") } }", offers: [])
            .completions().candidates.map(\.text)
        #expect(offered.contains("Text") && offered.contains("Cup") && offered.contains("Circle"))
        #expect(!offered.contains("View") && !offered.contains("padding") && offered == offered.sorted())
    }

    @Test(
        "An unfinished entry knows what its earlier lines declare, and what is wrong in them is no matter",
        arguments: [
            Case(
                """
                struct Framed: GroupBoxStyle {
                  let mark: String
                  func makeBody(configuration: Configuration) -> some View {
                    VStack { Text(wrong); configuration.
                """, offers: ["content", "label"]),
            Case(
                """
                struct Framed: GroupBoxStyle {
                  let mark: String
                  func makeBody(configuration: Configuration) -> some View {
                    VStack { Text(ma
                """, offers: ["makeBody", "mark", "max"]),
            Case("struct Framed: GroupBoxStyle {\n  func makeBody(configuration: Configur", offers: ["Configuration"]),
            Case("VStack {\n  let inner = 1\n  Text(\"\\(inn", offers: ["inner"]),
            Case("struct Two { let one: Int }\nlet two = Two(one: 1)\ntwo.", offers: ["one"]),
            Case("struct Person { let age: Int }\nfunc f(p: Person) { p.", after: person, offers: ["age"]),
        ])
    func unfinished(_ test: Case) { #expect(test.completions().candidates.map(\.text) == test.offered) }

    @Test("Each has one line about it") func summaries() {
        let declared = """
            /// Somebody.
            struct Person {
              /// How one is called.
              let name: String
              let size = 1
              func greet(_ other: String) {}
            }
            """
        let members = Case("Person(name: \"\").", after: declared, offers: []).completions()
        #expect(members.range == 17..<17)
        #expect(
            members.candidates == [
                Completions.Candidate(text: "greet", summary: "func greet(_ other: String)"),
                Completions.Candidate(text: "name", summary: "How one is called."),
                Completions.Candidate(text: "size", summary: "Int"),
            ])
        let types = Case("Pers", after: declared, offers: []).completions()
        #expect(types.range == 0..<4)
        #expect(types.candidates == [Completions.Candidate(text: "Person", summary: "Somebody.")])
        let labels = Case("Text(\"a\").frame(wi", offers: []).completions()
        #expect(labels.candidates == [Completions.Candidate(text: "width: ", summary: "CGFloat?, may be left out")])
        let modifiers = Case("Text(\"a\").opac", offers: []).completions()
        #expect(modifiers.candidates.map(\.text) == ["opacity"])
        #expect(modifiers.candidates.allSatisfy { $0.summary.hasSuffix(".") })
    }
}
