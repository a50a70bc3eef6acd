// Components/Grid.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsGridSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Grid(alignment: .leading) {
                GridRow { Text("Design"); Text("serif") }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Text("Size"); Text("medium") }
            }
        }
        try stage.show {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24) {
                GridRow { Text("one\ntwo").border(.primary); Text("a") }
                GridRow(alignment: .bottom) { Text("x\ny"); Text("bottom") }
            }
        }
        try stage.show {
            Grid(alignment: .topLeading) {
                GridRow { Text("Note:"); Text("styles are taken from the stack one by one") }
            }.frame(width: 160).border(.primary)
        }
        try stage.show { Grid { GridRow { Color.red; Text("fixed") } }.frame(width: 160, height: 32) }
        try stage.show {
            Grid(alignment: .leading) {
                GridRow { Text("Tea"); Text("Grams").gridColumnAlignment(.trailing) }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Text("Sencha"); Text("5") }
                GridRow { Text("Matcha"); Text("12") }
                GridRow { Text("brewed today").gridCellColumns(2).gridCellAnchor(.center) }
            }
        }
        try stage.show {
            Grid { GridRow { Text("a"); Text("b") }; Color.red.frame(height: 16).gridCellUnsizedAxes(.horizontal) }
        }
        try stage.show {
            Grid(alignment: .leading) {
                GridRow { Text("Tea"); Text("Grams") }
                Divider()
                GridRow { Text("Sencha"); Text("5") }
            }.frame(width: 240)
        }
        try stage.show {
            Grid {
                GridRow { Color.red; Color.blue; Color.green }
                GridRow { Color.yellow.gridCellColumns(2); Color.pink }
            }
            .frame(width: 320, height: 64)
        }
        try stage.show {
            Grid { GridRow { Text("a"); Text("b") }; GridRow { Text("one two three").gridCellColumns(2) } }.border(.primary)
        }
        try stage.show {
            Grid {
                GridRow { Text("a"); Text("b"); TextField("what", text: .constant("")) }
                GridRow { Text("Section header").gridCellColumns(2); Text("x") }
            }
            .frame(width: 320)
        }
    }
}
