// Language/Platforms.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Row: View {



    let inset = 16.0

    var body: some View {
        VStack {

            Text("first")

            Text("second")



                .italic()

        }
        .padding(.leading, inset)
    }
}

fileprivate let device = "phone"

struct LanguagePlatformsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("A \(device)") }
        try stage.show { Text("with UIKit") }
        try stage.show { Text("a preview") }
        try stage.show { Row() }
        switch device {

        case "phone": print("in a pocket")

        default: print("elsewhere")
        }
        try stage.refresh()
        try stage.value(device, canChange: false)
        if #available(iOS 17, macOS 14, *) { print("new") } else { print("old") }
        try stage.refresh()
        // > #if colour
        // + let wrong = 1
        // + #elseif version(3)
        // + #endif
        // error: the condition 'version(3)' of '#if' is not known; use os(…) or canImport(…)
    }
}
