// Language/ThrownAway.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func title() { Text("a title") }

fileprivate func rows() { let text = Text("a"); text; text.bold() }

fileprivate let isOn = true

struct LanguageThrownAwaySession: StagedSession {
    static func run(on stage: Stage) throws {
        if isOn { Text("on") }
        try stage.refresh()
        for number in 1...3 { Text("\(number)") }
        try stage.refresh()
        switch isOn { case true: Text("on"); case false: Text("off") }
        try stage.refresh()
        try stage.show { Button("tap") { Text("not shown") } }
        try stage.show {
            VStack { if isOn { Text("on") }; ForEach(1...2, id: \.self) { Text("\($0)") } }
        }
        _ = Text("meant")
        try stage.refresh()
    }
}
