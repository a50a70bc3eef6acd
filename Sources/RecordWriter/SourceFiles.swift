import Foundation
import SwiftParser
import SwiftSyntax

/// A file of Swift, read.
struct SourceFile {
    /// Its path below the folder that was asked for: `Modifiers/Layout/Padding.swift`.
    let path: String
    let syntax: SourceFileSyntax
    private let lines: SourceLocationConverter

    init(path: String, text: String) {
        self.path = path
        syntax = Parser.parse(source: text)
        lines = SourceLocationConverter(fileName: path, tree: syntax)
    }

    /// Its name without its folders and its ending.
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path }

    /// The folders above it, the uppermost first.
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    /// The line on which a node begins, from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
}

/// The files of a folder.
enum SourceFiles {
    /// What the list of a folder's records is called: `Sources/OwnComponents` → `ownComponents`.
    static func listName(of folder: String) -> String {
        URL(filePath: folder).standardizedFileURL.lastPathComponent.asMemberName
    }

    /// What stands in a folder and below, in the order of the paths; not what this tool has written.
    static func read(_ folder: String) throws -> [SourceFile] {
        guard let paths = FileManager.default.enumerator(atPath: folder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder])
        }
        let names = paths.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
        return try names.sorted().map { path in
            SourceFile(path: path, text: try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
        }
    }
}
