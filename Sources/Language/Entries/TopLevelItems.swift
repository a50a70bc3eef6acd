import SwiftSyntax

/// The top-level items of a piece of Swift, such as a file: each declaration, statement and expression.
///
/// A line that begins with `.` or `else` belongs to the item before it, whatever stands between them.
public struct TopLevelItems {
    /// The items in order.
    public let items: [Item]

    /// One item.
    public struct Item: Equatable, Sendable {
        /// The item as written, from its first word on, or from the comment right above it.
        public let text: String
        /// The line on which it begins, from 1.
        public let line: Int
        /// The column in which it begins in characters, from 1.
        public let column: Int
        /// Whether it declares a type, an extension, a function, an operator or a computed variable, and shows nothing.
        public let isDeclaration: Bool
        /// The names that it declares and mentions.
        public let names: ItemNames
    }

    /// Takes a text apart.
    public init(of reading: Reading) {
        let file = reading.tree
        let text = reading.original
        let source = SourceText(text)
        let starts = file.statements.map {
            reading.original($0.item.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let kinds = file.statements.map { (TopLevelItems.isDeclaration($0.item), ItemNames(of: $0.item)) }
        let bytes = Array(text.utf8)
        let ends = file.statements.map {
            reading.original($0.item.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        // Whoever runs the items one by one must see that a line break was assumed, or is missing, between them.
        let joined = starts.indices.map { index in
            if reading.isLineBreakAssumed(at: starts[index]) { return true }
            guard file.hasError, index > 0, ends[index - 1] <= starts[index] else { return false }
            return !bytes[ends[index - 1]..<starts[index]].contains {
                $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";")
            }
        }
        if reading.isOfPage {
            let range = 0..<bytes.count
            items = TopLevelItems.item(range, (false, ItemNames()), of: bytes, in: source).map { [$0] } ?? []
            return
        }
        let places = zip(file.statements, starts).map { statement, start in
            statement.item.is(DeclSyntax.self) ? TopLevelItems.comment(before: start, in: bytes) : start
        }
        guard let first = places.first else {
            // Nothing but comments, or nothing that the parser could make sense of.
            let isBlank = file.statements.isEmpty && !file.hasError
            items =
                isBlank
                ? []
                : TopLevelItems.item(0..<bytes.count, (false, ItemNames()), of: bytes, in: source).map { [$0] } ?? []
            return
        }
        // What the parser did not understand before the first item is reported with it.
        let begin = file.hasError ? min(first, TopLevelItems.firstToken(of: file)) : first
        let bounds = [begin] + places.dropFirst() + [bytes.count]
        items = kinds.indices.filter { !joined[$0] }.compactMap { index in
            let end = joined[(index + 1)...].firstIndex(of: false) ?? kinds.count
            return TopLevelItems.item(bounds[index]..<bounds[end], kinds[index], of: bytes, in: source)
        }
    }

    private static func isDeclaration(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard case .decl(let declaration) = item else { return false }
        switch declaration.kind {
        case .structDecl, .enumDecl, .classDecl, .protocolDecl, .extensionDecl, .functionDecl, .typeAliasDecl,
            .operatorDecl, .precedenceGroupDecl:
            return declaration.mainProgram == nil
        case .variableDecl: return declaration.as(VariableDeclSyntax.self)?.isComputed == true
        case .ifConfigDecl:
            let items = declaration.as(IfConfigDeclSyntax.self)?.items ?? []
            return !items.isEmpty && items.allSatisfy { isDeclaration($0.item) }
        default: return false
        }
    }

    /// Where the comment begins whose last line stands above the byte at `start`; `start` where there is none.
    private static func comment(before start: Int, in bytes: [UInt8]) -> Int {
        let newline = UInt8(ascii: "\n")
        func lineStart(_ index: Int) -> Int { bytes[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0 }
        var found = start
        while true {
            let line = lineStart(found)
            guard line > 0, bytes[line..<found].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return found }
            let above = bytes[lineStart(line - 1)..<line - 1]
            guard let mark = above.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
                above[mark...].starts(with: "//".utf8)
            else { return found }
            found = mark
        }
    }

    private static func isBetweenItems(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";"): true
        default: false
        }
    }

    private static func firstToken(of file: SourceFileSyntax) -> Int {
        file.firstToken(viewMode: .all)?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    }

    private static func item(
        _ range: Range<Int>, _ kind: (isDeclaration: Bool, names: ItemNames), of bytes: [UInt8],
        in source: SourceText
    ) -> Item? {
        guard let last = bytes[range].lastIndex(where: { !isBetweenItems($0) }) else { return nil }
        // The parser may pass over the first bytes of a character that means nothing.
        let first = bytes[...range.lowerBound].lastIndex { $0 & 0xC0 != 0x80 } ?? range.lowerBound
        let start = SourcePosition(source, textOffset: first)
        return Item(
            text: String(decoding: bytes[first...last], as: UTF8.self), line: start.line,
            column: start.column, isDeclaration: kind.isDeclaration, names: kind.names)
    }
}
