// Language/Observed.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Log { static var lines: [String] = [] { didSet { print(lines.count, "lines") } } }

fileprivate func count(to end: Int) -> String {
    var steps = 0 { didSet { print("step", steps) } }
    while steps < end { steps += 1 }
    return "done"
}

fileprivate struct Steps: View {
    @State private var count = 0 { didSet { print("from", oldValue, "to", count) } }
    var body: some View { Button("Step \(count)") { count += 1 } }
}

@propertyWrapper fileprivate struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: String { "\(value) of \(range.upperBound)" }
}

fileprivate func gauge(_ steps: Int...) -> String {
    @Clamped(0...8) var width = 2
    var half: Int { get { width / 2 } set { width = newValue * 2 } }
    lazy var frame = { print("drawn once"); return "|" }()
    for step in steps { half += step }
    return frame + String(repeating: "=", count: width) + frame + " " + $width
}

nonisolated(unsafe) fileprivate var volume = 3 {
    willSet { print("from \(volume) to \(newValue)") }
    didSet { if volume > 10 { volume = 10 } }
}

struct LanguageObservedSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = volume
        volume = 5
        try stage.refresh()
        volume += 20
        try stage.refresh()
        try stage.show { Text(String(repeating: "#", count: volume)) }
        Log.lines.append("begun")
        try stage.refresh()
        try stage.value(count(to: 2))
        try stage.show { Steps() }
        try stage.tap("Step 0")
        try stage.tap("Step 1")
        try stage.show { Text(gauge(1, 1)) }
        try stage.show { Text(gauge(1, 5)) }
    }
}
