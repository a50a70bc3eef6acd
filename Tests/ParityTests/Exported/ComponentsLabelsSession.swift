// Components/Labels.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.title; configuration.icon }
    }
}

fileprivate struct Numbered: LabelStyle {
    var number: Int
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("\(number)."); Label(configuration) }
    }
}

struct ComponentsLabelsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack(spacing: 16) {
                Label("Bus", systemImage: "bus")
                Label("Tram", systemImage: "tram")
                Label("Ferry", systemImage: "ferry")
            }
        }
        try stage.modify { $0.labelStyle(.iconOnly) }
        try stage.show {
            HStack(spacing: 16) {
                Label("Bus", systemImage: "bus")
                Label("Tram", systemImage: "tram")
                Label("Ferry", systemImage: "ferry").labelStyle(.titleAndIcon)
            }
            .labelStyle(.iconOnly)
        }
        try stage.printTree()
        try stage.modify { $0.labelStyle(Trailing()) }
        try stage.show {
            HStack(spacing: 16) {
                Label("Bus", systemImage: "bus")
                Label("Tram", systemImage: "tram")
            }
            .labelStyle(Trailing())
            .labelStyle(.iconOnly)
        }
        try stage.show {
            Label("Ferry", systemImage: "ferry").labelStyle(Numbered(number: 3)).labelStyle(.titleOnly)
        }
    }
}
