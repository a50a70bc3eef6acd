import ArgumentParser
import Catalogue
import Playground
import Transcripts

/// `atelier export`: writes a session down as Swift.
struct ExportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a session down as a Swift program that shows the same pictures.",
        usage: """
            atelier export FILE [--for swiftui] [--output PATH [--replace]]
            atelier export --into FOLDER [--check] [--replace] PATH ...
            """,
        discussion: """
            FILE is a recorded session (*.md) or a file of Swift entries. The program imports the library Atelier and \
            is printed unless --output names a file; with --for swiftui it is a file for Xcode with a preview for each \
            canvas. With --into each session becomes a file of one target, and those that say <!-- parity: none, \
            because ... --> are left out. Build in Swift 5 mode what declares variables. Exit codes: 0 success, 1 a \
            file in the folder is not as it should be, 65 a session could not be exported.
            """
    )

    @Option(name: .customLong("for"), help: ArgumentHelp("What the file is for.", valueName: "atelier|swiftui"))
    var purpose: Purpose = .atelier

    @Option(help: ArgumentHelp("The file to write.", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("The folder of a target that holds many sessions.", valueName: "folder"))
    var into: String?

    @Flag(help: "Write over files that are there, whoever wrote them.")
    var replace = false

    @Flag(help: "Write nothing: say which files of the folder are not as they should be.")
    var check = false

    @Argument(help: ArgumentHelp("Session files, and with --into folders that hold some.", valueName: "path"))
    var paths: [String]

    /// What an export is for.
    enum Purpose: String, ExpressibleByArgument {
        case atelier, swiftui
    }

    func validate() throws {
        if into == nil {
            guard paths.count == 1 else { throw ValidationError(Messages.oneExport) }
            guard !check else { throw ValidationError(Messages.checkNeedsFolder) }
            // A session would be lost that is written over by its own export.
            guard output?.hasSuffix(".md") != true else { throw ValidationError(Messages.exportIsSwift) }
        } else if output != nil || purpose != .atelier {
            throw ValidationError(Messages.folderIsForAtelier)
        }
    }

    func run(knowing own: BuiltIns) throws {
        let screen = Screen(usesColor: false)
        let status = BigStack.run {
            into.map { export(into: $0, on: screen, knowing: own) } ?? export(on: screen, knowing: own)
        }
        guard let status else { throw ExitCode(ExitStatus.internalError.rawValue) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func export(on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        do {
            let name = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
            let export = try SessionExport(
                of: paths[0], named: name, as: purpose == .swiftui ? .swiftUI : .program, knowing: own)
            if let output {
                if let found = SessionFiles.resolved(output), found == SessionFiles.resolved(paths[0]) {
                    throw FileError(path: output, problem: .source)
                }
                try SessionFiles.write(export.text, to: output, replacing: replace ? .anything : .nothing)
                screen.show(Messages.exported(to: output))
            } else {
                screen.show(export.text, terminator: "")
            }
            return .success
        } catch let error as FileError {
            screen.complain("error: \(error)")
        } catch {
            screen.complain("\(error)")
        }
        return .inputError
    }

    private func export(into folder: String, on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        do throws(FileError) {
            let exports = try ExportFolder(of: paths, knowing: own)
            for error in exports.errors { screen.complain(error) }
            let stray = try exports.stray(in: folder)
            let changed = check ? exports.outdated(in: folder) : try exports.write(into: folder, replacing: replace)
            for name in changed {
                screen.show(
                    check ? Messages.isOutdated("\(folder)/\(name)") : Messages.exported(to: "\(folder)/\(name)"))
            }
            for name in stray { screen.show(Messages.isStray("\(folder)/\(name)")) }
            screen.show(exports.summary)
            guard exports.errors.isEmpty else { return .inputError }
            return stray.isEmpty && (changed.isEmpty || !check) ? .success : .sessionDiffers
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
    }
}
