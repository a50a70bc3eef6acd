import Testing

@testable import Language

@Suite struct OverrideTests {
    @Test(
        "What is overridden says so, and what says so overrides something",
        arguments: [
            ("class B: A { func f() {} }", "overriding declaration requires an 'override' keyword"),
            ("class B: A { override func g() {} }", "method does not override any method from its superclass"),
            ("class B: A { override func f(_ x: Int) {} }", "method does not override any method from its superclass"),
            ("class B: A { override var n: Int { 1 } }", "property does not override any property from its superclass"),
            ("class B: A { init() {} }", "overriding declaration requires an 'override' keyword"),
            (
                "class B: A { override init(x: Int) {} }",
                "initializer does not override a designated initializer from its superclass"
            ),
            ("class B { override func f() {} }", "method does not override any method from its superclass"),
            ("struct B { override func f() {} }", "'override' can only be specified on class members; leave it out"),
            ("final class C {}; class B: C {}", "inheritance from a final class 'C'"),
            ("class B: UIFont {}", "inheritance from a final class 'UIFont'"),
            (
                "class B: UIView { override func removeFromSuperview() {} }",
                "overriding non-open instance method outside of its defining module"
            ),
            (
                "class B: UIView { override var alpha: CGFloat { 1 } }",
                "overriding non-open property outside of its defining module"
            ),
        ])
    func refused(_ code: String, _ message: String) throws {
        let session = TestSession()
        _ = try session.values("class A { func f() {}; func f(x: Int) {} }")
        let error = try #require(throws: Diagnostic.self) { try session.values(code) }
        #expect(error.message == message)
    }

    @Test(
        "Other members may have the name",
        arguments: [
            "class B: A { func f(y: Int) {} }", "class B: A { func f(_ x: String) {} }",
            "class B: A { override func f() {} }", "class B: A { override init() {} }",
            "class B: A { init(x: Int) {} }",
            "class B: UIViewController { override func viewDidLoad() {} }", "class B: UILabel { override init() {} }",
        ])
    func accepted(_ code: String) throws {
        let session = TestSession()
        #expect(try session.values("class A { func f() {}; func f(x: Int) {} }") == [])
        #expect(try session.values(code) == [])
    }
}
