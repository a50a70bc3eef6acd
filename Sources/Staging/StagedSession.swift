/// What was played on a stage, written down in Swift: a session that was exported from the shell.
public protocol StagedSession {
    /// Plays all of it.
    ///
    /// - Throws: what a step throws; the steps after it are not played.
    static func run(on stage: Stage) throws
}

extension StagedSession {
    /// Plays all of it, and prints what is to be seen.
    public static func main() throws {
        let stage = Stage { event in
            if let text = event.shownText { print(text) }
        }
        try run(on: stage)
    }
}
