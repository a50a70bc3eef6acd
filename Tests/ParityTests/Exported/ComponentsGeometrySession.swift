// Components/Geometry.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { geo in
                ZStack(alignment: .leading) {
                    Capsule().fill(.gray.opacity(0.3))
                    Capsule().fill(.blue).frame(width: geo.size.width * (configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 16)
        }
    }
}

fileprivate struct Framed: GroupBoxStyle {
    var name: String
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text(name); configuration.content }.padding(8).border(.primary)
    }
}

fileprivate struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

fileprivate struct Shutter: View {
    @State private var isOpen = false
    var body: some View {
        HStack {
            GeometryReader { proxy in
                let _ = print("made for \(proxy.size.width)")
                Counter()
            }
            if isOpen { Text("here is less room") }
            Button("Open") { isOpen = true }
        }
        .frame(width: 320, height: 16)
    }
}

struct ComponentsGeometrySession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
        }
        try stage.modify { $0.frame(width: 240, height: 48).border(.primary) }
        try stage.show {
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Text("a third").frame(width: proxy.size.width / 3).background(.blue)
                    Text("of 240").padding(.horizontal, 8)
                }
            }.frame(width: 240, height: 16)
        }
        try stage.show {
            ProgressView("Steeping", value: 0.4).progressViewStyle(Bar()).frame(width: 240)
        }
        try stage.show {
            HStack(spacing: 16) { ForEach([0.25, 0.5, 1], id: \.self) { ProgressView(value: $0) } }
            .progressViewStyle(Bar()).frame(width: 480)
        }
        try stage.show {
            GroupBox {
                GeometryReader { proxy in
                    GroupBox { Text("half").frame(width: proxy.size.width / 2) }
                }
                .frame(width: 240, height: 80)
            }
        }
        try stage.modify { $0.groupBoxStyle(Framed(name: "first")) }
        try stage.modify { $0.groupBoxStyle(Framed(name: "second")) }
        try stage.printTree()
        try stage.show {
            Text("How wide am I?").padding().background {
                GeometryReader { proxy in Text("\(Int(proxy.size.width))").font(.caption) }
            }
        }
        try stage.show {
            GeometryReader { outer in
                VStack(alignment: .leading, spacing: 0) {
                    Text("\(Int(outer.size.width)) wide at \(Int(outer.frame(in: .global).minX))")
                    GeometryReader { inner in
                        Text("\(Int(inner.size.width)) wide at \(Int(inner.frame(in: .global).minX)), \(Int(inner.frame(in: .local).minX))")
                    }
                    .padding(.leading, 32)
                }
            }
            .frame(width: 400, height: 32).padding()
        }
        try stage.show { Shutter() }
        try stage.tap("Count 0")
    }
}
