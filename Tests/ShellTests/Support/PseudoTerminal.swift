import CPseudoTerminal
import Foundation
import Testing

/// The program at a terminal of its own, which is its controlling terminal, so that Ctrl-C is a signal.
///
/// Nothing here waits for a time to pass: a test says what the screen is to show, and reading goes on until it does, or
/// until far longer than it can take.
final class PseudoTerminal {
    private var main: Int32
    private var process: pid_t = 0
    private var screen = VirtualScreen()
    /// What the screen showed when the last keys were typed, until something is expected of them.
    private var screenBeforeKeys: VirtualScreen?
    private var undecoded: [UInt8] = []
    private let folder: TemporaryFolder
    /// In seconds. Reached only by what never comes: a machine may have much else to do meanwhile.
    private let patience: TimeInterval = 300

    /// Starts the program.
    ///
    /// - Parameter ignoresHangUp: whether the signal of a closed terminal does not reach it, as where another shell leads
    ///   the session.
    init(
        _ arguments: [String] = [], in folder: TemporaryFolder, environment: [String: String] = [:],
        ignoresHangUp: Bool = false
    ) throws {
        self.folder = folder
        let variables = Program.environment(home: folder.url).merging(environment) { $1 }
        let command = [Program.url.path] + arguments
        let trap = ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]
        let words = (ignoresHangUp ? trap + command : command).map { strdup($0) } + [nil]
        let settings = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        main = pseudo_terminal_start(
            words[0], folder.url.path, words, settings, Int32(screen.columns), Int32(screen.rows), &process)
        try #require(main >= 0)
    }

    deinit {
        if process > 0 {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        if main >= 0 { close(main) }
    }

    /// Presses keys. Enter is `\r`.
    func type(_ keys: String) {
        screenBeforeKeys = screen
        var bytes = Array(keys.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Presses nothing for as long as people do between two keys: what a key sends comes without such a pause.
    func rest() { usleep(300_000) }

    /// Hands over a text as terminals hand over a paste.
    func paste(_ text: String) {
        type("\u{1B}[200~" + text.replacingOccurrences(of: "\n", with: "\r") + "\u{1B}[201~")
    }

    /// Reads until the screen shows exactly this, without blanks at the ends of lines.
    func shows(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        shows(where: { $0.text == expected }, "\(expected)", sourceLocation)
    }

    /// Reads until the last lines of the screen are exactly these.
    func endsWith(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        shows(where: { $0.text == expected || $0.text.hasSuffix("\n" + expected) }, "…\n\(expected)", sourceLocation)
    }

    /// Reads until the screen shows this somewhere.
    func mentions(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        shows(where: { $0.text.contains(expected) }, "…\(expected)…", sourceLocation)
    }

    /// Gives the terminal another width.
    func resize(columns: Int) {
        screen.resize(columns: columns)
        pseudo_terminal_resize(main, Int32(columns), Int32(screen.rows))
    }

    /// Reads until the cursor stands in this row and column of the screen, from 0.
    func cursorIs(row: Int, column: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        shows(where: { $0.row == row && $0.column == column }, "cursor at \(row), \(column)", sourceLocation)
    }

    /// Reads until pastes are marked, or no longer are.
    func marksPastes(_ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        shows(where: { $0.marksPastes == expected }, "pastes marked: \(expected)", sourceLocation)
    }

    /// Waits until the screen is so. What was so before the keys were typed says nothing of them, and the test would
    /// type on while the program still works on them.
    private func shows(
        where condition: (VirtualScreen) -> Bool, _ expectation: String, _ sourceLocation: SourceLocation
    ) {
        if let screenBeforeKeys, condition(screenBeforeKeys) {
            Issue.record("shown before the keys were typed: \(expectation)", sourceLocation: sourceLocation)
        }
        screenBeforeKeys = nil
        let deadline = Date(timeIntervalSinceNow: patience)
        while !condition(screen) {
            guard read(until: deadline) else {
                Issue.record(
                    """
                    expected:
                    \(expectation)
                    shown, with the cursor at \(screen.row), \(screen.column):
                    \(screen.text)
                    """, sourceLocation: sourceLocation)
                return
            }
        }
    }

    /// Reads to the end, and gives the status that the program ended with; nil where a signal ended it.
    func exitStatus() -> Int32? {
        let deadline = Date(timeIntervalSinceNow: patience)
        while read(until: deadline) {}
        var status: Int32 = 0
        guard waitpid(process, &status, Date() < deadline ? 0 : WNOHANG) == process else { return nil }
        process = 0
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }

    /// Closes the terminal, and waits until the program has ended.
    func hangUp() {
        close(main)
        main = -1
        waitpid(process, nil, 0)
        process = 0
    }

    func signal(_ signal: Int32) { kill(process, signal) }

    /// Feeds the screen with what there is; false at the end of the output, and after the deadline.
    private func read(until deadline: Date) -> Bool {
        var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
        guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(main, &buffer, buffer.count)
        guard count > 0 else { return false }
        undecoded += buffer[..<count]
        // A character may be cut in two: what is incomplete waits for its rest.
        var end = undecoded.count
        while end > 0, end > undecoded.count - 4, String(validating: undecoded[..<end], as: UTF8.self) == nil {
            end -= 1
        }
        screen.feed(String(decoding: undecoded[..<end], as: UTF8.self))
        undecoded.removeFirst(end)
        return true
    }
}
