import Components
import Drawing
import StyleEngine
import Testing

@Suite struct StackTests {
    @Test("Spacing is in points")
    func spacing() throws {
        #expect(
            try drawing(
                HStack(spacing: 24) {
                    Text("a"); Text("b")
                }) == "a   b")
        #expect(
            try drawing(
                HStack(spacing: 0) {
                    Text("a"); Text("b")
                }) == "ab")
        #expect(
            try drawing(
                VStack(spacing: 16) {
                    Text("a"); Text("b")
                }) == "a\n\nb")
        #expect(
            try drawing(
                HStack(spacing: 3) {
                    Text("a"); Text("b")
                }, scale: .oneToOne) == "a   b")
    }

    @Test("A spacing of less than three quarters of a row keeps apart what is higher than a row, and a line none")
    func looseSpacing() throws {
        let column = VStack(alignment: .leading, spacing: 8) {
            Text("one")
            Text("two")
            Text("high").border(.primary)
            Text("three")
            Divider()
            Text("four")
            Spacer()
            Text("five")
        }
        #expect(
            try drawing(column) == """
                one
                two

                +----+
                |high|
                +----+

                three
                \(String(repeating: "-", count: 60))
                four

                five
                """)
    }

    @Test("A group's views stand in the stack, and modifiers apply to each")
    func group() throws {
        #expect(
            try drawing(
                HStack {
                    Group {
                        Text("a"); Text("b")
                    }.border(.primary)
                }) == """
                    +-+ +-+
                    |a| |b|
                    +-+ +-+
                    """)
    }

    @Test("Spacers and dividers follow the stack around them, through modifiers and views")
    func axis() throws {
        struct Line: View {
            var body: some View { Divider().padding(0) }
        }
        let row = HStack {
            VStack {
                Text("1"); Text("2")
            }; Line(); Spacer(); Text("b").padding(.leading)
        }
        #expect(
            try drawing(row.border(.primary), width: 20) == """
                +------------------+
                |1 |              b|
                |2 |               |
                +------------------+
                """)
        #expect(
            try drawing(
                VStack(alignment: .leading) {
                    Text("Title"); Line(); Text("content")
                }.fixedSize()) == """
                    Title
                    -------
                    content
                    """)
    }

    @Test("Layers lie on top of each other")
    func layers() throws {
        #expect(
            try drawing(
                ZStack {
                    Color.yellow; Text("centered")
                }.frame(width: 160, height: 48)) == """
                    +------------------+
                    |     centered     |
                    +------------------+
                    rectangle: yellow
                    """)
        #expect(
            try drawing(
                ZStack(alignment: .bottomTrailing) {
                    Text("1\n2"); Text("x")
                }.border(.primary)) == """
                    +-+
                    |1|
                    |x|
                    +-+
                    """)
    }

    @Test("A scroll view shows the beginning")
    func scroll() throws {
        let rows = ScrollView { ForEach(1..<9) { Text("row \($0)") } }
        #expect(
            try drawing(rows.frame(height: 48).border(.primary)) == """
                +-----+
                |row 1|
                |row 2|
                |row 3|
                +-----+
                5 more lines to scroll to
                """)
        #expect(
            try drawing(
                LazyVStack {
                    Text("a"); Text("b")
                }.frame(width: 24)) == " a\n b")
        #expect(
            try drawing(
                LazyHStack {
                    Text("a"); Text("b")
                }) == "a b")
    }

    @Test("A section's views stand where the section stands")
    func section() throws {
        let sections = VStack(alignment: .leading) {
            Section("Theme") {
                Text("Serif"); Text("Round")
            }
            Section {
                Text("On")
            } header: {
                Text("Sound")
            } footer: {
                Text("footer")
            }
        }
        #expect(try drawing(sections) == "Theme\nSerif\nRound\nSound\nOn\nfooter")
    }
}
