// Modifiers/Motion.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Squeezed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(configuration.isPressed ? Color.red : .secondary, in: Capsule())
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

fileprivate struct Lamp: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Button("Switch") { withAnimation(.spring()) { isOn.toggle() } }
            if isOn { Text("light").transition(.opacity.combined(with: .scale(scale: 0.5))) }
        }
        .buttonStyle(Squeezed())
    }
}

fileprivate struct Faded: ViewModifier {
    var opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
}

fileprivate let steps = withAnimation(.easeInOut(duration: 0.3).repeatCount(2)) { 3 }

struct ModifiersMotionSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Lamp() }
        try stage.press("Switch")
        try stage.release("Switch")
        _ = steps
        try stage.value(steps, canChange: false)
        try stage.value(Animation.snappy(duration: 0.2).delay(1), canChange: false)
        try stage.show {
            Text("here").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
        }
        try stage.show {
            Text("here").transition(.offset(x: 8).combined(with: .scale(scale: 0.5, anchor: .top)))
        }
        try stage.value(Animation.interpolatingSpring(stiffness: 170, damping: 15), canChange: false)
        try stage.value(Animation.timingCurve(0.2, 0.8, 0.2, 1), canChange: false)
        try stage.show { Text("a").animation(.easeIn) { $0.padding(.leading, 32) } }
        // > Text("a").phaseAnimator([1, 2]) { view, phase in view }
        // error: 'phaseAnimator' is not supported in Atelier; leave it out
    }
}
