import Drawing
import Foundation
import Testing

/// What a browser makes of pictures: sizes, places and colours.
@Suite(.enabled(if: Browser.isThere, Browser.absence))
struct BrowserTests {
    private func card(_ outline: Outline, _ color: Color, _ words: String) -> Element {
        text(words).padding(16).background(fill(outline, color))
    }

    /// The colours of an SVG at some of its pixels, as `#rrggbbaa`.
    private func colors(of svg: String, at points: [(x: Int, y: Int)]) throws -> [String] {
        let places = points.map { "[\($0.x), \($0.y)]" }.joined(separator: ", ")
        let page = """
            <body><pre id="result"></pre><img src="data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"><script>
            window.onload = () => {
                const image = document.querySelector('img'), canvas = document.createElement('canvas');
                canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const color = ([x, y]) => '#' +
                    [...context.getImageData(x, y, 1, 1).data].map(p => p.toString(16).padStart(2, '0')).join('');
                document.getElementById('result').textContent = [\(places)].map(color).join(' ');
            };
            </script></body>
            """
        return try Browser.result(of: page).split(separator: " ").map(String.init)
    }

    @Test("Forms have the colours of the view at named points, and their corners are round")
    func colours() throws {
        // A card of 7x3 columns and rows, then a circle of 6x3, with a column between them.
        let row = hstack(card(.rounded(12), .blue, "abc"), fill(.circle, .red).frame(width: 6, height: 3))
        let svg = Painting(of: row, width: 40).written(as: .svg)
        let places = [
            (x: 16, y: 24), (x: 13, y: 13), (x: 68, y: 37), (x: 69, y: 61), (x: 12 + 8 * 8 + 26, y: 12 + 25),
            (x: 81, y: 15),
            (x: 3, y: 30),
        ]
        #expect(
            try colors(of: svg, at: places) == [
                "#007affff", "#ffffffff", "#007affff", "#ffffffff", "#ff3b30ff", "#ffffffff", "#ffffffff",
            ])
    }

    @Test("Pages are light, dark, or not there")
    func pages() throws {
        let card = { (scheme: ColorScheme) in Painting(of: text("a").border(), width: 20, colorScheme: scheme) }
        #expect(try colors(of: card(.light).written(as: .svg), at: [(30, 6)]) == ["#ffffffff"])
        #expect(try colors(of: card(.dark).written(as: .svg), at: [(30, 6)]) == ["#1c1c1eff"])
        var sheet = PictureSheet([card(.dark)])
        sheet.isTransparent = true
        #expect(try colors(of: sheet.written(as: .svg), at: [(30, 6)]) == ["#00000000"])
    }

    @Test("Gradients run from one colour to the other, and what is seen through shows what lies below")
    func gradients() throws {
        let paint = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .paint.resolved(in: PaintContext())
        let bar = Element(ShapePainting(.rectangle, .fill, paint)).frame(width: 20, height: 2)
        let veil = fill(.rectangle, .black.opacity(0.5)).frame(width: 4, height: 2)
        let svg = Painting(of: vstack(bar, veil), width: 40).written(as: .svg)
        let found = try colors(of: svg, at: [(13, 30), (12 + 167, 30), (12 + 84, 76)])
        try #require(found.count == 3)
        #expect(isNear(found[0], RGB(255, 59, 48)) && isNear(found[1], RGB(0, 122, 255)), "\(found)")
        #expect(isNear(found[2], RGB(128, 128, 128)), "\(found)")
    }

    /// Whether a pixel has a colour, but for what a few columns of a gradient change of it.
    private func isNear(_ pixel: String, _ color: RGB) -> Bool {
        let parts = [1, 3, 5].map { start in
            let first = pixel.index(pixel.startIndex, offsetBy: start)
            return Int(pixel[first..<pixel.index(first, offsetBy: 2)], radix: 16) ?? -9
        }
        return zip(parts, [color.red, color.green, color.blue]).allSatisfy { abs($0 - Int($1)) <= 4 }
    }

    /// All that a font could get wrong, with borders that must stand below each other.
    private var mixed: Element {
        vstack(
            text(""), text("漢字 & <b>").border(), text("👩‍👩‍👧‍👦 \"a\" ab").border(),
            text("e\u{301}\u{200B}שלום abcd").border(),
            text("Wwiil MMii").border())
    }

    /// Letters in all the fonts that there are, with borders that must stand below each other.
    private var fonts: Element {
        let changes: [(inout Typeface) -> Void] = [
            { $0.scale = 0.75 }, { $0.scale = Typeface.scale(ofSize: 9) }, { $0.weight = 100 }, { $0.weight = 900 },
            { $0.design = .serif }, { $0.design = .rounded }, { $0.spacing = 6 }, { $0.spacing = -2 },
            { $0.hasSmallCapitals = true },
            {
                $0.underline = Typeface.Line(.dashes, color: RGB(0, 0, 0))
                $0.strikethrough = Typeface.Line(.solid, color: RGB(0, 0, 0))
            },
        ]
        let lines = changes.map { change in
            var ink = Ink(.text, traits: [.underline, .strikethrough])
            var typeface = Typeface()
            change(&typeface)
            ink.typeface = typeface
            return text("Wij Mgq", ink).border()
        }
        return Element(StackLayout.vertical(.leading, spacing: nil), lines)
    }

    @Test("SVG: texts are as wide as their columns, and nothing is clipped, in all fonts")
    func widths() throws {
        let pictures = PictureSheet([Painting(of: mixed, width: 40), Painting(of: fonts, width: 40)])
        let page = """
            <body>\(pictures.written(as: .svg))<pre id="result"></pre><script>
            const svg = document.querySelector('svg'), box = svg.viewBox.baseVal;
            const wrong = [...svg.querySelectorAll('text, rect, ellipse, line, path')].filter(e => {
                const b = e.getBBox(), m = e.getCTM().multiply(svg.getCTM().inverse());
                return b.x + m.e < -0.1 || b.x + b.width + m.e > box.width + 0.1 || b.y + m.f < -0.1
                    || b.y + b.height + m.f > box.height + 0.1;
            }).map(e => e.outerHTML);
            const isSpaced = e => e.getAttribute('lengthAdjust') == 'spacing';
            const uneven = [...svg.querySelectorAll('text')].filter(e => Math.abs((isSpaced(e) ? e.getBBox().width
                : e.getComputedTextLength()) - e.getAttribute('textLength')) > 0.1).map(e => e.outerHTML);
            document.getElementById('result').textContent =
                [svg.querySelectorAll('text').length > 6, wrong.length, uneven.length].join(' ');
            </script></body>
            """
        #expect(try Browser.result(of: page) == "true 0 0")
    }

    @Test("HTML: the first row stays where it is blank, and letters stand where their columns are, whatever the font")
    func columns() throws {
        let html = Painting(of: mixed, width: 40).written(as: .html)
        let script = """
            <pre id="result"></pre><script>
            const pre = document.querySelector('pre'), begin = pre.getBoundingClientRect().top;
            const svg = pre.querySelector('svg').getBoundingClientRect();
            const span = pre.querySelector('svg + span'), range = document.createRange();
            range.selectNodeContents(span);
            const rects = [...range.getClientRects()].filter(r => r.width > 0);
            const first = Math.min(...rects.map(r => r.top));
            const row = svg.height / 16, columns = pre.querySelector('svg').viewBox.baseVal.width / 8.4;
            const letter = [...span.childNodes].reverse().find(n => n.nodeType == 3 && n.textContent.includes('Wwiil'));
            const at = letter.textContent.indexOf('Wwiil');
            range.setStart(letter, at); range.setEnd(letter, at + 10);
            const last = range.getBoundingClientRect();
            document.getElementById('result').textContent = [
                span.textContent.split('\\n').length,
                Math.abs(last.width / svg.width * columns - 10) < 0.05,
                Math.abs((last.top + last.height / 2 - begin) / row - 14.5) < 0.2,
            ].join(' ');
            </script></body>
            """
        #expect(try Browser.result(of: html.replacing("</body>", with: script)) == "16 true true")
    }

    @Test("Each symbol lies in its square, and shows something there")
    func symbols() throws {
        let names = SymbolForm.names
        let symbols = names.compactMap(SymbolForm.init(named:)).map { symbol in
            Element(SymbolPainting(symbol, .text, in: .standard)).frame(width: 4, height: 2)
        }
        let svg = Painting(of: Element(StackLayout.vertical(.leading, spacing: 0), symbols), width: 20, charset: .drawn)
            .written(as: .svg)
        let page = """
            <body>\(svg)<pre id="result"></pre><script>
            const symbols = [...document.querySelectorAll('g[stroke-linecap]')];
            const wrong = symbols.filter(e => {
                const b = e.getBBox();
                return b.x < -0.1 || b.y < -0.1 || b.x + b.width > 24.1 || b.y + b.height > 24.1
                    || Math.max(b.width, b.height) < 10;
            }).map(e => e.outerHTML);
            document.getElementById('result').textContent = [symbols.length, wrong.length, wrong[0]].join(' ');
            </script></body>
            """
        #expect(try Browser.result(of: page) == "\(names.count) 0 ")
        #expect(names.count > 200)
    }

    @Test("A browser shows an image in the size that it says")
    func sizes() throws {
        var sheet = PictureSheet([Painting(of: mixed, width: 40)])
        sheet.magnification = 2
        let svg = sheet.written(as: .svg)
        let page = """
            <body><pre id="result"></pre><img src="picture.svg" onload="document.getElementById('result').textContent =
            this.naturalWidth + 'x' + this.naturalHeight"></body>
            """
        let size = try #require(svg.firstMatch(of: /width="([\d.]+)" height="([\d.]+)"/))
        let shown = try Browser.result(of: page, beside: ["picture.svg": svg]).split(separator: "x").compactMap {
            Double($0)
        }
        let said = [size.1, size.2].compactMap { Double($0) }
        #expect(shown.count == 2 && zip(shown, said).allSatisfy { abs($0 - $1) < 1 }, "\(shown) \(said)")
    }
}
