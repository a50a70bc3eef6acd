import Testing

@Suite("Programs with the bytes and scalars of texts")
struct TextUnitProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # literals that stand for scalars
        let s: Unicode.Scalar = "a"
        let t: UnicodeScalar = "\u{1F600}"
        let o: Unicode.Scalar? = "b"
        let all: [Unicode.Scalar] = ["a", "b"]
        let some: Set<Unicode.Scalar> = ["x"]
        enum Sign { static let dot: Unicode.Scalar = "." }
        func number(of scalar: Unicode.Scalar) -> UInt32 { scalar.value }
        print(s, t, o!, all, some, s == "a", "a" == s, s < "b", o == "b", Sign.dot, number(of: "z"), "é" as Unicode.Scalar)
        switch s { case "b"..."z": print("later"); case "a": print("first"); default: print("none") }
        print("abc".unicodeScalars.contains("b"), ("a"..."f").contains(s), ["x", "a"].contains(s), Character(s), String(s))
        for scalar in "a1".unicodeScalars where scalar == "1" { print(scalar) }
        //> a 😀 b ["a", "b"] ["x"] true true true true . 122 é
        //> first
        //> true true true a a
        //> 1
        // # a literal that is no scalar
        let s: Unicode.Scalar = "ab"
        //! 1:25: cannot convert value of type 'String' to specified type 'Unicode.Scalar'
        // # a literal of two scalars
        let s: Unicode.Scalar = "e\u{301}"
        //! 1:25: cannot convert value of type 'String' to specified type 'Unicode.Scalar'
        // # texts of their units
        print(String("abc".utf8), String("abc".utf8.prefix(2)) ?? "nil", String("abc".utf16), String("abc".utf16.dropFirst()) as Any)
        print(String("abc".unicodeScalars), String("abc".unicodeScalars.prefix(1)), Substring("abc".utf8.dropFirst()), String("é".utf8.prefix(1)) as Any)
        print(String(decoding: [104, 105], as: UTF8.self), String(decoding: "hé".utf8, as: UTF8.self), String(decoding: [104, 0x20AC], as: UTF16.self), String(decoding: [0xC3], as: Unicode.UTF8.self))
        let bytes: [UInt8] = Array("hé".utf8)
        print(String(decoding: bytes[1...], as: UTF8.self), String(validating: bytes, as: UTF8.self)!, String(validating: bytes.dropLast(), as: UTF8.self) as Any)
        print(String("a1b2".unicodeScalars.filter { $0.properties.isAlphabetic }), String(Substring("abc").dropLast()))
        var scalars = String.UnicodeScalarView()
        scalars.append("a"); scalars.append(contentsOf: "bc".unicodeScalars)
        print(String(scalars), scalars.count, String(String.UnicodeScalarView("abc".unicodeScalars.reversed())))
        //> abc ab abc Optional("bc")
        //> abc a bc nil
        //> hi hé h€ �
        //> é hé nil
        //> ab ab
        //> abc 3 cba
        // # bytes in an encoding
        import Foundation
        print(String(bytes: [104, 105], encoding: .utf8) ?? "nil", String(bytes: [0xFF, 105], encoding: .utf8) ?? "nil", String(bytes: "hé".utf8, encoding: .ascii) ?? "nil", String(bytes: [0xE9], encoding: .isoLatin1) ?? "nil")
        let encoding: String.Encoding = .utf8; print(encoding == .ascii)
        //> hi nil nil é
        //> false
        // # bytes in an encoding that is not here
        print(String(bytes: [104, 105], encoding: .utf16) ?? "nil")
        //! 1:44: 'utf16' is not supported in Atelier
        // # parts of views by name
        let v: Substring.UTF8View = "abc".prefix(2).utf8
        let w: String.UTF8View = "abc".utf8
        let u: Substring.UnicodeScalarView = "abc".dropFirst().unicodeScalars
        let x: Substring.UTF16View = "abc".dropFirst().utf16
        let y: Substring.UTF8View = "abc".utf8.prefix(2)
        func count(_ bytes: Substring.UTF8View) -> Int { bytes.count }
        func size<S: StringProtocol>(_ text: S) -> Int { text.utf8.count }
        print(v.count, w.count, u.count, x.count, y.count, v.first!, String(u), String(v)!, count(v), count("abc".utf8.dropLast()), size("é"), size("é".prefix(1)))
        //> 2 3 2 2 2 97 bc ab 2 2 2 2
        // # texts beside lists of characters
        let t = "ab"
        let list: [Character] = ["a", "b"]
        print(["a", "b"].elementsEqual(t), ["a", "b"].starts(with: t.lowercased()), "ab".elementsEqual(["a", "b"]), ["a", "b"].contains(t.first!), list.elementsEqual("ab"))
        //> true true true true true
        // # a list of texts beside a text
        print(["a"].elementsEqual("ab"))
        //! 1:27: instance method 'elementsEqual' requires the types 'Character' and 'String' be equivalent
        // # a list of texts that begins with a text
        print(["a", "b"].starts(with: "a"))
        //! 1:31: instance method 'starts(with:)' requires the types 'Character' and 'String' be equivalent
        // # The scalars of a text can be changed in it.
        var out = ""
        for u in "abc".unicodeScalars { out.unicodeScalars.append(u) }
        out.unicodeScalars.append(contentsOf: "de".unicodeScalars)
        print(out.unicodeScalars.removeFirst(), out)
        out.unicodeScalars.removeAll { $0 == "d" }
        print(out, out.unicodeScalars.removeLast(), out)
        struct Parser { var text = ""; mutating func add(_ code: UInt32) { if let u = Unicode.Scalar(code) { text.unicodeScalars.append(u) } } }
        var p = Parser()
        p.add(0x48); p.add(0xD800); p.add(0x49)
        print(p.text, p.text.count)
        p.text.unicodeScalars.removeAll()
        print(p.text.isEmpty)
        //> a bcde
        //> bce e bc
        //> HI 2
        //> true
        """###
}
