import Testing

@Suite("Programs with imports")
struct ImportProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an empty text in another one, with Swift's own library
        let none = ""
        print("abc".contains(""), "".contains(none), "abc".contains("abc".prefix(0)), "abc".prefix(2).contains(none))
        //> true true true true
        // # an empty text in another one, with Foundation
        import Foundation
        let none = ""
        print("abc".contains(""), "".contains(none), "abc".contains("abc".prefix(0)), "abc".prefix(2).contains(none))
        print("abc".contains("bc"), "abc".contains("d"), "abc".contains("b" as Character))
        //> false false false false
        //> true false true
        // # where one type of Foundation is imported, and behind what uses it
        func holds<S: StringProtocol>(_ text: S) -> Bool { text.contains("") }
        print(holds("abc"), holds("abc".prefix(1)))
        import struct Foundation.Date
        //> false false
        // # as a function
        import Foundation
        let holds: (String) -> Bool = "abc".contains
        print(holds(""), ["", "x"].filter { "abc".contains($0) }, ["", "x"].filter("abc".contains))
        //> false [] []
        // # other functions find an empty text all the same
        import Foundation
        print("abc".hasPrefix(""), "abc".hasSuffix(""), "abc".starts(with: ""), ["a", ""].contains(""), [[1], []].contains([]))
        //> true true true true true
        """###
}
