import StyleEngine
import Trees

extension TracedTree {
    /// All that there is to note of the tree, in the order in which it is listed.
    ///
    /// - Parameters:
    ///   - unused: the pushes without which it was seen to look the same.
    ///   - noticed: what was noticed while its bodies were made.
    ///   - unreadable: the texts of its painting that can't be read.
    package func notes(unused: [UnusedPush], noticed: [RuntimeNote], unreadable: [String]) -> [Note.Kind] {
        Note.Subject.allCases.flatMap { subject -> [Note.Kind] in
            switch subject {
            case .unusedStyles: unused.map { .unusedStyle($0) }
            case .noticed: noticed.map { .noticed($0) }
            case .unreadableTexts: unreadable.map { .unreadable(text: $0) }
            case .constantControls: constantControls.map { .constantControl($0) }
            }
        }
    }

    /// The controls that nobody can change. What is disabled doesn't change, whatever its binding is.
    private var constantControls: [Node] {
        nodes.entries.map(\.node).filter { $0.isConstantControl && $0.environment.isEnabled }
    }
}
