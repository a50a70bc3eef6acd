import Catalogue
import Components
import Testing

@Suite struct BuiltInsTests {
    @Test("The protocols of styles are found by name")
    func protocols() throws {
        let names = [
            "ButtonStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "PrimitiveButtonStyle", "ToggleStyle",
        ]
        let families = try names.map { try #require(BuiltIns.components.styleProtocol(named: $0)).family.name }
        #expect(families == ["Button", "GroupBox", "Label", "LabeledContent", "Button", "Toggle"])
    }
}
