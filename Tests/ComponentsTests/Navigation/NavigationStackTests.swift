import Components
import Drawing
import StyleEngine
import Testing

@Suite struct NavigationStackTests {
    @Test("The title of something inside stands above the view")
    func titles() throws {
        let view = VStack {
            Text("Sencha").navigationTitle("Teas")
            Text("Assam").navigationTitle("Later")
        }
        #expect(try drawing(view) == "Sencha\nAssam")
        #expect(try drawing(NavigationStack { view }) == "Teas\nSencha\nAssam\nTeas: bold")
        #expect(
            try drawing(NavigationView { view.navigationBarTitleDisplayMode(.inline) })
                == " Teas\n------\nSencha\nAssam\nTeas: bold")
        #expect(try drawing(NavigationStack { Text("Sencha") }) == "Sencha")
    }

    @Test("A link is a row with a sign at its end in a list, and a button elsewhere")
    func links() throws {
        let link = NavigationLink("Sencha") { Text("A green tea") }
        #expect(try drawing(link) == "Sencha")
        #expect(
            try drawing(List { link }.listStyle(.plain).frame(width: 128)) == "Sencha         >")
        #expect(
            try drawing(List { NavigationLink(value: 1) { Text("Sencha") } }.listStyle(.plain).frame(width: 128))
                == "Sencha         >")
    }
}
