import Drawing
import Testing

@Suite struct TextBlockTests {
    private let fox = "The quick brown fox jumps over the lazy dog and runs away"

    @Test func textWrapsAtWords() {
        #expect(
            text(fox).frame(width: 20).border().drawn() == """
                +--------------------+
                |The quick brown fox |
                |jumps over the lazy |
                |dog and runs away   |
                +--------------------+
                """)
    }

    @Test func textIsCutOffAtItsLastLine() {
        #expect(
            text(fox, lines: 2).frame(width: 20).border().drawn() == """
                +--------------------+
                |The quick brown fox |
                |jumps over the la...|
                +--------------------+
                """)
        #expect(
            text(fox).frame(width: 20, height: 1).border().drawn() == """
                +--------------------+
                |The quick brown f...|
                +--------------------+
                """)
        #expect(
            text("Published yesterday at noon", lines: 1).frame(width: 18).border().drawn() == """
                +------------------+
                |Published yeste...|
                +------------------+
                """)
        #expect(
            text("long").frame(width: 2, height: 1).border().drawn() == """
                +--+
                |l~|
                +--+
                """)
        #expect(
            text("long").frame(width: 1, height: 1).border().drawn() == """
                +-+
                |~|
                +-+
                """)
    }

    @Test func longWordsAreBroken() {
        #expect(
            text("Donaudampfschifffahrt").frame(width: 8).border().drawn() == """
                +--------+
                |Donaudam|
                |pfschiff|
                |fahrt   |
                +--------+
                """)
    }

    @Test(
        "Lines end behind hyphens and dashes, of which none stands alone",
        arguments: [
            ("x-ray/up–down—far", 8, "x-\nray/up–\ndown—far"), ("state-of-the-art", 3, "sta\nte-\nof-\nth\ne-\nart"),
            ("state-of-the-art", 5, "stat\ne-of-\nthe-\nart"), ("1990–2020", 5, "1990–\n2020"),
            ("日本語、中国語。", 6, "日本\n語、中\n国語。"),
        ])
    func hyphens(string: String, width: Int, picture: String) {
        #expect(text(string).frame(width: width, .leading).drawn() == picture)
    }

    @Test func softHyphensShowWhereAWordIsBrokenAtThem() {
        #expect(text("soft\u{AD}hyphen\u{AD}").drawn() == "softhyphen")
        #expect(text("soft\u{AD}hyphen").frame(width: 6).drawn() == "soft-\nhyphen")
        #expect(text("soft\u{AD}hyphen").frame(width: 4).drawn() == "soft\nhyph\nen")
        let runs = [TextBlock.Run("so\u{AD}ft\u{AD}", ink(.red)), TextBlock.Run("er")]
        #expect(Element(TextBlock(runs)).frame(width: 4).drawn() == "so-\nfter\nsoft: red")
    }

    @Test func linesAreAligned() {
        let block = Element(TextBlock("one two three\nfour", .text, TextSetting(alignment: .trailing)))
        #expect(
            block.frame(width: 8).border().drawn() == """
                +--------+
                |one two |
                |  three |
                |   four |
                +--------+
                """)
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(
            text("日本語 👩‍👩‍👧 e\u{301} 1️⃣ ❤️").border().drawn() == """
                +-----------------+
                |日本語 👩‍👩‍👧 é 1️⃣ ❤️|
                +-----------------+
                """)
        #expect(
            text("日本語を書く").frame(width: 5).border().drawn() == """
                +-----+
                |日本 |
                |語を |
                |書く |
                +-----+
                """)
        #expect(
            text("日本").frame(width: 1).border().drawn(width: 3) == """
                +-+
                |~|
                |~|
                +-+
                """)
    }

    @Test func controlAndFormattingCharactersAreWrittenOut() {
        #expect(
            text("\u{1B}[1m a\u{202E}b \u{200D} \u{7F}\tx").drawn() == #"""
                \u{1B}[1m a\u{202E}b \u{200D} \u{7F}    x
                """#)
        #expect(text("\u{301}a").drawn() == " \u{301}a")
        #expect(text("a\r\nb").drawn() == "a\nb")
    }

    @Test func rightToLeftTextStaysInItsFrame() {
        #expect(
            text("שלום עולם").border().drawn() == """
                +---------+
                |שלום עולם|
                +---------+
                """)
    }

    @Test func aMillionSpacesAreOneLine() {
        #expect(text(String(repeating: " ", count: 1_000_000) + "x").border().drawn(width: 8).count < 100)
        #expect(text(String(repeating: " ", count: 1_000_000)).border().drawn(width: 8).count < 100)
    }

    @Test func severalInksMakeOneText() {
        let runs = [TextBlock.Run("one "), TextBlock.Run("two three", ink(.red)), TextBlock.Run(" four")]
        #expect(
            Element(TextBlock(runs)).frame(width: 8).border().drawn() == """
                +--------+
                |one two |
                |three   |
                |four    |
                +--------+
                two three: red
                """)
    }

    @Test func emptyTextTakesOneRow() {
        #expect(Element(TextBlock("")).size(.unspecified) == Size(width: 0, height: 1))
    }

    @Test func aWideCharacterThatIsCutInTwoLeavesABlank() {
        let layers = zstack(text("a漢字"), text("👩‍👩‍👧‍👦 b"), align: .leading)
        #expect(layers.drawn() == "👩‍👩‍👧‍👦 b")
        #expect(zstack(text("漢字"), text("ab"), align: .center).drawn() == " ab")
    }

    @Test func besideAFillATextKeepsNothingFree() {
        let row = hstack(fill(.rectangle, .red), text("|"), fill(.rectangle, .blue), spacing: 0)
        #expect(row.frame(width: 9, height: 1).drawn() == "----|----\nrectangle #1: red   rectangle #2: blue")
    }

    @Test func linesEndBehindHyphensOfWords() {
        #expect(
            text("super-long-hyphenated-word").frame(width: 15).border().drawn() == """
                +---------------+
                |super-long-    |
                |hyphenated-word|
                +---------------+
                """)
        #expect(
            text("a 3-4 x--yz -ab").frame(width: 4).border().drawn() == """
                +----+
                |a   |
                |3-4 |
                |x--y|
                |z   |
                |-ab |
                +----+
                """)
    }

    @Test func lettersOfAConjunctTakeAColumnEach() {
        #expect(
            text("नमस्ते காட்சி กำ क्ष्म्य").border().drawn() == """
                +------------------+
                |नमस्ते காட்சி กำ क्ष्म्य|
                +------------------+
                """)
    }

    @Test func aNameOfAnImageKeepsBothBracketsOrIsLeftOut() {
        let name = Element(TextBlock("<bell>", .text, TextSetting(lineLimit: 1, ending: 1)))
        #expect(name.frame(width: 5).border().drawn() == "+-----+\n| <b> |\n+-----+")
        #expect(name.frame(width: 2).border().drawn() == "+--+\n|  |\n+--+")
    }

    @Test func aTextOfWhichOneLineIsShownHasRoomForItsDots() {
        #expect(text("a\nb", lines: 1).drawn() == "a...")
    }
}
