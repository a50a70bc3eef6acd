// Commands/Legend.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsLegendSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Text("Green tea").font(.title)
                Text("from Uji").foregroundStyle(.secondary)
                Text("sold out").foregroundStyle(.red).bold()
            }
        }
        try stage.printTree()
        try stage.modify { $0.tint(.green) }
        try stage.modify { $0.font(.caption) }
        try stage.modify { $0.opacity(0.5) }
        try stage.show {
            HStack { Color.mint.frame(width: 48, height: 32); Color.brown.frame(width: 48, height: 32) }
        }
        try stage.show {
            Text("Tea").padding().background(.mint, in: RoundedRectangle(cornerRadius: 12))
        }
        try stage.show {
            VStack {
                RoundedRectangle(cornerRadius: 8).fill(.purple).frame(width: 80, height: 32)
                Text("Tea")
            }
            .padding()
            .background(.white, in: RoundedRectangle(cornerRadius: 16))
            .shadow(radius: 8)
        }
        try stage.show { LabeledContent("Origin", value: "Kenya") }
        try stage.modify { $0.foregroundStyle(.red) }
        try stage.show {
            VStack {
                Button("Share", systemImage: "star.fill") {}.buttonStyle(.bordered)
                Button("Copy") {}
            }
            .disabled(true)
        }
        stage.settings.legend = .on
        try stage.refresh()
        try stage.show { VStack { Text("a").bold(); Text("b").italic(); Text("c").underline() } }
        stage.settings.legend = .off
        try stage.refresh()
        try stage.modify { $0.foregroundStyle(.red) }
        try stage.show { Text("plain") }
    }
}
