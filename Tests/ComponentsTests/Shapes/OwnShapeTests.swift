import Components
import Drawing
import StyleEngine
import Testing

private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Tile: InsettableShape {
    var margin = 0.0

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: margin, dy: margin)) }
    func inset(by amount: CGFloat) -> Tile { Tile(margin: margin + amount) }
}

private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.red : .blue
    }
}

private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
}

@Suite struct OwnShapeTests {
    @Test("A shape of one's own is filled, drawn as a line, and turned")
    func looks() throws {
        let shapes = HStack {
            Wedge()
            Wedge().stroke(.red)
            Wedge().rotation(.degrees(180)).fill(.green)
        }
        #expect(
            try drawing(shapes.frame(width: 240, height: 64)) == #"""
                    :        .-.     %%%%%%%%
                   :::       / \      %%%%%%
                  :::::    //   \\     %%%%
                 :::::::  +-------+     %%
                : primary   % green
                Wedge #2: red, line   Wedge #3: green, rotated 180
                """#)
    }

    @Test("It stands behind views and cuts them out")
    func places() throws {
        #expect(
            try drawing(Text("Sun").padding(24).background(.yellow, in: Wedge())) == #"""
                    -
                   / \
                  /Sun\
                 /     \
                ---------
                Wedge: yellow
                """#)
        #expect(
            try drawing(Color.green.frame(width: 72, height: 48).clipShape(Wedge())) == """
                    :
                  :::::
                 :::::::
                : green   clip: Wedge
                """)
    }

    @Test("A shape with its edge moved inwards")
    func insets() throws {
        #expect(
            try drawing(
                HStack {
                    Tile().inset(by: 16).fill(.red)
                    Rectangle().inset(by: 16).fill(.blue)
                }.frame(width: 136, height: 64)) == """

                      ::::     %%%%
                      ::::     %%%%
                    : red   % blue
                    Rectangle: blue, inset 16
                    """)
        #expect(Tile().inset(by: 4).inset(by: 4).margin == 8)
    }

    @Test("A style of one's own follows its place; one that stands for itself is the plain foreground")
    func styles() throws {
        let texts = VStack {
            Text("day")
            Text("night").environment(\.colorScheme, .dark)
            Text("plain").foregroundStyle(Endless())
        }
        #expect(
            try drawing(texts.foregroundStyle(Brand())) == """
                 day
                night
                plain
                day: blue   night: red
                """)
    }

    @Test("A changed shape is called what it was made of")
    func names() throws {
        let arc = Circle().trim(from: 0, to: 0.7).rotation(.degrees(30))
        #expect(
            try drawing(Text("x").overlay(arc.stroke(.red))) == "x\ncircle: red, line, trimmed 0 to 0.7, rotated 30")
    }

    /// A triangle whose points are written in three ways, of which SwiftUI makes the same.
    private struct Triangle: Shape {
        enum Writing: CaseIterable {
            case edges, lengths, zeros
        }

        let writing: Writing

        func path(in rect: CGRect) -> Path {
            let (left, top) = writing == .edges ? (rect.minX, rect.minY) : (0, 0)
            let (right, bottom) = writing == .lengths ? (rect.width, rect.height) : (rect.maxX, rect.maxY)
            var path = Path()
            path.move(to: CGPoint(x: left, y: top))
            path.addLine(to: CGPoint(x: right, y: top))
            path.addLine(to: CGPoint(x: left, y: bottom))
            path.closeSubpath()
            return path
        }
    }

    @Test("A shape is asked for its path from the origin on, also where it is turned, wherever it stands")
    func origins() throws {
        let pictures = try Triangle.Writing.allCases.map { writing in
            let shape = Triangle(writing: writing)
            return try drawing(
                HStack {
                    Text("beside")
                    shape.fill(.red).frame(width: 64, height: 64).rotationEffect(.degrees(90))
                    shape.stroke(.red).frame(width: 64, height: 64).rotationEffect(.degrees(180))
                }.padding(24))
        }
        let picture = """


                       :::::::       .+
               beside    :::::    .--'|
                           :::  .-'   |
                             : +------+
            : red   Triangle #2: red, line
            """
        #expect(pictures == [picture, picture, picture])
    }
}
