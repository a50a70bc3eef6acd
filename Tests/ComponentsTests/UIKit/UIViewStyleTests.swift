import Components
import StyleEngine
import Testing

@Suite struct UIViewStyleTests {
    private let small = UIViewStyle<UILabel> { $0.font = $0.font.withSize(12) }
    private let light = UIViewStyle<UILabel> { $0.textColor = .lightGray }

    @Test("A style is a function on a view, and changes nothing else of it (I1)")
    func function() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 20)
        small.apply(to: label)
        #expect(label.font == .boldSystemFont(ofSize: 12))
        #expect(label.textColor == .label)
    }

    @Test("Composing calls the styles in order, as calling them by hand does (I1)")
    func composing() throws {
        let byHand = UIViewStyle<UILabel> { [small, light] label in
            small.styling(label)
            light.styling(label)
        }
        for style in [byHand, .compose(small, light), .compose(light, small)] {
            let label = UILabel()
            label.text = "caption"
            style.apply(to: label)
            #expect(try drawing(label) == "caption\ncaption: 12 pt, light gray")
        }
    }

    @Test("Where two styles change the same, the later one stays (I1)", arguments: [true, false])
    func laterWins(isLargeLast: Bool) {
        let large = UIViewStyle<UILabel> { $0.font = $0.font.withSize(30) }
        let label = UILabel()
        (isLargeLast ? UIViewStyle.compose(small, large) : .compose(large, small)).apply(to: label)
        #expect(label.font.pointSize == (isLargeLast ? 30 : 12))
    }

    @Test("Composed styles compose again, and none of them is nothing")
    func nesting() {
        let label = UILabel()
        UIViewStyle<UILabel>.compose().apply(to: label)
        #expect(label.font.pointSize == 17)
        UIViewStyle.compose(.compose(small, .compose(light)), .compose()).apply(to: label)
        #expect(label.font.pointSize == 12)
        #expect(label.textColor == .lightGray)
    }

    @Test("A style of a class can be applied to its subclasses; its function is one of theirs (I2)")
    func classes() {
        let faint = UIViewStyle<UIView> { $0.alpha = 0.5 }
        let label = UILabel()
        faint.apply(to: label)
        #expect(label.alpha == 0.5)
        let function: (UILabel) -> Void = faint.styling
        let other = UILabel()
        UIViewStyle.compose(small, UIViewStyle(function)).apply(to: other)
        #expect(other.alpha == 0.5)
        #expect(other.font.pointSize == 12)
    }

    @Test("Nothing happens before a style is applied (I3)")
    func nothingBefore() {
        var calls = 0
        let counting = UIViewStyle<UIView> { _ in calls += 1 }
        let twice = UIViewStyle.compose(counting, counting)
        #expect(calls == 0)
        twice.apply(to: UIView())
        #expect(calls == 2)
    }

    @Test("A generic name for functions on views does without a type")
    func functionsAlone() {
        typealias Style<View: UIView> = (View) -> Void
        let rounded: Style<UIView> = { $0.layer.cornerRadius = 8 }
        let titled: Style<UIButton> = { button in
            rounded(button)
            button.setTitle("Go", for: .normal)
        }
        let converted: Style<UIButton> = rounded
        let button = UIButton()
        converted(button)
        #expect(button.layer.cornerRadius == 8)
        titled(button)
        #expect(button.currentTitle == "Go")
    }
}
