import Testing

/// Ctrl-C while something is read, checked, laid out or drawn. Each case is one that once took long to stop, or could not
/// be stopped. What was left alone goes on for a while, so that they take turns.
@Suite(.serialized) struct CheckInterruptTests {
    @Test(arguments: [
        // Reading and checking.
        LongWork(
            "many declarations", (0..<LongWork.many(20_000)).map { "let a\($0) = 1" }.joined(separator: "\n"),
            showing: "let a2"),
        LongWork(
            "a line of many statements", (0..<LongWork.many(60_000)).map { "let q\($0) = 1; " }.joined(), isRead: true),
        LongWork(
            "a long comment", LongWork.repeated("// a b c\n", LongWork.many(400_000)) + "let z = 1", isRead: true),
        LongWork("modifiers", "Text(\"a\")" + LongWork.repeated(".padding(0)", 5_000)),
        LongWork("members", "kept" + LongWork.repeated(".a", 20_000)),
        LongWork("sum", "let x = " + LongWork.repeated("1", 5_000, between: " + ")),
        LongWork("conditionals", "let x = " + LongWork.repeated("true ? 1 : ", 5_000) + "1"),
        LongWork("conditionals without an end", LongWork.repeated("true ? ", 3_000)),
        LongWork("arguments", "print(" + LongWork.repeated("1", 10_000, between: ", ") + ")"),
        LongWork("literal", "let x = [" + LongWork.repeated("1", 30_000, between: ", ") + "]"),
        LongWork(
            "cases",
            "switch 5 {\n" + (0..<10_000).map { "case \($0): print(\($0))" }.joined(separator: "\n")
                + "\ndefault: break\n}"),
        LongWork(
            "extensions",
            "struct S {}\n"
                + (0..<1_000).map { "extension S { var a\($0): Int { \($0) } }" }.joined(separator: "\n")),
        // Layout and drawing.
        LongWork(
            "grid", "Grid { ForEach(0..<200) { r in GridRow { ForEach(0..<200) { c in Text(\"\\(r * c)\") } } } }"),
        LongWork("rows", "VStack { ForEach(0..<20_000) { Text(\"\\($0)\").border(.red) } }"),
        LongWork("list", "List { ForEach(0..<20_000) { Text(\"\\($0)\").badge($0) } }"),
        LongWork(
            "boxes inside each other",
            "var v = AnyView(Text(\"a\"))\nfor _ in 0..<5_000 { v = AnyView(GroupBox { v }) }\nv"),
        LongWork(
            "long texts",
            "let t = Text(String(repeating: \"a b \", count: 1_000_000))\nHStack { ForEach(0..<100) { _ in t } }"),
        LongWork(
            "paths",
            "var p = Path()\nfor i in 0..<500 { p.addEllipse(in: CGRect(x: Double(i), y: 0, width: 500, height: 5000)) }\n"
                + "ZStack { ForEach(0..<100) { _ in p.stroke().frame(width: 640, height: 5000) } }"),
        LongWork("a long text", "Text(String(repeating: \"word \", count: 400_000))"),
    ])
    func thePromptIsBack(work: LongWork) throws { try work.expectThePromptBack() }
}
