import Atelier

/// Resolves a tree of ten thousand nodes as often as the argument says, without a trace: what is counted by
/// `Tests/Benchmarks/trace`.
@main struct Seam {
    static func main() throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        var nodes = 0
        for _ in 0..<rounds {
            let shelves = VStack {
                ForEach(0..<(10_000 / 9)) { Shelf(number: $0).environment(\.isEnabled, $0 > 0) }
            }
            nodes += try Resolver().resolve(shelves).children.count
        }
        print(nodes)
    }
}
