import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The settings that a shell keeps for the next one: the characters of pictures.
///
/// Where the file can't be read, the shell begins with the usual ones. Scripts, recorded sessions and replays never read
/// it.
struct KeptSettings {
    /// Where the file is; nil where nothing is kept.
    private let path: String?

    /// The longest file that is read: anything else wrote what is longer.
    private static let longest = 1_024
    private static let name = "charset"

    /// The file of the user: `atelier/settings` in `$XDG_STATE_HOME` or `~/.local/state`.
    static func ofUser(environment: (String) -> String?) -> KeptSettings {
        KeptSettings(path: StateFolder.path(environment: environment).map { "\($0)/settings" })
    }

    /// What was kept of the characters of pictures; nil where nothing was that can be read.
    var charset: String? {
        guard let path, let file = try? OpenFile(path, O_RDONLY), file.size <= Self.longest else { return nil }
        let lines = String(decoding: file.read(0..<file.size), as: UTF8.self).split(separator: "\n")
        for line in lines {
            let words = line.split(separator: " ")
            if words.count == 2, words[0] == Self.name { return String(words[1]) }
        }
        return nil
    }

    /// Keeps the characters of pictures.
    ///
    /// - Throws: why they can't be kept, as an `OpenFile.Refusal` or a `FileError`.
    func keep(charset: String) throws {
        guard let path else { return }
        try StateFolder.make(SessionFiles.folder(of: path))
        let line = "\(Self.name) \(charset)\n"
        _ = try SessionFiles.write(Array(line.utf8), to: path, replacing: .anything, isDurable: false)
    }
}
