// Modifiers/AspectRatio.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersAspectRatioSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Rectangle().stroke().aspectRatio(1, contentMode: .fit).frame(width: 160, height: 48)
        }
        try stage.show {
            Rectangle().stroke().aspectRatio(2, contentMode: .fit).frame(width: 160, height: 48)
        }
        try stage.show { Image("photo").resizable().frame(width: 160, height: 64) }
        try stage.show { Image("photo").resizable().scaledToFit().frame(width: 160, height: 64) }
        try stage.show { Image("photo").resizable().scaledToFill().frame(width: 160, height: 64) }
        try stage.show {
            Color.red.aspectRatio(0.0001, contentMode: .fill).frame(width: 48, height: 32).clipped()
        }
        try stage.show { Color.red.aspectRatio(0.0001, contentMode: .fit).frame(width: 48, height: 32) }
    }
}
