import Components
import StyleEngine
import Testing

@Suite struct ToggleTests {
    final class Sound {
        var isOn = false

        var binding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
    }

    struct StarredToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Word(configuration.isOn ? "on" : "off")
            Toggle(configuration)
        }
    }

    @Test("A toggle turns through its binding, whatever its style")
    func toggle() throws {
        let sound = Sound()
        let view = Toggle(isOn: sound.binding) { Word("x") }.toggleStyle(StarredToggleStyle()).toggleStyle(.checkbox)
        let node = try Resolver().resolve(view)
        #expect(compact(node) == "starred[off checkbox[x]]")
        guard case .toggle(let isOn)? = firstComponent(node)?.interaction else {
            Issue.record("a toggle can be turned")
            return
        }
        isOn.wrappedValue.toggle()
        #expect(sound.isOn)
        #expect(try tree { view } == "starred[on checkbox[x]]")
        guard case .toggle(let disabled)? = firstComponent(try Resolver().resolve(view.disabled(true)))?.interaction
        else {
            Issue.record("a disabled toggle says what could be done to it")
            return
        }
        disabled.wrappedValue.toggle()
        #expect(sound.isOn)
    }

    @Test("A toggle shows what its binding leads to, though nothing else changed")
    func binding() throws {
        let sound = Sound()
        let view = Toggle(isOn: sound.binding) { Word("x") }.toggleStyle(StarredToggleStyle())
        let resolver = Resolver()
        #expect(compact(try resolver.resolve(view)) == "starred[off def[x]]")
        sound.isOn = true
        #expect(compact(try resolver.resolve(view)) == "starred[on def[x]]")
    }

    @Test("C3: a toggle shown as a button takes the style of buttons")
    func button() throws {
        let sound = Sound()
        let view = Toggle(isOn: sound.binding) { Word("x") }
            .toggleStyle(.button).buttonStyle(OverButtonStyle(tag: "P")).buttonStyle(PlainLookButtonStyle(tag: "S"))
        #expect(try tree { view } == "button[P[S[x]]]")
        let node = try Resolver().resolve(view)
        let button = try #require(firstComponent(node)?.children.lazy.compactMap(firstComponent).first)
        if case .press(_, let tap)? = button.interaction { tap() }
        #expect(sound.isOn)
    }
}
