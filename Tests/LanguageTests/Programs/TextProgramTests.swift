import Testing

@Suite("Programs with texts and characters")
struct TextProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a text, asked and taken apart
        let s = "Hello, World"
        print(s.uppercased(), s.lowercased(), s.count, s.isEmpty)
        print(s.split(separator: ", "), s.split(separator: ","))
        print(s.hasPrefix("He"), s.hasSuffix("ld"), s.contains("lo, W"), s.contains("z"))
        print(s.first!, s.last!, s.first as Any)
        print(String(s.reversed()), s.sorted())
        print(s.map { $0.isUppercase ? "U" : "l" }.joined())
        print(s.replacing("l", with: "L"))
        print(s.prefix(3), s.suffix(3), s.dropFirst(7), s.dropLast(7))
        //> HELLO, WORLD hello, world 12 false
        //> ["Hello", "World"] ["Hello", " World"]
        //> true true true false
        //> H d Optional("H")
        //> dlroW ,olleH [" ", ",", "H", "W", "d", "e", "l", "l", "l", "o", "o", "r"]
        //> UllllllUllll
        //> HeLLo, WorLd
        //> Hel rld World Hello
        // # pairs in a text
        let text = "a=1;b=2;c=3"
        let pairs = text.split(separator: ";").map { $0.split(separator: "=") }
        print(pairs)
        var d: [String: Int] = [:]
        for p in pairs { d[String(p[0])] = Int(p[1]) }
        print(d.sorted { $0.key < $1.key })
        print(d.keys.sorted(), d.values.sorted(), d.count)
        print(d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
        //> [["a", "1"], ["b", "2"], ["c", "3"]]
        //> [(key: "a", value: 1), (key: "b", value: 2), (key: "c", value: 3)]
        //> ["a", "b", "c"] [1, 2, 3] 3
        //> ["a2", "b4", "c6"]
        // # characters as people see them
        let flag = "🇩🇪"; let fam = "👨‍👩‍👧"; let e1 = "é", e2 = "e\u{301}"
        print(flag.count, fam.count, e1 == e2, e2.count, e2.unicodeScalars.count, e2.utf8.count, fam.utf16.count)
        print("naïve café".uppercased(), "ß".uppercased(), "İ".lowercased().count, "straße".count)
        print(Array("añ日".unicodeScalars.map(\.value)), Array("añ".utf8), Character("a").asciiValue as Any, Character("9").wholeNumberValue as Any, Character("½").isNumber)
        for c in "a1 Z".unicodeScalars { print(c, c.value, c.properties.isAlphabetic) }
        print("abc" < "abd", "a" < "B", "Z" < "a", "é" > "z")
        //> 1 1 true 1 2 3 8
        //> NAÏVE CAFÉ SS 1 6
        //> [97, 241, 26085] [97, 195, 177] Optional(97) Optional(9) true
        //> a 97 true
        //> 1 49 false
        //>   32 false
        //> Z 90 true
        //> true false true true
        // # characters
        let ch: Character = "7"
        print(ch.isNumber, ch.isLetter, ch.wholeNumberValue ?? -1, Character("a").isUppercase, "é".count, "👨‍👩‍👧".count, Character("x").uppercased())
        for c in "hi" { print(c) }
        //> true false 7 false 1 1 X
        //> h
        //> i
        // # string comparison
        print("a" < "b", "a" == "a", "abc".max()!, ["b", "a"].sorted(), "apple".contains { $0 == "p" }, "Z" < "a")
        //> true true c ["a", "b"] true true
        // # multi-line strings
        let poem = """
            one
              two \
            three
            "four"
            """
        print(poem)
        //> one
        //>   two three
        //> "four"
        // # raw strings
        print(#"a\n"b" \(1)"#, #"x \#(1 + 1)"#, ##"#"##)
        //> a\n"b" \(1) x 2 #
        // # escapes
        print("tab\tq\"uote\\ \u{41} \u{1F600}")
        //> tab	q"uote\ A 😀
        // # searching
        let v = [4, 8, 15, 16]
        print(v.first { $0 > 5 }!, v.first(where: { $0 > 99 }) == nil, v.last(where: { $0 < 10 })!, v.firstIndex { $0 == 15 }!, v.lastIndex(of: 4)!, v.contains { $0 > 15 }, v.allSatisfy { $0 > 3 }, v.min()!, v.max()!, v.max { $0 % 10 < $1 % 10 }!)
        print(v.prefix { $0 < 10 }, v.drop { $0 < 10 }, v.prefix(while: { $0 < 10 }), v.drop(while: { $0 < 10 }), v.starts(with: [4, 8]), v.elementsEqual([4]), v.min(by: >)!)
        //> 8 true 8 2 0 true true 4 16 8
        //> [4, 8] [15, 16] [4, 8] [15, 16] true false 16
        // # foundation texts
        import Foundation
        print("  hi ".trimmingCharacters(in: .whitespaces) + "|", "a-b-c".replacingOccurrences(of: "-", with: "+"), "a, b,c".components(separatedBy: ", "), "ab".padding(toLength: 4, withPad: ".", startingAt: 0), "hello world".capitalized, "hello".range(of: "ll") != nil, "..x..".trimmingCharacters(in: CharacterSet(charactersIn: ".")))
        print(sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), abs(-3), abs(-2.5), max(1, 2, 3), min(0.5, 2), hypot(3.0, 4.0), log2(8.0), 10.0.squareRoot(), Int(pow(3.0, 2.0)))
        //> hi| a+b+c ["a", "b,c"] ab.. Hello World true x
        //> 4.0 1024.0 2.0 3.0 3.0 3 2.5 3 0.5 5.0 3.0 3.1622776601683795 9
        // # parts of ranges, places in the bytes of a text, and lists of what a parameter asks for
        print((0..<5)[1...2], (0..<5)[2...], (0..<5)[..<3], (0..<5)[1..<4][2...], type(of: (0..<5)[1...2]))
        let s = "héllo"
        print(s.utf8[s.startIndex], s.utf8[s.utf8.startIndex], s.unicodeScalars[s.index(after: s.startIndex)], s.utf16[s.utf16.startIndex])
        let v = s.utf8
        print(v[v.index(after: v.startIndex)], v[v.startIndex...].count, v.index(v.startIndex, offsetBy: 3) == s.index(s.startIndex, offsetBy: 2))
        print(v.firstIndex(of: 108).map { s[$0...] } as Any, v.indices.count, v.distance(from: v.startIndex, to: v.endIndex))
        print(s[s.utf8.index(s.startIndex, offsetBy: 3)], Array(v.prefix(2)), Array(v.suffix(2)), Array(v.dropFirst(4)), Array(v.dropLast(5)))
        for i in v.indices.prefix(2) { print(v[i]) }
        print(v, s.utf16, s.unicodeScalars, v.count, v.first as Any, v.last as Any, v.isEmpty, v.map { Int($0) }.reduce(0, +), v.contains(195))
        print(Array("ab".utf8) == [97, 98], "ab".utf8.elementsEqual([97, 98]), "b".utf8.starts(with: [98]), [UInt8]("c".utf8))
        var fractions = [1.5]; fractions.append(contentsOf: [2, 3]); print(fractions, [1.5].elementsEqual([1]), [1.0].elementsEqual([1]))
        var bytes: [UInt8] = []; bytes.append(contentsOf: [1]); bytes.insert(contentsOf: [2, 3], at: 0); bytes += [4]; bytes.replaceSubrange(0..<1, with: [9]); print(bytes)
        print("ab".elementsEqual(["a", "b"]), zip([1.5], [1]).map { $0 * Double($1) })
        var shown: [any Equatable] = [1]; shown.append(contentsOf: ["a", 2.5]); print(shown.count)
        var words = "a"; words.append(contentsOf: ["b", "c"]); print(words)
        //> 1..<3 2..<5 0..<3 2..<4 Range<Int>
        //> 104 104 é 104
        //> 195 6 true
        //> Optional("llo") 6 6
        //> l [104, 195] [108, 111] [108, 111] [104]
        //> 104
        //> 195
        //> héllo héllo héllo 6 Optional(104) Optional(111) false 795 true
        //> true true true [99]
        //> [1.5, 2.0, 3.0] false true
        //> [9, 3, 1, 4]
        //> true [1.5]
        //> 3
        //> abc
        // # texts of characters that a closure makes
        let rows = [[true, false], [false, true]]
        for row in rows { print(String(row.map { $0 ? "#" : "." })) }
        print(String("abc".map { $0 == "b" ? "-" : $0 }), String((0..<3).map { _ in "x" }), String(["a", "b"].joined()), String(12))
        //> #.
        //> .#
        //> a-c xxx ab 12
        // # parts from which characters are taken keep their places
        let text = "1 $ 2 € 3"
        var rest = text[...]
        print(rest.removeFirst(), text.distance(from: text.startIndex, to: rest.startIndex), text[..<rest.startIndex])
        rest.removeFirst(2)
        print("<\(text[rest.startIndex...])>", rest.popFirst() as Any, rest.removeLast(), rest.popLast() as Any, rest, text[rest.endIndex...])
        rest.removeAll { $0 == " " }
        print(rest, rest.count)
        struct Lexer {
            let source: String
            var rest: Substring
            init(_ source: String) { self.source = source; rest = source[...] }
            mutating func next() -> (place: Int, word: String)? {
                while rest.first == " " { rest.removeFirst() }
                guard !rest.isEmpty else { return nil }
                let start = rest.startIndex
                while let letter = rest.first, letter != " " { rest.removeFirst() }
                return (source.distance(from: source.startIndex, to: start), String(source[start..<rest.startIndex]))
            }
        }
        var lexer = Lexer("let x  = 12")
        while let (place, word) = lexer.next() { print(place, word) }
        var part = [1, 2, 3, 4, 5, 6][1...]
        part.removeFirst(2)
        part.removeAll { $0 == 5 }
        print(part, part.startIndex)
        //> 1 1 1
        //> < 2 € 3> Optional(" ") 3 Optional(" ") 2 €  3
        //> 2€ 2
        //> 0 let
        //> 4 x
        //> 7 =
        //> 9 12
        //> [4, 6] 3
        // # Literals are parts of texts beside them
        let n = "one two two".split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }
        print(n["two"]!, n["one"] ?? 0, n["three"] ?? -1)
        let w = "one two two".split(separator: " ")
        print(Dictionary(grouping: w, by: { $0 })["two"]!.count, Dictionary(w.map { ($0, 1) }, uniquingKeysWith: +)["two"]!)
        print(w.contains("two"), w.firstIndex(of: "two")!, w.first == "one", Set(w).contains("one"))
        let 🐶 = 3; print(🐶 + 1); let 🐶🐮 = "dogcow"; print(🐶🐮, 🐶🐮.count)
        func 👋(_ s: String) -> String { "hi " + s }
        print(👋("x"))
        struct 🍎 { var é = 1; var 名前 = "n" }
        print(🍎().é, 🍎().名前, 🐶 * 2, -🐶)
        //> 2 1 -1
        //> 2 2
        //> true 1 true true
        //> 4
        //> dogcow 6
        //> hi x
        //> 1 n 6 -3
        // # A part of a text takes text in and lets it go at places
        var s = "hello world"[...]; s.removeFirst(2)
        s.insert("X", at: s.startIndex); print(s)
        s = "hello world"[...]; s.insert(contentsOf: "abc", at: s.index(after: s.startIndex)); print(s)
        let t = "a,b,c"; var p = t[...]; let i = p.firstIndex(of: ",")!; _ = p.remove(at: i); print(p)
        p = t[...]; p.removeSubrange(p.startIndex..<p.index(after: p.startIndex)); print(p, p.count)
        p = t[...]; p.replaceSubrange(..<i, with: "zz"); print(p); print(p.popFirst()!, p)
        var q = t; _ = q.remove(at: q.firstIndex(of: ",")!); q.insert("!", at: q.endIndex); print(q)
        //> Xllo world
        //> habcello world
        //> ab,c
        //> ,b,c 4
        //> zz,b,c
        //> z z,b,c
        //> ab,c!
        // # print to texts and other streams
        var s = "x:"
        print("a", 1, [2.5], to: &s)
        print("b", "c", separator: "-", terminator: "!", to: &s)
        print(to: &s)
        debugPrint("d", 1, to: &s)
        print(s)
        struct Log: TextOutputStream {
            var parts: [String] = []
            mutating func write(_ string: String) { parts.append(string) }
        }
        var log = Log()
        print("a", 2, to: &log)
        print("a", 2, separator: ",", to: &log)
        debugPrint("q", nil as Int?, to: &log)
        print(log.parts)
        func note(_ text: String, in out: inout some TextOutputStream) { print(">", text, to: &out); out.write("end\n") }
        note("n", in: &s)
        note("n", in: &log)
        print(s, log.parts.count)
        final class Out: TextOutputStream { var t = ""; func write(_ string: String) { t += string } }
        var o = Out()
        print("into", to: &o)
        print(o.t)
        struct P { var a = 1 }
        var u = ""
        print(P(), P.self, to: &u)
        print(u)
        struct Std: TextOutputStream { func write(_ string: String) { print(string, terminator: "") } }
        var std = Std()
        print("hello", 1, to: &std)
        var sub = "abc"[...]
        print("d", terminator: "", to: &sub)
        print(sub)
        //> x:a 1 [2.5]
        //> b-c!
        //> "d" 1
        //>
        //> ["", "a", " ", "2", "\n", "", "a", ",", "2", "\n", "", "\"q\"", " ", "nil", "\n"]
        //> x:a 1 [2.5]
        //> b-c!
        //> "d" 1
        //> > n
        //> end
        //>  21
        //> into
        //>
        //> P(a: 1) P
        //>
        //> hello 1
        //> abcd
        """###
}
