import Components
import StyleEngine
import Testing

@Suite struct PickerTests {
    enum Size: String, CaseIterable {
        case small, medium, large
    }

    final class Choice {
        var size = Size.medium
        var number: Int? = 2

        var binding: Binding<Size> { Binding(get: { self.size }, set: { self.size = $0 }) }
        var numberBinding: Binding<Int?> { Binding(get: { self.number }, set: { self.number = $0 }) }
    }

    private func sizes(_ choice: Choice = Choice()) -> some View {
        Picker("Size", selection: choice.binding) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
    }

    @Test("Each style shows the options and which is chosen")
    func styles() throws {
        #expect(try picture { sizes() } == "Size [medium v]")
        #expect(try picture { sizes().pickerStyle(.menu) } == "Size [medium v]")
        #expect(try picture { sizes().pickerStyle(.segmented) } == "Size | small |*medium*| large |")
        #expect(
            try picture { sizes().pickerStyle(.inline) } == """
                Size
                ( ) small
                (o) medium
                ( ) large
                """)
        #expect(
            try picture { sizes().pickerStyle(.radioGroup) } == """
                Size ( ) small
                     (o) medium
                     ( ) large
                """)
        #expect(try picture { sizes().pickerStyle(.segmented).labelsHidden() } == "| small |*medium*| large |")
        #expect(try picture { sizes().disabled(true) } == "Size .medium v.")
    }

    private func choose(_ name: String, in node: Node) throws -> Bool {
        let picker = try #require(firstComponent(node))
        guard case .choose(_, _, let select)? = picker.interaction else { return false }
        return select(name) == .chosen
    }

    @Test("A tag is chosen by its name, or by what its option shows")
    func choose() throws {
        let choice = Choice()
        let resolver = Resolver()
        let node = try resolver.resolve(sizes(choice))
        guard case .choose(let options, _, _)? = firstComponent(node)?.interaction else {
            Issue.record("a picker offers a choice")
            return
        }
        #expect(options() == ["small", "medium", "large"])
        #expect(try choose("large", in: node))
        #expect(choice.size == .large)
        #expect(try !choose("huge", in: node))
        #expect(try picture { sizes(choice) } == "Size [large v]")
        #expect(try !choose("small", in: resolver.resolve(sizes(choice).disabled(true))))
        #expect(choice.size == .large)
    }

    @Test("An optional selection takes tags of the type that it wraps")
    func optional() throws {
        let choice = Choice()
        let view = Picker("Number", selection: choice.numberBinding) {
            Text("None").tag(Int?.none)
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        #expect(try picture { view } == "Number [Two v]")
        let node = try Resolver().resolve(view)
        #expect(try choose("One", in: node))
        #expect(choice.number == 1)
        #expect(try choose("nil", in: node))
        #expect(choice.number == nil)
        #expect(try picture { view } == "Number [None v]")
    }

    @Test("A tag of another type than the selection is not chosen, and can't be")
    func types() throws {
        let choice = Choice()
        let view = Picker("Number", selection: choice.numberBinding) {
            Text("word").tag("2")
            Text("bare").tag(2, includeOptional: false)
            Text("two").tag(2)
        }.pickerStyle(.inline)
        #expect(try picture { view } == "Number\n( ) word\n( ) bare\n(o) two")
        let node = try Resolver().resolve(view)
        guard case .choose(let options, _, let select)? = firstComponent(node)?.interaction else {
            Issue.record("a picker offers a choice")
            return
        }
        #expect(options() == ["2"])
        #expect(select("word") == .ofAnotherType(tag: "String", selection: "Optional<Int>"))
        #expect(select("three") == .unknown)
        #expect(select("two") == .chosen)
        let one = Picker("Number", selection: .constant(1)) {
            Text("a").tag(Int?.some(1))
            Text("b").tag(1)
        }.pickerStyle(.inline)
        #expect(try picture { one } == "Number\n( ) a\n(o) b")
    }

    @Test("Each of several views with one tag is an option")
    func groups() throws {
        let view = Picker("Size", selection: .constant(1)) {
            Group {
                Text("a")
                Text("b")
            }.tag(1)
            ForEach(["c", "d"], id: \.self) { Text($0) }.tag(2)
        }
        #expect(try picture { view.pickerStyle(.segmented) } == "Size |*a*|*b*| c | d |")
    }

    @Test("C7: a style of pickers reaches them at every level of other components")
    func nested() throws {
        let box = try picture {
            GroupBox { GroupBox { sizes().labelsHidden() } }.pickerStyle(.segmented)
        }
        #expect(
            box == """
                .--------------------------------.
                | .----------------------------. |
                | | | small |*medium*| large | | |
                | '----------------------------' |
                '--------------------------------'
                """)
    }

    @Test("The ids of a ForEach stand for tags where its views have none")
    func ids() throws {
        let choice = Choice()
        let view = Picker("Size", selection: choice.binding) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }.pickerStyle(.segmented)
        #expect(try picture { view } == "Size | small |*medium*| large |")
        #expect(try choose("small", in: Resolver().resolve(view)))
        #expect(choice.size == .small)
    }
}
