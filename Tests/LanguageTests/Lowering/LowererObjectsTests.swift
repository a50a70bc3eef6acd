import Testing

@testable import Language

@Suite struct LowererObjectsTests {
    @Test("A built-in class calls what a subclass overrides, and super what it inherits")
    func overriding() throws {
        let session = TestSession()
        let lines = try session.printed(
            """
            class Base: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("base", view.subviews.count) }
            }
            class Derived: Base {
                let label = UILabel()
                override func viewDidLoad() { view.addSubview(label); super.viewDidLoad(); print("derived") }
            }
            let controller: UIViewController = Derived()
            _ = controller.view
            controller.viewDidLoad()
            """)
        #expect(lines == ["base 1", "derived", "base 1", "derived"])
    }

    @Test("An object keeps its class and its properties wherever it is kept")
    func identity() throws {
        let session = TestSession()
        let values = try session.values(
            """
            class Tag: UILabel { var count = 3 }
            let outer = UIView()
            func fill() { let tag = Tag(); tag.count = 4; outer.addSubview(tag) }
            fill()
            (outer.subviews[0] as? Tag)?.count
            outer.subviews[0] is UIButton
            outer.subviews[0] === outer.subviews.first
            outer.subviews[0] === outer
            """)
        #expect(values == ["4", "false", "true", "false"])
    }

    @Test("Initializers are inherited, and make the class that inherits them")
    func initializers() throws {
        let session = TestSession()
        let values = try session.values(
            """
            class Sized: UILabel {
                let size: Double
                init(size: Double) { self.size = size; super.init(); font = font.withSize(size) }
            }
            class Named: Sized { var name = "n" }
            class Round: UIButton { var radius = 8.0 }
            Named(size: 9).font.pointSize
            Named(size: 9).name
            Round(type: .system).radius
            """)
        #expect(values == ["9.0", "\"n\"", "8.0"])
    }

    @Test("An inherited initializer of a declared class sets the properties of the class that inherits it")
    func declaredInitializers() throws {
        let session = TestSession()
        let values = try session.values(
            """
            class A { let a: Int; init(a: Int) { self.a = a } }
            class B: A { let b = 2 }
            B(a: 1).a + B(a: 1).b
            """)
        #expect(values == ["3"])
    }

    @Test("A fault in a method that a built-in class calls ends the evaluation")
    func faults() throws {
        let session = TestSession()
        _ = try session.values("class Broken: UIViewController { override func viewDidLoad() { print([Int]()[1]) } }")
        let error = try #require(throws: Diagnostic.self) { try session.values("Broken().view.subviews.count") }
        #expect(error.message == "index 1 is out of range: the collection is empty")
    }

    @Test(
        "Declared classes are one and the same, or not",
        arguments: [
            ("a === a", "true"), ("a === b", "false"),
            ("a !== b", "true"), ("none === nil", "true"), ("a !== nil", "true"), ("none === a", "false"),
        ])
    func sameness(_ code: String, _ value: String) throws {
        let session = TestSession()
        _ = try session.values("class C {}\nlet a = C()\nlet b = C()\nlet none: C? = nil")
        #expect(try session.values(code) == [value])
    }
}
