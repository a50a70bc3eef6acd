// Why/MadeByAFunction.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func heading(_ text: String) -> Text { Text(text).bold().font(.headline) }

fileprivate enum Mark { static func tag(_ text: String) -> AnyView { AnyView(Text(text).font(.caption)) } }

fileprivate var footer: some View { Text("end").italic() }

fileprivate struct Spaced: ViewModifier {
    func body(content: Content) -> some View { Group { content }.padding(8) }
}

struct WhyMadeByAFunctionSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack { heading("one"); heading("two"); Mark.tag("three"); footer } }
        try stage.show { VStack { Text("own").modifier(Spaced()) } }
        @State var guests = 0
        stage.keep(&_guests)
        try stage.show {
            VStack { Stepper("guests", value: $guests, in: 0...8); Stepper("rooms", value: $guests).disabled(true) }
        }
        try stage.printTree()
    }
}
