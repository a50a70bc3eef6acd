import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ShapeViewTests {
    @Test("Shapes are filled with the foreground style, or as they are told")
    func fills() throws {
        let shapes = HStack {
            Rectangle()
            Capsule().fill(.green)
            Circle().fill(.tint)
            Ellipse().stroke()
            RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 2)
        }
        #expect(
            try drawing(shapes.frame(height: 64).foregroundStyle(.blue).tint(.pink)) == #"""
                ::::::::::::  .%%%%%%%%.   .====.    .------.   .----------.
                :::::::::::: /%%%%%%%%%%\ /======\ .'        '. |          |
                :::::::::::: \%%%%%%%%%%/ \======/ '.        .' |          |
                ::::::::::::  '%%%%%%%%'   '===='    '------'   '----------'
                : blue   % green   = pink
                2 looks that plain text can't show, :legend
                """#)
    }

    @Test("Of a line that the shape is filled over the outer half shows")
    func underFill() throws {
        let pictures = try [
            drawing(Rectangle().stroke(.red, lineWidth: 2).fill(.blue).frame(width: 40, height: 48)),
            drawing(Rectangle().fill(.blue).stroke(.red).frame(width: 40, height: 48)),
        ]
        #expect(
            pictures
                == Array(
                    repeating: """
                        +---+
                        |:::|
                        +---+
                        : blue   rectangle #2: red, line
                        """, count: 2))
        #expect(
            try drawing(Rectangle().strokeBorder(.red).fill(.blue).frame(width: 40, height: 48)) == """
                :::::
                :::::
                :::::
                : blue
                """)
    }

    @Test("A shape may be filled and drawn as a line")
    func both() throws {
        #expect(
            try drawing(Capsule().fill(.yellow).stroke(.red).frame(width: 80, height: 48)) == """
                .--------.
                (::::::::)
                '--------'
                : yellow   capsule #2: red, line
                """)
    }

    @Test("Without a proposal a shape is as small as can be")
    func ideal() throws {
        #expect(try drawing(Rectangle().fill(.red).fixedSize()) == ":\n: red")
    }

    @Test("Sizes that make no sense are left out, and the legend says why")
    func sizes() throws {
        func picture(_ length: Double) throws -> String {
            try drawing(Rectangle().frame(width: length).frame(width: 72, height: 16), width: 60)
        }
        let shape = ":::::::::"
        #expect(try picture(-10) == shape + "\nwidth -10 is left out: it must not be negative")
        #expect(try picture(.nan) == shape + "\nwidth nan is left out: it is no number")
        #expect(try picture(-.infinity) == shape + "\nwidth -infinity is left out: it must not be negative")
        #expect(
            try picture(.infinity) == shape + "\nwidth infinity is left out: only maxWidth may be without end")
        #expect(
            try drawing(
                VStack {
                    Rectangle().frame(width: 0, height: 0); Text("a")
                }) == "a")
    }
}
