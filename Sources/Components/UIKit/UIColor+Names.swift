import Drawing

extension UIColor {
    /// Black.
    public static let black = UIColor(.black)
    /// Pure blue; `systemBlue` is the one of iOS.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure brown; `systemBrown` is the one of iOS.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// No colour at all.
    public static let clear = UIColor(.clear)
    /// Pure cyan; `systemCyan` is the one of iOS.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour dark gray.
    public static let darkGray = UIColor(.darkGray)
    /// The colour gray.
    public static let gray = UIColor(.gray)
    /// Pure green; `systemGreen` is the one of iOS.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The colour light gray.
    public static let lightGray = UIColor(.lightGray)
    /// Pure magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Pure orange; `systemOrange` is the one of iOS.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Pure purple; `systemPurple` is the one of iOS.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Pure red; `systemRed` is the one of iOS.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// White.
    public static let white = UIColor(.white)
    /// Pure yellow; `systemYellow` is the one of iOS.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The system's blue.
    public static let systemBlue = UIColor(.blue)
    /// The system's brown.
    public static let systemBrown = UIColor(.brown)
    /// The system's cyan.
    public static let systemCyan = UIColor(.cyan)
    /// The system's gray.
    public static let systemGray = UIColor(.gray)
    /// The system's green.
    public static let systemGreen = UIColor(.green)
    /// The system's indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// The system's mint.
    public static let systemMint = UIColor(.mint)
    /// The system's orange.
    public static let systemOrange = UIColor(.orange)
    /// The system's pink.
    public static let systemPink = UIColor(.pink)
    /// The system's purple.
    public static let systemPurple = UIColor(.purple)
    /// The system's red.
    public static let systemRed = UIColor(.red)
    /// The system's teal.
    public static let systemTeal = UIColor(.teal)
    /// The system's yellow.
    public static let systemYellow = UIColor(.yellow)
    /// A grey, lighter than the system's.
    public static let systemGray2 = UIColor(.gray2)
    /// A lighter grey.
    public static let systemGray3 = UIColor(.gray3)
    /// A still lighter grey.
    public static let systemGray4 = UIColor(.gray4)
    /// A grey close to the ground.
    public static let systemGray5 = UIColor(.gray5)
    /// The grey closest to the ground.
    public static let systemGray6 = UIColor(.gray6)
    /// The ground of everything.
    public static let systemBackground = UIColor(.uiBackground)
    /// The ground of what stands on that.
    public static let secondarySystemBackground = UIColor(.secondaryBackground)
    /// The ground of what stands on that.
    public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
    /// The ground of grouped lists.
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    /// The ground of rows in grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
    /// The colour of thin lines.
    public static let separator = UIColor(.uiSeparator)
    /// The colour of text.
    public static let label = UIColor(.primary, name: "label")
    /// The colour of less important text.
    public static let secondaryLabel = UIColor(.secondary, name: "secondary label")
    /// The colour of controls where no tint is set.
    public static let tintColor = UIColor(.accentColor, name: "tint")
    /// The colour of text of the third level.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// The colour of text of the fourth level.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// The colour of what stands where something is to be typed.
    public static let placeholderText = UIColor(.placeholderText)
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(.systemFill)
    /// The fill of shapes of a middle size.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// The fill of large areas with much in them.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
    /// The colour of thin lines through which nothing is seen.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// The colour of links.
    public static let link = UIColor(.uiLink)
    /// The ground of what stands in rows of grouped lists.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
    /// The colour of text on a dark ground, whatever the appearance.
    public static let lightText = UIColor(.lightText)
    /// The colour of text on a light ground, whatever the appearance.
    public static let darkText = UIColor(.darkText)
}

extension UIColor {
    /// UIKit's colours, by their names.
    static let named: KeyValuePairs<String, UIColor> = [
        "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
        "gray": .gray, "green": .green, "lightGray": .lightGray, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "red": .red, "white": .white, "yellow": .yellow, "systemBlue": .systemBlue,
        "systemBrown": .systemBrown, "systemCyan": .systemCyan, "systemGray": .systemGray,
        "systemGreen": .systemGreen, "systemIndigo": .systemIndigo, "systemMint": .systemMint,
        "systemOrange": .systemOrange, "systemPink": .systemPink, "systemPurple": .systemPurple,
        "systemRed": .systemRed, "systemTeal": .systemTeal, "systemYellow": .systemYellow, "label": .label,
        "secondaryLabel": .secondaryLabel, "tintColor": .tintColor, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
        "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText,
        "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "opaqueSeparator": .opaqueSeparator,
        "link": .link,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "lightText": .lightText,
        "darkText": .darkText,
    ]
}
