import Components
import StyleEngine
import Testing

@Suite struct LabelTests {
    private var label: some View {
        Label {
            Word("title")
        } icon: {
            Word("icon")
        }
    }

    struct TrailingLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.title
            configuration.icon
        }
    }

    @Test("Each built-in style shows its parts")
    func styles() throws {
        #expect(try tree { label } == "def[icon title]")
        #expect(try tree { label.labelStyle(.titleAndIcon) } == "titleAndIcon[icon title]")
        #expect(try tree { label.labelStyle(.iconOnly) } == "iconOnly[icon]")
        #expect(try tree { label.labelStyle(.titleOnly) } == "titleOnly[title]")
        #expect(try tree { label.labelStyle(TrailingLabelStyle()) } == "trailing[title icon]")
    }

    @Test("C6: a button style that pushes a label style reaches the labels in buttons only")
    func inButtons() throws {
        let both = try tree {
            Group {
                label
                Button {
                } label: {
                    label
                }
            }.buttonStyle(LabelsInButtonsStyle(style: .iconOnly))
        }
        #expect(both == "def[icon title] labels[def[iconOnly[icon]]]")
    }

    @Test("C6: the style nearest to the label wins")
    func nearest() throws {
        let own = try tree {
            Button {
            } label: {
                label.labelStyle(.titleOnly)
            }.buttonStyle(LabelsInButtonsStyle(style: .iconOnly))
        }
        #expect(own == "labels[def[titleOnly[title]]]")
        let outer = try tree {
            Button {
            } label: {
                label
            }.buttonStyle(LabelsInButtonsStyle(style: .iconOnly)).labelStyle(.titleOnly)
        }
        #expect(outer == "labels[def[iconOnly[icon]]]")
        let overridden = try tree {
            Button {
            } label: {
                label
            }
            .buttonStyle(LabelsInButtonsStyle(style: .iconOnly))
            .buttonStyle(LabelsInButtonsStyle(style: TrailingLabelStyle()))
        }
        #expect(overridden == "labels[labels[def[trailing[title icon]]]]")
    }

    @Test("A system symbol and a title")
    func pictures() throws {
        let sun = Label("Sun", systemImage: "sun.min")
        #expect(try picture { sun } == ":. Sun")
        #expect(try picture { sun.labelStyle(.iconOnly) } == ":.")
        #expect(try picture { sun.labelStyle(.titleOnly) } == "Sun")
        #expect(firstComponent(try Resolver().resolve(sun))?.title == "Sun")
    }
}
