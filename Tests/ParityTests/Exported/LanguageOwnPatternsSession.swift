// Language/OwnPatterns.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

prefix operator √

fileprivate prefix func √(x: Double) -> Double { x.squareRoot() }

fileprivate func ~= (matches: (Int) -> Bool, value: Int) -> Bool { matches(value) }

fileprivate struct Level: View {
    let value: Int
    var body: some View {
        switch value {
        case { $0 > 90 }: Text("high").bold()
        case 50...: Text("middle")
        default: Text("low")
        }
    }
}

struct LanguageOwnPatternsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(√16, canChange: false)
        try stage.show { HStack { Level(value: 95); Level(value: 60); Level(value: 5) } }
    }
}
