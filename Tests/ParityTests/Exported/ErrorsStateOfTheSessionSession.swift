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
        // > $count += 1
        // error: '$count' is a binding, and not the value of 'count'; leave the '$' out
        // > $count = 3
        // error: '$count' is a binding, and not the value of 'count'; leave the '$' out
        // > $count > 3
        // error: '$count' is a binding, and not the value of 'count'; leave the '$' out
        // > $isOn.toggle()
        // error: '$isOn' is a binding, and not the value of 'isOn'; leave the '$' out
        // > Text($count == 1 ? "one" : "many")
        // error: '$count' is a binding, and not the value of 'count'; leave the '$' out
        // > struct Win: View {
        // +   @Binding var score: Int
        // +   var body: some View { Button("Win") { $score += 1 } }
        // + }
        // error: '$score' is a binding, and not the value of 'score'; leave the '$' out
        // > struct Score: View {
        // +   @Binding var score: Int
        // +   init(of score: Binding<Int>) { self.score = score }
        // +   var body: some View { Text("\(score)") }
        // + }
        // error: a binding is kept by the name with '_'; write 'self._score = score'
        // > func reset(_ number: Binding<Int>) { number = 0 }
        // error: 'number' is a binding, and not its value; write 'number.wrappedValue'
    }
}
