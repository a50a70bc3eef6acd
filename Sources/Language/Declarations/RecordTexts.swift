import SwiftOperators
import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What is read off the texts of records: it is found out when a catalogue first asks for it, and all catalogues share it.
///
/// It follows from the text and nothing else, so that nobody can tell who asked for it first.
final class RecordTexts: @unchecked Sendable {
    static let shared = RecordTexts()

    private var trees: [TreeKey: CodeBlockItemSyntax?] = [:]
    private var headers: [String: BuiltInNames.Header?] = [:]
    private var names: [String: String] = [:]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    private struct TreeKey: Hashable {
        let text: String
        let groupsOperators: Bool
    }

    private init() {
        pthread_mutex_init(lock, nil)
    }

    /// The declaration that a text is; nil where it is none.
    ///
    /// - Parameter groupsOperators: whether the operators of a body are grouped by precedence.
    func tree(of text: String, groupingOperators groupsOperators: Bool = false) -> CodeBlockItemSyntax? {
        find(TreeKey(text: text, groupsOperators: groupsOperators), in: \.trees) {
            let file = Parser.parse(source: text)
            guard groupsOperators else { return file.statements.first }
            return (try? OperatorTable.standardOperators.foldAll(file))?.as(SourceFileSyntax.self)?.statements.first
        }
    }

    /// What the header of a group declares; nil where it is empty.
    func header(of text: String) -> BuiltInNames.Header? {
        find(text, in: \.headers) { BuiltInNames.header(of: text) }
    }

    /// The name that a signature declares.
    func name(of signature: String) -> String { find(signature, in: \.names) { BuiltInNames.name(of: signature) } }

    private func find<Key: Hashable, Found>(
        _ key: Key, in table: ReferenceWritableKeyPath<RecordTexts, [Key: Found]>, _ read: () -> Found
    ) -> Found {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known = self[keyPath: table][key] { return known }
        let found = read()
        self[keyPath: table][key] = .some(found)
        return found
    }
}
