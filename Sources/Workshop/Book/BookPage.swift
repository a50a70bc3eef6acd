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
    /// Whether a question was asked, so that what follows is not for all to see at once.
    private var isAsked = false
    /// How many pictures stand on the page.
    private var pictures = 0

    init(making: BookPage.Making) {
        self.making = making
        playground = Playground(knowing: making.own)
    }

    mutating func write(_ block: Transcript.Block) {
        switch block {
        case .heading(let heading):
            guard title != nil else { return title = heading.title }
            isForInstructor = heading.title == "For the instructor"
            isAsked = false
            guard !hidesInstructor else { return }
            let level = min(6, max(2, heading.level))
            let anchor = heading.title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
            parts.append("<h\(level) id=\"\(HTML.escaped(anchor))\">\(making.prose.inline(heading.title))</h\(level)>")
        case .prose(let lines): write(lines)
        case .comment: break
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
        /// A fence of another kind, which may hold an example of a lesson.
        var other: FenceMarker?
        for line in lines {
            if let marker = other {
                prose.append(line.text)
                if marker.isClosed(by: line.text) { other = nil }
            } else if let current = fence {
                guard current.marker.isClosed(by: line.text) else {
                    fence?.lines.append(current.marker.content(of: line.text))
                    continue
                }
                parts.append(making.prose.html(prose))
                prose = []
                write(current.lines, of: current.marker.words)
                fence = nil
            } else if let marker = FenceMarker(opening: line.text) {
                if marker.words.first?.hasPrefix("atelier-") == true {
                    fence = (marker, [])
                } else {
                    other = marker
                    prose.append(line.text)
                }
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
            isAsked = false
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
            isAsked = true
            let end = lines.firstIndex { $0.hasPrefix("answer: ") } ?? lines.count
            let question = lines[..<end].joined(separator: "\n")
            parts.append("<p class=\"question\">\(making.prose.inline(question))</p>")
            let told = lines[end...].filter { !$0.hasPrefix("by: ") && !$0.hasPrefix("again: ") }
            let reason = told.firstIndex { $0.hasPrefix("because: ") } ?? told.count
            let answer = told[..<reason].joined(separator: "\n").replacing("answer: ", with: "")
            let because = told[reason...].joined(separator: "\n").replacing("because: ", with: "")
            if !making.isHandout {
                let body = "<p><code>\(HTML.escaped(answer))</code></p><p>\(making.prose.inline(because))</p>"
                parts.append(details("Answer", body))
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
        // What answers a question is not shown to who is to find it.
        let answer = reply.replayedLines.joined(separator: "\n")
        guard !answer.isEmpty, !(isAsked && making.isHandout) else { return }
        let text = "<pre class=\"answer\">\(HTML.escaped(answer))</pre>"
        pictures += 1
        let picture = reply.drawsCanvas ? Self.picture(pictures, of: &playground) : nil
        // What is told of a picture is to be read with it, and not only with its characters.
        let beside = reply.textBesideCanvas
        let told = beside.isEmpty ? "" : "\n<pre class=\"answer\">\(HTML.escaped(beside))</pre>"
        let shown = picture.map { figure($0, text) + told } ?? text
        parts.append(isAsked ? details("What it shows", shown) : shown)
    }

    /// The picture that entries lead to.
    private mutating func figure(after entries: [WorkshopLesson.Entry]) -> String? {
        var playground = playground.beside()
        for entry in entries { _ = playground.enter(entry.text) }
        let output = playground.enter(":draw").output
        pictures += 1
        return Self.picture(pictures, of: &playground).map {
            figure($0, "<pre class=\"answer\">\(HTML.escaped(output))</pre>")
        }
    }

    private func figure(_ picture: Picture, _ text: String) -> String {
        func drawing(_ svg: String, _ attributes: String) -> String {
            "<div \(attributes) role=\"img\" aria-label=\"\(HTML.escaped(picture.words))\">\(svg)</div>"
        }
        // Without styles, and on paper, the drawing for dark pages stays hidden.
        let dark = picture.dark.map { drawing($0, "class=\"picture dark\" hidden") } ?? ""
        return """
            <figure>\(drawing(picture.svg, "class=\"picture\(dark.isEmpty ? "" : " light")\""))\(dark)
            \(details("As text", text))</figure>
            """
    }

    /// The canvas as a drawing, as another one for a dark page where that differs, and its tree in words.
    private struct Picture {
        let svg: String
        let dark: String?
        let words: String
    }

    /// The canvas drawn with names that no other drawing of the page has.
    private static func picture(_ number: Int, of playground: inout Playground) -> Picture? {
        guard let svg = try? playground.picture(as: .svg, on: { $0.prefix = "d\(number)-" }),
            let look = try? playground.canvasLook()
        else { return nil }
        let words = words(for: look)
        let dark = try? playground.darkPicture(as: .svg) { $0.prefix = "n\(number)-" }
        return Picture(svg: svg, dark: dark ?? nil, words: words)
    }

    /// A tree in words: behind each view stand its modifiers and how it looks, behind one that holds others how many it holds,
    /// and then they follow.
    private static func words(for look: CanvasLook) -> String {
        let entries = look.nodes.entries
        guard !entries.isEmpty else { return "no view" }
        let shown = entries.prefix(40)
        let words = shown.indices.map { index in
            let entry = entries[index]
            let inside = entries[(index + 1)...].prefix { $0.depth > entry.depth }
                .count { $0.depth == entry.depth + 1 }
            return entry.node.type.name + (entry.title.map { " “\($0)”" } ?? "")
                + (entry.node.take.map { $0.isDefault ? "" : " in the style \($0.style.name)" } ?? "")
                + (entry.modifiers.isEmpty ? "" : " with " + entry.modifiers.joined(separator: ", then "))
                + (look.looks[ObjectIdentifier(entry.node)] ?? []).map { ", \($0)" }.joined()
                + (inside > 0 ? ", \(inside) inside" : "")
        }
        return words.joined(separator: "; ")
            + (entries.count > shown.count ? "; and \(entries.count - shown.count) more" : "")
    }
}
