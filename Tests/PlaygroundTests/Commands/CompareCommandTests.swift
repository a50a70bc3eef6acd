import Playground
import Testing

@Suite struct CompareCommandTests {
    @Test("Of tall canvases the rows are shown that differ, with some around them")
    func tall() {
        var playground = Playground()
        _ = playground.enter("VStack { ForEach(0..<100) { Text(\"row \\($0)\") } }")
        let reply = playground.enter(
            ":compare VStack { ForEach(0..<100) { Text($0 == 50 || $0 == 52 ? \"other\" : \"row \\($0)\") } }")
        #expect(
            reply.output == """
                the canvas    VStack { ForEach(0..<100) { Text($0 == 50 || $0 == 52 ? "...
                ... 48 rows   ... 48 rows
                row 48        row 48
                row 49        row 49
                row 50        other
                row 51        row 51
                row 52        other
                row 53        row 53
                row 54        row 54
                ... 45 rows   ... 45 rows

                  52 Text "other"   "row 50" -> "other"
                  54 Text "other"   "row 52" -> "other"
                """)
    }

    @Test("Of tall canvases that are alike the beginning is shown")
    func alike() {
        var playground = Playground()
        _ = playground.enter("VStack { ForEach(0..<100) { Text(\"row \\($0)\") } }")
        let rows = playground.enter(":compare .tint(.red)").output.split(separator: "\n")
        #expect(rows.prefix(2) == ["the canvas    .tint(.red)", "row 0         row 0"])
        #expect(rows.dropFirst(60).prefix(2) == ["row 59        row 59", "... 40 rows   ... 40 rows"])
    }
}
