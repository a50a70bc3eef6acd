import Components
import StyleEngine
import Testing

@Suite struct TogglePictureTests {
    private func sound(_ isOn: Bool) -> some View { Toggle("Sound", isOn: .constant(isOn)) }

    @Test("Each style shows whether the toggle is on, on one row of the same width")
    func styles() throws {
        #expect(try picture { sound(true) } == "Sound (  o)")
        #expect(try picture { sound(false) } == "Sound (o  )")
        #expect(try picture { sound(true).toggleStyle(.switch) } == "Sound (  o)")
        #expect(try picture { sound(true).toggleStyle(.checkbox) } == "[x] Sound")
        #expect(try picture { sound(false).toggleStyle(.checkbox) } == "[ ] Sound")
        #expect(try picture { sound(true).toggleStyle(.button) } == "[*Sound*]")
        #expect(try picture { sound(false).toggleStyle(.button) } == "[ Sound ]")
    }

    @Test("A toggle for several values that differ is mixed")
    func mixed() throws {
        func toggle(_ values: [Bool]) -> some View {
            Toggle("All", sources: values.map { Binding.constant($0) }, isOn: \.self)
        }
        #expect(try picture { toggle([true, false]) } == "All ( o )")
        #expect(try picture { toggle([true, false]).toggleStyle(.checkbox) } == "[-] All")
        #expect(try picture { toggle([true, true]) } == "All (  o)")
        #expect(try picture { toggle([false, false]) } == "All (o  )")
        #expect(try picture { toggle([]) } == "All (o  )")
    }

    @Test("C3: a toggle shown as a button looks as the style of buttons says")
    func button() throws {
        #expect(try picture { sound(true).toggleStyle(.button).buttonStyle(.borderedProminent) } == "[[*Sound*]]")
        #expect(try picture { sound(true).toggleStyle(.button).buttonStyle(.plain) } == "Sound\nSound: on, plain")
    }

    @Test("Disabled and without its label")
    func words() throws {
        #expect(try picture { sound(true).toggleStyle(.checkbox).disabled(true) } == ".x. Sound")
        #expect(try picture { sound(true).toggleStyle(.button).disabled(true) } == "[.Sound*]")
        #expect(try picture { sound(false).toggleStyle(.button).disabled(true) } == "[.Sound.]")
        #expect(try picture { sound(true).disabled(true) } == "Sound .  o.")
        #expect(try picture { sound(true).labelsHidden() } == "(  o)")
        #expect(try picture { sound(false).toggleStyle(.checkbox).labelsHidden() } == "[ ]")
    }

    @Test("A second text of the label is secondary, and stands below the first")
    func subtitle() throws {
        let titles = Toggle(isOn: .constant(true)) {
            Text("Sound")
            Text("for alerts")
        }
        #expect(try picture { titles } == "Sound      (  o)\nfor alerts")
        let label = Toggle(isOn: .constant(true)) {
            Label("Sun", systemImage: "sun.min")
            Text("bright")
        }
        #expect(try picture { label } == ":. Sun (  o)\nbright")
        let icon = Toggle(isOn: .constant(true)) {
            Image(systemName: "leaf")
            Text("Tea")
        }
        #expect(try picture { icon } == "<leaf> Tea (  o)")
    }
}
