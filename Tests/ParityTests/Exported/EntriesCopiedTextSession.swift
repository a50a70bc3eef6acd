// Entries/CopiedText.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func half(_ x: Int) -> Int { x / 2 }

fileprivate struct Star: Mark {
    func marked(_ text: String) -> String { "*" + text }
}

fileprivate protocol Mark: DynamicProperty {

    func marked(_ text: String) -> String

    /*...*/
}

fileprivate let left = 3 - 1
fileprivate let all: Array<String> = ["salt & pepper"]

struct EntriesCopiedTextSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("Hello, it’s „me“") }
        try stage.show {
            VStack { Text("first") .bold() 
            Text("second") }
        }
        try stage.show {
            GroupBox("Settings") {
                Toggle("Sound", isOn: .constant(true))

            }
        }
        try stage.show { VStack {  } }
        try stage.show {
            VStack {
                    Text("first")
                    Text("second")
                }
        }
        try stage.value(half(left))
        try stage.show { Text("fenced") }
        _ = all
        try stage.show { Text(all[0]) }
        try stage.show { Text(Star().marked("kept")) }
        try stage.show { Text("“quoted” … and so on") }
        try stage.value((1...3).count, canChange: false)
        // > Text(“open)
        // error: unicode curly quote found; use '"' instead
        // > Text(«open»)
        // error: cannot find 'open' in scope
        // > 3 ≥ 2
        // error: operator '≥' is not supported; write '>='
        // > Button("a", action: …)
        // error: '…' stands for something left out: write it, or remove it
        // > VStack {
        // +   Text(“a”) Text(“b”)
        // + )
        // error: ')' does not close '{'; write '}' where '{' ends
        // > VStack { Text(“a”) Txt(“b”) }
        // error: cannot find 'Txt' in scope; did you mean 'Text'?
        // > Text(“Hello”)
        // error: unicode curly quote found; use '"' instead
        // > VStack { Text("first") Text("second") }
        // error: consecutive statements on a line must be separated by newline or ';'
        // > VStack { ... }
        // error: unexpected code '...' in closure; '...' stands for something left out: write it, or remove it
    }
}
