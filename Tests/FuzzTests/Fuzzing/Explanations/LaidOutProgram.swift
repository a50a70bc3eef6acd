import Components
import Drawing
import StyleEngine

/// A random view whose size depends on what it is offered, as code and compiled: stacks, frames, priorities, limits of lines,
/// borders, overlays.
struct LaidOutProgram {
    /// The view as it is entered.
    let code: String
    /// The same view.
    let view: AnyView
    /// The columns of the page.
    let width: Int

    /// The program with a number, of a seed.
    init(seed: UInt64, number: Int) {
        var writer = Writer(dice: Dice(seed: seed &+ 1_000_003, part: UInt64(clamping: number)))
        (code, view) = writer.view(depth: 0)
        width = [80, 80, 40, 20][writer.dice.roll(4)]
    }

    private typealias Part = (code: String, view: AnyView)

    private struct Writer {
        var dice: Dice

        private static let words = [
            "a", "of", "one", "some", "layout", "columns", "a cell", "two words", "many words on a line",
            "incomprehensibilities", "Zeile\\nnext", "日本語 text",
        ]

        private mutating func length() -> Int { dice.roll(12) * 8 }

        mutating func view(depth: Int) -> Part {
            var part = plain(depth: depth)
            for _ in 0..<[0, 0, 1, 1, 2, 3][dice.roll(6)] { part = modified(part) }
            return part
        }

        private mutating func plain(depth: Int) -> Part {
            switch depth > 2 ? 9 + dice.roll(5) : dice.roll(14) {
            case 0...2:
                let (inner, spacing) = (views(depth: depth + 1), dice.roll(2) * 16)
                return (
                    "HStack(spacing: \(spacing)) { \(code(inner)) }",
                    AnyView(HStack(spacing: CGFloat(spacing)) { group(inner) })
                )
            case 3...5:
                let inner = views(depth: depth + 1)
                return (
                    "VStack(alignment: .leading) { \(code(inner)) }",
                    AnyView(VStack(alignment: .leading) { group(inner) })
                )
            case 6:
                let inner = views(depth: depth + 1)
                return ("ZStack { \(code(inner)) }", AnyView(ZStack { group(inner) }))
            case 7:
                let inner = views(depth: depth + 1)
                return ("GroupBox(\"box\") { \(code(inner)) }", AnyView(GroupBox("box") { group(inner) }))
            case 8:
                let (one, other) = (view(depth: depth + 1), view(depth: depth + 1))
                return (
                    "ViewThatFits { \(one.code); \(other.code) }",
                    AnyView(
                        ViewThatFits {
                            one.view
                            other.view
                        })
                )
            case 9: return ("Spacer()", AnyView(Spacer()))
            case 10: return ("Rectangle().stroke()", AnyView(Rectangle().stroke()))
            case 11: return ("Divider()", AnyView(Divider()))
            default:
                let text = Self.words[dice.roll(Self.words.count)]
                return ("Text(\"\(text)\")", AnyView(Text(verbatim: text.replacing("\\n", with: "\n"))))
            }
        }

        private mutating func views(depth: Int) -> [Part] { (0...dice.roll(3)).map { _ in view(depth: depth) } }

        private func code(_ parts: [Part]) -> String { parts.map(\.code).joined(separator: "; ") }

        private func group(_ parts: [Part]) -> some View {
            ForEach(0..<parts.count, id: \.self) { parts[$0].view }
        }

        private mutating func modified(_ part: Part) -> Part {
            let (one, other) = (length(), length())
            let view = part.view
            let (code, modified): (String, AnyView) =
                switch dice.roll(14) {
                case 0, 1: (".padding()", AnyView(view.padding()))
                case 2: (".padding(.leading, \(one))", AnyView(view.padding(.leading, CGFloat(one))))
                case 3: (".frame(width: \(one + 8))", AnyView(view.frame(width: CGFloat(one + 8))))
                case 4: (".frame(height: \(other + 16))", AnyView(view.frame(height: CGFloat(other + 16))))
                case 5:
                    (
                        ".frame(minWidth: \(one), maxWidth: \(one + other))",
                        AnyView(view.frame(minWidth: CGFloat(one), maxWidth: CGFloat(one + other)))
                    )
                case 6: (".frame(maxWidth: .infinity)", AnyView(view.frame(maxWidth: .infinity)))
                case 7: (".fixedSize()", AnyView(view.fixedSize()))
                case 8: (".layoutPriority(1)", AnyView(view.layoutPriority(1)))
                case 9: (".lineLimit(1)", AnyView(view.lineLimit(1)))
                case 10: (".border(.primary)", AnyView(view.border(.primary)))
                case 11: (".background(.red)", AnyView(view.background(.red)))
                case 12: (".overlay { Text(\"over\") }", AnyView(view.overlay { Text("over") }))
                default:
                    (
                        ".aspectRatio(2, contentMode: .fit)",
                        AnyView(view.aspectRatio(2, contentMode: .fit))
                    )
                }
            return (part.code + code, modified)
        }
    }
}
