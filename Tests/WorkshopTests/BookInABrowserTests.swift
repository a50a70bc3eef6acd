import Foundation
import Testing

@testable import Workshop

/// The pages of a book in Chromium, where it is installed.
@Suite struct BookInABrowserTests {
    private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("No page scrolls sideways at 360 pixels, and each shows its pictures", .enabled(if: chromium != nil))
    func narrow() throws {
        let chromium = try #require(Self.chromium)
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atelier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let book = try Book(of: ["\(repository)/Sessions/Workshop"])
        try book.write(into: folder.appendingPathComponent("book").path)
        let names = book.files.map(\.name).filter { $0.hasSuffix(".html") }
        // Each page says how wide it is, how many pictures it has, and how many of them have a size.
        let frames = names.map { "<iframe width=\"360\" height=\"600\" src=\"book/\($0)\"></iframe>" }.joined()
        let page = """
            <!DOCTYPE html><body>\(frames)<pre id="out"></pre><script>
            onload = () => { document.getElementById("out").textContent =
              [...document.querySelectorAll("iframe")].map(f => { const d = f.contentDocument;
                const s = [...d.querySelectorAll("figure .picture:not([hidden]) svg")];
                return [f.getAttribute("src"), d.documentElement.scrollWidth <= 360, s.length,
                  s.filter(x => x.getBoundingClientRect().width > 20).length].join(" ") }).join("\\n") }
            </script></body>
            """
        try page.write(to: folder.appendingPathComponent("all.html"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: chromium)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
            "--virtual-time-budget=10000",
            "--dump-dom", folder.appendingPathComponent("all.html").absoluteString,
        ]
        let output = folder.appendingPathComponent("out.html")
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let dom = try String(contentsOf: output, encoding: .utf8)
        let report = try #require(dom.firstMatch(of: /<pre id="out">([^<]+)<\/pre>/)).1.split(separator: "\n")
        #expect(report.count == names.count)
        for line in report {
            let words = line.split(separator: " ")
            #expect(words.count == 4 && words[1] == "true" && words[2] == words[3], "\(line)")
        }
        #expect(report.contains { $0.hasPrefix("book/Outermost.html true ") && !$0.hasSuffix(" 0 0") })
    }
}
