import Testing

@testable import Transcripts

@Suite struct ReplayTests {
    @Test func nothingIsReportedWhereAllIsAsRecorded() throws {
        let text = """
            # Fake
            ```atelier
            > say a|b||> c
            a
            ...

            \\> c
            > wrong
            error: wrong
            ```
            State flows on:
            ```atelier
            > count
            3
            > say
            ```
            """
        #expect(try report(text) == "")
    }

    @Test func everyDifferenceIsReported() throws {
        let text = """
            ```atelier
            > say a
            b
            ```
            # One
            ```atelier
            > say 1|2|3|4|5|6|7|8|9|10|11|12|13
            1
            two
            2
            3
            4
            5
            6
            7
            8
            9
            10
            11
            12
            > say right
            right
            ```
            ## Two
              ```atelier
              > echo {
              + }
              ```
            ```atelier
            > say > x
            ...
            y
            ```
            """
        #expect(
            try report(text) == """
                a.md:2
                --- expected
                +++ actual
                @@ -3,1 +3,1 @@ > say a
                -b
                +a

                a.md:7 › One
                --- expected
                +++ actual
                @@ -8,5 +8,4 @@ > say 1|2|3|4|5|6|7|8|9|10|11|12|13
                 1
                -two
                 2
                 3
                 4
                @@ -18,3 +17,4 @@ > say 1|2|3|4|5|6|7|8|9|10|11|12|13
                 10
                 11
                 12
                +13

                a.md:26 › Two
                --- expected
                +++ actual
                @@ -27,0 +28,2 @@ > echo {
                +  echo {
                +  }

                a.md:30 › Two
                --- expected
                +++ actual
                @@ -31,2 +33,2 @@ > say > x
                 ...
                -y
                +\\> x
                """)
    }

    @Test func whatTouchesTheWorldIsRefused() throws {
        let text = """
            ```atelier
            > :load
            error: :load is refused in a replayed session, which reads no other file
            > :save
            error: :save is refused in a replayed session, which writes no file
            > :record
            error: :record is refused in a replayed session, which writes no file
            > :stop
            error: :record is refused in a replayed session, which writes no file
            > :replay
            error: :replay is refused in a replayed session, which runs no other session
            > :tour
            error: :tour is refused in a replayed session, which runs no other session
            > count
            7
            > :quit
            ```
            """
        #expect(try report(text) == "")
    }

    @Test func quittingEndsTheFile() throws {
        let text = "# End\n```atelier\n> :quit\n> count\n5\n> count\n6\n```\n"
        #expect(
            try report(text) == """
                a.md:3 › End
                note: :quit ended the session here, and 2 entries after it did not run
                """)
        #expect(try update(text) == text)
    }
}
