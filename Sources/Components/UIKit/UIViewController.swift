import Catalogue

/// What looks after a view of UIKit: subclasses say in `viewDidLoad()` what is done to it.
///
///     let controller = CaptionController()
///     controller.view        // loads the view, then calls viewDidLoad()
open class UIViewController: NativeObject {
    /// The name of what the view shows.
    public var title: String?
    private var loaded: Kept<UIView>?

    /// Creates a controller, whose view is made when it is first asked for.
    override public init() {}

    /// Makes the view; a subclass that overrides it assigns `view`.
    open func loadView() { view = UIView() }

    /// Called once, when the view has been made.
    open func viewDidLoad() {}

    /// The view; asking for it loads it.
    public var view: UIView {
        get {
            loadViewIfNeeded()
            return loaded?.object ?? UIView()
        }
        set { loaded = Kept(newValue) }
    }

    /// Whether the view has been made.
    public var isViewLoaded: Bool { loaded != nil }

    /// Makes the view where that was not done yet.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        // Asked for by `loadView` itself, the view is the plain one.
        loaded = Kept(UIView())
        dispatch("loadView") { loadView() }
        dispatch("viewDidLoad") { viewDidLoad() }
    }
}

extension BuiltIns {
    static let uiViewController: [BuiltInGroup] = [
        BuiltInGroup(
            "open class UIViewController: Hashable", "What looks after a view of UIKit.",
            example: """
                class Greeting: UIViewController {
                    override func viewDidLoad() {
                        let label = UILabel()
                        label.text = "Hello"
                        view.addSubview(label)
                    }
                }
                Greeting().view
                """,
            [
                BuiltIn("init()", "A controller, whose view is made when it is first asked for.") {
                    UIViewController()
                },
                BuiltIn(
                    "open func loadView()", "Makes the view.",
                    example: """
                        class Greeting: UIViewController {
                            override func loadView() {
                                let label = UILabel()
                                label.text = "Hello"
                                view = label
                            }
                        }
                        Greeting().view
                        """
                ) { (controller: UIViewController) in
                    controller.loadView()
                    return Value.void
                },
                BuiltIn("open func viewDidLoad()", "Called once, when the view has been made.") {
                    (controller: UIViewController) in
                    controller.viewDidLoad()
                    return Value.void
                },
                BuiltIn(
                    "func loadViewIfNeeded()", "Makes the view where that was not done yet.",
                    example:
                        "let controller = UIViewController()\ncontroller.loadViewIfNeeded()\ncontroller.isViewLoaded"
                ) { (controller: UIViewController) in
                    controller.loadViewIfNeeded()
                    return Value.void
                },
                BuiltIn(
                    "var isViewLoaded: Bool { get }", "Whether the view has been made.",
                    example: "UIViewController().isViewLoaded"
                ) { (controller: UIViewController) in controller.isViewLoaded },
                BuiltIn(
                    "var view: UIView { get set }", "The view; asking for it loads it.", \UIViewController.view),
                BuiltIn(
                    "var title: String? { get set }", "The name of what the view shows.",
                    example: "UIViewController().title", \UIViewController.title),
            ])
    ]
}
