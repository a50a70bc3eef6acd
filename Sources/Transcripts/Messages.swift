import Playground

/// The wording of all that this module says.
enum Messages {
    static func problem(_ problem: TranscriptError.Problem) -> String {
        switch problem {
        case .unclosedFence:
            "this fence is never closed; close it with a line of as many backticks or tildes"
        case .unclosedComment: "this comment is never closed, and hides all that follows; close it with '-->'"
        case .outputOfNothing:
            "output stands before the first entry of this fence; an entry begins with '> '"
        case .continuationOfNothing:
            "'+ ' continues an entry, and none stands before it in this fence; an entry begins with '> '"
        case .continuationOfOutput:
            "'+ ' continues an entry, but this line follows output; write output that begins with '+' as '\\+'"
        }
    }

    /// What a session that is replayed answers to an entry that asks something of its host; nil for `quit`.
    static func refusal(of request: Request) -> String? {
        guard let name = name(of: request) else { return nil }
        let reason =
            switch request {
            case .load: "reads no other file"
            case .save, .export, .record, .stopRecording: "writes no file"
            case .replay, .tour, .workshop, .quit, .recover, .forgetRecovery: "runs no other session"
            }
        return "error: \(name) is refused in a replayed session, which \(reason)"
    }

    /// The command that asks something of its host; nil for `quit`.
    static func name(of request: Request) -> String? {
        switch request {
        case .load: ":load"
        case .save: ":save"
        case .export: ":export"
        case .record, .stopRecording: ":record"
        case .replay: ":replay"
        case .tour: ":tour"
        case .workshop(let request): request.command
        case .recover, .forgetRecovery: ":recover"
        case .quit: nil
        }
    }

    static func exportRefuses(_ name: String) -> String {
        "\(name) is not carried out where a file is exported; take the line out, or put in what it stands for"
    }

    static func exports(sessions: Int, compared: Int, excused: Int) -> String {
        "\(counted(sessions, "session", "sessions")): \(compared) compared, \(excused) excused"
    }

    static func exportTwin(_ type: String) -> String {
        "another session exports to \(type) too; call one of the files by another name"
    }

    static let exportShowsNothing =
        "nothing is shown that could be compared; write <!-- parity: none, because ... --> with the reason"

    static func exportDiffers(_ path: String) -> String {
        "the session does not come out as it was recorded, so its export might not be what was meant; "
            + "see atelier replay \(path)"
    }

    static func skipped(_ count: Int) -> String {
        "note: :quit ended the session here, and \(counted(count, "entry", "entries")) after it did not run"
    }

    static func summary(sessions: Int, entries: Int, differing: Int, died: Int, unread: Int) -> String {
        let run = "\(counted(sessions, "session", "sessions")), \(counted(entries, "entry", "entries"))"
        var findings: [String] = []
        if differing > 0 { findings.append("\(counted(differing, "entry differs", "entries differ"))") }
        if died > 0 { findings.append("\(counted(died, "file", "files")) did not come to an end") }
        if unread > 0 { findings.append("\(counted(unread, "file", "files")) could not be read") }
        return "\(run): \(findings.isEmpty ? "as recorded" : findings.joined(separator: ", "))"
    }

    static func died(of cause: FileReplay.Death.Cause) -> String {
        switch cause {
        case .signal(let number): "error: here the program died, by signal \(number); what follows did not run"
        case .status(let status): "error: here the program ended, with status \(status); what follows did not run"
        case .time(let limit):
            "error: this took longer than \(limit.components.seconds) s, and was stopped; what follows did not run"
        }
    }

    /// A path as a message shows it: its line breaks would begin lines that look like the program's own.
    static func inOneLine(_ path: String) -> String {
        path.unicodeScalars.map { $0 == "\n" ? #"\u{A}"# : String($0) }.joined()
    }

    static func files(_ problem: FileError.Problem) -> String {
        switch problem {
        case .system(let reason): reason
        case .notText: "not a text in UTF-8"
        case .noSessions: "no session in this folder: a session is a file whose name ends in .md"
        case .exists: "exists already; name another file, or add --replace to write over this one"
        case .changed: "was changed by somebody else since; name another file, or add --replace to write over this one"
        case .readOnly: "is read-only, and stays as it is; name another file"
        case .notRegular: "is a device, a pipe or a socket; name a regular file"
        case .link(let target?): "is a link; name the file that it leads to: \(inOneLine(target))"
        case .link(nil): "is a link that leads nowhere; name another file"
        case .source: "is what is exported, and would be lost; name another file"
        case .lineBreak: "there is a line break in this name; give the file another one"
        case .tooLong(let megabytes): "longer than \(megabytes) MB, which is all that is read of a file"
        }
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}

extension TranscriptError: CustomStringConvertible {
    /// One sentence, without the place.
    public var description: String { Messages.problem(problem) }
}

extension FileError: CustomStringConvertible {
    /// The path and what is wrong with it.
    public var description: String { "\(Messages.inOneLine(path)): \(Messages.files(problem))" }
}
