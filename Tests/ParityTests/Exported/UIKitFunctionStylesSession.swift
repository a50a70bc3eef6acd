// UIKit/FunctionStyles.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

nonisolated(unsafe) fileprivate let gate = UILabel()
nonisolated(unsafe) fileprivate let small = UIViewStyle<UILabel> { label in
    label.font = label.font.withSize(11)
}
nonisolated(unsafe) fileprivate let alert = UIViewStyle<UILabel> { label in
    label.textColor = .systemRed
}
nonisolated(unsafe) fileprivate let huge = UIViewStyle<UILabel> { $0.font = $0.font.withSize(40) }
nonisolated(unsafe) fileprivate let delayed: UIViewStyle<UILabel> = .compose(small, alert, huge)
nonisolated(unsafe) fileprivate let quiet: (UILabel) -> Void = { label in
    small.styling(label)
    label.textColor = .lightGray
}
nonisolated(unsafe) fileprivate let broken = UIViewStyle<UILabel> { label in
    label.text = "lost"
    print([Int]()[0])
}

struct UIKitFunctionStylesSession: StagedSession {
    static func run(on stage: Stage) throws {
        gate.text = "Gate B 14"
        try stage.refresh()
        try stage.show { gate }
        small.apply(to: gate)
        try stage.refresh()
        try stage.value(gate.font.pointSize, canChange: false)
        _ = delayed
        try stage.value(gate.textColor, canChange: false)
        delayed.apply(to: gate)
        try stage.refresh()
        UIViewStyle.compose(huge, small).apply(to: gate)
        try stage.refresh()
        _ = quiet
        quiet(gate)
        try stage.refresh()
        UIViewStyle<UILabel>.compose().apply(to: gate)
        try stage.refresh()
        try stage.value(gate.textColor, canChange: false)
        try stage.show { gate }
        // > broken.apply(to: gate)
        // error: index 0 is out of range: the collection is empty
        try stage.value(gate.text, canChange: false)
    }
}
