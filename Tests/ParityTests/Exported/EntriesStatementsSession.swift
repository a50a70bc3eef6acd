// Entries/Statements.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

nonisolated(unsafe) fileprivate var visitors = 0
nonisolated(unsafe) fileprivate var count = 0

struct EntriesStatementsSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var tide = "low"
        stage.keep(&_tide)
        try stage.show { Text("The tide is \(tide).") }
        tide = "high"
        try stage.refresh()
        visitors = 12
        try stage.refresh()
        for day in ["Monday", "Tuesday"] {
            print("\(day): open")
        }
        try stage.refresh()
        if visitors > 10 {
            tide = "crowded"
        } else {
            tide = "quiet"
        }
        try stage.refresh()
        while visitors > 10 { visitors -= 1 }
        try stage.refresh()
        try stage.value(visitors, canChange: false)
        // > for i in 0..<3 { count += 1; print("number", i); print([10, 20][i]) }
        // error: index 2 is out of range: the indices are 0..<2
        try stage.value(count, canChange: false)
    }
}
