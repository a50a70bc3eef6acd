// Components/SharedHeights.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsSharedHeightsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack { Color.red; Color.blue }.frame(width: 80, height: 112) }
        try stage.show {
            VStack(spacing: 8) { Color.red.frame(height: 48); Color.blue }.frame(width: 80, height: 112)
        }
        try stage.show {
            VStack { HStack { Color.red; Color.blue }; HStack { Color.green; Color.orange } }.frame(width: 160, height: 80)
        }
        try stage.show {
            Grid { GridRow { Color.red; Color.blue }; GridRow { Color.green; Color.orange } }.frame(width: 160, height: 80)
        }
        try stage.show {
            VStack { Circle().aspectRatio(1, contentMode: .fit); Capsule().frame(maxHeight: 48) }.frame(width: 80, height: 144)
        }
        try stage.show { VStack { Color.red; Color.blue; Color.green }.frame(width: 80, height: 96) }
        try stage.show { VStack(spacing: 0) { Color.red; Color.blue }.frame(width: 80, height: 112) }
        try stage.show {
            VStack { Text("Sky"); Color.blue; Text("2 of 7") }.frame(width: 80, height: 80)
        }
        try stage.show { VStack { Color.red; Divider(); Color.blue }.frame(width: 80, height: 80) }
        try stage.show {
            VStack { Color.red.frame(maxHeight: 32); Spacer(); Color.blue.frame(maxHeight: 32) }.frame(width: 80, height: 112)
        }
    }
}
