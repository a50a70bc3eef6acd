// Components/LazyGrids.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsLazyGridsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
                ForEach(1...5, id: \.self) { Text("\($0)").padding(.horizontal).border(.primary) }
            }.frame(width: 240)
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.fixed(64), alignment: .trailing), GridItem(.flexible(), alignment: .leading)]) {
                Text("Name"); Text("Ada")
                Text("Town"); Text("London")
            }.frame(width: 160).border(.primary)
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(1...7, id: \.self) { Text("\($0)") }
            }.frame(width: 200)
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))], spacing: 8) {
                ForEach(1...4, id: \.self) {
                    Text("\($0)").frame(maxWidth: .infinity, maxHeight: .infinity).border(.primary).aspectRatio(1, contentMode: .fit)
                }
            }.frame(width: 130)
        }
        try stage.show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(1...6, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).border(.gray) } }
        }
        try stage.show {
            LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(1...5, id: \.self) { Text("\($0)") } }
        }
    }
}
