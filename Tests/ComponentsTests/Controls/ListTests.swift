import Components
import StyleEngine
import Testing

@Suite struct ListTests {
    private let planets = List(["Mercury", "Venus"], id: \.self) { Text($0) }

    @Test("Rows stand in a frame with a line between them, or plain")
    func styles() throws {
        #expect(
            try picture { planets } == """
                .---------.
                | Mercury |
                | ------- |
                | Venus   |
                '---------'
                """)
        #expect(try picture { planets.listStyle(.plain) } == "Mercury\n-------\nVenus")
        #expect(try picture { planets.listStyle(.sidebar) } == "Mercury\nVenus")
        #expect(try tree { planets.listStyle(.insetGrouped) } == "insetGrouped[Mercury Venus]")
    }

    @Test("Rows of controls line up")
    func rows() throws {
        let list = try picture {
            List {
                LabeledContent("Origin", value: "Kenya")
                Toggle("Roasted", isOn: .constant(true))
            }.listStyle(.plain)
        }
        #expect(
            list == """
                Origin                   Kenya
                ------------------------------
                Roasted                  (  o)
                """)
    }

    @Test("A badge stands behind each row of several, in the colour of its text")
    func badges() throws {
        let list = List {
            Section("Mail") {
                ForEach(["Inbox", "Sent"], id: \.self) { Text($0) }.badge(3)
                Text("Junk").badge(Text("9").foregroundColor(.red))
            }
        }
        #expect(
            try picture { list.listStyle(.plain) } == """
                Mail
                  Inbox                        3
                  ------------------------------
                  Sent                         3
                  ------------------------------
                  Junk                         9
                """)
    }

    @Test("What grows in a row goes up to its badge")
    func badgesBesideWhatGrows() throws {
        let list = List {
            HStack {
                Text("r")
                Spacer()
                Text("v")
            }.badge(3)
            Toggle("On", isOn: .constant(true)).badge(2)
            Text("end").frame(maxWidth: .infinity, alignment: .trailing).badge("new")
        }
        #expect(
            try picture { list.listStyle(.sidebar).frame(width: 160) } == """
                r                v 3
                On           (  o) 2
                             end new
                """)
    }

    @Test("The marks of rows that can be chosen stand in one column, whatever follows the tag")
    func choices() throws {
        let list = List(selection: .constant(Int?.some(1))) {
            Text("a").tag(1).padding(.leading)
            Group {
                Text("b")
                Text("c")
            }.tag(2)
            Text("d").tag("1")
        }
        #expect(
            try picture { list.listStyle(.sidebar) } == """
                *   a
                  b
                  c
                  d
                """)
    }

    @ViewBuilder private var sections: some View {
        Section("One") {
            Text("a")
            Text("b")
        }
        Section {
            Text("c")
        } header: {
            Text("H")
        } footer: {
            Text("F")
        }
    }

    @Test("Each style sets sections apart in its own way")
    func sectionsApart() throws {
        let list = List { sections }
        #expect(
            try picture { list } == """
                .-----.
                | One |
                |   a |
                |   - |
                |   b |
                |     |
                | H   |
                |   c |
                | F   |
                '-----'
                """)
        #expect(
            try picture { list.listStyle(.plain) } == """
                One
                  a
                  -
                  b

                H
                  c
                F
                """)
        #expect(
            try picture { list.listStyle(.inset) } == """
                  One
                    a
                    -
                    b

                  H
                    c
                  F
                """)
        #expect(
            try picture { list.listStyle(.grouped) } == """
                One
                ---
                  a
                  -
                  b
                ---

                H
                ---
                  c
                ---
                F
                """)
        #expect(
            try picture { list.listStyle(.insetGrouped) } == """
                    One
                  .---.
                  | a |
                  | - |
                  | b |
                  '---'

                    H
                  .---.
                  | c |
                  '---'
                    F
                """)
        #expect(
            try picture { list.listStyle(.sidebar) } == """
                One
                  a
                  b

                H
                  c
                F
                """)
    }

    @Test("Rows outside of sections belong together; a section elsewhere stands where it is")
    func mixed() throws {
        let list = List {
            Text("x")
            Section("One") { Text("a") }
            Text("y")
        }
        #expect(try picture { list.listStyle(.plain) } == "  x\n\nOne\n  a\n\n  y")
        #expect(try picture { VStack { sections } } == "One\n a\n b\n H\n c\n F")
    }

    @Test("A row spreads as far as its list, and a list without a width as far as its rows")
    func spacers() throws {
        let row = HStack {
            Text("a")
            Spacer()
            Text("b")
        }
        #expect(try picture(width: 12) { List { row } } == ".----------.\n| a      b |\n'----------'")
        #expect(try picture { List { row }.frame(width: 64) } == ".------.\n| a  b |\n'------'")
    }
}
