import Language

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Times the checker: what a line of usual declarations costs, and whether that grows with what stands around it.
enum CheckerMeasure {
    /// The ratios, and a line that says what a line of a program costs.
    static func ratios() throws -> (note: String, ratios: [Ratio]) {
        let short = try secondsForLine(of: 1_000)
        let long = try secondsForLine(of: 10_000)
        let parsing = fastest(of: 5) { TopLevelItems(of: Reading(strictly: program(lines: 1_000))).items.count } / 1_000
        let few = try secondsForOperand(of: 60)
        let many = try secondsForOperand(of: 600)
        let early = try secondsForEntry(of: 400)
        let late = try secondsForEntry(of: 4_000)
        let fewCases = try secondsForCase(of: 1_000)
        let manyCases = try secondsForCase(of: 4_000)
        let fewExtensions = try secondsForExtension(of: 1_000)
        let manyExtensions = try secondsForExtension(of: 4_000)
        let refused = fastest(of: 3) { try? Script.checking("let sum = " + sum(of: 5_000)) } / 5_000
        let microseconds = Int((short * 1_000_000).rounded())
        return (
            "checking a program of 1,000 lines: \(microseconds) microseconds for each line",
            [
                Ratio(name: "checking a line, to reading it", value: short / parsing, limit: 30, unit: ""),
                Ratio(name: "a line of 10,000, to one of 1,000", value: long / short, limit: 1.5, unit: ""),
                Ratio(name: "an entry of 4,000, to one of 400", value: late / early, limit: 2, unit: ""),
                Ratio(name: "a case of 4,000, to one of 1,000", value: manyCases / fewCases, limit: 1.5, unit: ""),
                Ratio(
                    name: "an extension of 4,000 of one type, to one of 1,000", value: manyExtensions / fewExtensions,
                    limit: 1.5, unit: ""),
                Ratio(name: "an operand of 600, to one of 60", value: many / few, limit: 2, unit: ""),
                Ratio(name: "refusing an operand of 5,000, to one of 60", value: refused / few, limit: 2, unit: ""),
            ]
        )
    }

    private static func secondsForLine(of lines: Int) throws -> Double {
        let text = program(lines: lines)
        return try fastest(of: lines > 1_000 ? 3 : 5) { try Script.checking(text) } / Double(lines)
    }

    private static func secondsForEntry(of entries: Int) throws -> Double {
        let texts = (0..<entries).map { "let value\($0) = \($0) * 2" }
        return try fastest(of: 3) { try Script.checking(entries: texts) } / Double(entries)
    }

    /// An enum, and a switch over all of its cases.
    private static func secondsForCase(of cases: Int) throws -> Double {
        let names = (0..<cases).map { "c\($0)" }
        let branches = names.map { "case .\($0): return 1" }.joined(separator: "\n")
        let text = """
            enum E { case \(names.joined(separator: ", ")) }
            func f(_ e: E) -> Int {
            switch e {
            \(branches)
            }
            }
            """
        return try fastest(of: 3) { try Script.checking(text) } / Double(cases)
    }

    /// Extensions of one type, and a look at the member of each.
    private static func secondsForExtension(of extensions: Int) throws -> Double {
        let text = (0..<extensions).map { "extension S { var a\($0): Int { \($0) } }\nlet v\($0) = S().a\($0)" }
        return try fastest(of: 3) { try Script.checking("struct S {}\n" + text.joined(separator: "\n")) }
            / Double(extensions)
    }

    private static func secondsForOperand(of operands: Int) throws -> Double {
        let text = "let sum = " + sum(of: operands)
        return try fastest(of: 5) { try Script.checking(text) } / Double(operands)
    }

    private static func sum(of operands: Int) -> String {
        (0..<operands).map { "\($0)" }.joined(separator: " + ")
    }

    /// Declarations as people write them: ten lines, again and again.
    private static func program(lines: Int) -> String {
        (0..<lines / 10).map { number in
            """
            struct Item\(number): Identifiable, Equatable { let id: Int; var name = "item"; var price = 1.5 }
            extension Item\(number) {
                var label: String { name.uppercased() + " \\(id)" }
                mutating func raise(by amount: Double) { price = price * 2 + amount - 1 }
            }
            func total\(number)(_ items: [Item\(number)]) -> Double { items.map { $0.price }.reduce(0, +) }
            struct Row\(number): View {
                let item: Item\(number)
                var body: some View { HStack { Text(item.label).bold(); Button("x") {}.disabled(item.price > 3) }.padding(2) }
            }
            """
        }.joined(separator: "\n")
    }
}
