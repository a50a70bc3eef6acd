// Showcase.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Marked: GroupBoxStyle {
    let mark: String
    let color: Color
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(" \(mark) ").bold().foregroundStyle(.white).background(color, in: Capsule())
            configuration.content
        }
        .padding()
        .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

fileprivate struct Boxes: View {
    var body: some View {
        GroupBox { GroupBox { GroupBox { Text("hello").bold() } } }
            .groupBoxStyle(Marked(mark: "1", color: .blue))
            .groupBoxStyle(Marked(mark: "2", color: .green))
            .groupBoxStyle(Marked(mark: "3", color: .orange))
    }
}

fileprivate struct Controls: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 16) {
                Circle().fill(.pink.gradient).frame(width: 48, height: 48)
                VStack(alignment: .leading) {
                    Text("Night Train").font(.headline)
                    Text("The Lamps").foregroundStyle(.secondary)
                }
            }
            ProgressView(value: 0.62).tint(.pink)
            Toggle("Repeat", isOn: .constant(true))
            Slider(value: .constant(0.4))
            HStack {
                Button("Play") {}.buttonStyle(.borderedProminent).tint(.pink)
                Button("Queue") {}.buttonStyle(.bordered)
            }
        }
        .padding()
        .frame(width: 256)
        .background(RoundedRectangle(cornerRadius: 16).fill(.background).shadow(radius: 8, y: 4))
    }
}

struct ShowcaseSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack(alignment: .top, spacing: 32) {
                Boxes()
                Controls()
            }
        }
    }
}
