import ArgumentParser
import Catalogue
import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program `atelier`: that of this package, and one of your own, which knows your components too.
public enum AtelierShell {
    /// Runs what the command line asks for, and ends the process.
    ///
    /// - Parameter own: what sessions know beside the language and the library, as `write-records` lists it.
    public static func main(knowing own: BuiltIns = .none) -> Never {
        StandardDescriptors.takeClosed()
        SessionFiles.removeAbandonedDrafts(in: ".")
        do {
            var command = try AtelierCommand.parseAsRoot()
            if let command = command as? any SessionCommand { try command.run(knowing: own) } else { try command.run() }
            endProcess(ExitStatus.success.rawValue)
        } catch {
            let code = AtelierCommand.exitCode(for: error)
            let message = AtelierCommand.fullMessage(for: error)
            // It repeats what the command line holds, so it goes through the screen as well.
            let screen = Screen(usesColor: false)
            if code.isSuccess { screen.show(message) } else if !message.isEmpty { screen.complain(message) }
            endProcess(code.rawValue)
        }
    }
}

/// A command that starts sessions.
protocol SessionCommand: ParsableCommand {
    /// Runs the command.
    ///
    /// - Parameter own: what sessions know beside the language and the library.
    func run(knowing own: BuiltIns) throws
}

/// Ends the process at once. Work that Ctrl-C has left alone may still go on, and finds all that it uses.
private func endProcess(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
}
