import Atelier
import Testing

extension ArticlesTests {
    @Test(arguments: ["README.md", "Sources/Atelier/Atelier.docc/Atelier.md"])
    func libraryInFiveLines(page: String) throws {
        let print = Printer()

        let tea = GroupBox("Tea") {
            Label("Sencha", systemImage: "leaf")
        }
        print(try tea.labelStyle(.titleOnly).picture(charset: .unicode))
        print(try tea.labelStyle(.titleOnly).tree())

        try print.check(against: page)
    }
}
