import Components
import Drawing
import StyleEngine
import Testing

@Suite struct GeometryReaderTests {
    @Test("A reader takes what it is offered, ten rows of a page, and 10 points where nothing is")
    func size() throws {
        let reader = GeometryReader { Text(verbatim: "\($0.size.width) by \($0.size.height)") }
        #expect(try drawing(reader) == "480.0 by 160.0")
        #expect(try drawing(reader.fixedSize(), scale: .oneToOne) == "10.0 by\n10.0")
        #expect(
            try drawing(reader.frame(width: 160, height: 48).border(.primary)) == """
                +--------------------+
                |160.0 by 48.0       |
                |                    |
                |                    |
                +--------------------+
                """)
        #expect(
            try drawing(reader.frame(width: 20, height: 2).border(.primary), scale: .oneToOne) == """
                +--------------------+
                |20.0 by 2.0         |
                |                    |
                +--------------------+
                """)
    }

    @Test("Several views stand on top of each other in the upper left corner")
    func layers() throws {
        let reader = GeometryReader { proxy in
            Color.yellow.frame(width: proxy.size.width / 2)
            Text("on top")
        }
        #expect(
            try drawing(reader.frame(width: 160, height: 32)) == """
                on top
                rectangle: yellow
                """)
    }

    @Test("It is told where it stands on the page")
    func places() throws {
        let reader = GeometryReader { proxy in
            let (page, own) = (proxy.frame(in: .global), proxy.frame(in: .local))
            Text(verbatim: "\(page.minX) \(page.minY) \(own.minX) \(own.maxX) \(proxy.safeAreaInsets.top)")
        }
        #expect(try drawing(reader.padding(.leading, 24)) == "   24.0 0.0 0.0 456.0 0.0")
        #expect(
            try drawing(
                VStack(alignment: .leading) {
                    Text("first")
                    GeometryReader { _ in reader.padding(.leading, 16) }
                }
            ) == "first\n  16.0 16.0 0.0 464.0 0.0")
    }

    @Test("What stands in a reader says nothing to what stands around it")
    func isEnclosed() throws {
        let reader = GeometryReader { _ in Text("below").zIndex(1).layoutPriority(1) }
        #expect(
            try drawing(
                ZStack(alignment: .leading) {
                    reader
                    Text("a")
                }
                .frame(width: 64, height: 16)
            ) == "aelow")
        #expect(
            try drawing(
                HStack(spacing: 0) {
                    reader
                    GeometryReader { Text(verbatim: "\($0.size.width)") }
                }
                .frame(width: 128, height: 16)
            ) == "below   64.0")
    }

    @Test("The content is made once for each picture, and for each other page")
    func counts() throws {
        final class Count {
            var made: [Double] = []
        }
        let count = Count()
        let view = VStack {
            GeometryReader { proxy in
                let _ = count.made.append(proxy.size.width)
                Text("a")
            }
        }
        _ = try view.picture(width: 40)
        #expect(count.made == [320])
        let resolver = Resolver()
        let root = try resolver.resolve(view)
        #expect(count.made == [320, 640])
        _ = Picture(of: root)
        #expect(count.made == [320, 640])
        #expect(Picture(of: root, width: 30).text == "a")
        #expect(count.made == [320, 640, 240])
        #expect(ColoredPicture(of: root, width: 30).notes == [])
        #expect(count.made == [320, 640, 240])
    }

    @Test("Readers in readers, in a thousand levels, cost no more than the room of each")
    func nested() throws {
        struct Nested: View {
            let depth: Int

            var body: some View {
                GeometryReader { proxy in
                    if depth > 0 { Nested(depth: depth - 1) } else { Text(verbatim: "\(proxy.size.width)") }
                }
            }
        }
        #expect(try drawing(Nested(depth: 1_000)) == "480.0")
    }

    @Test("Where a page leaves room for a shadow, the content knows")
    func shadow() throws {
        let view = GeometryReader { proxy in
            Text(verbatim: "\(proxy.size.width)").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background).border(.primary).shadow(radius: 2)
        }
        .frame(height: 48)
        #expect(
            try drawing(view, width: 20) == """
                +-----------------+
                |      152.0      |:
                +-----------------+:
                 :::::::::::::::::::
                2 looks, :legend
                """)
    }

    @Test("A reader behind several views of different sizes knows that of the first, and the legend says so")
    func torn() throws {
        let views = Group {
            Text("one")
            Text("three and more")
        }
        .padding(.horizontal, 24)
        .background { GeometryReader { Rectangle().fill(.yellow).frame(width: $0.size.width / 2) } }
        #expect(
            try drawing(views) == """
                        one
                   three and more
                rectangle: yellow
                a GeometryReader that belongs to several views knows the
                  size of the first alone
                """)
    }
}
