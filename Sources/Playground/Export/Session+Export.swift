import Language

extension Session {
    /// The session as a file of Swift.
    ///
    /// - Parameters:
    ///   - form: what kind of file.
    ///   - name: what the session is called, for the first line and for the name of the type that plays it.
    func exported(as form: ExportForm, from name: String) -> String {
        let declarations = interpreter.declarations.exportedDeclarations
        let script = script
        var parts = declarations.map { CodeText.indented($0, by: 0, widens: true) }
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
        if form == .swiftUI {
            let missing = Session.ownOfAtelier.intersection(Mentions.names(in: parts.joined(separator: "\n"))).filter {
                name in
                !parts.contains { $0.contains("struct " + name) || $0.contains("protocol " + name) }
            }
            if !missing.isEmpty { heading += "\n" + Messages.notInSwiftUI(missing.sorted()) }
        }
        let module = form == .swiftUI ? "SwiftUI" : "Atelier"
        let needed = form == .swiftUI ? [] : NeededImports(of: parts.joined(separator: "\n")).lines
        let imports = (["import \(module)"] + needed).joined(separator: "\n")
        return ([heading, imports] + parts).joined(separator: "\n\n") + "\n"
    }

    /// What components with styles of their own are made of, which SwiftUI keeps to itself.
    private static let ownOfAtelier: Set<String> = [
        "StylableComponent", "ComposableStyling", "ComponentStyle", "GroupedComponentStyle", "ComponentStylesKey",
        "ComponentStyles", "AnyComponentStyle", "ResolvedComponent", "ResolvedStyle", "DefaultComponentBody",
        "StyleWrapper",
    ]
}
