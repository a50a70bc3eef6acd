import Testing

@testable import Language

/// Broken Swift of all kinds ends in an answer: no crash, no endless check.
@Suite("Mutated input")
struct MutationTests {
    static let seeds = [
        """
        struct Tagged: GroupBoxStyle {
            var tag: String
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading) { configuration.label.font(.title); Text(tag) }.padding(8)
            }
        }
        """,
        "extension View { func boxed<S: ShapeStyle>(_ style: S) -> some View { border(style).padding(.top, 2) } }",
        "protocol Look<T>: DynamicProperty { associatedtype T: View; func make(_ t: T) -> some View }",
        "enum Size: String, CaseIterable { case small, large(Int); var next: Self { switch self { case .small: .large(1); default: .small } } }",
        "@State var rows = [1, 2].map { n in (n, \"\\(n)\") }.filter { $0.0 > 1 }",
        "struct Key<C: View>: EnvironmentKey { static var defaultValue: [C]? { nil } }",
        "if let n = Int(\"3\"), n > 2 { print(n as Any) } else { for i in 0..<3 where i != 1 { print(i) } }",
    ]

    @Test(arguments: 0..<12)
    func everyMutationIsAnswered(seed: Int) {
        var random = Generator(state: UInt64(seed + 1))
        var workbench = Workbench()
        for _ in 0..<25 {
            let answer = workbench.enter(Self.mutation(&random))
            let controls = answer.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
            #expect(controls.isEmpty)
            #expect(!answer.contains("error: this is not supported"))
        }
    }

    private static func mutation(_ random: inout Generator) -> String {
        var words = pieces(of: seeds[Int(random.next() % UInt64(seeds.count))])
        let others = pieces(of: seeds[Int(random.next() % UInt64(seeds.count))])
        for _ in 0...(random.next() % 3) {
            let place = Int(random.next() % UInt64(words.count))
            switch random.next() % 3 {
            case 0: words.remove(at: place)
            case 1: words[place] = others[Int(random.next() % UInt64(others.count))]
            default: words.insert(others[Int(random.next() % UInt64(others.count))], at: place)
            }
            if words.isEmpty { words = ["."] }
        }
        return words.joined()
    }

    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        for character in text {
            if character.isLetter, let last = pieces.last?.last, last.isLetter {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
        }
        return pieces
    }

    /// The same sequence for the same seed everywhere.
    private struct Generator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
