import Catalogue

/// A style of views of UIKit as the article “Composable, type-safe UIView styling with Swift functions” has it: a
/// function that changes one class of views (rules I1 to I3).
///
///     let small = UIViewStyle<UILabel> { $0.font = $0.font.withSize(12) }
///     let light = UIViewStyle<UILabel> { $0.textColor = .lightGray }
///     UIViewStyle.compose(small, light).apply(to: label)
///
/// A style of a class can be applied to its subclasses, but is no style of theirs: only the function inside converts.
///
/// - SwiftUI: none
public struct UIViewStyle<View: UIView> {
    /// Changes a view.
    public let styling: (View) -> Void

    /// A style that changes views by a function. Nothing is called before the style is applied.
    public init(_ styling: @escaping (View) -> Void) { self.styling = styling }

    /// One style of several, applied in their order: where two change the same, the later one stays.
    public static func compose(_ styles: UIViewStyle<View>...) -> UIViewStyle<View> {
        UIViewStyle { view in
            for style in styles { style.apply(to: view) }
        }
    }

    /// Changes a view.
    public func apply(to view: View) { styling(view) }
}

/// A style whose views only the running program knows.
private struct AnyUIViewStyle: NativeConvertible, CustomStringConvertible {
    let styling: FunctionValue

    var description: String { "UIViewStyle(styling: (Function))" }

    func apply(to view: Value) throws { _ = try styling.call([view]) }
}

extension BuiltIns {
    static let uiViewStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct UIViewStyle<View: UIView>", "A style of views of UIKit: a function that changes them.",
            example: """
                let quiet = UIViewStyle<UILabel> { label in label.textColor = .lightGray }
                let label = UILabel()
                label.text = "Hello"
                quiet.apply(to: label)
                label
                """,
            [
                BuiltIn("init(_ styling: @escaping (View) -> Void)", "A style that changes views by a function.") {
                    (styling: FunctionValue) in AnyUIViewStyle(styling: styling)
                },
                BuiltIn(
                    "let styling: (View) -> Void", "Changes a view.",
                    example: """
                        let quiet = UIViewStyle<UILabel> { label in label.textColor = .lightGray }
                        let label = UILabel()
                        label.text = "Hello"
                        quiet.styling(label)
                        label
                        """
                ) { (style: AnyUIViewStyle) in style.styling },
                BuiltIn(
                    "static func compose(_ styles: UIViewStyle<View>...) -> UIViewStyle<View>",
                    "One style of several, applied in their order.",
                    example: """
                        let quiet = UIViewStyle<UILabel> { label in label.textColor = .lightGray }
                        let framed = UIViewStyle<UILabel> { label in label.layer.borderWidth = 1 }
                        let label = UILabel()
                        label.text = "Hello"
                        UIViewStyle.compose(quiet, framed).apply(to: label)
                        label
                        """
                ) { (styles: [AnyUIViewStyle]) in
                    AnyUIViewStyle(
                        styling: FunctionValue { arguments in
                            for style in styles { try style.apply(to: arguments.first ?? .void) }
                            return .void
                        })
                },
                BuiltIn("func apply(to view: View)", "Changes a view.") { (style: AnyUIViewStyle, view: Value) in
                    try style.apply(to: view)
                    return Value.void
                },
            ])
    ]
}
