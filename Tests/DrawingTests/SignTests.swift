import Drawing
import Testing

@Suite struct SignTests {
    private func drawn(_ text: String, _ charset: Charset) -> String {
        Element(TextBlock([TextBlock.Run(withSigns: text)])).drawn(charset)
    }

    @Test func eachCharsetDrawsSignsInItsWay() {
        let signs = [Sign.allCases.prefix(40), Sign.allCases.dropFirst(40)].map {
            $0.map(\.description).joined()
        }
        #expect(drawn(signs[0], .ascii) == ##"o#.........#..-=_[[[x-((o])[]()[]()[]||-"##)
        #expect(drawn(signs[1], .ascii) == ##"-|**...()ooooo/\<>v><[[-+<>.~[][]/\\//\#_[]||-==#"##)
        #expect(drawn(signs[0], .unicode) == "●█░·▏▎▍▌▋▊▉━╾──━▁☑☐⊟  ◉○   []()▐▌◖◗▏▕││━")
        #expect(drawn(signs[1], .unicode) == "−│••···()○◔◑◕●◜◝‹›▾▸◂▾▸  ‹›·…┌┐└┘╭╮╰╯╱╲□▁││││─▀▄▒")
    }

    @Test func theLegendNamesWhatIsShown() {
        let run = TextBlock.Run(withSigns: "(  \(Sign.knob))", ink(.red))
        #expect(Element(TextBlock([run])).drawn(.unicode) == "(  ●)\n(  ●): red")
    }

    @Test func aTextFromOutsideHasNoSigns() {
        #expect(text("a\(Sign.knob)").drawn() == "a\\u{FF000}")
    }

    @Test func whatIsCutOffEndsInDots() {
        #expect(text("hello world", lines: 1).frame(width: 8).drawn() == "hello...")
        #expect(text("hello world", lines: 1).frame(width: 8).drawn(.unicode) == "hello w…")
    }

    @Test func whatIsCutElsewhereHasDotsThere() {
        func cut(_ words: String, _ mode: TruncationMode, _ charset: Charset = .unicode) -> String {
            let setting = TextSetting(lineLimit: 1, truncation: mode)
            return Element(TextBlock(words, .text, setting)).frame(width: 10).drawn(charset)
        }
        let words = "long text that is cut"
        #expect(cut(words, .head, .ascii) == "...is cut")
        #expect(cut(words, .head) == "…t is cut")
        #expect(cut(words, .middle, .ascii) == "long...cut")
        #expect(cut(words, .middle) == "long t…cut")
        #expect(cut("a\nb", .middle) == "  a…  b")
        #expect(cut("漢字漢字漢字漢字", .middle) == "漢···字")
    }
}
