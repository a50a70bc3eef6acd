// Entries/CopiedText.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Star: Mark {
    func marked(_ text: String) -> String { "*" + text }
}

fileprivate protocol Mark: DynamicProperty {

    func marked(_ text: String) -> String

    /*...*/
}

fileprivate let left = 2

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
        try stage.value(left / 2, canChange: false)
        try stage.show { Text("fenced") }
        try stage.show { Text(Star().marked("kept")) }
        try stage.show { Text("“quoted” … and so on") }
        try stage.value((1...3).count, canChange: false)
        // > Text(“open)
        // error: unicode curly quote found; use '"' instead
        // > Text(«open»)
        // error: cannot find 'open' in scope
        // > 3 – 1
        // error: Swift has no use for the character '–' (U+2013) here; write '-'
        // > let all: Array&lt;String&gt; = []
        // error: unexpected code '= []' in source file
        // > (1…3).count
        // error: '…' stands for something left out: write it, or remove it; a range is written '...'
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
