import Testing

@testable import Language

@Suite("View builders")
struct ViewBuilderTests {
    @Test(
        "The type of what stands side by side",
        arguments: [
            ("VStack {}", "view: VStack<EmptyView>"),
            (#"VStack { Text("a") }"#, "view: VStack<Text>"),
            (#"VStack { Text("a"); Image(systemName: "sun.min") }"#, "view: VStack<TupleView<(Text, Image)>>"),
            (#"VStack { if on { Text("a") } }"#, "view: VStack<Text?>"),
            (
                #"VStack { if on { Text("a") } else { EmptyView() } }"#,
                "view: VStack<_ConditionalContent<Text, EmptyView>>"
            ),
            (#"VStack { let n = 3; let _ = print(n); Text("\(n)") }"#, "view: VStack<Text>"),
            (
                #"VStack { switch 2 { case 1: Text("a"); default: EmptyView() } }"#,
                "view: VStack<_ConditionalContent<Text, EmptyView>>"
            ),
            (#"VStack { ForEach(0..<3) { Text("\($0)") } }"#, "view: VStack<ForEach<Range<Int>, Int, Text>>"),
            ("#Preview { Text(\"a\") }", "view: Text"),
        ])
    func types(entry: String, answer: String) {
        #expect(Workbench.check("let on = true", entry) == answer)
    }

    @Test func whatIsNoView() {
        #expect(
            Workbench.check(#"VStack { Text("a"); 3 }"#)
                == """
                1:21: error: static method 'buildExpression' requires that 'Int' conform to 'View'
                  VStack { Text("a"); 3 }
                                      ^
                """)
    }

    @Test func loopsAreRefused() {
        #expect(
            Workbench.check(#"VStack { for i in 0..<3 { Text("a") } }"#)
                == """
                1:10: error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'; use 'ForEach'
                  VStack { for i in 0..<3 { Text("a") } }
                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
                """)
    }

    @Test func aReturnSwitchesTheBuilderOff() {
        #expect(
            Workbench.check(
                """
                struct Badge: View {
                    var body: some View {
                        let text = "a"
                        return Text(text)
                    }
                }
                """) == "declared struct Badge")
    }

    @Test func anExistentialViewIsNoView() {
        #expect(
            Workbench.check(
                """
                protocol Look { associatedtype Body: View; func makeBody() -> Body }
                struct Shown: View {
                    var look: any Look
                    var body: some View { look.makeBody() }
                }
                """)
                    == """
                    4:27: error: type 'any View' cannot conform to 'View'; write 'AnyView(…)' around it
                          var body: some View { look.makeBody() }
                                                ^~~~~~~~~~~~~~~
                    """)
    }

    @Test func bindingsReachIntoElements() {
        #expect(
            Workbench.check(
                "struct Row: Identifiable { let id: Int; var name: String; var on = false }",
                "@State var rows = [Row(id: 1, name: \"a\")]",
                "ForEach($rows) { $row in Toggle(row.name, isOn: $row.on) }")
                == "view: ForEach<[Row], Int, Toggle<Text>>")
    }
}
