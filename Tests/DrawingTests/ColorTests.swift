import Drawing
import Testing

@Suite struct ColorTests {
    @Test func isDescribedByItsName() {
        #expect("\(Color.red.opacity(0.2))" == "red 20%")
    }

    @Test func coloursHaveNames() {
        let colors: [(Color, String)] = [
            (.red, "red"), (Color(white: 0.2), "white 0.2"), (.black.opacity(0.2), "black 20%"),
            (Color(red: 0.2, green: 0.4, blue: 0.6), "#336699"), (.accentColor, "accent"), (.secondary, "secondary"),
            (Color(asset: "Coffee"), "Coffee"), (.red.opacity(0.5).opacity(0.5), "red 25%"),
            (Color(hue: 0.5, saturation: 1, brightness: 1), "#00ffff"), (Color(white: .nan), "white 0"),
        ]
        for (color, name) in colors { #expect(color.name == name) }
    }

    @Test func stylesResolveAgainstTheirSurroundings() {
        func name(_ style: some ShapeStyle, _ context: PaintContext = PaintContext()) -> String {
            style.paint.resolved(in: context).name
        }
        #expect(name(.primary) == "")
        #expect(name(.secondary) == "secondary")
        #expect(name(.secondary, PaintContext(foreground: [.color(.red)])) == "red secondary")
        #expect(name(.secondary, PaintContext(foreground: [.color(.red), .color(.blue)])) == "blue")
        #expect(name(.secondary, PaintContext(foreground: [.level(1)])) == "tertiary")
        for (level, plain) in [(1, "secondary"), (2, "tertiary"), (3, "quaternary"), (4, "quinary")] {
            let context = PaintContext(foreground: [.color(.primary)])
            #expect(Paint.level(level).resolved(in: context) == Paint.level(level).resolved(in: PaintContext()))
            #expect(Paint.level(level).resolved(in: context).name == plain)
        }
        #expect(name(Color.primary.tertiary, PaintContext(colorScheme: .dark, page: .light)) == "dark tertiary")
        #expect(name(.tint) == "accent")
        #expect(name(.tint, PaintContext(tint: .color(.green))) == "green")
        #expect(name(.tint, PaintContext(tint: .tint)) == "accent")
        #expect(name(.background) == "background")
        #expect(name(.background, PaintContext(background: .color(.yellow))) == "yellow")
        #expect(name(.background.secondary) == "background secondary")
        #expect(!BackgroundStyle().tertiary.paint.resolved(in: PaintContext()).isPage)
        #expect(name(.thinMaterial) == "thin material")
        #expect(name(.red.opacity(0.3)) == "red 30%")
        #expect(
            name(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == "gradient red to blue")
    }

    @Test func aMixIsMadeOfWhatItsColoursAreAtTheirPlace() {
        func mix(_ color: Color, in context: PaintContext = PaintContext()) -> ResolvedPaint {
            color.resolved(in: context)
        }
        let seen = mix(.red.mix(with: .blue, by: 0.5))
        #expect(seen == ResolvedPaint(name: "mix of red and 50% blue", color: RGB(167, 116, 166)))
        let onScreen = mix(.red.mix(with: .blue, by: 0.5, in: .device))
        #expect(onScreen == ResolvedPaint(name: "device mix of red and 50% blue", color: RGB(128, 91, 152)))
        #expect(mix(.white.mix(with: .black, by: 0.5)).color == RGB(99, 99, 99))
        #expect(mix(.red.mix(with: .blue, by: -1)).color == mix(.red).color)
        #expect(mix(.red.mix(with: .blue, by: 2)).color == mix(.blue).color)
        let dark = PaintContext(colorScheme: .dark)
        #expect(mix(.red.mix(with: .blue, by: 0), in: dark).color == mix(.red, in: dark).color)
        let clear = mix(.red.mix(with: .clear, by: 0.25).opacity(0.5))
        #expect(
            clear == ResolvedPaint(name: "mix of red and 25% clear 50%", color: mix(.red).color, alpha: 0.375))
    }

    @Test func weakerColoursAreNearerToThePage() {
        func color(_ style: some ShapeStyle, _ scheme: ColorScheme) -> RGB? {
            style.paint.resolved(in: PaintContext(colorScheme: scheme)).color
        }
        #expect(color(Color.red.secondary, .light) == RGB(255, 118, 110))
        #expect(color(Color.red.quaternary, .dark) == RGB(107, 42, 40))
    }

    @Test func lightAndDarkDiffer() {
        let dark = PaintContext(colorScheme: .dark)
        #expect(Color.red.resolved(in: dark).color != Color.red.resolved(in: PaintContext()).color)
    }
}
