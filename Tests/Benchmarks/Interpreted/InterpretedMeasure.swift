import Atelier
import Language

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Times interpreted bodies as ratios to compiled ones, on a tree of ten thousand nodes.
@main struct InterpretedMeasure {
    /// Shelves that make a tree of about ten thousand nodes.
    private static let shelves = 10_000 / 9

    static func main() throws {
        var script = Script()
        _ = try script.enter(Interpreted.declarations)
        guard case .statement(let makeBodies) = try script.enter(Interpreted.bodies(shelves)),
            case .view(let makeStore) = try script.enter(Interpreted.store(shelves))
        else { fatalError("the measured entries are of another kind") }

        let compiledBodies = fastest(of: 15) {
            for number in 0..<shelves { keep(Shelf(number: number).body) }
        }
        let interpretedBodies = try fastest(of: 15) { try script.run { try makeBodies() } }
        let compiled = try fastest(of: 15) { try Resolver().resolve(Store(shelves: shelves)) }
        let interpreted = try fastest(of: 15) { try script.run { try Resolver().resolve(makeStore().view) } }

        let ratios = [
            Ratio(name: "an interpreted body alone", value: interpretedBodies / compiledBodies, limit: 12, unit: ""),
            Ratio(name: "interpreted body and resolving", value: interpreted / compiled, limit: 3, unit: ""),
        ]
        let checker = try CheckerMeasure.ratios()
        let all = ratios + checker.ratios
        print(([Ratio.header] + all.map(\.line) + [checker.note]).joined(separator: "\n"))
        exit(all.allSatisfy(\.isWithinLimit) ? 0 : 1)
    }

    /// Keeps the compiler from leaving out what makes the view.
    @inline(never) private static func keep<Content: View>(_ content: Content) {
        withExtendedLifetime(content) {}
    }
}
