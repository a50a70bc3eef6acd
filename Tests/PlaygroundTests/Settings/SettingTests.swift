import Testing

@testable import Playground

@Suite struct SettingTests {
    private func answer(_ entries: String...) -> String {
        var playground = Playground()
        return entries.map { playground.enter($0).output }.last ?? ""
    }

    @Test func listsAll() {
        #expect(
            answer(":set width 60", ":set") == """
                charset ascii       the characters of pictures; auto is what
                                    the screen shows (ascii, unicode or
                                    auto)
                width 60            the width of pictures and trees (1 to
                                    1000 columns)
                color auto          colour on a terminal; never in
                                    recordings (auto, always or never)
                legend auto         what is said below a picture of its
                                    looks (auto, on or off)
                colorScheme light   whether the page is light or dark, which
                                    styles read at \\.colorScheme (light or
                                    dark)
                locale en           what styles read at \\.locale; numbers
                                    and dates are written as in English (a
                                    language code such as en, ja or zh-Hant)
                scale 8:16          the points in a column and in a row
                                    (8:16 or 1:1)
                notes on            whether what does nothing, and known
                                    traps, are noted by themselves (off or
                                    on)
                strict off          whether slips of copied text are refused
                                    (off or on)
                platform ios        the platform that #if os(…) and
                                    canImport(…) ask for (ios, macos or
                                    linux)
                reapply fresh       @Environment where a style pushes itself
                                    again (fresh or frozen)
                equality fields     by what two styles count as the same
                                    (fields or article)
                """)
    }

    @Test func showsAndChangesOne() {
        #expect(answer(":set scale") == "scale is 8:16 (8:16 or 1:1)")
        #expect(answer(":set scale 1:1") == "scale is 1:1")
        #expect(answer(":set scale 1:1", ":undo") == "took back: :set scale 1:1")
        #expect(answer(":set scale 1:1", ":undo", ":set scale") == "scale is 8:16 (8:16 or 1:1)")
        #expect(answer(":set scale 1:1", ":undo", ":redo", ":set scale") == "scale is 1:1 (8:16 or 1:1)")
        #expect(answer(":set width 99", ":reset", ":set width").hasPrefix("width is 80"))
        #expect(answer(":set width 99", ":reset", ":undo", ":set width").hasPrefix("width is 99"))
    }

    @Test func namesTheNearestAndTheValidOnes() {
        #expect(
            answer(":set chrset x")
                == """
                error: the settings are charset, width, color, legend, colorScheme, locale,
                  scale, notes, strict, platform, reapply and equality, not 'chrset'; did you
                  mean charset?
                """)
        #expect(
            answer(":set charset unicod")
                == "error: charset is ascii, unicode or auto, not 'unicod'; did you mean unicode?")
        #expect(
            answer(":set width 0") == "error: width is 1 to 1000 columns, not '0'")
    }
}
