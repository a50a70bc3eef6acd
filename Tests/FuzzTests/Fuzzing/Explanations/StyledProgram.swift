/// A random program of which each push and each write is another text, so that one of them can be taken out of it: styles
/// that replace, compose, push themselves or others, modifiers in extensions, both kinds of button style, and writes and
/// transforms of the environment.
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
        """

    /// The program with a number, of a seed.
    public init(seed: UInt64, number: Int) {
        var writer = Writer(dice: Dice(seed: seed, part: UInt64(clamping: number)))
        entries = [([Self.level] + writer.styles() + [writer.fancy()]).joined(separator: "\n")]
        entries.append(writer.view(depth: 0))
        for _ in 0..<writer.dice.roll(4) { entries.append(writer.modifier()) }
        titles = writer.titles
    }

    /// How often a text stands in the program.
    func count(of text: String) -> Int { entries.reduce(0) { $0 + $1.ranges(of: text).count } }

    /// The program with another text in the place of one.
    func replacing(_ text: String, with other: String) -> StyledProgram {
        var program = self
        program.entries = entries.map { $0.replacing(text, with: other) }.filter { !$0.isEmpty }
        return program
    }

    private struct Writer {
        var dice: Dice
        var titles: [String] = []
        private var next = 0
        private var repetitions = 0
        private var hasSelf = false

        init(dice: Dice) { self.dice = dice }

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
            switch dice.roll(7) {
            case 0: return "GroupBox(configuration)"
            case 1: return "GroupBox(configuration).environment(\\.level, \(1000 + unique()))"
            case 2 where index > 0:
                return "GroupBox(configuration).groupBoxStyle(\(style(below: index)))"
            case 3 where !hasSelf:
                hasSelf = true
                return "VStack { configuration.label; configuration.content }.groupBoxStyle(self)"
            case 4:
                return "VStack { Text(\"level \\(level)\"); GroupBox(configuration) }"
            case 5 where index > 0:
                return "VStack { configuration.content }.groupBoxStyle(\(style(below: index)))"
            default: return "VStack { Text(tag); configuration.label; configuration.content }"
            }
        }

        mutating func fancy() -> String {
            """
            extension View {
                func fancy() -> some View {
                    self.groupBoxStyle(\(style())).environment(\\.level, \(1000 + unique()))
                }
            }
            """
        }

        mutating func modifier() -> String {
            switch dice.roll(10) {
            case 0, 1, 2: ".groupBoxStyle(\(style()))"
            case 3: ".groupBoxStyle(\(dice.roll(2) == 0) ? S0(tag: \"t\(unique())\") : S0(tag: \"t\(unique())\"))"
            case 4: ".buttonStyle(P(tag: \"t\(unique())\"))"
            case 5: ".buttonStyle(R(tag: \"t\(unique())\"))"
            case 6: ".fancy()"
            case 7: ".lineLimit(\(1000 + unique()))"
            case 8: ".transformEnvironment(\\.level) { $0 += \(1000 + unique()) }"
            default: ".environment(\\.level, \(1000 + unique()))"
            }
        }

        mutating func view(depth: Int) -> String {
            let text: String
            switch depth > 3 ? 9 : dice.roll(10) {
            case 0...4: text = "GroupBox(\"\(title("G"))\") { \(views(depth: depth + 1)) }"
            case 5: text = "VStack { \(views(depth: depth + 1)) }"
            case 6, 7: text = "Button(\"\(title("B"))\") {}"
            case 8:
                repetitions += 1
                text = "ForEach(0..<2, id: \\.self) { _ in \(view(depth: depth + 1)) }"
                repetitions -= 1
            default: text = "Text(\"\(title("T"))\")" + (dice.roll(3) == 0 ? ".bold()" : "")
            }
            return text + (0..<dice.roll(4)).map { _ in modifier() }.joined()
        }

        private mutating func views(depth: Int) -> String {
            (0...dice.roll(2)).map { _ in view(depth: depth) }.joined(separator: "; ")
        }

        private mutating func title(_ kind: String) -> String {
            let title = "\(kind)\(unique())"
            if repetitions == 0 { titles.append(title) }
            return title
        }
    }
}
