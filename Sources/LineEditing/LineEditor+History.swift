import CEditline

// Earlier entries: Up and Down, and the search that Ctrl-R begins.

extension LineEditor {
    /// Puts the next older entry, or the next newer one, at the prompt.
    func step(older: Bool) -> Int32 {
        guard let text = history.step(older: older, from: buffer.string) else { return CC_ERROR }
        put(text)
        return CC_REFRESH
    }

    /// Ctrl-R and Ctrl-S: begins a search, or goes on with it.
    func search(older: Bool) -> Int32 {
        if search == nil {
            search = HistorySearch(buffer, place: history.place, isOlder: older)
        } else {
            search?.goOn(older: older, last: lastPattern, in: history)
        }
        return showSearch()
    }

    /// A key within a search: a character of the pattern, Backspace, or Ctrl-G, which gives up.
    func searchOn() -> Int32 {
        guard let key = searchKey.take(), let original = search?.original else { return CC_ERROR }
        switch key {
        case "\u{7}":
            search = nil
            put(original.string, cursor: original.cursor)
            return CC_REFRESH
        case "\u{8}", "\u{7F}": search?.takeBack()
        default: search?.add(key, in: history)
        }
        return showSearch()
    }

    /// Ends a search; what it found stays at the prompt.
    func endSearch() -> Int32 {
        guard let ended = search else { return CC_NORM }
        search = nil
        if !ended.state.pattern.isEmpty { lastPattern = ended.state.pattern }
        let text = text(of: ended)
        if let place = ended.state.place { _ = history.go(to: place, from: ended.original.string) }
        put(text, cursor: ended.state.offset)
        return CC_REFRESH
    }

    private func showSearch() -> Int32 {
        guard let search else { return CC_ERROR }
        put(text(of: search) + "\n" + search.label)
        return CC_REFRESH
    }

    private func text(of search: HistorySearch) -> String {
        search.state.place.map { history.entries[$0] } ?? search.original.string
    }

    /// Puts a text with its prompts in place of all that stands at the prompt.
    ///
    /// - Parameter cursor: where the cursor goes; nil for the end.
    private func put(_ text: String, cursor: Int? = nil) {
        let now = buffer
        el_cursor(libedit, Int32(now.scalars.count - now.cursor))
        el_deletestr(libedit, Int32(now.scalars.count))
        let wide = text.wideCharacters
        if wide.count > 1 { el_winsertstr(libedit, wide) }
        if let cursor { el_cursor(libedit, Int32(cursor - (wide.count - 1))) }
    }
}
