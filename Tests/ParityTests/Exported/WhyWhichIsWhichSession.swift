// Why/WhichIsWhich.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct WhyWhichIsWhichSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Outer") {
                GroupBox("Inner") { Text("hello") }
                HStack { Text("a"); Text("b"); Button("Share") {} }
            }
        }
        try stage.printTree()
        try stage.show {
            VStack {
                HStack { Text("a"); Text("b"); Text("c"); Text("d") }
                HStack { Text("e"); Text("f"); Text("g"); Text("h") }
                Text("the last one of all").padding().border(.primary)
            }
        }
        // > :draw --number
        // error: :draw has no option '--number'; it has only --numbers
        // > :draw numbers
        // error: 'numbers' is one argument too many: :draw [--numbers]
    }
}
