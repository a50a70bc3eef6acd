import Catalogue
import Drawing

/// The edge of a view: Core Animation's `CALayer`, as far as it shows.
public final class CALayer: NativeObject {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the line around the view, in points; none where it is 0.
    public var borderWidth: CGFloat = 0
    /// The colour of that line; nil is that of text.
    public var borderColor: CGColor?

    /// Square corners and no line.
    override init() {}

    /// The form of the edge.
    var outline: Outline { cornerRadius > 0 ? .rounded(Corner(cornerRadius)) : .rectangle }
}

extension BuiltIns {
    static let caLayer: [BuiltInGroup] = [
        BuiltInGroup(
            "final class CALayer: Hashable", "The edge of a view of UIKit.",
            example:
                "let view = UILabel()\nview.text = \"Hello\"\nview.layer.borderWidth = 1\nview.layer.cornerRadius = 8\nview",
            [
                BuiltIn(
                    "var cornerRadius: CGFloat { get set }", "The radius of the corners, in points.",
                    \CALayer.cornerRadius),
                BuiltIn(
                    "var borderWidth: CGFloat { get set }", "The width of the line around the view, in points.",
                    example: "let view = UILabel()\nview.text = \"Hello\"\nview.layer.borderWidth = 1\nview",
                    \CALayer.borderWidth),
                BuiltIn(
                    "var borderColor: CGColor? { get set }", "The colour of that line.",
                    example:
                        "let view = UILabel()\nview.text = \"Hello\"\nview.layer.borderWidth = 1\nview.layer.borderColor = UIColor.red.cgColor\nview",
                    \CALayer.borderColor),
            ])
    ]
}
