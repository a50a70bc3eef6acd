/// What the check of an entry finds that may surprise, though it is valid Swift: what the compiler warns of.
public struct CheckNote {
    /// What it is.
    public let kind: Kind
    /// Where it stands.
    let position: SourcePosition
    /// What is noted only where its type, which may be found later, is that of a value.
    var value: CheckedExpression?

    /// What is noted.
    public enum Kind {
        /// A view that a statement makes and that is not used, so that it is not shown: the expression as written, and the
        /// function without a result whose body it is, as in `card()`; nil where it is another statement. Where a `return`
        /// keeps a result builder from taking it, that builder.
        case unusedView(String, function: String?, builder: String?)
        /// A value that a statement makes and that nothing uses: the expression as written, and what was probably meant.
        case unusedResult(String, UnusedRemedy)
        /// A range, as written, that a `ForEach` without ids is handed and that may change: SwiftUI reads it once.
        case changingRange(String)
        /// A `pow` of whole numbers, which is a `Decimal` in Swift.
        case decimalPower(String)
        /// A view of UIKit, of a class, among views of SwiftUI.
        case viewOfUIKit(SwiftType)
        /// A symbol whose variant is misspelled, and the name that was probably meant.
        case symbol(String, meant: String)
        /// A value that is compared with `nil`, and is no optional.
        case neverNil(String, SwiftType)
    }
}

extension Checker {
    /// The notes on the text at hand, in its order, each once.
    var notesOnEntry: [CheckNote] {
        var seen: Set<Int> = []
        return notes.filter { note in
            note.position.source === here.source && note.value?.isLeftUnused != false
                && seen.insert(note.position.offset).inserted
        }
        .sorted { $0.position.offset < $1.position.offset }
    }
}
