// UIKit/Colours.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate extension UIColor {
    convenience init(hex: Int) {
        let (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}

struct UIKitColoursSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack { Color(.systemFill); Color(.tertiarySystemFill); Color(uiColor: .placeholderText) }.frame(width: 80, height: 96)
        }
        try stage.show {
            Text("ink").foregroundStyle(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .darkGray }))
        }
        stage.settings.colorScheme = .dark
        try stage.refresh()
        try stage.show { Text("small").font(Font(UIFont.boldSystemFont(ofSize: 12))) }
        try stage.show { Color(UIColor(hex: 0xFF8000)).frame(width: 80, height: 32) }
        // > Text("a").background(Color.systemGray6)
        // error: type 'Color' has no member 'systemGray6', which belongs to 'UIColor'; write 'Color(.systemGray6)'
        // > Text("a").background(.systemGray6)
        // error: type 'Color' has no member 'systemGray6', which belongs to 'UIColor'; write 'Color(.systemGray6)'
        try stage.show { Text("a").background(Color(.systemGray6)) }
    }
}
