import Catalogue
import Drawing
import StyleEngine

/// A button of UIKit: a title for each state, in the tint where no colour was set.
open class UIButton: UIControl {
    private let label = UILabel()
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]

    /// Creates a button without a title.
    override public init() {}

    /// Creates a button without a title. Buttons of all types look the same here.
    public convenience init(type: ButtonType) { self.init() }

    /// The kinds of button: UIKit's `UIButton.ButtonType`.
    public enum ButtonType: Hashable, Sendable, CaseIterable {
        /// A button whose look is all its own.
        case custom
        /// The system's button.
        case system
    }

    /// The label that shows the title: its font is that of the title.
    public var titleLabel: UILabel? {
        label.text = currentTitle
        label.textColor = currentTitleColor
        return label
    }

    override var shownLabel: UILabel? { titleLabel }

    /// Sets the title for a state; a state without one has that of `.normal`.
    public func setTitle(_ title: String?, for state: State) { titles[state] = title }

    /// The title that was set for a state.
    public func title(for state: State) -> String? { titles[state] }

    /// The title at the moment.
    public var currentTitle: String? { titles[state] ?? titles[.normal] }

    /// Sets the colour of the title for a state; a state without one has that of `.normal`.
    public func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// The colour of the title that was set for a state.
    public func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The colour of the title at the moment.
    public var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? tintColor }

    override var shownText: String? { currentTitle }

    override func content(in place: Surroundings) -> Element? {
        var words = isSelected ? ["selected"] : []
        if isHighlighted { words.append("pressed") }
        if !isEnabled { words.append("disabled") }
        return titleLabel?.content(in: place)?.noted(words)
    }
}

extension UIButton.ButtonType: NativeConvertible {}

extension BuiltIns {
    static let uiButton: [BuiltInGroup] = [
        BuiltInGroup(
            "open class UIButton: UIControl", "A button of UIKit.",
            example: "let button = UIButton()\nbutton.setTitle(\"Go\", for: .normal)\nbutton",
            [
                BuiltIn("init()", "A button without a title.") { UIButton() },
                BuiltIn(
                    "convenience init(type: UIButton.ButtonType)", "A button without a title.",
                    example: "let button = UIButton(type: .system)\nbutton.setTitle(\"Go\", for: .normal)\nbutton"
                ) { (type: UIButton.ButtonType) in UIButton(type: type) },
                BuiltIn(
                    "var titleLabel: UILabel? { get }", "The label that shows the title.",
                    example: "UIButton().titleLabel?.font"
                ) { (button: UIButton) in button.titleLabel },
                BuiltIn("func setTitle(_ title: String?, for state: UIControl.State)", "Sets the title for a state.") {
                    (button: UIButton, title: String?, state: UIControl.State) in
                    button.setTitle(title, for: state)
                    return Value.void
                },
                BuiltIn(
                    "func title(for state: UIControl.State) -> String?", "The title that was set for a state.",
                    example: "UIButton().title(for: .normal)"
                ) { (button: UIButton, state: UIControl.State) in button.title(for: state) },
                BuiltIn(
                    "var currentTitle: String? { get }", "The title at the moment.", example: "UIButton().currentTitle"
                ) { (button: UIButton) in button.currentTitle },
                BuiltIn(
                    "func setTitleColor(_ color: UIColor?, for state: UIControl.State)",
                    "Sets the colour of the title for a state.",
                    example: "let button = UIButton()\nbutton.setTitle(\"Go\", for: .normal)\n"
                        + "button.setTitleColor(.red, for: .normal)\nbutton"
                ) { (button: UIButton, color: UIColor?, state: UIControl.State) in
                    button.setTitleColor(color, for: state)
                    return Value.void
                },
                BuiltIn(
                    "func titleColor(for state: UIControl.State) -> UIColor?",
                    "The colour of the title that was set for a state.", example: "UIButton().titleColor(for: .normal)"
                ) { (button: UIButton, state: UIControl.State) in button.titleColor(for: state) },
                BuiltIn(
                    "var currentTitleColor: UIColor { get }", "The colour of the title at the moment.",
                    example: "UIButton().currentTitleColor"
                ) { (button: UIButton) in button.currentTitleColor },
            ]),
        BuiltInGroup(
            "enum UIButton.ButtonType: Hashable, CaseIterable", "The kinds of button of UIKit.",
            example: "let button = UIButton(type: .system)\nbutton.setTitle(\"Go\", for: .normal)\nbutton",
            BuiltIn.cases("A kind of button.", ["custom": UIButton.ButtonType.custom, "system": .system])),
    ]
}
