// Modifiers/Overlapping.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersOverlappingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            ZStack {
                Text("here").position(x: 32, y: 24)
                Text("there").position(x: 96, y: 56)
            }.frame(width: 128, height: 80).border(.primary)
        }
        try stage.show {
            Circle().fill(.red).frame(width: 8, height: 8).position(x: 36, y: 29).frame(width: 80, height: 48).border(.primary)
        }
        try stage.show {
            Text("o").position(x: 40, y: 24).frame(width: 80, height: 48).border(.primary)
        }
        try stage.show {
            GeometryReader { page in
                Text("o").position(x: page.size.width / 2, y: page.size.height / 2)
            }.frame(width: 80, height: 48).border(.primary)
        }
        try stage.show { ZStack { Text("behind"); Text("top") } }
        try stage.show { ZStack { Text("top").zIndex(1); Text("behind") } }
        try stage.show {
            HStack(spacing: -24) { Text("Ann").padding(8).background(.yellow).zIndex(1); Text("Bob").padding(8).background(.green) }
        }
        try stage.show {
            Image(systemName: "bell").font(.title).overlay(alignment: .topTrailing) {
                Text("12").padding(4).background(.red, in: Capsule()).offset(x: 16, y: -16)
            }
        }
        try stage.show {
            Image(systemName: "bell").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 16, height: 16) }
        }
        try stage.show {
            ZStack { VStack { Text("First line"); Text("Second line"); Text("Third line") }; Color.green.frame(width: 40, height: 48) }
        }
    }
}
