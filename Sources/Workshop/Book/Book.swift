import Catalogue
import Playground
import Transcripts

/// Sessions as a small site: one page for each, a page of contents, and one of the rules. It needs no network and no scripts.
public struct Book: Sendable {
    /// The files: names and texts.
    public let files: [(name: String, text: String)]
    /// Why other files are no pages.
    public let errors: [String]

    /// Makes the pages of files and folders. Costs a replay of each session; they run on several threads.
    ///
    /// - Parameters:
    ///   - paths: sessions, and folders that hold some.
    ///   - own: what sessions know beside the language and the library.
    ///   - isHandout: whether solutions, answers and what is said to instructors are left out.
    /// - Throws: where a path can't be read, or a folder holds no session.
    public init(of paths: [String], knowing own: BuiltIns = .none, isHandout: Bool = false) throws(FileError) {
        var sources: [(path: String, inside: String, transcript: Transcript)] = []
        var errors: [String] = []
        for path in paths {
            for found in try SessionFiles.find([path]) {
                let text = try SessionFiles.read(found)
                let inside =
                    found.hasPrefix(path + "/") ? String(found.dropFirst(path.count + 1)) : Self.lastPart(of: found)
                do throws(TranscriptError) {
                    sources.append((found, inside, try Transcript(parsing: text)))
                } catch {
                    errors.append("\(found):\(error.line): error: \(error)")
                }
            }
        }
        // What has one name is told apart by the folders.
        for twins in Dictionary(grouping: sources.indices, by: { Self.fileName(of: sources[$0].inside) }).values
        where twins.count > 1 {
            for index in twins {
                let parts = Self.normal(sources[index].path).split(separator: "/")
                sources[index].inside = parts.suffix(2).joined(separator: "/")
            }
        }
        let names = Dictionary(
            sources.map { (Self.normal($0.path), Self.fileName(of: $0.inside)) },
            uniquingKeysWith: { first, _ in first })
        for (name, twins) in Dictionary(grouping: sources, by: { Self.fileName(of: $0.inside) }) where twins.count > 1 {
            let paths = twins.map(\.path).sorted().joined(separator: " and ")
            errors.append(Messages.samePage(paths, name))
            sources.removeAll { source in twins.dropFirst().contains { $0.path == source.path } }
        }
        let rules = RuleTable.all
        let (list, known) = (sources, rules)
        let pages = Workers.map(list.count) { index in
            let source = list[index]
            let prose = MarkdownHTML(
                target: { Self.target($0, from: source.path, names) },
                rule: { known.numbers.contains($0) ? "rules.html#\($0)" : nil })
            let making = BookPage.Making(prose: prose, own: own, isHandout: isHandout)
            return Sent(
                page: BookPage(
                    of: source.transcript, path: source.path, name: Self.fileName(of: source.inside), making: making))
        }.map(\.page)
        self.errors = errors
        let ordered = pages.sorted { ($0.folder, $0.number, $0.name) < ($1.folder, $1.number, $1.name) }
        var files = [("style.css", BookStyle.css), ("index.html", Self.contents(of: ordered))]
        files.append(("rules.html", rules.page(citedOn: ordered, names)))
        for (index, page) in ordered.enumerated() {
            let links = (
                index > 0 ? ordered[index - 1] : nil, index + 1 < ordered.count ? ordered[index + 1] : nil
            )
            files.append((page.name, Self.frame(page.title, page.body, previous: links.0, next: links.1)))
        }
        self.files = files.map { (name: $0.0, text: $0.1) }
    }

    /// A page on its way from one thread to another.
    private struct Sent: Sendable { let page: BookPage }

    /// Writes the files into a folder, which is made where it isn't there.
    ///
    /// - Parameter replaces: whether files may be lost that are there.
    public func write(into folder: String, replacing replaces: Bool = false) throws(FileError) {
        try SessionFiles.makeFolder(folder)
        let changed = files.filter { (try? SessionFiles.read("\(folder)/\($0.name)")) != $0.text }
        let names = Set((try? SessionFiles.names(in: folder)) ?? [])
        if !replaces, let taken = changed.first(where: { names.contains($0.name) }) {
            throw FileError(path: "\(folder)/\(taken.name)", problem: .exists)
        }
        for file in changed {
            let path = "\(folder)/\(file.name)"
            try SessionFiles.write(file.text, to: path, replacing: replaces ? .anything : .nothing, isDurable: false)
        }
    }

    private static func lastPart(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// `Stacks-NestedBoxes.html` for `Stacks/NestedBoxes.md`
    static func fileName(of inside: String) -> String {
        let name = inside.hasSuffix(".md") ? inside.dropLast(3) : inside[...]
        let safe = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
        // The names of the book's own pages are taken.
        return ["index", "rules"].contains(String(safe).lowercased())
            ? "page-\(String(safe)).html" : String(safe) + ".html"
    }

    /// A path without `.` and `..`.
    static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The page that a link of a session leads to.
    private static func target(_ link: String, from path: String, _ names: [String: String]) -> String? {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let anchor = parts.count == 2 ? "#" + parts[1] : ""
        if parts[0].isEmpty { return anchor.isEmpty ? nil : anchor }
        if link.hasSuffix("RULES.md") { return "rules.html" }
        return names[normal(SessionFiles.folder(of: path) + "/" + parts[0])].map { $0 + anchor }
    }

    private static func contents(of pages: [BookPage]) -> String {
        var parts: [String] = []
        for (folder, group) in Dictionary(grouping: pages, by: \.folder).sorted(by: { $0.key < $1.key }) {
            if !folder.isEmpty { parts.append("<h2>\(HTML.escaped(folder))</h2>") }
            let items = group.map { "<li><a href=\"\($0.name)\">\(HTML.escaped($0.title))</a></li>" }
            parts.append("<ul>\n\(items.joined(separator: "\n"))\n</ul>")
        }
        return frame("Contents", parts.joined(separator: "\n"), previous: nil, next: pages.first)
    }

    /// A page with its head and its links.
    static func frame(_ title: String, _ body: String, previous: BookPage?, next: BookPage?) -> String {
        let links =
            [
                previous.map { "<a rel=\"prev\" href=\"\($0.name)\">← \(HTML.escaped($0.title))</a>" },
                "<a href=\"index.html\">Contents</a>", "<a href=\"rules.html\">Rules</a>",
                next.map { "<a rel=\"next\" href=\"\($0.name)\">\(HTML.escaped($0.title)) →</a>" },
            ].compactMap(\.self).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTML.escaped(title))</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="style.css">
            </head>
            <body>
            <nav>\(links)</nav>
            <main>
            <h1>\(HTML.escaped(title))</h1>
            \(body)
            </main>
            <nav>\(links)</nav>
            </body>
            </html>

            """
    }
}

extension BookPage {
    /// The number that its title begins with, as those of lessons do; a page without one comes first.
    var number: Int { Int(title.prefix { $0 != "." }) ?? 0 }

    /// The folder that it stands in, from the book's top; empty at the top.
    var folder: String {
        let parts = name.split(separator: "-")
        return parts.count > 1 && !name.hasPrefix("page-") ? String(parts[0]) : ""
    }
}
