// Modifiers/KeptFree.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Row: View {
    let name: String
    let text: String
    var body: some View { HStack { Image(systemName: "star.fill"); VStack(alignment: .leading) { Text(name); Text(text) } } }
}

fileprivate struct Bubbles: View {
    let spacing: CGFloat
    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Text("Tea?").padding(8).background(.gray, in: RoundedRectangle(cornerRadius: 8))
            Text("Yes").padding(8).background(.mint, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

fileprivate struct Zebra: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(1..<5) { row in
                HStack { Text("row"); Spacer(); Text("\(row * 33)") }
                    .padding(.horizontal, 8)
                    .background(row.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
            }
        }
        .frame(width: 120)
    }
}

struct ModifiersKeptFreeSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) { Text("Teas"); Row(name: "Sencha", text: "from Shizuoka"); Row(name: "Assam", text: "strong") }
        }
        try stage.show {
            VStack { Button("Brew") {}; Button("Pour") {}; Text("slowly") }.buttonStyle(.bordered)
        }
        try stage.show {
            HStack(alignment: .top, spacing: 24) { Bubbles(spacing: 0); Bubbles(spacing: 4); Bubbles(spacing: 32) }
        }
        try stage.show {
            VStack { Bubbles(spacing: 0); HStack { Bubbles(spacing: 0) }.padding(.top, 8) }
        }
        try stage.show {
            HStack(spacing: 24) {
                Text("line").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke())
                Text("fill").padding().background(.mint, in: RoundedRectangle(cornerRadius: 8))
                Text("less").padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke())
            }
        }
        try stage.show {
            HStack(alignment: .top, spacing: 24) {
                Zebra()
                Zebra().overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
                Zebra().border(.gray)
            }
        }
        try stage.show {
            HStack {
                ForEach(["all", "new", "done"], id: \.self) { tag in
                    Text(tag).padding(.horizontal, 8).background(tag == "new" ? Color.blue : .clear, in: Capsule())
                }
            }
        }
        try stage.show {
            Text("line").padding(8).frame(width: 48).overlay(RoundedRectangle(cornerRadius: 8).stroke())
        }
        try stage.show {
            ZStack(alignment: .leading) { Capsule().fill(.gray.opacity(0.3)).frame(width: 160, height: 16); Capsule().fill(.blue).frame(width: 96, height: 16) }
        }
        try stage.show {
            HStack { ForEach(1..<5) { Capsule().fill($0 < 3 ? .blue : .gray.opacity(0.3)).frame(height: 4) } }.frame(width: 240)
        }
    }
}
