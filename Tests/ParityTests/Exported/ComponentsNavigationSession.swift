// Components/Navigation.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsNavigationSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            NavigationStack {
                List(["Sencha", "Assam"], id: \.self) { tea in
                    NavigationLink(tea) { Text("All about \(tea)") }
                }
                .navigationTitle("Teas")
            }
        }
        try stage.show {
            NavigationStack {
                VStack { Text("Sencha"); NavigationLink("More", value: 1) }
                    .navigationTitle("Teas")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { Text("Tea \($0)") }
            }
        }
        @State var list = "Teas"
        stage.keep(&_list)
        try stage.show {
            NavigationView { Button("Rename") { list = "Infusions" }.navigationTitle($list) }
        }
        try stage.tap("Rename")
        try stage.show {
            NavigationView { Text("Sencha").navigationBarTitle(Text(list).italic(), displayMode: .inline) }
        }
        try stage.show { NavigationStack { NavigationLink("Sencha") { Text("All about Sencha") } } }
        try stage.tap("Sencha")
        // > TabView { Text("Teas") }
        // error: 'TabView' is not supported in Atelier; use 'if' on '@State'
        // > Text("Teas").toolbar { Button("Add") {} }
        // error: 'toolbar' is not supported in Atelier; write the buttons in an 'HStack' above the view
    }
}
