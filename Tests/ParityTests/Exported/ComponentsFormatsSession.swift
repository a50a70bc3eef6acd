// Components/Formats.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsFormatsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack {
                LabeledContent("Altitude", value: 1950, format: .number)
                LabeledContent("Roasted", value: 0.125, format: .percent)
                LabeledContent("Price", value: 14.5, format: .currency(code: "EUR"))
                LabeledContent("Tastes of", value: ["plum", "cocoa", "lime"], format: .list(type: .and))
            }
        }
        try stage.show { Text(1234.5, format: .number.grouping(.never).precision(.fractionLength(2))) }
        try stage.show { Text(["tea", "coffee"], format: .list(type: .or)) }
        @State var grams = 12
        stage.keep(&_grams)
        try stage.show { TextField("Grams", value: $grams, format: .number) }
        // > LabeledContent("Altitude", value: 1950, format: .measurement(width: .narrow))
        // error: 'measurement' is not supported in Atelier; write the value with its unit as a 'String'
    }
}
