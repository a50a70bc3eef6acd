import Components
import Drawing
import StyleEngine
import Testing

@Suite struct MaskTests {
    private var red: some View { Color.red.frame(width: 80, height: 48) }

    @Test("A fill takes the form of its mask")
    func fills() throws {
        let circle = "   .::.\n  (::::)\n   '::'\n: red   mask: circle"
        #expect(try drawing(red.mask { Circle() }) == circle)
        #expect(try drawing(red.mask { Circle().fill(.white) }) == circle)
        #expect(try drawing(red.mask(Circle().padding(0))) == circle)
        #expect(
            try drawing(red.mask { Circle().stroke() }) == """
                   .--.
                  (    )
                   '--'
                rectangle: red   mask: circle outline
                """)
        #expect(try drawing(red.mask { Text("HI") }) == "\n    HI\nrectangle, HI: red   mask: \"HI\"")
        #expect(try drawing(Rectangle().frame(width: 40, height: 16).mask(Text("HI"))) == " HI\nmask: \"HI\"")
        #expect(
            try drawing(red.mask { Text("HI").bold().font(.title) })
                == "\n    HI\n3 looks that plain text can't show, :legend")
    }

    @Test("Letters are named piece by piece where they have the colours of several fills")
    func pieces() throws {
        let flag = HStack(spacing: 0) {
            Color.red
            Color.blue
        }
        .frame(width: 64, height: 16)
        #expect(try drawing(flag.mask(Text("ab cd ef"))) == "ab cd ef\n3 looks that plain text can't show, :legend")
        #expect(try drawing(flag.mask(Text("日本"))) == "  日本\n3 looks that plain text can't show, :legend")
    }

    @Test("Text is kept cell by cell, and tells its mask where the cells don't show it")
    func texts() throws {
        #expect(try drawing(Text("Hello").mask { Rectangle() }) == "Hello")
        #expect(try drawing(Text("Hello").mask(Rectangle().frame(width: 24))) == " ell")
        #expect(
            try drawing(Text("Hello").mask(alignment: .leading) { Rectangle().frame(width: 24) }) == "Hel")
        #expect(try drawing(Text("Hello").mask(Circle())) == " ell\nmask: circle")
        #expect(try drawing(Text("Hello").mask(Capsule())) == "Hello\nmask: capsule")
        #expect(try drawing(Text("Hello").mask(Text("HI"))) == " el\nmask: \"HI\"")
        #expect(try drawing(Text("日本").mask(Rectangle().frame(width: 8))) == "")
    }

    @Test("A mask that is seen through is told")
    func faint() throws {
        #expect(try drawing(Text("a").mask { Color.black.opacity(0.3) }) == "a\nmask: rectangle, opacity 30%")
        #expect(
            try drawing(red.mask { Circle().opacity(0.5) })
                == """
                   .::.
                  (::::)
                   '::'
                rectangle: red   mask: circle, opacity 50%
                """)
        let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        #expect(
            try drawing(red.mask(fade).frame(height: 16))
                == """
                ::::::::::
                ::::::::::
                ::::::::::
                rectangle: red   mask: sideways gradient black to clear
                """)
        #expect(
            try drawing(
                HStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                .mask {
                    HStack(spacing: 0) {
                        Color.black
                        Color.black.opacity(0.5)
                    }
                }) == "ab\nmask: rectangle, opacity 50% to 100%")
    }

    @Test("Between the words of a mask shows what lies below, which hides nothing of them")
    func words() throws {
        let words = Color.red.frame(width: 40, height: 16).mask { Text("a b") }
        #expect(
            try drawing(words.background(.white))
                == ":a:b:\n: white\nrectangle #2, a b: red   mask: \"a b\"")
    }

    @Test("What lies below shows where the mask takes something away")
    func below() throws {
        #expect(
            try drawing(
                ZStack {
                    Text("below")
                    Color.red.frame(width: 40, height: 16).mask(alignment: .leading) { Rectangle().frame(width: 16) }
                }) == "::low\n: red\na fill hides part of \"below\"")
    }

    @Test("Nothing is left where the mask draws nothing")
    func nothing() throws {
        #expect(try drawing(red.mask { EmptyView() }) == "")
        #expect(try drawing(red.mask { Color.clear }) == "rectangle: red")
        #expect(try drawing(red.mask { Text("a").hidden() }) == "rectangle: red")
    }

    @Test("Each view of a group is masked for itself")
    func groups() throws {
        let views = Group {
            Text("one")
            Text("three")
        }
        #expect(try drawing(views.mask { Rectangle().frame(width: 8) }) == "  n\n  r")
    }

    @Test("A shadow outside is cast by what one shape leaves, and told of all else")
    func shadows() throws {
        #expect(try drawing(red.mask { Text("x") }.shadow(radius: 2)) == "\n    x\nrectangle, x: red   mask: \"x\"")
    }
}
