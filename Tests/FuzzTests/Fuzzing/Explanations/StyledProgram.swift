/// A random program of which each push and each write is another text, so that one of them can be taken out of it: styles
/// that replace, compose, push themselves, others, or one that they hold, or are called and not pushed; modifiers in
/// extensions, both kinds of button style, writes and transforms of the environment, and views and texts that have values of
/// their own. Every fifth program has long chains.
public struct StyledProgram: Sendable {
    /// What is entered, in order.
    public private(set) var entries: [String]
    /// The titles of views that stand in it once.
    public private(set) var titles: [String] = []

    private static let level = """
        struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
        extension EnvironmentValues {
            var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
        }
        protocol Sticker: DynamicProperty { var number: Int { get } }
        struct Plain: Sticker { var number: Int }
        struct StickersKey: EnvironmentKey { static var defaultValue: [any Sticker] { [] } }
        extension EnvironmentValues {
            var stickers: [any Sticker] {
                get { self[StickersKey.self] }
                set { self[StickersKey.self] = newValue }
            }
        }
        func holding<Content: View>(_ level: Int, @ViewBuilder content: () -> Content) -> some View {
            VStack { content() }.environment(\\.level, level)
        }
        struct Mark: View {
            @EnvironmentBacked(\\.level) private var level
            init() {}
            var body: some View { Text(verbatim: "mark \\(level)") }
            func level(_ level: Int) -> Self {
                var copy = self
                copy.level = level
                return copy
            }
        }
        """

    /// How a style pushes itself again, and how it pushes another of its type.
    static let ownPush = ".groupBoxStyle(self)"
    static let freshPush = ".groupBoxStyle(Self(tag: tag))"
    /// How a style is called, and how it is pushed instead.
    static let directCall = "Called().makeBody(configuration: configuration)"
    static let pushInstead = "GroupBox(configuration).groupBoxStyle(Called())"

    /// The program with a number, of a seed.
    public init(seed: UInt64, number: Int) {
        var writer = Writer(
            dice: Dice(seed: seed, part: UInt64(clamping: number)), mostModifiers: number % 5 == 4 ? 12 : 4)
        entries = [([Self.level] + writer.styles() + [writer.fancy()]).joined(separator: "\n")]
        let view = writer.view(depth: 0)
        entries += writer.variables
        entries.append(view)
        for _ in 0..<writer.dice.roll(writer.mostModifiers) { entries.append(writer.modifier()) }
        // Only some are tried of many: not always the outermost.
        titles = writer.shuffledTitles()
    }

    /// What is asked of letters.
    static let ofLetters = ["bold", "italic", "underline", "kerning"]

    /// How the program's function is called that pushes a style, each time with another one.
    static let push = ".pushing("

    /// How the program's function is called that writes a number around what it is handed, each time another one.
    static let holding = "holding("

    /// What stands for a call where it is left out.
    static func remains(of code: String) -> String { code.hasPrefix(holding) ? "VStack" : "" }

    /// Whether a call says something that is so or not so: another number in it says the same.
    static func isCondition(_ code: String) -> Bool { code.contains(" > 0)") || code.contains(" < 0)") }

    /// How often a text stands in the program.
    func count(of text: String) -> Int { entries.reduce(0) { $0 + $1.ranges(of: text).count } }

    /// All entries in a row: what stands behind a text that is the canvas is entered after it.
    private var whole: String { entries.joined() }

    /// The call of a modifier with a name directly behind a text of the program; nil where another one follows.
    func call(behind text: String, named name: String) -> String? {
        let whole = whole
        guard let range = whole.firstRange(of: text + name), let end = whole[range.upperBound...].firstRange(of: "))")
        else { return nil }
        return name + whole[range.upperBound..<end.upperBound]
    }

    /// A text of the program with those calls behind it that give a text again and say nothing of its font.
    func textItself(_ text: String) -> String {
        let program = whole
        guard var end = program.firstRange(of: text)?.upperBound else { return text }
        var itself = text
        while Self.saidOfText.contains(where: program[end...].hasPrefix),
            let close = program[end...].firstIndex(of: ")")
        {
            itself += program[end...close]
            end = program.index(after: close)
        }
        return itself
    }

    /// The calls that give a text again, but those of fonts.
    private static let saidOfText = [
        ".foregroundColor(", ".bold(", ".italic(", ".underline(", ".strikethrough(", ".kerning(",
    ]

    /// The calls directly behind a text of the program that give a text again: where the text is the canvas, also those that
    /// are put on it line by line.
    func ownCalls(behind text: String) -> [String] {
        let program = whole
        guard var end = program.firstRange(of: text)?.upperBound else { return [] }
        var calls: [String] = []
        while (Self.saidOfText + [".font("]).contains(where: program[end...].hasPrefix) {
            var (depth, next) = (0, end)
            repeat {
                if program[next] == "(" { depth += 1 }
                if program[next] == ")" { depth -= 1 }
                next = program.index(after: next)
            } while next < program.endIndex && (depth > 0 || program[program.index(before: next)] != ")")
            calls.append(String(program[end..<next]))
            end = next
        }
        return calls
    }

    /// The program with another text in the place of one.
    func replacing(_ text: String, with other: String) -> StyledProgram {
        var program = self
        program.entries = entries.map { $0.replacing(text, with: other) }.filter { !$0.isEmpty }
        return program
    }

    private struct Writer {
        var dice: Dice
        private var titles: [String] = []
        private var next = 0
        private var repetitions = 0
        private var hasSelf = false
        private var hasCall = false
        /// Views that are made before the one that holds them.
        private(set) var variables: [String] = []
        /// One more than the most modifiers on a view.
        let mostModifiers: Int

        init(dice: Dice, mostModifiers: Int) { (self.dice, self.mostModifiers) = (dice, mostModifiers) }

        private mutating func unique() -> Int {
            next += 1
            return next
        }

        private static let styleCount = 5

        /// A style of a group box, of which those below `limit` are declared.
        private mutating func style(below limit: Int = styleCount) -> String {
            "S\(dice.roll(limit))(tag: \"t\(unique())\")"
        }

        mutating func styles() -> [String] {
            var texts = (0..<Self.styleCount).map { index in
                """
                struct S\(index): GroupBoxStyle {
                    @Environment(\\.level) var level
                    var tag: String
                    func makeBody(configuration: Configuration) -> some View {
                        \(body(of: index))
                    }
                }
                """
            }
            texts.append(
                """
                struct Called: GroupBoxStyle {
                    @Environment(\\.level) var level
                    func makeBody(configuration: Configuration) -> some View {
                        VStack { Text("called \\(level)"); configuration.content }
                    }
                }
                struct Holder: GroupBoxStyle {
                    var inner: S0
                    func makeBody(configuration: Configuration) -> some View {
                        GroupBox(configuration).groupBoxStyle(inner)
                    }
                }
                struct P: PrimitiveButtonStyle {
                    var tag: String
                    func makeBody(configuration: Configuration) -> some View {
                        HStack { Text(tag); Button(configuration).environment(\\.level, \(1000 + unique())) }
                    }
                }
                struct R: ButtonStyle {
                    var tag: String
                    func makeBody(configuration: Configuration) -> some View { configuration.label }
                }
                """)
            return texts
        }

        private mutating func body(of index: Int) -> String {
            switch dice.roll(8) {
            case 0: return "GroupBox(configuration)"
            case 1: return "GroupBox(configuration).environment(\\.level, \(1000 + unique()))"
            case 2 where index > 0:
                return "GroupBox(configuration).groupBoxStyle(\(style(below: index)))"
            case 3 where !hasSelf:
                hasSelf = true
                return "VStack { configuration.label; configuration.content }" + StyledProgram.ownPush
            case 4:
                return "VStack { Text(\"level \\(level)\"); GroupBox(configuration) }"
            case 5 where index > 0:
                return "VStack { configuration.content }.groupBoxStyle(\(style(below: index)))"
            case 6 where index > 0 && !hasCall:
                hasCall = true
                return StyledProgram.directCall
            default: return "VStack { Text(tag); configuration.label; configuration.content }"
            }
        }

        mutating func fancy() -> String {
            """
            extension View {
                func fancy() -> some View {
                    self.groupBoxStyle(\(style())).environment(\\.level, \(1000 + unique()))
                }
                func pushing(_ tag: String) -> some View { groupBoxStyle(S0(tag: tag)) }
            }
            """
        }

        mutating func modifier() -> String {
            switch dice.roll(16) {
            case 15: ".transformEnvironment(\\.stickers) { $0.append(Plain(number: \(1000 + unique()))) }"
            case 0, 1, 2: ".groupBoxStyle(\(style()))"
            case 12: StyledProgram.push + "\"t\(unique())\")"
            case 13: ".disabled(\(condition()))"
            case 14: dice.roll(2) == 0 ? ".bold(\(condition()))" : ".italic(\(condition()))"
            case 3: ".groupBoxStyle(\(dice.roll(2) == 0) ? S0(tag: \"t\(unique())\") : S0(tag: \"t\(unique())\"))"
            case 4: ".buttonStyle(P(tag: \"t\(unique())\"))"
            case 5: ".buttonStyle(R(tag: \"t\(unique())\"))"
            case 6: ".fancy()"
            case 7: ".lineLimit(\(1000 + unique()))"
            case 10: ".font(.system(size: \(1000 + unique())))"
            case 11: ".groupBoxStyle(Holder(inner: S0(tag: \"t\(unique())\")))"
            case 8: ".transformEnvironment(\\.level) { $0 += \(1000 + unique()) }"
            default: ".environment(\\.level, \(1000 + unique()))"
            }
        }

        /// Something that is so or not so, and stands nowhere else.
        private mutating func condition() -> String { "\(1000 + unique()) \(dice.roll(2) == 0 ? "<" : ">") 0" }

        mutating func view(depth: Int) -> String {
            if depth > 0, dice.roll(8) == 0 {
                let text = view(depth: depth, isVariable: true)
                let name = "view\(unique())"
                variables.append("let \(name) = \(text)")
                return name
            }
            return view(depth: depth, isVariable: false)
        }

        private mutating func view(depth: Int, isVariable: Bool) -> String {
            let text: String
            switch depth > 3 ? 9 + dice.roll(2) : dice.roll(12) {
            case 11: text = StyledProgram.holding + "\(1000 + unique())) { \(views(depth: depth + 1)) }"
            case 0...4: text = "GroupBox(\"\(title("G"))\") { \(views(depth: depth + 1)) }"
            case 5: text = "VStack { \(views(depth: depth + 1)) }"
            case 6, 7: text = "Button(\"\(title("B"))\") {}"
            case 8:
                repetitions += 1
                text = "ForEach(0..<2, id: \\.self) { _ in \(view(depth: depth + 1)) }"
                repetitions -= 1
            case 9: text = "Mark()" + (dice.roll(2) == 0 ? ".level(\(1000 + unique()))" : "")
            default: text = "Text(\"\(title("T"))\")" + attributes()
            }
            return text + (0..<max(isVariable ? 1 : 0, dice.roll(mostModifiers))).map { _ in modifier() }.joined()
        }

        /// What a text says of itself.
        private mutating func attributes() -> String {
            switch dice.roll(9) {
            case 6: ".bold(false)" + (dice.roll(2) == 0 ? ".bold()" : "")
            case 7: ".underline(true).underline(false).italic(false)"
            case 8: ".kerning(0)" + (dice.roll(2) == 0 ? ".kerning(\(1000 + unique()))" : "")
            case 0: ".foregroundColor(.red)" + (dice.roll(2) == 0 ? ".background(.red)" : "")
            case 1: ".bold()"
            case 2, 3: ".font(.system(size: \(1000 + unique())))"
            default: ""
            }
        }

        private mutating func views(depth: Int) -> String {
            (0...dice.roll(2)).map { _ in view(depth: depth) }.joined(separator: "; ")
        }

        mutating func shuffledTitles() -> [String] {
            titles.map { ($0, dice.roll(1000)) }.sorted { $0.1 < $1.1 }.map(\.0)
        }

        private mutating func title(_ kind: String) -> String {
            let title = "\(kind)\(unique())"
            if repetitions == 0 { titles.append(title) }
            return title
        }
    }
}
