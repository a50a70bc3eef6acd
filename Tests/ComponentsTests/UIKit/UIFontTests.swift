import Components
import Testing

@Suite struct UIFontTests {
    @Test("A font is there by the names that iOS knows, of families and of single fonts")
    func names() {
        for name in ["Avenir", "Avenir Next", "AvenirNext-DemiBold", "HelveticaNeue-CondensedBlack", "helvetica"] {
            #expect(UIFont(name: name, size: 12) != nil)
        }
        for name in ["NoSuchFont", "Inter", "", "AvenirNext-", "-Bold"] {
            #expect(UIFont(name: name, size: 12) == nil)
        }
    }
}
