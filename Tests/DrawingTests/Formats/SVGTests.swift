import Drawing
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is written as SVG is XML, and opens in a browser.
@Suite struct SVGTests {
    /// Ten columns and three rows, with all that markup or a font could get wrong.
    private var picture: ColoredPicture {
        let ink = Ink(.text, paint: Color.red.resolved(in: PaintContext()), traits: [.bold, .italic, .underline])
        let words = text("漢字 & <b>", ink).background(fill(.rectangle, .blue))
        return ColoredPicture(of: vstack(words, text("👩‍👩‍👧‍👦 \"a\" '"), text("e\u{301}\u{0}\u{1B}")), width: 10)
    }

    @Test("It is well-formed, whatever the text")
    func wellFormed() throws {
        let parser = XMLParser(data: Data(picture.written(as: .svg).utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    private static let browser: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "headless_shell"]
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }()

    @Test(
        "A browser shows it in the size that it says",
        .enabled(if: browser != nil, "There is no Chromium in PATH to open the picture with."))
    func opens() throws {
        let svg = picture.written(as: .svg)
        let folder = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try svg.write(to: folder.appending(path: "picture.svg"), atomically: true, encoding: .utf8)
        let page = """
            <body><img src="picture.svg" onload="document.body.id = this.naturalWidth + 'x' + this.naturalHeight"
            onerror="document.body.id = 'broken'"></body>
            """
        try page.write(to: folder.appending(path: "page.html"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path())", "--dump-dom",
            folder.appending(path: "page.html").absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let size = try #require(svg.firstMatch(of: /width="(\d+)" height="(\d+)"/))
        #expect(dom.contains("<body id=\"\(size.1)x\(size.2)\">"), "\(dom)")
    }
}
