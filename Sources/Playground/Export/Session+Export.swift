import Catalogue
import Components
import Language

extension Session {
    /// The session as a file of Swift.
    ///
    /// - Parameters:
    ///   - form: what kind of file.
    ///   - name: what the session is called, for the first line and for the name of the type that plays it.
    func exported(as form: ExportForm, from name: String) -> String {
        let declarations = interpreter.declarations.exportedDeclarations(isFilePrivate: form != .swiftUI)
        let script = script
        var parts = declarations.map { CodeText.indented($0.text, by: 0, widens: true) }
        switch form {
        case .program, .part:
            let program = ProgramExport(script, declarations: declarations)
            parts += program.globals.isEmpty ? [] : [program.globals.joined(separator: "\n")]
            parts.append(program.type(named: ExportName.type(of: name), isMain: form == .program))
        case .swiftUI:
            let previews = PreviewExport(script, declarations: declarations)
            parts += previews.globals.isEmpty ? [] : [previews.globals.joined(separator: "\n")]
            parts += previews.text.isEmpty ? [] : [previews.text]
        }
        var heading = Messages.exportHeading(from: name, isPart: form == .part)
        let modules = [form == .swiftUI ? "SwiftUI" : "Atelier"] + interpreter.own.modules
        let needed = form == .swiftUI ? [] : NeededImports(of: declarations + script.compactMap(\.code)).lines
        let imports = (modules.map { "import \($0)" } + needed).joined(separator: "\n")
        func file() -> String { ([heading, imports] + parts).joined(separator: "\n\n") + "\n" }
        if form == .swiftUI, let note = Session.noteOnAtelier(for: file()) { heading += "\n" + note }
        return file()
    }

    /// What stands in the heading of a file for Xcode that needs more than SwiftUI, with the lines that do; nil for any
    /// other.
    private static func noteOnAtelier(for file: String) -> String? {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let declared = WrittenCode(file).declaredTypes
        var missing: Set<String> = []
        var numbers: [Int] = []
        for (index, line) in lines.enumerated() where !line.hasPrefix("//") {
            let found = WrittenCode(String(line)).names.intersection(ownOfAtelier).subtracting(declared)
            guard !found.isEmpty else { continue }
            missing.formUnion(found)
            // The note itself is one line more above them.
            numbers.append(index + 2)
        }
        return missing.isEmpty ? nil : Messages.notInSwiftUI(missing.sorted(), lines: numbers)
    }

    /// The types of the library that SwiftUI has not, or keeps to itself.
    private static let ownOfAtelier = EngineLibrary.withoutSwiftUI.typeNames
        .union(BuiltIns.componentsWithoutSwiftUI)
}
