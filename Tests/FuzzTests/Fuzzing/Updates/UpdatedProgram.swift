/// A random view with two numbers as its state, which it hands on in every way: as values, bindings and environment, through
/// bodies of views, styles and modifiers, closures that make views, erased views, branches and repetitions.
struct UpdatedProgram {
    /// The titles of the buttons, each of which adds one to a number.
    static let buttons = ["add", "more"]

    /// The view.
    let code: String
    /// The buttons that are tapped, in order.
    let taps: [String]
    /// Whether the numbers are state of the session, and not of a view.
    private let isOfSession: Bool

    /// The program with a number, of a seed.
    init(seed: UInt64, number: Int) {
        var writer = Writer(dice: Dice(seed: seed, part: UInt64(clamping: number)))
        code = "\(writer.view(depth: 4))\n\(writer.view(depth: 3))"
        taps = (0..<4).compactMap { _ in writer.dice.pick(Self.buttons) }
        isOfSession = number % 2 == 1
    }

    /// What is entered for a program whose numbers begin with two values.
    func entries(first: Int, second: Int) -> [String] {
        let views = """
            VStack(alignment: .leading) {
                \(code)
                \(isOfSession ? "kept" : Self.kept)
                Button("add") { n += 1 }
                Button("more") { m += 1 }
            }
            """
        if isOfSession {
            let state = ["@State var n = \(first)", "@State var m = \(second)"]
            return [Self.declarations] + state + ["let kept = \(Self.kept)", views]
        }
        let screen = """
            struct Screen: View {
                @State private var n = \(first)
                @State private var m = \(second)
                var body: some View {
                    \(views)
                }
            }
            """
        return [Self.declarations, screen, "Screen()"]
    }

    /// A view that shows the numbers as they are whenever it was made.
    private static let kept = #"VStack { Bound(n: $n); Late { Text("kept \(n + m)"); Late { Bound(n: $m) } } }"#

    private static let declarations = #"""
        struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues {
            var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
        }
        struct Card<Content: View>: View {
            let title: String
            @ViewBuilder let content: Content
            var body: some View { VStack(alignment: .leading) { Text(title); content } }
        }
        struct Late<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { HStack { content(); Text("|") } }
        }
        struct Leaf: View { let n: Int; var body: some View { Text("leaf \(n)") } }
        struct Same: View, Equatable { let n: Int; var body: some View { Text("same \(n)") } }
        struct Level: View { @Environment(\.level) var level; var body: some View { Text("level \(level)") } }
        struct Bound: View { @Binding var n: Int; var body: some View { Text("bound \(n)") } }
        struct Marked: ButtonStyle {
            var mark: Int
            func makeBody(configuration: Configuration) -> some View {
                HStack { Text("\(mark):"); configuration.label }
            }
        }
        struct InCard: ViewModifier { func body(content: Content) -> some View { Card(title: "card") { content } } }
        struct Twice: ViewModifier {
            var mark = 0
            @Environment(\.level) var level
            func body(content: Content) -> some View { HStack { Text("\(mark), \(level)"); content; content } }
        }
        struct InLabel: ViewModifier {
            func body(content: Content) -> some View { Button { } label: { Late { content } } }
        }
        struct Branching: ViewModifier {
            var mark = 0
            func body(content: Content) -> some View {
                Group { if mark % 2 == 0 { content } else { Late { content.modifier(InCard()) } } }
                    .environment(\.level, mark)
            }
        }
        struct Keeping: ViewModifier {
            @State private var mark = 5
            func body(content: Content) -> some View {
                content.overlay(alignment: .topLeading) { Text("\(mark)") }.modifier(Twice(mark: mark))
            }
        }
        struct Handing: ViewModifier {
            let n: Binding<Int>
            func body(content: Content) -> some View { VStack { Bound(n: n); AnyView(content) } }
        }
        """#

    private struct Writer {
        var dice: Dice

        private mutating func pick(_ choices: [String]) -> String { dice.pick(choices) ?? "" }

        /// A number that may change.
        private mutating func number() -> String { pick(["n", "n / 2", "7", "m", "n + m"]) }

        mutating func view(depth: Int) -> String {
            guard depth > 0, dice.roll(5) > 0 else { return leaf() }
            let (one, number) = (view(depth: depth - 1), number())
            switch dice.roll(16) {
            case 0: return "VStack { \(one); \(view(depth: depth - 1)) }"
            case 1: return "Card(title: \"\\(\(number))\") { \(one) }"
            case 2: return "Late { \(one) }"
            case 3: return "Group { \(one); \(view(depth: depth - 1)) }"
            case 4: return "Button { } label: { \(one) }.buttonStyle(Marked(mark: \(number)))"
            case 5: return "\(one).environment(\\.level, \(number))"
            case 6: return "AnyView(\(one))"
            case 7: return "VStack { if \(number) % 2 == 0 { \(one) } else { \(view(depth: depth - 1)) } }"
            case 8: return "ForEach(0..<(\(number) % 3 + 1), id: \\.self) { i in \(one) }"
            default: return "\(one).modifier(\(modifier()))"
            }
        }

        private mutating func leaf() -> String {
            let number = number()
            return pick([
                "Leaf(n: \(number))", "Text(\"text \\(\(number))\")", "Level()", "Bound(n: $n)", "Same(n: \(number))",
                "Text(\"text\")",
            ])
        }

        private mutating func modifier() -> String {
            let number = number()
            return pick([
                "InCard()", "Twice(mark: \(number))", "Twice()", "InLabel()", "Branching(mark: \(number))",
                "Branching()",
                "Keeping()", "Handing(n: $n)", "InCard().concat(Twice())",
                "InLabel().concat(Branching(mark: \(number)))",
            ])
        }
    }
}
