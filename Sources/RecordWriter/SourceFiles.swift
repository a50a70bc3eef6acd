import Foundation
import SwiftParser
import SwiftSyntax

/// A file of Swift, read.
struct SourceFile {
    /// Its path below the folder that was asked for: `Modifiers/Layout/Padding.swift`.
    let path: String
    /// What it declares, with what Atelier's attributes write.
    var syntax: SourceFileSyntax { written.syntax }
    private let written: WrittenOut
    /// The module that declares what stands in it; nil where it is that of the records.
    let module: String?
    private let lines: SourceLocationConverter

    init(path: String, text: String, module: String? = nil) {
        self.path = path
        self.module = module
        let tree = Parser.parse(source: text)
        written = WrittenOut(tree)
        lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Its name without its folders and its ending.
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path }

    /// The folders above it, the uppermost first.
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    /// The line on which a node begins, from 1; that of the attribute, for what that writes.
    func line(of node: some SyntaxProtocol) -> Int { line(at: written.offset(of: node)) }

    /// Why an attribute in it stands for nothing; nil where all do.
    var brokenAttribute: Problem? {
        written.problem.map { Problem(kind: .attribute($0.kind), file: path, line: line(at: $0.offset)) }
    }

    /// The component whose attribute writes a declaration; nil where somebody wrote it.
    func component(writing node: some SyntaxProtocol) -> String? { written.component(writing: node) }

    private func line(at offset: Int) -> Int { lines.location(for: AbsolutePosition(utf8Offset: offset)).line }
}

/// The files of a folder.
enum SourceFiles {
    /// What the list of a folder's records is called: `Sources/OwnComponents` → `ownComponents`.
    static func listName(of folder: String) -> String {
        URL(filePath: folder).standardizedFileURL.lastPathComponent.asMemberName
    }

    /// What stands in some folders and below, in the order of the paths; not what this tool has written. Each but the first
    /// is another module, which is called as the folder is, and with whose name its paths begin.
    static func read(_ folders: [String]) throws -> [SourceFile] {
        try folders.enumerated().flatMap { index, folder in
            try read(folder, of: index == 0 ? nil : URL(filePath: folder).lastPathComponent)
        }
    }

    private static func read(_ folder: String, of module: String?) throws -> [SourceFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            let paths = FileManager.default.enumerator(atPath: folder)
        else { throw Problems(all: [Problem(kind: .noFolder, file: folder)]) }
        let names = paths.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
        return try names.sorted().map { path in
            let name = module.map { "\($0)/\(path)" } ?? path
            guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else {
                throw Problems(all: [Problem(kind: .unreadable, file: name)])
            }
            return SourceFile(path: name, text: text, module: module)
        }
    }
}
