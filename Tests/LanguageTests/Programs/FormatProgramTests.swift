import Testing

@Suite("Programs with formats")
struct FormatProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # formats
        print(String(format: "%d %.2f %@ [%5d|%-5d|%05d] %x %s %%", 3, 2.5, "a", 4, 5, 6, 255, "c"))
        print(String(format: "%08.3f|%+d|%e|%g|%X|%.3d|%c", 3.14159, 5, 12345.678, 0.0001, 48879, 7, 65), String(format: "%.0f %.0f %.1f", 0.5, 1.5, 0.25))
        //> 3 2.50 a [    4|5    |00006] ff c %
        //> 0003.142|+5|1.234568e+04|0.0001|BEEF|007|A 0 2 0.2
        // # a format whose values stand in another order
        print(String(format: "%2$@ %1$@ %1$@|", "a", "b"), String(format: "%hhd %hd %x", 300, 70000, -1))
        //> b a a| 44 4464 ffffffff
        // # a format without a value
        print(String(format: "%d"))
        //! 1:7: the program stopped itself: the format has no value for '%d'
        // # digits of a number
        print(3.14159.formatted(.number.precision(.fractionLength(2...))), 3.14159.formatted(.number.precision(.fractionLength(...2))))
        print(3.14159.formatted(.number.precision(.fractionLength(..<2))), 0.5.formatted(.number.precision(.fractionLength(1...3))))
        print(7.formatted(.number.precision(.integerLength(3))), 1234.formatted(.number.precision(.integerLength(...2))), 0.5.formatted(.number.precision(.integerLength(2...))))
        print(1234.5678.formatted(.number.precision(.significantDigits(3))), 0.5.formatted(.number.precision(.significantDigits(2...4))), 12.3456.formatted(.number.precision(.significantDigits(...3))))
        print(3.1.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 2))), 3.14159.formatted(.number.precision(.integerAndFractionLength(integerLimits: 2...3, fractionLimits: 0...1))))
        print((-2).formatted(.number.precision(.fractionLength(...(-2)))), 2.5.formatted(.number.precision(.fractionLength((-3)...))), 5.formatted(.number.precision(.significantDigits(Int.min..<Int.min))))
        //> 3.14159 3.14
        //> 3.1 0.5
        //> 007 34 00.5
        //> 1,230 0.50 12.3
        //> 03.10 03.1
        //> -2 2.5 5
        // # The flag '#', a precision of zero, and what is no number, in formats as in C
        import Foundation
        func show(_ formats: [String], _ value: Int) -> String { formats.map { "[" + String(format: $0, value) + "]" }.joined() }
        print(show(["%#o", "%#x", "%#X", "%.0d", "%.0x"], 8), show(["%#o", "%#x", "%.0d"], 0))
        print(["%#.0f", "%#.0e", "%#g", "%#.3g", "%E"].map { String(format: $0, 123456.5) })
        print(["%f", "%F", "%E", "%G"].map { String(format: $0, -Double.infinity) }, String(format: "%F", Double.nan))
        //> [010][0x8][0X8][8][8] [0][0][]
        //> ["123456.", "1.e+05", "123456.", "1.23e+05", "1.234565E+05"]
        //> ["-inf", "-INF", "-INF", "-INF"] NAN
        """###
}
