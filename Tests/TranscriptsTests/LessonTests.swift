import Testing

@testable import Transcripts

@Suite struct LessonTests {
    @Test func readsProseBeforeEachEntryAndAfterTheLast() throws {
        let text = """
            # Styles

            Look here.
            And here.

            Then there.

            ```atelier
            > one
            a picture
            > two
            + lines
            ```

            ## More

            ```swift
            notAnEntry()
            ```

            ```atelier
            > three
            ```
            The end.
            """

        let lesson = Lesson(try Transcript(parsing: text))

        #expect(
            lesson.steps == [
                Lesson.Step(
                    passages: [
                        .heading("Styles"), .paragraph(["Look here.", "And here."]), .paragraph(["Then there."]),
                    ],
                    entry: "one"),
                Lesson.Step(passages: [], entry: "two\nlines"),
                Lesson.Step(
                    passages: [.heading("More"), .paragraph(["```swift", "notAnEntry()", "```"])], entry: "three"),
            ])
        #expect(lesson.ending == [.paragraph(["The end."])])
    }

    @Test func aFileWithoutEntriesIsAllEnding() throws {
        let lesson = Lesson(try Transcript(parsing: "Nothing to do.\n"))

        #expect(lesson.steps.isEmpty)
        #expect(lesson.ending == [.paragraph(["Nothing to do."])])
    }
}
