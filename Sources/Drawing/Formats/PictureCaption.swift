/// What tells a picture from others of its sheet.
public struct PictureCaption: Equatable, Sendable {
    /// The nearest heading above it; nil where there is none.
    public var heading: String?
    /// The code that it shows.
    public var code: String

    /// A caption with a heading, and with the code of one picture.
    public init(heading: String? = nil, code: String) { (self.heading, self.code) = (heading, code) }

    /// The most characters of code that are a name.
    private static let longestName = 60

    /// The first line of the code, cut off where it is long or not all of it.
    fileprivate var firstLine: String {
        let line = code.prefix { !$0.isNewline }
        guard line.count < code.count || line.count > Self.longestName else { return code }
        return line.prefix(Self.longestName) + "..."
    }
}

extension PictureSheet {
    /// The heading under which each picture is the first one; nil of all others.
    var headings: [String?] {
        var last: String?
        return captions.map { caption in
            defer { last = caption.heading }
            return caption.heading == last ? nil : caption.heading
        }
    }

    /// A line above each of several pictures: its heading, or its code where it is not the first one under that.
    ///
    /// - Parameters:
    ///   - heading: what stands before a heading.
    ///   - code: what stands before code.
    func names(heading: String = "", code: String = "") -> [String] {
        guard pictures.count > 1 else { return [] }
        return zip(headings, captions).map { title, caption in title.map { heading + $0 } ?? code + caption.firstLine }
    }

    /// Lines of characters for all pictures, with their names above.
    func joined(_ written: [String]) -> String {
        let names = names(heading: "# ", code: "> ")
        return written.enumerated().map { number, text in
            names.indices.contains(number) ? names[number] + "\n" + text : text
        }.joined(separator: "\n\n")
    }
}
