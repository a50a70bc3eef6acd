// Modifiers/Masks.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Rating: View {
    var share: Double
    private var stars: some View { HStack { ForEach(0..<5) { _ in Image(systemName: "star.fill") } } }
    var body: some View {
        stars.overlay {
            GeometryReader { proxy in
                Rectangle().fill(.yellow).frame(width: proxy.size.width * share)
            }
            .mask(stars)
        }
    }
}

struct ModifiersMasksSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Color.red.frame(width: 96, height: 48).mask { Circle() } }
        try stage.show { Color.red.frame(width: 96, height: 48).mask { Circle().stroke() } }
        try stage.show { Color.red.frame(width: 96, height: 48).mask { Text("HI").bold() } }
        try stage.show {
            HStack(spacing: 0) { Color.red; Color.blue }.frame(width: 160, height: 16).mask { Text("red and blue") }
        }
        try stage.show {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 160, height: 16).mask(Text("a gradient"))
        }
        try stage.printTree()
        try stage.show { Text("Hello").mask(Rectangle().frame(width: 24)) }
        try stage.show { Text("Hello").mask(Circle()) }
        try stage.show { Text("Hello").mask(Capsule()) }
        try stage.show { Text("Hello").mask(Text("HI")) }
        try stage.show { VStack { Text("one two"); Text("three"); Text("four five") }.mask(Ellipse()) }
        try stage.show {
            Text("Card").padding().background(.yellow).mask { RoundedRectangle(cornerRadius: 8) }
        }
        try stage.show { Image(systemName: "star.fill").mask(Rectangle().frame(width: 16)) }
        try stage.show {
            Image(systemName: "star.fill").mask(alignment: .leading) { Rectangle().frame(width: 16) }
        }
        try stage.show { Color.red.frame(width: 96, height: 32).mask { Rectangle().opacity(0.3) } }
        try stage.show {
            VStack(alignment: .leading) { Text("this fades"); Text("at the end") }.foregroundStyle(.red).mask {
                LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
            }
        }
        try stage.show {
            Text("a shadow goes with it").mask { Rectangle().opacity(0.5) }.shadow(radius: 2)
        }
        try stage.show { Text("nothing").mask { EmptyView() } }
        try stage.show { Rating(share: 0.6) }
        try stage.show { Rating(share: 0.5).foregroundStyle(.gray) }
    }
}
