import CEditline

/// The commands of ours that keys are bound to. The rest is libedit's: Ctrl-L clears.
private struct KeyCommand {
    var name: StaticString
    var help: StaticString
    var keys: [StaticString]
    var run: editline_command
}

/// Key sequences that no terminal sends. libedit's own commands cannot be called by name, only by key.
enum PrivateKey {
    static let newline: StaticString = "\u{1B}[9001~"
    static let olderEntry: StaticString = "\u{1B}[9002~"
    static let newerEntry: StaticString = "\u{1B}[9003~"
    static let list: StaticString = "\u{1B}[9004~"
    /// Hands the search a key.
    static let searchOn: StaticString = "\u{1B}[9005~"
    static let endSearch: StaticString = "\u{1B}[9006~"
    /// Drops all that stands at the prompt, wherever the cursor is.
    static let dropAll: Unicode.Scalar = "\u{15}"

    static func scalars(of key: StaticString) -> [Unicode.Scalar] { Array(key.description.unicodeScalars) }
}

private let commands: [KeyCommand] = [
    KeyCommand(name: "atelier-enter", help: "Run the entry, or start a new line", keys: ["^M", "^J"]) {
        libedit, _ in act(libedit) { $0.enter() }
    },
    KeyCommand(name: "atelier-line", help: "Start a new line", keys: ["\\e^M", "\\e^J"]) {
        libedit, _ in act(libedit) { $0.startLine() }
    },
    KeyCommand(name: "atelier-complete", help: "Complete the word", keys: ["^I"]) {
        libedit, _ in act(libedit) { $0.complete() }
    },
    KeyCommand(name: "atelier-list", help: "Show the candidates", keys: [PrivateKey.list]) {
        libedit, _ in act(libedit) { $0.showList() }
    },
    KeyCommand(name: "atelier-cancel", help: "Drop the entry", keys: ["^C"]) {
        libedit, _ in act(libedit) { $0.end(with: .interrupted) }
    },
    KeyCommand(name: "atelier-end", help: "Delete a character, or quit", keys: ["^D"]) {
        libedit, _ in
        act(libedit) { $0.buffer.text == $0.draft ? $0.end(with: .endOfInput) : $0.deleteForward() }
    },
    KeyCommand(name: "atelier-delete", help: "Delete a character", keys: ["\\e[3~"]) {
        libedit, _ in act(libedit) { $0.deleteForward() }
    },
    KeyCommand(name: "atelier-stop", help: "Suspend the program", keys: ["^Z"]) {
        libedit, _ in act(libedit) { $0.suspend() }
    },
    KeyCommand(name: "atelier-paste", help: "Insert a paste", keys: ["\\e[200~"]) {
        libedit, _ in act(libedit) { $0.paste() }
    },
    KeyCommand(name: "atelier-up", help: "Up a line, or to an older entry", keys: ["^P", "\\e[A"]) {
        libedit, _ in act(libedit) { $0.buffer.placeAbove.map($0.move) ?? $0.step(older: true) }
    },
    KeyCommand(name: "atelier-down", help: "Down a line, or to a newer entry", keys: ["^N", "\\e[B"]) {
        libedit, _ in act(libedit) { $0.buffer.placeBelow.map($0.move) ?? $0.step(older: false) }
    },
    KeyCommand(name: "atelier-older", help: "To an older entry", keys: [PrivateKey.olderEntry]) {
        libedit, _ in act(libedit) { $0.step(older: true) }
    },
    KeyCommand(name: "atelier-newer", help: "To a newer entry", keys: [PrivateKey.newerEntry]) {
        libedit, _ in act(libedit) { $0.step(older: false) }
    },
    KeyCommand(name: "atelier-search-older", help: "Search older entries", keys: ["^R"]) {
        libedit, _ in act(libedit) { $0.search(older: true) }
    },
    KeyCommand(name: "atelier-search-newer", help: "Search newer entries", keys: ["^S"]) {
        libedit, _ in act(libedit) { $0.search(older: false) }
    },
    KeyCommand(name: "atelier-search-on", help: "Change what is searched for", keys: [PrivateKey.searchOn]) {
        libedit, _ in act(libedit) { $0.searchOn() }
    },
    KeyCommand(name: "atelier-search-end", help: "Take what was found", keys: [PrivateKey.endSearch]) {
        libedit, _ in act(libedit) { $0.endSearch() }
    },
    KeyCommand(name: "atelier-left", help: "Back a character", keys: ["^B", "\\e[D"]) {
        libedit, _ in
        act(libedit) {
            let buffer = $0.buffer
            return $0.move(to: buffer.cursor - buffer.lengthOfCharacterBefore)
        }
    },
    KeyCommand(name: "atelier-right", help: "Forward a character", keys: ["^F", "\\e[C"]) {
        libedit, _ in
        act(libedit) {
            let buffer = $0.buffer
            return $0.move(to: buffer.cursor + buffer.lengthOfCharacterAfter)
        }
    },
    KeyCommand(
        name: "atelier-row-start", help: "To the start of the line", keys: ["^A", "\\e[H"]
    ) {
        libedit, _ in act(libedit) { $0.move(to: $0.buffer.startOfRow) }
    },
    KeyCommand(name: "atelier-row-end", help: "To the end of the line", keys: ["^E", "\\e[F"]) {
        libedit, _ in act(libedit) { $0.move(to: $0.buffer.endOfRow) }
    },
]

/// libedit's own commands that we need keys for.
private let borrowed: [(key: StaticString, command: StaticString)] = [
    (PrivateKey.newline, "ed-newline"),
    ("^]", "ed-unassigned"),
    // There it begins keys of two characters, so that the one behind it would be lost.
    ("^X", "ed-unassigned"),
    ("^U", "em-kill-line"),
]

private func act(_ libedit: OpaquePointer?, _ body: (LineEditor) -> Int32) -> UInt8 {
    guard let editor = editor(of: libedit) else { return UInt8(CC_ERROR) }
    return UInt8(truncatingIfNeeded: body(editor))
}

extension LineEditor {
    func bindKeys() {
        for command in commands {
            editline_add_command(libedit, command.name.pointer, command.help.pointer, command.run)
            for key in command.keys { editline_bind(libedit, key.pointer, command.name.pointer) }
        }
        for (key, command) in borrowed { editline_bind(libedit, key.pointer, command.pointer) }
    }

    /// Has libedit run its newline command, which leaves the cursor below the entry and ends reading.
    func end(with outcome: Input?) -> Int32 {
        self.outcome = outcome
        return press(PrivateKey.newline)
    }

    func press(_ key: StaticString) -> Int32 {
        el_wpush(libedit, key.description.wideCharacters)
        return CC_NORM
    }

    func pressList() -> Int32 { press(PrivateKey.list) }
}

extension StaticString {
    /// The characters for C. Only for literals of ASCII, which have a zero at their end.
    var pointer: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
