/// How the type is called that plays an exported session.
public enum ExportName {
    /// The last part of a path.
    static func file(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The name of the type that plays a session: of `Interaction/Counter.md` it is `InteractionCounterSession`.
    ///
    /// - Parameter name: what the session's file is called, with folders where that tells it apart from others.
    public static func type(of name: String) -> String {
        let end = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        let words = end.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return (joined.first?.isLetter == true ? "" : "My") + joined + "Session"
    }
}
