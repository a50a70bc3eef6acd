import Components
import Drawing
import StyleEngine
import Testing

@Suite struct UIViewTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("Subviews stand one below the other on the view's background, inside its edge")
    func subviews() throws {
        let view = UIView()
        view.addSubview(label("first"))
        view.addSubview(label("second one"))
        view.backgroundColor = .systemYellow
        view.layer.borderWidth = 2
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.systemRed.withAlphaComponent(0.5).cgColor
        #expect(
            try drawing(view) == """
                .----------.
                |first     |
                |second one|
                '----------'
                rectangle: yellow   border: red 50%, line 2
                """)
    }

    /// Something done to a label, and what it looks like then.
    struct Change: Sendable {
        let picture: String
        let change: @Sendable (UILabel) -> Void

        init(_ picture: String, _ change: @escaping @Sendable (UILabel) -> Void) {
            self.picture = picture
            self.change = change
        }
    }

    @Test(
        "Each property shows",
        arguments: [
            Change("word") { _ in },
            Change("word\nword: opacity 25%") { $0.alpha = 0.25 },
            Change("") { $0.isHidden = true },
            Change("") { $0.text = nil },
            Change("word\nword: 9 pt, heavy") { $0.font = .systemFont(ofSize: 9, weight: .heavy) },
            Change("word\nword: italic") { $0.font = .italicSystemFont(ofSize: 17) },
            Change("word\nword: title") { $0.font = .preferredFont(forTextStyle: .title1) },
            Change("word\nword: secondary") { $0.textColor = .secondaryLabel },
            Change("word\nword: white 0.5") { $0.textColor = UIColor(white: 0.5, alpha: 1) },
            Change("word\nrectangle: dark gray") { $0.backgroundColor = .darkGray },
        ])
    func properties(_ change: Change) throws {
        let label = label("word")
        change.change(label)
        #expect(try drawing(label) == change.picture)
    }

    @Test("A label has one line unless it says otherwise")
    func lines() throws {
        let label = label("one two three")
        #expect(try drawing(label, width: 6) == "one...")
        label.numberOfLines = 0
        label.textAlignment = .right
        #expect(try drawing(label, width: 6) == "  one\n  two\nthree")
    }

    @Test("A button shows the title and the colour of its state, the tint where none was set")
    func button() throws {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(try drawing(button) == "Send\nSend: accent")
        button.tintColor = .systemPink
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)
        #expect(try drawing(button) == "Send\nSend: bold, pink")
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.gray, for: .disabled)
        button.isEnabled = false
        #expect(try drawing(button) == "Wait\nWait: bold, gray, disabled")
    }

    @Test("The tint is that of the nearest view that has one")
    func tint() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .tintColor)
        outer.tintColor = .orange
        #expect(inner.tintColor == .orange)
        inner.tintColor = .red
        #expect(inner.tintColor == .red)
    }

    @Test("A view stands in one other view, and never in itself")
    func places() {
        let (one, other, view) = (UIView(), UIView(), UIView())
        one.addSubview(view)
        other.addSubview(view)
        #expect(one.subviews.isEmpty)
        #expect(view.superview === other)
        view.addSubview(view)
        view.addSubview(other)
        #expect(view.subviews.isEmpty)
        view.removeFromSuperview()
        #expect(view.superview == nil)
        #expect(other.subviews.isEmpty)
    }

    @Test("What SwiftUI says about the text inside does not reach a label")
    func surroundings() throws {
        #expect(try drawing(label("plain").bold().foregroundStyle(.red).font(.title)) == "plain")
    }

    @Test("A body that is handed an object is made again, for the object may have changed")
    func updates() throws {
        struct Row: View {
            let view: UIView
            var body: some View { HStack { view } }
        }
        let view = UIView()
        let resolver = Resolver()
        #expect(Picture(of: try resolver.resolve(Row(view: view))).text == "")
        view.addSubview(label("new"))
        #expect(Picture(of: try resolver.resolve(Row(view: view))).text == "new")
    }
}
