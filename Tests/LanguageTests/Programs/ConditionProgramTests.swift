import Testing

@Suite("Programs with conditions for the compiler")
struct ConditionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # debug condition
        #if DEBUG
        print("debug")
        #else
        print("release")
        #endif
        #if os(iOS) || os(macOS)
        print("os")
        #endif
        #if swift(>=5.9) && !FOO
        print("swift")
        #endif
        //> debug
        //> os
        //> swift
        // # if os
        #if os(macOS)
        print("mac")
        #elseif os(iOS)
        print("phone")
        #endif
        //> phone
        // # what is compiled on this system
        #if os(iOS) || os(macOS)
        let system = "Apple"
        #elseif os(Linux)
        let system = "Linux"
        #else
        let system = "other"
        #endif
        public struct Look { public internal(set) var name: String; fileprivate static let all = ["a"]; /* one */ init(/* two */ _ n: String /* three */) { name = n // four
         } }
        print(system, Look("x").name, Look.all)
        #if canImport(SwiftUI) && !os(Linux)
        print("ui")
        #endif
        //> Apple x ["a"]
        //> ui
        """###
}
