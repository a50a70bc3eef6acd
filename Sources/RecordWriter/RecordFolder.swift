import Foundation
import SwiftSyntax

/// The records of a folder of Swift, as the files that hold them.
struct RecordFolder {
    /// Whether there is nothing to write down.
    let isEmpty: Bool
    /// What is written, by name.
    let files: [(name: String, text: String)]

    /// - Parameters:
    ///   - sources: the files of the folder.
    ///   - list: what the list of all records is called.
    /// - Throws: `Problems`, where declarations can't be records.
    init(of sources: [SourceFile], list: String) throws {
        let names = DeclaredNames(of: sources)
        var problems: [Problem] = []
        var texts: [String: RecordText] = [:]
        var listed: [(key: String, name: String)] = []
        var places: [String: String] = [:]
        for source in sources {
            if let line = source.brokenLine {
                problems.append(Problem(kind: .syntax, file: source.path, line: line))
                continue
            }
            if let problem = source.brokenAttribute {
                problems.append(problem)
                continue
            }
            let reader = RecordReader(source, names: names)
            problems += reader.problems
            listed += source.handWritten.map { (key: $0 + " by hand", name: $0) }
            guard !reader.groups.isEmpty else { continue }
            for group in reader.groups {
                for record in group.records {
                    let key = group.header + " " + record.signature
                    if let place = places[key] {
                        problems.append(
                            Problem(
                                kind: .repeated(record.signature, place: place), file: source.path, line: record.line))
                    }
                    places[key] = "\(source.path):\(record.line)"
                }
            }
            let key = ((source.module ?? "") + source.name).asMemberName
            let name = key + "Records"
            listed.append((key: key, name: name))
            let folder = source.folders.isEmpty ? "Own" : source.folders.joined(separator: "+")
            texts[folder, default: RecordText()].add(name, reader.groups, reader.conformances, source.imports)
        }
        if !problems.isEmpty { throw Problems(all: problems) }
        let written = Set(sources.flatMap(TitleTwin.written))
        let titled = sources.map { (source: $0, twins: TitleTwin.all(of: $0, without: written)) }.filter {
            !$0.twins.isEmpty
        }
        isEmpty = listed.isEmpty
        files =
            texts.sorted { $0.key < $1.key }.map {
                ($0.key + "+Records.swift", $0.value.file)
            }
            + [
                (
                    "AllRecords.swift",
                    RecordText.catalogue(
                        list, of: listed.sorted { $0.key < $1.key }.map(\.name),
                        withoutSwiftUI: Set(sources.flatMap(\.namesWithoutSwiftUI)).sorted())
                )
            ]
            + (titled.isEmpty
                ? []
                : [
                    (
                        "Titles.swift",
                        RecordText.titles(titled.flatMap(\.twins), importing: Set(titled.flatMap(\.source.imports)))
                    )
                ])
    }

    /// Writes the files, and removes those of which nothing is left.
    ///
    /// - Parameter onlyChecks: whether nothing is written.
    /// - Returns: the names of the files that change.
    func write(to folder: String, onlyChecks: Bool) throws -> [String] {
        let manager = FileManager.default
        let old = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        var changed: [String] = []
        for (name, text) in files {
            let path = folder + "/" + name
            if (try? String(contentsOfFile: path, encoding: .utf8)) == text { continue }
            changed.append(name)
            if onlyChecks { continue }
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        for name in old.sorted() where name.hasSuffix(".swift") && !files.contains(where: { $0.name == name }) {
            changed.append(name)
            if !onlyChecks { try manager.removeItem(atPath: folder + "/" + name) }
        }
        return changed
    }
}

extension SourceFile {
    /// The line from which on it is no Swift; nil where all of it is.
    var brokenLine: Int? {
        guard syntax.hasError else { return nil }
        let broken = syntax.tokens(viewMode: .all).first {
            $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true || $0.hasError
        }
        return broken.map { line(of: $0) } ?? 1
    }

    /// The lists of records that the file writes by hand.
    var handWritten: [String] {
        syntax.statements.flatMap { statement -> [String] in
            guard let type = statement.item.as(ExtensionDeclSyntax.self),
                type.extendedType.trimmedDescription == "BuiltIns"
            else { return [] }
            return type.memberBlock.members.compactMap { member in
                guard let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.count == 1,
                    variable.isStatic, variable.bindingSpecifier.text == "let"
                else { return nil }
                return variable.bindings.first?.pattern.trimmedDescription
            }
        }
    }

    /// The types and the members of which it says that SwiftUI has none.
    var namesWithoutSwiftUI: [String] {
        let protocols = declarations.compactMap { $0.as(ProtocolDeclSyntax.self) }
            .map { ($0.name.text, DeclSyntax($0)) }
        let others = nominals.flatMap { type in
            [(type.ownName, type.declaration)] + type.members.map { ($0.decl.memberName, $0.decl) }
        }
        return (protocols + others).compactMap { name, declaration in
            DocComment(of: declaration).isUnknownToSwiftUI ? name : nil
        }
    }

    /// The modules that it imports, as it says it; its own, where that is another than the records'.
    var imports: [String] {
        let written = syntax.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
        return module.map { ["import \($0)"] } ?? written
    }

    /// The folders that name a case of `ModifierKind`.
    static let headings = ["Layout", "Text", "Appearance", "Controls", "Environment"]

    /// The case of `ModifierKind` that its folder names; elsewhere that of styles and own modifiers, and nil where the
    /// folder stands below `Modifiers`, as a heading that there is not.
    var modifierKind: String? {
        guard let folder = folders.last else { return "styles" }
        if Self.headings.contains(folder) { return folder.lowercased() }
        return folders.dropLast().last == "Modifiers" ? nil : "styles"
    }
}

extension String {
    /// It as the name of a property: `HStack` → `hStack`, `UIColor` → `uiColor`, `Color+Names` → `colorNames`.
    var asMemberName: String {
        let plain = filter { $0.isLetter || $0.isNumber }
        let capitals = plain.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < plain.count ? capitals.count - 1 : capitals.count
        return plain.prefix(count).lowercased() + plain.dropFirst(count)
    }
}
