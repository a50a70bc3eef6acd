import Testing

@testable import Language

@Suite("What SwiftUI has and Atelier has not")
struct UnsupportedNamesTests {
    private let program = CheckedProgram(builtIns: EmptyProgram.builtIns)
    private var entries: [UnsupportedNames.Entry] { UnsupportedNames.known.entries }

    @Test(
        "A known name is refused by that name, with what to write instead",
        arguments: [
            ("AnyLayout()", "'AnyLayout' is not supported in Atelier; choose with 'if' on '@State'"),
            ("HStackLayout()", "'HStackLayout' is not supported in Atelier; use an 'HStack'"),
            ("EquatableView(1)", "'EquatableView' is not supported in Atelier; write the view itself"),
            (
                "class M: ObservableObject {}",
                "'ObservableObject' is not supported in Atelier; keep what changes in '@State', as a struct: no view follows what changes in a class"
            ),
            (
                "struct S { @Published var x = 1 }",
                "'Published' is not supported in Atelier; keep what changes in '@State', as a struct: no view follows what changes in a class"
            ),
            (
                "@Observable class Model {}",
                "'@Observable' is not supported in Atelier; keep what changes in '@State', as a struct: no view follows what changes in a class"
            ),
            (
                "extension EnvironmentValues { @Entry var level = 1 }",
                "'@Entry' is not supported in Atelier; declare an 'EnvironmentKey' and a property of 'EnvironmentValues'"
            ),
            (#"Text("a").onAppear {}"#, "'onAppear' is not supported in Atelier; give '@State' its initial value"),
            (
                "struct V: View { var body: some View { onAppear {} } }",
                "'onAppear' is not supported in Atelier; give '@State' its initial value"
            ),
            (
                "struct Fade: Transition {}",
                "'Transition' is not supported in Atelier; write an 'AnyTransition', such as '.opacity'"
            ),
            (
                "let t: SwiftUI.Transition? = nil",
                "'Transition' is not supported in Atelier; write an 'AnyTransition', such as '.opacity'"
            ),
            (
                "func f<K: PreferenceKey>(_ key: K.Type) {}",
                "'PreferenceKey' is not supported in Atelier; "
                    + "hand values down with '@Environment', and up with a 'Binding'"
            ),
            (
                #"@Environment(\.dismiss) var dismiss"#,
                "'dismiss' is not supported in Atelier; use a 'Binding' that closes it"
            ),
            (
                #"Text("a").environment(\.layoutDirection, .rightToLeft)"#,
                "'layoutDirection' is not supported in Atelier; pictures are drawn from left to right"
            ),
            (
                #"Button("a") {}.buttonStyle(.glass)"#,
                "'glass' is not supported in Atelier; choose '.bordered' or '.borderedProminent'"
            ),
            ("let a: Text.Layout? = nil", "'Layout' is not supported in Atelier; use text modifiers"),
            (#"Text("a", tableName: "b")"#, "'Text(tableName:)' is not supported in Atelier; write the text itself"),
            ("import Combine", "'Combine' is not supported in Atelier; leave the line out, and what needs it"),
            (
                "let a = #Predicate<Int> { $0 > 1 }",
                "'#Predicate' is not supported in Atelier; use a closure, such as 'filter { … }'"
            ),
            (
                "UIView().topAnchor",
                "'topAnchor' is not supported in Atelier; give sizes with '.frame(…)', or lay out with stacks"
            ),
            (
                "[1].shuffled()",
                "'shuffled' is not supported in Atelier; what is shown must come out the same each time; write the order down"
            ),
            (
                "Image(.star)",
                "'Image(.…)' is not supported in Atelier; write the name of the image in quotes, such as 'Image(\"star\")'"
            ),
            ("[1].length", "value of type '[Int]' has no member 'length'; use 'count'"),
        ])
    func named(_ code: String, _ message: String) {
        #expect(refusal(of: code) == message)
    }

    @Test("No name stands twice")
    func once() {
        let names = entries.map(\.name)
        #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.map { "\($0)" } == [])
    }

    @Test("None is here after all")
    func noneIsHere() {
        let names = Set(program.documentedNames.map(\.text))
        let globals = entries.compactMap { entry in
            if case .global(let name) = entry.name { name } else { nil }
        }
        #expect(globals.filter(names.contains) == [])
    }

    @Test("Each name that stands alone is refused by that name wherever it may stand")
    func everyGlobal() {
        for (number, entry) in entries.enumerated() {
            guard case .global(let name) = entry.name else { continue }
            let uses =
                switch name.first {
                case "@": ["\(name) struct A {}"]
                case "#": ["let a = \(name)(1)"]
                case _ where name.hasPrefix("import "): [name]
                case let first? where first.isUppercase:
                    [
                        "let a: \(name)? = nil", "struct A: \(name) {}", "func f<T: \(name)>(_ a: T) {}",
                        "struct A { @\(name) var a = 1 }", "func f() { print(\(name).self) }",
                    ]
                default: ["print(\(name))"]
                }
            // One place for each name: all of them take too long.
            for use in [uses[number % uses.count]] {
                let plain = name.hasPrefix("import ") ? name.dropFirst("import ".count) : name[...]
                // A macro of the name is named with its sign.
                let message = refusal(of: use) ?? ""
                #expect(
                    ["'\(plain)'", "'@\(plain)'"].contains { message.hasPrefix("\($0) is not supported in Atelier") },
                    "\(use)")
            }
        }
    }

    @Test("Each member is refused by its name, of a value and of a type")
    func everyMember() {
        let types = [
            "*": "String", "~": "String", "Array": "[Int]", "ArraySlice": "ArraySlice<Int>", "Dictionary": "[Int: Int]",
            "Set": "Set<Int>", "Optional": "Int?", "Range": "Range<Int>", "ClosedRange": "ClosedRange<Int>",
            "Result": "Result<Int, any Error>", "Measurement": "Measurement<UnitLength>", "Binding": "Binding<Int>",
            "AnySequence": "AnySequence<Int>", "AnyIterator": "AnyIterator<Int>", "State": "State<Int>",
            "ForEach": "ForEach<[Int], Int, Text>",
            "MeasurementFormatUnitUsage": "MeasurementFormatUnitUsage<UnitLength>",
            "DatePicker": "DatePicker<Text>", "Section": "Section<Text, Text, Text>",
            "GeometryReader": "GeometryReader<Text>",
            "NavigationLink": "NavigationLink<Text, Text>", "ScrollView": "ScrollView<Text>",
            "LazySequence": "LazySequence<[Int]>", "PartialRangeFrom": "PartialRangeFrom<Int>",
            "PartialRangeThrough": "PartialRangeThrough<Int>", "PartialRangeUpTo": "PartialRangeUpTo<Int>",
            "Repeated": "Repeated<Int>", "ReversedCollection": "ReversedCollection<[Int]>",
            "StrideTo": "StrideTo<Int>", "Zip2Sequence": "Zip2Sequence<[Int], [Int]>",
        ]
        for entry in entries {
            guard case .member(let name, let written) = entry.name else { continue }
            let isForeign = written.hasPrefix(UnsupportedNames.foreign)
            let owner = isForeign && written.count > 1 ? String(written.dropFirst()) : written
            let isProtocol = program.declarations.builtIns.nominal(named: owner)?.kind == .protocol
            let type = isProtocol ? "T" : types[owner] ?? owner
            let head = isProtocol ? "func f<T: \(owner)>" : "func f"
            for use in [
                "\(head)(_ x: \(type)) { print(x.\(name)) }", "\(head)(_ x: \(type)) { print(\(type).\(name)) }",
            ] {
                let message = isForeign ? "' has no member '\(name)'" : "'\(name)' is not supported in Atelier"
                #expect(refusal(of: use)?.contains(message) == true, "\(use)")
            }
        }
    }

    @Test("Each label is refused by its name")
    func everyLabel() {
        let values = [
            "View": "EmptyView()", "Date": "Date(timeIntervalSince1970: 0)", "DateFormatStyle": "DateFormatStyle()",
            "Measurement": "Measurement(value: 1, unit: UnitLength.meters)", "String": "\"a\"",
        ]
        for entry in entries {
            guard case .label(let label, let function) = entry.name, !function.hasPrefix(UnsupportedNames.foreign)
            else { continue }
            let written = ["": "", "…": "other: 1", "_": "1", ".": ".a"]
            let argument = written[label] ?? "\(label): 1"
            let owner = String(function.prefix { $0 != "." })
            let call = function == owner ? function : (values[owner] ?? owner) + function.dropFirst(owner.count)
            let use = "\(call)(\(argument))"
            #expect(refusal(of: use)?.contains("is not supported in Atelier") == true, "\(use)")
        }
    }

    @Test("What other languages call otherwise is told of texts and collections alone")
    func membersOfOnesOwn() {
        #expect(
            Workbench.check("struct Rope {}", "Rope().length")
                == "1:8: error: value of type 'Rope' has no member 'length'\n  Rope().length\n         ^~~~~~")
    }

    @Test(
        "A program may declare such a name itself",
        arguments: [
            (["struct Task {}", "Task()"], "value: Task"),
            (["protocol Transition {}\nstruct Fade: Transition {}", "Fade()"], "value: Fade"),
            (
                ["@propertyWrapper struct Entry { var wrappedValue: Int }\nstruct A { @Entry var a = 1 }", "A().a"],
                "value: Int"
            ),
            (["extension View { func onAppear() -> Int { 1 } }", #"Text("a").onAppear()"#], "value: Int"),
            (["extension EnvironmentValues { var dismiss: Int { 1 } }", "EnvironmentValues().dismiss"], "value: Int"),
        ])
    func shadowed(_ entries: [String], _ answer: String) {
        #expect(entries.count == 2 && Workbench.check(entries[0], entries[1]) == answer)
    }

    private func refusal(of code: String) -> String? {
        do {
            _ = try program.check(code, canvas: nil)
            return nil
        } catch {
            return (error as? Diagnostic)?.message
        }
    }

    @Test func wholeBoundsOfARangeOfFractions() {
        #expect(Workbench.check("Slider(value: .constant(0.3), in: 0...1)") == "view: Slider<EmptyView, EmptyView>")
        #expect(Workbench.check("Slider(value: .constant(0.3))") == "view: Slider<EmptyView, EmptyView>")
    }

    @Test func aNilAmongValues() {
        #expect(Workbench.check("[1, nil, 3]") == "value: [Int?]")
    }
}
