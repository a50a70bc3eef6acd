import Catalogue
import Playground
import Staging

/// A session file, or a file of Swift entries, written down as Swift.
public struct SessionExport: Sendable {
    /// The path as it was given.
    public let path: String
    /// The file of Swift.
    public let text: String
    /// What the exported program is to show, as the session shows it; nil where it is not compared.
    public let events: [StageEvent]?
    /// Why it is not compared with a compiled program: what its file says behind `parity: none`.
    public let excuse: String?

    /// Runs the entries of a file, and exports the session that they lead to.
    ///
    /// - Parameters:
    ///   - path: a recorded session where its name ends in `.md`, or else a file of Swift entries.
    ///   - name: what the file is called in the export, and what the name of the type comes from.
    ///   - form: what kind of file is wanted.
    ///   - own: what the session knows beside the language and the library.
    ///   - isCompared: whether the session is played once more to see what the program must show.
    /// - Throws: `FileError` or `ExportError` where the file cannot be read or run, or does not come out as it was recorded.
    public init(
        of path: String, named name: String, as form: ExportForm, knowing own: BuiltIns = .none,
        isCompared: Bool = false
    ) throws {
        let text = try SessionFiles.read(path)
        var playground = Playground(knowing: own)
        var excuse: String?
        if path.hasSuffix(".md") {
            let transcript: Transcript
            do throws(TranscriptError) {
                transcript = try Transcript(parsing: text)
            } catch {
                throw ExportError(place: "\(path):\(error.line)", problem: "\(error)")
            }
            guard Replay(of: transcript, continuing: &playground).differences.isEmpty else {
                throw ExportError(place: path, problem: Messages.exportDiffers(path))
            }
            excuse = transcript.parityExcuse
        } else {
            for entry in playground.entries(in: text) {
                let reply = playground.enter(entry, of: path)
                if let failure = reply.failure {
                    let place = "\(failure.file ?? path):\(failure.line):\(failure.column)"
                    throw ExportError(place: place, problem: failure.message)
                }
                if let request = reply.request, let name = Messages.name(of: request) {
                    throw ExportError(place: "\(path):\(entry.line):1", problem: Messages.exportRefuses(name))
                }
            }
        }
        self.path = path
        self.excuse = excuse
        self.text = playground.exported(as: form, from: name)
        guard isCompared, excuse == nil else {
            events = nil
            return
        }
        do throws(PerformanceError) {
            events = try playground.performance()
        } catch {
            throw ExportError(place: path, problem: error.message)
        }
    }
}

/// Why a session could not be exported.
public struct ExportError: Error, Equatable, Sendable {
    /// The file, and where it is known the line and the column.
    public let place: String
    /// One sentence.
    public let problem: String
}

extension ExportError: CustomStringConvertible {
    /// The place and what is wrong there.
    public var description: String { "\(place): error: \(problem)" }
}

extension Transcript {
    /// What stands behind `parity: none` in a comment of the file, `<!-- parity: none, because … -->`; nil where it says
    /// nothing of the kind.
    public var parityExcuse: String? {
        let comments = blocks.flatMap { block -> [Line] in
            if case .comment(let lines) = block { lines } else { [] }
        }
        let text = comments.map(\.text).joined(separator: " ")
        let opening = "<!-- parity: none, "
        guard let start = text.firstRange(of: opening), let end = text[start.upperBound...].firstRange(of: " -->")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }
}
