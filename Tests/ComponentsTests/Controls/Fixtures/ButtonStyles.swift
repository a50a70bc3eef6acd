import Components
import StyleEngine

/// A primitive style that builds on the one below.
struct OverButtonStyle: PrimitiveButtonStyle, NamedStyle {
    var tag: String

    var styleName: String { tag }

    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

/// A regular style that shows whether the button is pressed.
struct PlainLookButtonStyle: ButtonStyle, NamedStyle {
    var tag: String

    var styleName: String { tag }

    func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed { Word("pressed") }
        configuration.label
    }
}

/// A regular style that tries to disable the button from inside.
struct DisablingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.disabled(true)
    }
}

/// A primitive style that asks before it acts.
struct AskingButtonStyle: PrimitiveButtonStyle {
    @State private var isAsking = false

    func makeBody(configuration: Configuration) -> some View {
        if isAsking {
            Button(action: configuration.trigger) { Word("sure") }
        } else {
            Button {
                isAsking = true
            } label: {
                configuration.label
            }
        }
    }
}

/// A primitive style for the labels in buttons.
struct LabelsInButtonsStyle<Style: LabelStyle>: PrimitiveButtonStyle, NamedStyle {
    var style: Style

    var styleName: String { "labels" }

    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).labelStyle(style)
    }
}
