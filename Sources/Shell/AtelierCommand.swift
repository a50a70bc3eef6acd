import ArgumentParser

/// `atelier`: the shell at a terminal, and a runner of scripts and recorded sessions elsewhere.
struct AtelierCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "atelier",
        abstract: "A playground for SwiftUI-style components and the styles they take.",
        usage: """
            atelier                          open the shell; type :help there
            atelier FILE ...                 run files of Swift entries, or recorded sessions (*.md)
            atelier -                        run what standard input holds
            atelier -e CODE                  run a piece of code
            atelier render FILE              draw what a file ends with, as text, SVG or HTML
            atelier replay [--update] PATH   check recorded sessions, or bring them up to date
            atelier export FILE              write a session down as a Swift program
            atelier workshop [LESSON]        learn how styles are taken, lesson by lesson
            atelier book PATH ...            write sessions down as a small site
            """,
        discussion: """
            Exit codes: 0 success, 1 a session differs, 64 wrong usage, 65 an error in the input, 70 an internal \
            error, 130 interrupted.
            """,
        version: "0.5.0",
        subcommands: [
            RunCommand.self, ReplayCommand.self, ExportCommand.self, RenderCommand.self, WorkshopCommand.self,
            BookCommand.self,
            ReplayWorkerCommand.self,
        ],
        defaultSubcommand: RunCommand.self
    )
}
