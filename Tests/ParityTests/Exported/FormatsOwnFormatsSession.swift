// Formats/OwnFormats.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Stars: FormatStyle {
    var best = 5
    func format(_ value: Int) -> String {
        String(repeating: "*", count: value) + String(repeating: ".", count: best - value)
    }
}

fileprivate extension FormatStyle where Self == Stars {
    static var stars: Stars { Stars() }
    static func stars(of best: Int) -> Stars { Stars(best: best) }
}

fileprivate struct Score<F: FormatStyle>: View where F.FormatOutput == String {
    let value: F.FormatInput
    let format: F
    var body: some View {
        HStack { Text(value, format: format).bold(); Text("so far") }
    }
}

fileprivate struct Half: FormatStyle {
    func format(_ value: Int) -> Double { Double(value) / 2 }
}

struct FormatsOwnFormatsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text(3, format: Stars()) }
        try stage.show { LabeledContent("Taste", value: 4, format: Stars(best: 6)) }
        try stage.show { Text("Service: \(2, format: .stars)") }
        try stage.value(1.formatted(.stars(of: 3)))
        try stage.show { Score(value: 4, format: Stars()) }
        try stage.show { Score(value: 0.5, format: FloatingPointFormatStyle<Double>.percent) }
        try stage.value(7.formatted(Half()))
        // > Text(7, format: Half())
        // error: initializer 'init(_:format:)' requires that 'Half' conform to 'FormatStyle<Input, String>'
    }
}
