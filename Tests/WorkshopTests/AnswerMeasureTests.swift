import Testing

@testable import Workshop

/// Which words answer a question.
@Suite struct AnswerMeasureTests {
    private func isRight(_ answer: String, _ measure: AnswerMeasure) -> Bool {
        measure.isRight(answer.split(separator: " ").map(String.init))
    }

    private let one = AnswerMeasure.labels([("Journey", true), ("Train", false), ("Seat", false)])
    private let all = AnswerMeasure.labels([("Cups", true), ("Plates", true)])

    @Test("Labels are answered in any order, with commas and with words between, or by their numbers")
    func labels() {
        for answer in ["Journey", "journey", "only Journey.", "the journey box", "1"] {
            #expect(isRight(answer, one), "\(answer)")
        }
        for answer in ["Cups Plates", "plates, cups", "Cups and Plates", "both", "all", "1 2", "both boxes"] {
            #expect(isRight(answer, all), "\(answer)")
        }
        #expect(isRight("none", .labels([("A", false)])) && isRight("0", .labels([("A", false)])))
    }

    @Test("What names another label, leaves one out, or says what it is not, is wrong")
    func wrongLabels() {
        for answer in ["Journey Train", "Train", "2", "all", "none", "not Journey", "all but Train", "", "box"] {
            #expect(!isRight(answer, one), "\(answer)")
        }
        for answer in ["Cups", "1", "none", "Cups or Plates"] { #expect(!isRight(answer, all), "\(answer)") }
    }

    @Test("A text is answered whole, or by its numbers")
    func texts() {
        #expect(isRight("Volume 7", .text("volume 7")) && isRight("7", .text("volume 7")))
        #expect(!isRight("volume", .text("volume 7")) && !isRight("volume 2", .text("volume 7")))
        #expect(!isRight("7 2", .text("volume 7")) && !isRight("knob 7", .text("volume 7")))
        #expect(isRight("|Oslo|", .text("| Oslo |")) && !isRight("Oslo", .text("| Oslo |")))
        #expect(isRight("c[C b[B x]]", .text("C[C B[B x]]")) && !isRight("C[C B[x]]", .text("C[C B[B x]]")))
    }
}
