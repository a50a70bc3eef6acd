import Components
import StyleEngine
import Testing

@Suite struct DisclosureGroupTests {
    @Test("A group remembers by itself whether it is open")
    func state() throws {
        let view = DisclosureGroup("More") {
            Text("hidden")
            Toggle("Sound", isOn: .constant(true))
        }
        let resolver = Resolver()
        let node = try resolver.resolve(view)
        #expect(picture(of: node) == "[+] More")
        guard case .tap(let tap)? = firstComponent(node)?.interaction else {
            Issue.record("a group can be tapped")
            return
        }
        tap()
        try resolver.update()
        #expect(picture(of: node) == "[-] More\n    hidden\n    Sound (  o)")
        #expect(picture(of: try resolver.resolve(view)) == "[-] More\n    hidden\n    Sound (  o)")
    }

    @Test("It fills a firm width, so that nothing around it moves when it is opened")
    func width() throws {
        func framed(_ isExpanded: Bool) throws -> String {
            try picture {
                VStack {
                    DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("something longer") }
                    Text("end")
                }
                .frame(width: 192).border(.gray)
            }
        }
        #expect(
            try framed(false) == """
                +------------------------+
                |[+] More                |
                |          end           |
                +------------------------+
                border: gray
                """)
        #expect(
            try framed(true) == """
                +------------------------+
                |[-] More                |
                |    something longer    |
                |          end           |
                +------------------------+
                border: gray
                """)
        #expect(
            try picture {
                HStack {
                    DisclosureGroup("More") { Text("hidden") }
                    Text("end")
                }.frame(width: 160)
            } == "[+] More         end")
    }

    @Test("A binding says whether it is open; a style may build on the next one")
    func style() throws {
        struct OverDisclosureGroupStyle: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                DisclosureGroup(configuration)
            }
        }
        let view = DisclosureGroup("More", isExpanded: .constant(true)) { Text("hidden") }
            .disclosureGroupStyle(OverDisclosureGroupStyle())
        #expect(try tree { view } == "over[def[More hidden]]")
        #expect(try picture { view } == "[-] More\n    hidden")
    }
}
