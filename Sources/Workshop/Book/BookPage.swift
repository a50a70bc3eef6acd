import Catalogue
import Drawing
import Playground
import Transcripts
import Trees

/// A session as a page: its prose, its entries as highlighted Swift, and its pictures in colour with the plain text beside.
struct BookPage {
    /// The path of its file.
    let path: String
    /// The name of its file in the book.
    let name: String
    /// Its title.
    let title: String
    /// The rules that it names.
    let rules: Set<String>
    /// What stands on it, below the title.
    let body: String

    /// How a page is made.
    struct Making {
        let prose: MarkdownHTML
        let own: BuiltIns
        /// Whether solutions and answers are left out, as for those who are to find them.
        var isHandout = false
    }

    /// Makes a page. Costs a replay of the session, and a drawing of each picture.
    init(of transcript: Transcript, path: String, name: String, making: Making) {
        self.path = path
        self.name = name
        var writer = PageWriter(making: making)
        for block in transcript.blocks { writer.write(block) }
        title = writer.title ?? name
        rules = Rules.cited(in: transcript)
        body = writer.parts.joined(separator: "\n")
    }
}

/// The rules that a page names.
enum Rules {
    /// The rules that the prose and the notes of a session name.
    static func cited(in transcript: Transcript) -> Set<String> {
        var numbers: Set<String> = []
        for block in transcript.blocks {
            guard case .prose(let lines) = block else { continue }
            for line in lines {
                for word in line.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
                    guard let letter = word.first, "ABCDEFGHI".contains(letter), 2...3 ~= word.count,
                        word.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
                    else { continue }
                    numbers.insert(String(word))
                }
            }
        }
        return numbers
    }
}

private struct PageWriter {
    let making: BookPage.Making
    private(set) var parts: [String] = []
    private(set) var title: String?
    private var playground: Playground
    /// The entries so far, for the goals.
    private var before: [WorkshopLesson.Entry] = []
    private var start: [WorkshopLesson.Entry] = []
    private var isForInstructor = false

    init(making: BookPage.Making) {
        self.making = making
        playground = Playground(knowing: making.own)
    }

    mutating func write(_ block: Transcript.Block) {
        switch block {
        case .heading(let heading):
            guard title != nil else { return title = heading.title }
            isForInstructor = heading.title == "For the instructor"
            guard !hidesInstructor else { return }
            let level = min(6, max(2, heading.level))
            let anchor = heading.title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
            parts.append("<h\(level) id=\"\(HTML.escaped(anchor))\">\(making.prose.inline(heading.title))</h\(level)>")
        case .prose(let lines): write(lines)
        case .fence(let fence):
            for step in fence.steps { write(step) }
        }
    }

    private var hidesInstructor: Bool { isForInstructor && making.isHandout }

    /// Writes prose, and what a lesson has in fences of its own.
    private mutating func write(_ lines: [Line]) {
        guard !hidesInstructor else { return }
        var prose: [String] = []
        var fence: (marker: FenceMarker, lines: [String])?
        for line in lines {
            if let current = fence {
                guard current.marker.isClosed(by: line.text) else {
                    fence?.lines.append(current.marker.content(of: line.text))
                    continue
                }
                parts.append(making.prose.html(prose))
                prose = []
                write(current.lines, of: current.marker.words)
                fence = nil
            } else if let marker = FenceMarker(opening: line.text), marker.words.first?.hasPrefix("atelier-") == true {
                fence = (marker, [])
            } else {
                prose.append(line.text)
            }
        }
        parts.append(making.prose.html(prose))
    }

    private mutating func write(_ lines: [String], of words: [String]) {
        let text = lines.joined(separator: "\n")
        switch words.first {
        case "atelier-start":
            start = Self.entries(text)
            parts.append("<p class=\"label\">To begin with</p>")
            parts += start.map { code($0.text) }
        case "atelier-goal":
            let solution = Self.entries(text)
            if let figure = figure(after: before + start + solution) {
                parts.append("<p class=\"label\">The goal</p>\n" + figure)
            }
            if !making.isHandout { parts.append(details("Solution", solution.map { code($0.text) }.joined())) }
            start = []
        case "atelier-hint": parts.append(details("Hint", "<p>\(making.prose.inline(text))</p>"))
        case "atelier-because":
            if !making.isHandout { parts.append(details("Why", "<p>\(making.prose.inline(text))</p>")) }
        case "atelier-predict":
            let end = lines.firstIndex { $0.hasPrefix("answer: ") } ?? lines.count
            let question = lines[..<end].joined(separator: "\n")
            parts.append("<p class=\"question\">\(making.prose.inline(question))</p>")
            let told = lines[end...].filter { !$0.hasPrefix("by: ") && !$0.hasPrefix("again: ") }
                .map { $0.replacing("answer: ", with: "").replacing("because: ", with: "") }
            if !making.isHandout {
                parts.append(details("Answer", "<p>\(making.prose.inline(told.joined(separator: "\n")))</p>"))
            }
        default: break
        }
    }

    private func details(_ title: String, _ body: String) -> String {
        "<details><summary>\(title)</summary>\(body)</details>"
    }

    private static func entries(_ text: String) -> [WorkshopLesson.Entry] {
        let steps = (try? Transcript(parsing: "```atelier\n\(text)\n```"))?.steps ?? []
        return steps.map { WorkshopLesson.Entry(text: $0.entry) }
    }

    private func code(_ entry: String) -> String { "<pre class=\"code\"><code>\(HTML.highlighted(entry))</code></pre>" }

    /// Writes an entry with its answer.
    private mutating func write(_ step: Transcript.Step) {
        let reply = playground.enter(step.entry)
        if !step.entry.hasPrefix(":") { before.append(WorkshopLesson.Entry(text: step.entry)) }
        parts.append(code(step.entry))
        // Where the answer follows a question, it is not shown to who is to find it.
        guard !reply.output.isEmpty else { return }
        let text = "<pre class=\"answer\">\(HTML.escaped(reply.output))</pre>"
        guard reply.drawsCanvas, let picture = picture(of: &playground) else { return parts.append(text) }
        parts.append(figure(picture, text))
    }

    /// The picture that entries lead to.
    private func figure(after entries: [WorkshopLesson.Entry]) -> String? {
        var playground = playground.beside()
        for entry in entries { _ = playground.enter(entry.text) }
        let output = playground.enter(":draw").output
        return picture(of: &playground).map { figure($0, "<pre class=\"answer\">\(HTML.escaped(output))</pre>") }
    }

    private func figure(_ picture: (svg: String, words: String), _ text: String) -> String {
        """
        <figure><div class="picture" role="img" aria-label="\(HTML.escaped(picture.words))">\(picture.svg)</div>
        \(details("As text", text))</figure>
        """
    }

    private func picture(of playground: inout Playground) -> (svg: String, words: String)? {
        guard let svg = try? playground.picture(as: .svg), let look = try? playground.canvasLook() else { return nil }
        let words = look.nodes.entries.prefix(40).map { entry in
            entry.node.type.name + (entry.title.map { " “\($0)”" } ?? "")
                + (entry.node.take.map { $0.isDefault ? "" : ", in the style \($0.style.name)" } ?? "")
        }
        return (svg, words.joined(separator: "; "))
    }
}
