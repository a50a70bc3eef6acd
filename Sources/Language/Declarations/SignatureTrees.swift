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

/// The trees of the signatures of built-ins: each is parsed when somebody first asks for it, and all catalogues share it.
///
/// A tree follows from its text and nothing else, so that nobody can tell who asked for it first.
final class SignatureTrees: @unchecked Sendable {
    static let shared = SignatureTrees()

    private var trees: [Key: CodeBlockItemSyntax?] = [:]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    private struct Key: Hashable {
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
        let key = Key(text: text, groupsOperators: groupsOperators)
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known = trees[key] { return known }
        let file = Parser.parse(source: text)
        let tree =
            groupsOperators
            ? (try? OperatorTable.standardOperators.foldAll(file))?.as(SourceFileSyntax.self)?.statements.first
            : file.statements.first
        trees[key] = .some(tree)
        return tree
    }
}
