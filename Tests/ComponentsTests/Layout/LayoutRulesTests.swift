import Components
import Drawing
import StyleEngine
import Testing

/// The rules by which views are placed, each in its smallest picture.
@Suite struct LayoutRulesTests {
    @Test("H1: the parent proposes a size, the child chooses its own, the parent places it")
    func proposal() throws {
        #expect(
            try drawing(Text("one two").frame(width: 48).border(.primary)) == """
                +------+
                | one  |
                | two  |
                +------+
                """)
        #expect(
            try drawing(Text("one").frame(width: 48).border(.primary)) == """
                +------+
                | one  |
                +------+
                """)
    }

    @Test("H2: 8 points are a column and 16 a row, halves count up, and nothing above zero vanishes")
    func lengths() throws {
        func space(_ points: CGFloat) throws -> String {
            try drawing(
                HStack(spacing: points) {
                    Text("a"); Text("b")
                })
        }
        #expect(try [0, 1, 8, 11, 12, 20].map(space) == ["ab", "a b", "a b", "a b", "a  b", "a   b"])
        let rows = VStack(spacing: 24) {
            Text("a"); Text("b")
        }
        #expect(try drawing(rows) == "a\n\n\nb")
    }

    @Test("H3: views in a row stand one column apart, in a column close together, and both are centred")
    func spacing() throws {
        let views = Group {
            Text("1\n2\n3"); Text("wide")
        }
        #expect(try drawing(HStack { views }) == "1\n2 wide\n3")
        #expect(try drawing(VStack { views }) == " 1\n 2\n 3\nwide")
    }

    @Test("H4: the higher priority is served first, then the less flexible; what is left is shared equally")
    func shares() throws {
        func row(_ first: Double) throws -> String {
            try drawing(
                HStack {
                    Text("one two").layoutPriority(first); Text("three four")
                }.frame(width: 104))
        }
        #expect(try row(0) == "  one three\n  two four")
        #expect(try row(1) == "one two three\n        four")
        let fill = HStack(spacing: 0) {
            Color.red; Color.blue
        }
        #expect(try drawing(fill.frame(width: 64, height: 16)) == "::::%%%%\n: red   % blue")
    }

    @Test("H5: a spacer takes what is left along its stack and nothing across; in a row it keeps a column")
    func spacer() throws {
        let row = HStack {
            Text("a"); Spacer(); Text("b")
        }
        #expect(try drawing(row.frame(width: 64)) == "a      b")
        #expect(try drawing(row.fixedSize()) == "a b")
        let column = VStack {
            Text("a"); Spacer(); Text("b")
        }
        #expect(try drawing(column.frame(height: 64)) == "a\n\n\nb")
        #expect(try drawing(column.fixedSize()) == "a\nb")
    }

    @Test("H6: a divider runs across the stack around it, and from left to right outside of stacks")
    func divider() throws {
        let views = Group {
            Text("a"); Divider(); Text("b")
        }
        #expect(try drawing(VStack { views }.frame(width: 24)) == " a\n---\n b")
        #expect(try drawing(HStack { views }.fixedSize()) == "a | b")
        #expect(try drawing(Divider().frame(width: 24)) == "---")
    }

    @Test("H7: what is laid before or behind a view gets that view's size, and leaves it as it is")
    func layers() throws {
        let text = Text("ab").padding(8)
        #expect(
            try drawing(text.border(.primary)) == """
                +----+
                |    |
                | ab |
                |    |
                +----+
                """)
        #expect(
            try drawing(text.overlay(alignment: .topLeading) { Text("x") }.border(.primary)) == """
                +----+
                |x   |
                | ab |
                |    |
                +----+
                """)
        let room = Color.clear.frame(width: 32, height: 48)
        #expect(
            try drawing(room.background { Text("one two") }.border(.primary)) == """
                +----+
                |one |
                |two |
                |    |
                +----+
                """)
    }

    @Test("H8: a frame fixes the axes that it names; what is inside is centred, or aligned, and may stick out")
    func frame() throws {
        #expect(try drawing(Text("a").frame(width: 40).border(.primary)) == "+-----+\n|  a  |\n+-----+")
        #expect(
            try drawing(Text("a").frame(width: 40, alignment: .trailing).border(.primary))
                == "+-----+\n|    a|\n+-----+")
        #expect(
            try drawing(Text("abcdef").fixedSize().frame(width: 24).border(.primary)) == """
                 +---+
                a|cde|
                 +---+
                a border hides part of "abcdef"
                """)
    }

    @Test("H9: a flexible frame keeps its content within bounds, and fills where its maximum is infinity")
    func flexibleFrame() throws {
        #expect(try drawing(Text("a").frame(minWidth: 40).border(.primary)) == "+-----+\n|  a  |\n+-----+")
        #expect(
            try drawing(Text("a").frame(maxWidth: .infinity).border(.primary), width: 9)
                == "+-------+\n|   a   |\n+-------+")
        #expect(try drawing(Text("one two").frame(maxWidth: 32).border(.primary)) == "+----+\n|one |\n|two |\n+----+")
    }

    @Test("H10: a view of fixed size takes what it likes, whatever is proposed")
    func fixedSize() throws {
        #expect(try drawing(Text("one two").frame(width: 32)) == "one\ntwo")
        #expect(try drawing(Text("one two").fixedSize().frame(width: 32)) == "one two")
    }

    @Test("H11: a border takes a cell on each side")
    func border() throws {
        #expect(
            try drawing(
                HStack(spacing: 0) {
                    Text("a").border(.primary); Text("b")
                }) == "+-+\n|a|b\n+-+")
    }

    @Test("H12: padding without a length is 16 points: two columns and one row, in every scale")
    func padding() throws {
        let padded = Text("a").padding().border(.primary)
        #expect(try drawing(padded) == "+-----+\n|     |\n|  a  |\n|     |\n+-----+")
        #expect(try padded.picture(scale: .oneToOne).text == drawing(padded))
    }

    @Test("H13: where a view can't stand in the very middle, it stands further to the left and further up")
    func remainder() throws {
        #expect(
            try drawing(Text("a").frame(width: 32, height: 32).border(.primary)) == "+----+\n| a  |\n|    |\n+----+")
    }

    @Test("H14: wide characters take two columns, and words are broken between characters as people see them")
    func wideCharacters() throws {
        #expect(try drawing(Text("茶🍵").border(.primary)) == "+----+\n|茶🍵|\n+----+")
        #expect(try drawing(Text("👩‍👩‍👧e\u{301}").border(.primary), width: 4) == "+--+\n|👩‍👩‍👧|\n|e\u{301} |\n+--+")
    }

    @Test("H15: nothing is drawn beyond the width of the picture")
    func width() throws {
        #expect(try drawing(Text("one two three"), width: 5) == "one\ntwo\nthree")
        #expect(
            try drawing(Text("abcdef").fixedSize().border(.primary), width: 5)
                == "+----\n|abcd\n+----\ncut\noff\nat\ncolum\nn 5\nof 8")
    }

    @Test("H16: what can grow fills the width that something sets, and takes its ideal where nothing does")
    func growing() throws {
        let slider = Slider(value: .constant(0.4))
        #expect(try drawing(slider) == "----o-----")
        #expect(try drawing(slider, width: 4) == "-o--")
        #expect(try drawing(slider.frame(width: 160)) == "--------o-----------")
        #expect(try drawing(slider.frame(maxWidth: .infinity), width: 12) == "----o-------")
        #expect(try drawing(slider.fixedSize().frame(width: 96)) == " ----o-----")
        #expect(try drawing(slider.frame(minWidth: 96)) == "----o-------")
        #expect(try drawing(slider.frame(minWidth: 40)) == "----o-----")
        let field = HStack {
            Text("Name")
            TextField("Name", text: .constant("x"))
        }
        #expect(try drawing(field) == "Name [x_________]")
        #expect(try drawing(field.frame(width: 160)) == "Name [x____________]")
        let column = VStack(alignment: .leading) {
            Text("A line of text")
            slider
            HStack {
                Text("0")
                slider
            }
        }
        #expect(try drawing(column) == "A line of text\n-----o--------\n0 ----o-------")
        #expect(try drawing(column, width: 80) == drawing(column))
        let origin = LabeledContent("Origin", value: "Kenya")
        #expect(try drawing(origin.frame(width: 160)) == "Origin         Kenya")
    }

    @Test("H17: lists and forms take what they are offered, and what is longer scrolls")
    func lists() throws {
        let list = List {
            Text("a")
            Text("b")
            Text("c")
        }
        #expect(
            try drawing(list.frame(width: 64, height: 64)) == """
                .------.
                | a    |
                | ---- |
                '------'
                3 more lines to scroll to
                """)
        let column = VStack {
            list.listStyle(.sidebar)
            Text("below")
        }
        #expect(try drawing(column.frame(height: 64)) == "a\nb\nc\nbelow")
        #expect(try drawing(column.frame(height: 32)) == "a\nbelow\n2 more lines to scroll to")
        #expect(
            try drawing(Form { Text("a") }.frame(width: 24, height: 32).border(.primary))
                == "+---+\n|a  |\n|   |\n+---+")
    }
}
