// UIKit/OwnStyleType.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Look<Target: UIView> {
    let change: (Target) -> Void
    static func joining(_ looks: Look<Target>...) -> Look<Target> {
        Look { target in
            for look in looks { look.change(target) }
        }
    }
    func apply(to target: Target) { change(target) }
}

fileprivate typealias UIViewStyle<Target: UIView> = (Target) -> Void

fileprivate let bold = Look<UIButton> { $0.titleLabel?.font = .boldSystemFont(ofSize: 17) }
fileprivate let red = Look<UIButton> { $0.setTitleColor(.red, for: .normal) }
fileprivate let loud: Look<UIButton> = .joining(bold, red)
nonisolated(unsafe) fileprivate let book = UIButton()
nonisolated(unsafe) fileprivate let faint: UIViewStyle<UIView> = { $0.alpha = 0.5 }
nonisolated(unsafe) fileprivate let faintButton: UIViewStyle<UIButton> = faint

struct UIKitOwnStyleTypeSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = bold
        _ = red
        // > let loud: Look<UIButton> = .joining(bold, red)
        // error: instance member 'joining' cannot be used on type 'Look<UIButton>'; did you mean to use a value of this type instead, as in 'Look<UIButton>(…).joining'?
        _ = loud
        book.setTitle("Book", for: .normal)
        try stage.refresh()
        try stage.show { book }
        loud.apply(to: book)
        try stage.refresh()
        _ = faint
        _ = faintButton
        faintButton(book)
        try stage.refresh()
    }
}
