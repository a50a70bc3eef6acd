// UIKit/StylesOfAClass.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

nonisolated(unsafe) fileprivate let seat = UILabel()
nonisolated(unsafe) fileprivate let card = UIViewStyle<UIView> { view in
    view.backgroundColor = .systemYellow
    view.layer.borderWidth = 1
    view.layer.cornerRadius = 8
}
nonisolated(unsafe) fileprivate let caption = UIViewStyle<UILabel> { $0.font = .boldSystemFont(ofSize: 12) }
nonisolated(unsafe) fileprivate let function: (UILabel) -> Void = card.styling
nonisolated(unsafe) fileprivate let pass: UIViewStyle<UILabel> = .compose(caption, UIViewStyle(card.styling))
nonisolated(unsafe) fileprivate let row = UILabel()

struct UIKitStylesOfAClassSession: StagedSession {
    static func run(on stage: Stage) throws {
        seat.text = "14 C"
        try stage.refresh()
        caption.apply(to: seat)
        try stage.refresh()
        card.apply(to: seat)
        try stage.refresh()
        try stage.show { seat }
        // > let both: UIViewStyle<UILabel> = .compose(caption, card)
        // error: cannot convert value of type 'UIViewStyle<UIView>' to expected argument type 'UIViewStyle<UILabel>'
        // > let asLabelStyle: UIViewStyle<UILabel> = card
        // error: cannot convert value of type 'UIViewStyle<UIView>' to specified type 'UIViewStyle<UILabel>'
        _ = function
        _ = pass
        row.text = "Row 14"
        try stage.refresh()
        pass.apply(to: row)
        try stage.refresh()
        try stage.show { row }
        // > caption.apply(to: UIView())
        // error: cannot convert value of type 'UIView' to expected argument type 'UILabel'
        // > let wrong: (UIView) -> Void = caption.styling
        // error: cannot convert value of type '(UILabel) -> ()' to specified type '(UIView) -> ()'
        // > UIViewStyle<Int> { _ in }
        // error: 'UIViewStyle' requires that 'Int' inherit from 'UIView'
        // > UIViewStyle<UIView> { $0.text = "14" }
        // error: value of type 'UIView' has no member 'text'
        // > UIViewStyle<UILabel> { $0.textColour = .red }
        // error: value of type 'UILabel' has no member 'textColour'; did you mean 'textColor'?
        // > UIViewStyle<UILabel> { $0.textColor = .lightgray }
        // error: type 'UIColor' has no member 'lightgray'; did you mean 'lightGray'?
        // > UIViewStyle<UILabel> { $0.font = 12 }
        // error: cannot assign value of type 'Int' to type 'UIFont?'
    }
}
