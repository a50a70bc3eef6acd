import StyleEngine
import SwiftParser
import SwiftSyntax

/// A call as it is written, for those who ask what it led to.
public struct WrittenCall: Equatable {
    private let source: SourceText
    private let offset: Int

    /// The call from its dot, where it has one, to its end, on one line; of a property the path to it. Closures of several
    /// lines are left out. Parses the call, so that who only looks for one pays nothing for that.
    public var code: String { source.callCode(at: offset) }

    /// Whether it calls something of a name.
    public func names(_ name: String) -> Bool {
        let callee = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return callee.split(separator: ".").last.map { $0 == name } ?? false
    }

    /// The line of the entry that it stands on, from 1.
    public let line: Int
    /// The line of the file.
    public let fileLine: Int

    /// Whether the entry has several lines.
    public var isOnOneOfSeveralLines: Bool { source.text.utf8.contains(UInt8(ascii: "\n")) }

    /// The file, where the entry was taken from one.
    public var file: String? { source.placement.name }

    fileprivate init(at place: SourcePlace, _ offset: Int, in source: SourceText) {
        (self.source, self.offset, line) = (source, offset, place.line)
        fileLine = source.placement.place(line: place.line, column: place.column).line
    }

    public static func == (one: WrittenCall, other: WrittenCall) -> Bool {
        one.source === other.source && one.offset == other.offset
    }
}

extension PreparedItem {
    /// The call at a place that a trace tells of; nil where the place is in another entry.
    public func call(at place: SourcePlace) -> WrittenCall? {
        guard let source = checked.source, place.isIn(source),
            let offset = source.offset(line: place.line, column: place.column)
        else { return nil }
        return WrittenCall(at: place, offset, in: source)
    }

    /// The places of the calls of a name that are on what stands at a place, or on what holds that, the nearest first.
    ///
    /// - Parameter place: a place in the entry; nil for the canvas, on which an item that begins with a dot is.
    public func calls(of name: String, on place: SourcePlace?) -> [SourcePlace] {
        guard let source = checked.source, place.map({ $0.isIn(source) }) ?? true,
            let offset = source.offset(
                line: place?.line ?? checked.position.line, column: place?.column ?? checked.position.column)
        else { return [] }
        let calls = source.callRanges.filter { start, call in
            call.receiver.map { $0.contains(offset) } == true && source.calls(name, at: start)
        }
        return calls.keys.sorted().map {
            SourcePlace(line: source.line(at: $0), column: source.column(at: $0), in: source)
        }
    }

    /// Whether a place is in its entry.
    public func holds(_ place: SourcePlace) -> Bool { checked.source.map(place.isIn) ?? false }

    /// Whether this item begins at or before a place of its entry.
    public func begins(before place: SourcePlace) -> Bool {
        (checked.position.line, checked.position.column) <= (place.line, place.column)
    }
}

extension SourcePosition {
    /// The place for the engine.
    var sourcePlace: SourcePlace {
        let written = written
        return SourcePlace(line: written.line, column: written.column, in: written.source)
    }
}

extension SourceText {
    /// Whether the whole name at an offset is this one.
    fileprivate func calls(_ name: String, at offset: Int) -> Bool {
        text.utf8.dropFirst(offset).prefix(while: Self.isPartOfName).elementsEqual(name.utf8)
    }

    /// The call whose name stands at an offset, on one line.
    fileprivate func callCode(at offset: Int) -> String {
        let bytes = text.utf8.dropFirst(offset)
        let length = callRanges[offset].map { $0.end - offset } ?? 0
        let code = String(decoding: Array(bytes.prefix(length)), as: UTF8.self)
        let before = text.utf8.prefix(offset)
        // What a type is asked for is called by its name; what stands before a modifier is another call.
        let path = before.reversed().prefix { Self.isPartOfName($0) || $0 == UInt8(ascii: ".") }.reversed()
        let isOfType = path.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        let owner = before.last != UInt8(ascii: ".") ? "" : isOfType ? String(decoding: path, as: UTF8.self) : "."
        let parsed = Parser.parse(source: owner + code).statements.first?.item.as(ExprSyntax.self)
        if let call = parsed?.as(FunctionCallExprSyntax.self) { return call.onOneLine }
        let name = bytes.prefix(while: Self.isPartOfName)
        if !name.isEmpty {
            return String(decoding: Array(path) + name, as: UTF8.self)
        }
        return String(decoding: Array(bytes.prefix { $0 != UInt8(ascii: "\n") }), as: UTF8.self)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension FunctionCallExprSyntax {
    /// The call without line breaks, and without the statements of closures that have several lines.
    fileprivate var onOneLine: String {
        let closures = LongClosures(viewMode: .sourceAccurate)
        closures.walk(self)
        let bytes = Array(description.utf8)
        let start = position.utf8Offset
        var text: [UInt8] = []
        var next = 0
        for range in closures.ranges where range.lowerBound - start >= next {
            text += bytes[next..<range.lowerBound - start]
            text += Array("{...}".utf8)
            next = range.upperBound - start
        }
        let whole = String(decoding: text + bytes[next...], as: UTF8.self)
        return whole.split(whereSeparator: \.isNewline).map { line in
            String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Finds the closures that have several lines.
private final class LongClosures: SyntaxVisitor {
    private(set) var ranges: [Range<Int>] = []

    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard closure.writtenText.contains(where: \.isNewline) else { return .skipChildren }
        ranges.append(
            closure.positionAfterSkippingLeadingTrivia.utf8Offset..<closure.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }
}
