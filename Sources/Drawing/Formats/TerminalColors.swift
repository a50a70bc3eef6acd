/// The colours that a terminal knows.
public enum TerminalColors: String, CaseIterable, Sendable {
    /// The 16 colours that all terminals with colours know: of any other the one of its hue is shown.
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

    /// The colour of the same name, as dark or light as a terminal has it, since people give these colours shades of
    /// their own. Greys are told from black and from white unless they are nearly that.
    private static func nearestBasic(to color: RGB) -> Int {
        guard let hue = color.hue else {
            return switch color.level {
            case ...30: 0
            case ...170: 8
            case ...247: 7
            default: 15
            }
        }
        let name =
            switch hue {
            case 20..<70: 3
            case 70..<165: 2
            case 165..<205: 6
            case 205..<260: 4
            case 260..<353: 5
            default: 1
            }
        let (dark, light) = (basicColors[name], basicColors[name + 8])
        return color.difference(from: light) < color.difference(from: dark) ? name + 8 : name
    }
}
