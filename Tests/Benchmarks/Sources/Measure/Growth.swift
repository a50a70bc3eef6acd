/// A picture in two sizes, of which the larger one has to take about as many times as long as there is more in it.
struct Growth {
    /// What is drawn.
    let name: String
    /// How much of it there is in both pictures.
    let sizes: (small: Int, large: Int)
    /// The entries that draw so much of it.
    let script: (Int) -> String

    /// How far the larger one may be beyond its share.
    private static let tolerance = 1.5

    /// What the larger one may take where the smaller one takes some time.
    func limit(beyond small: Duration) -> Duration {
        small * (Double(sizes.large) / Double(sizes.small) * Self.tolerance)
    }

    /// What grows: long columns, and deep trees.
    static var all: [Growth] {
        [
            rows("texts of two looks", in: "VStack", #"Text("a").foregroundStyle(i % 2 == 0 ? .red : .blue)"#),
            rows("badges", in: "List", #"Text("a").badge(i)"#),
            nested("clips", ".clipShape(RoundedRectangle(cornerRadius: 8))"),
            nested("masks", ".mask(RoundedRectangle(cornerRadius: 8))"),
            nested("turns", ".rotationEffect(.degrees(90))"),
            nested("blurs", ".blur(radius: 2)"),
        ]
    }

    private static func rows(_ name: String, in container: String, _ row: String) -> Growth {
        Growth(name: name, sizes: (10_000, 80_000)) { count in
            "\(container) { ForEach(0..<\(count), id: \\.self) { i in \(row) } }"
        }
    }

    private static func nested(_ name: String, _ modifier: String) -> Growth {
        Growth(name: "\(name) inside each other", sizes: (500, 2_000)) { count in
            """
            struct Nest: View {
                let n: Int
                var body: some View {
                    if n == 0 { Text("z") } else { VStack { Text("a"); Nest(n: n - 1) }\(modifier) }
                }
            }
            Nest(n: \(count))
            """
        }
    }
}
