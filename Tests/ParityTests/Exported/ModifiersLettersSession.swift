// Modifiers/Letters.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersLettersSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Text("plain")
                Text("spaced").tracking(2)
                Text("apart").kerning(1)
                Text("raised").baselineOffset(4)
                Text("1,234").monospacedDigit()
                Text("narrow").fontWidth(.condensed)
                Text("dots").underline(pattern: .dot, color: .red)
            }
        }
        try stage.show { VStack { Text("a"); Text("b").kerning(0) }.kerning(3) }
        try stage.show { HStack { Text("Tea").bold(); Text("Tea").bold().frame(width: 32) } }
    }
}
