// Components/OwnShapes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

fileprivate struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

fileprivate struct Bars: Shape {
    var values: [Double]
    func path(in rect: CGRect) -> Path {
        Path { path in
            let width = rect.width / Double(values.count)
            for (index, value) in values.enumerated() {
                let height = rect.height * value
                path.addRect(CGRect(x: Double(index) * width, y: rect.maxY - height, width: width - 8, height: height))
            }
        }
    }
}

fileprivate struct Pie: Shape {
    var part: Double
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(center: center, radius: rect.height / 2, startAngle: .degrees(-90), endAngle: .degrees(360 * part - 90), clockwise: false)
        path.closeSubpath()
        return path
    }
}

fileprivate struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.width / 4, y: rect.minY - rect.height / 2))
            path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.width * 3 / 4, y: rect.maxY + rect.height / 2))
        }
    }
}

fileprivate struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.red : .blue
    }
}

fileprivate extension ShapeStyle where Self == Brand { static var brand: Brand { Brand() } }

fileprivate struct Polygon: Shape {
    let sides: Int
    func path(in rect: CGRect) -> Path {
        Path { path in
            let corners = (0..<sides).map { side in
                let angle = Double(side) / Double(sides) * 2 * .pi - .pi / 2
                return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            }
            path.addLines(corners)
            path.closeSubpath()
        }
    }
}

fileprivate struct Lattice: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in stride(from: 0.0, through: 1, by: 0.5) {
                path.move(to: CGPoint(x: rect.width * step, y: 0))
                path.addLine(to: CGPoint(x: rect.width * step, y: rect.height))
                path.move(to: CGPoint(x: 0, y: rect.height * step))
                path.addLine(to: CGPoint(x: rect.width, y: rect.height * step))
            }
        }
    }
}

fileprivate struct Bubble: Shape {
    func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 12, height: 12)) }
    }
}

fileprivate let frame = Path { path in
    path.addRect(CGRect(x: 0, y: 0, width: 128, height: 96))
    path.addRect(CGRect(x: 32, y: 32, width: 64, height: 32))
}

struct ComponentsOwnShapesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack { Wedge().fill(.red); Wedge().stroke(.blue) }.frame(width: 320, height: 96)
        }
        try stage.printTree()
        try stage.show { Text("Sun").padding(24).background(.yellow, in: Wedge()) }
        try stage.show { Color.green.frame(width: 120, height: 80).clipShape(Wedge()) }
        try stage.show { Text("Warning").padding(24).overlay(Wedge().stroke(.orange)) }
        try stage.show { Wedge().trim(from: 0, to: 0.5).stroke(.red).frame(width: 160, height: 96) }
        try stage.show {
            HStack { Wedge(); Wedge().rotation(.degrees(180)); Wedge().scale(0.5) }.frame(width: 320, height: 96)
        }
        try stage.show {
            AnyShape(Wedge()).stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(width: 128, height: 64)
        }
        try stage.show {
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 40, ty: 0)).fill(.teal).frame(width: 80, height: 80)
        }
        try stage.show {
            Wedge().transform(CGAffineTransform(scaleX: 1, y: -1).concatenating(CGAffineTransform(translationX: 0, y: 64))).stroke().frame(width: 128, height: 64)
        }
        try stage.show {
            Path { path in
                let box = CGRect(x: 0, y: 0, width: 64, height: 48)
                path.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(topLeading: 24, bottomTrailing: 24))
                path.addEllipse(in: box, transform: CGAffineTransform(translationX: 80, y: 0))
                path.addRect(box, transform: CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 184, ty: 0))
            }
            .fill(.teal)
            .frame(width: 256, height: 48)
        }
        try stage.show {
            Wedge().offset(CGPoint(x: 32, y: 16)).fill(.teal).frame(width: 80, height: 48)
        }
        try stage.show { Bars(values: [0.25, 1, 0.5, 0.75]).fill(.blue).frame(width: 128, height: 64) }
        try stage.show {
            HStack(spacing: 16) { Pie(part: 0.25); Pie(part: 0.5); Pie(part: 0.75) }.frame(width: 400, height: 112).foregroundStyle(.purple)
        }
        try stage.show { Wave().stroke().frame(width: 320, height: 96) }
        _ = frame
        try stage.show {
            HStack { frame.fill(.red); frame.fill(.red, style: FillStyle(eoFill: true)) }.frame(width: 280, height: 96)
        }
        try stage.value(frame.boundingRect.midX, canChange: false)
        try stage.show {
            UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).stroke().frame(width: 160, height: 96)
        }
        try stage.show {
            Text("Card").padding().background(.mint, in: .rect(topLeadingRadius: 16, topTrailingRadius: 16))
        }
        try stage.show {
            VStack { Text("day"); Text("night").environment(\.colorScheme, .dark) }.foregroundStyle(.brand)
        }
        try stage.show { Button("Pay") {}.buttonStyle(.borderedProminent).tint(.brand) }
        try stage.show { Wedge().fill(.brand.opacity(0.5)).frame(width: 80, height: 48) }
        try stage.show {
            HStack(spacing: 16) {
                ForEach([3, 4, 6], id: \.self) { Polygon(sides: $0).stroke().frame(width: 96, height: 96) }
            }
        }
        try stage.show { Lattice().stroke().frame(width: 136, height: 80) }
        try stage.show { Text("Hello").padding().overlay(Bubble().stroke()) }
    }
}
