import Components
import Drawing
import StyleEngine
import Testing

@Suite("Markdown within a line")
struct InlineMarkdownTests {
    /// The text with a mark on both sides of what is bold, slanted, underlined or struck, and below it how else it looks.
    private func drawn(_ key: LocalizedStringKey) throws -> String {
        let root = try Resolver().resolve(Text(key))
        let rows = ColoredPicture(of: root, width: 60).rows.map { runs in
            runs.map { run in
                let marks = zip([Ink.Traits.bold, .italic, .underline, .strikethrough], ["*", "/", "_", "~"])
                    .filter { run.traits.contains($0.0) }.map(\.1)
                return marks.joined() + run.text + marks.reversed().joined()
            }.joined()
        }
        let traits: Set = ["bold", "italic", "underline", "strikethrough"]
        let looks = Picture(of: root, width: 60).legend.entries.compactMap { entry -> String? in
            let words = entry.look.split(separator: ", ").map(String.init).filter { !traits.contains($0) }
            return words.isEmpty ? nil : "\(entry.subject): \(words.joined(separator: ", "))"
        }
        return (rows + looks).joined(separator: "\n")
    }

    @Test("A word takes the plural behind a number that is not one, and that is noted")
    func inflection() throws {
        let noted = Noted()
        let context = EvaluationContext { noted.all.append($0) }
        let noun = "berry"
        let shown = try EvaluationContext.$current.withValue(context) {
            try [1, 2].map {
                try drawn("You have ^[\($0) new item](inflect: true) and ^[\($0) \(noun)](inflect: true).")
            }
        }
        #expect(shown == ["You have 1 new item and 1 berry.", "You have 2 new items and 2 berries."])
        #expect(
            noted.all == [
                .inflection(singular: "item", plural: "items"), .inflection(singular: "berry", plural: "berries"),
            ])
        #expect(try drawn("^[**0** small **box**](inflect: true)!") == "*0* small *boxes*!")
        #expect(try drawn("^[1,234 person](morphology: { number: \"other\" }, inflect: true)") == "1,234 people")
        #expect(try drawn("^[no item](inflect: true)") == "no item")
        #expect(try drawn("^[\(3) item](rainbow: 'extreme')") == "3 item")
        for open in [
            "^[3 item]", "^[3 item](inflect: true", "^3 item](inflect: true)", "a^b", "^[3 item] (inflect: true)",
        ] {
            #expect(try drawn(LocalizedStringKey(open)) == open)
        }
        #expect(try drawn("^[3 [item](a.b)](inflect: true)") == "3 items\nitems: accent, a.b")
    }

    @Test(
        "The plural of words",
        arguments: [
            ("item", "items"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("class", "classes"),
            ("match", "matches"), ("Person", "People"), ("child", "children"), ("sheep", "sheep"), ("items", "items"),
            ("photo", "photos"), ("y", "ys"),
        ])
    func plural(word: String, plural: String) throws {
        #expect(try drawn(LocalizedStringKey("^[2 \(word)](inflect: true)")) == "2 \(plural)")
    }

    private final class Noted {
        var all: [RuntimeNote] = []
    }

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
            ("` a `", "a\na: monospaced"), ("**`a`**", "*a*\na: monospaced"),
        ])
    func code(markdown: String, picture: String) throws {
        #expect(try drawn(LocalizedStringKey(markdown)) == picture)
    }

    @Test(
        "Links have the tint and no line below, and lead nowhere",
        arguments: [
            ("[a](https://a.b)", "a\na: accent, https://a.b"), ("[a](<b> \"title\")", "a\na: accent, b"),
            ("<https://a.b>", "https://a.b\nhttps://a.b: accent"), ("[a] (b)", "[a] (b)"), ("[a](b c)", "[a](b c)"),
            ("[a [b](c)](d)", "[a b](d)\nb: accent, c"), ("![a](b)", "![a](b)"), ("a < b > c", "a < b > c"),
            ("[(a)](b(c)d)", "(a)\n(a): accent, b(c)d"),
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
