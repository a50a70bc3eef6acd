import Drawing

/// Text that is laid out for the width it is shown with: blocks in groups, with a blank line between the groups.
public struct ReplyPage {
    private let groups: [[Block]]

    /// Puts blocks together; groups without blocks are left out.
    init(_ groups: [[Block]]) { self.groups = groups.filter { !$0.isEmpty } }

    /// A page of one group.
    init(_ blocks: Block...) { self.init([blocks]) }

    /// A piece of a page.
    enum Block {
        /// Lines as they stand. One that is too long goes on two columns further in.
        case lines(String)
        /// Words that are broken into lines, with spaces in front of the first and of the others.
        case paragraph(String, indentation: Int = 0, hanging: Int = 0)
        /// Names with commas between them.
        case names([String], indentation: Int)
        /// Swift, broken where that can be.
        case code(String, indentation: Int)
        /// Two columns, with spaces in front of the first.
        case table([(String, String)], indentation: Int)
        /// Two columns, the second of which has code in it, which is not broken for a few columns more.
        case facts([(String, String)])
        /// Names in front of the names that belong to them.
        case nameTable([(name: String, items: [String])])
        /// What an example answers.
        case reply([ReplyPart])
        /// Lines that are made for a width.
        case made((_ width: Int) -> String)
        /// Pictures beside each other.
        case pictures(PicturesBeside)
    }

    /// Whether pictures are part of it.
    var holdsPictures: Bool {
        groups.joined().contains { block in
            switch block {
            case .reply, .pictures: true
            default: false
            }
        }
    }

    /// The page in lines of at most `width` columns.
    func text(width: Int, colors: ScreenColors? = nil) -> String {
        groups.map { group in
            group.map { $0.text(width: width, colors: colors) }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension ReplyPage.Block {
    fileprivate func text(width: Int, colors: ScreenColors? = nil) -> String {
        if case .pictures(let pictures) = self { return pictures.text(width: width, colors: colors) }
        guard case .reply(let parts) = self else {
            let lines = lines(width: width).joined(separator: "\n")
            return DisplayText.safe(output: Paragraph.fitted(lines, width: width))
        }
        return parts.map { part in
            let text = part.text(width: width, colors: colors)
            // A picture is no wider than it may be, and its colours are no columns.
            if case .picture = part { return text }
            return Paragraph.fitted(text, width: width)
        }.joined(separator: "\n")
    }

    private func lines(width: Int) -> [String] {
        switch self {
        case .lines(let text): [text]
        case .made(let text): [text(width)]
        case .paragraph(let text, let indentation, let hanging):
            Paragraph.lines(text, indentation: indentation, hanging: hanging, width: width)
        case .names(let names, let indentation): NameLines.lines(names, indentation: indentation, width: width)
        case .code(let code, let indentation): CodeLines.lines(code, indentation: indentation, width: width)
        case .table(let rows, let indentation): PageTable(rows: rows, indentation: indentation).lines(width: width)
        case .facts(let rows): PageTable(rows: rows, indentation: 2, narrowest: 36).lines(width: width)
        case .nameTable(let rows): NameTable(rows: rows).lines(width: width)
        case .reply, .pictures: []
        }
    }
}
