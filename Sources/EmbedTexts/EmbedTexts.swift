import Foundation
import PackagePlugin

/// Makes the texts among the files of a target, `.md` and `.txt`, constants of its module: `EmbeddedTexts.tour`.
///
/// SwiftPM's own embedding writes an array of bytes, which the compiler takes tens of seconds to read.
@main
struct EmbedTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let texts = target.sourceFiles.map(\.url).filter { ["md", "txt"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)",
                executable: try context.tool(named: "TextEmbedder").url,
                arguments: [output.path] + texts.map(\.path), inputFiles: texts, outputFiles: [output])
        ]
    }
}
