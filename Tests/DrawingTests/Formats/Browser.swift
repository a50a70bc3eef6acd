import Foundation
import Testing

/// A browser without a window, where there is one.
enum Browser {
    private static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "headless_shell"]
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }()

    static var isThere: Bool { program != nil }

    static let absence: Comment = "There is no Chromium in PATH to open the picture with."

    /// What a script leaves as the text of a page's `result` element, which it ends with a line of three points.
    ///
    /// - Parameters:
    ///   - files: what lies beside the page, by its name.
    ///   - page: the page without that element.
    static func result(of page: String, beside files: [String: String] = [:]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let file = folder.appending(path: "page.html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: try #require(program))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
            "--user-data-dir=\(folder.path())", "--virtual-time-budget=10000", "--dump-dom", file.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let result = try #require(dom.firstMatch(of: /<pre id="result">([^<]*)<\/pre>/), "\(dom)")
        return String(result.1)
    }
}
