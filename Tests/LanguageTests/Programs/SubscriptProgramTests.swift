import Testing

@Suite("Programs with subscripts")
struct SubscriptProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # static subscript generic
        struct Cache<T> { subscript(k: String) -> String { "\(k):\(T.self)" }; static subscript<U>(u: U) -> String { "\(T.self) \(u)" } }
        print(Cache<Int>()["a"], Cache<Int>["x"], Cache<String>[3])
        //> a:Int Int x String 3
        // # subscript with default and inout
        struct Grid { var d = [1, 2, 3]; subscript(i: Int, or def: Int = 0) -> Int { get { d.indices.contains(i) ? d[i] : def } set { d[i] = newValue } } }
        var gr = Grid(); gr[1] += 5; print(gr[1], gr[9], gr[9, or: -1])
        //> 7 0 -1
        // # subscripts
        struct Matrix { let rows: Int, cols: Int; var g: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
         subscript(r: Int, c: Int) -> Double { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
         subscript(row r: Int) -> [Double] { Array(g[r * cols..<(r + 1) * cols]) } }
        var m = Matrix(2, 2); m[0, 1] = 5; m[1, 0] += 2; print(m[0, 1], m[row: 1], m.g)
        //> 5.0 [2.0, 0.0] [0.0, 5.0, 2.0, 0.0]
        // # subscripts with labels, of two values and of a type
        struct Grid { let w: Int, h: Int; private var cells: [Int]; init(w: Int, h: Int) { self.w = w; self.h = h; cells = Array(repeating: 0, count: w * h) }
         subscript(r: Int, c: Int) -> Int { get { cells[r * w + c] } set { cells[r * w + c] = newValue } }
         subscript(row r: Int) -> [Int] { Array(cells[r * w..<(r + 1) * w]) }
         static subscript(n: String) -> Grid { Grid(w: n.count, h: 1) } }
        var g = Grid(w: 3, h: 2); g[1, 2] = 5; g[0, 0] += 2; print(g[row: 1], g[1, 2], g[0, 0], Grid["abcd"].w)
        //> [0, 0, 5] 5 2 4
        // # generic subscripts in key paths
        struct Store { private var values: [String: Any] = [:]; subscript<T>(key: String, default fallback: T) -> T { get { values[key] as? T ?? fallback } set { values[key] = newValue } } }
        var store = Store()
        store["a", default: 0] += 3
        store["b", default: "x"] += "y"
        print(store["a", default: 0], store["b", default: ""], store[keyPath: \.["a", default: 7]])
        //> 3 xy 3
        // # callAsFunction and subscripts with labels
        struct Adder { let n: Int; func callAsFunction(_ x: Int, twice: Bool = false) -> Int { (x + n) * (twice ? 2 : 1) }; subscript(add k: Int) -> Int { n + k } }
        print(Adder(n: 2)(3), Adder(n: 2)(3, twice: true), Adder(n: 1)[add: 4])
        //> 5 10 5
        """###
}
