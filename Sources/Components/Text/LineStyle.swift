import Catalogue
import Drawing

extension Text {
    /// How the lines below and through text are drawn: SwiftUI's `Text.LineStyle`.
    public enum LineStyle {
        /// What a line is made of: SwiftUI's `Text.LineStyle.Pattern`. What isn't solid stands in the legend.
        public enum Pattern: String, CaseIterable, Hashable, Sendable {
            /// One stroke; dashes; dots; dashes and dots in turn; a dash and two dots in turn.
            case solid, dash, dot, dashDot, dashDotDot

            /// What it looks like in a drawing, which tells dots from dashes.
            fileprivate var drawn: Typeface.Line.Pattern {
                switch self {
                case .solid: .solid
                case .dash, .dashDot, .dashDotDot: .dashes
                case .dot: .dots
                }
            }

            /// What the legend says of such a line; empty where it needs no word.
            func words(for line: String, _ color: Color?) -> String {
                let kind: String? =
                    switch self {
                    case .solid: nil
                    case .dash: "dashed"
                    case .dot: "dotted"
                    case .dashDot: "dash-dot"
                    case .dashDotDot: "dash-dot-dot"
                    }
                let words = [kind, line, color?.name].compactMap { $0 }
                return words.count > 1 ? words.joined(separator: " ") : ""
            }
        }
    }
}

/// A line below or through text, as it was asked for.
struct LineLook: Hashable, Sendable {
    let pattern: Text.LineStyle.Pattern
    let color: Color?

    /// What a drawing shows of it in the colours of a place.
    func drawn(in context: PaintContext) -> Typeface.Line {
        Typeface.Line(pattern.drawn, color: color?.resolved(in: context).color)
    }
}

extension Text.LineStyle.Pattern: NativeConvertible {}

extension BuiltIns {
    static let lineStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Text.LineStyle", "How the lines below and through text are drawn.",
            example: #"Text("a").underline(pattern: .dot)"#),
        BuiltInGroup(
            "enum Text.LineStyle.Pattern: Hashable, CaseIterable", "What a line below or through text is made of.",
            example: #"Text("a").underline(true, pattern: .dash, color: .red)"#,
            BuiltIn.cases(
                "What a line is made of.",
                [
                    "solid": Text.LineStyle.Pattern.solid, "dash": .dash, "dot": .dot, "dashDot": .dashDot,
                    "dashDotDot": .dashDotDot,
                ])),
    ]
}
