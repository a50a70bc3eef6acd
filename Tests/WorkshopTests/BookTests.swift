import Foundation
import Testing
import Transcripts

@testable import Workshop

@Suite struct BookTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static let book = Result {
        try Book(of: ["\(BookTests.repository)/Sessions/Workshop", "\(BookTests.repository)/Sessions/Stacks"])
    }

    @Test("Each link leads to a page of the book, and each anchor to something on it")
    func links() throws {
        let book = try Self.book.get()
        #expect(book.errors == [])
        let texts = Dictionary(uniqueKeysWithValues: book.files.map { ($0.name, $0.text) })
        #expect(texts.count == book.files.count && texts.count > 15)
        var count = 0
        for (name, text) in book.files {
            for match in text.matches(of: /(?:href|src)="([^"]*)"/) {
                let link = String(match.1)
                if link == "data:," || link == "style.css" { continue }
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let page = texts[parts[0].isEmpty ? name : parts[0]]
                #expect(page != nil, "\(name): \(link)")
                if parts.count == 2 { #expect(page?.contains("id=\"\(parts[1])\"") == true, "\(name): \(link)") }
                count += 1
            }
        }
        #expect(count > 100)
    }

    @Test(
        "Pages answer as their sessions record it, whatever is drawn between the entries",
        arguments: [
            "Commands/Files", "Interaction/WhichBodiesRun", "Why/Notes", "Why/StaleEquality", "Why/WhatChanged",
            "Workshop/Views",
        ])
    func answers(session: String) throws {
        let path = "\(Self.repository)/Sessions/\(session).md"
        let book = try Book(of: [path])
        let name = session.split(separator: "/").last.map { "\($0).html" }
        let page = try #require(book.files.first { $0.name == name }).text
        for step in try Transcript(parsing: String(contentsOfFile: path, encoding: .utf8)).steps {
            let lines = step.expected.map(\.line.text).map { $0.hasPrefix("\\") ? $0.dropFirst() : $0[...] }
            guard !lines.isEmpty, !lines.contains(where: { $0 == "..." || $0.contains("[..]") }) else { continue }
            #expect(page.contains(HTML.escaped(lines.joined(separator: "\n"))), "\(step.entry)")
        }
    }

    @Test("A page loads nothing, runs nothing, and has a title, pictures in words, and the text of each")
    func pages() throws {
        for (name, text) in try Self.book.get().files where name.hasSuffix(".html") {
            #expect(!text.contains("<script") && !text.contains("http://www.w3.org/1999"), "\(name)")
            #expect(text.matches(of: /(?:src|href)="https?:/).isEmpty, "\(name)")
            let pictures = text.matches(of: /<figure>/).count
            // Each has a drawing for dark pages beside it, which nobody sees without styles.
            #expect(text.components(separatedBy: "<div class=\"picture light\"").count == pictures + 1, "\(name)")
            #expect(text.components(separatedBy: "<div class=\"picture dark\" hidden").count == pictures + 1, "\(name)")
            #expect(text.components(separatedBy: "rx=\"8\" fill=\"#1c1c1e\"/>").count == pictures + 1, "\(name)")
            #expect(text.matches(of: /role="img" aria-label="[^"]+"/).count >= pictures, "\(name)")
            #expect(text.matches(of: /<summary>As text<\/summary>/).count == pictures, "\(name)")
        }
        let page = try #require(try Self.book.get().files.first { $0.name == "Outermost.html" }).text
        #expect(page.contains("<p class=\"question\">Which boxes will be stamped? Answer with their labels.</p>"))
        #expect(page.contains("<a class=\"rule\" href=\"rules.html#B4\">B4</a>"))
        #expect(page.contains("<span class=\"k\">struct</span> <span class=\"t\">Stamped</span>"))
    }

    @Test("Rules lead back to the pages that name them")
    func rules() throws {
        let page = try #require(try Self.book.get().files.first { $0.name == "rules.html" }).text
        #expect(page.contains("<tr id=\"B4\"><th>B4</th><td>"))
        #expect(page.contains("<a href=\"Outermost.html\">2. Styles for boxes</a>"))
    }

    @Test("A handout tells neither solutions nor answers")
    func handout() throws {
        let book = try Book(of: ["\(Self.repository)/Sessions/Workshop/Outermost.md"], isHandout: true)
        let page = try #require(book.files.first { $0.name == "Outermost.html" }).text
        #expect(!page.contains("Solution") && !page.contains("For the instructor") && !page.contains("<summary>Answer"))
        #expect(page.contains("<summary>Hint</summary>"))
        #expect(!page.contains("| Journey [PAID]     |") && !page.contains("no style is left on the stack"))
    }

    @Test("No two things on a page have one name, and what answers a question is folded")
    func names() throws {
        for (name, text) in try Self.book.get().files where name.hasSuffix(".html") {
            let names = text.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
            #expect(Set(names).count == names.count, "\(name)")
        }
        let page = try #require(try Self.book.get().files.first { $0.name == "Outermost.html" }).text
        #expect(page.contains("<summary>What it shows</summary><figure>"))
    }

    @Test("The words of a picture say what stands in what")
    func descriptions() throws {
        let page = try #require(try Self.book.get().files.first { $0.name == "Outermost.html" }).text
        let words = """
            HStack, 2 inside; GroupBox “Cups” in the style stamped(&quot;NEW&quot;), 1 inside; VStack with padding, then border, 2 inside; HStack, \
            2 inside; Text “Cups”; Text “[NEW]”; Text “6”; GroupBox “Plates”
            """
        #expect(page.contains(words))
    }

    @Test("Sessions of one name in two folders have two pages")
    func twins() throws {
        let book = try Book(of: ["\(Self.repository)/README.md", "\(Self.repository)/Sessions/Workshop/README.md"])
        #expect(book.errors == [])
        #expect(book.files.map(\.name).contains("Workshop-README.html"))
    }

    @Test("What a session holds is never markup")
    func hostile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atelier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            # A <script>alert(1)</script>

            <img src=x onerror=alert(1)> [words](javascript:alert(1)) `</code><script>`

            ```atelier
            > Text("<script>alert(2)</script>")
            ```
            """
        try text.write(to: folder.appendingPathComponent("a.md"), atomically: true, encoding: .utf8)
        for (name, page) in try Book(of: [folder.path]).files where name.hasSuffix(".html") {
            #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("javascript:"), "\(name)")
        }
    }

    @Test("Two books of the same sessions are the same")
    func sameOutput() throws {
        let path = "\(Self.repository)/Sessions/Stacks/Families.md"
        let (one, other) = (try Book(of: [path]), try Book(of: [path]))
        #expect(one.files.map(\.name) == other.files.map(\.name) && one.files.map(\.text) == other.files.map(\.text))
    }
}
