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
        """###
}
