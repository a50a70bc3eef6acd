// UIKit/Colours.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

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
    }
}
