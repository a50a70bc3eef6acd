// Entries/Expressions.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Point { var x: Int; var y: Int }

fileprivate struct Quiet: ButtonStyle {
    var level = 1
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated(unsafe) fileprivate var origin = Point(x: 0, y: 0)
fileprivate let nothing: String? = nil

struct EntriesExpressionsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(3 + 4, canChange: false)
        try stage.value("tea" + "pot", canChange: false)
        try stage.value([1, 2, 3].map { $0 * 2 })
        try stage.value(7 / 2, canChange: false)
        try stage.value(7.0 / 2, canChange: false)
        try stage.value(true && !false, canChange: false)
        try stage.value(("left", 1), canChange: false)
        _ = origin
        origin.x = 8
        try stage.refresh()
        try stage.value(origin, canChange: false)
        try stage.value(nothing ?? "a guest", canChange: false)
        try stage.value(nothing, canChange: false)
        try stage.value(Quiet(level: 3), canChange: false)
        try stage.value(Quiet().level, canChange: false)
    }
}
