import Components
import Drawing
import StyleEngine
import Testing

/// Two different looks differ in the legend.
@Suite struct LookTests {
    /// The pictures of some views, each drawn with one attribute different.
    private func expectDifferent<V: View>(
        _ views: [V], width: Int = 40, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let pictures = try views.map { try told($0, width: width).legend }
        #expect(Set(pictures).count == pictures.count, "\(pictures)", sourceLocation: location)
    }

    private let colors: [Color] = [
        .primary, .secondary, .red, .green, .black, .white, Color(white: 0.2), .red.opacity(0.5),
    ]

    @Test("Text: colour, font, weight, design, letters, opacity, shadow, rotation")
    func text() throws {
        try expectDifferent(colors.map { Text("a").foregroundStyle($0) })
        let fonts: [Font] = [.body, .title, .headline, .system(size: 17), .custom("A", size: 17)]
        try expectDifferent(fonts.map { Text("a").font($0) })
        let weights: [Font.Weight] = [.regular, .bold, .light, .semibold, .heavy]
        try expectDifferent(weights.map { Text("a").fontWeight($0) })
        try expectDifferent(Font.Design.allCases.map { Text("a").fontDesign($0) })
        try expectDifferent([
            Text("a"), Text("a").italic(), Text("a").underline(), Text("a").underline(color: .red),
            Text("a").strikethrough(), Text("a").strikethrough(color: .red),
        ])
        try expectDifferent([1, 0.5, 0.4, 0].map { Text("a").opacity($0) })
        try expectDifferent([0, 1, 2].map { Text("a").shadow(radius: $0) })
        try expectDifferent(colors.map { Text("a").shadow(color: $0, radius: 2) })
        try expectDifferent([0, 45, 90].map { Text("a").rotationEffect(.degrees($0)) })
    }

    @Test("Which of two equal texts has the look")
    func which() throws {
        try expectDifferent([
            HStack {
                Text("a").foregroundStyle(.red); Text("a").foregroundStyle(.primary)
            },
            HStack {
                Text("a").foregroundStyle(.primary); Text("a").foregroundStyle(.red)
            },
            HStack {
                Text("a").foregroundStyle(.red); Text("a").foregroundStyle(.red)
            },
        ])
    }

    @Test("Fills: colour, form, corner radius, style, with and without room around the text", arguments: [0, 8, 16])
    func fills(padding: Double) throws {
        let text = Text("a").padding(padding)
        try expectDifferent(colors.map { text.background($0) })
        try expectDifferent([0, 4, 8, 12].map { text.background(.red, in: RoundedRectangle(cornerRadius: $0)) })
        let shapes: [AnyShape] = [
            AnyShape(Rectangle()), AnyShape(Capsule()), AnyShape(Circle()), AnyShape(Ellipse()),
            AnyShape(RoundedRectangle(cornerRadius: 8)),
        ]
        try expectDifferent(shapes.map { text.background(.red, in: $0) })
        try expectDifferent([0, 4, 8].map { text.background(.red).cornerRadius($0) })
        try expectDifferent([
            text.background(AnyShapeStyle(.thinMaterial)), text.background(AnyShapeStyle(.thickMaterial)),
            text.background(AnyShapeStyle(.tint)), text.background(AnyShapeStyle(.fill)),
            text.background(AnyShapeStyle(.yellow.shadow(.inner(radius: 2)))),
            text.background(AnyShapeStyle(.yellow.shadow(.drop(radius: 2)))), text.background(AnyShapeStyle(.yellow)),
        ])
        try expectDifferent(colors.map { Text("a").padding(padding).background(.tint).tint($0) })
    }

    @Test("Lines: colour, width, dashes, form, corner radius", arguments: [0, 8, 16])
    func lines(padding: Double) throws {
        let text = Text("abc").padding(padding)
        try expectDifferent(colors.map { text.border($0) })
        try expectDifferent([1, 2, 3].map { text.border(.red, width: $0) })
        try expectDifferent([0, 4, 8, 12].map { text.overlay(RoundedRectangle(cornerRadius: $0).stroke()) })
        let dashes: [[Double]] = [[], [2], [4], [4, 2]]
        try expectDifferent(dashes.map { text.background(Capsule().stroke(style: StrokeStyle(dash: $0))) })
        let shapes: [AnyShape] = [
            AnyShape(Rectangle()), AnyShape(Capsule()), AnyShape(Circle()), AnyShape(Ellipse()),
            AnyShape(RoundedRectangle(cornerRadius: 8)),
        ]
        try expectDifferent(shapes.map { text.background($0.stroke()) })
        try expectDifferent([1, 0.5].map { text.border(.primary).opacity($0) })
        try expectDifferent([0, 2, 4].map { text.border(.primary).shadow(radius: $0) })
    }

    @Test("What has no text: dividers, boxes, controls in an outline, boxes on a background style")
    func hidden() throws {
        try expectDifferent(
            [AnyView(Divider()), AnyView(Divider().shadow(radius: 2))]
                + colors.map {
                    AnyView(Divider().background($0))
                })
        let controls: [AnyView] = [
            AnyView(Text("b")), AnyView(Button("b") {}.buttonStyle(.bordered)), AnyView(Link("b", destination: "x")),
            AnyView(TextField("b", text: .constant(""))), AnyView(Menu("b") {}), AnyView(ControlGroup { Text("b") }),
        ]
        for control in controls {
            try expectDifferent([control] + colors.map { AnyView(control.overlay(Rectangle().stroke($0))) })
            try expectDifferent([control] + colors.map { AnyView(control.background($0)) })
        }
        let boxes: [Color] = [.red, .green, .blue]
        try expectDifferent(boxes.map { $0.border(.blue).frame(width: 40, height: 32) })
        try expectDifferent(boxes.map { Capsule().fill(.green).frame(width: 40, height: 48).background($0) })
        try expectDifferent(
            [AnyView(GroupBox("a") { Text("x") })]
                + boxes.map { AnyView(GroupBox("a") { Text("x") }.backgroundStyle($0)) })
        try expectDifferent(
            [AnyView(Link("s", destination: "x"))] + boxes.map { AnyView(Link("s", destination: "x").tint($0)) })
    }

    @Test("Below a picture in colour stands what neither characters nor colours show, and nothing else")
    func unseenInColor() throws {
        func notes(_ view: some View) throws -> [String] { try view.coloredPicture(width: 60, charset: .unicode).notes }
        #expect(try notes(Text("a").bold().foregroundStyle(.red).rotationEffect(.degrees(20))) == ["a: rotated 20"])
        #expect(try notes(Text("a").shadow(radius: 2).blur(radius: 3)) == ["a: shadow 2, blurred 3"])
        let square = Rectangle().fill(.red).frame(width: 40, height: 32)
        #expect(try notes(square.rotationEffect(.degrees(45))) == [])
        #expect(try notes(square.blur(radius: 3)) == ["rectangle: blurred 3"])
        #expect(try notes(Text("a").font(.title).italic().background(.blue)) == [])
    }
}
