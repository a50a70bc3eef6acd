import AtelierMacros
import Testing

@Suite struct ComponentMacroTests {
    @Test func aComponentShowsItsFieldsInARow() throws {
        #expect(try Badge(text: "new").picture().text == "new")
        #expect(try Badge(text: "new", image: Image(systemName: "star.fill")).picture().text == "new *")
    }

    /// Rules B1, B3 and B6.
    @Test func itsStylesComposeAsTheBuiltInOnesDo() throws {
        let badge = Badge(text: "new")
        #expect(try badge.badgeStyle(.starred).compactTree() == "starred[* def[new] *]")
        #expect(
            try badge.badgeStyle(.starred).style(.badge(.starred)).compactTree() == "starred[* starred[* def[new] *] *]"
        )
        #expect(try badge.badgeStyle(.automatic).badgeStyle(.starred).picture().text == "new")
    }

    @Test func everyKindOfFieldReachesTheStyle() throws {
        var taps = 0
        let panel = Panel(isOn: .constant(true)) {
            Text("one")
            Text("two")
        } row: { index in
            Text("row \(index)")
        } toggle: {
            taps += 1
        }
        #expect(try panel.picture().text == "Panel 2 true one two toggle")
        let rows = try panel.style(GroupedComponentStyle(style: Rows())).picture().text
        #expect(rows == "row 0\nrow 1\nPanel (  o)")
        panel.configuration.toggle()
        #expect(taps == 1)
        #expect(panel.configuration.dismiss == nil)
    }

    /// Rule B8.
    @Test func aStyleThatPushesItselfIsReported() {
        #expect(throws: ResolutionError.styleCycle(component: "Badge", styles: ["endless"])) {
            try Badge(text: "new").badgeStyle(Endless()).picture()
        }
    }

    @Test func whatTheStructWritesItselfIsUsed() throws {
        #expect(try Shop.Price(250).picture().text == "250 c")
        #expect(try Shop.Price(250).priceStyle(.automatic).compactTree() == "automatic[250 c]")
        #expect(try Shop.Price(250).priceStyle(Shop.Struck()).picture().text == "-250-")
        #expect(try note("a").picture().text == "'a'")
    }
}
