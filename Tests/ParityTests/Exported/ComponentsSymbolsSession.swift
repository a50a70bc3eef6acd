// Components/Symbols.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Row: View {
    let title: String
    let symbol: String
    let color: Color
    var body: some View {
        HStack {
            Image(systemName: symbol).frame(width: 28, height: 28).background(color, in: .rect(cornerRadius: 6))
            Text(title)
        }
    }
}

struct ComponentsSymbolsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Label("Sun", systemImage: "sun.min").symbolVariant(.fill) }
        try stage.show {
            HStack {
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "heart").symbolVariant(.square)
                Image(systemName: "star.fill")
            }
            .symbolVariant(.circle.fill)
        }
        try stage.show { Text("Turn it \(Image(systemName: "speaker")) off").symbolVariant(.slash) }
        try stage.show {
            Image(systemName: "moon").environment(\.symbolVariants, .none).symbolVariant(.fill)
        }
        try stage.show {
            HStack {
                Label("Small", systemImage: "sun.min").imageScale(.small)
                Label("Large", systemImage: "sun.max").imageScale(.large)
            }
        }
        try stage.show {
            HStack {
                Image(systemName: "heart").symbolRenderingMode(.hierarchical)
                Image(systemName: "bolt")
            }
            .symbolRenderingMode(.multicolor)
        }
        try stage.show {
            Image("photo").renderingMode(.template).interpolation(.none).antialiased(false)
        }
        try stage.show {
            Image(decorative: "tile").resizable(resizingMode: .tile).frame(width: 112, height: 48)
        }
        try stage.show {
            HStack {
                Image(systemName: "cloud.sun.rain")
                Text("Rain")
                Text("later").foregroundStyle(.secondary)
                Text("much later").foregroundStyle(.tertiary)
            }.foregroundStyle(.gray, .yellow, .blue)
        }
        try stage.show {
            Image(systemName: "cloud.sun.rain").symbolRenderingMode(.monochrome).foregroundStyle(.gray, .yellow)
        }
        try stage.show {
            Text("Tag").padding(.horizontal).background(.quaternary, in: Capsule()).foregroundStyle(Color.primary)
        }
        try stage.show {
            Text("Tag").padding(.horizontal).background(.quaternary, in: Capsule()).foregroundStyle(Color.blue)
        }
        try stage.show {
            HStack { Image(systemName: "trash"); Image(systemName: "bell.badge"); Image(systemName: "square.and.arrow.up"); Image(systemName: "wifi.slash") }
        }
        try stage.show { Image(systemName: "paintbrush.fill").frame(width: 24) }
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show {
            HStack { Image(systemName: "trash"); Image(systemName: "bell.badge"); Image(systemName: "square.and.arrow.up"); Image(systemName: "wifi.slash") }
        }
        stage.settings.charset = .ascii
        try stage.refresh()
        try stage.show {
            VStack(alignment: .leading) {
                Label("Buy milk", systemImage: "square")
                Label("Walk dog", systemImage: "checkmark.square.fill")
                Label("Call Mia", systemImage: "circle")
                Label("Pay rent", systemImage: "checkmark.circle.fill")
            }
        }
        try stage.show {
            HStack {
                ForEach(0..<3) { _ in Image(systemName: "star.fill") }
                Image(systemName: "star.leadinghalf.filled")
                Image(systemName: "star")
                Image(systemName: "heart.fill")
                Image(systemName: "heart")
            }
        }
        stage.settings.charset = .unicode
        try stage.refresh()
        stage.settings.charset = .ascii
        try stage.refresh()
        try stage.show { Image(systemName: "checkmark.circle.fill").frame(width: 16) }
        try stage.show {
            List {
                Row(title: "Notifications", symbol: "bell.fill", color: .red)
                Row(title: "Wi-Fi", symbol: "wifi", color: .blue)
            }
        }
        try stage.show {
            List {
                Label { Text("Wi-Fi") } icon: {
                    Image(systemName: "wifi").background(RoundedRectangle(cornerRadius: 7).fill(.blue).frame(width: 28, height: 28))
                }
                Label("General", systemImage: "gear")
            }
        }
        try stage.show { Label("Favourites", systemImage: "star.fil") }
    }
}
