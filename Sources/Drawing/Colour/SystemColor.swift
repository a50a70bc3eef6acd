/// The colours that have a name in SwiftUI or UIKit.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black, clear
    case magenta
    case lightGray = "light gray"
    case darkGray = "dark gray"
    case gray2 = "gray 2"
    case gray3 = "gray 3"
    case gray4 = "gray 4"
    case gray5 = "gray 5"
    case gray6 = "gray 6"
    case background = "system background"
    case secondaryBackground = "secondary background"
    case tertiaryBackground = "tertiary background"
    case groupedBackground = "grouped background"
    case secondaryGroupedBackground = "secondary grouped background"
    case separator
    case tertiaryLabel = "tertiary label"
    case quaternaryLabel = "quaternary label"
    case placeholderText = "placeholder text"
    case systemFill = "system fill"
    case secondarySystemFill = "secondary system fill"
    case tertiarySystemFill = "tertiary system fill"
    case quaternarySystemFill = "quaternary system fill"
    case opaqueSeparator = "opaque separator"
    case link
    case tertiarySystemGroupedBackground = "tertiary grouped background"
    case lightText = "light text"
    case darkText = "dark text"

    /// The colour on a light or on a dark background.
    func rgb(_ scheme: ColorScheme) -> RGB {
        let dark = scheme == .dark
        return switch self {
        case .red: dark ? RGB(255, 69, 58) : RGB(255, 59, 48)
        case .orange: dark ? RGB(255, 159, 10) : RGB(255, 149, 0)
        case .yellow: dark ? RGB(255, 214, 10) : RGB(255, 204, 0)
        case .green: dark ? RGB(48, 209, 88) : RGB(52, 199, 89)
        case .mint: dark ? RGB(99, 230, 226) : RGB(0, 199, 190)
        case .teal: dark ? RGB(64, 200, 224) : RGB(48, 176, 199)
        case .cyan: dark ? RGB(100, 210, 255) : RGB(50, 173, 230)
        case .blue: dark ? RGB(10, 132, 255) : RGB(0, 122, 255)
        case .indigo: dark ? RGB(94, 92, 230) : RGB(88, 86, 214)
        case .purple: dark ? RGB(191, 90, 242) : RGB(175, 82, 222)
        case .pink: dark ? RGB(255, 55, 95) : RGB(255, 45, 85)
        case .brown: dark ? RGB(172, 142, 104) : RGB(162, 132, 94)
        case .white: RGB(255, 255, 255)
        case .gray: RGB(142, 142, 147)
        case .black, .clear: RGB(0, 0, 0)
        case .magenta: RGB(255, 0, 255)
        case .lightGray: RGB(170, 170, 170)
        case .darkGray: RGB(85, 85, 85)
        case .gray2: dark ? RGB(99, 99, 102) : RGB(174, 174, 178)
        case .gray3: dark ? RGB(72, 72, 74) : RGB(199, 199, 204)
        case .gray4: dark ? RGB(58, 58, 60) : RGB(209, 209, 214)
        case .gray5: dark ? RGB(44, 44, 46) : RGB(229, 229, 234)
        case .gray6: dark ? RGB(28, 28, 30) : RGB(242, 242, 247)
        // On a dark page they are those of what stands on top of a screen: the page itself, and what is raised from it.
        case .background: dark ? RGB(28, 28, 30) : RGB(255, 255, 255)
        case .secondaryBackground: dark ? RGB(44, 44, 46) : RGB(242, 242, 247)
        case .tertiaryBackground: dark ? RGB(58, 58, 60) : RGB(255, 255, 255)
        case .groupedBackground: dark ? RGB(28, 28, 30) : RGB(242, 242, 247)
        case .secondaryGroupedBackground: dark ? RGB(44, 44, 46) : RGB(255, 255, 255)
        case .separator: dark ? RGB(56, 56, 58) : RGB(198, 198, 200)
        case .tertiaryLabel: dark ? RGB(235, 235, 245) : RGB(60, 60, 67)
        case .quaternaryLabel: dark ? RGB(235, 235, 245) : RGB(60, 60, 67)
        case .placeholderText: dark ? RGB(235, 235, 245) : RGB(60, 60, 67)
        case .systemFill: RGB(120, 120, 128)
        case .secondarySystemFill: RGB(120, 120, 128)
        case .tertiarySystemFill: RGB(118, 118, 128)
        case .quaternarySystemFill: dark ? RGB(118, 118, 128) : RGB(116, 116, 128)
        case .opaqueSeparator: dark ? RGB(56, 56, 58) : RGB(198, 198, 200)
        case .link: dark ? RGB(9, 132, 255) : RGB(0, 122, 255)
        case .tertiarySystemGroupedBackground: dark ? RGB(58, 58, 60) : RGB(242, 242, 247)
        case .lightText: RGB(255, 255, 255)
        case .darkText: RGB(0, 0, 0)
        }
    }

    /// How much of it there is on a light or on a dark background, 0...1.
    func alpha(_ scheme: ColorScheme) -> Double {
        let dark = scheme == .dark
        return switch self {
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: dark ? 0.16 : 0.18
        case .placeholderText: 0.3
        case .systemFill: dark ? 0.36 : 0.2
        case .secondarySystemFill: dark ? 0.32 : 0.16
        case .tertiarySystemFill: dark ? 0.24 : 0.12
        case .quaternarySystemFill: dark ? 0.18 : 0.08
        case .lightText: 0.6
        default: 1
        }
    }
}

extension Color {
    /// A warm red, lighter in the dark.
    public static let red = Color(.system(.red))
    /// Orange, lighter in the dark.
    public static let orange = Color(.system(.orange))
    /// Yellow.
    public static let yellow = Color(.system(.yellow))
    /// Green.
    public static let green = Color(.system(.green))
    /// A green towards blue, pale in the dark.
    public static let mint = Color(.system(.mint))
    /// A blue towards green.
    public static let teal = Color(.system(.teal))
    /// A light blue.
    public static let cyan = Color(.system(.cyan))
    /// The blue of controls where no tint is set.
    public static let blue = Color(.system(.blue))
    /// A blue towards purple.
    public static let indigo = Color(.system(.indigo))
    /// Purple.
    public static let purple = Color(.system(.purple))
    /// A red towards purple.
    public static let pink = Color(.system(.pink))
    /// Brown.
    public static let brown = Color(.system(.brown))
    /// White, in the light as in the dark.
    public static let white = Color(.system(.white))
    /// A grey between white and black, the same in the light and the dark.
    public static let gray = Color(.system(.gray))
    /// Black, in the light as in the dark.
    public static let black = Color(.system(.black))
    /// No colour at all: what is filled with it stays as it is.
    public static let clear = Color(.system(.clear))
    /// UIKit's alone, as all that follow.
    package static let magenta = Color(.system(.magenta))
    package static let lightGray = Color(.system(.lightGray))
    package static let darkGray = Color(.system(.darkGray))
    /// UIKit's greys of a level, from the darkest, and its colours of grounds and lines.
    package static let gray2 = Color(.system(.gray2))
    package static let gray3 = Color(.system(.gray3))
    package static let gray4 = Color(.system(.gray4))
    package static let gray5 = Color(.system(.gray5))
    package static let gray6 = Color(.system(.gray6))
    package static let uiBackground = Color(.system(.background))
    package static let secondaryBackground = Color(.system(.secondaryBackground))
    package static let tertiaryBackground = Color(.system(.tertiaryBackground))
    package static let groupedBackground = Color(.system(.groupedBackground))
    package static let secondaryGroupedBackground = Color(.system(.secondaryGroupedBackground))
    package static let uiSeparator = Color(.system(.separator))
    package static let tertiaryLabel = Color(.system(.tertiaryLabel))
    package static let quaternaryLabel = Color(.system(.quaternaryLabel))
    package static let placeholderText = Color(.system(.placeholderText))
    package static let systemFill = Color(.system(.systemFill))
    package static let secondarySystemFill = Color(.system(.secondarySystemFill))
    package static let tertiarySystemFill = Color(.system(.tertiarySystemFill))
    package static let quaternarySystemFill = Color(.system(.quaternarySystemFill))
    package static let opaqueSeparator = Color(.system(.opaqueSeparator))
    package static let uiLink = Color(.system(.link))
    package static let tertiarySystemGroupedBackground = Color(.system(.tertiarySystemGroupedBackground))
    package static let lightText = Color(.system(.lightText))
    package static let darkText = Color(.system(.darkText))
    /// The colour of text.
    public static let primary = Color(.level(0))
    /// The colour of less important text.
    public static let secondary = Color(.level(1))
    /// The colour of controls: the tint where one is set, blue otherwise.
    public static let accentColor = Color(.accent)
}
