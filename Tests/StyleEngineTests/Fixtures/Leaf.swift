import StyleEngine

/// A leaf that shows a word.
struct Leaf: PrimitiveView {
    var word: String

    init(_ word: String) {
        self.word = word
    }

    static func _resolve(_ view: Leaf, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(TypeIdentity(Leaf.self), .primitive, title: view.word, at: inputs)
    }
}

enum NumberKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

enum TrailKey: EnvironmentKey {
    static var defaultValue: [Int] { [] }
}

extension EnvironmentValues {
    var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }

    var trail: [Int] {
        get { self[TrailKey.self] }
        set { self[TrailKey.self] = newValue }
    }
}

/// Shows the value that it reads from the environment.
struct Reader: View {
    @Environment(\.number) var number

    var body: some View { Leaf("\(number)") }
}

/// Shows the list that it reads from the environment.
struct TrailReader: View {
    @Environment(\.trail) var trail

    var body: some View { Leaf("\(trail)") }
}

extension View {
    func adding(_ number: Int) -> some View {
        transformEnvironment(\.trail) { $0.append(number) }
    }
}
