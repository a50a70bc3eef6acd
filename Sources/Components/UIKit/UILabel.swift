import Catalogue
import Drawing
import StyleEngine

/// A text of UIKit.
open class UILabel: UIView {
    /// What is written; nil is nothing.
    public var text: String?
    /// The font; nil brings back that of the system.
    public var font: UIFont! {
        get { ownFont ?? .systemFont(ofSize: UIFont.labelSize) }
        set { ownFont = newValue }
    }
    /// The colour of the text; nil brings back that of labels.
    public var textColor: UIColor! {
        get { ownColor ?? .label }
        set { ownColor = newValue }
    }
    /// How the lines of the text stand under each other.
    public var textAlignment = NSTextAlignment.natural
    /// The largest number of lines; 0 is any number.
    public var numberOfLines = 1

    private var ownFont: UIFont?
    private var ownColor: UIColor?

    /// Creates a label without text.
    override public init() {}

    override var shownText: String? { text }

    override var shownLabel: UILabel? { self }

    /// What is said of itself of a key of the environment, which reaches no label; nil where it says nothing of that.
    ///
    /// - Parameter question: the modifier that was asked for, where letters are meant.
    func ownAttribute(for slot: EnvironmentSlot, asked question: String?) -> OwnAttribute? {
        func attribute(_ say: (_ font: UIFont, _ color: UIColor) -> String) -> OwnAttribute {
            OwnAttribute(value: say(font, textColor), without: say(.systemFont(ofSize: UIFont.labelSize), .label))
        }
        switch slot {
        case EnvironmentSlot(TypeIdentity(FontKey.self)): return attribute { font, _ in font.font.description }
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)):
            return attribute { _, color in color.color.paint.description }
        case EnvironmentSlot(TypeIdentity(LetteringKey.self)):
            return attribute { font, _ in Letters().on(font.font).description(about: question) }
        default: return nil
        }
    }

    override func content(in place: Surroundings) -> Element? {
        // What is said about the text of views of SwiftUI does not reach a label.
        let inside = place.changed { environment in
            environment.letters = Letters()
            environment.foregroundPaints = []
            environment.lineLimit = numberOfLines > 0 ? numberOfLines : nil
            environment.multilineTextAlignment = textAlignment.alignment
        }
        let words = Text(verbatim: text ?? "").font(font.font).foregroundColor(textColor.color)
        return Element(words.block(in: inside)).enlarged(in: place.scale)
    }
}

/// How the lines of a text stand under each other: UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Hashable, Sendable, CaseIterable {
    /// Lines begin at the left.
    case left
    /// Lines stand in the middle.
    case center
    /// Lines end at the right.
    case right
    /// Lines fill the width; here they begin at the left.
    case justified
    /// As the language is written; here lines begin at the left.
    case natural

    var alignment: TextAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

extension NSTextAlignment: NativeConvertible {}

extension BuiltIns {
    static let uiLabel: [BuiltInGroup] = [
        BuiltInGroup(
            "open class UILabel: UIView", "A text of UIKit.",
            example: "let label = UILabel()\nlabel.text = \"Hello\"\nlabel",
            [
                BuiltIn("init()", "A label without text.") { UILabel() },
                BuiltIn("var text: String? { get set }", "What is written.", example: "UILabel().text", \UILabel.text),
                BuiltIn(
                    "var font: UIFont! { get set }", "The font.", example: "UILabel().font.pointSize", \UILabel.font),
                BuiltIn(
                    "var textColor: UIColor! { get set }", "The colour of the text.", example: "UILabel().textColor",
                    \UILabel.textColor),
                BuiltIn(
                    "var textAlignment: NSTextAlignment { get set }", "How the lines stand under each other.",
                    example: "UILabel().textAlignment", \UILabel.textAlignment),
                BuiltIn(
                    "var numberOfLines: Int { get set }", "The largest number of lines; 0 is any number.",
                    example: "UILabel().numberOfLines", \UILabel.numberOfLines),
            ]),
        BuiltInGroup(
            "enum NSTextAlignment: Hashable, CaseIterable", "How the lines of a text of UIKit stand under each other.",
            example: "UILabel().textAlignment == .natural",
            BuiltIn.cases(
                "How the lines of a text stand.",
                [
                    "left": NSTextAlignment.left, "center": .center, "right": .right, "justified": .justified,
                    "natural": .natural,
                ])),
    ]
}
