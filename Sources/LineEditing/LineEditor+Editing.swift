import CEditline

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// What the keys do. Each answers what libedit is to do next, one of its CC_ codes.

extension LineEditor {
    /// The buffer as it is now.
    var buffer: EntryBuffer {
        guard let line = el_wline(libedit), let start = line.pointee.buffer else {
            return EntryBuffer(scalars: [], cursor: 0)
        }
        let characters = UnsafeBufferPointer(start: start, count: line.pointee.lastchar - start)
        return EntryBuffer(
            scalars: characters.map { Unicode.Scalar(wide: $0) ?? "\u{FFFD}" }, cursor: line.pointee.cursor - start)
    }

    func enter() -> Int32 {
        let buffer = buffer
        // From here on Ctrl-C is a signal. It stays one where the entry ends, so that none is lost on the way to its
        // evaluation; who pressed it before wants none of that.
        editline_take_signals(true)
        if reader.takeInterrupt() { return end(with: .interrupted) }
        if buffer.text.isBlank || buffer.asksToEnd { return end(with: nil) }
        if buffer.startOfRow > 0, buffer.cursor == buffer.scalars.count,
            let note = assistant?.note(on: buffer.rowBeforeCursor)
        {
            editline_take_signals(false)
            return show(note)
        }
        let indentation = assistant?.indentation(after: buffer.text)
        if interrupt_is_raised() { return end(with: .interrupted) }
        return indentation == nil ? end(with: nil) : startLine()
    }

    func startLine() -> Int32 {
        let text = buffer.textBeforeCursor
        let indentation = ask { $0.indentation(after: text) } ?? 0
        if interrupt_is_raised() { return end(with: .interrupted) }
        return insert("\n" + String(repeating: " ", count: indentation))
    }

    /// Asks the assistant. As long as it looks for an answer, Ctrl-C is a signal: then the answer says nothing, and the
    /// interruption is the caller's to see.
    func ask<Answer>(_ question: (any LineEditorAssistant) -> Answer?) -> Answer? {
        guard let assistant else { return nil }
        editline_take_signals(true)
        defer { editline_take_signals(false) }
        return question(assistant)
    }

    func insert(_ text: String) -> Int32 {
        let isInserted = el_winsertstr(libedit, EntryBuffer.decorated(text).wideCharacters) == 0
        return isInserted ? CC_REFRESH : CC_ERROR
    }

    func deleteForward() -> Int32 {
        let count = buffer.lengthOfCharacterAfter
        guard count > 0 else { return CC_ERROR }
        el_cursor(libedit, Int32(count))
        el_deletestr(libedit, Int32(count))
        return CC_REFRESH
    }

    func move(to place: Int) -> Int32 {
        el_cursor(libedit, Int32(place - buffer.cursor))
        return CC_CURSOR
    }

    /// Inserts all up to the mark that ends a paste.
    func paste() -> Int32 {
        isPasting = true
        let isDraft = isDrafting
        defer {
            isPasting = false
            isDrafting = false
        }
        var pasted: [Unicode.Scalar] = []
        var character: wchar_t = 0
        while !pasted.suffix(Paste.end.count).elementsEqual(Paste.end) {
            guard el_wgetc(libedit, &character) == 1 else { return CC_EOF }
            guard let scalar = Unicode.Scalar(wide: character) else { continue }
            // The end of the paste never came: who presses this now wants out.
            if scalar == "\u{3}", reader.isAtRest {
                reader.push([scalar])
                return CC_REFRESH
            }
            pasted.append(scalar)
        }
        let text = Paste.entry(from: pasted.dropLast(Paste.end.count))
        guard !isDraft else { return insert(text) }
        if text.first == ":", isAtUntouchedDraft { el_deletestr(libedit, Int32(buffer.scalars.count)) }
        // Behind a command that was typed, what is pasted is what the command is about.
        holdsPaste = holdsPaste || !buffer.beginsWithCommand
        // Asked before the paste is drawn: who sees it and presses a key is a person.
        isBehindPaste = !reader.isAtRest
        return insert(makeSafe(text))
    }

    /// Ctrl-Z: hands the terminal back, and draws the entry anew when the program goes on.
    func suspend() -> Int32 {
        terminalWrite(Paste.disable.description + "\n")
        editline_set_editing_modes(libedit, false)
        kill(0, SIGTSTP)
        _ = terminal_take_continue()
        resume()
        return CC_NORM
    }

    /// Takes the terminal back: whoever had it meanwhile may have left it in any modes.
    private func resume() {
        editline_set_editing_modes(libedit, false)
        editline_set_editing_modes(libedit, true)
        terminalWrite(Paste.enable)
        editline_redraw(libedit)
    }
}

extension Unicode.Scalar {
    /// Whether it is typed between the parts of an emoji, or of a word in a script that joins letters.
    fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value) }
}

// MARK: - Reading keys

extension LineEditor {
    /// Whether the cursor stands behind a draft that nobody has changed. A command takes its place: no entry goes on with a
    /// colon.
    fileprivate var isAtUntouchedDraft: Bool {
        let buffer = buffer
        return !draft.isEmpty && buffer.cursor == buffer.scalars.count && buffer.text == draft
    }

    /// Waits for a key: 1 when there is one, 0 at the end of the input, -1 where the wait was cut short.
    func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
        // What was pasted is gone with the line.
        if holdsPaste, !isPasting, buffer.scalars.isEmpty { holdsPaste = false }
        while true {
            if let scalar = decoded.popFirst() {
                character.pointee = scalar.wide
                return 1
            }
            switch nextKey() {
            case .scalar(let scalar):
                guard let key = handled(scalar) else { continue }
                character.pointee = key.wide
                return 1
            case .resized:
                redrawForNewSize()
            case .continued:
                resume()
            case .interrupted:
                outcome = .interrupted
                terminalWrite("\n")
                return -1
            case .endOfInput:
                isTerminalGone = true
                outcome = .endOfInput
                return 0
            }
        }
    }

    /// What to handle in place of a character that was read; nil where more of it is to come, or where what it stands
    /// for waits in `decoded`.
    private func handled(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard !isPasting else { return scalar }
        guard var sequence = sequence else {
            let isEscape = scalar == "\u{1B}"
            guard isEscape || scalar.isControlOfEightBits else {
                return search == nil ? expanded(scalar) : searched(scalar)
            }
            // Escape alone ends a search, and means nothing otherwise.
            if reader.isAtRest {
                if isEscape, search != nil { decoded = PrivateKey.scalars(of: PrivateKey.endSearch)[...] }
                return nil
            }
            self.sequence = isEscape ? KeySequence() : KeySequence(beginningWith: scalar)
            return nil
        }
        let wasMessage = sequence.isMessage
        let isWhole = sequence.add(scalar)
        let isKeyAlone = !isWhole && !wasMessage && sequence.mayBeAKeyAlone && reader.isAtRest
        self.sequence = isWhole || isKeyAlone ? nil : sequence
        guard isWhole, !sequence.meaning.isEmpty else { return nil }
        decoded = (search == nil ? [] : PrivateKey.scalars(of: PrivateKey.endSearch)) + sequence.meaning[...]
        return nil
    }

    /// The key to handle in place of a character within a search; nil where what it stands for waits in `decoded`.
    private func searched(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "\u{12}", "\u{13}": return scalar
        case "\u{7}", "\u{8}", "\u{7F}",
            _ where scalar.value >= 0x20:
            searchKey = scalar
            decoded = PrivateKey.scalars(of: PrivateKey.searchOn)[...]
        default: decoded = PrivateKey.scalars(of: PrivateKey.endSearch) + [scalar]
        }
        return nil
    }

    /// The key to handle in place of `scalar`; what is to follow it waits in the reader.
    ///
    /// Backspace stays libedit's own command, because its search reacts to no other; so one that has to take more than
    /// one scalar is repeated here. A bracket that closes a row takes the surplus indentation with it.
    private func expanded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case _ where scalar.value > 0x9F && scalar.properties.generalCategory == .format && !scalar.isJoiner:
            let safe = Array(makeSafe(String(scalar)).unicodeScalars)
            reader.push(safe.dropFirst())
            return safe.first ?? scalar
        case "\u{7F}", "\u{08}":
            guard reader.takeRepeat() else {
                reader.pushRepeats(of: scalar, count: buffer.lengthOfCharacterBefore - 1)
                return scalar
            }
            return scalar
        case "}", ")", "]":
            let count = buffer.outdent(for: scalar)
            guard count > 0 else { return scalar }
            reader.push([scalar])
            reader.pushRepeats(of: "\u{7F}", count: count - 1)
            return "\u{7F}"
        case ":" where isAtUntouchedDraft:
            reader.push([scalar])
            return PrivateKey.dropAll
        default:
            return scalar
        }
    }

    /// The terminal has wrapped the rows anew: goes back to the first of them and draws all again.
    private func redrawForNewSize() {
        let size = TerminalSize.current
        let buffer = buffer
        let above = buffer.row(of: buffer.cursor, columns: size.columns)
        terminalWrite("\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + "\u{1B}[J")
        el_resize(libedit)
        editline_redraw(libedit)
    }

    /// Waits for a key with the cursor where it belongs.
    ///
    /// Of an entry taller than the terminal libedit draws the last rows, but puts the cursor as if it were the first.
    private func nextKey() -> KeyReader.Outcome {
        guard !isPasting, reader.mustWait else { return reader.next() }
        if isBehindPaste { isBehindPaste = !reader.isAtRest }
        let size = TerminalSize.current
        let buffer = buffer
        let surplus = buffer.row(of: buffer.scalars.count, columns: size.columns) - (size.rows - 1)
        guard surplus > 0 else { return reader.next() }
        let drawn = min(buffer.row(of: buffer.cursor, columns: size.columns), size.rows - 1)
        let real = max(0, buffer.row(of: buffer.cursor, columns: size.columns) - surplus)
        guard drawn > real else { return reader.next() }
        terminalWrite("\u{1B}[\(drawn - real)A")
        defer { terminalWrite("\u{1B}[\(drawn - real)B") }
        return reader.next()
    }
}
