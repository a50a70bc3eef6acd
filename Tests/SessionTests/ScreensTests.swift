import Drawing
import Foundation
import Playground
import Testing
import Transcripts

/// Ordinary screens, as `Sessions/Screens` records them.
@Suite struct ScreensTests {
    /// The pictures of the screens in plain characters, by the entries that show them.
    private func pictures() throws -> [(entry: String, picture: Picture)] {
        let folder = "\(repository)/Sessions/Screens"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
        return try names.sorted().flatMap { name in
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            var playground = Playground()
            return try Transcript(parsing: text).steps.prefix { !$0.entry.hasPrefix(":set") }.flatMap { step in
                playground.enter(step.entry).paintings.map { (step.entry, $0.picture) }
            }
        }
    }

    @Test("At most two lines of legend stand below a screen, and below two screens at most one on average")
    func legends() throws {
        let pictures = try pictures()
        #expect(pictures.count == 30)
        let counts = pictures.map { $0.picture.lines(legend: .auto).count - $0.picture.lines(legend: .off).count }
        for (count, (entry, _)) in zip(counts, pictures) { #expect(count <= 2, "\(entry)") }
        #expect(counts.reduce(0, +) * 2 <= pictures.count, "\(counts)")
    }

    @Test("Whatever a text holds, the borders around it stand below each other")
    func borders() {
        let texts = [
            "a\u{200B}b\u{200D}c", "\u{202E}abc שלום", "漢字\u{FE0F}ｱ", "e\u{301}\u{301}", "👩‍👩‍👧‍👦 🇨🇭", "\u{FEFF}x\u{AD}y", "ﷺ",
        ]
        for text in texts {
            var playground = Playground()
            let literal = text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
            let rows = playground.enter("Text(\"\(literal)\").border(.primary)").paintings.first?.picture.rows ?? []
            #expect(rows.count == 3, "\(literal)")
            let widths = rows.map { $0.reduce(0) { $0 + GraphemeWidth.columns(of: $1) } }
            #expect(Set(widths).count == 1, "\(literal): \(widths)")
        }
    }
}
