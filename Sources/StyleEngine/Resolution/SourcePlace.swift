/// A place in the source: that of the call which pushed a style or wrote to the environment.
///
/// Sixteen bytes, so that every push and every write can carry one.
public struct SourcePlace: Hashable, Sendable {
    #if ATELIER_NO_TRACE
        // For the benchmark that shows what places cost.
        private var origin: UInt { 0 }
        private var lineNumber: UInt32 { 0 }
        private var columnNumber: UInt32 { 0 }
    #else
        /// The address of the file's name, a literal, which lives as long as the program; or else that of the object that
        /// stands for the text of an interpreted program.
        private let origin: UInt
        private let lineNumber: UInt32
        /// The column, and `fileMark` where `origin` is a name of a file.
        private let columnNumber: UInt32
    #endif

    private static let fileMark: UInt32 = 1 << 31

    /// A place in compiled Swift.
    ///
    /// - Parameters:
    ///   - file: the file's id, such as `Module/File.swift`: a literal, as `#fileID` is.
    ///   - line: the line, from 1.
    ///   - column: the column, from 1, as `#column` counts: that of a call's opening parenthesis.
    public init(file: StaticString, line: UInt, column: UInt) {
        #if !ATELIER_NO_TRACE
            origin = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
            lineNumber = UInt32(truncatingIfNeeded: line)
            columnNumber = UInt32(truncatingIfNeeded: column) | Self.fileMark
        #endif
    }

    /// A place in an entry of a program that is interpreted; lines and columns count from 1.
    ///
    /// - Parameter text: stands for the text that they are counted in, and must outlive the place where anybody asks for
    ///   that; nil where nobody does.
    public init(line: Int, column: Int, in text: AnyObject? = nil) {
        #if !ATELIER_NO_TRACE
            origin = text.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
            lineNumber = UInt32(truncatingIfNeeded: line)
            columnNumber = UInt32(truncatingIfNeeded: column) & ~Self.fileMark
        #endif
    }

    /// No place that is known.
    package static var unknown: SourcePlace { SourcePlace(line: 0, column: 0) }

    /// Whether it is a place in an entry of a program that is interpreted.
    var isEntry: Bool { !isFile && lineNumber != 0 }

    private var isFile: Bool { columnNumber & Self.fileMark != 0 }

    /// Whether it is a place in the text of an interpreted program that an object stands for.
    public func isIn(_ text: AnyObject) -> Bool {
        isEntry && origin == UInt(bitPattern: ObjectIdentifier(text))
    }

    /// The address of the object that stands for the text of an interpreted program; nil where none does.
    package var textAddress: UInt? { isEntry && origin != 0 ? origin : nil }

    /// The place of a call whose callee knows its own place, if it does: what an interpreted program calls is written in
    /// a library, and it is the call that counts.
    func place(of callee: SourcePlace) -> SourcePlace {
        isEntry || callee.lineNumber == 0 ? self : callee
    }

    /// The place, or nil where none is known.
    var known: SourcePlace? { lineNumber == 0 ? nil : self }
    /// The file's id, such as `Module/File.swift`; nil for an entry of a program that is interpreted.
    public var file: String? {
        isFile ? UnsafePointer<UInt8>(bitPattern: origin).map { String(cString: $0) } : nil
    }
    /// The line, from 1.
    public var line: Int { Int(lineNumber) }
    /// The column, from 1.
    public var column: Int { Int(columnNumber & ~Self.fileMark) }
}

extension SourcePlace: CustomStringConvertible {
    /// The place on one line: `Module/File.swift:3:5`, or `3:5` in an entry.
    public var description: String { (file.map { "\($0):" } ?? "") + "\(line):\(column)" }
}

// A call in another place makes no other view.
extension SourcePlace: SelfComparing {
    package func isEqual(to other: SourcePlace, by comparison: Comparison) -> Bool { true }
}
