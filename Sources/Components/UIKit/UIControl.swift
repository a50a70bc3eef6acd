import Catalogue
import StyleEngine

/// A view of UIKit that a person can do something to.
open class UIControl: UIView {
    /// Whether the control reacts.
    public var isEnabled = true
    /// Whether the control is chosen.
    public var isSelected = false
    /// Whether the control is being touched.
    public var isHighlighted = false

    /// Creates a control that reacts.
    override public init() {}

    /// What the control is at the moment.
    public var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The states of a control: UIKit's `UIControl.State`.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing special.
        public static let normal: State = []
        /// It is being touched.
        public static let highlighted = State(rawValue: 1)
        /// It doesn't react.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
    }
}

extension UIControl.State: OptionSetValue {}

extension BuiltIns {
    static let uiControl: [BuiltInGroup] = [
        BuiltInGroup(
            "open class UIControl: UIView", "A view of UIKit that a person can do something to.",
            example: "UIControl().isEnabled",
            [
                BuiltIn("init()", "A control that reacts.") { UIControl() },
                BuiltIn("var isEnabled: Bool { get set }", "Whether the control reacts.", \UIControl.isEnabled),
                BuiltIn(
                    "var isSelected: Bool { get set }", "Whether the control is chosen.",
                    example: "UIControl().isSelected",
                    \UIControl.isSelected),
                BuiltIn(
                    "var isHighlighted: Bool { get set }", "Whether the control is being touched.",
                    example: "UIControl().isHighlighted",
                    \UIControl.isHighlighted),
                BuiltIn(
                    "var state: UIControl.State { get }", "What the control is at the moment.",
                    example: "UIControl().state == .normal"
                ) {
                    (control: UIControl) in control.state
                },
            ]),
        BuiltInGroup(
            "struct UIControl.State: OptionSet, Hashable", "The states of a control of UIKit.",
            example: "UIControl.State.disabled",
            BuiltIn.options(
                "UIControl.State", "A state of a control.",
                [
                    "normal": UIControl.State.normal, "highlighted": .highlighted, "disabled": .disabled,
                    "selected": .selected,
                ])),
    ]
}
