import Foundation
import Testing

/// Work at the terminal that goes on for long, and is stopped by Ctrl-C: the prompt is back, and the session as it was.
struct LongWork: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: String
    /// What is shown once it is under way.
    let beginning: String
    /// Whether it is stopped while its text is still taken apart.
    let isRead: Bool

    init(_ name: String, _ code: String, showing beginning: String = "begun", isRead: Bool = false) {
        (testDescription, self.code, self.beginning, self.isRead) = (name, code, beginning, isRead)
    }

    /// In seconds. In a build for debugging hundreds of other tests take the processors meanwhile: there the answer says
    /// that the work was cut off, and how soon it came says nothing.
    static let longest: TimeInterval = {
        #if DEBUG
            .infinity
        #else
            0.1
        #endif
    }()

    /// So many of what is read: fewer in a build for debugging, which takes many times as long for each.
    static func many(_ count: Int) -> Int {
        #if DEBUG
            count / 4
        #else
            count
        #endif
    }

    static func repeated(_ text: String, _ count: Int, between separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }

    /// Begins the work in a shell of its own, and stops it.
    ///
    /// - Parameter key: what is pressed: Ctrl-C, or another one.
    func expectThePromptBack(by key: String = "\u{3}") throws {
        let folder = try TemporaryFolder()
        if isRead {
            try folder.write("print(\"begun\")\n:load long.swift\n", to: "start.swift")
            try folder.write(code + "\n", to: "long.swift")
        } else {
            try folder.write("print(\"begun\")\n" + code + "\n", to: "start.swift")
        }
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type("let kept = 1\r")
        terminal.endsWith("declared let kept\n>")
        terminal.type(":load start.swift\r")
        terminal.mentions(beginning)
        terminal.expectInterruption(by: key, showing: "error: interrupted")
        terminal.type("kept\r")
        terminal.endsWith("> kept\n1 : Int\n>")
    }
}

extension PseudoTerminal {
    /// Types Ctrl-C, or another key, and expects the prompt behind what is shown.
    func expectInterruption(
        by key: String = "\u{3}", showing expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let start = Date()
        type(key)
        mentions(expected, sourceLocation: sourceLocation)
        endsWith(">", sourceLocation: sourceLocation)
        #expect(Date().timeIntervalSince(start) < LongWork.longest, sourceLocation: sourceLocation)
    }
}
