import Catalogue
import Playground
import Staging

/// A folder of exported sessions that are compiled in one target, each a file, and a list of them all.
public struct ExportFolder: Sendable {
    /// The exports, in the order of their names.
    public let exports: [(name: String, export: SessionExport)]
    /// What is wrong with other sessions, or with what these say of themselves.
    public let errors: [String]
    private let sessionCount: Int

    /// The file that lists the sessions.
    private static let listName = "StagedSessions.swift"

    /// Exports all sessions that hold entries and that `paths` name. Those of a folder are called by their path inside it.
    /// Each is played once more, to see what its program must show.
    ///
    /// - Parameter own: what the sessions know beside the language and the library.
    /// - Throws: where a path can't be read, or a folder holds no session.
    public init(of paths: [String], knowing own: BuiltIns = .none) throws(FileError) {
        var names: [(path: String, name: String)] = []
        for path in paths {
            for found in try SessionFiles.find([path]) where try SessionExport.holdsEntries(found) {
                var name = found.split(separator: "/").last.map(String.init) ?? found
                if found.hasPrefix(path + "/") { name = String(found.dropFirst(path.count + 1)) }
                names.append((found, name))
            }
        }
        let sorted = names.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let results = Workers.map(sorted.count) { index in
            Result {
                try SessionExport(
                    of: sorted[index].path, named: sorted[index].name, as: .part, knowing: own, isCompared: true)
            }
        }
        sessionCount = sorted.count
        let exports = zip(sorted, results).compactMap { names, result in
            (try? result.get()).map { (name: names.name, export: $0) }
        }
        let types = exports.map { ExportName.type(of: $0.name) }
        let twins = exports.indices.filter { types[..<$0].contains(types[$0]) }
        var errors = results.compactMap { if case .failure(let error) = $0 { "\(error)" } else { nil } }
        for twin in twins {
            let error = ExportError(place: exports[twin].export.path, problem: Messages.exportTwin(types[twin]))
            errors.append("\(error)")
        }
        self.errors = errors + exports.compactMap(\.export.lacksExcuse)
        self.exports = exports.indices.filter { !twins.contains($0) }.map { exports[$0] }
    }

    /// The files that the folder is to hold: names and texts.
    public var files: [(name: String, text: String)] {
        let compared = exports.filter { $0.export.isCompared }
        let types = compared.map { ($0.name, ExportName.type(of: $0.name)) }
        let entries = types.map { "    (\($0.debugDescription), \($1).self)," }
        let list = """
            \(Self.listHeading)
            // swift-format-ignore-file

            import Atelier

            /// The sessions of this folder, by the names of their files.
            let stagedSessions: [(name: String, type: any StagedSession.Type)] = [
            \(entries.joined(separator: "\n"))
            ]

            """
        return zip(types, compared).map { ($0.1 + ".swift", $1.export.text) } + [(Self.listName, list)]
    }

    /// Writes the files that are not as they should be. Gives their names.
    ///
    /// - Parameter replaces: whether files may be lost that no export has written.
    public func write(into folder: String, replacing replaces: Bool = false) throws(FileError) -> [String] {
        var written: [String] = []
        for file in files {
            let path = "\(folder)/\(file.name)"
            let old = try? SessionFiles.read(path)
            guard old != file.text else { continue }
            let isOurs = old.map(Self.isExport) ?? false
            try SessionFiles.write(file.text, to: path, replacing: replaces || isOurs ? .anything : .nothing)
            written.append(file.name)
        }
        return written
    }

    /// Whether a file says in its first line that it was exported.
    private static func isExport(_ text: String) -> Bool {
        let heading = text.prefix { $0 != "\n" }
        return heading == listHeading || heading.hasPrefix("// ") && heading.hasSuffix(", exported by Atelier.")
    }

    private static let listHeading = "// Written by atelier export --into."

    /// The names of the files that are missing in a folder or not as they should be.
    public func outdated(in folder: String) -> [String] {
        files.filter { (try? SessionFiles.read("\(folder)/\($0.name)")) != $0.text }.map(\.name)
    }

    /// The Swift files of a folder that belong to no session.
    public func stray(in folder: String) throws(FileError) -> [String] {
        let known = Set(files.map(\.name))
        return try SessionFiles.names(in: folder).filter { $0.hasSuffix(".swift") && !known.contains($0) }.sorted()
    }

    /// `51 sessions: 45 compared, 6 excused`, and why those are.
    public var summary: String {
        let excused = exports.compactMap { name, export in export.excuse.map { "  \(name): \($0)" } }
        let head = Messages.exports(
            sessions: sessionCount, compared: exports.count { $0.export.isCompared }, excused: excused.count)
        return ([head] + excused).joined(separator: "\n")
    }
}

extension SessionExport {
    /// Whether a file is a session with entries, and not only about sessions. What is malformed is found later.
    fileprivate static func holdsEntries(_ path: String) throws(FileError) -> Bool {
        let text = try SessionFiles.read(path)
        return (try? Transcript(parsing: text))?.steps.isEmpty != true
    }

    /// Whether there is something to compare.
    fileprivate var isCompared: Bool { events?.isEmpty == false }

    /// What is said of a session that shows nothing to compare, and doesn't say why.
    fileprivate var lacksExcuse: String? {
        guard !isCompared, excuse == nil else { return nil }
        return "\(ExportError(place: path, problem: Messages.exportShowsNothing))"
    }
}
