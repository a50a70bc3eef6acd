import Atelier

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Times the engine inside one process, as ratios to the floor.
@main struct EngineMeasure {
    static func main() throws {
        let ratios = try cold() + again() + leaf() + chain() + depth() + drawing()
        print(([Ratio.header] + ratios.map(\.line)).joined(separator: "\n"))
        exit(ratios.allSatisfy(\.isWithinLimit) ? 0 : 1)
    }

    /// Shelves that make a tree of about a hundred thousand nodes.
    private static let shelves = 100_000 / 9

    private static func cold() throws -> [Ratio] {
        let before = peakMemory()
        let tree = try Resolver().resolve(Store(shelves: shelves))
        let memory = Double(peakMemory() - before) / Double(tree.count)
        let root = Floor(of: tree)
        let floor = fastest(of: 5) { root.walk() }
        let resolve = try fastest(of: 5) { try Resolver().resolve(Store(shelves: shelves)) }
        let draw = fastest(of: 3) { Picture(of: tree, width: 80).text }
        return [
            Ratio(name: "resolve 100,000 nodes, cold", value: resolve / floor, limit: 12, unit: " floors"),
            Ratio(name: "layout and paint", value: draw / floor, limit: 28, unit: " floors"),
            Ratio(name: "both, to finished text", value: (resolve + draw) / floor, limit: 40, unit: " floors"),
            Ratio(name: "memory of a node", value: memory, limit: 1_024, unit: " B"),
        ]
    }

    private static func again() throws -> [Ratio] {
        let resolver = Resolver()
        let cold = try fastest(of: 3) { try Resolver().resolve(Store(shelves: shelves)) }
        _ = try resolver.resolve(Store(shelves: shelves))
        let same = try fastest(of: 3) { try resolver.resolve(Store(shelves: shelves)) }
        var generation = 0
        let changed = try fastest(of: 3) {
            generation += 1
            return try resolver.resolve(Store(shelves: shelves, generation: generation))
        }
        return [
            Ratio(name: "resolve again, same value", value: same / cold * 100, limit: 1, unit: " %"),
            Ratio(name: "the root's body again, equal views", value: changed / cold * 100, limit: 25, unit: " %"),
        ]
    }

    private static func leaf() throws -> [Ratio] {
        let flips = 2_000
        func flip(_ nodes: Int) throws -> Double {
            let (probe, resolver) = (Trees.Probe(), Resolver())
            _ = try resolver.resolve(Trees.CountingStore(shelves: nodes / 9, probe: probe))
            return try fastest(of: 3) {
                for number in 1...flips {
                    probe.binding?.wrappedValue = number
                    try resolver.update()
                }
            }
        }
        let (small, large) = (try flip(1_000), try flip(100_000))
        let probe = Trees.Probe()
        let alone = try fastest(of: 3) {
            for _ in 0..<flips { _ = try Resolver().resolve(Trees.CountingShelf(number: 0, probe: probe)) }
        }
        return [
            Ratio(name: "one leaf flips: in 100,000 nodes against 1,000", value: large / small, limit: 1.5, unit: ""),
            Ratio(name: "one leaf flips: against its group alone", value: large / alone, limit: 20, unit: ""),
        ]
    }

    private static func chain() throws -> [Ratio] {
        let times = try [10, 100, 1_000, 10_000].map { count in
            let view = Trees.styled(count)
            return try fastest(of: 5) { try Resolver().resolve(view) } / Double(count)
        }
        let spread = (times.max() ?? 0) / (times.min() ?? 1)
        return [Ratio(name: "a style among K on one component, K = 10 to 10,000", value: spread, limit: 2, unit: "")]
    }

    private static func depth() throws -> [Ratio] {
        func time(_ levels: Int) throws -> Double {
            try fastest(of: 3) { try Resolver().resolve(Trees.Nested(levels: levels)).count } / Double(levels)
        }
        let ratio = try time(100_000) / time(1_000)
        return [Ratio(name: "a level of boxes nested 100,000 deep against 1,000", value: ratio, limit: 2, unit: "")]
    }

    /// How drawing grows with the number of nodes, and with how deep boxes are nested in a picture of 80 columns.
    private static func drawing() throws -> [Ratio] {
        func time(_ tree: Node, runs: Int) -> Double { fastest(of: runs) { Picture(of: tree, width: 80).text } }
        func node(_ nodes: Int, runs: Int) throws -> Double {
            let tree = try Resolver().resolve(Store(shelves: nodes / 9))
            return time(tree, runs: runs) / Double(tree.count)
        }
        // A tree of a thousand nodes stays in the processor's caches, one of a hundred thousand doesn't.
        let breadth = try node(100_000, runs: 5) / node(1_000, runs: 50)
        let levels = try [100, 1_000, 10_000].map { levels in
            time(try Resolver().resolve(Trees.Nested(levels: levels)), runs: 20_000 / levels) / Double(levels)
        }
        let spread = (levels.max() ?? 0) / (levels.min() ?? 1)
        return [
            Ratio(name: "a node laid out and painted: of 100,000 against 1,000", value: breadth, limit: 2, unit: ""),
            Ratio(name: "a level of nested boxes drawn, 100 to 10,000 deep", value: spread, limit: 2, unit: ""),
        ]
    }

    /// The most memory that the process has held so far, in bytes.
    private static func peakMemory() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(Int32(bitPattern: UInt32(RUSAGE_SELF.rawValue)), &usage)
            return usage.ru_maxrss * 1_024
        #endif
    }
}
