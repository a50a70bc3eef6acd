import CEditline

/// What Tab showed last.
struct TabState {
    /// The entry and its cursor when names were listed: a second Tab in the same place lists summaries, each further one
    /// the next page of them.
    var listed: EntryBuffer?
    /// How many pages of summaries were listed there.
    var pages = 0
    /// What is to be shown below the entry, and how far the cursor went down for it.
    var pending: (lines: [String], distance: Int)?
}

extension LineEditor {
    /// Tab: inserts what all candidates have in common, and lists them where there are several. At the start of a
    /// further line it indents.
    func complete() -> Int32 {
        let buffer = buffer
        if buffer.startOfRow > 0, buffer.rowBeforeCursor.isBlank { return insert("  ") }
        let before = buffer.textBeforeCursor
        let answer = ask { $0.completions(in: buffer.text, at: before.count) }
        if interrupt_is_raised() { return end(with: .interrupted) }
        guard let offer = answer, !offer.candidates.isEmpty, offer.range.lowerBound <= before.count,
            offer.range.upperBound >= before.count
        else { return CC_ERROR }

        let typed = String(before.dropFirst(offer.range.lowerBound))
        let prefix = offer.commonPrefix
        // What is offered may differ from what is typed in the case of its letters.
        let isExtended = prefix != typed && prefix.count >= typed.count
        if isExtended || offer.candidates.count == 1 { replace(typed, of: buffer, offer: offer, with: prefix) }
        return offer.candidates.count == 1 ? CC_REFRESH : list(offer)
    }

    private func replace(_ typed: String, of buffer: EntryBuffer, offer: Completion, with text: String) {
        let rest = offer.range.upperBound - buffer.textBeforeCursor.count
        let after = buffer.text.dropFirst(buffer.textBeforeCursor.count).prefix(rest).unicodeScalars.count
        el_cursor(libedit, Int32(after))
        el_deletestr(libedit, Int32(typed.unicodeScalars.count + after))
        _ = insert(text)
    }

    /// Sends the cursor to the end of the entry; the list is written there, once libedit has drawn it.
    private func list(_ offer: Completion) -> Int32 {
        let now = buffer
        let size = TerminalSize.current
        let list = CandidateList(candidates: offer.candidates, columns: size.columns, rows: max(4, size.rows - 2))
        let isAgain = tab.listed == now
        let lines = isAgain ? list.summaries(page: tab.pages) : list.names
        tab.pages = isAgain ? tab.pages + 1 : 0
        tab.listed = now
        show(lines, below: now)
        return CC_REFRESH
    }

    /// Shows a note below the entry, which stays as it is.
    func show(_ note: String) -> Int32 {
        show(Self.folded(note, to: TerminalSize.current.columns - 1), below: buffer)
        return CC_REFRESH
    }

    /// A text in lines of whole words, as far as these fit.
    private static func folded(_ text: String, to columns: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    private func show(_ lines: [String], below buffer: EntryBuffer) {
        let distance = buffer.scalars.count - buffer.cursor
        tab.pending = (lines, distance)
        el_cursor(libedit, Int32(distance))
        _ = pressList()
    }

    func showList() -> Int32 {
        guard let (lines, distance) = tab.pending else { return CC_NORM }
        tab.pending = nil
        terminalWrite("\n" + lines.map { $0 + "\n" }.joined())
        el_cursor(libedit, Int32(-distance))
        editline_redraw(libedit)
        return CC_NORM
    }
}
