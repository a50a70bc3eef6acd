import Testing

@testable import LineEditing

/// What the sequences of a hundred terminals stand for: the one form of their key, or nothing.
@Suite struct KeySequenceTests {
    private static let word = (next: "\u{1B}f", previous: "\u{1B}b", delete: "\u{1B}d")

    @Test(arguments: [
        (["[C", "OC", "[1;2C"], "\u{1B}[C"),
        (["[D", "OD", "[1;2D"], "\u{1B}[D"),
        (["[A", "OA", "[1;5A", "[a", "Oa", "[1;3A"], "\u{1B}[A"),
        (["[B", "OB", "[1;5B", "[b", "[1;10B"], "\u{1B}[B"),
        (["[H", "OH", "[1~", "[7~", "[1;5H", "[7^", "[1;2H"], "\u{1B}[H"),
        (["[F", "OF", "[4~", "[8~", "[1;5F"], "\u{1B}[F"),
        (["[3~", "[3;2~", "[3$"], "\u{1B}[3~"),
        (["[1;5C", "[1;3C", "[5;5C", "O5C", "Oc", "\u{1B}[C", "\u{1B}OC", "f", "[1;9C"], word.next),
        (["[1;5D", "[1;3D", "O5D", "Od", "\u{1B}[D", "b", "[1;6D"], word.previous),
        (["[3;5~", "[3;3~", "[3^", "\u{1B}[3~", "d"], word.delete),
        (["[200~"], "\u{1B}[200~"),
        (["OM", "[13u"], "\r"),
        (["[13;2u", "[13;5u", "[27;5;13~", "\r"], "\u{1B}\r"),
        (["[97;5u", "[27;5;97~"], "\u{1}"),
        (["[97u"], "a"), (["9"], "9"), (["-"], "-"),
        (
            [
                "x", "OP", "[11~", "[[A", "[24;5~", "[2~", "[Z", "[1;2P", "[15~", "[34~", "[I", "[O", "[M !!",
                "[<0;10;20M",
                "[?1;2c", "[24;80R", "]11;rgb:0000/0000/0000\u{7}", "P1$r0m\u{1B}\\", "[27u", "[57358u",
                "[99999999999999999999~",
                "[1;99999999999999999999Q", "[>0;276;0c", "[3;5;7;9y",
            ], ""
        ),
    ])
    func aKeyHasOneForm(_ sequences: [String], _ meaning: String) {
        for sequence in sequences {
            var key = KeySequence()
            let ends = sequence.unicodeScalars.map { key.add($0) }
            #expect(ends.dropLast().allSatisfy { !$0 }, "\(sequence.debugDescription)")
            #expect(ends.last == true, "\(sequence.debugDescription)")
            #expect(
                key.meaning == Array(meaning.unicodeScalars), "\(sequence.debugDescription)")
        }
    }

    @Test func pageKeysLeadToOtherEntries() {
        for (sequence, meaning) in [("[5~", PrivateKey.olderEntry), ("[6~", PrivateKey.newerEntry)] {
            var key = KeySequence()
            #expect(sequence.unicodeScalars.map { key.add($0) } == [false, false, true])
            #expect(key.meaning == Array(meaning.description.unicodeScalars))
        }
    }

    @Test("A control character of eight bits begins what Escape and another begin")
    func eightBits() throws {
        for (sequence, meaning) in [
            ("\u{9B}A", "\u{1B}[A"), ("\u{9B}1;5C", Self.word.next), ("\u{8F}M", "\r"), ("\u{9D}0;a\u{9C}", ""),
            ("\u{90}1$r0m\u{1B}\\", ""), ("\u{9B}1;\u{85}", ""), ("\u{9B}\u{3}", "\u{3}"),
        ] {
            let scalars = Array(sequence.unicodeScalars)
            var key = try #require(KeySequence(beginningWith: scalars[0]))
            let ends = scalars.dropFirst().map { key.add($0) }
            #expect(ends.dropLast().allSatisfy { !$0 }, "\(sequence.debugDescription)")
            #expect(ends.last == true, "\(sequence.debugDescription)")
            #expect(key.meaning == Array(meaning.unicodeScalars), "\(sequence.debugDescription)")
        }
        for scalar: Unicode.Scalar in ["\u{80}", "\u{85}", "\u{9C}", "a", "\u{A0}", "\u{1B}"] {
            #expect(KeySequence(beginningWith: scalar) == nil)
        }
        var alt = KeySequence()
        let ends = alt.add("\u{85}")
        #expect(ends)
        #expect(alt.meaning == [])
    }

    @Test func ctrlCBreaksASequenceOff() {
        for sequence in ["\u{3}", "[1;\u{3}", "O\u{3}", "]0;a\u{3}", "P\u{3}", "_a\u{3}"] {
            var key = KeySequence()
            _ = sequence.unicodeScalars.map { key.add($0) }
            #expect(key.meaning == ["\u{3}"])
        }
    }
}
