import Testing

@testable import Workshop

/// Which answers to a question are right.
@Suite struct AnswerMeasureTests {
    private static func boxes(_ labels: (String, Bool, Int)...) -> AnswerMeasure {
        .labels(labels.map { AnswerLabel(text: $0.0, isMeant: $0.1, depth: $0.2) })
    }

    private let first = boxes(("Journey", true, 0), ("Train", false, 1), ("Seat", false, 2))
    private let all = boxes(("Cups", true, 0), ("Plates", true, 0))
    private let chain = boxes(("Choir", true, 0), ("Altos", true, 1), ("Duet", true, 2))
    private let ends = boxes(("Choir", true, 0), ("Altos", false, 1), ("Duet", true, 2))
    private let branches = boxes(("Farm", false, 0), ("Hens", true, 1), ("Ducks", true, 1))
    private let none = boxes(("Forest", false, 0), ("Nest", false, 1))

    private func expect(_ answers: [String], _ isRight: Bool, _ measure: AnswerMeasure) {
        for answer in answers { #expect(measure.isRight(answer) == isRight, "\(answer)") }
    }

    @Test("Labels are answered in any order, with commas and words between, by numbers, or by what others are left out")
    func labels() {
        expect(
            [
                "Journey", "journey", "only Journey.", "the journey box", "1", "Journey, not Train",
                "Journey but not Seat",
                "nothing but Journey", "Journey takes it", "all but Train and Seat", "just the first one",
            ], true, first)
        expect(
            [
                "Cups Plates", "plates, cups", "Cups and Plates", "both", "all", "1 2", "both boxes", "all two",
                "both of them",
                "each box", "both Cups and Plates", "all 2",
            ], true, all)
        expect(["none", "0", "neither", "nothing", "no box", "none of them"], true, none)
    }

    @Test("Where a box stands among the others says which it is, and so do every, both, and all but")
    func positions() {
        expect(["the outermost", "the outer box", "outer", "the outermost one", "the first"], true, first)
        expect(
            [
                "both inner boxes", "the inner ones", "all but Farm", "every box but the outer one",
                "the two inner boxes",
                "all except the outermost", "the second and the third", "Hens, Ducks, not Farm", "the last two",
            ], true, branches)
        expect(["every box", "all three", "all 3", "each of them", "everything", "the first three"], true, chain)
        expect(
            [
                "the outermost and the innermost", "the first and the third", "all but the middle one", "first, last",
                "every box except Altos", "both Choir and Duet", "all but the one in the middle",
            ], true, ends)
    }

    @Test("What names another box, leaves one out, doubts, or is only near to one, is wrong")
    func wrongLabels() {
        expect(
            [
                "Journey Train", "Train", "2", "all", "none", "not Journey", "all but Train", "", "box",
                "the inner one",
                "the innermost", "the last one", "one", "both", "the inner ones", "every box", "the box in Journey",
                "the one inside Journey", "Journey or Train", "maybe Journey", "9", "the second", "all but Journey",
                "two", "Journey not", "not all", "all but not", "the fourth",
            ], false, first)
        expect(
            ["Cups", "1", "none", "Cups or Plates", "the inner one", "all three", "the first", "not both"], false, all)
        expect(["Farm", "the outer one", "all", "all but Hens", "Hens", "the inner one and Farm"], false, branches)
        expect(["all but the outer one", "both", "the first and the second", "the outermost"], false, chain)
        expect(["every box", "all but Choir", "the middle one", "the outer ones", "both"], false, ends)
        expect(["all", "both", "Forest", "not none", "nothing but Nest"], false, none)
    }

    @Test("A row of words is answered whole or by its numbers, in digits or in words, in a sentence too")
    func rows() {
        let seven = AnswerMeasure.row("volume 7", asked: "First 7, then 2. What does the radio show?")
        expect(
            [
                "Volume 7", "7", "seven", "it shows 7", "volume seven", "The radio shows 7.", "volume7", "I think 7",
                "it will show seven",
            ], true, seven)
        expect(
            [
                "volume", "volume 2", "7 2", "knob 7", "not 7", "less than 7", "two", "first 7 then 2", "17", "7 or 2",
                "",
                "more than seven",
            ], false, seven)
        let knob = AnswerMeasure.row("knob 3", asked: "What does the second one show?")
        expect(["3", "three", "the second one shows 3", "knob three"], true, knob)
        expect(["knob 9", "9", "2", "the second"], false, knob)
        let town = AnswerMeasure.row("Hamar", asked: "Oslo has a frame. What stands in row 4?")
        expect(["Hamar", "hamar.", "it is Hamar", "just Hamar"], true, town)
        expect(["Oslo", "Oslo Hamar", "|Hamar|x", "not Hamar"], false, town)
        expect(["twelve", "volume 12"], true, .row("volume 12", asked: ""))
    }

    @Test("Of a row that is drawn blanks count, a full stop behind it does not, nor which signs make the lines")
    func drawings() {
        let oslo = AnswerMeasure.row("|  Oslo  |", asked: "")
        expect(
            ["|  Oslo  |", "|  oslo  |.", "│  Oslo  │", "  |  Oslo  |", "\"|  Oslo  |\"", "┃  Oslo  ┃."], true, oslo)
        expect(
            ["| Oslo |", "|Oslo|", "|   Oslo   |", "Oslo", "|  Oslo |", "|  Bergen  |", "|  Oslo  ", "not |  Oslo  |"],
            false,
            oslo)
        let box = AnswerMeasure.row(".- Box -.", asked: "")
        expect([".- Box -.", "╭─ Box ─╮", ".- Box -..", ".- box -."], true, box)
        expect([".-Box-.", ".- Box -", "+- Box -+", ". . .", "| x     |"], false, box)
    }

    @Test("A tree is answered with quotes or without, in any case, and sign by sign but for the brackets at its end")
    func trees() {
        let tree = AnswerMeasure.tree("urgent[! bordered[Send]]")
        expect(
            [
                "urgent[! bordered[Send]]", "urgent[! bordered[\"Send\"]]", "Urgent[\"!\", bordered[“Send”]]",
                "urgent[! bordered[Send]].", "urgent [ ! bordered [ Send ] ]", "urgent[! bordered[Send]",
                "urgent[! bordered[Send",
            ], true, tree)
        expect(
            [
                "bordered[Send]", "urgent[bordered[Send]]", "urgent[! bordered[Pay]]", "urgent[! bordered Send]]",
                "bordered", "",
            ],
            false, tree)
        expect(["c[C b[B x]]"], true, .tree("C[C B[B x]]"))
    }
}
