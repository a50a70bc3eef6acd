// UIKit/Looks.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

nonisolated(unsafe) fileprivate let box = UIView()
nonisolated(unsafe) fileprivate let name = UILabel()
nonisolated(unsafe) fileprivate let send = UIButton(type: .system)

struct UIKitLooksSession: StagedSession {
    static func run(on stage: Stage) throws {
        name.text = "Kim"
        try stage.refresh()
        send.setTitle("Send", for: .normal)
        try stage.refresh()
        box.addSubview(name)
        try stage.refresh()
        box.addSubview(send)
        try stage.refresh()
        try stage.show { box }
        try stage.printTree()
        box.layer.borderWidth = 1
        try stage.refresh()
        box.layer.cornerRadius = 8
        try stage.refresh()
        box.layer.borderColor = UIColor.systemBlue.cgColor
        try stage.refresh()
        name.font = .preferredFont(forTextStyle: .headline)
        try stage.refresh()
        name.isHidden = true
        try stage.refresh()
        send.isEnabled = false
        try stage.refresh()
        send.setTitle("Sending", for: .disabled)
        try stage.refresh()
        box.alpha = 0.5
        try stage.refresh()
        try stage.show {
            HStack {
                box
                Text("two kinds")
            }
        }
        send.isEnabled = true
        try stage.refresh()
        box.tintColor = .systemOrange
        try stage.refresh()
        name.removeFromSuperview()
        try stage.refresh()
        try stage.show { box }
        name.text = "a name that is too long for its place"
        try stage.refresh()
        name.isHidden = false
        try stage.refresh()
        try stage.show { name }
        try stage.modify { $0.frame(width: 96) }
        name.numberOfLines = 0
        try stage.refresh()
        name.textAlignment = .right
        try stage.refresh()
        try stage.value(UIFont(name: "AvenirNext-DemiBold", size: 12), canChange: false)
        try stage.value(UIFont(name: "NoSuchFont", size: 12), canChange: false)
    }
}
