// Entries/Declarations.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func shouted(_ text: String) -> String { text.uppercased() }

fileprivate enum Meal { case breakfast, lunch }

fileprivate extension View {
    func boxed() -> some View { border(.primary) }
}

fileprivate struct Greeting: View {
    var name: String
    var body: some View { Text("Good evening, \(name).") }
}

fileprivate let guest = "Nils"
nonisolated(unsafe) fileprivate var rounds = 3

struct EntriesDeclarationsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Greeting(name: shouted(guest)).boxed() }
        // > struct Greeting: View {
        // +   var name: String
        // +   var body: some View { Text("Good night, \(nmae).") }
        // + }
        // error: cannot find 'nmae' in scope; did you mean 'name'?
        rounds += 1
        try stage.refresh()
        @State var isOpen = true
        stage.keep(&_isOpen)
        // > guest = "Ole"
        // error: cannot assign to value: 'guest' is a 'let' constant; write 'var', or copy it to a 'var'
    }
}
