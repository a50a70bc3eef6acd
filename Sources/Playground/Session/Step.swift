import Language
import Staging
import StyleEngine

/// One entry that changed the session: what undoing takes back at once.
struct Step {
    /// The entry as typed.
    let entry: String
    /// What it did, in order.
    var items: [Item]
    /// Where the history stood before it.
    let mark: History.Mark
    /// What was declared before it.
    let declarations: CheckedProgram
    /// Where it comes from.
    var origin = Origin()
    /// Which earlier entries it may have given another meaning; nil where it took the place of no declaration.
    var reach: Reach?
    /// The steps before it that it changed, by their places, as they were.
    var earlier: [Int: Step] = [:]

    /// Where an entry comes from.
    struct Origin {
        /// The files that were being run, each loaded by the one before it, by their paths; none where somebody typed it.
        var files: [String] = []
        /// Where it stands in a script.
        var placement = Placement()
    }

    /// Whether nothing comes of it but its answer, as it came out when it ran last.
    var onlyAnswers: Bool {
        items.allSatisfy { item in
            guard case .swift(let swift) = item else { return false }
            return swift.onlyAnswers
        }
    }

    /// Takes over what one of the steps that it stands for did to those before them.
    ///
    /// - Parameter start: the place of the first of those steps.
    mutating func adds(_ part: Step, since start: Int) {
        reach = reach ?? part.reach
        earlier.merge(part.earlier.filter { $0.key < start }) { first, _ in first }
    }

    /// One thing that an entry does.
    enum Item {
        /// A piece of Swift.
        case swift(PreparedItem)
        /// A piece of Swift that does not work with what was declared later; it waits to be checked again.
        case misfit(PreparedItem)
        /// A piece of Swift of which nothing is to be seen any more: another canvas, or another value of the variable,
        /// came after it. It isn't run again.
        case past(PreparedItem)
        /// Something that is done to a node; it may fit the canvas no longer, and waits until it does again.
        case gesture(Gesture, fits: Bool = true)
        /// A setting gets a value.
        case setting(name: String, value: String)
        /// The state of views and styles of these types begins anew, since they store other properties now.
        case forgetState(of: Set<String>)
        /// All that came before is forgotten.
        case reset

        /// The item as it is entered; empty for what follows from another.
        var text: String {
            switch self {
            case .swift(let item), .misfit(let item), .past(let item): item.text
            case .gesture(let gesture, _): gesture.text
            case .setting(let name, let value): ":set \(name) \(value)"
            case .reset: ":reset"
            case .forgetState: ""
            }
        }

        /// The piece of Swift that it is, whether it counts and fits or not.
        var swift: PreparedItem? {
            switch self {
            case .swift(let item), .misfit(let item), .past(let item): item
            default: nil
            }
        }

        /// Whether it does not work with what was declared later.
        var isMisfit: Bool { if case .misfit = self { true } else { false } }

        /// Whether it gives a setting a value.
        var isSetting: Bool { if case .setting = self { true } else { false } }

        /// Whether running it again leads to anything.
        var counts: Bool {
            switch self {
            case .past: false
            case .swift(let item): !item.isDeclaration && !item.isNothing && !item.checked.onlyReads
            case .misfit, .gesture, .setting, .forgetState, .reset: true
            }
        }

        /// The value that it gives a setting; nil where it gives it none.
        func value(ofSetting name: String) -> String? {
            guard case .setting(name, let value) = self else { return nil }
            return value
        }
    }
}
