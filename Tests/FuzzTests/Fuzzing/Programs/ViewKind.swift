/// A view that the program declares, or a function that makes one.
struct OwnView {
    let name: String
    var parameters: [Function.Parameter] = []
    var takesContent = false
}

/// A style that the program declares.
struct OwnStyle {
    let name: String
    let family: StyleFamily
    var fields: [Declared.Field] = []
}

/// A modifier that the program declares: its call, without the dot.
struct OwnModifier {
    let name: String
    var parameters: [Function.Parameter] = []
}

/// A component that takes styles.
enum StyleFamily: String, CaseIterable {
    case button, toggle, label, groupBox, labeledContent, progressView

    var style: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Style" }

    /// The parts of a component that a style is told of, all of them views.
    var parts: [String] {
        switch self {
        case .button, .toggle: ["configuration.label"]
        case .label: ["configuration.icon", "configuration.title"]
        case .groupBox, .labeledContent: ["configuration.label", "configuration.content"]
        case .progressView: ["configuration.label"]
        }
    }

    /// What else it is told, as a text.
    var told: String? {
        switch self {
        case .button: #"\(configuration.isPressed)"#
        case .toggle: #"\(configuration.isOn)"#
        case .progressView: #"\(configuration.fractionCompleted ?? -1)"#
        case .label, .groupBox, .labeledContent: nil
        }
    }

    /// The component once more, which takes the next style.
    var again: String? {
        switch self {
        case .button: nil
        case .toggle: "Toggle(configuration)"
        case .label: "Label(configuration)"
        case .groupBox: "GroupBox(configuration)"
        case .labeledContent: "LabeledContent(configuration)"
        case .progressView: "ProgressView(configuration)"
        }
    }

    /// Styles that are there without being declared.
    var known: [String] {
        switch self {
        case .button: [".plain", ".bordered", ".borderedProminent", ".automatic", ".borderless"]
        case .toggle: [".button", ".switch", ".automatic"]
        case .label: [".iconOnly", ".titleOnly", ".titleAndIcon", ".automatic"]
        case .groupBox, .labeledContent: [".automatic"]
        case .progressView: [".linear", ".circular", ".automatic"]
        }
    }
}
