/// What is told about the evaluation under way: the one place where a running body speaks to its surroundings.
///
/// It serves the notes about properties that are not installed, or installed again, about state that is written, and
/// about values that are nil for a reason that nobody sees, `_printChanges`, and the account that work for a program is
/// charged to, and nothing else.
public struct EvaluationContext: @unchecked Sendable {
    private let note: ((RuntimeNote) -> Void)?
    /// Counts steps of work that is done for a program, and answers whether it may go on.
    private let account: ((_ steps: Int) -> Bool)?
    /// The call of a function of the program that is under way; nil where none is.
    private let call: () -> SourcePlace?
    /// Takes note that state gets another value.
    private let change: () -> Void
    // Used on the thread of one resolution only.
    let body = CurrentBody()

    /// Creates a context.
    ///
    /// - Parameter note: takes each note. Where it is nil nothing is told, but what `_printChanges` says is printed.
    public init(note: ((RuntimeNote) -> Void)? = nil) {
        self.note = note
        account = nil
        call = { nil }
        change = {}
    }

    /// Creates a context whose work is charged.
    ///
    /// - Parameters:
    ///   - account: counts steps, and answers whether the evaluation may go on; where it may not, it knows why.
    ///   - call: answers which call of a function of the program is under way.
    ///   - change: takes note that state gets another value.
    ///   - note: takes each note.
    package init(
        account: @escaping (_ steps: Int) -> Bool, call: @escaping () -> SourcePlace?,
        change: @escaping () -> Void, note: @escaping (RuntimeNote) -> Void
    ) {
        self.note = note
        self.account = account
        self.call = call
        self.change = change
    }

    /// Counts steps of work that is done for the program under way, such as comparing nested values, and answers whether
    /// it may go on. Where it may not, any answer does, since the evaluation ends with an error of its own.
    package static func goesOn(after steps: Int) -> Bool { current?.account?(steps) ?? true }

    /// The context of the evaluation under way. Where there is none, nothing is told.
    @TaskLocal public static var current: EvaluationContext?

    /// The call of a function of the program that is under way; nil where none is, or where that is not known.
    package static var callPlace: SourcePlace? { current?.call() }

    static func warn(_ warning: @autoclosure () -> RuntimeNote) {
        current?.tell(warning())
    }

    /// Where the type is declared whose body is being made; nil where that is not known, or where none is.
    package static var bodyPlace: SourcePlace? { current?.body.place }

    /// Tells something where somebody listens; a compiled program prints nothing of it.
    package static func note(_ note: RuntimeNote) { current?.note?(note) }

    /// Tells that state gets another value, be it that of a session or that of a view.
    static func noteChange() { current?.change() }

    /// Tells that state was written, where bodies are being made.
    static func noteWrittenState() {
        guard let current, current.body.isAwaited else { return }
        current.note?(.stateWritten)
    }

    static func notePrintedChanges() {
        guard let current, let changes = current.body.changes else { return }
        current.tell(.changes(changes))
    }

    /// Tells that a style's property is installed again: once for each type of style and kind of property.
    static func tell(of property: ReappliedProperty, in style: TypeIdentity, _ reapplication: Reapplication) {
        guard let current, current.body.isNews(property, in: style) else { return }
        switch property {
        case .environment:
            current.tell(.environmentInstalledAgain(style: style.name, reapplication, at: style.declared?.place))
        case .state: current.tell(.stateInstalledAgain(style: style.name, at: style.declared?.place))
        }
    }

    private func tell(_ message: RuntimeNote) {
        if let note { return note(message) }
        // A program that calls `_printChanges` has asked for it; all else would stand between what it prints itself.
        if case .changes(let changes) = message { print(changes) }
    }
}

/// Something that is worth telling while a body is made.
public enum RuntimeNote: Hashable, Sendable {
    /// `@Environment` was read outside of a view or an installed style (rule D2).
    case environmentNotInstalled(valueType: String, in: SourcePlace? = nil)
    /// `$state` was read outside of a view or an installed style (rule D2).
    case stateNotInstalled(in: SourcePlace? = nil)
    /// State was written while a body was made.
    case stateWritten
    /// A style with `@Environment` pushed itself again (rule D5).
    case environmentInstalledAgain(style: String, Reapplication, at: SourcePlace? = nil)
    /// A style with `@State` pushed itself again (rule D8).
    case stateInstalledAgain(style: String, at: SourcePlace? = nil)
    /// A style counts as the one that was taken before, though its values differ: by an `==` of its own, or by the
    /// article's rule (rule F5).
    case changeUnseen(style: String, before: String, by: StyleEquality)
    /// A view counts as the one that was there before, though what they hold differs: by its own `==` (rule F5).
    case viewUnseen(view: String)
    /// A constant binding was written to, which does nothing.
    case constantBinding
    /// A link to another view was tapped, which shows nothing.
    case linkTapped
    /// An action is to run after somebody typed in a field, which no command does.
    case submitUnheard
    /// Two elements of a `ForEach` have one id, which is told as text.
    case repeatedID(String)
    /// What is selected in a picker, as text, is the tag of no option.
    case selectionWithoutTag(String)
    /// Options of a picker have no tag; the first text that each shows, or else what it is.
    case optionsWithoutTag([String])
    /// What is selected in a picker, as text, is of another type than the tags of its options.
    case selectionOfAnotherType(String, type: String, tags: String)
    /// A font was asked for that iOS hasn't.
    case unknownFont(name: String)
    /// A colour was asked for by a name that an asset catalogue would know; how to write it, where the name tells.
    case unknownColor(name: String, instead: String?)
    /// A word of a text got the plural that English words usually have.
    case inflection(singular: String, plural: String)
    /// A path was to be read from a text that has not SwiftUI's form.
    case unreadablePath(String)
    /// What `_printChanges` says (rule F6).
    case changes(String)

    /// The number of the rule that it is about; nil where it is about none, or where the sentence names it.
    public var rule: String? {
        switch self {
        case .environmentNotInstalled, .stateNotInstalled: "D2"
        case .environmentInstalledAgain: "D5"
        case .stateInstalledAgain: "D8"
        case .constantBinding, .linkTapped, .submitUnheard, .repeatedID, .selectionWithoutTag, .selectionOfAnotherType,
            .optionsWithoutTag, .unknownFont, .unknownColor, .inflection, .unreadablePath, .changes, .changeUnseen,
            .viewUnseen, .stateWritten:
            nil
        }
    }

    /// Whether it tells of a change that an `==` leaves out (rule F5).
    package var isUnseenChange: Bool {
        switch self {
        case .changeUnseen, .viewUnseen: true
        default: false
        }
    }

    /// Where the type is declared that it is about: a style that pushes itself again, or what made the body in which a
    /// property was read. Nil where that is not known.
    public var place: SourcePlace? {
        switch self {
        case .environmentNotInstalled(_, let place), .stateNotInstalled(let place),
            .environmentInstalledAgain(_, _, let place), .stateInstalledAgain(_, let place):
            place
        default: nil
        }
    }

    /// The note as a sentence: in SwiftUI's own words where SwiftUI has some.
    public var text: String {
        switch self {
        case .environmentNotInstalled(let type, _):
            "Accessing Environment<\(type)>'s value outside of being installed on a View. "
                + "This will always read the default value and will not update."
        case .stateNotInstalled:
            "Accessing State's value outside of being installed on a View. "
                + "This will result in a constant Binding of the initial value and will not update."
        case .stateWritten:
            "Modifying state during view update, this will cause undefined behavior. A body only reads it: write it where "
                + "something happens, such as in the action of a Button."
        case .environmentInstalledAgain(let style, .fresh, _):
            "\(style) pushes itself again, and its @Environment is read anew at each level. SwiftUI may keep what was "
                + "read at the first level: push a new \(style) instead of self to be sure."
        case .environmentInstalledAgain(let style, .frozen, _):
            "\(style) pushes itself again, and its @Environment stays what it was at the first level: "
                + "push a new \(style) instead of self to read it anew."
        case .stateInstalledAgain(let style, _):
            "\(style) pushes itself again, and its @State has storage of its own at each level. In SwiftUI all levels "
                + "would share one."
        case .changeUnseen(let style, let before, .fields):
            "\(style) counts as equal to \(before), which stays: its own == leaves something out (F5). Compare all that its "
                + "body reads."
        case .changeUnseen(let style, let before, .article):
            "\(style) counts as equal to \(before), which stays: by the article's rule all fields that are styles are equal, "
                + "or its own == leaves something out (F5). ':set equality fields' compares those fields."
        case .viewUnseen(let view):
            "\(view) counts as equal to the one that was there before, which stays: its own == leaves something out (F5). "
                + "Compare all that its body reads."
        case .constantBinding:
            "nothing changes: the binding is a .constant. Bind it to an @State property, as in isOn: $isOn."
        case .linkTapped:
            "nothing changes: a picture stays where it is. To see what the link leads to, enter that as a view of its own."
        case .submitUnheard:
            "the action of 'onSubmit' doesn't run: no command types into a field. To see what it does, let a Button run it, and "
                + "enter :tap."
        case .repeatedID(let id):
            "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results! In SwiftUI "
                + "views may be missing or have each other's state: give each element an id of its own."
        case .selectionWithoutTag(let value):
            "Picker: the selection \(value.debugDescription) is invalid and does not have an associated tag, this will give "
                + "undefined results! Nothing is chosen here: give one of the options that tag, or select the tag of one."
        case .selectionOfAnotherType(let value, let type, let tags):
            "Picker: the selection \(value.debugDescription) is invalid and does not have an associated tag, this will give "
                + "undefined results! Its type is \(type), and that of the tags \(tags): give both the same."
        case .optionsWithoutTag(let options):
            "Picker: \(options.joined(separator: " and ")) can't be chosen, as \(options.count == 1 ? "it has" : "they have") no "
                + "tag. Give each option the value that it stands for, as in .tag(1)."
        case .unknownFont(let name):
            "UIFont(name: \(name.debugDescription), size:) is nil, as iOS has no font of that name. An app may bring one "
                + "along; here write UIFont.systemFont(ofSize:), or the name of a font of iOS."
        case .unknownColor(let name, let instead):
            "Color(\(name.debugDescription)) is drawn in grey: it names a colour of an app's asset catalogue, and there is none "
                + "here. Write "
                + (instead
                    ?? "one of SwiftUI's, such as Color.teal, or its parts, as in Color(red: 0.2, green: 0.4, blue: 0.6)")
                + "."
        case .inflection(let singular, let plural):
            "inflect: true makes \(plural.debugDescription) of \(singular.debugDescription) here, as English words usually "
                + "form their plural, and leaves all other words. SwiftUI knows the grammar of the app's language."
        case .unreadablePath(let text):
            "Path(\(text.debugDescription)) is nil: SwiftUI reads a form of its own, as in \"0 0 m 80 80 l h\", with points in "
                + "front of what is done with them. What SVG writes is drawn by calls, as in path.move(to: .zero)."
        case .changes(let changes): changes
        }
    }
}
