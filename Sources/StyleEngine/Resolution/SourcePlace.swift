/// A place in the source: that of the call which pushed a style or wrote to the environment.
///
/// Sixteen bytes, so that every push and every write can carry one.
public struct SourcePlace: Equatable {
    #if ATELIER_NO_TRACE
        // For the benchmark that shows what places cost.
        private var fileStart: UnsafePointer<UInt8>? { nil }
        private var lineNumber: UInt32 { 0 }
        private var columnNumber: UInt32 { 0 }
    #else
        // A literal, which lives as long as the program; nil for a program that is interpreted.
        private let fileStart: UnsafePointer<UInt8>?
        private let lineNumber: UInt32
        private let columnNumber: UInt32
    #endif

    /// A place in compiled Swift.
    ///
    /// - Parameters:
    ///   - file: the file's id, such as `Module/File.swift`: a literal, as `#fileID` is.
    ///   - line: the line, from 1.
    ///   - column: the column, from 1, as `#column` counts: that of a call's opening parenthesis.
    public init(file: StaticString, line: UInt, column: UInt) {
        #if !ATELIER_NO_TRACE
            fileStart = file.hasPointerRepresentation ? file.utf8Start : nil
            lineNumber = UInt32(truncatingIfNeeded: line)
            columnNumber = UInt32(truncatingIfNeeded: column)
        #endif
    }

    /// A place in an entry of a program that is interpreted; lines and columns count from 1.
    public init(line: Int, column: Int) {
        #if !ATELIER_NO_TRACE
            fileStart = nil
            lineNumber = UInt32(truncatingIfNeeded: line)
            columnNumber = UInt32(truncatingIfNeeded: column)
        #endif
    }

    /// No place that is known.
    package static var unknown: SourcePlace { SourcePlace(line: 0, column: 0) }

    /// Whether it is a place in an entry of a program that is interpreted.
    var isEntry: Bool { fileStart == nil && lineNumber != 0 }

    /// The place of a call whose callee knows its own place, if it does: what an interpreted program calls is written in
    /// a library, and it is the call that counts.
    func place(of callee: SourcePlace) -> SourcePlace {
        isEntry || callee.lineNumber == 0 ? self : callee
    }

    /// The place, or nil where none is known.
    var known: SourcePlace? { lineNumber == 0 ? nil : self }
    /// The file's id, such as `Module/File.swift`; nil for an entry of a program that is interpreted.
    public var file: String? { fileStart.map { String(cString: $0) } }
    /// The line, from 1.
    public var line: Int { Int(lineNumber) }
    /// The column, from 1.
    public var column: Int { Int(columnNumber) }
}

extension SourcePlace: CustomStringConvertible {
    /// The place on one line: `Module/File.swift:3:5`, or `3:5` in an entry.
    public var description: String { (file.map { "\($0):" } ?? "") + "\(line):\(column)" }
}

// A call in another place makes no other view.
extension SourcePlace: SelfComparing {
    package func isEqual(to other: SourcePlace, by comparison: Comparison) -> Bool { true }
}
