import Catalogue

/// What looks after a view of UIKit: subclasses say in `viewDidLoad()` what is done to it.
///
///     let controller = CaptionController()
///     controller.view        // loads the view, then calls viewDidLoad()
open class UIViewController: NativeObject {
    private var loaded: Kept<UIView>?

    /// Creates a controller, whose view is made when it is first asked for.
    override public init() {}

    /// Called once, when the view has been made.
    open func viewDidLoad() {}

    /// The view; asking for it loads it.
    public var view: UIView {
        if let loaded { return loaded.object }
        let view = UIView()
        loaded = Kept(view)
        dispatch("viewDidLoad") { viewDidLoad() }
        return view
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
                BuiltIn("open func viewDidLoad()", "Called once, when the view has been made.") {
                    (controller: UIViewController) in
                    controller.viewDidLoad()
                    return Value.void
                },
                BuiltIn("var view: UIView { get }", "The view; asking for it loads it.") {
                    (controller: UIViewController) in controller.view
                },
            ])
    ]
}
