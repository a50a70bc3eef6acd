import Components
import StyleEngine
import Testing

@Suite struct ButtonTests {
    final class Counter {
        var taps = 0
    }

    private func share(_ counter: Counter = Counter()) -> some View {
        Button {
            counter.taps += 1
        } label: {
            Word("x")
        }
    }

    /// Taps the first component.
    private func tap(_ node: Node) {
        if case .press(_, let tap)? = firstComponent(node)?.interaction { tap() }
    }

    /// Presses the first component, or releases it.
    private func press(_ node: Node, _ isOn: Bool) {
        if case .press(let isPressed, _)? = firstComponent(node)?.interaction { isPressed.wrappedValue = isOn }
    }

    @Test("C1: regular and primitive styles share one stack")
    func oneStack() throws {
        let node = try Resolver().resolve(
            share().buttonStyle(PlainLookButtonStyle(tag: "S")).buttonStyle(OverButtonStyle(tag: "P")))
        let take = try #require(firstComponent(node)?.take)
        #expect(take.family.name == "Button")
        #expect(take.style.name == "S")
        #expect(take.left.map(\.name) == ["P"])
    }

    @Test("C2: a primitive style builds on a regular one; a regular one ends the chain, and the rest is for its label")
    func compose() throws {
        let over = try tree {
            share().buttonStyle(OverButtonStyle(tag: "P")).buttonStyle(PlainLookButtonStyle(tag: "S"))
        }
        #expect(over == "P[S[x]]")
        let under = try tree {
            share().buttonStyle(PlainLookButtonStyle(tag: "S")).buttonStyle(OverButtonStyle(tag: "P"))
        }
        #expect(under == "S[x]")
        let nested = try tree {
            Button {
            } label: {
                share()
            }
            .buttonStyle(PlainLookButtonStyle(tag: "S")).buttonStyle(OverButtonStyle(tag: "P"))
        }
        #expect(nested == "S[P[def[x]]]")
    }

    @Test("C2, C4: isPressed is live, also under Button(configuration), and is the button's own")
    func pressed() throws {
        let view = Group {
            share()
            share()
        }.buttonStyle(OverButtonStyle(tag: "P")).buttonStyle(PlainLookButtonStyle(tag: "S"))
        let resolver = Resolver()
        let node = try resolver.resolve(view)
        #expect(compact(node) == "P[S[x]] P[S[x]]")
        press(node, true)
        let pressed = try resolver.resolve(view)
        #expect(compact(pressed) == "P[S[pressed x]] P[S[x]]")
        press(pressed, false)
        try resolver.update()
        #expect(compact(pressed) == "P[S[x]] P[S[x]]")
    }

    @Test("C4: a style that is called without a stack still hears of presses")
    func pressedInCall() throws {
        struct Calling: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                BorderedButtonStyle().makeBody(configuration: configuration)
            }
        }
        let resolver = Resolver()
        let node = try resolver.resolve(share().buttonStyle(Calling()))
        press(node, true)
        try resolver.update()
        guard case .press(let isPressed, _)? = firstComponent(node)?.interaction else {
            Issue.record("a button can be pressed")
            return
        }
        #expect(isPressed.wrappedValue)
    }

    @Test("C4: disabling from outside stops the button, disabling inside its style doesn't")
    func disabled() throws {
        let counter = Counter()
        tap(try Resolver().resolve(share(counter).disabled(true)))
        #expect(counter.taps == 0)
        tap(try Resolver().resolve(share(counter).buttonStyle(DisablingButtonStyle())))
        #expect(counter.taps == 1)
        tap(try Resolver().resolve(share(counter).disabled(false).disabled(true)))
        #expect(counter.taps == 1)
    }

    @Test("A primitive style decides what a tap does")
    func asking() throws {
        let counter = Counter()
        let view = share(counter).buttonStyle(AskingButtonStyle())
        let resolver = Resolver()
        let node = try resolver.resolve(view)
        tap(node)
        #expect(counter.taps == 0)
        let asked = try resolver.resolve(view)
        #expect(compact(asked) == "asking[def[sure]]")
        tap(asked)
        #expect(counter.taps == 1)
    }

    @Test("B14: automatic is an ordinary style")
    func automatic() throws {
        #expect(try tree { share().buttonStyle(.automatic).buttonStyle(OverButtonStyle(tag: "P")) } == "automatic[x]")
    }

    @Test("Built-in styles are named as they are written")
    func names() throws {
        #expect(try tree { share().buttonStyle(.bordered) } == "bordered[x]")
        #expect(try tree { share().buttonStyle(.borderedProminent) } == "borderedProminent[x]")
        #expect(try tree { share().buttonStyle(BorderlessButtonStyle()) } == "borderless[x]")
        #expect(try tree { share().buttonStyle(.plain) } == "plain[x]")
    }

    @Test("A style hears of the button's role")
    func role() throws {
        struct Roles: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Word(configuration.role == .destructive ? "destructive" : "other")
            }
        }
        #expect(
            try tree {
                Button(role: .destructive) {
                } label: {
                    Word("x")
                }.buttonStyle(Roles())
            } == "roles[destructive]")
        #expect(try tree { share().buttonStyle(Roles()) } == "roles[other]")
    }

    @Test("B11, D9: a style reads the environment of the button, and keeps state of its own")
    func properties() throws {
        struct Counting: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            @State private var presses = 0

            func makeBody(configuration: Configuration) -> some View {
                Word(isEnabled ? "on" : "off")
                Word("\(presses)")
                Button {
                    presses += 1
                } label: {
                    Word(configuration.isPressed ? "down" : "up")
                }
            }
        }
        let view = share().disabled(true).buttonStyle(Counting())
        #expect(try tree { view } == "counting[off 0 def[up]]")
        let resolver = Resolver()
        let node = try resolver.resolve(share().buttonStyle(Counting()).disabled(false))
        press(node, true)
        try resolver.update()
        #expect(compact(node) == "counting[on 0 def[down]]")
        let inner = try #require(firstComponent(node)?.children.lazy.compactMap(firstComponent).first)
        tap(inner)
        try resolver.update()
        #expect(compact(node) == "counting[on 1 def[down]]")
    }
}
