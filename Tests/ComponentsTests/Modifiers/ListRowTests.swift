import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ListRowTests {
    @Test("A background goes from edge to edge, also behind a row that something was put around")
    func background() throws {
        let list = List {
            Text("Sun").listRowBackground(Color.yellow).padding(.leading, 16)
            Text("Moonlight")
        }
        #expect(
            try drawing(list) == """
                .-----------.
                | | Sun   | |
                | --------- |
                | Moonlight |
                '-----------'
                rectangle: yellow
                """)
    }

    @Test("What is nearest to the row counts")
    func nearest() throws {
        let list = List {
            Text("Sun")
            Text("Moonlight").listRowBackground(Color.red).listRowBackground(Color.blue)
        }
        #expect(try drawing(list.listStyle(.plain)) == "Sun\n---------\nMoonlight\nrectangle: red")
    }

    @Test("A section hands traits on to its rows, and not to its header")
    func sections() throws {
        let list = List {
            Section("S") {
                Text("Sun")
                Text("Moon")
            }.listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)).listRowSeparator(.hidden)
        }
        #expect(
            try drawing(list) == """
                .----------.
                | S        |
                |     Sun  |
                |     Moon |
                '----------'
                """)
    }

    @Test("The lines of a section are there or not, where there is no frame")
    func sectionLines() throws {
        let section = Section("S") { Text("Sun") }
        let both = section.listSectionSeparator(.visible)
        #expect(try drawing(List { both }.listStyle(.sidebar)) == "S\n-----\n  Sun\n-----")
        let above = section.listSectionSeparator(.hidden, edges: .bottom)
        #expect(try drawing(List { above }.listStyle(.grouped)) == "S\n-----\n  Sun")
        #expect(try drawing(Form { section }) == "S ---\nSun")
        #expect(try drawing(Form { section.listSectionSeparator(.hidden) }) == "S\nSun")
    }

    @Test("Rows stand apart without lines, where a distance is above 0")
    func spacing() throws {
        let list = List {
            Text("Sun")
            Text("Moon")
        }.listStyle(.plain)
        #expect(try drawing(list.listRowSpacing(16)) == "Sun\n\nMoon")
        #expect(try drawing(list.listRowSpacing(0)) == "Sun\n----\nMoon")
        #expect(
            try drawing(list.listRowSpacing(-3))
                == "Sun\n----\nMoon\nlistRowSpacing -3 is left out: it must not be negative")
    }

    @Test("Without a list the traits of a row say nothing")
    func elsewhere() throws {
        #expect(try drawing(Text("Sun").listRowBackground(Color.red).listRowInsets(EdgeInsets())) == "Sun")
    }
}
