import Transcripts

/// What a process that replays files tells the one that started it: what it is about to do, and what came of a file.
enum ReplayMessage: Equatable {
    /// The next entry of the file runs.
    case entering(ReplayedEntry)
    /// The file is done.
    case ended(FileReplay)

    /// The message as bytes: its kind, and its fields, each with its length.
    var bytes: [UInt8] {
        switch self {
        case .entering(let entry): Self.packed(0, ["\(entry.line)", entry.entry, entry.heading ?? ""])
        case .ended(let file):
            Self.packed(
                1,
                [
                    file.path, file.kind.rawValue, file.report, "\(file.entryCount)", "\(file.differenceCount)",
                    file.updatedText == nil ? "" : "updated", file.updatedText ?? "",
                ])
        }
    }

    /// Takes the first message off the front of `bytes`; nil where it is not all there yet.
    init?(takingFrom bytes: inout ArraySlice<UInt8>) {
        var rest = bytes
        guard let kind = rest.popFirst(), let count = Self.number(from: &rest) else { return nil }
        var fields: [String] = []
        for _ in 0..<count {
            guard let length = Self.number(from: &rest), length <= rest.count else { return nil }
            fields.append(String(decoding: rest.prefix(length), as: UTF8.self))
            rest = rest.dropFirst(length)
        }
        switch (kind, fields.count) {
        case (0, 3):
            self = .entering(
                ReplayedEntry(line: Int(fields[0]) ?? 0, entry: fields[1], heading: fields[2].isEmpty ? nil : fields[2])
            )
        case (1, 7):
            guard let kind = FileReplay.Kind(rawValue: fields[1]) else { return nil }
            self = .ended(
                FileReplay(
                    path: fields[0], kind: kind, report: fields[2], entryCount: Int(fields[3]) ?? 0,
                    differenceCount: Int(fields[4]) ?? 0, updatedText: fields[5].isEmpty ? nil : fields[6]))
        default: return nil
        }
        bytes = rest
    }

    private static func packed(_ kind: UInt8, _ fields: [String]) -> [UInt8] {
        fields.reduce([kind] + packed(fields.count)) { $0 + packed($1.utf8.count) + Array($1.utf8) }
    }

    private static func packed(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        defer { bytes = bytes.dropFirst(4) }
        return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
