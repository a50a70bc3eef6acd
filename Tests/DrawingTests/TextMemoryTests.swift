import Testing

@testable import Drawing

struct TextMemoryTests {
    private let long = String(repeating: "word ", count: 2_000)

    @Test("A long text is broken into lines once for each width, however often it is shown")
    func once() {
        var steps = 0
        let memory = TextMemory(
            Cancellation {
                steps += $0
                return true
            })
        func lines(_ width: Int) -> Int {
            let block = memory.block(of: TextBlock.Run(long, Ink(.text)), TextSetting())
            return block.size(Proposal(width: width, height: nil), []).height
        }
        #expect(lines(40) == 250)
        let first = steps
        #expect(first > 1_000)
        #expect(lines(40) == 250)
        #expect(steps == first)
        #expect(lines(80) == 125)
        #expect(steps > first)
    }

    @Test("Reading a long text ends where the drawing does")
    func ended() {
        let memory = TextMemory(Cancellation { _ in false })
        for text in [long, String(repeating: "ä", count: 10_000)] {
            let block = memory.block(of: TextBlock.Run(text, Ink(.text)), TextSetting())
            #expect(block.size(Proposal(width: 8, height: nil), []).height < 20)
        }
    }

    @Test("A text says the same whether it is remembered or not")
    func equality() {
        for traits in [Ink.Traits(), .bold] {
            for limit in [nil, 3] {
                let run = TextBlock.Run(long, Ink(.text, traits: traits))
                let setting = TextSetting(lineLimit: limit)
                let remembered = Element(TextMemory().block(of: run, setting)).drawn(width: 30)
                #expect(remembered == Element(TextBlock([run], setting)).drawn(width: 30))
            }
        }
    }

    @Test("Views that scroll inside each other are laid out in linear time")
    func scrolling() {
        var element = text("a")
        for _ in 0..<20_000 { element = Element(ScrollLayout(), [element]) }
        #expect(element.drawn() == "a")
    }

    @Test("A line of the legend that nobody would read is cut off")
    func legend() {
        let name = String(repeating: "99.9% ", count: 10_000)
        let ink = Ink(.text, paint: ResolvedPaint(name: name, color: RGB(255, 0, 0)))
        #expect(text("a", ink).drawn().count < 1_200)
    }
}
