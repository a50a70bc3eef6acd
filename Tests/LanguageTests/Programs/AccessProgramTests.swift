import Testing

@Suite("Programs of access control")
struct AccessProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a private stored property makes the memberwise initializer private
        struct Badge { private var mark: String?; let text: String }
        let badge = Badge(text: "new")
        //! 2:13: 'Badge' initializer is inaccessible due to 'private' protection level
        // # what is inside the type may use it
        struct Badge { private var mark = 1; let text: String; static func make() -> Badge { Badge(mark: 2, text: "made") } }
        extension Badge { var all: String { "\(mark) \(text)" } }
        print(Badge.make().all)
        //> 2 made
        // # a private property with a value leaves an initializer without arguments
        struct Plain { private var n = 1; func show() { print(n) } }
        Plain().show()
        //> 1
        // # an initial value in a private wrapper is no parameter
        struct Switch: View { @State private var on = false; let title: String; var body: some View { Text(title + "\(on)") } }
        let view = Switch(title: "a")
        print(view.title)
        //> a
        // # a private wrapper without a value
        struct Switch: View { @State private var on: Bool; let title: String; var body: some View { Text(title) } }
        let view = Switch(on: true, title: "a")
        //! 2:12: 'Switch' initializer is inaccessible due to 'private' protection level; give 'on' a value, or write an 'init' that does
        // # a private property
        struct Safe { private let code = 1; func open() -> Int { code } }
        print(Safe().open())
        print(Safe().code)
        //! 3:14: 'code' is inaccessible due to 'private' protection level
        // # a private method and static member
        struct Safe { private func turn() {}; private static let limit = 3; static var half: Int { limit / 2 } }
        print(Safe.half)
        print(Safe.limit)
        //! 3:12: 'limit' is inaccessible due to 'private' protection level
        // # a private method
        struct Safe { private func turn() {} }
        Safe().turn()
        //! 2:8: 'turn' is inaccessible due to 'private' protection level
        // # a private initializer
        struct One { let n: Int; private init() { n = 1 }; static let shared = One() }
        print(One.shared.n)
        print(One().n)
        //! 3:7: 'One' initializer is inaccessible due to 'private' protection level
        // # a private type
        struct Outer { private struct Inner { let n = 1 }; func look() -> Int { Inner().n } }
        print(Outer().look())
        print(Outer.Inner().n)
        //! 3:13: 'Inner' is inaccessible due to 'private' protection level
        // # a private type in an annotation
        struct Outer { private enum Kind { case a } }
        func f(_ kind: Outer.Kind) {}
        //! 2:22: 'Kind' is inaccessible due to 'private' protection level
        // # a private setter
        struct Count { private(set) var n = 0; mutating func add() { n += 1 } }
        var count = Count()
        count.add()
        print(count.n)
        count.n = 5
        //! 5:7: cannot assign to property: 'n' setter is inaccessible
        // # the private setter of a computed property
        struct Count { private var k = 0; private(set) var n: Int { get { k } set { k = newValue } } }
        var count = Count()
        count.n = 5
        //! 3:7: cannot assign to property: 'n' setter is inaccessible
        // # a subclass does not see what is private
        class Base { private var n = 1 }
        class Derived: Base { func look() -> Int { n } }
        //! 2:44: 'n' is inaccessible due to 'private' protection level
        // # what is private in a nested type is hidden from the type around
        struct Outer { struct Inner { private var n = 1 }; func look() -> Int { Inner().n } }
        //! 1:81: 'n' is inaccessible due to 'private' protection level
        // # the storage of a wrapper
        struct Row: View { @State var on = true; var body: some View { Text("\(_on.wrappedValue)") } }
        print(Row()._on)
        //! 2:13: '_on' is inaccessible due to 'private' protection level
        // # what is private at the top level is there for the whole session
        private struct Hidden { var n = 1 }
        fileprivate func helper() -> Int { Hidden().n }
        print(helper())
        //> 1
        // # fileprivate members too
        struct Open { fileprivate var n: Int; private let k = 3 }
        print(Open(n: 2).n)
        //> 2
        // # of two initializers the one that is seen is meant
        struct Two { let n: Int; private init(n: Int) { self.n = n }; init(text: String) { self.init(n: text.count) } }
        print(Two(text: "abc").n)
        //> 3
        """###
}
