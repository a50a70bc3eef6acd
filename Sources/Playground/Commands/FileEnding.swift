/// What a file is for, by the ending of its name.
enum FileEnding: String, CaseIterable {
    case swift = ".swift"
    case session = ".md"

    /// What such a file holds.
    var content: String {
        switch self {
        case .swift: "Swift"
        case .session: "a session"
        }
    }

    /// The ending of a path, whatever the case of its letters; nil where it is none of those that are known.
    init?(of path: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        self.init(rawValue: name[dot...].lowercased())
    }
}
