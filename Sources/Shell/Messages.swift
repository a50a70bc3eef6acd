import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The wording of all that the shell itself says.
enum Messages {
    static let banner = "Atelier. Type a view, :tour or :help; Ctrl-D quits."
    static let noTerminal = "error: the terminal cannot be used for line editing; give a file, -e or - instead"
    static let notRecording = "nothing is being recorded; begin with :record and the name of a file"
    static let tourHint =
        "Enter runs what stands at the prompt; Ctrl-C clears it; Ctrl-D leaves the tour."
    static let leftTour = "You left the tour. What it entered stays; :reset forgets it."

    /// Said of a command in the last row of an entry that is not whole.
    static func commandInEntry(_ command: String) -> String {
        "\(command) is an entry of its own: take it out here, or leave this one with Ctrl-C"
    }

    /// Said of an entry that failed and was not whole: two blank lines ended it.
    static let endedByBlankLines =
        "note: two blank lines ended this entry before it was whole; Up brings it back, and one blank line at a time is fine"

    static let nothingToRender = "there is nothing to draw: the last entries must leave a view, such as Text(\"hello\")"

    static func unwritable(_ reason: String) -> String { "error: standard output: \(reason)" }

    /// A Markdown file in which nothing can be run.
    static func holdsNoEntries(_ name: String) -> String {
        "note: \(name) holds no entries; they stand behind '> ' between a line ```atelier and a line ```"
    }
    static let interrupted = "error: interrupted"
    static let restIsNotShown = "error: interrupted; the rest is not shown"
    static func wasDone(_ entry: String) -> String {
        let line = entry.split(separator: "\n").first ?? ""
        return "note: this was done before it could be interrupted: \(line)"
    }

    static func recording(to path: String, after count: Int) -> String {
        let before = count == 0 ? "" : count == 1 ? ", with the entry before" : ", with the \(count) entries before"
        return "recording to \(path)\(before); :record off ends it"
    }
    static func recorded(to path: String) -> String { "recorded to \(path)" }
    static func stoppedLoading(_ path: String, at line: Int) -> String {
        "nothing of \(path) from line \(line) on was run"
    }
    static func keptEarlierLoad(of path: String) -> String {
        "all is as it was before: what \(path) held when it was loaded last counts"
    }
    static func leftOut(declared entry: String) -> String {
        "left out, since the file declares it: \(entry.split(separator: "\n").first ?? "")"
    }
    static func leftOut(modifiers: [String]) -> String {
        "left out, since the file makes its view anew: \(modifiers.joined(separator: " "))"
    }
    static func leftOut(_ entry: String, because reason: String) -> String {
        let line = entry.split(separator: "\n").first ?? ""
        return "left out for now: the entry '\(line)' no longer fits: \(reason)"
    }
    static func stoppedRecording(_ error: FileError) -> String { "error: recording stopped: \(error)" }

    static func canBeRecovered(_ entries: Int, isAnother: Bool = false) -> String {
        "\(isAnother ? "another" : "a") session of \(counted(entries)) was cut off; :recover brings it back"
    }
    static func recovered(_ entries: Int, unfinished: String?) -> String {
        let note = unfinished.map { "; not run, for the session ended while it did: \($0)" }
        return "brought back \(counted(entries))\(note ?? "")"
    }
    static let nothingToRecover = "nothing is kept of a session that was cut off"
    static let forgotRecovery = "nothing is kept of earlier sessions now"
    static let notRecoverable = ":recover is for the shell at a terminal, which alone keeps what is entered"
    static func notKept(_ loss: RecoveryFile.Loss) -> String {
        switch loss {
        case .tooLong:
            "note: the session is too long for what is kept to bring it back after a crash; save it with :save"
        case .system(let refusal):
            "note: what is entered can't be kept to bring it back after a crash: \(reason(refusal)); save it with :save"
        }
    }
    static func charsetNotKept(_ error: any Error) -> String {
        "note: the next shell begins with the characters that it had before: "
            + ((error as? OpenFile.Refusal).map(reason) ?? "\(error)")
    }
    static func reason(_ refusal: OpenFile.Refusal) -> String {
        switch refusal {
        case .notRegular: "it is no regular file"
        case .system(let number): String(cString: strerror(number))
        }
    }

    private static func counted(_ entries: Int) -> String { "\(entries) \(entries == 1 ? "entry" : "entries")" }

    static func updated(_ path: String) -> String { "updated \(path)" }

    static func exported(to path: String) -> String { "exported to \(path)" }
    static func isOutdated(_ path: String) -> String { "\(path) is not what the sessions export to" }
    static func isStray(_ path: String) -> String { "\(path) belongs to no session; delete it" }
    static let exportIsSwift = "an export is Swift: --output names a file that ends in .swift"
    static let nothingToReplay =
        "no entry stands in what was read: entries stand in a fence that begins with ```atelier"
    static let oneExport = "one session becomes one file; with --into a folder they may be many"
    static let checkNeedsFolder = "--check compares the files of a folder; name it with --into"
    static let folderIsForAtelier = "--into writes a target that imports Atelier; leave --output and --for out"

    static func savedSwift(to path: String, leavingOut count: Int) -> String {
        let note =
            ", without what \(counted(count)) did: previews begin with the values that variables were declared with; "
            + "a file that ends in .md keeps all of it"
        return "saved to \(path) as Swift" + (count == 0 ? "" : note)
    }

    static func saved(_ entries: Int, to path: String) -> String {
        "saved \(counted(entries)) to \(path)"
    }
}

extension Origin.Refusal: CustomStringConvertible {
    /// Where it stands, what is refused, and what to do instead.
    var description: String {
        let (place, source) =
            switch origin {
            case .keyboard, .commandLine: ("", "this")
            case .paste: ("", "a paste")
            case .standardInput(let line): ("\(Source.standardInput.name):\(line):1: ", "standard input")
            case .file(let path, let line): ("\(path):\(line):1: ", "a file")
            }
        let sentence =
            switch reason {
            case .writes:
                "\(command) is refused, for what \(source) holds writes no file; type it at the prompt yourself"
            case .leavesFolder:
                "\(command) is refused, for what \(source) holds reads nothing outside of its own folder; "
                    + "type it at the prompt yourself"
            case .recovers:
                "\(command) is refused, for what \(source) holds brings back no session; type it at the prompt yourself"
            case .repeats: "\(command) is refused, for the file is being run already"
            }
        return "\(place)error: \(sentence)"
    }
}

extension StandardInput.Failure: CustomStringConvertible {
    /// What stands for the file, and what is wrong with it.
    var description: String {
        switch self {
        case .system(let reason): "\(Source.standardInput.name): \(reason)"
        case .interrupted: "interrupted"
        case .notText: "\(Source.standardInput.name): not a text in UTF-8"
        case .tooLong:
            "\(Source.standardInput.name): longer than \(SessionFiles.longest >> 20) MB, which is all that is read"
        }
    }
}
