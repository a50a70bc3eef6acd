import Components
import Drawing
import Testing

@Suite("Colours of UIKit")
struct UIColorTests {
    @Test(
        "Each is what UIKit documents it to be, in the light and in the dark",
        arguments: [
            (UIColor.systemFill, "120 120 128 20%", "120 120 128 36%"),
            (.secondarySystemFill, "120 120 128 16%", "120 120 128 32%"),
            (.tertiarySystemFill, "118 118 128 12%", "118 118 128 24%"),
            (.quaternarySystemFill, "116 116 128 8%", "118 118 128 18%"),
            (.tertiaryLabel, "60 60 67 30%", "235 235 245 30%"),
            (.quaternaryLabel, "60 60 67 18%", "235 235 245 16%"),
            (.placeholderText, "60 60 67 30%", "235 235 245 30%"),
            (.opaqueSeparator, "198 198 200 100%", "56 56 58 100%"),
            (.link, "0 122 255 100%", "9 132 255 100%"),
            (.systemBackground, "255 255 255 100%", "28 28 30 100%"),
            (.tertiarySystemGroupedBackground, "242 242 247 100%", "58 58 60 100%"),
            (.lightText, "255 255 255 60%", "255 255 255 60%"),
            (.darkText, "0 0 0 100%", "0 0 0 100%"),
            (.systemRed, "255 59 48 100%", "255 69 58 100%"),
            (UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }, "255 59 48 100%", "255 255 255 100%"),
        ])
    func documented(_ color: UIColor, _ light: String, _ dark: String) {
        #expect(described(color, .light) == light)
        #expect(described(color, .dark) == dark)
    }

    @Test func aColourOfItsOwnIsAskedForAnAppearance() {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .darkGray }
        #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .darkGray)
        #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect("\(ink)" == "dark gray or white")
    }

    private func described(_ color: UIColor, _ scheme: ColorScheme) -> String {
        let paint = Color(color).resolved(in: PaintContext(colorScheme: scheme))
        let parts = paint.color.map { [$0.red, $0.green, $0.blue].map { "\($0)" } } ?? ["none"]
        return (parts + ["\((paint.alpha * 100).short)%"]).joined(separator: " ")
    }
}
