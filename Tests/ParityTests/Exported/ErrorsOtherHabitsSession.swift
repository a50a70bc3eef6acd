// Errors/OtherHabits.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
}

fileprivate extension ButtonStyle { static var loud: Loud { Loud() } }

fileprivate extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() } }

fileprivate extension View { func card() { self.padding() } }

struct ErrorsOtherHabitsSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > Button("tea") {}.buttonStyle(.loud)
        // error: type 'ButtonStyle' has no member 'loud': its extension does not say which style it is; write 'extension ButtonStyle where Self == Loud'
        try stage.show { Button("tea") {}.buttonStyle(.loud) }
        // > func row(_ isOn: Bool) -> some View { if isOn { Text("on") } }
        // error: missing return in global function expected to return 'some View'; write '@ViewBuilder' in front of it
        // > func mark(_ isOn: Bool) -> some View { if isOn { Text("on") } else { Divider() } }
        // error: branches have mismatching types 'Text' and 'Divider'; write '@ViewBuilder' in front of the 'var' or 'func' around them
        // > struct Quiet: ButtonStyle {
        // +   func makeBody(configuration: Configuration) -> some View { Text(configuration.label) }
        // + }
        // error: 'configuration.label' is a view already; write it without 'Text(…)' around it
        // > struct Field: TextFieldStyle {
        // +   func makeBody(configuration: Configuration) -> some View { configuration.label }
        // + }
        // error: a TextFieldStyle has no 'Configuration'; write 'func _body(configuration: TextField<Self._Label>) -> some View'
        // > Button { } { Text("tea") }
        // error: a second closure stands behind its label: '{ … } label: { … }'
        // > for (var i = 0; i < 3; i++) { print(i) }
        // error: C-style for statement has been removed in Swift 3; write 'for i in 0..<3 { … }'
        // > M_PI
        // error: 'M_PI' is not supported in Atelier; write 'Double.pi'
        // > DBL_MAX
        // error: 'DBL_MAX' is not supported in Atelier; write 'Double.greatestFiniteMagnitude'
        // > Color(r: 1, g: 0, b: 0)
        // error: 'Color(r:)' is not supported in Atelier; write the colour, such as 'Color(red: 0.2, green: 0.4, blue: 0.6)'
        // > Image(systemName: "star").resize()
        // error: value of type 'Image' has no member 'resize'; did you mean 'resizable'?
        // > Text("tea").font(.size(24))
        // error: type 'Font' has no member 'size'; did you mean 'system'?
        // > Text("tea").if(true) { $0.bold() }
        // error: 'if' is not supported in Atelier; write 'if … { } else { }' around the views
    }
}
