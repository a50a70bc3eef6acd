// Errors/StateOfTheSession.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Row: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("on", isOn: $isOn) }
}

struct ErrorsStateOfTheSessionSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var isOn = false
        stage.keep(&_isOn)
        // > struct Row: View {
        // +   var body: some View { Toggle("on", isOn: $isOn) }
        // + }
        // error: 'isOn' is state of the session, which is one view: what is declared beside it can't read it; hand it over as a parameter, or as '@Binding var isOn: Bool'
        // > func title() -> String { isOn ? "on" : "off" }
        // error: 'isOn' is state of the session, which is one view: what is declared beside it can't read it; hand it over as a parameter, or as '@Binding var isOn: Bool'
        try stage.show { Row(isOn: $isOn) }
        try stage.toggle("on")
        try stage.value(isOn, canChange: false)
        @State var count = 0
        stage.keep(&_count)
        // > var body: some View { Text("\(count)") }
        // error: 'body' and 'count' stand inside a view: put 'struct Name: View { … }' around both
    }
}
