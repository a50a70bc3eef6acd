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
    /// Where it declared something anew, the steps before it that were checked again, by their places, as they were.
    var earlier: [Int: Step]?

    /// Whether it only showed what a variable holds.
    var isLook: Bool {
        items.allSatisfy { item in
            guard case .swift(let swift) = item, case .value = swift.action else { return false }
            return swift.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        }
    }

    /// One thing that an entry does.
    enum Item {
        /// A piece of Swift.
        case swift(PreparedItem)
        /// A piece of Swift that does not work with what was declared later; it waits to be checked again.
        case misfit(PreparedItem)
        /// Something that is done to a node.
        case gesture(Gesture)
        /// A setting gets a value.
        case setting(name: String, value: String)
        /// The state of views and styles of these types begins anew, since they store other properties now.
        case forgetState(of: Set<String>)
        /// All that came before is forgotten.
        case reset

        /// The item as it is entered; empty for what follows from another.
        var text: String {
            switch self {
            case .swift(let item), .misfit(let item): item.text
            case .gesture(let gesture): gesture.text
            case .setting(let name, let value): ":set \(name) \(value)"
            case .reset: ":reset"
            case .forgetState: ""
            }
        }

        /// The piece of Swift that it is, whether it fits or not.
        var swift: PreparedItem? {
            switch self {
            case .swift(let item), .misfit(let item): item
            default: nil
            }
        }
    }
}
