#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the shell keeps what outlives it, by the XDG Base Directory Specification.
enum StateFolder {
    /// `atelier` in `$XDG_STATE_HOME` or `~/.local/state`; nil where there is neither.
    static func path(environment: (String) -> String?) -> String? {
        // The specification asks to pass over a path that is not absolute; another folder would be meant in each folder.
        func folder(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return folder("XDG_STATE_HOME").map { "\($0)/atelier" } ?? folder("HOME").map { "\($0)/.local/state/atelier" }
    }

    /// Makes a folder, and those around it, for the owner alone; one that is there stays.
    ///
    /// - Throws: why the system makes none.
    static func make(_ folder: String) throws(OpenFile.Refusal) {
        guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, let end = folder.lastIndex(of: "/"), end > folder.startIndex else {
            throw .ofSystem
        }
        try make(String(folder[..<end]))
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .ofSystem }
    }
}
