// Why/NamesWithoutNodes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Short: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title.padding(.leading, 8) }
}

fileprivate struct Row: View {
    let name: String
    var body: some View { Label(name, systemImage: "leaf").labelStyle(.titleAndIcon) }
}

fileprivate func rows() -> some View { Group { Row(name: "Sencha"); Row(name: "Assam") } }

struct WhyNamesWithoutNodesSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var isOn = true
        stage.keep(&_isOn)
        try stage.show {
            VStack { rows(); Toggle("Hot", isOn: $isOn) }.border(.primary).labelStyle(Short())
        }
        // > :why titleAndIcon
        // error: titleAndIcon could be 3 Label "Sencha" or 7 Label "Assam"; name one by its number: :why 3
        // > :why font
        // error: 'font' is asked about at a node; name one before it: :why 1 font
        // > :why border
        // error: 'border' is asked about at a node; name one before it: :why 1 border
        // > :why rows
        // error: 'rows' is asked about at a node; name one before it: :why 2 rows
        // > :why name
        // error: 'name' is asked about at a node; name one before it: :why 2 name
        // > :why naem
        // error: no naem is on the canvas; a node is named by its number, its label in quotes, or its type
        // > :why Group
        // error: Group is no node: what is made of it stands in the tree in its place, as :tree shows
        try stage.show {
            NavigationStack { Slider(value: .constant(1)) { Text("Strength") }.navigationTitle("Tea") }
        }
        // > :why "Tea"
        // error: no node is labelled "Tea"; the picture shows it in column 1, row 1: :why @1,1
        try stage.show {
            VStack { Text("Sencha"); Text("Assam") }.padding(8).border(.primary).font(.title)
        }
    }
}
