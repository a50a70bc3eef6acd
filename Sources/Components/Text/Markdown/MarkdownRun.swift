/// A piece of a text that was written in Markdown.
struct MarkdownRun: Hashable {
    /// What Markdown says about letters.
    struct Emphasis: OptionSet, Hashable {
        let rawValue: UInt8

        static let strong = Emphasis(rawValue: 1)
        static let slanted = Emphasis(rawValue: 2)
        static let struck = Emphasis(rawValue: 4)
        static let code = Emphasis(rawValue: 8)
        static let link = Emphasis(rawValue: 16)

        static let all: [Emphasis] = [.strong, .slanted, .struck, .code, .link]
    }

    /// What is written, or the number of a value that stands in its place.
    enum Content: Hashable {
        case text(String)
        case value(Int)
    }

    var content: Content
    var emphasis: Emphasis
    /// Where a link leads to.
    var address: String?
}
