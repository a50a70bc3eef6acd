// Modifiers/Truncation.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersTruncationSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Text("The quick brown fox")
                Text("The quick brown fox").truncationMode(.head)
                Text("The quick brown fox").truncationMode(.middle)
            }.lineLimit(1).frame(width: 96).border(.primary)
        }
        try stage.show { Text("Streets like Straße").textCase(.uppercase) }
        try stage.show {
            Text("漢字かな交じり文と👩‍👩‍👧‍👦の家族").lineLimit(1).truncationMode(.middle).frame(width: 96).border(.primary)
        }
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show {
            VStack(alignment: .leading) {
                Text("The quick brown fox")
                Text("The quick brown fox").truncationMode(.head)
                Text("The quick brown fox").truncationMode(.middle)
            }.lineLimit(1).frame(width: 96).border(.primary)
        }
        stage.settings.charset = .ascii
        try stage.refresh()
        try stage.show {
            HStack(alignment: .top) {
                Text("one").lineLimit(2...3).border(.primary)
                Text("one two three four").lineLimit(2...3).frame(width: 48).border(.primary)
                Text("one").lineLimit(3, reservesSpace: true).border(.primary)
                Text("one two three").lineLimit(...1).frame(width: 56).border(.primary)
            }
        }
    }
}
