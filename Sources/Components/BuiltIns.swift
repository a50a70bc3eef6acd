import Catalogue

extension BuiltIns {
    /// The records of everything in this target: one line a file, sorted.
    public static let components = BuiltIns(
        [
            automaticLabeledContentStyle,
            borderedButtonStyle,
            borderedProminentButtonStyle,
            borderlessButtonStyle,
            button,
            buttonRole,
            buttonStyle,
            buttonToggleStyle,
            checkboxToggleStyle,
            defaultButtonStyle,
            defaultGroupBoxStyle,
            defaultLabelStyle,
            defaultToggleStyle,
            disabled,
            groupBox,
            groupBoxStyle,
            iconOnlyLabelStyle,
            label,
            labelStyle,
            labeledContent,
            labeledContentStyle,
            labelsHidden,
            plainButtonStyle,
            primitiveButtonStyle,
            switchToggleStyle,
            titleAndIconLabelStyle,
            titleOnlyLabelStyle,
            toggle,
            toggleStyle,
        ].flatMap { $0 })
}
