// Components/Words.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsWordsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("x-ray/up–down—far").frame(width: 64) }
        try stage.show { Text("state-of-the-art").frame(width: 24) }
        try stage.show { Text("日本語、中国語。").frame(width: 48) }
        try stage.show { HStack { Text("Alpha"); Text("Gamma"); Text("Epsilon") }.frame(width: 128) }
        try stage.show {
            HStack { Text("Alpha"); Text("Gamma"); Text("Epsilon") }.lineLimit(1).truncationMode(.middle).frame(width: 104)
        }
        try stage.show { Text("Hello, world").lineLimit(1).frame(width: 72) }
        try stage.show { Text("soft\u{AD}hyphen") }
        try stage.show { Text("soft\u{AD}hyphen").frame(width: 48) }
        stage.settings.width = 33
        try stage.refresh()
        try stage.show {
            Grid(alignment: .leading) {
                GridRow { Text("Memory card"); Text("Very fast memory chip"); Text("$ 1,024.99") }
                GridRow { Text("Processor"); Text("Description of the thing"); Text("$ 24.99") }
            }
        }
        try stage.show { HStack { Text("Internationalization"); Text("of") ; Text("all texts") } }
        try stage.show { Toggle("Automatic notifications", isOn: .constant(true)).frame(width: 160) }
        stage.settings.width = 80
        try stage.refresh()
        try stage.show { Menu("Two\nrows") { Button("a") {} } }
        try stage.show {
            Button {} label: { VStack { Text("Total"); Divider(); Text("$ 12") } }.buttonStyle(.borderedProminent)
        }
        try stage.show {
            Picker("Size", selection: .constant(1)) {
                Text("**Small**").tag(1)
                Text("*Large*").tag(2)
            }.pickerStyle(.segmented)
        }
        try stage.show { Text("**Bold** \(1 + 2) *it*").foregroundStyle(.red) }
        try stage.show { Text("See the [menu](https://example.com/menu)") }
    }
}
