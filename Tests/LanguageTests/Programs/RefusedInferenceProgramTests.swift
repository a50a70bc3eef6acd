import Testing

@Suite("Programs that are refused for types that nothing tells")
struct RefusedInferenceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # generic not inferred
        func f<T>() -> T? { nil }
        let x = f()
        //! 2:9: generic parameter 'T' could not be inferred in the call of global function 'f()'
        // # explicit generic on function
        func f<T>(_ t: T) {}
        f<Int>(1)
        //! 2:1: cannot explicitly specialize global function 'f'; leave out the '<…>': its arguments tell the types
        // # var without type
        var x
        //! 1:5: type annotation missing in pattern: write 'var x: SomeType'
        // # nil without type
        let x = nil
        //! 1:9: 'nil' requires a contextual type
        // # empty array without type
        let x = []
        //! 1:9: empty collection literal requires an explicit type: write '[Int]()' or a type annotation
        // # empty dictionary without type
        let x = [:]
        //! 1:9: empty collection literal requires an explicit type: write '[String: Int]()' or a type annotation
        // # a member that is missing in a long sum of products
        struct V {
            static let a = V()
            static func + (a: V, b: V) -> V { a }
            static func * (k: Double, v: V) -> V { v }
            static func && (a: V, b: V) -> V { a }
        }
        let v: V =
            2 * .zz + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
            + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a + 2 * .a
        //! 8:10: type 'Int' has no member 'zz'; choose one of '.bitWidth', '.max', '.min', '.zero'
        // # a member that is missing at the end of many operands
        struct V {
            static let a = V()
            static func + (a: V, b: V) -> V { a }
            static func * (k: Double, v: V) -> V { v }
            static func && (a: V, b: V) -> V { a }
        }
        let v: V =
            .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a && .a
            && .a && .zz
        //! 11:15: type 'V' has no member 'zz'
        // # nil for any type
        func f<T>(_ x: T) -> String { "any" }
        print(f(nil))
        //! 2:7: generic parameter 'T' could not be inferred in the call of global function 'f'
        // # a dictionary without a common type
        let d = ["name": "x", "age": 3]
        //! 1:18: heterogeneous collection literal could only be inferred to '[String : Any]'; write '[String : Any]' as its type if this is intentional
        // # a dictionary whose keys have no common type
        let d = [1: "a", "b": "c"]
        //! 1:18: heterogeneous collection literal could only be inferred to '[AnyHashable : String]'; write '[AnyHashable : String]' as its type if this is intentional
        // # a list without a common type that holds nil
        let list = [1, nil, "a"]
        //! 1:21: heterogeneous collection literal could only be inferred to '[Any?]'; write '[Any?]' as its type if this is intentional
        // # literals that are of any type
        let d: [String: Any] = ["name": "x", "age": 3], keys: [AnyHashable: String] = [1: "a", "b": "c"]
        let list: [Any?] = [1, nil, "a"]
        print(d.count, keys.count, list.count)
        //> 2 2 3
        // # an empty list for a dictionary
        var d: [String: Int] = []
        //! 1:24: '[]' is an empty list; an empty dictionary is written '[:]'
        // # an empty list for the result of a function
        func f() -> [String: Int]? { [] }
        //! 1:30: '[]' is an empty list; an empty dictionary is written '[:]'
        // # an empty dictionary for a list
        var list: [String] = [:]
        //! 1:22: '[:]' is an empty dictionary; an empty list is written '[]'
        // # an empty dictionary for a set
        var set: Set<Int> = [:]
        //! 1:21: '[:]' is an empty dictionary; an empty list is written '[]'
        // # an empty dictionary of a type
        var d = [String: Int](), list: [String] = [], set: Set<Int> = []
        print(d, list, set)
        //> [:] [] []
        // # a generic parameter that only an empty list stands for
        struct Stack<Element> { var items: [Element] = [] }
        let stack = Stack()
        //! 2:13: the type cannot be inferred from this expression ('Stack<Element>'); write it
        // # a generic parameter of a function that only an empty list stands for
        func list<T>(_ items: [T] = []) -> [T] { items }
        let items = list()
        //! 2:13: generic parameter 'T' could not be inferred in the call of global function 'list'
        """###
}
