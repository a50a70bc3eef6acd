/// The colours that a terminal knows.
public enum TerminalColors: String, CaseIterable, Sendable {
    /// The 16 colours that all terminals with colours know: of any other the nearest one is shown.
    case basic = "16"
    /// 256 colours, which nearly all terminals know: of any other the nearest one is shown.
    case indexed = "256"
    /// All colours.
    case all
}

extension TerminalColors {
    /// The codes that make a colour that of characters, or of what lies behind them.
    func code(of color: RGB, isBehind: Bool) -> String {
        switch self {
        case .basic:
            let number = Self.nearestBasic(to: color)
            return String((number < 8 ? 30 + number : 82 + number) + (isBehind ? 10 : 0))
        case .indexed: return "\(isBehind ? 48 : 38);5;\(color.indexed)"
        case .all: return "\(isBehind ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
        }
    }

    /// The colour that is shown for one.
    func shown(_ color: RGB) -> RGB {
        switch self {
        case .basic: Self.basicColors[Self.nearestBasic(to: color)]
        case .indexed: color.nearestIndexed
        case .all: color
        }
    }

    /// The 16 colours as xterm has them; other terminals have colours that are called the same.
    private static let basicColors = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238), RGB(205, 0, 205),
        RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
        RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]

    private static func nearestBasic(to color: RGB) -> Int {
        let distances = basicColors.map(color.difference)
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
}
