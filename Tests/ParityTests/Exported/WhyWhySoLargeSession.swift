// Why/WhySoLarge.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Lines: View { var body: some View { Text("first"); Text("second") } }

fileprivate struct Pair: View { var body: some View { Text("p1"); Text("p2") } }

struct WhyWhySoLargeSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Box") { Text("hello world") }
            .frame(width: 104)
        }
        try stage.show { Text("one two three four").frame(width: 64).lineLimit(1) }
        try stage.show { Text("one two three four").frame(width: 64, height: 32) }
        try stage.show { Text("incomprehensible").frame(width: 64) }
        try stage.show { Text("one two three four").fixedSize().frame(width: 64).border(.primary) }
        try stage.show {
            HStack {
                Text("a long text of many words")
                Text("another one")
                Text("important words").layoutPriority(1)
            }
            .frame(width: 240)
        }
        try stage.show {
            HStack { Text("a"); Spacer(); Rectangle().stroke().frame(height: 48) }
            .padding()
        }
        try stage.show {
            Rectangle().stroke().aspectRatio(2, contentMode: .fit).frame(maxWidth: 240, maxHeight: 64)
            .overlay { Text("in the middle of it all") }
        }
        try stage.show {
            ViewThatFits { Text("a very long text of many words"); Text("short") }.frame(width: 80)
        }
        try stage.show { VStack { Lines(); EmptyView() } }
        try stage.show { VStack { Text("seen"); Text("unseen").opacity(0) } }
        // > :why VStack sise
        // error: the environment has no key 'sise'; did you mean size?
        try stage.show { List { Text("row 1"); Text("row two") } }
        try stage.show {
            Grid { GridRow { Text("a"); Text("bbbb") }; GridRow { Text("ccc"); Text("d") } }
        }
        try stage.show { ViewThatFits { Rectangle().stroke().padding(); Divider() } }
        try stage.show {
            ZStack(alignment: .bottomTrailing) { Color.yellow; Text("New").padding() }.frame(width: 160)
        }
        try stage.show {
            ZStack { Color.yellow; VStack(spacing: 0) { ForEach(1..<12) { Text("\($0)") } } }.frame(width: 160)
        }
        try stage.show {
            GroupBox("Outer") { VStack { Text("hello world"); Text("b") } }.frame(width: 80)
        }
        try stage.show { ProgressView("load", value: 0.4) }
        try stage.show { DisclosureGroup("more", isExpanded: .constant(true)) { Text("inside") } }
        try stage.show { VStack { Group { Text("a"); Text("b") }.border(.red) } }
        try stage.show { Text("a").padding(3).frame(width: 10) }
        try stage.show { VStack { Text("one"); Text("two"); Text("two") } }
        // > :why Text
        // error: Text could be 2 Text "one", 3 Text "two" or 4 Text "two"; name one by its number: :why 2
        // > :why one
        // error: no one is on the canvas; a label stands in quotes: "one"
        try stage.show { GroupBox("A long label") { Text("c") } }
        try stage.show { GroupBox { Text("c") } label: { Text("A\nB") } }
        try stage.show {
            GroupBox("x") { Text("hello") }.padding(5).padding(5).padding(5).frame(width: 83)
        }
        try stage.show { GroupBox { Text("in"); Text("longer") } }
        try stage.show { HStack { Pair().padding(8); Pair() } }
        try stage.show {
            Grid { GridRow { Text("a"); Text("bb") }; GridRow { Text("ccc"); Text("d") } }
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
                ForEach(0..<5, id: \.self) { Text("i\($0)") }
            }
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<5, id: \.self) { Text("i\($0)") } }
        }
        try stage.show {
            LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<5, id: \.self) { Text("i\($0)") } }
        }
        @State var isOn = true
        stage.keep(&_isOn)
        try stage.show { List { Toggle("Wifi", isOn: $isOn); Text("x") } }
        try stage.show {
            ViewThatFits { Text("a long line that has no room here"); VStack { Text("a line"); Text("and another one") } }.frame(width: 160)
        }
        try stage.show { GeometryReader { _ in Text("a").position(x: 16, y: 8) } }
        try stage.show { VStack { Text("a").padding(8); Text("b") } }
        try stage.show { Text("a").padding(.horizontal, 8).background(.mint) }
        try stage.show { VStack { Text("words that break"); Text("b") }.frame(width: 80, height: 160) }
    }
}
