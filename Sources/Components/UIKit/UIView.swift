import Catalogue
import Drawing
import StyleEngine

/// A view of UIKit: an object whose look is changed by assigning to its properties, as the function styles of article
/// 004 do.
///
/// It is a view of the library too, and is drawn as it looks at that moment, its subviews one below the other. It has
/// no frame: it is as large as what it shows.
///
///     let badge = UILabel()
///     badge.text = "New"
///     badge.backgroundColor = .yellow
open class UIView: NativeObject {
    /// The colour behind the view; nil is none.
    public var backgroundColor: UIColor?
    /// How much of the view is seen, 0...1.
    public var alpha: CGFloat = 1
    /// Whether the view keeps its place without being drawn.
    public var isHidden = false
    /// The edge of the view.
    public let layer = CALayer()
    /// The view in which this one stands.
    public private(set) weak var superview: UIView?

    private var ownTint: UIColor?
    private var kept: [Kept<UIView>] = []

    /// Creates a view that shows nothing.
    override public init() {}

    /// The colour of controls: the view's own, or else that of the view in which it stands.
    public var tintColor: UIColor {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set { ownTint = newValue }
    }

    /// The views inside, from top to bottom.
    public var subviews: [UIView] { kept.map(\.object) }

    /// Adds a view below the others; it leaves the view in which it stood. Nothing happens where it is this view or one
    /// in which this view stands. Linear in the number of views that this one stands in.
    public func addSubview(_ view: UIView) {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return }
            ancestor = current.superview
        }
        view.removeFromSuperview()
        kept.append(Kept(view))
        view.superview = self
    }

    /// Takes the view out of the one in which it stands.
    public func removeFromSuperview() {
        superview?.kept.removeAll { $0.object === self }
        superview = nil
    }

    /// What the view itself shows; nil where it shows subviews alone.
    func content(in place: Surroundings) -> Element? { nil }

    /// The text of the view as a label shows it, to be asked what it says of itself; nil where it shows none.
    var shownLabel: UILabel? { nil }

    /// The text that the view shows, for trees.
    var shownText: String? { nil }

    deinit {
        for view in kept { view.object.superview = nil }
    }
}

extension UIView: ObjectView {
    public static func _resolve(_ view: UIView, at inputs: Inputs, by resolver: Resolver) {
        let inner = resolver.open(
            view.heir?.type ?? TypeIdentity(Swift.type(of: view)), .primitive, payload: UIViewPayload(view),
            title: view.shownText, at: inputs)
        for (index, subview) in view.subviews.enumerated() {
            _resolve(subview, at: inner.part(index), by: resolver)
        }
    }
}

extension BuiltIns {
    static let uiView: [BuiltInGroup] = [
        BuiltInGroup(
            "open class UIView: View, Hashable", "A view of UIKit: an object with a look that can be changed.",
            example: "let label = UILabel()\nlabel.text = \"Hello\"\nlet view = UIView()\n"
                + "view.layer.borderWidth = 1\nview.addSubview(label)\nview",
            [
                BuiltIn("init()", "A view that shows nothing.") { UIView() },
                BuiltIn(
                    "var backgroundColor: UIColor? { get set }", "The colour behind the view.",
                    example: "UIView().backgroundColor", \UIView.backgroundColor),
                BuiltIn(
                    "var alpha: CGFloat { get set }", "How much of the view is seen, 0 to 1.",
                    example: "UIView().alpha", \UIView.alpha),
                BuiltIn(
                    "var isHidden: Bool { get set }", "Whether the view keeps its place without being drawn.",
                    example: "UIView().isHidden", \UIView.isHidden),
                BuiltIn(
                    "var tintColor: UIColor { get set }", "The colour of controls, inherited from view to view.",
                    example: "UIView().tintColor", \UIView.tintColor),
                BuiltIn(
                    "let layer: CALayer", "The edge of the view.",
                    example: "UIView().layer.cornerRadius"
                ) {
                    (view: UIView) in view.layer
                },
                BuiltIn(
                    "var superview: UIView? { get }", "The view in which this one stands.",
                    example: "UIView().superview"
                ) {
                    (view: UIView) in view.superview
                },
                BuiltIn(
                    "var subviews: [UIView] { get }", "The views inside, from top to bottom.",
                    example: "let view = UIView()\nview.addSubview(UILabel())\nview.subviews.count"
                ) {
                    (view: UIView) in view.subviews
                },
                BuiltIn("func addSubview(_ view: UIView)", "Adds a view below the others.") {
                    (view: UIView, other: UIView) in
                    view.addSubview(other)
                    return Value.void
                },
                BuiltIn(
                    "func removeFromSuperview()", "Takes the view out of the one in which it stands.",
                    example: "let label = UILabel()\nlet view = UIView()\nview.addSubview(label)\n"
                        + "label.removeFromSuperview()\nview.subviews.count"
                ) {
                    (view: UIView) in
                    view.removeFromSuperview()
                    return Value.void
                },
            ])
    ]
}
