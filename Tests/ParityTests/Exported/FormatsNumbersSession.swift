// Formats/Numbers.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let share = 0.375
fileprivate let width: CGFloat = 0.25

struct FormatsNumbersSession: StagedSession {
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
        try stage.show { Text("About \(share, format: .percent) of it") }
        try stage.value(share.formatted(.percent.precision(.fractionLength(0))))
        try stage.value(1234567.formatted(), canChange: false)
        try stage.value(["plum", "lime"].formatted(), canChange: false)
        try stage.show {
            VStack { ForEach([999, 1234, 12_345, 1_234_567], id: \.self) { Text($0, format: .number.notation(.compactName)) } }
        }
        try stage.show { Text(1234.5, format: .number.notation(.scientific)) }
        try stage.show { Text(1234, format: .number.rounded(increment: 50)) }
        try stage.show { Text(2.25, format: .number.rounded(rule: .down, increment: 0.5)) }
        try stage.show {
            HStack { Text(5, format: .number.sign(strategy: .always())); Text(-5, format: .number.sign(strategy: .never)) }
        }
        try stage.show { Text(0.5, format: .number.scale(100)) }
        try stage.value(3.14159.formatted(.number.precision(.fractionLength(...2))))
        try stage.value(7.formatted(.number.precision(.integerLength(3))))
        try stage.value(1234.5678.formatted(.number.precision(.significantDigits(3))))
        @State var grams = 12
        stage.keep(&_grams)
        try stage.show { TextField("Grams", value: $grams, format: .number) }
        // > Text("twelve", format: .number)
        // error: 'number' is a member of 'IntegerFormatStyle<Int>' and 'FloatingPointFormatStyle<Double>', neither of which is a 'FormatStyle<String, String>'
        // > Text(2048, format: .byteCount(style: .file))
        // error: 'byteCount' is not supported in Atelier; give the text
        try stage.show { Text(width, format: .percent) }
    }
}
