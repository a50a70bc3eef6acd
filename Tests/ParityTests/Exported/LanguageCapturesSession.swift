// Language/Captures.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate class Gauge { var level = 1; func rise() { level += 1 } }

fileprivate class LoudGauge: Gauge {
    override var level: Int { didSet { print("from \(oldValue) to \(level)") } }
}

fileprivate struct Row: View {
    @State private var flags = [true, false]
    @State private var chosen: Int?
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(flags.indices, id: \.self) { index in Toggle("Flag \(index)", isOn: $flags[index]) }
            Text(chosen == nil ? "nothing chosen" : "chosen")
        }
    }
}

fileprivate let widths: [String: Int] = ["wide": 12, "narrow": 4]
nonisolated(unsafe) fileprivate let gauge: Gauge = LoudGauge()
nonisolated(unsafe) fileprivate var last: Gauge? = Gauge()
nonisolated(unsafe) fileprivate let read = { [weak last] in last?.level ?? 0 }
nonisolated(unsafe) fileprivate var step = 2
nonisolated(unsafe) fileprivate let double = { [step] in step * 2 }

struct LanguageCapturesSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = widths
        guard let width = widths["wide"] else { fatalError("no such width") }
        try stage.refresh()
        try stage.show { Text(String(repeating: "=", count: width)) }
        // > guard let other = widths["wider"] else { fatalError("no such width") }
        // error: the program stopped itself: no such width
        _ = gauge
        gauge.rise()
        try stage.refresh()
        gauge.level = 7
        try stage.refresh()
        _ = last
        _ = read
        try stage.value(read())
        last = nil
        try stage.refresh()
        try stage.value(read())
        _ = double
        step = 50
        try stage.refresh()
        try stage.value(double())
        try stage.show { Row() }
        try stage.toggle("Flag 1")
    }
}
