import Testing

@testable import Playground

@Suite struct PlaygroundTests {
    @Test func tellsWhenAnEntryIsComplete() {
        let playground = Playground()
        #expect(playground.completeness(of: ":tree") == .complete)
        #expect(playground.completeness(of: "Text(\"a\")") == .complete)
        #expect(playground.completeness(of: "VStack {\n  HStack {") == .incomplete(indentation: 4))
    }

    @Test func takesAScriptApart() {
        let script = """
            let a = 1
            :set width 60

            VStack {
              Text("a")
            }
            .padding()
            :tree
            let c = a == 1
              ? 2
            : 3
            """
        #expect(
            Playground().entries(in: script) == [
                SourceEntry(text: "let a = 1", line: 1), SourceEntry(text: ":set width 60", line: 2),
                SourceEntry(text: "VStack {\n  Text(\"a\")\n}\n.padding()", line: 4),
                SourceEntry(text: ":tree", line: 8), SourceEntry(text: "let c = a == 1\n  ? 2\n: 3", line: 9),
            ])
    }

    @Test func takesDeclarationsThatFollowOneAnotherAsOneEntry() {
        let script = """
            struct A {}

            struct B {}
            let a = A()
            func f() {}
            """
        #expect(
            Playground().entries(in: script) == [
                SourceEntry(text: "struct A {}\n\nstruct B {}", line: 1), SourceEntry(text: "let a = A()", line: 4),
                SourceEntry(text: "func f() {}", line: 5),
            ])
    }

    @Test func completesCommandsAndTheirArguments() {
        let playground = Playground()
        let commands = playground.completions(in: ":re", at: 3)
        #expect(commands.range == 0..<3)
        #expect(commands.candidates.map(\.text) == [":record", ":recover", ":redo", ":release", ":replay", ":reset"])
        let settings = playground.completions(in: ":set c", at: 6)
        #expect(settings.range == 5..<6)
        #expect(settings.candidates.map(\.text) == ["charset", "color", "colorScheme"])
        #expect(playground.completions(in: ":set scale ", at: 11).candidates.map(\.text) == ["1:1", "8:16"])
        #expect(playground.completions(in: ":xyz a", at: 6).candidates.isEmpty)
    }

    @Test func entersAPasteWholeOrNotAtAll() {
        var playground = Playground()
        let failed = playground.enter(":set width 60\n:set width 0")
        #expect(failed.output == "error: width is 1 to 1000 columns, not '0'")
        #expect(playground.enter(":set width").output.hasPrefix("width is 80"))
        #expect(playground.enter(":se width 60\n:se scale 1:1").recorded == ":set width 60\n:set scale 1:1")
        #expect(playground.enter(":undo").output == "took back 2 items: :set width 60...")
        #expect(playground.enter(":set scale").output.hasPrefix("scale is 8:16"))
    }
}
