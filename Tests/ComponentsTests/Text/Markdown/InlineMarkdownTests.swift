import Components
import Testing

@Suite("Markdown within a line")
struct InlineMarkdownTests {
    private func drawn(_ key: LocalizedStringKey) throws -> String { try drawing(Text(key)) }

    @Test(
        "Emphasis follows CommonMark",
        arguments: [
            ("**bold** and *slanted*", "*bold* and /slanted/"), ("__bold__ and _slanted_", "*bold* and /slanted/"),
            ("***both***", "*/both/*"), ("**a _b_ c**", "*a **/b/** c*"), ("~~gone~~ ~too~", "~gone~ ~too~"),
            ("snake_case_name", "snake_case_name"), ("a__b__c", "a__b__c"), ("a*b*c", "a/b/c"),
            ("5 * 3 * 2", "5 * 3 * 2"), ("**open", "**open"), ("*a**b*", "/a**b/"), ("**a*", "*/a/"),
            ("**\"quoted\"**", "*\"quoted\"*"), ("~~~three~~~", "~~~three~~~"), ("* item", "* item"),
            ("# Title", "# Title"), ("one\ntwo **three**", "one\ntwo *three*"), ("", ""),
        ])
    func emphasis(markdown: String, picture: String) throws {
        #expect(try drawn(LocalizedStringKey(markdown)) == picture)
    }

    @Test(
        "A backslash takes the meaning from a mark, and some characters have names",
        arguments: [
            (#"\*a\*"#, "*a*"), (#"\a \\"#, #"\a \"#), ("a &amp; b &lt; &unknown;", "a & b < &unknown;"),
            (#"\[a](b)"#, "[a](b)"),
        ])
    func escapes(markdown: String, picture: String) throws {
        #expect(try drawn(LocalizedStringKey(markdown)) == picture)
    }

    @Test(
        "Code is monospaced, and nothing is read in it",
        arguments: [
            ("`a *b*`", "a *b*\na *b*: monospaced"), ("``a`b``", "a`b\na`b: monospaced"), ("`open", "`open"),
            ("` a `", "a\na: monospaced"), ("**`a`**", "*a*\n*a*: monospaced"),
        ])
    func code(markdown: String, picture: String) throws {
        #expect(try drawn(LocalizedStringKey(markdown)) == picture)
    }

    @Test(
        "Links have the tint and a line below, and lead nowhere",
        arguments: [
            ("[a](https://a.b)", "_a_\n_a_: accent, https://a.b"), ("[a](<b> \"title\")", "_a_\n_a_: accent, b"),
            ("<https://a.b>", "_https://a.b_\n_https://a.b_: accent"), ("[a] (b)", "[a] (b)"), ("[a](b c)", "[a](b c)"),
            ("[a [b](c)](d)", "[a _b_](d)\n_b_: accent, c"), ("![a](b)", "![a](b)"), ("a < b > c", "a < b > c"),
            ("[(a)](b(c)d)", "_(a)_\n_(a)_: accent, b(c)d"),
        ])
    func links(markdown: String, picture: String) throws {
        #expect(try drawn(LocalizedStringKey(markdown)) == picture)
    }

    @Test("Long rows of marks take no longer than they are long")
    func manyMarks() {
        let marks = String(repeating: "*a _b **c ~", count: 5000) + String(repeating: "c~ d* e_ ", count: 5000)
        #expect(Text(LocalizedStringKey(marks)).string.count <= marks.count)
        let brackets = String(repeating: "[", count: 20_000) + String(repeating: "](", count: 20_000)
        #expect(Text(LocalizedStringKey(brackets)).string == brackets)
    }
}
