import Testing

@testable import Language

@Suite struct ClassGenericsTests {
    private let styles = """
        let faint = UIViewStyle<UIView> { $0.alpha = 0.5 }
        let small = UIViewStyle<UILabel> { $0.font = $0.font.withSize(12) }
        let label = UILabel()

        """

    @Test(
        "A class is inferred from what is expected, and functions on it convert",
        arguments: [
            ("let style: UIViewStyle<UILabel> = UIViewStyle(faint.styling)\nstyle.apply(to: label)", "0.5 17.0"),
            (
                "let style: UIViewStyle<UILabel> = .compose(small, UIViewStyle(faint.styling))\nstyle.apply(to: label)",
                "0.5 12.0"
            ),
            ("let style = UIViewStyle { (l: UILabel) in small.styling(l) }\nstyle.apply(to: label)", "1.0 12.0"),
            ("let function: (UILabel) -> Void = faint.styling\nfunction(label)", "0.5 17.0"),
            ("UIViewStyle.compose(small, small).apply(to: label)", "1.0 12.0"),
            (
                "func use<V: UIView>(_ v: V, _ s: UIViewStyle<V>) -> V { s.apply(to: v); return v }\nlet l: UILabel = use(label, small)",
                "1.0 12.0"
            ),
        ])
    func inferred(_ code: String, _ printed: String) throws {
        #expect(try TestSession().printed(styles + code + "\nprint(label.alpha, label.font.pointSize)") == [printed])
    }

    @Test(
        "Styles of other classes are refused in Swift's words (I2)",
        arguments: [
            (
                "let style: UIViewStyle<UILabel> = faint",
                "cannot convert value of type 'UIViewStyle<UIView>' to specified type 'UIViewStyle<UILabel>'"
            ),
            (
                "UIViewStyle.compose(small, faint)",
                "cannot convert value of type 'UIViewStyle<UIView>' to expected argument type 'UIViewStyle<UILabel>'"
            ),
            ("small.apply(to: UIView())", "cannot convert value of type 'UIView' to expected argument type 'UILabel'"),
            ("let style: UIViewStyle<Int>? = nil", "'UIViewStyle' requires that 'Int' inherit from 'UIView'"),
            (
                "label.text = 3",
                #"cannot assign value of type 'Int' to type 'String?'; write it into a text as "\(…)""#
            ),
            ("label.textcolor = .red", "value of type 'UILabel' has no member 'textcolor'; did you mean 'textColor'?"),
        ])
    func refused(_ code: String, _ message: String) throws {
        let session = TestSession()
        _ = try session.values(styles)
        let error = try #require(throws: Diagnostic.self) { try session.values(code) }
        #expect(error.message == message)
    }

    @Test("A type or an alias of the program hides the built-in one")
    func hiding() throws {
        let alias = TestSession()
        let code = "typealias UIViewStyle<T: UIView> = (T) -> Void\nlet s: UIViewStyle<UIView> = { $0.alpha = 0.1 }\n"
        #expect(try alias.printed(code + "let v = UIView()\ns(v)\nprint(v.alpha)") == ["0.1"])
        let type = TestSession()
        #expect(
            try type.printed("struct UIViewStyle { let radius: CGFloat }\nprint(UIViewStyle(radius: 2).radius)") == [
                "2.0"
            ])
    }
}
