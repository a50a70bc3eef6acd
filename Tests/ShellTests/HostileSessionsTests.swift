import Foundation
import Testing

@testable import Shell

/// A session that somebody else wrote, and what it tries.
private struct Attack: Sendable, CustomTestStringConvertible {
    let title: String
    let entry: String

    init(_ title: String, _ entry: String) { (self.title, self.entry) = (title, entry) }

    var testDescription: String { title }
}

private let attacks: [Attack] = [
    // To write.
    Attack("saves", ":save new.md"),
    Attack("saves by an abbreviation", ":sa new.md"),
    Attack("saves further up", ":save ../new.md"),
    Attack("saves Swift", ":save new.swift"),
    Attack("saves over a file", ":save ../kept.md --replace"),
    Attack("saves through a link", ":save link.md --replace"),
    Attack("saves to standard output", ":save /dev/stdout"),
    Attack("saves to a descriptor", ":save /proc/self/fd/1"),
    Attack("saves behind spaces", "   :save new.md"),
    Attack("saves in quotes", ":save \"new.md\""),
    Attack("saves with a space behind the colon", ": save new.md"),
    Attack("saves on the second line", "Text(\"a\")\n:save new.md"),
    Attack("saves between declarations", "let a = 1\n:save new.md\nlet b = 2"),
    Attack("exports", ":export new.swift"),
    Attack("exports over a file", ":export ../secret.swift --replace"),
    Attack("records", ":record new.md"),
    Attack("records over a file", ":record ../kept.md --replace"),
    Attack("ends a recording", ":record off"),
    Attack("loads a file that saves", ":load inner.swift"),
    Attack("loads a session that saves", ":load inner.md"),
    Attack("replays a session that saves", ":replay inner.md"),
    // To read what lies elsewhere.
    Attack("loads from above", ":load ../secret.swift"),
    Attack("loads from the home folder", ":load ~/secret.swift"),
    Attack("loads from above in a roundabout way", ":load deep/../../secret.swift"),
    Attack("loads by an absolute path", ":load /etc/passwd"),
    Attack("loads through a link", ":load link.swift"),
    Attack("loads through a linked folder", ":load up/secret.swift"),
    Attack("loads what the process was started with", ":load /proc/self/environ"),
    Attack("loads a file without end", ":load /dev/zero"),
    Attack("loads a pipe", ":load pipe.swift"),
    Attack("loads standard input", ":load -"),
    Attack("loads itself", ":load evil.md"),
    Attack("replays from above", ":replay .."),
    Attack("brings back a session", ":recover"),
    Attack("forgets sessions", ":recover forget"),
    // To act on the terminal, or to hide text from who reads it.
    Attack("a colour in an entry", "Text(\"a\u{1B}[31m\")"),
    Attack("a title of the window in a comment", "1 // \u{1B}]0;title\u{7}"),
    Attack("a control sequence in eight bits", "1 // \u{9B}2J"),
    Attack("a carriage return over a line", "1 // :save\rText"),
    Attack("a backspace", "1 // a\u{8}\u{8}b"),
    Attack("text from right to left", "1 // \u{202E}abc\u{2066}"),
    Attack("marks of direction", "1 // \u{200F}\u{061C}\u{200E}"),
    Attack("spaces without width", "1 // a\u{200B}\u{2060}\u{FEFF}b"),
    Attack("text in tags", "1 // a\u{E0061}\u{E0062}\u{E007F}"),
    Attack("text in variation selectors", "1 // a\u{FE01}\u{E0110}\u{E0120}"),
    Attack("a joiner in a name", "let a\u{200D}b = 1"),
    Attack("a name that is not seen", "let \u{3164} = 1"),
    Attack("a line separator", "1 // a\u{2028}:save"),
    Attack("a command that is called by a sequence", ":\u{1B}[2J"),
    Attack("an argument with a sequence", ":help \u{1B}[2J\u{200F}"),
    Attack("an unknown name with a mark", "x\u{061C}y"),
    Attack("a sequence that is printed", #"print("\u{1B}[2J\u{200F}\u{E0041}")"#),
    Attack("a sequence in a picture", #"Text("a\u{1B}[2J\u{202E}\u{200B}\u{E0041}b")"#),
    Attack("a sequence in an image's name", #"Image("\u{1B}[2J\u{200F}")"#),
    Attack("a sequence in a value", #""\u{1B}[2J\u{202E}\u{200B}""#),
]

/// What sessions try that somebody else wrote: to write, to read what is not theirs, to act on the terminal, to hide.
@Suite struct HostileSessionsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("in/deep")
        try folder.write("kept", to: "kept.md")
        try folder.write("\"TOP\" + \"SECRET\"\n", to: "secret.swift")
        try folder.write(":save new.md\n", to: "in/inner.swift")
        try folder.write("```atelier\n> :save new.md\n```\n", to: "in/inner.md")
        let path = folder.url.path
        for (link, target) in [("link.md", "../kept.md"), ("link.swift", "../secret.swift"), ("up", "..")] {
            try FileManager.default.createSymbolicLink(atPath: "\(path)/in/\(link)", withDestinationPath: target)
        }
        #expect(mkfifo(path + "/in/pipe.swift", 0o600) == 0)
    }

    @Test(arguments: attacks)
    fileprivate func doNoHarm(_ attack: Attack) throws {
        let lines = attack.entry.split(separator: "\n").enumerated().map { ($0 == 0 ? "> " : "+ ") + $1 }
        try folder.write("# Evil\n\n```atelier\n\(lines.joined(separator: "\n"))\n```\n", to: "in/evil.md")
        try folder.write(attack.entry + "\n", to: "in/evil.swift")
        let before = folder.names
        for arguments in [["in/evil.md"], ["in/evil.swift"]] {
            let result = try Program.run(arguments, input: "\"STANDARDINPUT\"\n", in: folder)
            #expect([0, 1, 65].contains(result.status), "\(arguments): \(result)")
            #expect(folder.names == before, "\(arguments)")
            #expect(try folder.read("kept.md") == "kept")
            #expect(try folder.read("secret.swift") == "\"TOP\" + \"SECRET\"\n")
            for text in [result.output, result.errors] {
                #expect(text.escapingHiddenCharacters == text, "\(arguments)")
                for secret in ["TOPSECRET", "STANDARDINPUT", "root:", "PATH="] {
                    #expect(!text.contains(secret), "\(arguments)")
                }
            }
        }
    }

    @Test func thereAreManyOfThem() { #expect(attacks.count >= 40) }
}
