import Components
import Drawing
import StyleEngine
import Testing

@Suite struct MaskTests {
    private var red: some View { Color.red.frame(width: 80, height: 48) }

    @Test("A fill takes the form of its mask")
    func fills() throws {
        let circle = "   .::.\n  (::::)\n   '::'\n: red"
        #expect(try drawing(red.mask { Circle() }) == circle)
        #expect(try drawing(red.mask { Circle().fill(.white) }) == circle)
        #expect(try drawing(red.mask(Circle().padding(0))) == circle)
        #expect(try drawing(red.mask { Circle().stroke() }) == "   .--.\n  (    )\n   '--'\n- red")
        #expect(try drawing(red.mask { Text("HI") }) == "\n    HI\nHI: red")
        #expect(try drawing(Rectangle().frame(width: 40, height: 16).mask(Text("HI"))) == " HI")
        #expect(try drawing(red.mask { Text("HI").bold().font(.title) }) == "\n   *HI*\n*HI*: title, red")
    }

    @Test("Letters are named piece by piece where they have the colours of several fills")
    func pieces() throws {
        let flag = HStack(spacing: 0) {
            Color.red
            Color.blue
        }
        .frame(width: 64, height: 16)
        #expect(try drawing(flag.mask(Text("ab cd ef"))) == "ab cd ef\nab c: red\nd ef: blue")
        #expect(try drawing(flag.mask(Text("日本"))) == "  日本\n日: red\n本: blue")
    }

    @Test("Text is kept cell by cell, and tells its mask where the cells don't show it")
    func texts() throws {
        #expect(try drawing(Text("Hello").mask { Rectangle() }) == "Hello")
        #expect(try drawing(Text("Hello").mask(Rectangle().frame(width: 24))) == " ell")
        #expect(
            try drawing(Text("Hello").mask(alignment: .leading) { Rectangle().frame(width: 24) }) == "Hel")
        #expect(try drawing(Text("Hello").mask(Circle())) == " ell\nHello: masked by circle")
        #expect(try drawing(Text("Hello").mask(Capsule())) == "Hello\nHello: masked by capsule")
        #expect(try drawing(Text("Hello").mask(Text("HI"))) == " el\nHello: masked by \"HI\"")
        #expect(try drawing(Text("日本").mask(Rectangle().frame(width: 8))) == "")
    }

    @Test("A mask that is seen through is told")
    func faint() throws {
        #expect(try drawing(Text("a").mask { Color.black.opacity(0.3) }) == "a\na: mask opacity 30%")
        #expect(
            try drawing(red.mask { Circle().opacity(0.5) })
                == "   .::.\n  (::::)\n   '::'\n: red, mask opacity 50%")
        let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        #expect(
            try drawing(red.mask(fade).frame(height: 16))
                == "::::::::::\n::::::::::\n::::::::::\n: red, masked by sideways gradient black to clear")
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
                }) == "ab\na, b: mask opacity 50% to 100%")
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
        #expect(try drawing(red.mask { Color.clear }) == "")
        #expect(try drawing(red.mask { Text("a").hidden() }) == "")
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
        #expect(try drawing(red.mask { Text("x") }.shadow(radius: 2)) == "\n    x\nx: red, shadow 2")
    }
}
