import Testing

@testable import Playground

@Suite struct CommandTests {
    private func answer(_ entries: String...) -> String {
        var playground = Playground()
        return entries.map { playground.enter($0).output }.last ?? ""
    }

    @Test func takesUniquePrefixesAndRecordsCommandsInFull() {
        var playground = Playground()
        let reply = playground.enter(":s char uni")
        #expect(reply.output == "error: ':s' could be :solution, :skip, :stack, :step, :set or :save")
        #expect(playground.enter(":se charset unicode").recorded == ":set charset unicode")
        #expect(playground.enter(":set charset unicode").recorded == nil)
    }

    @Test func namesTheNearestCommand() {
        #expect(answer(":tere") == "error: there is no command ':tere'; did you mean :tree?")
        #expect(answer(":xyzzy") == "error: there is no command ':xyzzy'; :help lists all")
        #expect(answer(":") == "error: there is no command ':'; :help lists all")
        #expect(answer(": tap 2") == "error: write :tap without a space after the colon")
        #expect(answer(":help boxes") == "error: there is no help on 'boxes'; :help lists all there is")
    }

    @Test func countsArguments() {
        #expect(answer(":toggle") == #"error: something is missing: :toggle N, as in :toggle "Sound""#)
        #expect(answer(":quit now") == "error: 'now' is one argument too many: :quit")
    }

    @Test func asksForTheClosingQuote() {
        #expect(
            answer("Text(\"a b\")", ":tap \"a b") == #"error: a closing quote is missing; did you mean :tap "a b"?"#)
    }

    @Test func namesTheOnlyOption() {
        #expect(
            answer("Text(\"a\")", ":tree -x") == "error: :tree has no option '-x'; it has only -c, --env and --layout")
    }

    @Test func asksForACanvas() {
        let message = #"error: there is no canvas yet; enter a view first, such as Text("hello")"#
        for entry in [":draw", ":tree", ":tree -c", ":stack", ":tap 1"] { #expect(answer(entry) == message) }
    }

    @Test func handsFilesToTheHost() {
        var playground = Playground()
        #expect(playground.enter(":load \"my file.swift\"").request == .load(path: "my file.swift"))
        #expect(playground.enter(":record a.md").request == .record(to: FileTarget(path: "a.md"), session: []))
        #expect(
            playground.enter(":record \"a b.md\" --replace").request
                == .record(to: FileTarget(path: "a b.md", replaces: true), session: []))
        #expect(playground.enter(":load ./-x.md").request == .load(path: "./-x.md"))
        #expect(playground.enter(":load \"-x.md\"").request == .load(path: "-x.md"))
        #expect(
            playground.enter(":export a.md").output
                == "error: :export writes Swift to a file that ends in .swift; 'a.md' does not")
        #expect(playground.enter(":record off").request == .stopRecording)
        #expect(playground.enter(":replay Sessions").request == .replay(path: "Sessions"))
        #expect(playground.enter(":tour").request == .tour)
        #expect(playground.enter(":q").request == .quit)
    }

    @Test func everyCommandHasAPageWithAnExampleThatParses() throws {
        for command in Command.all {
            #expect(answer(":help \(command.name)").hasPrefix(command.usage))
            #expect(try Invocation(parsing: command.example).command.name == command.name)
        }
    }

    @Test("The commands that ask their host are those that say so", arguments: Command.all.map(\.name))
    func askingTheHost(name: String) throws {
        let command = try Command.named(name)
        var playground = Playground()
        #expect((playground.enter(command.example).request != nil) == command.asksHost)
    }

    @Test func readsArguments() throws {
        let words = Word.all(in: #":tap "a \"b\" c"  2 x"#, from: 4)
        #expect(words.map(\.text) == ["a \"b\" c", "2", "x"])
        #expect(words.map(\.isQuoted) == [true, false, false])
        #expect(words.map(\.written) == [#""a \"b\" c""#, "2", "x"])
        let lines = Word.all(in: #":tap "a\nb""#, from: 4)
        #expect(lines.map(\.text) == ["a\nb"])
        #expect(lines.map(\.written) == [#""a\nb""#])
    }

    @Test("No line of help is wider than the screen, and :help alone is no higher", arguments: [40, 60, 80, 120])
    func helpFits(width: Int) {
        let pages =
            ([HelpTopic.overview] + HelpTopic.all.map(\.page) + Command.all.map(HelpTopic.page)).map {
                $0.text(width: width)
            }
        let long = pages.flatMap { $0.split(separator: "\n") }.filter { $0.count > width }
        #expect(long == [])
        #expect(width < 80 || pages[0].split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
    }
}
