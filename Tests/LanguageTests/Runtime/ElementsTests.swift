import Catalogue
import Testing

@testable import Language

struct ElementsTests {
    @Test("Arrays, ranges, sets, dictionaries and texts can all be walked through")
    func values() {
        #expect(Elements(.array([.int(1)]))?.values == [.int(1)])
        #expect(Elements((0..<3).value)?.values == [.int(0), .int(1), .int(2)])
        #expect(Elements((1...2).value)?.values == [.int(1), .int(2)])
        #expect(Elements(Set([Value.int(2), .int(1)]).value)?.values == [.int(1), .int(2)])
        #expect(Elements(.dictionary([.string("a"): .int(1)]))?.values == [.tuple([.string("a"), .int(1)])])
        #expect(Elements(.string("ab"))?.values == [Character("a").value, Character("b").value])
        #expect(Elements(.int(1))?.values == nil)
    }

    @Test("A range without end in sight is not turned into a list")
    func limit() {
        #expect(Elements((0..<Int.max).value)?.values == nil)
        #expect(Elements((Int.min...Int.max).value)?.values == nil)
    }
}
