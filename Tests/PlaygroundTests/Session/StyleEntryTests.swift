import Testing

@testable import Playground

@Suite struct StyleEntryTests {
    static let tagged = """
        struct TaggedGroupBoxStyle: GroupBoxStyle {
          let tag: String
          func makeBody(configuration: Configuration) -> some View {
            VStack { Text(tag); configuration.content }
          }
        }
        extension GroupBoxStyle where Self == TaggedGroupBoxStyle {
          static func tagged(_ tag: String) -> Self { Self(tag: tag) }
        }
        """

    private func session(_ entries: String...) -> (Playground, [String]) {
        var playground = Playground()
        let answers = ([Self.tagged] + entries).map { playground.enter($0).output }
        return (playground, answers)
    }

    @Test func tellsInWhichOrderStylesAreTaken() {
        let (_, answers) = session(
            "GroupBox { GroupBox { Text(\"x\") } }", ".groupBoxStyle(.tagged(\"A\"))", ".groupBoxStyle(.tagged(\"B\"))",
            ".groupBoxStyle(.tagged(\"C\"))", ".buttonStyle(.bordered)", ":tree -c", ":stack")
        #expect(answers[0] == "declared struct TaggedGroupBoxStyle, extension GroupBoxStyle")
        #expect(answers[2].hasSuffix("\nGroupBox: tagged(\"A\") on top, then the default"))
        #expect(answers[3].hasSuffix("\nGroupBox: tagged(\"A\") on top, then tagged(\"B\"), then the default"))
        #expect(
            answers[4].hasSuffix(
                """

                GroupBox: tagged("A") on top, then tagged("B"), then tagged("C"), then the
                  default
                note: tagged("C") is not taken: 4 GroupBox takes tagged("B"), and nothing inside
                  asks for the next style (B3)
                """))
        #expect(answers[5].hasSuffix("\nnote: bordered is not taken: no Button stands inside (B2)"))
        #expect(answers[6] == "A[A B[B x]]")
        #expect(
            answers[7] == """
                Button
                  bordered      entry 6: .buttonStyle(.bordered)
                  the default   once nothing is left

                GroupBox
                  tagged("A")   entry 3: .groupBoxStyle(.tagged("A"))
                  tagged("B")   entry 4: .groupBoxStyle(.tagged("B"))
                  tagged("C")   entry 5: .groupBoxStyle(.tagged("C"))
                  the default   once nothing is left
                """)
    }

    @Test("Where styles are pushed further in, too, the order says no more than what it knows")
    func pushesFurtherIn() {
        func line(_ view: String, _ layer: String = #".groupBoxStyle(.tagged("A"))"#) -> String? {
            session(view, layer).1[2].split(separator: "\n").first { $0.hasPrefix("GroupBox: ") }.map(String.init)
        }
        let again = """
            struct Again: GroupBoxStyle {
              func makeBody(configuration: Configuration) -> some View { configuration.content.groupBoxStyle(self) }
            }
            """
        #expect(
            session(again, "GroupBox { GroupBox { Text(\"x\") } }", ".groupBoxStyle(Again())").1[3]
                == "x\nGroupBox: again on top; others are pushed further in")
        #expect(
            line(#"GroupBox { GroupBox { Text("x") }.groupBoxStyle(.tagged("B")) }"#)
                == #"GroupBox: tagged("A") on top; others are pushed further in"#)
        // Of neighbours one finds another style on top.
        #expect(
            line(#"HStack { GroupBox { Text("x") }.groupBoxStyle(.tagged("B")); GroupBox { Text("y") } }"#)
                == #"GroupBox: tagged("A") on top; others are pushed further in"#)
        #expect(
            line(
                #"HStack { GroupBox { Text("x") }.groupBoxStyle(.tagged("B")); GroupBox { Text("y") }.groupBoxStyle(.tagged("C")) }"#
            ) == nil)
        #expect(
            line(#"HStack { GroupBox { Text("x") }; GroupBox { Text("y") } }.groupBoxStyle(.tagged("B"))"#)
                == #"GroupBox: tagged("B") on top, then tagged("A"), then the default"#)
    }
}
