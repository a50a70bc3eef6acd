import Catalogue
import Testing

@testable import Language

struct DescriptionTests {
    @Test("Values print as the Swift REPL prints them")
    func debug() {
        let values: [(Value, String)] = [
            (.void, "()"), (.bool(true), "true"), (.int(-1), "-1"), (.double(1), "1.0"), (.string("a\n"), #""a\n""#),
            (.none, "nil"), (.some(.int(1)), "Optional(1)"), (.array([.string("a"), .string("b")]), #"["a", "b"]"#),
            (.array([]), "[]"), (.dictionary([:]), "[:]"), (.tuple([.int(1), .string("a")]), #"(1, "a")"#),
            ((0..<3).value, "Range(0..<3)"), ((0...3).value, "ClosedRange(0...3)"),
            (Character("a").value, #""a""#),
        ]
        for (value, text) in values { #expect(Description.debug(of: value) == text) }
    }

    @Test("Collections without an order print sorted, so that no two runs differ")
    func sorting() {
        let pairs = Dictionary(uniqueKeysWithValues: (0..<12).map { (Value.int($0), Value.int($0 * $0)) })
        #expect(
            Description.debug(of: .dictionary(pairs))
                == "[0: 0, 1: 1, 2: 4, 3: 9, 4: 16, 5: 25, 6: 36, 7: 49, 8: 64, 9: 81, 10: 100, 11: 121]")
        #expect(Description.debug(of: Set((0..<6).map { Value.int(5 - $0) }).value) == "Set([0, 1, 2, 3, 4, 5])")
    }

    @Test("`print` shows texts and characters without quotes, but only outside of collections")
    func text() {
        #expect(Description.text(of: .string("a")) == "a")
        #expect(Description.text(of: Character("a").value) == "a")
        #expect(Description.text(of: .array([.string("a")])) == #"["a"]"#)
        #expect(Description.text(of: (0...3).value) == "0...3")
    }

    @Test("Tuples are shown with the labels of their type")
    func labels() {
        let type = SwiftType.tuple([TupleElement(label: "x", type: .void), TupleElement(type: .void)])
        #expect(Description.shown(.tuple([.int(1), .int(2)]), of: type) == "(x: 1, 2)")
    }

    private enum Season { case spring }

    @Test("A case of an enum written in Swift prints its name, inside of collections with that of its type")
    func casesOfNativeEnums() {
        let spring = Value.native(Box(Season.spring))
        #expect(Description.text(of: spring) == "spring")
        #expect(Description.text(of: .array([spring])) == "[Season.spring]")
    }
}
